"""One game of an arena, played and told."""

from typing import Any

from dolmen.arena.plan import Plan
from dolmen.bots.seated import Played, Seated
from dolmen.core.log import Log
from dolmen.games import open_game


def play(plan: Plan, number: int) -> Played:
    """Plays a game. A bot is shown a world that its seat cannot rule out, never the position."""
    game = plan.game
    block, _, names = plan.seating(number)
    seeds = [plan.thoughts(number, seat) for seat in range(game.seats)]
    table = Seated(game, names, seeds, plan.dice(block), plan.budget)
    return table.play_on(number, game.start(), [], {})


def record(plan: Plan, played: Played) -> Log[Any]:
    """A game of an arena as a record: every move is checked, and its dice can be verified."""
    game = plan.game
    log: Log[Any] = Log(open_game(game.title, game.seats, **game.options), played.bots, played.bots)
    dice = plan.dice(plan.seating(played.number).block)
    log.commit(dice.seed, [None] * game.seats)
    for move in played.moves:
        log.play(game.moves.parse(move))
    return log
