"""What was typed, turned into what it stands for, or refused with what is allowed."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from dolmen.bots import BOTS
from dolmen.core.game import Game
from dolmen.core.log import Log, read
from dolmen.core.message import Refusal
from dolmen.core.options import Option, check_seats, listed, settle
from dolmen.games import open_game, options, seat_counts

DEFAULT_SEATS: Final = 3
BOTS_LABEL: Final = "BOT[,BOT...]"
GREATEST_SEED: Final = 2**63 - 1


def open_table(title: str, seats: int, chosen: Sequence[str]) -> Game[Any]:
    """The game of a title with its seats and its options, typed as KEY=VALUE."""
    check_seats(title, seats, seat_counts(title))
    listing = options(title, seats)
    given = dict(_option(text, listing) for text in chosen)
    return open_game(title, seats, **settle(title, listing, given))


def _option(text: str, listing: Sequence[Option]) -> tuple[str, object]:
    """A name and its value: one of the allowed ones if it is spelled like it, else the text."""
    name, equals, value = text.partition("=")
    if not equals:
        raise Refusal("cli-option-form", option=text)
    allowed = next((option.allowed for option in listing if option.name == name), ())
    return name, next((known for known in allowed if listed([known]) == value), value)


def bot_names(typed: str, seats: int) -> list[str]:
    """One bot for all of these seats, or one for each, parted by commas."""
    names = [name.strip() for name in typed.split(",")]
    for name in names:
        if name not in BOTS:
            raise Refusal("bot-unknown", bot=name, allowed=listed(list(BOTS)))
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise Refusal("cli-bots-count", bots=typed, count=len(names), seats=seats)
    return names


def check_seed(seed: int) -> None:
    """Refuses a seed that the generator does not take."""
    if not 0 <= seed <= GREATEST_SEED:
        raise Refusal("cli-seed-refused", seed=str(seed), most=str(GREATEST_SEED))


def read_record(path: Path) -> Log[Any]:
    """The game that a file tells."""
    try:
        with path.open(encoding="utf-8") as lines:
            return read(lines, open_game)
    except FileNotFoundError:
        raise Refusal("cli-file-missing", path=str(path)) from None
    except IsADirectoryError:
        raise Refusal("cli-file-folder", path=str(path)) from None
    except UnicodeDecodeError:
        raise Refusal("cli-file-not-text", path=str(path)) from None
    except OSError as error:
        raise Refusal("cli-file-unreadable", path=str(path), why=error.strerror or "") from None
