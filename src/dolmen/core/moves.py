"""The move table: every move of a title as a small number, and its name and back."""

from collections.abc import Iterable
from itertools import product

from dolmen.core.message import Refusal
from dolmen.core.native import i64

Words = tuple[str, ...]


class Kind:
    """One kind of move: its arguments, how it is spelled, and the element it lights up.

    `name` and `target` are templates: {0}, {1} … stand for the arguments in words, {n0}, {n1} … for
    the same as numbers, {seat} for the seat that moves."""

    def __init__(self, code: str, name: str, *args: Words, target: str) -> None:
        self.code = code
        self.template = name
        self.args = args
        self.target = target
        self.first = 0
        self.count = 1
        for words in args:
            self.count *= len(words)

    def __repr__(self) -> str:
        return f"Kind({self.code!r}, {self.first}..{self.first + self.count - 1})"


class MoveTable:
    """All moves of a title, numbered kind after kind, the last argument running fastest."""

    def __init__(self, kinds: Iterable[Kind]) -> None:
        self.kinds: dict[str, Kind] = {}
        self._kind_of: list[Kind] = []
        self._args_of: list[tuple[int, ...]] = []
        self._names: list[str] = []
        for kind in kinds:
            kind.first = len(self._names)
            self.kinds[kind.code] = kind
            for args in product(*(range(len(words)) for words in kind.args)):
                words = [kind.args[i][arg] for i, arg in enumerate(args)]
                self._kind_of.append(kind)
                self._args_of.append(args)
                self._names.append(kind.template.format(*words))
        self.count = len(self._names)
        self._numbers = {name: move for move, name in enumerate(self._names)}
        if len(self._numbers) != self.count:
            raise ValueError(f"two moves share a name among {self._names}")

    def encode(self, kind: str, *args: int) -> i64:
        """The number of a move."""
        found = self.kinds[kind]
        if len(args) != len(found.args):
            raise ValueError(f"expected {len(found.args)} arguments of {kind!r}, got {args}")
        offset = 0
        for arg, words in zip(args, found.args, strict=True):
            if not 0 <= arg < len(words):
                raise ValueError(f"expected 0 to {len(words) - 1} in {kind!r}, got {arg}")
            offset = offset * len(words) + arg
        return found.first + offset

    def decode(self, move: i64) -> tuple[Kind, tuple[int, ...]]:
        """A move as its kind and arguments."""
        self._check(move)
        return self._kind_of[move], self._args_of[move]

    def name(self, move: i64) -> str:
        """A move as text: unique, ASCII, the same in every language."""
        self._check(move)
        return self._names[move]

    def parse(self, text: str) -> i64:
        """The move with that name; letter case and extra spaces do not matter."""
        plain = " ".join(text.split())
        move = self._numbers.get(plain)
        if move is None:
            folded = plain.casefold()
            for name, number in self._numbers.items():
                if name.casefold() == folded:
                    return number
            raise Refusal("move-unknown", text=plain)
        return move

    def target(self, move: i64, seat: i64) -> str:
        """The element that a client lights up for this move of that seat."""
        kind, args = self.decode(move)
        words = [kind.args[i][arg] for i, arg in enumerate(args)]
        numbers = {f"n{i}": arg for i, arg in enumerate(args)}
        return kind.target.format(*words, seat=seat, **numbers)

    def _check(self, move: i64) -> None:
        if not 0 <= move < self.count:
            raise IndexError(f"expected a move from 0 to {self.count - 1}, got {move}")
