"""Some things side by side, each played so many times: what a fork and a study of balance share.

What is asked is one game of one of these things, by the place of the thing and the number of the
game. What was played is kept in a file, and not played again."""

from abc import abstractmethod
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from dolmen.arena.book import Lines
from dolmen.arena.hands import Way

Asked = tuple[int, int]


class Study(Protocol):
    """Something that is learnt by playing."""

    def questions(self) -> Iterator[Asked]:
        """Every game of everything that is compared."""


class Result(Protocol):
    """What came of one game."""

    @property
    def place(self) -> int:
        """Which of the things that are compared."""

    @property
    def number(self) -> int:
        """Which of its games."""


S = TypeVar("S", bound=Study)
R = TypeVar("R", bound=Result)


def by_turns(places: int, games: int) -> Iterator[Asked]:
    """Game 1 of everything, then game 2: what is known so far compares them fairly."""
    for number in range(1, games + 1):
        for place in range(places):
            yield place, number


def results(
    play: Callable[[S, Asked], R], study: S, way: Way, known: Iterable[Asked]
) -> Generator[R, None, None]:
    """The games of a study as they end, but for those that are known."""
    had = set(known)
    questions = (question for question in study.questions() if question not in had)
    with closing(way(play, study, questions)) as found:
        yield from found


class StudyBook(Lines, Generic[R]):
    """The games of a study in a file, a JSON line each."""

    def __init__(self, path: Path, form: str, kind: str, terms: Mapping[str, object]) -> None:
        self.games: dict[Asked, R] = {}
        super().__init__(path, form, kind, terms)

    @abstractmethod
    def read_game(self, value: Mapping[str, Any]) -> R:
        """The game that a line tells."""

    @abstractmethod
    def as_line(self, game: R) -> Mapping[str, object]:
        """What a line says of a game."""

    def take(self, value: Mapping[str, Any]) -> bool:
        """A game; the closing line goes, since there will be another."""
        if "game" not in value:
            return False
        game = self.read_game(value)
        self.games[game.place, game.number] = game
        return True

    def add(self, game: R) -> None:
        """Writes a game down."""
        self.write(self.as_line(game))
        self.games[game.place, game.number] = game
