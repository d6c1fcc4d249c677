"""Whatever is wrong with a command line is said in one line."""

import json
from pathlib import Path
from typing import Final

import pytest

from dolmen.bots import KNOWN
from dolmen.core.log import RESIGNED, Ending
from dolmen.core.options import listed
from dolmen.games import TITLES
from dolmen.words import LANGUAGES
from tests.commands.command_runs import (
    COMMANDS,
    Run,
    assert_one_line,
    stopped,
)
from tests.laws import clauses
from tests.sample import LIGHT


@pytest.mark.parametrize("number", ["1.5", "2.0", "1e1", "0x2", "two", ""])
def test_a_number_that_is_not_whole_is_refused(run: Run, number: str) -> None:
    result = run("simulate", LIGHT, "--games", number)
    assert (result.code, result.out, result.err.count("\n")) == (2, "", 1)
    assert "whole number" in result.err


REFUSED: Final = [
    "xyz",
    "simulat",
    "--foo",
    "titles --foo",
    "titles extra",
    "titles --lang de",
    "titles --lang",
    "titles --json=perhaps",
    "simulate",
    "simulate chess",
    "simulate {light} --seats 9",
    "simulate {light} --seats many",
    "simulate {light} --seats",
    "simulate {light} --seets 3",
    "simulate {light} --games 0",
    "simulate {light} --games 1.5x",
    "simulate {light} --seed -1",
    "simulate {light} --seed 9223372036854775808",
    "simulate {light} --seed 1 --seed 2",
    "simulate {light} --bots smart",
    "simulate {light} --bots random,greedy",
    "simulate {light} --bots random,",
    "simulate {light} --option first",
    "simulate {light} --option first=3",
    "simulate {light} --option last=1",
    "simulate {light} --option title=go",
    "simulate {light} --option seats=2",
    "simulate {light} --option self=2",
    "simulate {light} --option first=@",
    "simulate {light} --option first=@{tmp}",
    "simulate {light} --option first=@{tmp}/nothing.json",
    "simulate {light} --option first=@{tmp}/bytes.jsonl",
    "simulate {light} --option first=@{tmp}/empty.jsonl",
    "simulate {light} --option first=@{tmp}/deep.json",
    "simulate {light} --option first=@{game}",
    "simulate {light} --option first=@{game}/more",
    "replay",
    "replay {tmp}/nothing.jsonl",
    "replay {tmp}",
    "replay {tmp}/bytes.jsonl",
    "replay {tmp}/empty.jsonl",
    "replay {tmp}/torn.jsonl",
    "replay {tmp}/rude.jsonl",
    "replay {game} --at 9999",
    "replay {game} --at -1",
    "replay {game} --at soon",
    "replay {game} --as 2",
    "replay {game}/more",
    "verify",
    "verify {tmp}",
    "verify {tmp}/nothing.jsonl",
    "verify {tmp}/bytes.jsonl",
    "verify {tmp}/torn.jsonl",
    "verify {game} --at 3",
    "verify {game} {game}",
    "rules nothing-at-all",
    "rules {clause}9",
    "rules a b",
    "play chess",
    "play --seats 1",
    "play --bots greedy,greedy,greedy",
    "play --name=",
    "play --name=abcdefghijklmnopqrstuvwxyz",
    "play --seed -3",
    "play --resume {game}",
    "play --resume {ended}",
    "play --resume {tmp}/nothing.jsonl",
    "play --resume {opening} --seats 2",
    "play --resume {opening} --name=",
    "play --bots=",
    "play {light} --resume {opening}",
    "play --resume {opening} --option first=1",
    "play --resume {opening} --save {game}",
    "play --save {game}",
]


@pytest.fixture
def places(record: Path, opening: Path, tmp_path: Path) -> dict[str, str]:
    """Files to be named in a command line."""
    (tmp_path / "bytes.jsonl").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "empty.jsonl").touch()
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    (tmp_path / "torn.jsonl").write_text("".join(lines[:9] + lines[10:]), encoding="utf-8")
    rude = {**json.loads(lines[0]), "title": "\x1b[2J\n" + "x" * 9999}
    (tmp_path / "rude.jsonl").write_text(json.dumps(rude), encoding="utf-8")
    (tmp_path / "deep.json").write_text("[" * 100_000, encoding="utf-8")
    return {
        "tmp": str(tmp_path),
        "game": str(record),
        "opening": str(opening),
        "ended": str(stopped(tmp_path / "ended.jsonl", Ending(RESIGNED, 0))),
        "light": LIGHT,
        "clause": next(iter(clauses(LIGHT))),
    }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("line", REFUSED)
def test_whatever_is_wrong_is_said_in_one_line(
    run: Run, places: dict[str, str], monkeypatch: pytest.MonkeyPatch, line: str, lang: str
) -> None:
    monkeypatch.setenv("LANG", lang)
    result = run(*line.format(**places).split())
    assert_one_line(result, lang)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("simulat", "There is no command “simulat”. Did you mean simulate?"),
        ("go", f"There is no command “go”. Commands: {listed(COMMANDS)}."),
        ("simulate", "TITLE is missing; --help tells what it is."),
        ("simulate go", f"There is no title “go”. Titles: {listed(list(TITLES))}."),
        ("simulate {light} --seets 2", "There is no option --seets here. Did you mean --seats?"),
        ("simulate {light} --seats x", "--seats takes a whole number, not “x”."),
        ("simulate {light} --bots x", f"There is no bot “x”. Bots: {listed(KNOWN)}."),
        (
            "simulate {light} --option first=7",
            "The option first of {light} cannot be “7”. Allowed: none, 0, 1, 2.",
        ),
        ("simulate {light} --option first=@{game}", "{game} is not JSON: line 2 is wrong."),
        ("simulate {light} --option first=@{tmp}", "{tmp} is a folder, not a file with JSON."),
        ("simulate {light} --option first=@{tmp}/no.json", "There is no file {tmp}/no.json."),
        ("replay {game} --at 9999", "There is no position after move 9999. Allowed: 0 to "),
        ("replay {tmp}/torn.jsonl", "Line 10 of the record is damaged. The number of this move"),
        ("rules {clause}9", "There is no rule “{clause}9”. Did you mean "),
    ],
)
def test_a_refusal_names_what_was_given_and_what_is_allowed(
    run: Run, places: dict[str, str], line: str, message: str
) -> None:
    expected = f"dolmen: {message.format(**places)}"
    assert run(*line.format(**places).split()).err.startswith(expected)


def test_an_unreadable_file_is_refused_with_the_reason(
    run: Run, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    result = run("replay", str(record))
    assert result == (2, "", f"dolmen: {record} cannot be read: Permission denied.\n")
