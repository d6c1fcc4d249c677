"""A review in words: every part of it, and what is said where there is nothing to tell."""

from typing import Any

import pytest

from dolmen.bots.advice import Reason
from dolmen.bots.figures import Interval
from dolmen.core.log import Log
from dolmen.core.message import Message
from dolmen.review.alone import Turn
from dolmen.review.grades import Swing
from dolmen.review.luck import Fortune
from dolmen.review.marks import Finding
from dolmen.review.review import Account, Header, Mark, Point, Review
from dolmen.review.sample import Result, known_value
from dolmen.review.walk import walk
from dolmen.words import LANGUAGES, Words
from dolmen.words.review import Telling, told_apart, within
from tests.dice import fair_game
from tests.sample import LIGHT, SOLO

NOTHING = Interval(0.0, 0.0, 0.0)


def made(log: Log[Any], **parts: Any) -> Review:
    """A review in which nothing was found, but what is said."""
    header = Header(log.game.title, 1, log.game.seats, len(log.moves), 1200, 7, "1.0", "compiled")
    empty = Review(header, [], [], NOTHING, [], [], None, [])
    return empty._replace(**parts)


def account(**parts: Any) -> Account:
    empty = Account(
        0,
        0.5,
        0.1,
        -0.2,
        0.3,
        0.3,
        1.0,
        0.9,
        3,
        {"best": 2, "mistake": 1},
        0.066,
        90.5,
        [],
        [],
        [],
        [],
    )
    return empty._replace(**parts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_is_told(lang: str) -> None:
    log, words = fair_game(LIGHT, 2), Words(lang)
    walked = walk(log.game, log.moves)
    decision = walked.decisions[0]
    other = next(move for move in log.game.legal(decision.state) if move != decision.move)
    loss = Interval(0.2, 0.11, 0.29)
    finding = Finding(decision, "mistake", other, loss, loss, (-0.2, 0.2), 200)
    reason = Reason(50, Message("advice-lead"))
    draw = walked.draws[0]
    measured = (Interval(0.1, 0.05, 0.15), Interval(-0.1, -0.15, -0.05))
    fortune = Fortune(draw.at, draw.move, 0.25, (0.1, -0.1), measured, (0.5, 0.5))
    curve = [
        Point(at, known_value(Result((chance, 1 - chance), (1, 2))))
        for at, chance in ((0, 0.5), (10, 0.8), (len(log.moves), 1.0))
    ]
    found = made(
        log,
        curve=curve,
        luck=[fortune],
        marks=[
            Mark(finding, [other, decision.move], [reason]),
            Mark(finding._replace(grade="blunder"), [other], []),
            Mark(finding._replace(grade="good"), [], []),
        ],
        accounts=[account(luckiest=[fortune], turned=[Swing(0, 1, 0.3)])],
        decided=len(log.moves),
    )
    telling = Telling(words, log, found)
    title = words.text(f"{LIGHT}-title")
    assert telling.heading() == words.text("review-title", title=title)
    assert "1.0" in telling.basis()
    sums, turned, marks, luck, points = telling.parts()
    name = log.names[0]
    percent = words.text("review-percent", value=50)
    assert sums.rows[0][:3] == [name, percent, "+" + words.text("review-percent", value=10)]
    assert sums.rows[0][3] == words.text("review-percent", value=-20)
    assert len(sums.rows[0]) == len(sums.columns) == sums.numbers + 1
    assert [percent in sentence for sentence in turned.sentences] == [True, False]
    assert len(marks.rows) == 2
    assert marks.rows[0][0] == str(decision.at + 1)
    assert marks.rows[0][4:6] == [
        words.text("advice-lead"),
        words.text("review-grade", grade="mistake"),
    ]
    better = words.say(log.game.describe(other), log.names)
    assert marks.rows[0][3].startswith(f"{better}; ")
    assert marks.rows[1][3] == better
    assert [row[3] for row in luck.rows] == [words.text("review-likely", of=4)]
    assert sum(int(row[1]) for row in points.rows) == log.scores()[0]
    assert len(points.columns) == 3


def test_where_nothing_was_found_that_is_said() -> None:
    log, words = fair_game(LIGHT, 2), Words("en")
    _, turned, marks, luck, _ = Telling(words, log, made(log, accounts=[account()])).parts()
    assert turned.sentences == [words.text("review-no-turn")]
    assert marks.sentences[-1] == words.text("review-no-marks")
    assert luck.sentences == [words.text("review-no-luck")]
    assert (marks.rows, luck.rows) == ([], [])


def test_who_played_alone_reads_of_turns() -> None:
    log, words = fair_game(SOLO, 1), Words("en")
    first, second = walk(log.game, log.moves).decisions[:2]
    points = log.scores()[0]
    line = [first.move, second.move]
    turns = [
        Turn(first.at, first.move, second.move, points + 3, 3, "inaccuracy", line),
        Turn(second.at, second.move, second.move, points, 0, "best", [second.move]),
    ]
    telling = Telling(words, log, made(log, turns=turns))
    part, _ = telling.parts()
    said = words.text("review-alone", points=points, best=points + 3, lost=3)
    assert part.sentences == [said]

    def told(moves: list[int]) -> str:
        return words.join([words.say(log.game.describe(move), log.names) for move in moves])

    # How the whole turn was played, beside how the best line plays it.
    played = log.moves[first.at : second.at]
    assert len(played) > 1
    assert part.rows == [
        [str(first.at + 1), told(played), told(line), "inaccuracy", str(points + 3), "3"]
    ]
    none, _ = Telling(words, log, made(log)).parts()
    assert none.sentences[-1] == words.text("review-alone-none")
    # No games were played on but lines tried.
    assert telling.basis().startswith("Lines of play")


def test_without_a_master_there_is_no_column(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("dolmen.words.review", "dolmen.review.sources"):
        monkeypatch.setattr(f"{module}.masters", lambda title, seats: None)
    log = fair_game(LIGHT, 2)
    parts = Telling(Words("en"), log, made(log, accounts=[account()])).parts()
    assert (parts[-1].sentences, len(parts[-1].columns)) == ([], 2)


def test_seats_of_one_name_are_told_apart_by_their_numbers() -> None:
    assert told_apart(["Anna", "Bo"]) == ["Anna", "Bo"]
    assert told_apart(["novice", "Bo", "novice"]) == ["novice\xa01", "Bo", "novice\xa03"]


def test_what_is_known_has_no_interval() -> None:
    words = Words("en")
    assert within(words, Interval(79.0, 79.0, 79.0), "{:.0f}".format) == "79"
    assert within(words, Interval(5.0, 4.0, 7.0), "{:.0f}".format) == "5 (4 to 7)"
