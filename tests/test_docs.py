"""The pages that are written from the catalogues are up to date, and worked examples work."""

import hmac
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from dolmen import words
from dolmen.commands.verify import as_object
from dolmen.core import fair
from dolmen.core.log import Log
from dolmen.core.verdict import judge
from dolmen.games import TITLES
from dolmen.words import LANGUAGES
from tests.dice import NONCES, SEED, branched_game, fair_game
from tests.sample import LIGHT
from tools.pages import DOCS, pages

# The game on the page of fair dice.
EXAMPLE: Final = LIGHT
FAIR_DICE: Final = (DOCS / "fair-dice.md").read_text(encoding="utf-8")


def test_the_written_pages_say_what_catalogues_and_commands_say(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    found = pages()
    assert len(found) == 1 + 2 * len(TITLES) * len(LANGUAGES)
    for place, text in found.items():
        assert place.read_text(encoding="utf-8") == text, f"{place.name}: run `make docs`"


# Pages that tell what is pressed and what is said, with the language they tell it in.
QUOTING: Final = {
    **dict.fromkeys(("play", "page", "host"), "en"),
    **{lang: lang for lang in LANGUAGES if lang != "en"},
}
SPACES: Final = re.compile(r"[\s\u00a0\u202f]+")


def plain(text: str) -> str:
    """A text as one line, with one kind of spaces and quotes."""
    return SPACES.sub(" ", text).replace("’", "'").casefold()


@pytest.mark.parametrize("name", QUOTING)
def test_what_the_docs_quote_of_the_app_is_what_it_says(name: str) -> None:
    package = Path(words.__file__).parents[1]
    catalogues = package.rglob(f"words/{QUOTING[name]}/**/*.ftl")
    said = "\n".join(plain(path.read_text(encoding="utf-8")) for path in catalogues)
    page = (DOCS / f"{name}.md").read_text(encoding="utf-8")
    prose = re.sub(r"```.*?```", "", page, flags=re.DOTALL)
    quoted = re.findall(r"(?<![*\w])\*([^*]+)\*(?!\*)", prose)
    # Dots stand for what differs from time to time.
    parts = [part.strip() for text in quoted for part in plain(text).split("…") if part.strip()]
    assert [part for part in parts if part not in said] == []
    assert parts


def test_the_worked_example_names_the_game_that_it_is_of() -> None:
    assert TITLES[EXAMPLE].name in FAIR_DICE


def block(language: str) -> str:
    """The piece of the page on fair dice that is written in a language."""
    found = re.search(rf"```{language}\n(.*?)```", FAIR_DICE, re.DOTALL)
    assert found
    return found[1]


def test_the_worked_example_of_fair_dice_is_what_the_dice_give() -> None:
    log = fair_game(EXAMPLE, 2)
    key = fair.mix(SEED, NONCES[:2])
    assert f"The seed `{SEED.hex()}` has the seal\n`{fair.seal(SEED)}`" in FAIR_DICE
    assert NONCES[:2] == (f"{'a1' * 16}", None)
    for shown in (NONCES[0], log.commitment, key.hex()):
        assert f"`{shown}`" in FAIR_DICE
    lines = re.findall(r"^\| places \d+ \| jet .*$", FAIR_DICE, re.MULTILINE)
    rows = [line.strip("| ").split(" | ") for line in lines]
    assert len(rows) == 2
    for check, row in zip(judge(log).checks, rows, strict=False):
        _, pile, ordinal = check.chance
        names = [log.game.moves.name(move).removeprefix("lay ") for move in check.outcomes]
        shares = [f"{name} {weight}" for name, weight in zip(names, check.weights, strict=True)]
        message = f"dolmen-dice/2 {pile} {ordinal} 0".encode()
        value = int.from_bytes(hmac.digest(key, message, "sha256"), "big")
        total = sum(check.weights)
        assert row == [
            f"{pile} {ordinal}",
            ", ".join(shares),
            str(total),
            f"`{value:064x}"[:9] + "…" + f"{value:064x}`"[-9:],
            str(value % total),
            log.game.moves.name(check.expected),
        ]


# The verifier on the page


def roll(tmp_path: Path, lines: list[str], told: Log[Any]) -> subprocess.CompletedProcess[str]:
    """Runs the program of the page on a record, with what `dolmen verify` says of a game. It has
    nothing of Dolmen to import."""
    program, record = tmp_path / "roll.py", tmp_path / "record.jsonl"
    program.write_text(block("python"), encoding="utf-8")
    record.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return subprocess.run(
        [sys.executable, "-I", "-S", program, record],
        input=json.dumps(as_object(told, judge(told))),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_the_verifier_can_be_rewritten_in_forty_lines() -> None:
    lines = [line for line in block("python").splitlines() if line.strip()]
    assert len(lines) <= 40
    assert max(map(len, lines)) <= 100
    imported = re.findall(r"^(?:import|from) (.*)$", block("python"), re.MULTILINE)
    assert imported == ["hashlib, hmac, json, sys"]


@pytest.mark.parametrize("title", TITLES)
def test_the_verifier_rolls_every_die_again(tmp_path: Path, title: str) -> None:
    for log in (fair_game(title, 2), branched_game(title, 2, given=12)):
        done = roll(tmp_path, list(log.lines()), log)
        assert (done.returncode, done.stderr) == (0, "")
        checks = judge(log).checks
        name = log.game.moves.name
        rolled = [f"{check.chance.number} {name(check.found)}" for check in checks]
        assert done.stdout.splitlines() == rolled
        if title == EXAMPLE and not log.given:
            assert done.stdout.startswith(block("text"))


@pytest.mark.parametrize(
    "change",
    [
        {"given": 53},
        {"given": 1},
        {"nonces": [None, None]},
        {"nonces": ["b2" * 16, None]},
        {"options": {"first": 1}},
        {"seats": 3},
        {"commitment": "0" * 64},
    ],
)
def test_the_verifier_finds_a_forged_header(tmp_path: Path, change: dict[str, object]) -> None:
    log = fair_game(EXAMPLE, 2)
    header, *rest = log.lines()
    done = roll(tmp_path, [json.dumps({**json.loads(header), **change}), *rest], log)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "not what the table committed to\n"


def test_the_verifier_finds_a_forged_die(tmp_path: Path) -> None:
    log = fair_game(EXAMPLE, 2)
    forged = [json.loads(line) for line in log.lines()]
    forged[3]["move"] = "lay jet"
    done = roll(tmp_path, [json.dumps(line) for line in forged], log)
    assert (done.returncode, done.stderr) == (1, "move 3 should be: lay emerald\n")


def test_the_verifier_finds_a_dropped_die_and_calls_no_game_without_one_verified(
    tmp_path: Path,
) -> None:
    log = fair_game(EXAMPLE, 2)
    lines = list(log.lines())
    for kept in ([*lines[:5], *lines[6:]], [lines[0], lines[-1]]):
        done = roll(tmp_path, kept, log)
        assert done.returncode == 1
        assert done.stderr == "nothing to check, or not all of it\n"
