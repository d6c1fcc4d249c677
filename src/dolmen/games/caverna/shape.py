"""What anybody sees of Caverna: the type of its view, declared here and nowhere else. The terminal
draws it, the server describes it, and the page's types are made from it."""

from typing import Annotated, Literal, TypedDict

from dolmen.core.shape import EVERY

Good = Literal[
    "wood",
    "stone",
    "ore",
    "ruby",
    "grain",
    "vegetable",
    "food",
    "gold",
    "dog",
    "sheep",
    "donkey",
    "wild_boar",
    "cattle",
]
Phase = Literal[
    "work",
    "keep",
    "choose",
    "feed",
    "breed",
    "bred",
    "last",
    "draw-first",
    "reveal",
    "marker",
    "over",
]
Harvest = Literal["none", "normal", "food", "choice"]


class Space(TypedDict):
    """An action space: the goods on it, and the seat whose dwarf stands there."""

    goods: dict[Good, int]
    dwarf: int | None


class Dwarf(TypedDict):
    """A dwarf: its weapon, and the space where it is, "aside", or null at home."""

    weapon: int
    at: str | None
    born: bool


class Player(TypedDict):
    """A player and their home board. Cells are called "row,column"; `board` says in words what lies
    on one ("field grain 2"), `animals` is one arrangement that houses them, with those that find no
    room under "waiting". `affordable` are the furnishings on offer whose price they can pay now,
    `prices` what those cost them that cost them less than is printed."""

    goods: Annotated[dict[Good, int], EVERY]
    begging: int
    dwarfs: list[Dwarf]
    room: int
    stables: int
    board: dict[str, str]
    animals: dict[str, dict[Good, int]]
    owned: list[str]
    affordable: list[str]
    prices: dict[str, dict[Good, int]]
    suppliers: dict[str, int]
    extended: bool
    choice: Literal["fields", "breeding"] | None
    due: int
    score: int


class Turn(TypedDict):
    """The dwarf that acts, where, and what has been done."""

    dwarf: int | None
    space: str | None
    imitating: bool
    acted: bool
    overtaking: int
    coins: bool
    strength: int


class Action(TypedDict):
    """The action under way; `level` counts the loot that may still be taken."""

    space: str
    imitating: bool
    level: int


class View(TypedDict):
    """The table: all of it is open."""

    phase: Phase
    asked: int | None
    round: int
    seat: int
    token: int | None
    marker: Literal["leaf", "question"] | None
    questions: int
    leaves: int
    cards: list[str]
    spaces: dict[str, Space]
    furnishings: list[str]
    players: list[Player]
    turn: Turn
    action: Action | None
    harvest: Harvest
    cave_fed: bool
    kept: list[str]
