"""What a page says once, after a form was answered by a redirect: a refusal with what was typed, or
links and words that are shown only now. It travels in a cookie, so that any process can show it and
nobody can put words into the page by a link."""

import base64
import binascii
import zlib
from typing import Final

import msgspec
from msgspec import Struct, field
from starlette.requests import Request
from starlette.responses import Response

COOKIE: Final = "dolmen-notice"
SECONDS: Final = 120
# Browsers keep about 4 KiB of a cookie with its name and attributes.
MOST_COOKIE: Final = 3500
MOST_NOTICE: Final = 128 * 1024


class Notice(Struct):
    """Something to say at the top of one page."""

    # The path of the page it is for.
    at: str
    sentence: str = ""
    clause: str | None = None
    title: str | None = None
    # What was typed into the form that was refused.
    form: dict[str, str] = field(default_factory=dict)
    # Private links of seats, by seat.
    links: dict[str, str] = field(default_factory=dict)
    # Recovery words, or a link to what a seat sees.
    once: str = ""

    def typed(self, key: str, default: object = "") -> str:
        """What was typed into a field, or what stands there otherwise."""
        return self.form.get(key, str(default))


def put_notice(response: Response, notice: Notice, *, secure: bool) -> None:
    """Has the next page say it. What does not fit into a cookie is left out, the longest first."""
    packed = pack(notice)
    while len(packed) > MOST_COOKIE and notice.form:
        del notice.form[max(notice.form, key=lambda key: len(notice.form[key]))]
        packed = pack(notice)
    response.set_cookie(
        COOKIE, packed, max_age=SECONDS, httponly=True, samesite="lax", secure=secure, path="/"
    )


def take_notice(request: Request) -> Notice:
    """What this page has to say; empty if nothing."""
    nothing = Notice(request.url.path)
    packed = request.cookies.get(COOKIE)
    if packed is None:
        return nothing
    notice = unpack(packed)
    return notice if notice is not None and notice.at == nothing.at else nothing


def pack(notice: Notice) -> str:
    """A notice as a cookie holds it."""
    return base64.urlsafe_b64encode(zlib.compress(msgspec.json.encode(notice))).decode()


def unpack(packed: str) -> Notice | None:
    """The same back; None if somebody wrote the cookie by hand."""
    try:
        squeezed = base64.urlsafe_b64decode(packed.encode())
        text = zlib.decompressobj().decompress(squeezed, MOST_NOTICE)
        return msgspec.json.decode(text, type=Notice)
    except (binascii.Error, zlib.error, msgspec.DecodeError, UnicodeError):
        return None
