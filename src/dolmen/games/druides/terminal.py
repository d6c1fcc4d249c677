"""Druides in a terminal: the row of places, the column, the players, the piles and a hand."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, cast

from rich.cells import cell_len
from rich.text import Text

from dolmen.games.druides.moves import GEM_NAMES
from dolmen.games.druides.shape import Place, Servant, View
from dolmen.terminal.boards import IN_ORDER, ONE_PAGE, Line, Pages, Scene
from dolmen.terminal.look import (
    ACCENT,
    BLACK_MOON,
    BLUE_DROP,
    BONE,
    EDGE,
    GREEN_LEAF,
    INK,
    INK_2,
    INK_LINE,
    LIT,
    LIT_FILL,
    RED_SUN,
    SLAB,
    SLAB_2,
    TURN_SIGN,
    Mark,
)
from dolmen.terminal.slab import Block, beside, fill, fit, flow, hang
from dolmen.words import Words

MARKS: Final = (RED_SUN, BLUE_DROP, BLACK_MOON, GREEN_LEAF)
LISTING: Final = IN_ORDER
ONE_BY_ONE: Final = False

SLOTS: Final = 6
SCORE_CARDS: Final = 6
CARD_CIRCLES: Final = 5
COLUMN_WIDTH: Final = 20
PLAYERS_WIDTH: Final = 72


class Gem(NamedTuple):
    """A kind of gem: its cut as a sign, its colour, and a colour to write on it."""

    sign: str
    colour: str
    ink: str


GEMS: Final = {
    "jet": Gem("♦", "#5a5a69", BONE),
    "garnet": Gem("●", "#b03434", BONE),
    "amber": Gem("■", "#e3a52c", INK_LINE),
    "emerald": Gem("▬", "#3f9a5f", INK_LINE),
    "sapphire": Gem("▲", "#3b78bd", BONE),
    "amethyst": Gem("▼", "#8a55a8", BONE),
}


def draw(view: Mapping[str, object], scene: Scene, width: int) -> Text:
    """The table as that viewer sees it."""
    table = Drawn(cast(View, view), scene)
    gap = [Text()] if scene.roomy else []
    parts = (table.row(width), table.middle(width), table.piles(width), table.hand(width))
    lines = [line for part in parts if part for line in [*part, *gap]]
    return Text("\n").join(lines[: len(lines) - len(gap)])


def pages(view: Mapping[str, object], scene: Scene) -> Pages:
    """Everything is on one page."""
    return ONE_PAGE


def marks(view: Mapping[str, object]) -> Sequence[Mark]:
    """The marks of the seats: always the same."""
    return MARKS


def step(line: Line, words: Words) -> str:
    """First the card, then the place that it is played at."""
    if line.kind == "place-gem":
        kind, _, number = GEM_NAMES[line.arguments[0]].partition(" ")
        return words.text("terminal-druides-step-gem", kind=kind, number=number)
    if line.kind == "place-servant":
        return words.text("terminal-druides-step-servant", value=line.arguments[0] + 1)
    return ""


def price(line: Line) -> Text:
    """Cards have no price."""
    return Text()


def legend(words: Words) -> list[tuple[Text, str]]:
    """The signs of players and gems."""
    marks = [(Text(mark.sign, f"bold {mark.colour}"), words.text(mark.name)) for mark in MARKS]
    gems = [
        (Text(f" {gem.sign} ", on_gem(kind)), kind_name(words, kind)) for kind, gem in GEMS.items()
    ]
    servants = [
        (Text(f"{RED_SUN.sign}3", f"bold {RED_SUN.colour}"), words.text("terminal-druides-known")),
        (Text(RED_SUN.sign, f"bold {RED_SUN.colour}"), words.text("terminal-druides-hidden")),
    ]
    return [*marks, *servants, *gems]


class Drawn:
    """A view being drawn for somebody."""

    def __init__(self, view: View, scene: Scene) -> None:
        self.view = view
        self.scene = scene

    def say(self, id: str, **args: int | str) -> str:
        """A message of the catalogue."""
        return self.scene.words.text(f"terminal-druides-{id}", **args)

    # The row of places

    def row(self, width: int) -> Block:
        """The six places side by side; piles and servants stand at the same height in all."""
        card_width = (width + 1) // SLOTS - 1
        row = self.view["row"]
        known = [
            flow(map(gem_chip, place["known"] if place else ()), card_width - 1) for place in row
        ]
        served = [
            flow(map(servant, place["servants"] if place else ()), card_width - 1) for place in row
        ]
        known_height = max(map(len, known))
        served_height = max(map(len, served))
        cards: list[Block] = []
        for slot, place in enumerate(row):
            body = [
                self.pile(place),
                *fill(known[slot], card_width - 1, known_height),
                *fill(served[slot], card_width - 1, served_height),
                *([Text()] if self.scene.roomy else []),
            ]
            cards.append(self.place(slot, place, body, card_width))
        return beside(cards, 1)

    def pile(self, place: Place | None) -> Text:
        """How many gems lie at a place, or that there is none."""
        if place is None:
            return Text(self.say("gone"), EDGE)
        return Text(self.say("pile", count=place["gems"]), INK if place["gems"] else INK_2)

    def place(self, slot: int, place: Place | None, body: Block, width: int) -> Block:
        """One place: its slot and kind over its pile, the viewer's gems, its servants in order."""
        if place is None:
            return [fit(Text(f" {slot + 1}", EDGE), width)] + [
                fit(Text(" ") + line, width) for line in body
            ]
        lit = self.scene.lit == f"slot:{slot + 1}"
        edge = Text("▌" if lit else " ", LIT)
        ground = f"on {LIT_FILL if lit else SLAB}"
        head = self.place_head(slot, place["kind"], width)
        return [head] + [fit(edge + line, width, ground) for line in body]

    def place_head(self, slot: int, kind: str, width: int) -> Text:
        """The slot and the kind on a ground of its colour, with as much air as there is room."""
        sign, name = GEMS[kind].sign, kind_name(self.scene.words, kind)
        airy = (
            f" {slot + 1} {sign} {name}",
            f"{slot + 1} {sign} {name}",
            f"{slot + 1} {sign}{name}",
        )
        text = next((text for text in airy if len(text) <= width), f"{slot + 1}{sign}{name}")
        return fit(Text(text), width, f"bold {on_gem(kind)}")

    # Column and players

    def middle(self, width: int) -> Block:
        """The column with the players beside it."""
        left = self.column()
        right = self.players(min(width - COLUMN_WIDTH - 2, PLAYERS_WIDTH))
        return beside([left, fill(right, width - COLUMN_WIDTH - 2, len(left))], 2)

    def column(self) -> Block:
        """The six score cards, the highest on top, with the pawns on their circles."""
        low = self.view["column"]["low"]
        lines: Block = []
        for card in reversed(range(SCORE_CARDS)):
            first = low + CARD_CIRCLES * card
            last = first + CARD_CIRCLES - 1
            line = Text(f"{first:>3}-{last:<3} ", INK_2)
            circles = [self.circle(score) for score in range(first, last + 1)]
            line.append_text(Text(" ").join(circles))
            lines.append(fit(line, COLUMN_WIDTH, f"on {SLAB if card % 2 else SLAB_2}"))
        return lines

    def circle(self, score: int) -> Text:
        """One circle: empty, or all the pawns that share it."""
        here = [
            seat for seat, player in enumerate(self.view["players"]) if player["score"] == score
        ]
        if not here:
            return Text("○", EDGE)
        return Text.assemble(*((MARKS[seat].sign, f"bold {MARKS[seat].colour}") for seat in here))

    def players(self, width: int) -> Block:
        """A line for each player under a line of headings."""
        titles = [self.say(f"head-{name}") for name in ("score", "gems", "servants", "reserve")]
        widths = [len(title) + 1 for title in titles]
        head = fit(Text(), width - sum(widths))
        for title, cells in zip(titles, widths, strict=True):
            head.append(f"{title:>{cells}}", INK_2)
        lines = [head]
        for seat, player in enumerate(self.view["players"]):
            counts = (player["score"], player["gems"], player["servants"], player["reserve"])
            lines.append(self.player(seat, counts, widths, width))
        return lines

    def player(self, seat: int, counts: Sequence[int], widths: Sequence[int], width: int) -> Text:
        """Turn sign, symbol, name, whether a bot, score and counts."""
        mark = MARKS[seat]
        turn = seat == self.scene.actor
        line = Text(f"{TURN_SIGN if turn else ' '} ", f"bold {LIT}")
        line.append(f"{mark.sign} ", f"bold {mark.colour}")
        line.append(self.scene.names[seat], f"bold {INK}")
        room = width - sum(widths)
        tag = next((t for t in self.tags(seat) if line.cell_len + 1 + cell_len(t) <= room), "")
        line = fit(line.append(f" {tag}", INK_2), room)
        score, *others = counts
        line.append(f"{score:>{widths[0]}}", f"bold {mark.colour}")
        for count, cells in zip(others, widths[1:], strict=True):
            line.append(f"{count:>{cells}}", INK)
        return fit(line, width, f"on {LIT_FILL}" if turn else "")

    def tags(self, seat: int) -> list[str]:
        """What a player is, the longer way first."""
        bot = self.scene.bots[seat]
        if bot is not None:
            return [self.say("bot-named", name=bot), self.say("bot")]
        return [self.say("you")] if seat == self.scene.viewer else []

    # Piles and hand

    def piles(self, width: int) -> Block:
        """Decks and piles: numbers only, or with what is known of them where there is room."""
        view = self.view
        coming = [
            Text(f" {GEMS[kind].sign} ", on_gem(kind))
            for kind, n in view["places"].items()
            for _ in range(n)
        ]
        counts = {
            "deck": (view["deck"], []),
            "discard": (
                view["discard"]["size"],
                [gem_chip(name) for name in view["discard"]["known"]],
            ),
            "spent": (len(view["spent"]), [gem_chip(name) for name in view["spent"]]),
            "coming": (sum(view["places"].values()), coming),
        }
        titles = {
            id: Text(self.say(id, count=count), self.lit_style(id))
            for id, (count, _) in counts.items()
        }
        if not self.scene.roomy:
            return [fit(Text(" · ", EDGE).join(titles.values()), width)]
        lines: Block = []
        for id, (_, chips) in counts.items():
            lines += hang(titles[id], chips, width)
        return lines

    def hand(self, width: int) -> Block:
        """The viewer's cards; the reserve holds what is nowhere else, in no known order."""
        viewer = self.scene.viewer
        if viewer is None or "hand" not in self.view["players"][viewer]:
            return []
        player = self.view["players"][viewer]
        mark = MARKS[viewer]
        gems = [self.gem_card(name) for name in player["hand"]["gems"]]
        servants = [
            Text(f" {mark.sign}{value} ", f"bold {INK_LINE} on {mark.colour}")
            for value in player["hand"]["servants"]
        ]
        no_gems = [Text(self.say("no-gems"), INK_2)]
        no_servants = [Text(self.say("no-servants"), INK_2)]
        home = [Text(f"{mark.sign}{value}", mark.colour) for value in player["home"]]
        reserve = [
            Text(f"  {self.say('reserve')}", self.lit_style(f"reserve:{viewer}")),
            *(home or no_servants),
        ]
        gem_title = Text(f"{self.say('hand-gems')} ", f"bold {ACCENT}")
        servant_title = Text(f"{self.say('hand-servants')} ", f"bold {ACCENT}")
        return [
            *hang(gem_title, gems or no_gems, width),
            *hang(servant_title, [*(servants or no_servants), *reserve], width),
        ]

    def gem_card(self, name: str) -> Text:
        """A gem in the hand, with its name."""
        kind, number = name.split()
        edge = TURN_SIGN if self.scene.lit == f"card:{name}" else " "
        title = f"{edge}{GEMS[kind].sign} {kind_name(self.scene.words, kind)} {number} "
        return Text(title, f"bold {on_gem(kind)}")

    def lit_style(self, target: str) -> str:
        """How a title is written, as a target that is lit or not."""
        return f"bold {LIT}" if self.scene.lit == target else INK_2


def on_gem(kind: str) -> str:
    """The style of something written on the colour of a gem."""
    return f"{GEMS[kind].ink} on {GEMS[kind].colour}"


def kind_name(words: Words, kind: str) -> str:
    """A kind of gem in words."""
    return words.text("druides-kind", kind=kind)


def servant(card: Servant) -> Text:
    """A servant: its owner's sign, and its value if the viewer knows it."""
    mark = MARKS[card["owner"]]
    value = "" if card["value"] is None else str(card["value"])
    return Text(f"{mark.sign}{value}", f"bold {mark.colour}")


def gem_chip(name: str) -> Text:
    """A gem at its smallest: "■7"."""
    kind, number = name.split()
    return Text(f"{GEMS[kind].sign}{number}", f"bold {on_gem(kind)}")
