"""A policy that was learnt: a small network over the numbers of an observation, from a file that a
title brings (`ppo.policy`), and the bot that plays it. `examples/ppo/ppo.py` makes such files.

Neither NumPy nor PyTorch is needed: an observation touches some hundred rows of the first layer, and
of the last only those of legal moves, which plain Python adds up in a few thousandths of a second."""

import json
import sys
from array import array
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import log1p
from operator import mul
from typing import Any, Final, NamedTuple

from dolmen.core.description import Observation
from dolmen.core.game import NO_MOVE, Game
from dolmen.core.message import Refusal
from dolmen.games import TITLES

FORMAT: Final = "dolmen-policy/1"
FILE: Final = "ppo.policy"
# A slice of names is spread into a column a name if that makes no more columns than this.
MOST_COLUMNS: Final = 1024
# Weights are whole numbers of a byte, times the scale of their row.
MOST: Final = 127

Rows = list[list[float]]


class Columns(NamedTuple):
    """How an observation is spread: numbers that are names (`hot`) have a column for each value, at
    the value and `shift`; the others (`numbers`) have their `places`."""

    width: int
    hot: list[int]
    shift: list[int]
    numbers: list[int]
    places: list[int]


def columns(layout: Observation) -> Columns:
    """The columns of an observation, slice by slice."""
    found = Columns(0, [], [], [], [])
    width = 0
    for one in layout.slices:
        values = one.high - one.low + 1
        named = one.category and values * (one.stop - one.start) <= MOST_COLUMNS
        for at in range(one.start, one.stop):
            if named:
                found.hot.append(at)
                found.shift.append(width - one.low)
                width += values
            else:
                found.numbers.append(at)
                found.places.append(width)
                width += 1
    return found._replace(width=width)


class Layer(NamedTuple):
    """Rows of weights, and what is added."""

    rows: Rows
    bias: list[float]


class Policy(NamedTuple):
    """For which table it was learnt, how it was made, and its three layers: a row an input, a row a
    hidden number, a row a move."""

    title: str
    version: int
    seats: int
    made: str
    first: Layer
    second: Layer
    last: Layer

    def fits(self, game: Game[Any]) -> bool:
        """Whether it was learnt for that table and these rules."""
        inputs = columns(game.observation).width + game.moves.count
        return (
            (self.title, self.version, self.seats) == (game.title, game.version, game.seats)
            and len(self.first.rows) == inputs
            and len(self.last.rows) == game.moves.count
        )

    def weigh(self, game: Game[Any], seen: Sequence[int], legal: Sequence[int]) -> list[float]:
        """How much it likes each legal move: logits."""
        spread = columns_of(game)
        rows, hidden = self.first.rows, self.first.bias
        for at, shift in zip(spread.hot, spread.shift, strict=True):
            hidden = [one + more for one, more in zip(hidden, rows[seen[at] + shift], strict=True)]
        for at, place in zip(spread.numbers, spread.places, strict=True):
            if number := seen[at]:
                size = log1p(number) if number > 0 else -log1p(-number)
                hidden = [one + size * more for one, more in zip(hidden, rows[place], strict=True)]
        for move in legal:
            row = rows[spread.width + move]
            hidden = [one + more for one, more in zip(hidden, row, strict=True)]
        active = [max(0.0, one) for one in hidden]
        second = zip(self.second.rows, self.second.bias, strict=True)
        active = [max(0.0, sum(map(mul, row, active), bias)) for row, bias in second]
        return [sum(map(mul, self.last.rows[move], active), self.last.bias[move]) for move in legal]


_COLUMNS: Final[dict[tuple[str, int, int], Columns]] = {}


def columns_of(game: Game[Any]) -> Columns:
    """The columns of a game, made once."""
    key = (game.title, game.seats, game.observation.size)
    if key not in _COLUMNS:
        _COLUMNS[key] = columns(game.observation)
    return _COLUMNS[key]


def written(policy: Policy) -> bytes:
    """A policy as a file: a line of JSON, then scales, biases and weights of each layer."""
    layers = (policy.first, policy.second, policy.last)
    shapes = [(len(layer.rows), len(layer.rows[0]), len(layer.bias)) for layer in layers]
    head = {"format": FORMAT, **policy._asdict(), "layers": shapes}
    for name in ("first", "second", "last"):
        del head[name]
    parts = [json.dumps(head).encode() + b"\n"]
    for rows, bias in layers:
        scales = [max(max(map(abs, row)), 1e-12) / MOST for row in rows]
        parts.append(_floats(scales))
        parts.append(_floats(bias))
        for row, scale in zip(rows, scales, strict=True):
            parts.append(array("b", [round(one / scale) for one in row]).tobytes())
    return b"".join(parts)


def read(data: bytes) -> Policy:
    """A policy from its file; ValueError if it is none."""
    line, _, rest = data.partition(b"\n")
    head = json.loads(line)
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise ValueError(f"expected {FORMAT}")
    at = 0
    layers: list[Layer] = []
    for count, width, biases in head["layers"]:
        scales, at = _read_floats(rest, at, count)
        bias, at = _read_floats(rest, at, biases)
        if len(rest) < at + count * width:
            raise ValueError("it ends early")
        whole = array("b", rest[at : at + count * width])
        at += count * width
        layers.append(
            Layer(
                [
                    [scale * one for one in whole[width * i : width * (i + 1)]]
                    for i, scale in enumerate(scales)
                ],
                bias,
            )
        )
    first, second, last = layers
    return Policy(head["title"], head["version"], head["seats"], head["made"], first, second, last)


def _floats(numbers: Sequence[float]) -> bytes:
    return _low_first(array("f", numbers)).tobytes()


def _read_floats(data: bytes, at: int, count: int) -> tuple[list[float], int]:
    end = at + 4 * count
    if len(data) < end:
        raise ValueError("it ends early")
    return _low_first(array("f", data[at:end])).tolist(), end


def _low_first(numbers: "array[float]") -> "array[float]":
    """The low byte first, on every machine."""
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


@cache
def policies(title: str) -> Mapping[int, Policy]:
    """What a title brings, by seats: one file at most."""
    if title not in TITLES:
        return {}
    try:
        data = files(TITLES[title].package).joinpath(FILE).read_bytes()
    except FileNotFoundError:
        return {}
    try:
        found = read(data)
    except (ValueError, KeyError, TypeError) as error:
        raise Refusal("title-broken", title=title, fault=f"{FILE}: {error}") from error
    return {found.seats: found}


class Learnt:
    """Plays what its policy likes best, with the eyes of its own seat only."""

    def __init__(self, game: Game[Any], seat: int, policy: Policy | None = None) -> None:
        known = policy or policies(game.title).get(game.seats)
        if known is None or not known.fits(game):
            raise Refusal("policy-none", table=str(game.spec))
        self.game = game
        self.seat = seat
        self.policy = known
        self.so_far = NO_MOVE
        self.memory = b""
        # Too quick to be stopped.
        self.stop = False
        self.ranking: list[int] = []

    def choose(self, state: Any) -> int:
        """The move that is liked best; of equals the first."""
        legal = self.game.legal(state)
        liked = self.policy.weigh(self.game, self.game.observe(state, self.seat), legal)
        worth = dict(zip(legal, liked, strict=True))
        self.ranking = sorted(legal, key=lambda move: -worth[move])
        return self.ranking[0]
