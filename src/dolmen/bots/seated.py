"""Bots at a table with dice: a game played to its end from wherever it stands, and what came of
it. Arenas, forks and sequels play on so."""

from collections.abc import Callable, Sequence
from time import thread_time
from typing import Any, Final, NamedTuple

from dolmen.bots import seat_bot
from dolmen.bots.budget import Budget
from dolmen.core.fair import Dice
from dolmen.core.game import CHANCE, OK, OVER, Game
from dolmen.core.message import Refusal
from dolmen.core.rng import Rng

PLACES: Final = 6  # a microsecond


class Played(NamedTuple):
    """A game that is over: who sat where, what came of it, every move by name, and for each seat
    how often it decided, how long it thought in all, and how long at most, in seconds of CPU."""

    number: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    moves: tuple[str, ...]
    choices: tuple[int, ...]
    seconds: tuple[float, ...]
    longest: tuple[float, ...]

    def parts(self) -> list[float]:
        """What each seat has of the win: a shared one counts in parts."""
        winners = self.ranks.count(1)
        return [1 / winners if rank == 1 else 0.0 for rank in self.ranks]


class Seated:
    """A table with bots and dice: it plays a game to its end from wherever it stands."""

    def __init__(
        self,
        game: Game[Any],
        names: Sequence[str],
        seeds: Sequence[tuple[int, int]],
        dice: Dice,
        budget: Budget | None,
    ) -> None:
        seats = range(game.seats)
        self.game = game
        self.names = tuple(names)
        self.dice = dice
        self.bots = [seat_bot(names[seat], game, seeds[seat][0], seat, budget) for seat in seats]
        self.worlds = [Rng(seeds[seat][1], seat) for seat in seats]

    def play_on(
        self,
        number: int,
        s: Any,
        moves: list[str],
        drawn: dict[str, int],
        tell: Callable[[int], object] = lambda count: None,
    ) -> Played:
        """Plays on after these moves, which drew so often from each pile; tells how many there are
        after each."""
        game = self.game
        choices = [0] * game.seats
        seconds, longest = [0.0] * game.seats, [0.0] * game.seats
        while (actor := int(game.actor(s))) != OVER:
            if actor == CHANCE:
                move = self.dice.roll(game, s, len(moves) + 1, drawn)
            else:
                world = game.determinize(s, actor, self.worlds[actor])
                begun = thread_time()
                move = self.bots[actor].choose(world)
                spent = thread_time() - begun
                choices[actor] += 1
                seconds[actor] += spent
                longest[actor] = max(longest[actor], spent)
                if game.reason(s, move) != OK:
                    bot = self.names[actor]
                    raise Refusal("arena-illegal", bot=bot, game=number, move=str(move))
            moves.append(game.moves.name(move))
            game.apply(s, move)
            tell(len(moves))
        return Played(
            number,
            self.names,
            tuple(game.scores(s)),
            tuple(game.ranks(s)),
            tuple(moves),
            tuple(choices),
            tuple(round(spent, PLACES) for spent in seconds),
            tuple(round(spent, PLACES) for spent in longest),
        )
