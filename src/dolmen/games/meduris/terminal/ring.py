"""The ring of Meduris in a terminal: its fields around a rectangle, clockwise.

The top left corner is the druid's temple with its steps; the river flows below it, between the last
field and field 0."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.text import Text

from dolmen.games.meduris.shape import Building, Field, View
from dolmen.terminal.look import (
    BLUE_DROP,
    BONE,
    INK,
    INK_LINE,
    LIT,
    LIT_FILL,
    PURPLE_STAR,
    RED_SUN,
    SLAB,
    Mark,
)
from dolmen.terminal.slab import Block, beside, fit

LIME_LEAF: Final = Mark("♣", "#bfd549", "terminal-mark-lime-leaf")
COLOURS: Final = {
    "red": RED_SUN,
    "lightgreen": LIME_LEAF,
    "blue": BLUE_DROP,
    "purple": PURPLE_STAR,
}

HUT: Final = "⌂"
TEMPLE: Final = "Π"
RUNE: Final = "◊"
DRUID: Final = "☻"
# A hut with the druid chip still beneath it.
STORED: Final = "+"
STEPS: Final = ("▆", "▄", "▂")
JOINED: Final = "═"
POINTER: Final = "◄"
WATER: Final = "~"

CHIPS: Final = {"two": "+2", "hut": f"+{HUT}", "druid": f"+{DRUID}", "face-down": "??"}
STOPS: Final = ("temple", "step1", "step2", "step3")

DRUID_COLOUR: Final = "#ffffff"
RIVER_STYLE: Final = "#a9cdd4 on #3f7386"
STONE_STYLE: Final = "#cbc6ba"
CHIP_STYLE: Final = f"bold {INK_LINE} on {BONE}"
DISTRICTS: Final = ("#5c6845", "#7a5c40", "#4c6068")


class Good(NamedTuple):
    """A material: its shape as a sign, and its colour."""

    sign: str
    colour: str


MATERIALS: Final = {
    "wood": Good("●", "#94c05f"),
    "wool": Good("@", "#f1ead8"),
    "copper": Good("◆", "#e8904c"),
    "stone": Good("■", "#a9b1ba"),
}

NUMBER_WIDTH: Final = 2
BUILDING_WIDTH: Final = 4
# From this width on there is a space between the parts of a cell.
AIRY: Final = 11
# Up to this width number and materials stand side by side even over two lines.
TIGHT: Final = 6
# The sides need not be as wide as a cell of the top row.
SIDE_WIDTH: Final = 10


class Shape(NamedTuple):
    """The rectangle: cells in the top row, cells on a side between top and bottom, and the lines of
    a cell. The corner and the river are cells as well."""

    across: int
    down: int
    lines: int

    @property
    def inside(self) -> int:
        """Lines between the top and the bottom row."""
        return self.down * self.lines


SHAPES: Final = {
    (32, False): Shape(6, 11, 1),
    (40, False): Shape(8, 13, 1),
    (32, True): Shape(8, 9, 2),
    (40, True): Shape(11, 10, 2),
}


def good(material: str) -> Text:
    """The sign of a material."""
    return Text(MATERIALS[material].sign, f"bold {MATERIALS[material].colour}")


def district_ground(view: View, district: str) -> str:
    """The ground of a district: neighbours never share one."""
    return DISTRICTS[list(view["runes"]).index(district) % len(DISTRICTS)]


class Ring:
    """The fields being drawn for somebody."""

    def __init__(self, view: View, marks: Sequence[Mark], lit: str, roomy: bool) -> None:
        self.view = view
        self.marks = marks
        self.lit = lit
        self.fields = view["fields"]
        self.shape = SHAPES[len(self.fields), roomy]

    def inner_width(self, width: int) -> int:
        """The room between the sides."""
        cell = width // self.shape.across
        return self.shape.across * cell - 2 * min(cell, SIDE_WIDTH) - 1

    def around(self, middle: Block, width: int) -> Block:
        """The ring with something in its middle."""
        across, down, lines = self.shape
        count = len(self.fields)
        cell = width // across
        side = min(cell, SIDE_WIDTH)
        top = [self.corner(cell), *(self.field(i, cell, i + 1) for i in range(across - 1))]
        right = [self.field(i, side) for i in range(across - 1, across - 1 + down)]
        last = across - 1 + down + across
        bottom = [self.field(i, cell, i - 1) for i in reversed(range(last - across, last))]
        left = [self.river(side), *(self.field(i, side) for i in reversed(range(last, count)))]
        flanks = [stack(left), [Text(" ") + line for line in middle], stack(right)]
        return [*beside(top, 0), *beside(flanks, 0), *beside(bottom, 0)][: (down + 2) * lines]

    # Cells

    def field(self, index: int, width: int, right: int | None = None) -> Block:
        """A field: number, materials, then chip or building; `right` is the field beside it."""
        field = self.fields[index]
        lit = self.lit == f"field:{index}"
        ground = f"on {LIT_FILL if lit else SLAB}"
        number = Text(f"{index:>{NUMBER_WIDTH}}", self.number_style(field, lit))
        materials = Text.assemble(*map(good, field["materials"]))
        mark = self.marker(index, lit)
        joint = self.joint(index, right)
        air = " " if width >= AIRY else ""
        if self.shape.lines == 1:
            built = fit(self.content(field, BUILDING_WIDTH), BUILDING_WIDTH)
            line = Text.assemble(number, air, materials, air, built, mark)
            return [fit(line, width - 1, ground) + joint if air or not mark else fit(line, width)]
        first = Text.assemble(number, " " if width > TIGHT else "", materials, mark)
        second = self.content(field, width - 1)
        return [fit(first, width - 1, ground) + " ", fit(second, width - 1, ground) + joint]

    def number_style(self, field: Field, lit: bool) -> str:
        """The number on the ground of its district."""
        if lit:
            return f"bold {INK_LINE} on {LIT}"
        return f"{INK} on {district_ground(self.view, field['district'])}"

    def marker(self, index: int, lit: bool) -> Text:
        """What stands at a field's edge: the druid, or a pointer."""
        if self.view["druid"] == index:
            return Text(DRUID, f"bold {LIT if self.lit == 'druid' else DRUID_COLOUR}")
        return Text(POINTER if lit else "", f"bold {LIT}")

    def joint(self, index: int, right: int | None) -> Text:
        """What binds a hut to the hut on its right."""
        if right is None or not (self.is_hut(index) and self.is_hut(right)):
            return Text(" ")
        return Text(JOINED, STONE_STYLE)

    def is_hut(self, index: int) -> bool:
        """Whether a hut stands there."""
        built = self.fields[index]["building"]
        return built is not None and built["kind"] == "hut"

    def content(self, field: Field, width: int) -> Text:
        """What stands or lies on a field."""
        built, chip = field["building"], field["chip"]
        if built is not None:
            return building(built, self.marks, chip is not None, width)
        if chip is not None:
            return Text(CHIPS[chip], CHIP_STYLE)
        return Text()

    def corner(self, width: int) -> Block:
        """The druid's own temple and the three steps that lead to field 0."""
        here = STOPS.index(self.view["druid"]) if self.view["druid"] in STOPS else None
        style = f"bold {LIT if self.lit == 'druid' else DRUID_COLOUR}"
        signs = [Text(sign, STONE_STYLE) for sign in (TEMPLE, *STEPS)]
        druid = [Text(DRUID if stop == here else " ", style) for stop in range(len(STOPS))]
        gap = " " if width >= 2 * len(STOPS) else ""
        if self.shape.lines == 1:
            merged = [druid[i] if i == here else sign for i, sign in enumerate(signs)]
            return [fit(Text(gap).join(merged), width)]
        return [fit(Text(gap).join(row), width) for row in (druid, signs)]

    def river(self, width: int) -> Block:
        """The great river."""
        return [fit(Text(WATER * (width - 1), RIVER_STYLE), width) for _ in range(self.shape.lines)]


def stack(blocks: Sequence[Block]) -> Block:
    """Blocks one below the other."""
    return [line for block in blocks for line in block]


def building(built: Building, marks: Sequence[Mark], stored: bool, width: int) -> Text:
    """A hut with the size of its row, or a temple, on the owner's colour."""
    mark = marks[built["owner"]]
    if built["kind"] == "temple":
        text, style = f"{TEMPLE}{mark.sign}", f"bold reverse {mark.colour} on {INK_LINE}"
    else:
        text = f"{STORED if stored else HUT}{mark.sign}{built['run']}"
        style = f"bold {INK_LINE} on {mark.colour}"
    return fit(Text(text), width, style)
