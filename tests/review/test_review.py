"""A whole review: it adds up, it is the same again, and it looks at no running game."""

import json
from typing import Any

import pytest

from dolmen.core.game import OK
from dolmen.core.log import AGREED, RESIGNED, Ending, Log
from dolmen.core.message import Message, Refusal
from dolmen.core.rng import Rng
from dolmen.games import TITLES
from dolmen.review import alone
from dolmen.review import review as reviewing
from dolmen.review.alone import Turn
from dolmen.review.effort import CURVE, FEWEST, Effort, games_within
from dolmen.review.form import as_object, from_object
from dolmen.review.grades import MARKED
from dolmen.review.marks import Choice, Finding, is_proven, measure
from dolmen.review.review import FORMAT, check, review
from dolmen.review.sample import Games, Stopped
from dolmen.review.sources import by_chapter, masters, sources
from dolmen.review.walk import walk
from dolmen.words import LANGUAGES, Words
from tests.core.stones import DEAL, TAKE_ONE, TAKE_TWO, Stones
from tests.dice import fair_game, fair_log, play_on
from tests.sample import ALL, SOLO

# Seat 1 takes one stone where two would have won.
ERROR = [DEAL + 1, DEAL + 2, TAKE_TWO, TAKE_ONE, TAKE_ONE, TAKE_ONE, TAKE_ONE]
GAMES = 4000


def log_of(moves: list[int]) -> Log[Any]:
    log: Log[Any] = Log(Stones(), ["Anna", "Bram"])
    for move in moves:
        log.play(move)
    return log


def test_start_luck_play_and_rest_are_the_result() -> None:
    log = log_of(ERROR)
    found = review(log, Effort(GAMES))
    assert log.scores() == [6, 5]
    assert [account.result for account in found.accounts] == [1.0, 0.0]
    for account in found.accounts:
        parts = (account.start, account.luck, account.play, account.others, account.rest)
        assert sum(parts) == pytest.approx(account.result)
        assert account.without_luck == pytest.approx(account.result - account.luck)
        assert sum(account.grades.values()) == account.decisions
    first, second = found.accounts
    assert first.luck == pytest.approx(-second.luck)
    assert first.play == pytest.approx(-second.others)
    assert first.others == pytest.approx(-second.play)
    assert second.play < -0.3
    # Where it stood: at the start, before every decision, and in the end.
    assert [point.at for point in found.curve] == [0, 2, 3, 4, 5, 6, 7]
    for point in found.curve:
        assert sum(one.mean for one in point.value.chances) == pytest.approx(1)
    assert [one.mean for one in found.curve[-1].value.chances] == [1.0, 0.0]


def test_what_is_sure_late_leaves_its_games_to_how_it_stood_before() -> None:
    effort = Effort(1200)
    games = [point.value.games for point in review(log_of(ERROR), effort).curve[:-1]]
    share = effort.part(CURVE) // len(games)
    assert games[0] > share > games[-1]
    assert sum(games) <= effort.part(CURVE)


def test_the_error_is_marked_with_the_better_move_and_why() -> None:
    found = review(log_of(ERROR), Effort(GAMES), seat=1)
    marks = [mark for mark in found.marks if mark.line]
    assert [(mark.finding.decision.at, mark.finding.better) for mark in marks][-1] == (5, TAKE_TWO)
    assert (marks[-1].line, marks[-1].finding.grade) == ([TAKE_TWO], "blunder")
    assert [why.words.id for why in marks[-1].reasons] == ["advice-points"]
    assert {mark.finding.decision.seat for mark in found.marks} == {1}
    assert [account.seat for account in found.accounts] == [1]
    assert found.accounts[0].accuracy < 100
    assert found.accounts[0].error > 0


@pytest.mark.parametrize("games", [4000, 20_000])
def test_what_is_told_of_a_loss_was_found_by_games_that_proved_nothing(
    games: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: dict[int, list[Finding]] = {}
    streams: dict[int, set[int]] = {}

    def seen(games: Games, choice: Choice, pairs: int, rng: Rng) -> Finding:
        finding = measure(games, choice, pairs, rng)
        found.setdefault(finding.decision.at, []).append(finding)
        streams.setdefault(len(found[finding.decision.at]), set()).add(id(rng))
        return finding

    def within_the_effort(done: int) -> bool:
        return done <= games

    monkeypatch.setattr(reviewing, "measure", seen)
    marks = review(log_of(ERROR), Effort(games), tell=within_the_effort).marks
    assert found
    for mark in marks:
        measured = found.get(mark.finding.decision.at, [])
        # Once to prove it; where that did, once more to tell it.
        assert len(measured) == (0 if not measured else 1 + is_proven(measured[0]))
        if measured:
            assert mark.finding.loss == measured[-1].loss
    assert len(streams[1]) == len(streams[2]) == 1
    assert streams[1] != streams[2]


def test_the_same_seed_and_games_give_the_same_review() -> None:
    log = log_of(ERROR)
    one, again = (as_object(review(log, Effort(600, 7)), log.game) for _ in range(2))
    assert one == again
    assert (one["format"], one["games"], one["seed"]) == (FORMAT, 600, 7)
    assert json.loads(json.dumps(one)) == one
    assert one != as_object(review(log, Effort(600, 8)), log.game)


def test_what_was_written_is_read_back() -> None:
    log = log_of(ERROR)
    found = review(log, Effort(GAMES))
    written = json.loads(json.dumps(as_object(found, log.game)))
    read = from_object(written, log.game)
    assert as_object(read, log.game) == written
    assert any(mark.reasons for mark in found.marks)
    assert [mark.reasons for mark in read.marks] == [mark.reasons for mark in found.marks]


def test_turns_of_who_plays_alone_are_read_back() -> None:
    log = log_of(ERROR)
    turn = Turn(3, TAKE_ONE, TAKE_TWO, 6, 1, "inaccuracy", [TAKE_TWO, TAKE_ONE])
    found = review(log, Effort(40))._replace(turns=[turn])
    written = json.loads(json.dumps(as_object(found, log.game)))
    assert written["turns"] == [
        {
            "at": 3,
            "move": "take one",
            "better": "take two",
            "best": 6,
            "lost": 1,
            "grade": "inaccuracy",
            "line": ["take two", "take one"],
            "gap": None,
        }
    ]
    assert from_object(written, log.game).turns == [turn]


def test_a_game_that_somebody_resigned_is_reviewed_by_its_result() -> None:
    log = log_of(ERROR[:4])
    log.end(Ending(RESIGNED, 0))
    found = review(log, Effort(400))
    assert [account.result for account in found.accounts] == [0.0, 1.0]


def test_a_running_game_and_a_wrong_seat_are_refused() -> None:
    with pytest.raises(Refusal) as running:
        check(log_of(ERROR[:4]))
    assert running.value.message == Message("review-running")
    with pytest.raises(Refusal) as nobody:
        check(log_of(ERROR), 2)
    assert nobody.value.message == Message("review-seat", {"seat": 2, "most": 1})


def test_whoever_waits_may_stop_it() -> None:
    told: list[int] = []

    def tell(done: int) -> bool:
        told.append(done)
        return done < 5

    with pytest.raises(Stopped):
        review(log_of(ERROR), Effort(400), tell=tell)
    assert told == [1, 2, 3, 4, 5]


def test_a_time_is_turned_into_games() -> None:
    game = Stones()
    few, many = (games_within(game, game.start(), seconds) for seconds in (1e-9, 1000.0))
    assert (few, many % 100) == (FEWEST, 0)
    assert many > FEWEST


@pytest.mark.wide
@pytest.mark.parametrize("title", ALL)
def test_every_title_is_reviewed(title: str) -> None:
    count = min(seats for seats in TITLES[title].seats if seats > 1)
    log = fair_log(title, count)
    play_on(log, moves=70)
    log.end(Ending(AGREED))
    found = review(log, Effort(1), seat=0)
    assert found.curve[-1].at == len(log.moves)
    account = found.accounts[0]
    parts = (account.start, account.luck, account.play, account.others, account.rest)
    assert sum(parts) == pytest.approx(account.result)


@pytest.mark.wide
def test_points_given_away_alone_add_up_to_the_best_line() -> None:
    log = fair_game(SOLO, 1)
    found = review(log, Effort(1))
    assert found.turns[-1].best - found.turns[-1].lost == log.scores()[0]
    assert all(turn.lost >= 0 for turn in found.turns)
    lost = sum(turn.lost for turn in found.turns)
    assert found.turns[0].best - lost == log.scores()[0]
    played = alone.played_in(found.turns, log.moves)
    assert [moves[0] for moves in played] == [turn.move for turn in found.turns]
    assert [move for moves in played for move in moves] == log.moves[found.turns[0].at :]
    for turn, decision in zip(found.turns, walk(log.game, log.moves).decisions, strict=True):
        assert (turn.at, turn.line[0]) == (decision.at, turn.better)
        assert (turn.grade in ("best", "unclear")) == (not turn.lost)
        for move in turn.line:
            assert log.game.reason(decision.state, move) == OK
            log.game.apply(decision.state, move)
    with pytest.raises(Stopped):
        review(fair_game(SOLO, 1), Effort(1), tell=lambda done: False)


@pytest.mark.wide
def test_the_dearest_turns_of_who_plays_alone_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alone, "LINES", 10)
    monkeypatch.setattr(alone, "SEARCHES", 2)
    # Fewer than are found, so that some are left.
    monkeypatch.setattr(alone, "DEAREST", 2)
    log = fair_game(SOLO, 1)
    # Too few lines for it: a first look.
    assert all(turn.gap is None for turn in review(log, Effort(1)).turns)
    monkeypatch.setattr(reviewing, "ENOUGH", 1)
    found = review(log, Effort(FEWEST))
    measured = [turn for turn in found.turns if turn.gap is not None]
    assert 0 < len(measured) <= alone.DEAREST
    assert all(turn.grade in MARKED and turn.better != turn.move for turn in measured)
    left = [turn.lost for turn in found.turns if turn.gap is None and turn.better != turn.move]
    assert max(left) <= min(turn.lost for turn in measured)
    written = as_object(found, log.game)
    read = from_object(json.loads(json.dumps(written)), log.game)
    assert as_object(read, log.game) == written
    # Reviews that were kept before know nothing of it.
    kept: Any = json.loads(json.dumps(written))
    for turn in kept["turns"]:
        del turn["gap"]
    assert all(turn.gap is None for turn in from_object(kept, log.game).turns)


@pytest.mark.wide
@pytest.mark.parametrize("title", ALL)
def test_points_are_told_by_chapter(title: str) -> None:
    count = min(TITLES[title].seats)
    log = fair_game(title, count)
    found = sources(log, range(count))
    scores = log.scores()
    assert [sum(one.points[seat] for one in found) for seat in range(count)] == scores
    for lang in LANGUAGES:
        assert all(Words(lang).say(one.heading) for one in found)
    assert [sum(points.values()) for points in by_chapter(log)] == scores
    known = masters(title, count)
    assert known is not None
    assert known.games > 0


def test_a_title_of_somebody_else_has_its_categories_and_no_master() -> None:
    log = log_of(ERROR)
    assert masters("stones", 2) is None
    assert [(one.points, one.master) for one in sources(log, (0, 1))] == [
        ([4, 2], None),
        ([2, 3], None),
    ]
