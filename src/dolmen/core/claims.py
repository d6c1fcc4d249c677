"""What the effects of moves claim, held to what the moves do: a part of `conform`, which hands in
how it demands something."""

from collections.abc import Callable, Sequence
from typing import Final

from dolmen.core.effect import CHANGE, KINDS, LACKS, LEFT, Effect, summed
from dolmen.core.game import Game, S
from dolmen.core.message import Message
from dolmen.core.rng import Rng

# How many moves of a position are asked for their effects.
MOST: Final = 6

Demand = Callable[..., None]
# What every seat holds.
Held = list[dict[str, int]]


def check_effects(game: Game[S], s: S, number: int, demand: Demand) -> None:
    """What a move is said to cost and bring is what playing it does. The number of the position
    chooses the moves that are looked at."""
    actor = game.actor(s)
    if actor < 0:
        return
    for move in some(range(game.moves.count), number):
        effects = game.effects(s, move)
        known = all(one.kind in KINDS and isinstance(one.words, Message) for one in effects)
        demand(known, "an effect has a kind and words", game.moves.name(move), effects)
    before = [game.holdings(s, seat) for seat in range(game.seats)]
    for move in some(game.legal(s), number):
        after = s.clone()
        game.apply(after, move)
        held = [game.holdings(after, seat) for seat in range(game.seats)]
        _check_price(game.moves.name(move), game.effects(s, move), actor, before, held, demand)


def _check_price(
    move: str, effects: list[Effect], actor: int, before: Held, after: Held, demand: Demand
) -> None:
    """The effects of a legal move against what the seats hold before and after it: every claim is
    true, and nothing that the actor gains or loses goes unsaid."""
    lacks = any(effect.kind == LACKS for effect in effects)
    demand(not lacks, "a legal move lacks nothing", move, effects)

    def seat_of(effect: Effect) -> int:
        return actor if effect.seat is None else effect.seat

    changes = [one for one in effects if one.kind == CHANGE]
    said = summed((seat_of(one), one.what, one.amount) for one in changes)
    told = {(seat_of(one), one.what) for one in changes}
    told |= {(actor, what) for what in before[actor]}
    done = summed(
        (seat, what, after[seat].get(what, 0) - before[seat].get(what, 0)) for seat, what in told
    )
    demand(said == done, "effects are what the move does", move, said, done)
    for one in effects:
        if one.kind == LEFT:
            left = after[seat_of(one)].get(one.what)
            demand(one.amount == left, "what is left is left", move, one, left)


def check_secrecy(game: Game[S], s: S, world: S, number: int, demand: Demand) -> None:
    """The actor is told the same of its moves in every world that it cannot rule out."""
    for move in (*some(game.legal(s), number), *some(range(game.moves.count), number)):
        alike = game.effects(s, move) == game.effects(world, move)
        demand(alike, "effects look at no secret", game.moves.name(move))


def some(moves: Sequence[int], number: int) -> list[int]:
    """A few of many moves, others in each position."""
    if len(moves) <= MOST:
        return list(moves)
    rng = Rng(29, number)
    return [moves[rng.below(len(moves))] for _ in range(MOST)]
