"""What would have come of it: a game is taken up at some move, and played to its end many times.

fork = Fork(game, log.moves[:40], bots=("expert", "expert"), games=1000, tries=("hut 12", "hut 13"))
for game in played(fork): ...

Every try, which is a move to go on with, meets the same dice and the same bots in game 1, in game 2
and so on: what differs between two tries is the move."""

import json
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final, NamedTuple

from dolmen.arena.book import Lines
from dolmen.arena.hands import beside
from dolmen.arena.plan import WORD_BYTES, build_of
from dolmen.arena.play import Played, Seated
from dolmen.bots import Budget, seat_bot
from dolmen.bots.figures import Interval, mean_of, share_of
from dolmen.core.course import check_move
from dolmen.core.fair import SEED_BYTES, Dice, coming, seed_of
from dolmen.core.game import CHANCE, OVER, Game
from dolmen.core.message import Refusal

FORMAT: Final = "dolmen-fork/1"
# A try that names no move: the bots go on as they like.
AS_THEY_LIKE: Final = ""


class Fork(NamedTuple):
    """A game up to some move, who plays on, how often, and the moves to try; the dice of a fork
    follow from its seed and the number of the game."""

    game: Game[Any]
    moves: tuple[int, ...]
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    tries: tuple[str, ...] = (AS_THEY_LIKE,)
    budget: Budget | None = None

    def start(self) -> tuple[Any, dict[str, int]]:
        """The position that is taken up, and how often each pile was drawn from before it."""
        game, s = self.game, self.game.start()
        drawn: dict[str, int] = {}
        for number, move in enumerate(self.moves, start=1):
            if game.actor(s) == CHANCE:
                chance = coming(game, s, number, drawn)
                drawn[chance.pile] = chance.ordinal
            check_move(game, s, move)
            game.apply(s, move)
        return s, drawn

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

    def questions(self) -> Iterator[tuple[int, int]]:
        """Every game of every try, by turns: what is known so far compares them fairly."""
        for number in range(1, self.games + 1):
            for place in range(len(self.tries)):
                yield place, number

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
        # As they are read again: a list is what a tuple becomes.
        found: dict[str, object] = json.loads(json.dumps(terms))
        return found


class Outcome(NamedTuple):
    """One game of a fork: which try, which number, and what came of it."""

    tried: int
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


def play(fork: Fork, question: tuple[int, int]) -> Outcome:
    """Plays one game of a fork to its end."""
    place, number = question
    game = fork.game
    s, drawn = fork.start()
    moves = [game.moves.name(move) for move in fork.moves]
    tried = fork.tries[place]
    if tried != AS_THEY_LIKE:
        game.apply(s, game.moves.parse(tried))
        moves.append(tried)
    seeds = [_thoughts(fork, number, seat) for seat in range(game.seats)]
    dice = Dice(seed_of(fork.seed, number), [None] * game.seats)
    found: Played = Seated(game, fork.bots, seeds, dice, fork.budget).play_on(
        number, s, moves, drawn
    )
    after = found.moves[len(fork.moves) :]
    return Outcome(place, number, found.scores, tuple(found.parts()), after)


def _thoughts(fork: Fork, number: int, seat: int) -> tuple[int, int]:
    """Seeds of a seat in one game: of its bot, and of the worlds that the bot is shown."""
    drawn = seed_of(fork.seed, number, seat, SEED_BYTES)
    return int.from_bytes(drawn[:WORD_BYTES]), int.from_bytes(drawn[-WORD_BYTES:])


def played(
    fork: Fork, jobs: int = 1, known: Iterable[tuple[int, int]] = ()
) -> Generator[Outcome, None, None]:
    """The games of a fork as they end, but for those that are known."""
    fork.check()
    had = set(known)
    questions = (question for question in fork.questions() if question not in had)
    if jobs == 1:
        for question in questions:
            yield play(fork, question)
        return
    with closing(beside(play, fork, questions, jobs)) as outcomes:
        yield from outcomes


def rows(fork: Fork, outcomes: Sequence[Outcome]) -> list[SeatRow]:
    """What the games come to, seat by seat for each try."""
    found: list[SeatRow] = []
    for place, tried in enumerate(fork.tries):
        mine = sorted((one for one in outcomes if one.tried == place), key=lambda one: one.number)
        for seat, bot in enumerate(fork.bots):
            share = share_of([one.parts[seat] for one in mine])
            points = mean_of([one.scores[seat] for one in mine])
            found.append(SeatRow(tried, seat, bot, len(mine), share, points))
    return found


class ForkBook(Lines):
    """The games of a fork in a file, a JSON line each: what was played is not played again."""

    def __init__(self, path: Path, fork: Fork) -> None:
        self.outcomes: dict[tuple[int, int], Outcome] = {}
        super().__init__(path, FORMAT, "fork", fork.terms())

    def take(self, value: Mapping[str, Any]) -> bool:
        """A game; the closing line goes, since there will be another."""
        if "game" not in value:
            return False
        outcome = Outcome(
            int(value["try"]),
            int(value["game"]),
            tuple(value["scores"]),
            tuple(value["parts"]),
            tuple(value["moves"]),
        )
        self.outcomes[outcome.tried, outcome.number] = outcome
        return True

    def add(self, outcome: Outcome) -> None:
        """Writes a game down."""
        tried, number, scores, parts, moves = outcome
        line = {"scores": list(scores), "parts": list(parts), "moves": list(moves)}
        self.write({"game": number, "try": tried, **line})
        self.outcomes[tried, number] = outcome
