"""The title in the `dolmen` command: its clauses, options, laws and hands."""

import json
import re
from pathlib import Path

import pytest

from dolmen import engine
from dolmen.words import LANGUAGES, Words
from tests.commands.command_runs import (
    Run,
    recorded,
    simulated,
)

pytestmark = pytest.mark.surface


def test_a_chapter_or_a_clause_in_any_letter_case(run: Run) -> None:
    assert run("rules", "dru-score-08").out == (
        "DRU-SCORE-08\n  Announcing a ritual does not earn you anything in itself.\n"
    )
    chapter = run("rules", "Dru-Score").out
    assert chapter.startswith("DRU-SCORE  Sharing out the amulets\n\nDRU-SCORE-01\n")
    assert "DRU-SCORE-08" in chapter
    assert "DRU-REPLACE" not in chapter


def test_options_of_the_title_are_typed_as_they_are_listed(run: Run) -> None:
    command = ("simulate", "druides", "--games", "2", "--json")
    chosen = simulated(run(*command, "--option", "first=2", "--option", "amulets=cards").out)
    assert chosen["options"] == {"first": 2, "amulets": "cards"}
    assert simulated(run(*command, "--option", "first=none").out) == simulated(run(*command).out)


def test_a_broken_law_is_reported_and_fails(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from dolmen.games.druides import laws, state

    monkeypatch.setattr(laws, "gems_tally", lambda s: state.players(s.d) != 2)
    monkeypatch.setattr(engine, "why", lambda: "")  # a machine without a compiler says so as well
    command = ("simulate", "druides", "--games", "3", "--seats", "2", "--seed", "9")
    result = run(*command)
    assert result.code == 1
    assert result.err == (
        f"dolmen: {Words('en').text('cli-simulate-broken', game=1, seed=9, law='DRU-COMP-03')}\n"
    )
    assert "54" not in result.out.partition("Speed")[0]
    assert json.loads(run(*command, "--json").out)["broken"] == {"DRU-COMP-03": 1}


def test_a_seat_hears_and_sees_its_own_cards_only(run: Run, tmp_path: Path) -> None:
    record = recorded(tmp_path / "game.jsonl", title="druides")
    spectator, ann, bo = (
        run("replay", str(record), "--at", "20", *viewer).out
        for viewer in ((), ("--as", "0"), ("--as", "1"))
    )
    own = re.compile(r"(Ann|Bo) draws (?:jet|garnet|amber|emerald|sapphire|amethyst) [1-9]\.")
    assert own.findall(spectator) == []
    assert own.findall(ann) == ["Ann"] * 4
    assert own.findall(bo) == ["Bo"] * 4
    assert "What seat 1 sees after move 20" in bo
    told = json.loads(run("replay", str(record), "--at", "20", "--as", "1", "--json").out)
    assert ["hand" in player for player in told["position"]["players"]] == [False, True]


def test_titles_lists_seats_options_and_clauses(run: Run) -> None:
    out = run("titles").out
    row = next(line for line in out.splitlines() if line.startswith("druides"))
    assert " ".join(row.split()) == "druides 2, 3, 4 first: none, 0, 1, 2, 3 72"
    assert "amulets: cards, numbers" in out
    listing = json.loads(run("titles", "--json").out)["titles"]
    shown = next(title for title in listing if title["title"] == "druides")
    assert (shown["seats"], shown["clauses"]) == ([2, 3, 4], 72)
    assert shown["options"]["2"] == {
        "first": {"allowed": [None, 0, 1], "default": None},
        "amulets": {"allowed": ["cards", "numbers"], "default": "cards"},
    }


def test_a_simulation_tells_which_laws_held(run: Run) -> None:
    out = run("simulate", "druides", "--games", "2").out
    assert "54" in out


def test_a_refusal_offers_the_nearest_clause(run: Run) -> None:
    result = run("rules", "dru-scor-05")
    found = "dolmen: There is no rule “dru-scor-05”. Did you mean DRU-SCORE-05, "
    assert result.err.startswith(found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_record_is_told_in_the_words_of_the_title(run: Run, tmp_path: Path, lang: str) -> None:
    record = recorded(tmp_path / "game.jsonl", title="druides")
    out = run("replay", str(record), "--lang", lang).out
    assert Words(lang).text("druides-place", kind="amber") in out
