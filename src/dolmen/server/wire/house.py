"""What the server answers of itself and its host."""

from typing import Literal

from pydantic import BaseModel

from dolmen.server.wire.fields import DeedKind


class DeedInfo(BaseModel):
    """Something the host of the server did: when (milliseconds since 1970), what, at a game of
    which title, and why."""

    at: int
    what: DeedKind
    title: str | None
    why: str


class HouseInfo(BaseModel):
    """The server as a whole: its version, who may make tables here and whether whoever asks may,
    and what its host did, the last first."""

    version: str
    making: Literal["everybody", "word", "host"]
    may_make: bool
    deeds: list[DeedInfo]
