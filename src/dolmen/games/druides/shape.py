"""What a viewer sees of Druides: the type of its view, declared here and nowhere else. The terminal
draws it, the server describes it, and the page's types are made from it."""

from typing import Annotated, Literal, NotRequired, TypedDict

from dolmen.core.shape import EVERY

Kind = Literal["jet", "garnet", "amber", "emerald", "sapphire", "amethyst"]
Step = Literal[
    "ritual",
    "place",
    "place-second",
    "place-gem",
    "discard",
    "draw",
    "new-place",
    "gem-due",
    "servant-due",
    "lay-places",
    "deal-gems",
    "deal-servants",
    "draw-first",
    "over",
]


class Servant(TypedDict):
    """A servant at a place; its value is null to whoever may not know it."""

    owner: int
    value: int | None


class Place(TypedDict):
    """A place of the row: its gems by number, those by name that the viewer knows ("amber 9"), and
    its servants in the order they were placed."""

    kind: Kind
    gems: int
    known: list[str]
    servants: list[Servant]


class Hand(TypedDict):
    """The cards in a hand."""

    gems: list[str]
    servants: list[int]


class Player(TypedDict):
    """A player; `hand` and `home`, the reserve by value, only where the viewer may see them."""

    score: int
    gems: int
    servants: int
    reserve: int
    hand: NotRequired[Hand]
    home: NotRequired[list[int]]


class Pile(TypedDict):
    """The discard pile."""

    size: int
    known: list[str]


class Column(TypedDict):
    """The scores of the lowest and the highest circle."""

    low: int
    high: int


class View(TypedDict):
    """The table; `winner` is the seat that stopped at the top of the column."""

    step: Step
    seat: int
    ritual_held: bool
    row: list[Place | None]
    players: list[Player]
    deck: int
    discard: Pile
    spent: list[str]
    finished: list[Kind]
    places: Annotated[dict[Kind, int], EVERY]
    column: Column
    winner: int | None
