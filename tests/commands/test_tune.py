"""`dolmen tune`: what it writes, that it goes on, and what it refuses."""

import json
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree

import pytest

from dolmen.bots.weights import Weights, digest, parse, text
from dolmen.commands.tune import begin_with, weight_names
from dolmen.core.judge import SHARED
from dolmen.words import LANGUAGES, Words
from tests.commands.command_runs import Run, assert_one_line
from tests.sample import LIGHT

QUICK: Final = (
    "--generations",
    "2",
    "--positions",
    "2",
    "--population",
    "4",
    "--iterations",
    "3",
    "--panel",
    "random",
)


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """A title without a judge of its own, so that nothing depends on what it weighs."""
    for place in ("dolmen.commands.tune.room", "dolmen.bots.judges.room"):
        monkeypatch.setattr(place, lambda title, name: None)


def tuned(run: Run, *arguments: str) -> dict[str, Any]:
    """The file that it prints."""
    result = run("tune", LIGHT, *QUICK, *arguments)
    assert (result.code, result.err) == (0, "")
    found: dict[str, Any] = json.loads(result.out)
    parse(LIGHT, result.out, SHARED)
    return found


def test_it_prints_weights_that_name_the_command(run: Run) -> None:
    once, again = tuned(run), tuned(run)
    assert once == again
    assert once["made"] == (
        f"dolmen tune {LIGHT} --generations 2 --population 4 --positions 2 --iterations 3 "
        "--spread 25 --panel random --seed 0"
    )
    assert set(once["weights"]) == set(SHARED)
    assert once["seats"] == {}


def test_weights_for_a_seat_count_are_kept_apart(run: Run, tmp_path: Path) -> None:
    start = tmp_path / "start.json"
    begun = Weights("by hand", {"scale": 400, "heat": 50}, {"3": {"scale": 7}})
    start.write_text(text(begun), encoding="utf-8")
    found = tuned(run, "--seats", "2", "--start", str(start), "--spread", "90", "--seed", "4")
    assert found["weights"] == begun.weights
    assert found["seats"]["3"] == {"scale": 7}
    assert set(found["seats"]) == {"2", "3"}
    assert found["made"].endswith(f"--seed 4 --seats 2 --start {start}")
    assert found["digest"] == digest(Weights("", found["weights"], found["seats"]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_writes_shows_and_draws(run: Run, tmp_path: Path, lang: str) -> None:
    out, plot, journal = (tmp_path / name for name in ("w.json", "w.svg", "w.jsonl"))
    files = ("--out", str(out), "--plot", str(plot), "--json", str(journal))
    result = run("tune", LIGHT, *QUICK, *files, "--lang", lang)
    words = Words(lang)
    assert (result.code, result.err) == (0, "")
    assert words.text("tune-heading-weight") in result.out
    assert result.out.count("scale") == 1
    assert json.loads(out.read_text(encoding="utf-8"))["version"] == 1
    assert ElementTree.parse(plot).getroot().tag.endswith("svg")
    before = journal.read_bytes()
    assert len(before.splitlines()) == 3
    run("tune", LIGHT, *QUICK, *files, "--lang", lang)
    assert journal.read_bytes() == before


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "line",
    [
        "--generations 0",
        "--population 0",
        "--population 1",
        "--positions 0",
        "--iterations 0",
        "--jobs 0",
        "--spread 0",
        "--seed -1",
        "--panel nobody",
        "--seats 9",
        "--generations 900001",
        "--start {tmp}/none.json",
        "--start {tmp}/other.json",
        "--out {tmp}",
        "--plot {tmp}/picture.jpg",
        "--json {tmp}/other.json",
    ],
)
def test_whatever_is_wrong_is_said_in_one_line(
    run: Run, tmp_path: Path, line: str, lang: str
) -> None:
    (tmp_path / "other.json").write_text("{}\n", encoding="utf-8")
    result = run("tune", LIGHT, *line.format(tmp=tmp_path).split(), "--lang", lang)
    assert_one_line(result, lang)


def test_a_title_without_a_judge_has_what_every_judge_weighs() -> None:
    assert weight_names(LIGHT) == SHARED
    assert set(begin_with(LIGHT, SHARED, None).weights) == set(SHARED)
