"""The levels of bots, as the pages without script offer them."""

from typing import NamedTuple

from dolmen.bots import LEVELS, USUAL
from dolmen.bots.levels import level
from dolmen.words import Words


class LevelLine(NamedTuple):
    """A level by its name, what people call it, and all that is to be said of it."""

    bot: str
    name: str
    about: str
    is_usual: bool


def tell_levels(title: str, seats: int, words: Words) -> list[LevelLine]:
    """The levels at a table of so many, the weakest first."""
    return [_line(title, seats, bot, words) for bot in LEVELS]


def _line(title: str, seats: int, bot: str, words: Words) -> LevelLine:
    found = level(title, bot, seats)
    about = [words.text("bot-character", bot=bot), words.text("bot-time", seconds=found.seconds)]
    if any(found.rating):
        # One level is the measure of the others: its rating is given, and has no interval.
        given = found.rating.low == found.rating.high
        id = "bot-rating-given" if given else "bot-rating"
        about.append(words.text(id, **found.rating._asdict()))
    return LevelLine(bot, words.text("bot-level", bot=bot), " ".join(about), bot == USUAL)
