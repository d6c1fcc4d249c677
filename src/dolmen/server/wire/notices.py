"""How somebody wants to be told whose turn it is, as it is sent and answered."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StrictStr

from dolmen.server.wire.bodies import Body
from dolmen.server.wire.fields import LONGEST_NAME

MeansKind = Literal["push", "webhook", "mail"]
FormName = Literal["discord", "slack", "ntfy"]
PushKey = Annotated[StrictStr, Field(min_length=1, max_length=200)]


class PushKeys(Body):
    """The keys of a subscription, as browsers give them."""

    p256dh: PushKey
    auth: PushKey


class AddPush(Body):
    """A device that wants pushes: its subscription, and what it is called for its owner."""

    endpoint: Annotated[StrictStr, Field(max_length=2000)]
    keys: PushKeys
    label: Annotated[StrictStr, Field(max_length=LONGEST_NAME)] = ""


class AddWebhook(Body):
    """An address where somebody reads messages, and in which form; left out, by its host."""

    url: Annotated[StrictStr, Field(max_length=2000)]
    form: FormName | None = None


class AddMail(Body):
    """An address that wants a mail a day, with the games that wait for its owner."""

    address: Annotated[StrictStr, Field(max_length=2000)]


class MeansInfo(BaseModel):
    """One way of telling somebody, as only they see it: `at` is the host of its address, or the
    address of mail, `form` that of a webhook, `label` what a device is called. An address of mail
    is told nothing before it is confirmed."""

    id: str
    kind: MeansKind
    form: str
    at: str
    label: str
    confirmed: bool
    created: int


class NoticesInfo(BaseModel):
    """How I am told, how many ways there may be, the key that browsers subscribe with, and whether
    this server sends mails."""

    push_key: str
    mails: bool
    most: int
    means: list[MeansInfo]
