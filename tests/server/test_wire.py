"""What the server says of itself, and the types of the page, follow from one module."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Final

import msgspec
import pytest

from dolmen.server.wire.messages import ServerMessage
from dolmen.server.wire.requests import ClientMessage, decode_client
from tools.wire import BOARDS, PLACE, WEB, files, titles

# What TypeScript's types are made from, and where they are.
TYPES: Final = {
    PLACE: WEB / "src" / "lib" / "wire.d.ts",
    **{BOARDS / title / "view.json": BOARDS / title / "generated.d.ts" for title in titles()},
}


def test_what_is_described_to_the_page_is_what_is_in_the_repository() -> None:
    written = {place: place.read_text(encoding="utf-8") for place, _ in files()}
    assert written == dict(files()), "run `make wire`"


@pytest.fixture
def type_maker() -> list[str]:
    """What makes TypeScript of the description; left out where there is no npm."""
    node = shutil.which("node")
    assert node is not None
    return [node, str(WEB / "node_modules" / ".bin" / "openapi-typescript")]


@pytest.mark.parametrize("document", list(TYPES), ids=lambda place: place.parent.name)
def test_the_types_of_the_page_are_made_from_it(
    type_maker: list[str], tmp_path: Path, document: Path
) -> None:
    made = tmp_path / "made.d.ts"
    subprocess.run([*type_maker, document, "--output", made], check=True, capture_output=True)
    now = TYPES[document].read_text(encoding="utf-8")
    assert made.read_text(encoding="utf-8") == now, "run `make wire`"


def test_every_message_of_the_socket_is_described() -> None:
    schemas = json.loads(PLACE.read_text(encoding="utf-8"))["components"]["schemas"]
    kinds = (*ClientMessage.__args__, *ServerMessage.__args__)
    assert {kind.__name__ for kind in kinds} <= set(schemas)
    for kind in kinds:
        assert schemas[kind.__name__]["properties"]["type"]["enum"] == [kind.__struct_config__.tag]


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"move","id":"a","n":1,"move":"x","more":1}',
        '{"type":"move","id":"","n":1,"move":"x"}',
        '{"type":"move","id":"a","n":-1,"move":"x"}',
        '{"type":"move","id":"a","n":1.5,"move":"x"}',
        '{"type":"move","id":"a","n":true,"move":"x"}',
        '{"type":"move","id":"a","n":1,"move":""}',
        '{"type":"chat","id":"a","text":"' + "x" * 501 + '"}',
        '{"type":"hello","seat":7}',
        '{"type":"other"}',
        "[]",
        "nothing",
        "",
    ],
)
def test_what_does_not_fit_is_no_message(text: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        decode_client(text)
