"""What is written for hosts and for those who write a client names everything there is."""

import json
import re
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from dolmen.cli import main
from dolmen.core.log import read
from dolmen.core.verdict import VERIFIED, judge
from dolmen.games import open_game
from dolmen.server.close_codes import CLOSE_CODES
from dolmen.server.description import describe
from dolmen.server.refusals import STATUS
from dolmen.server.wire.messages import ServerMessage
from dolmen.server.wire.requests import ClientMessage

ROOT: Final = Path(__file__).resolve().parents[2]
API: Final = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
SETTINGS: Final = (ROOT / "docs" / "settings.md").read_text(encoding="utf-8")


def examples(side: str) -> list[str]:
    """The examples of what one side sends."""
    return re.findall(rf"^```json {side}\n(.*?)^```", API, re.DOTALL | re.MULTILINE)


def test_every_message_has_an_example_that_can_be_read() -> None:
    sides: dict[str, Any] = {"client": ClientMessage, "server": ServerMessage}
    for side, kinds in sides.items():
        read_one = msgspec.json.Decoder(kinds).decode
        shown = {type(read_one(text)) for text in examples(side)}
        assert shown == set(kinds.__args__)


def test_what_puts_differences_together_does() -> None:
    [text] = re.findall(r"^```python\n(.*?)^```", API, re.DOTALL | re.MULTILINE)
    found: dict[str, Any] = {}
    exec(text, found)
    for case in json.loads((ROOT / "web/src/lib/differences.json").read_bytes()):
        assert json.dumps(found["applied"](case["old"], case["change"])) == json.dumps(case["new"])
    a = {"move": "a", "words": {"id": "w"}, "final": False}
    told = {"a": a}
    legal = ["a", {"move": ["b"], "final": [True]}]
    for change in ({"legal": legal}, {"legal": ["a", "b"]}):
        assert found["legal_of"](change, told) == [a, {**a, "move": "b", "final": True}]
    assert found["legal_of"]({}, told) == []


def test_the_record_that_is_shown_is_one_with_fair_dice() -> None:
    [text] = examples("record")
    assert judge(read(text.splitlines(), open_game)).value == VERIFIED


def test_every_code_of_a_refusal_is_listed_with_its_status() -> None:
    listed = dict(re.findall(r"^\| `([a-z-]+)` \| (\d+) \|", API, re.MULTILINE))
    assert listed == {code: str(status) for code, status in STATUS.items()}


def test_every_close_code_is_listed_with_its_reasons() -> None:
    rows = dict(re.findall(r"^\| (\d{4}) \| (.*?) \|", API, re.MULTILINE))
    assert [why for why, code in CLOSE_CODES.items() if f"`{why}`" not in rows[str(code)]] == []


def test_every_operation_is_listed() -> None:
    listed = set(re.findall(r"^\| (GET|POST) \| `(/api/[^`]*)` \|", API, re.MULTILINE))
    described = {
        (method.upper(), path)
        for path, operations in describe()["paths"].items()
        for method in operations
    }
    assert listed == described


def test_every_flag_and_variable_of_the_server_is_listed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main(["serve", "--help"])
    # Above the line that speaks of all commands.
    told = capsys.readouterr().out.split("--lang")[0]
    flags, variables = re.findall(r"--[a-z-]+", told), re.findall(r"DOLMEN_[A-Z_]+", told)
    assert len(flags) == len(variables) > 0
    rows = re.findall(r"^\| `(--[a-z-]+)` \| `(DOLMEN_[A-Z_]+)` \|", SETTINGS, re.MULTILINE)
    assert rows == list(zip(flags, variables, strict=True))
