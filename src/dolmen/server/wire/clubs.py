"""What the server answers of clubs."""

from typing import Any

from pydantic import BaseModel

from dolmen.server.wire.fields import ClubKind, Status


class ClubMade(BaseModel):
    """A new event and its link."""

    id: str
    path: str


class ClubLine(BaseModel):
    """An event in a list."""

    id: str
    name: str
    title: str
    kind: ClubKind


class ClubList(BaseModel):
    """Events that I made or joined."""

    clubs: list[ClubLine]


class StandingLine(BaseModel):
    """Somebody's standing: games and wins, the part of all opponents that came behind (a tie counts
    half), mean points, and a rating with its 95 % interval."""

    place: int
    name: str
    mine: bool
    games: int
    wins: int
    beaten: float
    points: float
    rating: int
    low: int
    high: int


class ClubGame(BaseModel):
    """A table of an event. `counts` says whether it does; `agreed` how many of its people want it
    to, of `needed`."""

    table: str
    round: int
    number: int
    names: list[str]
    status: Status
    scores: list[int]
    ranks: list[int]
    counts: bool
    agreed: int
    needed: int
    mine: bool
    my_turn: bool
    can_put: bool


class Anchor(BaseModel):
    """A level of bots with the rating by which others are measured."""

    bot: str
    rating: int


class Offer(BaseModel):
    """A game of mine that I could put into an event."""

    table: str
    names: list[str]
    ended: int


class ClubInfo(BaseModel):
    """An event as whoever has its link sees it."""

    id: str
    name: str
    title: str
    seats: int
    options: dict[str, Any]
    kind: ClubKind
    level: str
    # How many rounds there are and how many were made; none where everybody plays as they like.
    rounds: int
    round: int
    members: list[str]
    is_member: bool
    can_join: bool
    # Whether I may have the next round made.
    can_go_on: bool
    standings: list[StandingLine]
    anchors: list[Anchor]
    games: list[ClubGame]
    offers: list[Offer]
