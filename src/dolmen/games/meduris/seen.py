"""What the view of Meduris holds, as far as it is drawn."""

from typing import TypedDict


class Building(TypedDict, total=False):
    """A hut or a temple; only a hut has `run`, the size of the row that it is in."""

    kind: str
    owner: int
    run: int


class Field(TypedDict):
    """A field of the ring."""

    materials: list[str]
    district: str
    chip: str | None
    building: Building | None


class Player(TypedDict, total=False):
    """A player; `stock` only where the viewer may see it."""

    colour: str
    marker: int
    huts: int
    temples: int
    workers: int
    stock: dict[str, int]


class Payment(TypedDict):
    """What is being paid or swapped for."""

    field: int | None
    due: dict[str, int]
    replacing: str | None
    to_give: int


class View(TypedDict):
    """What `view` of the title gives, as far as it is drawn."""

    step: str
    seat: int
    face: str | None
    druid: str | int
    fields: list[Field]
    plains: dict[str, list[int]]
    piles: dict[str, int]
    runes: dict[str, int | None]
    players: list[Player]
    payment: Payment | None
    last_turns: int
    final: bool
