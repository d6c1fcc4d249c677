"""A file of results that another run writes to is refused by whatever goes on from one."""

from pathlib import Path
from typing import Final

import pytest

from dolmen.arena.book import claim
from dolmen.words import LANGUAGES, Words
from tests.commands.command_runs import Run, assert_one_line
from tests.sample import LIGHT

COMMANDS: Final = {
    "arena": "arena {title} --bots greedy,random --games 2 --json {out}",
    "balance": "balance {title} --bots random --games 2 --json {out}",
    "fork": "fork {record} --at 10 --bots random --games 2 --json {out}",
    "tune": "tune {title} --generations 1 --positions 1 --iterations 1 --json {out}",
    "puzzles": "puzzles {title} --games 1 --bot random --out {out}",
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_two_runs_never_write_one_file(
    run: Run, tmp_path: Path, record: Path, command: str, lang: str
) -> None:
    out = tmp_path / "results.jsonl"
    line = COMMANDS[command].format(title=LIGHT, record=record, out=out)
    with out.open("a+b") as other:
        claim(other, out)
        result = run(*line.split(), "--lang", lang)
        assert_one_line(result, lang)
        assert result.err == f"dolmen: {Words(lang).text('arena-taken', path=str(out))}\n"
        assert out.read_bytes() == b""
