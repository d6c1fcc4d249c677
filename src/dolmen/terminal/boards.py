"""How a title looks in a terminal: its module `terminal` has what `Board` lists, and the app knows
nothing else of it. A title without one is drawn as cards."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, Protocol

from rich.text import Text

from dolmen.core.effect import Effect
from dolmen.games import room
from dolmen.terminal.look import Mark
from dolmen.words import Words


class Scene(NamedTuple):
    """Who looks at a board, and how: what a drawing needs beside the view."""

    words: Words
    viewer: int | None
    names: Sequence[str]
    bots: Sequence[str | None]
    actor: int
    # The element that the highlighted move is about, as `MoveTable.target` names it, and the move.
    lit: str = ""
    move: str = ""
    # The elements that some legal move is about, while the viewer is asked.
    open: frozenset[str] = frozenset()
    # Whether there is room for more than what a small terminal shows.
    roomy: bool = False
    # Whether what signs and spaces mean is left out.
    brief: bool = False
    # How many lines there are to show several pages at once; 0: one at a time.
    lines: int = 0
    # The page of the board that the viewer turned to; None: the one that fits what is asked.
    page: int | None = None


class Pages(NamedTuple):
    """A board of several pages: what they are called, and which one is in sight."""

    titles: tuple[str, ...]
    shown: int


ONE_PAGE: Final = Pages(("",), 0)


class Listing(NamedTuple):
    """How the moves are listed, where it is not just in the order of their numbers."""

    # Kinds that come after all others, each under a heading.
    aside: Mapping[str, str]
    # Kinds of which the highest number comes first.
    falling: frozenset[str]
    # Kinds that come before all others: what is mostly meant, where it is legal.
    first: frozenset[str] = frozenset()


IN_ORDER: Final = Listing({}, frozenset())


class Line(NamedTuple):
    """A legal move before it is a line of the list: its kind and arguments, what it costs and
    brings, and the view of whoever is asked."""

    kind: str
    arguments: Sequence[int]
    effects: Sequence[Effect]
    view: Mapping[str, object]


class Board(Protocol):
    """What a module of a title gives."""

    @property
    def MARKS(self) -> tuple[Mark, ...]:  # noqa: N802
        """All colours and symbols that players of the title may have."""

    @property
    def LISTING(self) -> Listing:  # noqa: N802
        """How the moves are listed."""

    def marks(self, view: Mapping[str, object]) -> Sequence[Mark]:
        """The players' colours and symbols, seat by seat."""

    @property
    def ONE_BY_ONE(self) -> bool:  # noqa: N802
        """Whether moves are taken back one by one, since there are many between two barriers."""

    def pages(self, view: Mapping[str, object], scene: Scene) -> Pages:
        """The pages that the board has for that viewer."""

    def draw(self, view: Mapping[str, object], scene: Scene, width: int) -> Text:
        """The view of a seat, or of a spectator, in lines of at most that width (from 74 cells)."""

    def step(self, line: Line, words: Words) -> str:
        """What is asked first where a list would be long: moves with the same answer then stand in
        one line, which opens them. Nothing: the move stands by itself."""

    def price(self, line: Line) -> Text:
        """What a move costs and brings, in signs, beside its words."""

    def legend(self, words: Words) -> list[tuple[Text, str]]:
        """The signs of this board and what they mean."""


def board_of(title: str) -> Board:
    """The look of a title."""
    board: Board | None = room(title, "terminal")
    if board is not None:
        return board
    from dolmen.terminal import cards  # it is drawn with what is declared here

    return cards
