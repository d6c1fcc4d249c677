"""The pages that are written from the catalogues are up to date, and worked examples work."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from dolmen.commands.verify import as_object
from dolmen.core import fair
from dolmen.games import TITLES
from tests.dice import SEED, fair_game
from tests.sample import LIGHT
from tools.pages import PAGES, page

# The game on the page of fair dice.
EXAMPLE: Final = LIGHT
FAIR_DICE: Final = (PAGES.parent / "fair-dice.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("title", TITLES)
def test_the_rules_page_says_what_the_catalogue_says(title: str) -> None:
    written = (PAGES / f"{title}.md").read_text(encoding="utf-8")
    assert written == page(title), "run `make docs`"


def test_the_worked_example_names_the_game_that_it_is_of() -> None:
    assert TITLES[EXAMPLE].name in FAIR_DICE


def block(language: str) -> str:
    """The piece of the page on fair dice that is written in a language."""
    found = re.search(rf"```{language}\n(.*?)```", FAIR_DICE, re.DOTALL)
    assert found
    return found[1]


def test_the_worked_example_of_fair_dice_is_what_the_dice_give() -> None:
    assert f"The seed `{SEED.hex()}`" in FAIR_DICE
    assert f"`{fair.commitment(SEED)}`" in FAIR_DICE
    log = fair_game(EXAMPLE, 2)
    lines = re.findall(r"^\| \d+ \| jet .*$", FAIR_DICE, re.MULTILINE)
    rows = [line.strip("| ").split(" | ") for line in lines]
    assert len(rows) == 2
    for check, row in zip(fair.check(log, SEED), rows, strict=False):
        names = [log.game.moves.name(move).removeprefix("lay ") for move in check.outcomes]
        shares = [f"{name} {weight}" for name, weight in zip(names, check.weights, strict=True)]
        value, total = fair.digest(SEED, check.number, 0), sum(check.weights)
        assert row == [
            str(check.number),
            ", ".join(shares),
            str(total),
            f"`{value:064x}"[:9] + "…" + f"{value:064x}`"[-9:],
            str(value % total),
            log.game.moves.name(check.expected),
        ]


def test_the_program_on_the_page_of_fair_dice_rolls_every_die_again(tmp_path: Path) -> None:
    log = fair_game(EXAMPLE, 2)
    program = tmp_path / "roll.py"
    program.write_text(block("python"), encoding="utf-8")
    checks = fair.check(log, SEED)
    done = subprocess.run(
        [sys.executable, program],
        input=json.dumps(as_object(log, checks)),
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    rolled = done.stdout.splitlines()
    assert rolled == [f"{check.number} {log.game.moves.name(check.found)}" for check in checks]
    assert done.stdout.startswith(block("text"))
