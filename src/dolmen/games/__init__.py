"""The register of the titles. They are found by their entry points, so that none is named here:
a package with a manifest (`title.toml`) and a module `game`, from Dolmen or from anybody else."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from dolmen.core.message import Refusal
from dolmen.core.options import Option, check_names, check_seats, listed

if TYPE_CHECKING:
    from dolmen.core.game import Game

GROUP: Final = "dolmen.titles"
MANIFEST: Final = "title.toml"
# It is part of addresses and of the ids of messages.
ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
# A manifest that asks for more is a mistake.
MOST_SEATS: Final = 16


class Challenge(NamedTuple):
    """A game that everybody plays alike, as a manifest describes it: who plays it sits first."""

    seats: int
    options: Mapping[str, object]
    # The bots at the other seats, and the one that plays it for a par; empty: none.
    level: str
    par: str
    # Options that are drawn anew each time, with the lowest and the highest number.
    drawn: Mapping[str, tuple[int, int]]


class Title(NamedTuple):
    """What is known of a title before a module of it is imported: its manifest."""

    id: str
    package: str
    name: str
    # The class in the module `game`.
    game: str
    seats: tuple[int, ...]
    # A table of one press, against bots.
    quick_seats: int
    # The options of a first game, where they are not the usual ones.
    first_game: Mapping[str, object]
    # How much there is to learn, from 1 to 5: lists begin with the lightest.
    weight: float
    # How long a game takes people at a table, the shortest and the longest; empty: unknown.
    minutes: tuple[int, ...]
    # Whether seats know what others do not.
    hidden: bool
    # Whether everybody may know at any time where everybody's points come from.
    open_sheet: bool
    # The game of each day, and the one whose best results are kept for ever.
    daily: Challenge | None
    best: Challenge | None


class Register(Mapping[str, Title]):
    """The titles by id, the lightest first, Dolmen's own before others. It is read when somebody
    asks, so that importing it is quick."""

    def __getitem__(self, id: str) -> Title:
        return _found().titles[id]

    def __iter__(self) -> Iterator[str]:
        return iter(_found().titles)

    def __len__(self) -> int:
        return len(_found().titles)


TITLES: Final = Register()


class _Found(NamedTuple):
    titles: Mapping[str, Title]
    # By the name that was asked for: it may be that of a title that is there.
    faults: Mapping[str, str]


class _Broken(Exception):
    """A manifest that is none; the text says why."""


@cache
def _found() -> _Found:
    """What is installed: titles with a manifest, and what is wrong with the others."""
    from importlib.metadata import entry_points  # a third of the time that importing dolmen takes

    titles: list[Title] = []
    faults: dict[str, str] = {}
    for point in entry_points(group=GROUP):
        try:
            titles.append(_read(point.name, point.value))
        except _Broken as broken:
            faults[point.name] = str(broken)
    known: dict[str, Title] = {}
    ids = {title.id for title in titles}
    for title in sorted(titles, key=_rank):
        shorter = [id for id in ids if title.id.startswith(f"{id}-")]
        if shorter:
            # Catalogues and messages of a title begin with its id and a hyphen.
            faults[title.id] = f"its words would be taken for those of {min(shorter)}"
            continue
        first = known.setdefault(title.id, title)
        if first.package != title.package:
            faults[title.id] = f"{first.package} and {title.package} have the same name"
    return _Found(known, faults)


def _rank(title: Title) -> tuple[bool, float, str]:
    return not title.package.startswith(f"{__name__}."), title.weight, title.id


def _read(id: str, package: str) -> Title:
    """The manifest of a title; found in a zip as well, so not by a path."""
    from importlib.resources import files

    if not ID.fullmatch(id):
        raise _Broken("its name must be of lower case letters, digits and single hyphens")
    try:
        source = files(package).joinpath(MANIFEST).read_text(encoding="utf-8")
        manifest = tomllib.loads(source)
    except (Exception, SystemExit) as error:  # whatever importing somebody's package gives
        raise _Broken(f"{package}/{MANIFEST}: {error}") from error
    seats = _seats(manifest)
    quick_seats = _entry(manifest, "quick_seats", int, seats[0])
    if quick_seats not in seats:
        raise _Broken(f"{MANIFEST}: quick_seats must be one of seats")
    hidden = _entry(manifest, "hidden", bool, False)
    return Title(
        id,
        package,
        name=_entry(manifest, "name", str),
        game=_entry(manifest, "game", str),
        seats=seats,
        quick_seats=quick_seats,
        first_game=_entry(_entry(manifest, "first_game", dict, {}), "options", dict, {}),
        minutes=_minutes(manifest),
        weight=_entry(manifest, "weight", (int, float), 5),
        hidden=hidden,
        open_sheet=_entry(manifest, "open_sheet", bool, not hidden),
        daily=_challenge(manifest, "daily", seats),
        best=_challenge(manifest, "best", seats),
    )


def _challenge(manifest: Mapping[str, Any], key: str, seats: tuple[int, ...]) -> Challenge | None:
    """A game that everybody plays alike, if the manifest has one of that name."""
    if key not in manifest:
        return None
    part = _entry(manifest, key, dict)
    count = _entry(part, "seats", int)
    if count not in seats:
        raise _Broken(f"{MANIFEST}: seats of {key} must be one of seats")
    level = _entry(part, "level", str, "")
    if bool(level) != (count > 1):
        raise _Broken(f"{MANIFEST}: {key} needs a level where others sit, and none alone")
    drawn = _entry(part, "drawn", dict, {})
    for span in drawn.values():
        is_pair = isinstance(span, list) and [type(end) for end in span] == [int, int]
        if not is_pair or span[0] > span[1]:
            raise _Broken(f"{MANIFEST}: drawn of {key} must be a lowest and a highest number")
    return Challenge(
        count,
        options=_entry(part, "options", dict, {}),
        level=level,
        par=_entry(part, "par", str, ""),
        drawn={name: (low, high) for name, (low, high) in drawn.items()},
    )


def _minutes(manifest: Mapping[str, Any]) -> tuple[int, ...]:
    times = _entry(manifest, "minutes", list, [])
    if not all(type(time) is int and time > 0 for time in times) or len(times) not in (0, 2):
        raise _Broken(f"{MANIFEST}: minutes must be the shortest and the longest time of a game")
    return tuple(times)


def _seats(manifest: Mapping[str, Any]) -> tuple[int, ...]:
    counts = _entry(manifest, "seats", list)
    if not counts or not all(type(count) is int and 1 <= count <= MOST_SEATS for count in counts):
        raise _Broken(f"{MANIFEST}: seats must be a list of numbers from 1 to {MOST_SEATS}")
    return tuple(sorted(set(counts)))


def _entry(
    manifest: Mapping[str, Any], key: str, kind: type | tuple[type, ...], default: Any = None
) -> Any:
    value = manifest.get(key, default)
    if value is None or not isinstance(value, kind):
        wanted = "a number" if isinstance(kind, tuple) else kind.__name__
        raise _Broken(f"{MANIFEST}: {key} must be {wanted}")
    return value


def faults() -> Mapping[str, str]:
    """Titles that are installed and cannot be played, and why; their rules are imported."""
    return {**_found().faults, **_unopened()}


@cache
def _unopened() -> Mapping[str, str]:
    """Titles with a manifest whose rules, lore or view cannot be imported or asked, and why. Bots
    and the description of the server read these of all titles at once."""
    found: dict[str, str] = {}
    for title in TITLES:
        try:
            options(title, TITLES[title].seats[-1])
            for name in ("lore", "shape"):
                room(title, name)
        except Refusal as refusal:
            found[title] = str(refusal.message.args.get("fault", refusal.message.id))
    return found


def playable() -> list[str]:
    """The titles that open: one that does not, or that has the name of another, is no reason to
    list none."""
    return [title for title in TITLES if title not in _unopened()]


def seat_counts(title: str) -> tuple[int, ...]:
    """How many can play."""
    return _title(title).seats


def options(title: str, seats: int) -> list[Option]:
    """What a table of that many may choose."""
    door = _door(title)
    if not hasattr(door, "options"):
        return []
    try:
        listing: list[Option] = door.options(seats)
    except Refusal:
        raise
    except Exception as error:  # whatever somebody's function gives
        raise _broken(title, f"options: {error}") from error
    return listing


def open_game(title: str, seats: int, /, **chosen: object) -> "Game[Any]":
    """A title with its seats and options; what is not allowed is refused by name."""
    check_seats(title, seats, seat_counts(title))
    # The names first: an option could be called like a parameter.
    check_names(title, options(title, seats), chosen)
    made: Game[Any] = getattr(_door(title), _title(title).game)(seats, **chosen)
    return made


def hides(game: "Game[Any]") -> bool:
    """Whether a seat of this game knows what others do not: then people who share a screen do not
    see it together."""
    return any(game.eyes(seat) is not None for seat in range(game.seats))


def room(title: str, name: str) -> Any:
    """A module that a title may have beside its rules ("lore", "terminal"), or None."""
    place = f"{_title(title).package}.{name}"
    try:
        return import_module(place)
    except (Exception, SystemExit) as error:  # whatever importing somebody's module gives
        if isinstance(error, ModuleNotFoundError) and error.name == place:
            return None
        raise _broken(title, f"{place}: {error}") from error


def _title(id: str) -> Title:
    id = str(id)
    if id in TITLES:
        return TITLES[id]
    if id in _found().faults:
        raise _broken(id, _found().faults[id])
    raise Refusal("title-unknown", title=id, allowed=listed(list(TITLES)))


@cache
def _door(id: str) -> Any:
    """The module `game` of a title."""
    title = _title(id)
    try:
        door = import_module(f"{title.package}.game")
        getattr(door, title.game)
    except (Exception, SystemExit) as error:  # whatever importing somebody's module gives
        raise _broken(id, f"{title.package}.game: {error}") from error
    return door


def _broken(title: str, fault: str) -> Refusal:
    return Refusal("title-broken", title=title, fault=fault)
