"""The weights that ship, and the command that fits them."""

from pathlib import Path

import pytest

import dolmen
from dolmen.bots.weights import load, parse, read
from dolmen.games.meduris.judge import WEIGHTS
from tools import fit


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_are_wanted_at_every_table(seats: int) -> None:
    found = dict(zip(WEIGHTS, load("meduris", WEIGHTS, seats), strict=True))
    assert min(found[f"{stage}-points"] for stage in ("early", "middle", "late")) > 0
    assert found["late-temples"] > 0


@pytest.mark.wide
def test_a_round_learns_plays_and_writes(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Two games of four iterations fit nothing well: the file is whole all the same, and only a
    table of that many has other weights."""
    given = tmp_path / "weights.json"
    monkeypatch.setattr(fit, "files", lambda package: tmp_path)
    asked = ["meduris", "--seats", "2", "--rounds", "1", "--games", "2", "--iterations", "4"]
    assert fit.main([*asked, "--match", "1", "--panel", "--write"]) == 0
    said = capsys.readouterr().out
    assert "round 1 of 1" in said
    assert all(f"among {name}" in said for name in ("random", "greedy", "plain"))
    made = parse("meduris", given.read_text(encoding="utf-8"), WEIGHTS)
    before = read("meduris", WEIGHTS)
    assert made.weights == before.weights
    assert made.seats.keys() == {*before.seats, "2"}
    assert made.made.startswith("python -m tools.fit meduris --seats 2")


def test_the_same_seed_learns_from_the_same_positions() -> None:
    game = dolmen.game("meduris", 2)
    work = fit.Work(game, WEIGHTS, games=1, match=1, iterations=2, seed=5)
    weights = load("meduris", WEIGHTS, 2)
    found = fit.learn(work, weights, 0)
    assert found
    assert found == fit.learn(work, weights, 0)
    assert {tuple(sample.shares) for sample in found} <= {(1.0, 0.0), (0.0, 1.0), (0.5, 0.5)}


def test_weights_are_rounded_so_that_the_scale_doubles_the_odds() -> None:
    """Fourteen parts; what was not fitted stays."""
    game = dolmen.game("meduris", 2)
    work = fit.Work(game, WEIGHTS, games=1, match=1, iterations=2, seed=5)
    last = load("meduris", WEIGHTS, 2)
    scale = last[0]
    found = [0.0, 0.0, 0.6931471805599453 / 14, *[0.0] * (len(WEIGHTS) - 3)]
    assert fit.rounded(work, last, found) == [*last[:2], scale, *last[3:]]


def test_a_judge_that_does_not_say_what_its_weights_count_for_is_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fit, "room", lambda title, name: None)
    with pytest.raises(SystemExit):
        fit.main(["meduris", "--seats", "2"])
    assert "does not say what its weights count for" in capsys.readouterr().err
