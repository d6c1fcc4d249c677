"""Caverna in a terminal: pages for the action spaces, home boards, furnishings, loot and players.

The page in sight is the one that the question is about, unless the viewer turns to another."""

from collections.abc import Mapping, Sequence
from typing import Final, cast

from rich.text import Text

from dolmen.core.effect import CHANGE, DUE
from dolmen.games.caverna.data import FURNISHING_NAMES
from dolmen.games.caverna.shape import View
from dolmen.games.caverna.terminal.home import FURNISHED, GROUNDS, Home
from dolmen.games.caverna.terminal.market import COLOURS, LATER, NOW, TILES, Loot, Market
from dolmen.games.caverna.terminal.signs import (
    COMING,
    DWARF,
    GOODS,
    SEAT_MARKS,
    STABLE,
    TOKEN,
    Painter,
    name_of,
    sign_of,
)
from dolmen.games.caverna.terminal.spaces import Spaces
from dolmen.terminal.boards import Line, Listing, Pages, Scene
from dolmen.terminal.look import ACCENT, EDGE, INK, INK_2, RED_SUN, Mark
from dolmen.terminal.slab import Block, fit
from dolmen.words import Words

MARKS: Final = SEAT_MARKS
ONE_BY_ONE: Final = True

# The page in sight, where a player is just a sign.
POINTER: Final = "◄"

EXCHANGES: Final = "terminal-caverna-exchanges"
TILES_FOR_RUBIES: Final = "terminal-caverna-ruby-tiles"
LISTING: Final = Listing(
    {
        **dict.fromkeys(("eat", "coins", "coin", "use"), EXCHANGES),
        **dict.fromkeys(("disarm", "disarm-placed", "ruby"), EXCHANGES),
        **dict.fromkeys(("buy-meadow", "buy-field", "buy-tunnel", "buy-cavern"), TILES_FOR_RUBIES),
    },
    frozenset({"feed"}),
)

# The page on which each kind of target is drawn.
PLACES: Final = {"space": "spaces", "home": "home", "loot": "loot"}
# Kinds of targets that settle what page an action needs, the first that is open.
FITTING: Final = ("loot", "furnishing", "home")
# Steps in which everybody looks after their own home.
AT_HOME: Final = ("choose", "feed", "breed", "bred", "last")


def draw(view: Mapping[str, object], scene: Scene, width: int) -> Text:
    """The table as that viewer sees it."""
    return Text("\n").join(Drawn(cast(View, view), scene).lines(width))


def pages(view: Mapping[str, object], scene: Scene) -> Pages:
    """The pages, and the one in sight."""
    drawn = Drawn(cast(View, view), scene)
    return Pages(tuple(map(drawn.title, drawn.pages)), drawn.shown)


def marks(view: Mapping[str, object]) -> Sequence[Mark]:
    """The marks of the seats: always the same."""
    return MARKS


def step(line: Line, words: Words) -> str:
    """Furnishings by the colour of their offer."""
    if line.kind != "furnish":
        return ""
    colour = TILES[FURNISHING_NAMES[line.arguments[0]]].colour
    offer = words.text("terminal-caverna-offer", colour=colour)
    return words.text("terminal-caverna-step-furnish", offer=offer)


def price(line: Line) -> Text:
    """Goods to pay and to get."""
    pieces = []
    for effect in line.effects:
        if effect.kind in (CHANGE, DUE) and effect.seat is None and effect.what in GOODS:
            sign = sign_of(effect.what)
            pieces.append(Text(f"{effect.amount:+}", INK_2).append_text(sign))
    return Text(" ").join(pieces)


def legend(words: Words) -> list[tuple[Text, str]]:
    """The signs of players, goods, dwarfs, tiles and choices."""
    say = words.text
    about = "terminal-caverna-legend"
    signs = [(Text(mark.sign, f"bold {mark.colour}"), say(mark.name)) for mark in MARKS]
    signs += [(sign_of(good), name_of(words, "good", good)) for good in GOODS]
    dwarf = Text(DWARF, f"bold {RED_SUN.colour}").append("3", f"bold {INK}")
    cavern = Text(
        f" {say('terminal-caverna-tile', tile='cavern')} ", f"{INK} on {GROUNDS['cavern']}"
    )
    furnished = Text(f" {name_of(words, 'furnishing', 'carpenter')} ", f"{INK} on {FURNISHED}")
    return [
        *signs,
        (dwarf, say(f"{about}-dwarf")),
        (Text(TOKEN, f"bold {ACCENT}"), say(f"{about}-token")),
        (Text(STABLE, f"bold {INK}"), say(f"{about}-stable")),
        (Text("·", f"bold {ACCENT}"), say(f"{about}-open")),
        (Text(COMING, EDGE), say(f"{about}-coming")),
        (cavern, say(f"{about}-tile")),
        (furnished, say(f"{about}-furnished")),
        *(
            (Text("■", colour), say("terminal-caverna-offer", colour=name))
            for name, colour in COLOURS.items()
        ),
    ]


class Drawn(Painter):
    """The pages of a view."""

    @property
    def pages(self) -> list[str]:
        """The names of the pages: those of other players' homes end with their seat."""
        tiles = ["tiles"] if self.scene.roomy else ["now", "later"]
        others = [seat for seat in range(len(self.view["players"])) if seat != self.own]
        shared = ["players"] if others else []
        return ["spaces", "home", *tiles, "loot", *shared, *(f"home {seat}" for seat in others)]

    @property
    def shown(self) -> int:
        """The page that the viewer turned to, or the one that fits."""
        if self.scene.page is not None:
            return min(self.scene.page, len(self.pages) - 1)
        return self.pages.index(self.fitting)

    @property
    def fitting(self) -> str:
        """The page of what is lit, or of what is asked."""
        kind, _, id = self.scene.lit.partition(":")
        if kind == "furnishing":
            return self.tiles_page(TILES[id].colour)
        if kind in PLACES:
            return PLACES[kind]
        if self.view["phase"] == "work" and self.view["action"] is None:
            return "spaces"
        kind = next((kind for kind in FITTING if self.is_asked_for(kind)), "")
        if kind == "furnishing":
            return self.tiles_page(NOW[0])
        if self.view["phase"] == "work":
            return PLACES.get(kind, "spaces" if self.is_asked_for("space") else "home")
        return "home" if self.view["phase"] in AT_HOME else "spaces"

    def tiles_page(self, colour: str) -> str:
        """Where tiles of a colour are on offer."""
        if self.scene.roomy:
            return "tiles"
        return "now" if colour in NOW else "later"

    def title(self, page: str) -> str:
        """What a page is called."""
        name, _, seat = page.partition(" ")
        if seat:
            return self.scene.names[int(seat)]
        return self.text("terminal-caverna-page", page=name)

    def lines(self, width: int) -> Block:
        """The page in sight under the names of all; below it as many others as there is room for,
        one's own home first."""
        shown = self.pages[self.shown]
        if not self.scene.lines:
            return [*self.tabs(width), *self.page(shown, width)]
        brief = Drawn(self.view, self.scene._replace(brief=True))
        block = [*self.tabs(width), *brief.page(shown, width)]
        others = [page for page in ("home", *self.pages) if page != shown]
        for page in dict.fromkeys(others):
            heading = fit(Text(f" {self.title(page)}", f"bold {ACCENT}"), width)
            more = [Text(), heading, *brief.page(page, width)]
            if len(block) + len(more) <= self.scene.lines:
                block += more
        return block

    def tabs(self, width: int) -> Block:
        """The names of the pages; other players by their signs where there is no room."""
        lines = [self.tab_line(letters) for letters in (max(map(len, self.scene.names)), 6, 0)]
        lines.append(self.tab_line(0, margin=""))
        fitting = next((line for line in lines if line.cell_len <= width), lines[-1])
        return [fit(fitting, width)]

    def tab_line(self, letters: int, margin: str = " ") -> Text:
        """All names in one line, so many letters of each player's."""
        line = Text(" ")
        for i, page in enumerate(self.pages):
            shown = i == self.shown
            style = f"bold {ACCENT} reverse" if shown else INK_2
            line.append(" " if i else "")
            _, _, seat = page.partition(" ")
            if not seat:
                line.append(f"{margin}{self.title(page)}{margin}", style)
                continue
            line.append_text(self.mark(int(seat)))
            line.append(self.title(page)[:letters] or (POINTER if shown else ""), style)
        return line

    def page(self, page: str, width: int) -> Block:
        """One of the pages."""
        name, _, seat = page.partition(" ")
        if name == "spaces":
            return self.spaces(width)
        if name == "home":
            return Home(self.view, self.scene).page(int(seat) if seat else self.own, width)
        if name == "loot":
            loot = Loot(self.view, self.scene)
            return [*loot.page(width), *loot.explanations(width)]
        if name == "players":
            return self.everybody(width)
        colours = {"now": NOW, "later": LATER, "tiles": (*NOW, *LATER)}[name]
        market = Market(self.view, self.scene)
        return [*market.page(colours, width), *market.explanations(colours, width)]

    def spaces(self, width: int) -> Block:
        """The spaces, where there is room with the viewer's home below, and what they do."""
        spaces = Spaces(self.view, self.scene)
        home = Home(self.view, self.scene)
        below = home.grid(self.own, width, 2) if self.scene.roomy and not self.scene.lines else []
        return [*spaces.page(width), *below, *spaces.explanations(width)]

    def everybody(self, width: int) -> Block:
        """Every player: points, dwarfs and goods."""
        home = Home(self.view, self.scene)
        lines: Block = []
        for seat in range(len(self.view["players"])):
            lines += [*home.owner(seat, width), *self.goods(seat, width)]
        return lines
