"""The signs of Caverna in a terminal: goods, dwarfs, grounds; and how everything is called."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.text import Text

from dolmen.games.caverna.shape import View
from dolmen.terminal.boards import Scene
from dolmen.terminal.look import (
    ACCENT,
    BLACK_MOON,
    BLUE_DROP,
    GREEN_LEAF,
    INK,
    INK_2,
    LIT,
    PURPLE_STAR,
    RED_SUN,
    TURN_SIGN,
    WHITE_RING,
    YELLOW_PEAK,
)
from dolmen.terminal.slab import Block, fit, flow
from dolmen.words import Words

SEAT_MARKS: Final = (
    RED_SUN,
    BLUE_DROP,
    GREEN_LEAF,
    PURPLE_STAR,
    BLACK_MOON,
    YELLOW_PEAK,
    WHITE_RING,
)

DWARF: Final = "☺"
TOKEN: Final = "¹"
STABLE: Final = "⌂"
# A round card that is not turned up yet.
COMING: Final = "?"
WAITING: Final = "waiting"
# Where the short names of each kind are.
SHORT_NAMES: Final = {
    "space": "terminal-caverna-short-space",
    "furnishing": "terminal-caverna-short-furnishing",
    "loot": "terminal-caverna-short-loot",
}


class Good(NamedTuple):
    """A good that is no animal: its shape as a sign, and its colour."""

    sign: str
    colour: str


GOODS: Final = {
    "wood": Good("●", "#b98a56"),
    "stone": Good("■", "#a9b1ba"),
    "ore": Good("▬", "#8c8fa8"),
    "ruby": Good("♦", "#ef5b6b"),
    "grain": Good("Ψ", "#e5c35a"),
    "vegetable": Good("▼", "#ee8f3c"),
    "food": Good("♥", "#d9795d"),
    "gold": Good("$", "#f2cf4a"),
}


def name_of(words: Words, kind: str, id: str) -> str:
    """A space, good, furnishing or item of loot by its name."""
    return words.text(f"caverna-{kind}-{id.replace('_', '-')}")


def sign_of(good: str) -> Text:
    """The sign of a good that has one."""
    return Text(GOODS[good].sign, f"bold {GOODS[good].colour}")


def counted(words: Words, good: str, count: int) -> str:
    """So many of a good in words: "3 donkeys"."""
    return words.text("caverna-count", good=good.replace("_", "-"), count=count)


def chip(words: Words, good: str, count: int) -> Text:
    """So many of a good, as short as can be: "●3", and animals in words."""
    if good in GOODS:
        return sign_of(good).append(str(count), INK)
    return Text(counted(words, good, count), INK)


def price(words: Words, cost: Mapping[str, int]) -> Text:
    """A price in signs, or that there is none."""
    if not cost:
        return Text(words.text("terminal-caverna-free"), INK_2)
    return Text("").join(chip(words, good, count) for good, count in cost.items())


def wrapped(text: str, width: int, style: str = INK_2) -> Block:
    """A sentence in lines of that width."""
    return flow((Text(word, style) for word in text.split()), width)


def shortened(texts: Sequence[str], width: int) -> str:
    """Texts side by side in a narrow cell: with fewer letters each where they must."""
    letters = max(map(len, texts))
    while letters > 3 and cell_len(" ".join(text[:letters] for text in texts)) > width:
        letters -= 1
    return " ".join(text[:letters] for text in texts)


class Painter:
    """A view being drawn for somebody."""

    def __init__(self, view: View, scene: Scene) -> None:
        self.view = view
        self.scene = scene
        self.words = scene.words

    @property
    def own(self) -> int:
        """The seat whose home is shown first: the viewer's, or that of whoever moves."""
        return self.view["seat"] if self.scene.viewer is None else self.scene.viewer

    def text(self, id: str, /, **args: int | str) -> str:
        """A message of the catalogue."""
        return self.words.text(id, **args)

    def name(self, kind: str, id: str) -> str:
        """A space, good, furnishing or item of loot by its name."""
        return name_of(self.words, kind, id)

    def name_within(self, kind: str, id: str, room: int) -> str:
        """The same, or the short name where the whole one has no room."""
        name = self.name(kind, id)
        if cell_len(name) <= room:
            return name
        return self.short_name(kind, id) or name

    def short_name(self, kind: str, id: str) -> str:
        """How it is called where there is little room; empty if its name is short."""
        return self.text(SHORT_NAMES[kind], id=id.replace("_", "-"))

    def is_lit(self, target: str) -> bool:
        """Whether the highlighted move is about this element."""
        return self.scene.lit == target

    def is_asked_for(self, kind: str) -> bool:
        """Whether elements of this kind can be chosen now."""
        return any(target.startswith(f"{kind}:") for target in self.scene.open)

    def style(self, target: str) -> str:
        """How an element is written: lit, open to choose, closed while others are open, or just
        there."""
        if self.is_lit(target):
            return f"bold {LIT}"
        if target in self.scene.open:
            return f"bold {INK}"
        return INK_2 if self.is_asked_for(target.partition(":")[0]) else INK

    def edge(self, target: str) -> Text:
        """The sign before an element that is lit, or may be chosen."""
        if self.is_lit(target):
            return Text(TURN_SIGN, f"bold {LIT}")
        return Text("·" if target in self.scene.open else " ", f"bold {ACCENT}")

    def entry(self, target: str, more: Text, width: int) -> Text:
        """An element of a list: its name, and what belongs to it at the end of the line."""
        room = width - 1 - more.cell_len - (1 if more.cell_len else 0)
        kind, _, id = target.partition(":")
        name = self.name_within(kind, id, room)
        line = self.edge(target).append_text(fit(Text(name, self.style(target)), room))
        return fit(line.append(" " if more.cell_len else "").append_text(more), width)

    def explained(self, heading: str, kind: str, ids: Iterable[str], width: int) -> Block:
        """A heading, and under it every one of these with what it does."""
        if self.scene.brief:
            return []
        lines = [Text(), Text(heading, f"bold {ACCENT}")]
        for id in ids:
            first, *others = self.explanation(kind, id, width - 2, INK)
            lines += [first, *(Text("  ").append_text(line) for line in others)]
        return lines

    def lit_about(self, kinds: Iterable[str], width: int) -> Block:
        """What the lit element does, if it is one of these kinds."""
        kind, _, id = self.scene.lit.partition(":")
        if kind not in kinds:
            return []
        return self.explanation(kind, id, width, f"bold {LIT}")

    def explanation(self, kind: str, id: str, width: int, style: str) -> Block:
        """A name in that style, and what it does."""
        name = self.name(kind, id)
        does = self.words.text(f"caverna-{kind}-{id.replace('_', '-')}-about")
        lines = wrapped(self.text("terminal-caverna-explained", name=name, does=does), width)
        lines[0].stylize(style, 0, len(name))
        return lines

    # Players

    def mark(self, seat: int) -> Text:
        """The sign of a player."""
        return Text(SEAT_MARKS[seat].sign, f"bold {SEAT_MARKS[seat].colour}")

    def tag(self, seat: int) -> str:
        """Whether a player is a bot, or the viewer."""
        bot = self.scene.bots[seat]
        if bot is not None:
            return self.text("terminal-caverna-bot", name=bot)
        return self.text("terminal-caverna-you") if seat == self.scene.viewer else ""

    def short_player(self, seat: int, letters: int) -> Text:
        """Turn sign, symbol, name, the token of the starting player, and points."""
        turn = seat == self.scene.actor
        line = Text(TURN_SIGN if turn else " ", f"bold {LIT}").append_text(self.mark(seat))
        line.append(f" {self.scene.names[seat][:letters]}", f"bold {INK}")
        if seat == self.view["token"]:
            line.append(TOKEN, f"bold {ACCENT}")
        return line.append(f" {self.view['players'][seat]['score']}", SEAT_MARKS[seat].colour)

    def dwarfs(self, seat: int) -> list[Text]:
        """Every dwarf with its strength, and where it is."""
        pieces = []
        for dwarf in self.view["players"][seat]["dwarfs"]:
            at = dwarf["at"]
            piece = Text(DWARF, f"bold {SEAT_MARKS[seat].colour}")
            piece.append(str(dwarf["weapon"]), f"bold {INK}" if dwarf["weapon"] else INK_2)
            if dwarf["born"]:
                where = self.text("terminal-caverna-newborn")
            elif at is None:
                where = self.text("terminal-caverna-at-home")
            elif at == "aside":
                where = self.text("terminal-caverna-aside")
            else:
                where = self.name("space", at)
            pieces.append(piece.append(f" {where}", INK if at is None else INK_2))
        return pieces

    def goods(self, seat: int, width: int) -> Block:
        """What a player has: in words where they fit, else in signs; nothing of what is missing."""
        player = self.view["players"][seat]
        held = {good: count for good, count in player["goods"].items() if count}
        mine = seat == self.scene.viewer
        title = Text(
            self.text("terminal-caverna-goods" if mine else "terminal-caverna-goods-of"), ACCENT
        )
        if not held and not player["begging"]:
            return [title.append(f" {self.text('terminal-caverna-nothing')}", INK_2)]
        begging: list[Text] = []
        if player["begging"]:
            told = self.text("terminal-caverna-begging", count=player["begging"])
            begging.append(Text(told, ACCENT))
        in_words = [self.held(seat, good, count, True) for good, count in held.items()]
        in_signs = [self.held(seat, good, count, False) for good, count in held.items()]
        long = flow([title, *in_words, *begging], width)
        return long if len(long) == 1 else flow([title, *in_signs, *begging], width)

    def held(self, seat: int, good: str, count: int, in_words: bool) -> Text:
        """One good of a player; the viewer's may be lit."""
        lit = seat == self.view["seat"] and self.scene.lit.endswith(f":{good}")
        style = f"bold {LIT}" if lit else INK
        if good not in GOODS:
            return Text(counted(self.words, good, count), style)
        piece = sign_of(good)
        return piece.append(counted(self.words, good, count) if in_words else str(count), style)
