"""A home board of Caverna in a terminal: forest and mountain with tiles, crops and animals."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from rich.text import Text

from dolmen.games.caverna.terminal.signs import (
    GOODS,
    SEAT_MARKS,
    STABLE,
    TOKEN,
    WAITING,
    Painter,
    counted,
    shortened,
    wrapped,
)
from dolmen.terminal.look import ACCENT, BARRIER, INK, INK_2, INK_LINE, LIT, LIT_FILL
from dolmen.terminal.slab import Block, beside, fill, fit, flow

ENTRANCE: Final = "4,4"
ROWS: Final = range(1, 5)
COLUMNS: Final = range(1, 7)
LAST_FOREST: Final = 3
STEPS: Final = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}

FOREST: Final = "#26402b"
MOUNTAIN: Final = "#33343b"
# What lies on a cell, and the colour of its ground.
GROUNDS: Final = {
    "meadow": "#5c7a35",
    "field": "#7a5a2e",
    "small_pasture": "#7d9440",
    "large_pasture": "#7d9440",
    "cavern": "#75695a",
    "tunnel": "#57534f",
    "deep_tunnel": "#45434a",
    "ore_mine": "#5a5f78",
    "ruby_mine": "#8a3f4c",
}
FURNISHED: Final = "#8d6a45"
# What is printed on bare cells (CAV-TILES-16).
PRINTED: Final = {"1,3": "boar", "3,1": "boar", "4,2": "food", "4,5": "food", "1,6": "two-food"}
# The tiles of each kind of move: on its cell, and on the one beside it.
TILES: Final = {
    "meadow-field": ("meadow", "field"),
    "cavern-tunnel": ("cavern", "tunnel"),
    "cavern-cavern": ("cavern", "cavern"),
    "ore-mine": ("ore_mine", "deep_tunnel"),
    "ruby-mine": ("ruby_mine",),
    "small-pasture": ("small_pasture",),
    "large-pasture": ("large_pasture", "large_pasture"),
    "stable": ("stable",),
    "buy meadow": ("meadow",),
    "buy field": ("field",),
    "buy tunnel": ("tunnel",),
    "buy cavern": ("cavern",),
    # What is put there was chosen before.
    "site": ("",),
    "lay": ("",),
}


class Cell(NamedTuple):
    """A cell in words, its ground, and a short name, if what lies there has one."""

    name: str
    inside: str
    ground: str
    short: str = ""


class Home(Painter):
    """The page of a home board."""

    def page(self, seat: int, width: int) -> Block:
        """Who lives here, the board, and what is in stock."""
        lines = [
            *self.owner(seat, width),
            *self.grid(seat, width, 3 if self.scene.roomy else 2),
            *self.goods(seat, width),
        ]
        if seat == self.own:
            lines += self.at_hand(width)
        return lines

    def owner(self, seat: int, width: int) -> Block:
        """The player, the dwarfs with their strengths, and how many there is room for."""
        player = self.view["players"][seat]
        line = self.mark(seat).append(f" {self.scene.names[seat]}", f"bold {INK}")
        if seat == self.view["token"]:
            line.append(TOKEN, f"bold {ACCENT}")
        line.append(f" {self.tag(seat)}" if self.tag(seat) else "", INK_2)
        points = self.text("terminal-caverna-points", count=player["score"])
        line.append(f" {points}", f"bold {SEAT_MARKS[seat].colour}")
        room = Text(self.text("terminal-caverna-room", count=player["room"]), INK_2)
        stables = Text(f"{STABLE}{player['stables']}", INK_2)
        supplies = [
            Text(
                self.text(
                    "terminal-caverna-supplier", name=self.name("furnishing", id), count=rounds
                ),
                INK_2,
            )
            for id, rounds in player["suppliers"].items()
            if rounds
        ]
        return flow([line, *self.dwarfs(seat), room, stables, *supplies], width, "  ")

    # What is asked, beside the board

    def at_hand(self, width: int) -> Block:
        """Animals without a home, the feeding, and prices."""
        return [
            *self.homeless(width),
            *self.feeding(width),
            *self.prices(width),
        ]

    def homeless(self, width: int) -> Block:
        """CAV-ANIMALS-25 Animals that no place takes."""
        waiting = self.view["players"][self.own]["animals"].get(WAITING)
        if not waiting:
            return []
        names = [counted(self.words, good, count) for good, count in waiting.items()]
        return wrapped(
            self.text("terminal-caverna-waiting", animals=self.words.join(names)),
            width,
            f"bold {BARRIER}",
        )

    def feeding(self, width: int) -> Block:
        """What is owed, what there is, what would be missing, and what goods bring as food."""
        player = self.view["players"][self.own]
        if self.view["phase"] != "feed" or self.view["asked"] != self.own or not player["due"]:
            return []
        food = player["goods"]["food"]
        missing = max(player["due"] - food, 0)
        sums = self.text("terminal-caverna-feeding", due=player["due"], food=food, missing=missing)
        style = f"bold {BARRIER if missing else INK}"
        return [
            *wrapped(sums, width, style),
            *wrapped(self.text("terminal-caverna-as-food"), width),
        ]

    def prices(self, width: int) -> Block:
        """What the weekly market and the smith take, while they are open."""
        if self.is_asked_for("market"):
            return wrapped(self.text("terminal-caverna-price-market"), width)
        if self.is_asked_for("forge"):
            return wrapped(self.text("terminal-caverna-price-forge"), width)
        return []

    # The board

    def grid(self, seat: int, width: int, height: int) -> Block:
        """The cells, their rows and columns numbered."""
        preview = self.preview(seat)
        rows = self.span(seat, ROWS, 0, preview)
        columns = self.span(seat, COLUMNS, 1, preview)
        each = (width - 2 - len(columns)) // len(columns)
        head = Text("  ")
        for column in columns:
            head.append_text(fit(Text(f" {column}", INK_2), each + 1))
        lines = [head]
        for row in rows:
            label = fill([Text(f"{row} ", INK_2)], 2, height)
            cells = [
                self.cell(seat, f"{row},{column}", preview, each, height) for column in columns
            ]
            lines += beside([label, beside(cells, 1)], 0)
        return lines

    def span(self, seat: int, printed: range, axis: int, preview: Iterable[str]) -> list[int]:
        """Rows or columns: those of the board, and those beyond it that are in use or on offer."""
        keys = [*self.view["players"][seat]["board"], *preview]
        if seat == self.own:
            targets = [target.split(":") for target in self.scene.open]
            keys += [parts[2].replace("-", ",") for parts in targets if parts[0] == "home"]
        found = {int(key.split(",")[axis]) for key in keys}
        return sorted(found | set(printed))

    def preview(self, seat: int) -> dict[str, str]:
        """The cells that the highlighted move is about, and what it would lay there, if it says."""
        if seat != self.own or not self.scene.lit.startswith("home:"):
            return {}
        kind, row, column, *direction = self.scene.move.replace("buy ", "buy_").split()
        tiles = TILES[kind.replace("_", " ")]
        cells = [(int(row), int(column))]
        if len(tiles) > 1:
            down, right = STEPS[direction[0]]
            cells.append((int(row) + down, int(column) + right))
        return {f"{r},{c}": tile for (r, c), tile in zip(cells, tiles, strict=True)}

    def cell(self, seat: int, key: str, preview: dict[str, str], width: int, height: int) -> Block:
        """One cell: the name of what lies there over what lives or grows on it."""
        name, inside, ground, short = self.content(seat, key, width)
        style = f"{INK} on {ground}"
        if key in preview:
            name = self.tile(preview[key]) if preview[key] else name
            style = f"bold {LIT} on {LIT_FILL}"
        elif self.is_open(seat, key):
            name = f"{name}·"
        shown = f"bold {LIT}" if key in preview else f"bold {INK}"
        room = height - 1 if inside else height
        # A long name takes the lines that nothing else needs.
        lines = words_in_lines(name, shown, width)
        if short and not fits(lines, width, room):
            lines = words_in_lines(short, shown, width)
        if len(lines) > room:
            lines = [*lines[: room - 1], Text(" ").join(lines[room - 1 :])]
        lines += [Text(inside, INK)] if inside else []
        return fill(lines, width, height, style)

    def is_open(self, seat: int, key: str) -> bool:
        """Whether some move is about this cell."""
        return seat == self.own and f"home:{seat}:{key.replace(',', '-')}" in self.scene.open

    def content(self, seat: int, key: str, width: int) -> Cell:
        """What a cell is called, what is on it, and its ground."""
        player = self.view["players"][seat]
        words = player["board"].get(key, "").split()
        animals = player["animals"].get(key, {})
        housed = [counted(self.words, good, count) for good, count in animals.items()]
        inside = shortened(housed, width) if housed else ""
        if key == ENTRANCE:
            return Cell(self.text("terminal-caverna-entrance"), inside, FURNISHED)
        row, column = map(int, key.split(","))
        if not words:
            outside = row not in ROWS or column not in COLUMNS
            ground = INK_LINE if outside else FOREST if column <= LAST_FOREST else MOUNTAIN
            return Cell("", self.printed(key), ground)
        stable = STABLE if "stable" in words else ""
        kind = words[0]
        if kind == "stable":
            return Cell(f"{stable} {self.tile('stable')}", inside, FOREST)
        if kind == "field" and len(words) > 1:
            crop = counted(self.words, words[1], int(words[2]))
            if len(crop) > width:
                crop = f"{GOODS[words[1]].sign}{words[2]}"
            return Cell(self.tile("field"), crop, GROUNDS[kind])
        if kind in GROUNDS:
            return Cell(f"{stable}{self.tile(kind)}", inside, GROUNDS[kind])
        name, short = self.name("furnishing", kind), self.short_name("furnishing", kind)
        return Cell(name, inside, FURNISHED, short)

    def printed(self, key: str) -> str:
        """What is printed on a bare cell."""
        return self.text("terminal-caverna-printed", what=PRINTED[key]) if key in PRINTED else ""

    def tile(self, kind: str) -> str:
        """A tile by its name."""
        return self.text("terminal-caverna-tile", tile=kind.replace("_", "-"))


def words_in_lines(name: str, style: str, width: int) -> Block:
    """A name in lines of a cell."""
    return flow((Text(word, style) for word in name.split()), width)


def fits(lines: Block, width: int, height: int) -> bool:
    """Whether so many lines hold it whole."""
    return len(lines) <= height and all(line.cell_len <= width for line in lines)
