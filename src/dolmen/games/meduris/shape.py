"""What a viewer sees of Meduris: the type of its view, declared here and nowhere else. The terminal
draws it, the server describes it, and the page's types are made from it."""

from typing import Annotated, Literal, NotRequired, TypedDict

from dolmen.core.shape import EVERY

Material = Literal["wood", "wool", "copper", "stone"]
Face = Literal["wood", "wool", "copper", "stone", "plus", "minus"]
Chip = Literal["two", "hut", "druid", "face-down"]
Stop = Literal["temple", "step1", "step2", "step3"]
Colour = Literal["red", "lightgreen", "blue", "purple"]
Step = Literal[
    "place-worker",
    "take",
    "return",
    "act",
    "swap",
    "pay",
    "give",
    "offer",
    "roll",
    "lay-bonus",
    "turn-bonus",
    "draw-first",
    "over",
]


class Building(TypedDict):
    """A hut or a temple; only a hut has `run`, the size of the row that it is in."""

    kind: Literal["hut", "temple"]
    owner: int
    run: NotRequired[int]


class Field(TypedDict):
    """A field of the ring."""

    materials: list[Material]
    district: str
    chip: Chip | None
    building: Building | None


class Player(TypedDict):
    """A player; `stock` only where the viewer may see it."""

    colour: Colour
    marker: int
    huts: int
    temples: int
    workers: int
    stock: NotRequired[Annotated[dict[Material, int], EVERY]]


class Payment(TypedDict):
    """What is being paid or swapped for."""

    field: int | None
    due: dict[Material, int]
    replacing: Material | None
    to_give: int


class View(TypedDict):
    """The table; `druid` is at a field or at a stop before the ring, the workers of `plains` are
    seats from bottom to top, and `runes` says who holds the stone of each district."""

    step: Step
    seat: int
    asked: int
    face: Face | None
    druid: int | Stop
    fields: list[Field]
    plains: Annotated[dict[Material, list[int]], EVERY]
    piles: Annotated[dict[Material, int], EVERY]
    runes: dict[str, int | None]
    players: list[Player]
    payment: Payment | None
    last_turns: int
    final: bool
