"""The command that measures strength: its list, its ratings, its page, and a tiny run of it."""

import tomllib
from pathlib import Path

import pytest

from dolmen.arena.book import Book
from dolmen.arena.standing import Row
from dolmen.bots import LEVELS
from dolmen.bots.figures import Interval, share_of
from dolmen.bots.levels import Rating
from dolmen.games import TITLES, options
from dolmen.words import Words
from tests.sample import ALL, LIGHT, SOLO
from tools import strength
from tools.strength import Measure, Shown


def shown(bots: str, blocks: list[float], title: str = LIGHT) -> Shown:
    """A measure that came out so."""
    share, none = share_of(blocks), Interval(0.0, 0.0, 0.0)
    row = Row(bots.partition(",")[0], 2 * len(blocks), 0, share, 0.5, none, 0, 10, 100.0, 0.0)
    return Shown(Measure(title, bots, goal=0.65), row, blocks)


LADDER = [
    shown("player,novice", [1.0, 0.5] * 20),
    shown("expert,player", [1.0] * 40),
    shown("master,expert", [0.5] * 40),
]


def test_everything_listed_can_be_played() -> None:
    found = strength.measures()
    assert {measure.title for measure in found} == set(ALL)
    assert len({measure.name for measure in found}) == len(found)
    for measure in found:
        assert measure.seats in TITLES[measure.title].seats
        assert (measure.goal > 0) != (measure.points > 0)
        known = {option.name for option in options(measure.title, measure.seats)}
        # An option that is still to come is said to be, when it is measured.
        if not measure.vary or measure.vary in known:
            assert set(measure.options) <= known
            assert strength.quick(measure).plan().game.seats == measure.seats


def test_every_title_has_its_ladder() -> None:
    for title in ALL:
        assert [measure.bots for measure in strength.ladder(title)] == [
            "player,novice",
            "expert,player",
            "master,expert",
            "player,random",
        ]


def test_ratings_are_steps_from_the_anchor() -> None:
    assert strength.elo(0.5) == pytest.approx(0.0)
    assert strength.elo(10 / 11) == pytest.approx(400)
    assert strength.elo(1.0) == pytest.approx(-strength.elo(0.0))
    rated = strength.ratings(LADDER)
    assert list(rated) == list(LEVELS)
    assert list(rated["player"]) == [1500, 1500, 1500]
    # 75 % is about 190 points; half a block is taken as lost.
    assert rated["novice"].mean == pytest.approx(1500 - strength.elo(30.5 / 41))
    assert rated["expert"].mean == pytest.approx(1500 + strength.elo(40.5 / 41))
    assert rated["master"].mean == pytest.approx(rated["expert"].mean + strength.elo(20.5 / 41))
    for low, high in (("novice", "player"), ("player", "expert")):
        assert rated[low].mean < rated[high].mean
    assert all(rating.low <= rating.mean <= rating.high for rating in rated.values())
    # Errors add up along the way.
    widths = {level: rating.high - rating.low for level, rating in rated.items()}
    assert widths["player"] == 0 < widths["expert"] < widths["master"]
    # Who has not met those between is not rated.
    assert list(strength.ratings([*LADDER[:2], shown("master,expert", [])])) == list(LEVELS[:3])
    assert list(strength.ratings([LADDER[0], LADDER[2]])) == list(LEVELS[:2])


def test_ratings_are_written_where_levels_are_said() -> None:
    source = (
        '[novice]\nthinker = "greedy"\n[novice.rating]\nmean = 0\nlow = 0\nhigh = 0\n'
        '[player]\nthinker = "greedy"\n'
    )
    rated = {"novice": Interval(1301.4, 1250.0, 1350.6), "player": Interval(1500, 1500, 1500)}
    found = tomllib.loads(strength.with_ratings(source, rated))
    assert Rating(**found["novice"]["rating"]) == Rating(1301, 1250, 1351)
    assert Rating(**found["player"]["rating"]) == Rating(1500, 1500, 1500)
    assert found["novice"]["thinker"] == "greedy"
    again = strength.with_ratings(source, rated)
    assert strength.with_ratings(again, rated) == again


def test_the_page_says_what_is_reached_and_what_is_not() -> None:
    alone = shown("master", [1.0] * 3, SOLO)
    alone = alone._replace(
        measure=Measure(SOLO, "master", seats=1, points=100, game=60),
        row=alone.row._replace(points=Interval(99.5, 98.0, 101.0), best=104, choices=600),
    )
    text = strength.report(LIGHT, [*LADDER, shown("player,random", [])], 2, 1.9)
    assert text.count("| reached, surely |") == 2
    assert text.count("| **not reached**, surely |") == 1
    assert text.count("| no block played to its end | ≥ 65 % | **not measured** | 0 |") == 1
    assert "75.0 % (" in text
    assert "| 1315 (1235–1384) |" in text  # the rating of the novice
    assert "within 1.9 h" in text
    alone_so_far = strength.report(LIGHT, [LADDER[2]], 2, 0)
    assert "Elo" not in alone_so_far
    assert "shown as far as it had come" in alone_so_far
    row = strength.table([alone])[-1]
    assert "99.5 points (98.0–101.0), best 104; 10.0 s a game | ≥ 100 in 60 s a game" in row
    assert "**not reached**" in row
    begin, end = strength.BEGIN.format(title=LIGHT), strength.END.format(title=LIGHT)
    others = strength.BEGIN.format(title=SOLO)
    page = f"before\n{begin}old{end}\n{others}\n"
    assert strength.written(page, LIGHT, text) == f"before\n{text}\n{others}\n"
    whole = strength.PAGE.read_text(encoding="utf-8")
    for title in ALL:
        assert whole.count(strength.BEGIN.format(title=title)) == 1
        assert whole.count(strength.END.format(title=title)) == 1


def test_a_verdict_says_how_sure_it_is() -> None:
    """A mean at the goal with a wide interval reads as such."""
    assert shown("master,expert", [1.0, 0.5, 0.5, 1.0]).verdict == "reached so far"
    assert shown("master,expert", [1.0, 0.0, 0.5, 0.5]).verdict == "**not reached** so far"
    assert shown("master,expert", [1.0]).verdict == "reached so far"
    assert shown("master,expert", [0.0] * 40).verdict == "**not reached**, surely"
    assert shown("master,expert", []).verdict == "**not measured**"
    alone = Shown(Measure(SOLO, "master", seats=1, points=100), LADDER[0].row, [0.0, 0.0])
    for low, high, verdict in (
        (101.0, 104.0, "reached, surely"),
        (99.0, 106.0, "reached so far"),
        (93.0, 97.0, "**not reached**, surely"),
    ):
        row = alone.row._replace(points=Interval((low + high) / 2, low, high))
        assert alone._replace(row=row).verdict == verdict
    slow = alone.row._replace(points=Interval(103.0, 102.0, 104.0), games=1, choices=1000)
    late = alone._replace(measure=alone.measure._replace(game=60), row=slow)
    assert late.verdict == "**not reached**, surely"


@pytest.mark.wide
@pytest.mark.parametrize("title", ALL)
def test_player_beats_chance(title: str, tmp_path: Path) -> None:
    """A tiny version of the real thing, with so many iterations that speed does not matter."""
    measure = Measure(title, "player,random", games=6, iterations=100, goal=0.8)
    found = strength.show(measure, 1, 3600, tmp_path)
    assert found.row.games == 6
    assert found.is_reached
    # It goes on from what was kept, also with less time.
    again = strength.show(measure._replace(games=8), 1, 0, tmp_path)
    assert again.blocks == found.blocks


def test_without_any_time_it_is_shown_as_it_stands(tmp_path: Path) -> None:
    measure = Measure(LIGHT, "random,greedy", games=2)
    assert strength.show(measure, 1, 0, tmp_path).blocks == []
    played = strength.show(measure, 1, 3600, tmp_path)
    assert len(played.blocks) == 1
    assert strength.show(measure, 1, 0, tmp_path) == played


def test_time_that_is_not_needed_is_left_to_the_rest(tmp_path: Path) -> None:
    wanted = [Measure(LIGHT, "random,greedy", games=2), Measure(LIGHT, "greedy,random", games=4)]
    told: list[Shown] = []
    found = strength.show_all(wanted, 1, 3600, tmp_path, told.append)
    assert found == told
    assert [one.row.games for one in found] == [2, 4]
    assert sorted(path.suffix for path in tmp_path.iterdir()) == [".jsonl"] * 2


def test_what_is_quick_is_played_first(tmp_path: Path) -> None:
    """Where time is short, it lacks to the few rows that cost most of it."""
    dear = Measure(LIGHT, "master,random", games=2, time=5)
    wanted = [dear, Measure(LIGHT, "random,greedy", games=2)]
    told: list[Shown] = []
    found = strength.show_all(wanted, 1, 3600, tmp_path, told.append)
    assert [one.measure for one in told] == wanted[::-1]
    assert [one.measure for one in found] == wanted
    assert 0 == wanted[1].dearness < dear.dearness < dear._replace(seats=4).dearness
    own = dear._replace(time=0)
    assert own.dearness > dear.dearness


def test_starts_that_vary_are_played_once_each(tmp_path: Path) -> None:
    measure = Measure(SOLO, "random", seats=1, games=1, points=-500, vary="first", first=0)
    found = strength.show(measure, 1, 3600, tmp_path)
    assert found.row.games == 1
    assert strength.show(measure, 1, 3600, tmp_path).row.points == found.row.points
    assert [path.name for path in tmp_path.iterdir()] == [f"{SOLO}_random_1-seats_first-0.jsonl"]


def test_two_runs_do_not_share_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    only = f"{LIGHT}_player-random"
    [measure] = [strength.quick(one) for one in strength.measures() if only in one.name]
    (tmp_path / "quick").mkdir()
    kept = tmp_path / "quick" / f"{measure.name}.jsonl"
    line = ["--quick", "--only", only, "--folder", str(tmp_path), "--jobs=1"]
    with Book(kept, measure.plan()), pytest.raises(SystemExit) as ended:
        strength.main(line)
    assert ended.value.code == 2
    said = Words("en").text("arena-taken", path=str(kept))
    assert capsys.readouterr().err.endswith(f"error: {said}\n")
    assert kept.read_bytes() == b""


def test_a_small_version_writes_no_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = strength.PAGE.read_bytes()
    line = ["--quick", "--only", f"{LIGHT}_player-random", "--folder", str(tmp_path), "--jobs=1"]
    assert strength.main(line) == 0
    assert capsys.readouterr().out.startswith(f"| {TITLES[LIGHT].name} | player vs random, 2")
    assert strength.PAGE.read_bytes() == before
