"""Meduris in a terminal: the ring of fields, and in it plains, players, runes and stocks."""

from collections.abc import Mapping, Sequence
from typing import Final, cast

from rich.cells import cell_len
from rich.text import Text

from dolmen.core.effect import CHANGE, DUE, FOLLOWS
from dolmen.core.message import Message, Who
from dolmen.games.meduris.price import POINT
from dolmen.games.meduris.shape import Material, View
from dolmen.games.meduris.terminal.ring import (
    CHIP_STYLE,
    CHIPS,
    COLOURS,
    DISTRICTS,
    DRUID,
    DRUID_COLOUR,
    HUT,
    MATERIALS,
    RIVER_STYLE,
    RUNE,
    TEMPLE,
    WATER,
    Ring,
    building,
    district_ground,
    good,
)
from dolmen.terminal.boards import ONE_PAGE, Line, Listing, Pages, Scene
from dolmen.terminal.look import ACCENT, EDGE, INK, INK_2, LIT, LIT_FILL, RED_SUN, TURN_SIGN, Mark
from dolmen.terminal.slab import Block, beside, fill, fit, flow
from dolmen.words import Words

MARKS: Final = tuple(COLOURS.values())
# Whoever can pay mostly means to: replacing three chips for one is the exception.
LISTING: Final = Listing({}, frozenset(), frozenset({"pay"}))
ONE_BY_ONE: Final = False

STACK: Final = 3
POINT_SIGN: Final = "*"
NOBODY: Final = "·"
PLAIN_WIDTH: Final = 11
PLAINS_WIDTH: Final = 21
COUNT_WIDTH: Final = 3


def draw(view: Mapping[str, object], scene: Scene, width: int) -> Text:
    """The table as that viewer sees it."""
    return Text("\n").join(Drawn(cast(View, view), scene).board(width))


def pages(view: Mapping[str, object], scene: Scene) -> Pages:
    """Everything is on one page."""
    return ONE_PAGE


def marks(view: Mapping[str, object]) -> list[Mark]:
    """The marks of the seats: they go by the colours that the table has chosen."""
    return [COLOURS[player["colour"]] for player in cast(View, view)["players"]]


def step(line: Line, words: Words) -> str:
    """First the district, then the field in it."""
    if line.kind not in ("hut", "temple"):
        return ""
    district = cast(View, line.view)["fields"][line.arguments[0]]["district"]
    return words.text(f"terminal-meduris-step-{line.kind}", district=district)


def price(line: Line) -> Text:
    """Materials to pay and to get, and points."""
    pieces = []
    for effect in line.effects:
        if effect.kind not in (CHANGE, DUE, FOLLOWS) or effect.seat is not None:
            continue
        sign = good(effect.what) if effect.what in MATERIALS else Text("")
        if effect.what == POINT:
            sign = Text(POINT_SIGN, f"bold {ACCENT}")
        if sign:
            pieces.append(Text(f"{effect.amount:+}", INK_2).append_text(sign))
    return Text(" ").join(pieces)


def legend(words: Words) -> list[tuple[Text, str]]:
    """The signs of players, materials, chips and buildings."""
    say = words.text
    signs = [(Text(mark.sign, f"bold {mark.colour}"), say(mark.name)) for mark in MARKS]
    signs += [(good(material), material_name(words, material)) for material in MATERIALS]
    signs += [
        (Text(CHIPS[chip], CHIP_STYLE), say("meduris-chip", chip=chip))
        for chip in ("two", "hut", "druid")
    ]
    red = [RED_SUN]
    number = Text(" 4", f"{INK} on {DISTRICTS[0]}")
    hut = building({"kind": "hut", "owner": 0, "run": 3}, red, False, 3)
    stored = building({"kind": "hut", "owner": 0, "run": 3}, red, True, 3)
    temple = building({"kind": "temple", "owner": 0}, red, False, 3)
    plain = Text.assemble("1", (RED_SUN.sign, RED_SUN.colour), " 2", (NOBODY, EDGE))
    about = "terminal-meduris-legend"
    return [
        *signs,
        (Text.assemble(number, good("stone"), good("wood")), say(f"{about}-field")),
        (hut, say(f"{about}-hut")),
        (stored, say(f"{about}-stored")),
        (temple, say(f"{about}-temple")),
        (Text(DRUID, f"bold {DRUID_COLOUR}"), say(f"{about}-druid")),
        (Text(WATER * 3, RIVER_STYLE), say(f"{about}-river")),
        (plain, say(f"{about}-plain")),
        (Text(f"{HUT} {TEMPLE} {RUNE}", INK_2), say(f"{about}-left")),
    ]


class Drawn:
    """A view being drawn for somebody."""

    def __init__(self, view: View, scene: Scene) -> None:
        self.view = view
        self.scene = scene
        self.marks = [COLOURS[player["colour"]] for player in view["players"]]

    def say(self, id: str, **args: int | str) -> str:
        """A message of the catalogue."""
        return self.scene.words.text(f"terminal-meduris-{id}", **args)

    def name(self, material: str) -> str:
        """A material in words."""
        return material_name(self.scene.words, material)

    def lit_style(self, target: str, otherwise: str = INK_2) -> str:
        """How something is written, as a target that is lit or not."""
        return f"bold {LIT}" if self.scene.lit == target else otherwise

    def board(self, width: int) -> Block:
        """The ring with everything else in its middle."""
        ring = Ring(self.view, self.marks, self.scene.lit, self.scene.roomy)
        inside = ring.inner_width(width)
        parts = self.roomy_parts(inside - 2) if self.scene.roomy else self.parts(inside - 2)
        middle = spread(parts, ring.shape.inside)
        lines = [Text(" ").append_text(line) for line in middle]
        return ring.around(fill(lines, inside, ring.shape.inside), width)

    def parts(self, width: int) -> list[Block]:
        """What is in the middle of a small ring."""
        height = max(len(MATERIALS), len(self.marks)) + 1
        left = fill(self.plains(), PLAINS_WIDTH, height)
        right_width = width - PLAINS_WIDTH - 2
        right = fill(self.players(right_width), right_width, height)
        return [beside([left, right], 2), self.runes(width), self.stocks(width), self.state(width)]

    def roomy_parts(self, width: int) -> list[Block]:
        """The same where there is more room: workers stand in towers."""
        return [
            self.towers(width),
            self.players(width),
            self.runes(width),
            self.stocks(width),
            self.state(width),
        ]

    # Plains

    def plain_style(self, material: str) -> str:
        """How the name of a plain is written: its pile or the plain itself may be lit."""
        target = self.scene.lit
        return f"bold {LIT}" if target in (f"plain:{material}", f"pile:{material}") else INK

    def workers(self, material: Material) -> list[tuple[Text, Text]]:
        """The heights of a plain, from the bottom, and who stands there."""
        stack = self.view["plains"][material]
        standing = [
            Text(self.marks[seat].sign, f"bold {self.marks[seat].colour}") for seat in stack
        ]
        standing += [Text(NOBODY, EDGE) for _ in range(STACK - len(stack))]
        return [(Text(str(i), INK_2), sign) for i, sign in enumerate(standing, start=1)]

    def plains(self) -> Block:
        """A line for each plain: its material, the pile, and its workers from the bottom."""
        pile, workers = self.say("head-pile"), self.say("head-workers")
        lines = [Text(f"{pile:>{PLAIN_WIDTH}} {workers}", INK_2)]
        for material in self.view["piles"]:
            line = self.plain_head(material, PLAIN_WIDTH)
            for height, sign in self.workers(material):
                line.append(" ").append_text(height).append_text(sign)
            lines.append(line)
        return lines

    def plain_head(self, material: Material, width: int) -> Text:
        """Sign and name of a plain, and the size of its pile."""
        style = self.plain_style(material)
        line = fit(Text.assemble(good(material), f" {self.name(material)}"), width - COUNT_WIDTH)
        line.stylize(style, 2)
        return line.append(f"{self.view['piles'][material]:>{COUNT_WIDTH}}", style)

    def towers(self, width: int) -> Block:
        """The plains side by side, their workers in towers."""
        each = width // len(MATERIALS)
        towers: list[Block] = []
        for material in self.view["piles"]:
            floors = [
                Text.assemble("  ", height, " ", sign)
                for height, sign in reversed(self.workers(material))
            ]
            head = self.plain_head(material, PLAIN_WIDTH)
            towers.append(fill([head, *floors], each, STACK + 1))
        return beside(towers, 0)

    # Players

    def players(self, width: int) -> Block:
        """A line for each player under a line of headings."""
        titles = [self.say("head-points"), HUT, TEMPLE, RUNE]
        widths = [max(len(title) + 1, COUNT_WIDTH) for title in titles]
        head = fit(Text(), width - sum(widths))
        for title, cells in zip(titles, widths, strict=True):
            head.append(f"{title:>{cells}}", INK_2)
        return [head, *(self.player(seat, widths, width) for seat in range(len(self.marks)))]

    def player(self, seat: int, widths: Sequence[int], width: int) -> Text:
        """Turn sign, symbol, name, whether a bot, score and what is left."""
        mark, player = self.marks[seat], self.view["players"][seat]
        turn = seat == self.scene.actor
        line = Text(f"{TURN_SIGN if turn else ' '} ", f"bold {LIT}")
        line.append(f"{mark.sign} ", f"bold {mark.colour}")
        line.append(self.scene.names[seat], f"bold {INK}")
        room = width - sum(widths)
        tag = next((t for t in self.tags(seat) if line.cell_len + 1 + cell_len(t) <= room), "")
        line = fit(line.append(f" {tag}" if tag else "", INK_2), room)
        line.append(f"{player['marker']:>{widths[0]}}", f"bold {mark.colour}")
        runes = sum(owner == seat for owner in self.view["runes"].values())
        counts = (player["huts"], player["temples"], runes)
        for count, cells in zip(counts, widths[1:], strict=True):
            line.append(f"{count:>{cells}}", INK)
        return fit(line, width, f"on {LIT_FILL}" if turn else "")

    def tags(self, seat: int) -> list[str]:
        """What a player is, the longer way first."""
        bot = self.scene.bots[seat]
        if bot is not None:
            return [self.say("bot-named", name=bot), self.say("bot")]
        return [self.say("you")] if seat == self.scene.viewer else []

    # Runes, stocks and what is going on

    def runes(self, width: int) -> Block:
        """The districts on their grounds, each with the owner of its rune."""
        pieces = [Text(self.say("runes"), INK_2)]
        for district, owner in self.view["runes"].items():
            name = self.scene.words.text("meduris-district", district=district)
            sign = Text(NOBODY, EDGE)
            if owner is not None:
                sign = Text(self.marks[owner].sign, f"bold {self.marks[owner].colour}")
            ground = f"{INK} on {district_ground(self.view, district)}"
            pieces.append(Text.assemble((name, ground), sign))
        return flow(pieces, width)

    def stocks(self, width: int) -> Block:
        """The stocks that the viewer may see, their own first and in words where they fit."""
        viewer = self.scene.viewer
        others = [
            self.stock(seat, False)
            for seat, player in enumerate(self.view["players"])
            if "stock" in player and seat != viewer
        ]
        lines = flow(others, width, "   ") if others else []
        if viewer is None or "stock" not in self.view["players"][viewer]:
            return lines
        title = Text(f"{self.say('stock')} ", f"bold {ACCENT}")
        own = title + self.stock(viewer, True)
        return [own if own.cell_len <= width else title + self.stock(viewer, False), *lines]

    def stock(self, seat: int, in_words: bool) -> Text:
        """The chips of a player; somebody else's after their sign."""
        mine = seat == self.scene.viewer
        mark = self.marks[seat]
        line = Text() if mine else Text(f"{mark.sign} ", f"bold {mark.colour}")
        chips: list[Text] = []
        for material, count in self.view["players"][seat]["stock"].items():
            lit = mine and self.scene.lit == f"stock:{material}"
            name = f" {self.name(material)}" if in_words else ""
            style = f"bold {LIT}" if lit else (INK if count else INK_2)
            edge = TURN_SIGN if lit else " "
            chips.append(Text.assemble((edge, LIT), good(material), (f"{name} {count}", style)))
        return line + Text(" " if in_words else "").join(chips)

    def state(self, width: int) -> Block:
        """The die, the last turns or the final circuit, and a payment under way."""
        if self.view["step"] == "over":
            return []
        face = self.view["face"]
        shown = self.scene.words.text("meduris-face", face=face) if face else ""
        # MED-FAQ-08: the die lies before the active player until the ritual is over.
        lies = Message("terminal-meduris-die", {"face": shown, "player": Who(self.view["seat"])})
        words, names = self.scene.words, self.scene.names
        die = words.say(lies, names, self.scene.viewer) if face else self.say("no-die")
        pieces = [Text(die, self.lit_style("die", INK if face else INK_2))]
        if self.view["last_turns"]:
            count = self.view["last_turns"]
            pieces.append(Text(self.say("last-turns", count=count), f"bold {ACCENT}"))
        if self.view["final"]:
            pieces = [Text(self.say("final"), f"bold {ACCENT}")]
        return [*self.payment(width), *flow(pieces, width, "   ")]

    def payment(self, width: int) -> Block:
        """What is still due, and what is being replaced or swapped for."""
        payment = self.view["payment"]
        if payment is None:
            return []
        pieces: list[Text] = []
        due = {material: count for material, count in payment["due"].items() if count}
        if due and payment["field"] is not None:
            title = self.say("due-field", field=payment["field"])
            pieces.append(Text(title, self.lit_style("price", f"bold {ACCENT}")))
        for material, count in due.items():
            style = self.lit_style(f"price:{material}", f"bold {INK}")
            pieces.append(Text.assemble(good(material), (f" {count}", style)))
        if payment["replacing"] is not None and payment["to_give"]:
            name = self.name(payment["replacing"])
            given = self.say("replacing", count=payment["to_give"], material=name)
            pieces.append(Text(given, f"bold {ACCENT}"))
        return flow(pieces, width) if pieces else []


def material_name(words: Words, material: str) -> str:
    """A material in words."""
    return words.text("meduris-material", material=material)


def spread(parts: Sequence[Block], height: int) -> Block:
    """Blocks one below the other, with empty lines between them as far as the height allows."""
    filled = [part for part in parts if part]
    free = height - sum(map(len, filled))
    lines: Block = []
    for part in filled:
        if lines and free > 0:
            lines.append(Text())
            free -= 1
        lines += part
    return lines[:height]
