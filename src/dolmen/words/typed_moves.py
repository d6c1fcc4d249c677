"""What a person typed, read as a move: by its name, by the words of the list, or by a part."""

import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Any, Final, NamedTuple

from dolmen.core.game import OK, Game
from dolmen.core.message import Why
from dolmen.words import Words

SUGGESTIONS: Final = 3
LIKENESS: Final = 0.5


class Meant(NamedTuple):
    """Exactly one legal move."""

    move: int


class Several(NamedTuple):
    """More than one legal move: the person must go on."""

    moves: list[int]


class Refused(NamedTuple):
    """A move, or moves, that the rules refuse."""

    why: Why


class Unknown(NamedTuple):
    """No move at all, and the legal moves that look most like it."""

    near: list[int]


Reading = Meant | Several | Refused | Unknown


def fold(text: str) -> str:
    """Text without case, accents, punctuation and odd spaces."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    letters = (c for c in plain if unicodedata.category(c) not in ("Mn", "Cf"))
    return " ".join("".join(c if c.isalnum() else " " for c in letters).split())


def fits(typed: str, phrase: str) -> bool:
    """Whether every typed word begins a word of the phrase, in the same order."""
    rest = iter(phrase.split())
    return all(any(word.startswith(part) for word in rest) for part in typed.split())


class Reader:
    """Reads moves of one game in one language."""

    def __init__(self, game: Game[Any], words: Words, names: Sequence[str]) -> None:
        self.game = game
        self.words = words
        self.names = names
        self._phrases: dict[int, tuple[str, str]] = {}

    def phrases(self, move: int) -> tuple[str, str]:
        """A move as it may be typed: by its name, and in the words of the list."""
        if move not in self._phrases:
            said = self.words.say(self.game.describe(move), self.names)
            self._phrases[move] = (fold(self.game.moves.name(move)), fold(said))
        return self._phrases[move]

    def fitting(self, text: str, moves: Iterable[int]) -> list[int]:
        """Those of the moves that the text may stand for."""
        typed = fold(text)
        return [move for move in moves if any(fits(typed, p) for p in self.phrases(move))]

    def read(self, text: str, state: Any) -> Reading:
        """The move that is meant, or why there is none."""
        typed = fold(text)
        legal = [int(move) for move in self.game.legal(state)]
        everything = range(self.game.moves.count)
        found = (
            self._exact(typed, legal)
            or self._exact(typed, everything)
            or self._only_beginning(typed, legal)
            or self.fitting(typed, legal)
            or self.fitting(typed, everything)
        )
        if not typed or not found:
            return Unknown(self._near(typed, legal))
        return self._judge(found, state)

    def _exact(self, typed: str, moves: Iterable[int]) -> list[int]:
        return [move for move in moves if typed in self.phrases(move)]

    def _only_beginning(self, typed: str, moves: Iterable[int]) -> list[int]:
        """The move that begins so, if there is only one."""
        found = [move for move in moves if any(p.startswith(typed) for p in self.phrases(move))]
        return found if len(found) == 1 else []

    def _judge(self, found: list[int], state: Any) -> Reading:
        """The found moves are all legal or all not; of many reasons the most common counts."""
        reasons = Counter(int(self.game.reason(state, move)) for move in found)
        if OK in reasons:
            return Meant(found[0]) if len(found) == 1 else Several(found)
        return Refused(self.game.reasons[reasons.most_common(1)[0][0]])

    def _near(self, typed: str, moves: Sequence[int]) -> list[int]:
        phrases = {phrase: move for move in moves for phrase in self.phrases(move)}
        near = get_close_matches(typed, phrases, 2 * SUGGESTIONS, LIKENESS)
        return list(dict.fromkeys(phrases[phrase] for phrase in near))[:SUGGESTIONS]
