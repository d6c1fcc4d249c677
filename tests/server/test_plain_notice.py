"""What a page says once, in a cookie."""

import base64
import json
import random
import zlib

import pytest
from starlette.responses import Response

from dolmen.server.plain.notice import MOST_COOKIE, Notice, pack, put_notice, unpack


def test_a_notice_fits_a_cookie_or_loses_its_longest_text() -> None:
    dice = random.Random(1)
    long = "".join(chr(dice.randrange(0x4E00, 0x9FFF)) for _ in range(5000))
    notice = Notice("/", "No.", form={"short": "kept", "long": long})
    response = Response()
    put_notice(response, notice, secure=True)
    cookie = response.headers["set-cookie"]
    assert len(cookie) < MOST_COOKIE + 200
    assert "Secure" in cookie
    assert "HttpOnly" in cookie
    packed = cookie.partition("=")[2].partition(";")[0].strip('"')
    assert unpack(packed) == Notice("/", "No.", form={"short": "kept"})


@pytest.mark.parametrize("packed", ["", "x", "ééé", "AAAA", pack(Notice("/"))[:-8]])
def test_a_cookie_written_by_hand_says_nothing(packed: str) -> None:
    assert unpack(packed) is None


def test_a_cookie_of_another_kind_says_nothing() -> None:
    squeezed = zlib.compress(json.dumps({"at": 7}).encode())
    assert unpack(base64.urlsafe_b64encode(squeezed).decode()) is None
