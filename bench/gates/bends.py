"""What is right but for one thing: a wish, a form or a record as somebody would send it, with one
value changed, one left out or one too many."""

import copy
import json
import random
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from dolmen.core import fair
from dolmen.core.game import CHANCE
from dolmen.core.log import AGREED, Ending, Log
from dolmen.core.message import Refusal
from dolmen.core.options import settle
from dolmen.games import TITLES, open_game, options, seat_counts

HALF: Final = "\ud800"
LONG: Final = "x" * 50_000
WRONG: Final[tuple[Any, ...]] = (
    HALF,
    LONG,
    10**30,
    -(10**30),
    2**63,
    -1,
    1.5,
    True,
    None,
    "",
    "\0",
    "\u202e",
    [],
    {},
    [[HALF]],
)
# Boards that can be brought along, for whichever title takes them.
BOARDS: Final = Path(__file__).resolve().parents[2] / "docs" / "boards"
# What lies deeper than this, such as the fields of a board, is like its neighbours: some are tried.
SHALLOW: Final = 3
SEED: Final = bytes(range(fair.SEED_BYTES))

# Where something is in a value of JSON.
Path_ = tuple[str | int, ...]


class Bent(NamedTuple):
    """A value with one thing changed, and what that was."""

    what: str
    value: Any


def bend(right: Any, rng: random.Random, each: int) -> list[Bent]:
    """Changes of one thing: of every member half a character and `each` more; of those that lie
    deep, one in all."""
    places = list(_places(right, ()))
    shallow = [place for place in places if len(place) <= SHALLOW]
    deep = [place for place in places if len(place) > SHALLOW]
    found: list[Bent] = []
    for place in [*shallow, *rng.sample(deep, min(len(deep), each))]:
        wrong = [HALF, *rng.sample(WRONG[1:], min(each, len(WRONG) - 1))]
        found += [_replaced(right, place, value) for value in wrong]
    for place in rng.sample(places, min(len(places), each)):
        found.append(_without(right, place))
    if isinstance(right, Mapping):
        found += [Bent(f"with {key!a}", {**right, key: 1}) for key in ("more", HALF)]
    return [bent for bent in found if bent.value != right]


def _places(value: Any, at: Path_) -> Iterator[Path_]:
    """Every place of a value, its members before theirs."""
    members: Iterator[tuple[Any, Any]] = iter(())
    if isinstance(value, Mapping):
        members = iter(value.items())
    elif isinstance(value, list):
        members = iter(enumerate(value))
    for key, member in members:
        yield (*at, key)
        yield from _places(member, (*at, key))


def _replaced(right: Any, place: Path_, value: Any) -> Bent:
    bent = copy.deepcopy(right)
    _parent(bent, place)[place[-1]] = value
    return Bent(f"{_named(place)} = {ascii(value)[:40]}", bent)


def _without(right: Any, place: Path_) -> Bent:
    bent = copy.deepcopy(right)
    del _parent(bent, place)[place[-1]]
    return Bent(f"without {_named(place)}", bent)


def _parent(value: Any, place: Path_) -> Any:
    for key in place[:-1]:
        value = value[key]
    return value


def _named(place: Path_) -> str:
    return ".".join(map(str, place))


# --- Wishes --------------------------------------------------------------------------------------


def right_wishes() -> list[dict[str, Any]]:
    """A table of each title as somebody would wish for it, with every option named; and one with
    each board that somebody could bring along."""
    found: list[dict[str, Any]] = []
    boards = [
        json.loads(file.read_text(encoding="utf-8")) for file in sorted(BOARDS.glob("*.json"))
    ]
    for title in TITLES:
        seats = max(seat_counts(title))
        known: dict[str, Any] = {}
        for option in options(title, seats):
            # The value that is furthest from the usual, where the others leave it a choice.
            values = (option.allowed[-1], option.allowed[0])
            fitting = [v for v in values if _fits(title, seats, {**known, option.name: v})]
            known[option.name] = fitting[0]
        found.append(_wish(title, seats, known))
        for option in options(title, seats):
            for board in boards if option.read is not None else ():
                chosen = {**known, option.name: board}
                if _fits(title, seats, chosen):
                    found.append(_wish(title, seats, chosen))
    return found


def _wish(title: str, seats: int, chosen: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "title": title,
        "seats": seats,
        "options": dict(chosen),
        "players": ["me", *["guest"] * (seats - 1)],
        "names": [f"P{seat}" for seat in range(seats)],
        "public": True,
    }


def _fits(title: str, seats: int, chosen: Mapping[str, Any]) -> bool:
    try:
        open_game(title, seats, **settle(title, options(title, seats), chosen))
    except Refusal:
        return False
    return True


def form_of(wish: Mapping[str, Any]) -> dict[str, str]:
    """The same wish as the form of a page without script sends it."""
    named = {f"name-{seat}": name for seat, name in enumerate(wish["names"])}
    seated = {f"player-{seat}": player for seat, player in enumerate(wish["players"])}
    chosen = {f"json-{name}": json.dumps(value) for name, value in wish["options"].items()}
    usual = {"title": wish["title"], "seats": str(wish["seats"]), "public": "yes"}
    return {**usual, **named, **seated, **chosen}


# --- Records -------------------------------------------------------------------------------------


class Paper(NamedTuple):
    """A record that somebody brings, and whether it may be called verified: nothing that its dice
    follow from was changed."""

    what: str
    text: str
    may_verify: bool


def right_log(title: str, rng: random.Random, nonces: Sequence[str] | None) -> Log[Any]:
    """A whole game with fair dice, of the second form if there are nonces."""
    log = _begun(title, nonces)
    play_on(log, rng)
    return log


def _begun(title: str, nonces: Sequence[str] | None) -> Log[Any]:
    seats = min(count for count in seat_counts(title) if count > 1)
    log: Log[Any] = Log(open_game(title, seats), commitment=fair.seed_commitment(SEED))
    if nonces is not None:
        log.commit(SEED, nonces[:seats])
    log.seed = SEED.hex()
    return log


def play_on(log: Log[Any], rng: random.Random) -> None:
    """Plays to the end with fair dice."""
    dice = log.dice()
    while not log.is_over:
        if log.game.actor(log.state) == CHANCE:
            log.play(dice.draw(log.course))
        else:
            log.play(rng.choice(log.game.legal(log.state)))


def forged_log(title: str, rng: random.Random) -> Log[Any] | None:
    """A whole game of the first form whose first die or card is another, called a given one; None
    if the title has none that could be another."""
    log = _begun(title, None)
    game, dice = log.game, log.dice()
    while not log.is_over and not log.given:
        if game.actor(log.state) != CHANCE:
            log.play(rng.choice(game.legal(log.state)))
            continue
        fair_one = dice.draw(log.course)
        others = [move for move in game.legal(log.state) if move != fair_one]
        log.play(rng.choice(others) if others else fair_one)
        log.given = len(log.moves) if others else 0
    if log.is_over:
        return None
    play_on(log, rng)
    return log


def diceless_log(title: str) -> Log[Any]:
    """A game that its players ended before anything was drawn."""
    log = _begun(title, None)
    log.end(Ending(AGREED))
    return log


def may_verify(changed: str, nonces: Sequence[str] | None) -> bool:
    """Whether a record with another header may still be verified: what people are called has no
    part in the dice, an option left out is the usual one, and the first form binds none of them."""
    free = ("names", "bots", "without names", "without bots", "without options")
    return changed.startswith(free if nonces is not None else (*free, "options"))


def papers(title: str, rng: random.Random, each: int) -> list[Paper]:
    """Records of a title: right ones, ones with one thing changed, and forged ones."""
    found: list[Paper] = []
    for form, nonces in (("first form", None), ("second form", ["a1" * 16] * 7)):
        log = right_log(title, rng, nonces)
        lines = [json.loads(line) for line in log.lines()]
        found.append(Paper(f"{form}, right", _text(lines), True))
        for bent in bend(lines[0], rng, each):
            text = _text([bent.value, *lines[1:]])
            found.append(Paper(f"{form}, header {bent.what}", text, may_verify(bent.what, nonces)))
        for at in rng.sample(range(1, len(lines)), min(each, len(lines) - 1)):
            for bent in bend(lines[at], rng, 1):
                text = _text([*lines[:at], bent.value, *lines[at + 1 :]])
                found.append(Paper(f"{form}, line {at} {bent.what}", text, False))
            found.append(Paper(f"{form}, no line {at}", _text(lines[:at] + lines[at + 1 :]), False))
    forged = forged_log(title, rng)
    if forged is not None:
        found.append(Paper("a forged die among given moves", _log_text(forged), False))
    found.append(Paper("nothing drawn", _log_text(diceless_log(title)), False))
    return found


def _log_text(log: Log[Any]) -> str:
    return "".join(f"{line}\n" for line in log.lines())


def _text(lines: Sequence[Any]) -> str:
    return "".join(f"{json.dumps(line)}\n" for line in lines)
