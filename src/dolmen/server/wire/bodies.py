"""What a client sends by HTTP."""

from typing import Annotated, Any, Final

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

from dolmen.server.wire.fields import LONGEST_NAME, LONGEST_TYPED, MOST_SEATS, Language

Name = Annotated[StrictStr, Field(min_length=1, max_length=LONGEST_NAME)]
# Whoever sits at each seat, by a word for it or the name of a bot.
Players = Annotated[list[Annotated[StrictStr, Field(max_length=40)]], Field(max_length=MOST_SEATS)]


Nonce = Annotated[StrictStr, Field(pattern="^[0-9a-f]{32}$", max_length=32)]


class Body(BaseModel):
    """What a client sends: exactly these fields, of exactly these types."""

    model_config = ConfigDict(extra="forbid", strict=True)


# From a minute to a month.
LEAST_TURN: Final = 60
LONGEST_TURN: Final = 30 * 24 * 60 * 60
LONGEST_BANK: Final = 90 * 24 * 60 * 60


class AllowanceWish(Body):
    """The time that a table shall give each person to think: seconds a turn, and in a bank for the
    whole game. `bot` plays on for somebody whose time is out, until they are back."""

    turn: Annotated[StrictInt, Field(ge=LEAST_TURN, le=LONGEST_TURN)]
    bank: Annotated[StrictInt, Field(ge=0, le=LONGEST_BANK)] = 0
    bot: Annotated[StrictStr, Field(max_length=40)] | None = None


class NewTable(Body):
    """A table to be made. `players` has an entry for each seat: "me", "open", "guest" (another
    person at this screen) or the name of a bot; left out, the maker sits first and the rest is
    open. With no open seat it starts at once, unless `start` says that its host will. `advice` says
    whether people may ask there what a bot would play, `allowance` what time they have to think:
    left out, nothing ever runs out."""

    title: Annotated[StrictStr, Field(max_length=40)]
    seats: Annotated[StrictInt, Field(ge=1, le=MOST_SEATS)]
    options: dict[Annotated[str, Field(max_length=40)], Any] = {}
    players: Players = []
    names: Annotated[list[Name], Field(max_length=MOST_SEATS)] = []
    name: Name | None = None
    public: StrictBool = False
    lasting: StrictBool = False
    webhook: Annotated[StrictStr, Field(max_length=500)] | None = None
    start: StrictBool = True
    advice: StrictBool = True
    allowance: AllowanceWish | None = None


class Branch(Body):
    """A new table that goes on from a point of a record: after its first `at` moves. `players` as
    for a new table; left out, the maker sits first and bots of the usual level elsewhere."""

    at: Annotated[StrictInt, Field(ge=0, le=1_000_000)]
    players: Players = []
    name: Name | None = None
    start: StrictBool = True


class Duplicate(Body):
    """A new table with the dice of a record. `players` as for a new table; left out, the maker sits
    first and bots of the usual level elsewhere."""

    players: Players = []
    name: Name | None = None


class Rematch(Body):
    """The same people once more: at once, unless `start` says that the host will; with `bots` all
    bots are of that name."""

    start: StrictBool = True
    bots: Annotated[StrictStr, Field(max_length=40)] | None = None


class Bring(Body):
    """What a seat brings to mix the dice with: sixteen random bytes in hexadecimal digits."""

    nonce: Nonce


class Join(Body):
    """Sitting down at an open seat, the first one unless said."""

    seat: Annotated[StrictInt, Field(ge=0, le=MOST_SEATS - 1)] | None = None
    name: Name | None = None
    nonce: Nonce | None = None


class Sit(Body):
    """Sitting down with the token of a seat link."""

    token: Annotated[StrictStr, Field(min_length=1, max_length=128)]


class SetBot(Body):
    """The bot that shall play a seat."""

    bot: Annotated[StrictStr, Field(max_length=40)]


class SetWebhook(Body):
    """Where the host wants to hear whose turn it is; none: nowhere."""

    url: Annotated[StrictStr, Field(max_length=500)] | None = None


class SetMe(Body):
    """What a person is called, and reads."""

    name: Name | None = None
    lang: Language | None = None


class Carry(Body):
    """The key of a private link that brings an identity to another device."""

    key: Annotated[StrictStr, Field(min_length=1, max_length=128)]


class SayWord(Body):
    """The word that lets people make tables here."""

    word: Annotated[StrictStr, Field(min_length=1, max_length=200)]


class Typed(Body):
    """A move or a question, as somebody typed it."""

    text: Annotated[StrictStr, Field(min_length=1, max_length=LONGEST_TYPED)]
