"""The look of the terminal: a stone table at dusk. Colours are dark tokens of the house style.

Every sign is one cell wide, in the plain fonts of terminals, and none is an emoji."""

from typing import Final, NamedTuple

from textual.theme import Theme

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

DUSK: Final = Theme(
    name="dusk",
    primary=ACCENT,
    secondary=FRESH,
    accent=ACCENT,
    warning=LIT,
    error=BAD,
    success=GOOD,
    foreground=INK,
    background=TABLE,
    surface=SLAB,
    panel=SLAB_2,
    variables={
        "block-cursor-background": ACCENT,
        "block-cursor-foreground": INK_LINE,
        "block-cursor-text-style": "none",
        "block-cursor-blurred-background": LIT_FILL,
        "block-cursor-blurred-foreground": INK,
        "block-cursor-blurred-text-style": "none",
        "footer-background": TABLE_2,
        "footer-key-foreground": ACCENT,
        "footer-description-foreground": INK_2,
        "input-cursor-background": INK,
        "input-cursor-foreground": INK_LINE,
        "scrollbar": EDGE,
        "scrollbar-hover": INK_2,
        "scrollbar-active": ACCENT,
        "scrollbar-background": SLAB,
        "scrollbar-background-hover": SLAB,
        "scrollbar-background-active": SLAB,
        "barrier": BARRIER,
        "ink-2": INK_2,
        "table-2": TABLE_2,
    },
)
