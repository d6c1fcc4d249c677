"""What would have come of it: a game is taken up at some move, and played to its end many times.

fork = Fork(game, log.moves[:40], bots=("expert", "expert"), games=1000, tries=(MOVE, ANOTHER))
for game in played(fork): ...

Every try, which is a move to go on with, meets the same dice and the same bots in game 1, in game 2
and so on: what differs between two tries is the move."""

from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from dolmen.arena.hands import ALONE, Way
from dolmen.arena.plan import as_read, build_of, thoughts
from dolmen.arena.study import Asked, StudyBook, by_turns, results
from dolmen.bots import Budget, seat_bot
from dolmen.bots.figures import Interval, mean_of, share_of
from dolmen.bots.seated import Played, Seated
from dolmen.core.course import check_move, walk
from dolmen.core.fair import Dice, seed_of
from dolmen.core.game import CHANCE, OVER, Game
from dolmen.core.message import Refusal

FORMAT: Final = "dolmen-fork/1"
# A try that names no move: the bots go on as they like.
AS_THEY_LIKE: Final = ""


class Fork(NamedTuple):
    """A game up to some move, who plays on, how often, and the moves to try; the dice of a fork
    follow from its seed and the number of the game, unless they are given."""

    game: Game[Any]
    moves: tuple[int, ...]
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    tries: tuple[str, ...] = (AS_THEY_LIKE,)
    budget: Budget | None = None
    # The dice of the record, which every game meets then; what differs are the bots' thoughts.
    dice: Dice | None = None

    def start(self) -> tuple[Any, dict[str, int]]:
        """The position that is taken up, and how often each pile was drawn from before it."""
        course = walk(self.game, self.moves)
        return course.state.clone(), course.drawn

    def check(self) -> None:
        """Refuses what cannot be played on."""
        game = self.game
        s, _ = self.start()
        if game.actor(s) == OVER:
            raise Refusal("fork-over", at=len(self.moves))
        if len(self.bots) != game.seats:
            raise Refusal("fork-bots", count=len(self.bots), seats=game.seats)
        for seat, bot in enumerate(self.bots):
            seat_bot(bot, game, 0, seat, self.budget)
        for tried in self.tries:
            if tried != AS_THEY_LIKE:
                if game.actor(s) == CHANCE:
                    raise Refusal("fork-chance", at=len(self.moves))
                check_move(game, s, game.moves.parse(tried))

    def questions(self) -> Iterator[Asked]:
        """Every game of every try."""
        return by_turns(len(self.tries), self.games)

    def terms(self) -> dict[str, object]:
        """All that two halves of one fork must agree about."""
        game, budget = self.game, self.budget
        terms = {
            "title": game.title,
            "version": game.version,
            "seats": game.seats,
            "options": game.stated_options(),
            "moves": [game.moves.name(move) for move in self.moves],
            "bots": list(self.bots),
            "seed": self.seed,
            "tries": list(self.tries),
            "budget": None if budget is None else list(budget),
            "build": build_of(game.title),
        }
        if self.dice is not None:
            terms["dice"] = [self.dice.seed.hex(), self.dice.nonces]
        return as_read(terms)


class Outcome(NamedTuple):
    """One game of a fork: which try, which number, and what came of it."""

    place: int
    number: int
    scores: tuple[int, ...]
    parts: tuple[float, ...]
    moves: tuple[str, ...]


class SeatRow(NamedTuple):
    """A seat after one of the tries: its share of the wins, and its points."""

    tried: str
    seat: int
    bot: str
    games: int
    share: Interval
    points: Interval


def play(fork: Fork, question: Asked) -> Outcome:
    """Plays one game of a fork to its end."""
    place, number = question
    game = fork.game
    s, drawn = fork.start()
    moves = [game.moves.name(move) for move in fork.moves]
    tried = fork.tries[place]
    if tried != AS_THEY_LIKE:
        game.apply(s, game.moves.parse(tried))
        moves.append(tried)
    seeds = [thoughts(fork.seed, number, seat) for seat in range(game.seats)]
    dice = fork.dice or Dice(seed_of(fork.seed, number), [None] * game.seats)
    found: Played = Seated(game, fork.bots, seeds, dice, fork.budget).play_on(
        number, s, moves, drawn
    )
    after = found.moves[len(fork.moves) :]
    return Outcome(place, number, found.scores, tuple(found.parts()), after)


def played(
    fork: Fork, way: Way = ALONE, known: Iterable[Asked] = ()
) -> Generator[Outcome, None, None]:
    """The games of a fork as they end, but for those that are known."""
    fork.check()
    yield from results(play, fork, way, known)


def rows(fork: Fork, outcomes: Sequence[Outcome]) -> list[SeatRow]:
    """What the games come to, seat by seat for each try."""
    found: list[SeatRow] = []
    for place, tried in enumerate(fork.tries):
        mine = sorted((one for one in outcomes if one.place == place), key=lambda one: one.number)
        for seat, bot in enumerate(fork.bots):
            share = share_of([one.parts[seat] for one in mine])
            points = mean_of([one.scores[seat] for one in mine])
            found.append(SeatRow(tried, seat, bot, len(mine), share, points))
    return found


class ForkBook(StudyBook[Outcome]):
    """The games of a fork in a file."""

    def __init__(self, path: Path, fork: Fork) -> None:
        super().__init__(path, FORMAT, "fork", fork.terms())

    def read_game(self, value: Mapping[str, Any]) -> Outcome:
        """The game that a line tells."""
        return Outcome(
            int(value["try"]),
            int(value["game"]),
            tuple(value["scores"]),
            tuple(value["parts"]),
            tuple(value["moves"]),
        )

    def as_line(self, game: Outcome) -> dict[str, object]:
        """What a line says of a game."""
        place, number, scores, parts, moves = game
        line = {"scores": list(scores), "parts": list(parts), "moves": list(moves)}
        return {"game": number, "try": place, **line}
