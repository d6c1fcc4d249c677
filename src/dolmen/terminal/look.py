"""The look of the terminal: a stone table at dusk. Colours are dark tokens of the house style.

Every sign is one cell wide, in the plain fonts of terminals, and none is an emoji."""

import unicodedata
from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

# What says which letters a session has, as POSIX ranks it.
LOCALES: Final = ("LC_ALL", "LC_CTYPE", "LANG")

TABLE: Final = "#1b1e25"
TABLE_2: Final = "#111318"
SLAB: Final = "#282b32"
SLAB_2: Final = "#31353d"
EDGE: Final = "#4b505a"
INK: Final = "#f1e6cf"
INK_2: Final = "#bfb39c"
INK_LINE: Final = "#15110c"
BONE: Final = "#f3e9d2"
ACCENT: Final = "#e6b45c"
LIT: Final = "#ffc04a"
LIT_FILL: Final = "#6a4f1c"
FRESH: Final = "#5cc9cf"
BARRIER: Final = "#ff8a6b"
GOOD: Final = "#7fbf78"
BAD: Final = "#e0705c"

# A move that cannot be taken back has a double line, here as on the page.
BARRIER_SIGN: Final = "║"
TURN_SIGN: Final = "►"


class Mark(NamedTuple):
    """A player's colour and symbol, always together; `name` is the message that says both."""

    sign: str
    colour: str
    name: str


RED_SUN: Final = Mark("☼", "#e0574a", "terminal-mark-red-sun")
BLUE_DROP: Final = Mark("≈", "#4b97dd", "terminal-mark-blue-drop")
BLACK_MOON: Final = Mark("☾", "#9a9aa8", "terminal-mark-black-moon")
GREEN_LEAF: Final = Mark("♣", "#46ac74", "terminal-mark-green-leaf")
PURPLE_STAR: Final = Mark("★", "#a877cc", "terminal-mark-purple-star")
YELLOW_PEAK: Final = Mark("Δ", "#e8c63c", "terminal-mark-yellow-peak")
WHITE_RING: Final = Mark("○", "#f4f0e6", "terminal-mark-white-ring")


# What stands for each sign where the terminal has no more than ASCII; letters lose their accents.
ASCII: Final = str.maketrans(
    {
        **dict(zip("☼≈☾♣★Δ○Ψ", "*~)&+^oY", strict=True)),
        **dict(zip("●■▬◆♦▲▼♥◊⌂Π☺☻", "w#=%%AVfrhTdD", strict=True)),
        **dict(zip("►◄▌▐║│─═▂▄▆·…↑↓–—×°¹²³", "><||!|-=_-^..^v--xo123", strict=True)),
        **dict(zip("“”„«»‘’‹›", '"""""\'\'<>', strict=True)),
        "\u00a0": " ",
        "\u202f": " ",
    }
)
UNKNOWN: Final = "?"


def in_ascii(text: str) -> str:
    """A text in as many cells, of ASCII signs alone."""
    if text.isascii():
        return text
    return "".join(map(_ascii_sign, text.translate(ASCII)))


@cache
def _ascii_sign(sign: str) -> str:
    plain = unicodedata.normalize("NFKD", sign)[0]
    if plain.isascii():
        return plain
    # Frames, and the ends of scroll bars, which are eighths of a block.
    name = unicodedata.name(sign, "")
    if name.startswith(("BOX ", "LEFT ", "RIGHT ")):
        return "|"
    return "_" if name.startswith(("LOWER ", "UPPER ")) else UNKNOWN


def speaks_utf8(environ: Mapping[str, str]) -> bool:
    """Whether the terminal shows more than ASCII, as far as its session says."""
    chosen = next((environ[key] for key in LOCALES if environ.get(key)), "utf-8")
    return "utf8" in chosen.lower().replace("-", "")
