"""What the view of Druides holds, as far as it is drawn."""

from typing import TypedDict


class Servant(TypedDict):
    """A servant at a place; its value is None to whoever may not know it."""

    owner: int
    value: int | None


class Place(TypedDict):
    """A place of the row."""

    kind: str
    gems: int
    known: list[str]
    servants: list[Servant]


class Hand(TypedDict):
    """The cards in a hand that the viewer may see."""

    gems: list[str]
    servants: list[int]


class Player(TypedDict, total=False):
    """A player; `hand` and `home` only where the viewer may see them."""

    score: int
    gems: int
    servants: int
    reserve: int
    hand: Hand
    home: list[int]


class Pile(TypedDict):
    """The discard pile."""

    size: int
    known: list[str]


class Column(TypedDict):
    """The scores of the lowest and the highest circle."""

    low: int
    high: int


class View(TypedDict):
    """What `view` of the title gives, as far as it is drawn."""

    row: list[Place | None]
    players: list[Player]
    deck: int
    discard: Pile
    spent: list[str]
    places: dict[str, int]
    column: Column
