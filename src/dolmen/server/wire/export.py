"""All that is kept of somebody, as the file that they are given."""

from pydantic import BaseModel

from dolmen.server.wire.fields import Language
from dolmen.server.wire.people import Game, MutedPerson, Results


class KeptSeat(BaseModel):
    """A seat that I hold, and my name there."""

    seat: int
    name: str


class KeptTable(BaseModel):
    """A table of mine that is not over; `made` says whether I made it."""

    id: str
    title: str
    status: str
    created: int
    made: bool
    seats: list[KeptSeat]


class KeptUpload(BaseModel):
    """A record that I uploaded, and where its lines are."""

    id: str
    title: str
    at: int
    lines: str


class KeptLine(BaseModel):
    """Something that I said."""

    table: str
    k: int
    at: int
    text: str


class KeptMeans(BaseModel):
    """How I am told of my turns, but not where: whoever has such an address may speak to me."""

    kind: str
    form: str
    created: int


class KeptClub(BaseModel):
    """An event that I made or joined, and by which name."""

    id: str
    name: str
    title: str
    made: bool
    called: str | None


class KeptDay(BaseModel):
    """An attempt of mine at a game that everybody plays alike."""

    title: str
    day: str
    table: str
    state: str
    points: int | None
    rank: int | None
    at: int


class KeptLink(BaseModel):
    """A link that shows what a seat of mine sees; its key is known by its hash only."""

    table: str
    seat: int
    moves: int
    minutes: int
    at: int


class KeptPrepared(BaseModel):
    """What a seat of mine has prepared, or what became of it."""

    table: str
    seat: int
    moves: list[str]
    keeps: list[str]
    state: str
    at: int


class Export(BaseModel):
    """All that is kept of me, but for keys, of which there are only hashes, and whole addresses.
    `words` is when recovery words were given to me. Times are in milliseconds since 1970."""

    name: str | None
    lang: Language | None
    created: int
    results: Results
    games: list[Game]
    tables: list[KeptTable]
    uploads: list[KeptUpload]
    chat: list[KeptLine]
    notices: list[KeptMeans]
    words: int | None
    muted: list[MutedPerson]
    watched: list[str]
    clubs: list[KeptClub]
    days: list[KeptDay]
    links: list[KeptLink]
    prepared: list[KeptPrepared]
