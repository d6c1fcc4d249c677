"""What was typed, turned into what it stands for, or refused with what is allowed."""

import json
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from cyclopts import Parameter, Token

from dolmen.bots import KNOWN
from dolmen.commands import candidates
from dolmen.commands.records import read_json
from dolmen.core.game import Game
from dolmen.core.message import Refusal
from dolmen.core.options import Option, check_seats, listed, settle
from dolmen.games import TITLES, open_game, options, seat_counts
from dolmen.words import Words

DEFAULT_SEATS: Final = 3
BOTS_LABEL: Final = "BOT[,BOT...]"
GREATEST_SEED: Final = 2**63 - 1
# What stands before the name of a file that holds a value.
FILE_SIGN: Final = "@"


def open_table(title: str, seats: int, chosen: Sequence[str]) -> Game[Any]:
    """The game of a title with its seats and its options, typed as KEY=VALUE."""
    check_title(title)
    check_seats(title, seats, seat_counts(title))
    listing = options(title, seats)
    given: dict[str, object] = {}
    for text in chosen:
        name, value = _option(text, listing)
        if name in given:
            raise Refusal("cli-option-twice", option=name)
        given[name] = value
    return open_game(title, seats, **settle(title, listing, given))


def check_title(title: str) -> None:
    """Refuses what is almost a title with the title that may be meant."""
    near = get_close_matches(title, TITLES, n=1)
    if title not in TITLES and near:
        raise Refusal("title-near", title=title, near=near[0])


def _option(text: str, listing: Sequence[Option]) -> tuple[str, object]:
    """A name and its value."""
    name, equals, value = text.partition("=")
    if not equals:
        raise Refusal("cli-option-form", option=text)
    allowed = next((option.allowed for option in listing if option.name == name), ())
    return name, _value(name, value, allowed)


def _value(name: str, text: str, allowed: Sequence[object]) -> object:
    """One of the allowed values if it is spelled like it, else what a file holds, else the JSON
    that it is, else the text."""
    for known in allowed:
        if text in (typed(known), listed([known])):
            return known
    if text.startswith(FILE_SIGN):
        return read_json(Path(text.removeprefix(FILE_SIGN)))
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        if text.startswith(("{", "[")):
            raise Refusal("cli-option-json", option=name, value=text) from None
        return text


def typed(value: object) -> str:
    """A value as it is typed."""
    if value is None or isinstance(value, str):
        return listed([value])
    return json.dumps(value, ensure_ascii=False)


def choices(option: Option) -> str:
    """What may be chosen, as it is typed; the first is the default."""
    return ", ".join(filter(None, [*map(typed, option.allowed), option.hint]))


def bot_names(typed: str, seats: int, known: Sequence[str] = KNOWN) -> list[str]:
    """One bot for all of these seats, or one for each, parted by commas."""
    names = bots_listed(typed, known)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise Refusal("cli-bots-count", bots=typed, count=len(names), seats=seats)
    return names


def bots_listed(typed: str, known: Sequence[str] = KNOWN) -> list[str]:
    """Bots by name, parted by commas."""
    names = [name.strip() for name in typed.split(",")]
    for name in names:
        if name not in known:
            raise Refusal("bot-unknown", bot=name, allowed=listed(known))
    return names


def whole(_: type, tokens: Sequence[Token]) -> int:
    """A whole number as it is typed; 1.5 is none, however near."""
    return int(tokens[0].value, base=10)


# An option that takes a whole number.
WHOLE: Final = Parameter(converter=whole, metavar="N")


def options_typed(words: Words) -> Parameter:
    """Options of a title, each as KEY=VALUE."""
    return Parameter(
        help=words.text("cli-option"),
        metavar=words.text("cli-label-option"),
        show_default=False,
        completer=candidates.options,
    )


def bots_typed(words: Words, about: str) -> Parameter:
    """Bots by name, parted by commas."""
    return Parameter(
        help=words.text(about, allowed=listed(list(KNOWN))),
        metavar=BOTS_LABEL,
        completer=candidates.bots,
    )


def title_typed(words: Words, about: str = "") -> Parameter:
    """The title that a command is about."""
    return Parameter(
        help=about or words.text("cli-title"),
        metavar=words.text("cli-label-title"),
        completer=candidates.titles,
    )


def check_seed(seed: int) -> None:
    """Refuses a seed that the generator does not take."""
    if not 0 <= seed <= GREATEST_SEED:
        raise Refusal("cli-seed-refused", seed=str(seed), most=str(GREATEST_SEED))
