"""The furnishings on offer and the loot of Caverna in a terminal: prices, points, strengths."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from dolmen.games.caverna.data import FURNISHINGS, LOOT, Furnishing
from dolmen.games.caverna.terminal.signs import DWARF, Painter, price, wrapped
from dolmen.terminal.look import ACCENT, EDGE, INK
from dolmen.terminal.slab import Block, beside, fill, fit

COLUMNS: Final = 3
POINTS_WIDTH: Final = 2
# Dwellings and tiles for the game stand on one page, those for the end on another.
NOW: Final = ("orange", "green")
LATER: Final = ("yellow",)
COLOURS: Final = {"orange": "#e8904c", "green": "#7fbf78", "yellow": "#f2cf4a"}
TILES: Final = {tile.id: tile for tile in FURNISHINGS}


class Market(Painter):
    """The page of the furnishings of some colours."""

    def page(self, colours: Sequence[str], width: int) -> Block:
        """The tiles on offer by colour, the lit one explained, and what can be paid with."""
        lines: Block = []
        for colour in colours:
            tiles = self.tiles((colour,))
            lines.append(
                Text(self.text("terminal-caverna-offer", colour=colour), f"bold {COLOURS[colour]}")
            )
            lines += in_columns([self.offer(tile, width) for tile in tiles], width)
        return [*lines, *self.lit_about(("furnishing",), width), *self.goods(self.own, width)]

    def explanations(self, colours: Sequence[str], width: int) -> Block:
        """What all of them do."""
        heading = self.text("terminal-caverna-explained-furnishing")
        ids = (tile.id for tile in self.tiles(colours))
        return self.explained(heading, "furnishing", ids, width)

    def tiles(self, colours: Sequence[str]) -> list[Furnishing]:
        """The tiles on offer of these colours."""
        on_offer = (TILES[id] for id in self.view["furnishings"])
        return [tile for tile in on_offer if tile.colour in colours]

    def offer(self, tile: Furnishing, width: int) -> Text:
        """A tile with its price and its points."""
        more = price(self.words, tile.cost).append(f"{tile.points:>{POINTS_WIDTH}}", f"bold {INK}")
        return self.entry(f"furnishing:{tile.id}", more, column_width(width))


class Loot(Painter):
    """The page of the loot."""

    def page(self, width: int) -> Block:
        """The ladder by strength, how much may still be taken, and the lit item explained."""
        return [
            *self.expedition(width),
            *in_columns([self.item(id, need, width) for id, need in LOOT], width),
            *self.lit_about(("loot",), width),
            *self.goods(self.own, width),
        ]

    def explanations(self, width: int) -> Block:
        """What all items are."""
        heading = self.text("terminal-caverna-explained-loot")
        return self.explained(heading, "loot", (id for id, _ in LOOT), width)

    @property
    def strength(self) -> int:
        """The strength that counts on the expedition under way, or on the one that the acting dwarf
        could begin; 0 if there is none."""
        turn = self.view["turn"]
        if turn["dwarf"] is None or not self.is_asked_for("loot"):
            return turn["strength"]
        dwarfs = self.view["players"][self.view["seat"]]["dwarfs"]
        return turn["strength"] or dwarfs[turn["dwarf"]]["weapon"]

    def expedition(self, width: int) -> Block:
        """Who is on the way, or what the ladder means."""
        action = self.view["action"]
        if not self.strength:
            return wrapped(self.text("terminal-caverna-loot-rule"), width)
        if action is None or not action["level"]:
            sentence = self.text("terminal-caverna-loot-first", strength=self.strength)
        else:
            sentence = self.text(
                "terminal-caverna-loot-left", count=action["level"], strength=self.strength
            )
        return [fit(Text(f"{DWARF} {sentence}", f"bold {ACCENT}"), width)]

    def item(self, id: str, need: int, width: int) -> Text:
        """An item, and the strength that it takes."""
        out_of_reach = 0 < self.strength < need
        line = Text(f"{need:>2}", EDGE if out_of_reach else ACCENT)
        each = column_width(width)
        if out_of_reach:
            name = self.name_within("loot", id, each - line.cell_len - 1)
            return fit(line.append(f" {name}", EDGE), each)
        entry = self.entry(f"loot:{id}", Text(), each - line.cell_len)
        return fit(line.append_text(entry), each)


def column_width(width: int) -> int:
    """How wide each column is."""
    return (width - COLUMNS + 1) // COLUMNS


def in_columns(entries: Sequence[Text], width: int) -> Block:
    """Entries down the columns, one after the other."""
    rows = (len(entries) + COLUMNS - 1) // COLUMNS
    each = column_width(width)
    parts = [
        list(entries[start : start + rows]) for start in range(0, COLUMNS * rows, max(rows, 1))
    ]
    return beside([fill(part, each, rows) for part in parts], 1)
