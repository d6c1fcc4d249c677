"""Whoever waits for a command at a terminal sees what it is doing. (Tests of each command see that
a pipe gets none of it.)"""

import asyncio
from functools import partial
from pathlib import Path
from typing import Final

import pytest

from dolmen.bots.advice import FEWEST_GAMES, advise
from dolmen.server.store.database import Database
from dolmen.server.store.upgrade import upgrade_database
from dolmen.words import LANGUAGES, Words
from tests.commands.command_runs import Run
from tests.sample import LIGHT

# Commands that may take long, as little of each as there is, and what they say meanwhile.
SAID: Final = {
    "simulate {title} --games 2": "cli-simulate-progress",
    "arena {title} --bots random,greedy --games 2": "cli-simulate-progress",
    "balance {title} --bots random --games 2": "cli-simulate-progress",
    "fork {record} --at 10 --bots random --games 2": "cli-simulate-progress",
    "tune {title} --generations 1 --positions 1 --population 2 --iterations 2 --panel random": (
        "tune-progress"
    ),
    "puzzles {title} --games 1 --bot random --out {folder}/puzzles.jsonl": "puzzles-progress",
    "review {record} --games 2": "review-progress",
    "hint {record} --at 20": "terminal-advice-thinking",
    "check-records --data {folder}": "hosting-checking",
    "backup {folder}/kept.jsonl --data {folder}": "hosting-backing-up",
    "export {folder}/all.jsonl --data {folder}": "house-exporting",
}


@pytest.mark.parametrize("line", SAID)
def test_whoever_waits_sees_what_is_done(
    run: Run,
    tmp_path: Path,
    record: Path,
    monkeypatch: pytest.MonkeyPatch,
    line: str,
) -> None:
    quick = partial(advise, games=FEWEST_GAMES, seconds=0)
    monkeypatch.setattr("dolmen.commands.hint.advise", quick)
    monkeypatch.setattr("dolmen.commands.puzzles.mine", lambda *_: iter(()))
    asyncio.run(upgrade_database(Database(f"sqlite:///{tmp_path / 'dolmen.sqlite3'}")))
    lang = LANGUAGES[len(line) % len(LANGUAGES)]
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    typed = line.format(title=LIGHT, record=record, folder=tmp_path)
    result = run(*typed.split(), "--lang", lang)
    assert result.code == 0
    assert Words(lang).text(SAID[line]) in result.err
