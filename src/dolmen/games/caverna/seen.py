"""What the view of Caverna holds, as far as it is drawn."""

from typing import TypedDict


class Space(TypedDict):
    """An action space: the goods on it, and the seat whose dwarf stands there."""

    goods: dict[str, int]
    dwarf: int | None


class Dwarf(TypedDict):
    """A dwarf: its weapon, and the space where it is, "aside", or None at home."""

    weapon: int
    at: str | None
    born: bool


class Player(TypedDict):
    """A player and the own home board; cells are called "row,column"."""

    goods: dict[str, int]
    begging: int
    dwarfs: list[Dwarf]
    room: int
    stables: int
    board: dict[str, str]
    animals: dict[str, dict[str, int]]
    suppliers: dict[str, int]
    due: int
    score: int


class Turn(TypedDict):
    """The dwarf that acts."""

    dwarf: int | None
    strength: int


class Action(TypedDict):
    """The action under way; `level` counts the loot that may still be taken."""

    space: str
    imitating: bool
    level: int


class View(TypedDict):
    """What `view` of the title gives, as far as it is drawn."""

    phase: str
    asked: int | None
    round: int
    seat: int
    token: int | None
    marker: str | None
    questions: int
    leaves: int
    cards: list[str]
    spaces: dict[str, Space]
    furnishings: list[str]
    players: list[Player]
    turn: Turn
    action: Action | None
    harvest: str
