"""Checked play, replay, taking back, and records: what is damaged is refused by line and reason."""

import json
from collections.abc import Callable
from typing import Any, Final

import pytest

import dolmen
from dolmen.core import fair
from dolmen.core.course import Course, walk
from dolmen.core.game import CHANCE, OVER, Game
from dolmen.core.log import AGREED, CLOSED, RESIGNED, Damaged, Ending, Log, final_ranks, read
from dolmen.core.message import Refusal
from dolmen.core.rng import Rng
from dolmen.core.verdict import VERIFIED, judge
from dolmen.games import open_game
from tests import sample
from tests.core.stones import Stones, StonesState

TITLE: Final = sample.LIGHT
SEED: Final = "5eed" * 8
LATER: Final = dolmen.game(TITLE, 2).version + 1
COMMITMENT: Final = fair.seed_commitment(bytes.fromhex(SEED))


def finished(seed: int = 1) -> Log[Any]:
    """A random game to its end."""
    log: Log[Any] = Log(dolmen.game(TITLE, 2), ["Anna", "Bram"], [None, "greedy"], COMMITMENT)
    rng = Rng(seed)
    while log.game.actor(log.state) != OVER:
        legal = log.game.legal(log.state)
        chance = log.game.actor(log.state) == CHANCE
        log.play(log.game.draw(log.state, rng) if chance else legal[rng.below(len(legal))])
    return log


def test_a_number_that_is_no_move_is_refused() -> None:
    game = dolmen.game(TITLE, 2)
    with pytest.raises(IndexError):
        Course(game).step(10_000)


def test_replay_gives_the_same_position() -> None:
    log = finished()
    assert log.game.dump(walk(log.game, log.moves).state) == log.game.dump(log.state)


def test_going_back_takes_the_later_moves_off() -> None:
    log = finished()
    moves = log.moves[:]
    log.back_to(40)
    assert log.moves == moves[:40]
    assert log.game.dump(log.state) == log.game.dump(walk(log.game, moves[:40]).state)
    assert log.undo_point() == walk(log.game, moves[:40]).barrier
    assert log.turn_point() == walk(log.game, moves[:40]).turn


def test_given_moves_are_not_of_anybodys_turn() -> None:
    log = finished()
    log.back_to(40)
    log.given = 40
    assert (log.undo_point(), log.turn_point()) == (40, 40)


def test_a_record_says_how_often_something_was_taken_back_across_a_barrier() -> None:
    log = finished()
    assert "crossings" not in next(log.lines())
    assert read(log.lines(), open_game).crossings == 0
    log.crossings = 2
    assert '"crossings": 2' in next(log.lines())
    assert read(log.lines(), open_game).crossings == 2


def test_a_record_says_who_asked_a_bot_for_advice() -> None:
    log = finished()
    assert "advice" not in next(log.lines())
    assert read(log.lines(), open_game).advice == [0, 0]
    log.advice[1] += 3
    assert '"advice": [0, 3]' in next(log.lines())
    assert read(log.lines(), open_game).advice == [0, 3]


@pytest.mark.parametrize("count", [-1, 100_000])
def test_going_back_to_nowhere_is_refused(count: int) -> None:
    log = finished()
    with pytest.raises(Refusal) as caught:
        log.back_to(count)
    assert caught.value.message == ("log-point", {"asked": count, "most": len(log.moves)})


def test_a_record_reads_back_whole() -> None:
    log = finished()
    log.seed = SEED
    lines = list(log.lines())
    assert json.loads(lines[0]) == {
        "format": "dolmen-record/1",
        "title": TITLE,
        "version": log.game.version,
        "seats": 2,
        "options": log.game.options,
        "names": ["Anna", "Bram"],
        "bots": [None, "greedy"],
        "commitment": COMMITMENT,
    }
    first_name = log.game.moves.name(log.moves[0])
    assert json.loads(lines[1]) == {"n": 1, "seat": None, "move": first_name}
    assert json.loads(lines[-1]) == {
        "scores": log.game.scores(log.state),
        "ranks": log.game.ranks(log.state),
        "seed": SEED,
    }
    again = read(lines, open_game)
    assert (again.moves, again.seed, again.given, again.ended) == (log.moves, SEED, 0, None)
    assert list(again.lines()) == lines


def opens_later(title: str, seats: int, **options: object) -> Game[Any]:
    """The title under rules that have risen since."""
    game = open_game(title, seats, **options)
    game.version += 1
    return game


def test_a_record_of_earlier_rules_is_read_where_every_line_still_holds() -> None:
    log: Log[Any] = Log(dolmen.game(TITLE, 2))
    log.commit(bytes.fromhex(SEED), [None, None])
    rng = Rng(1)
    while not log.is_over:
        legal = log.game.legal(log.state)
        log.play(
            log.dice().draw(log.course)
            if log.course.actor == CHANCE
            else legal[rng.below(len(legal))]
        )
    lines = list(log.lines())
    again = read(lines, opens_later)
    assert (again.version, again.game.version) == (log.game.version, log.game.version + 1)
    # It stays bound to the rules it was begun under, and so do its dice.
    assert list(again.lines()) == lines
    assert judge(again).value == VERIFIED


def test_a_line_that_earlier_rules_allowed_is_refused_with_both_versions() -> None:
    log = finished()
    lines = list(log.lines())
    lines[2] = json.dumps({"n": 2, "seat": None, "move": NOT_NOW})
    with pytest.raises(Damaged) as plain:
        read(lines, open_game)
    with pytest.raises(Damaged) as caught:
        read(lines, opens_later)
    was = log.game.version
    args = {"was": was, "is": was + 1, "why": plain.value.reason}
    assert (caught.value.line, caught.value.reason) == (3, ("record-older", args))


def test_a_duplicate_says_whose_dice_it_has() -> None:
    log: Log[Any] = Log(dolmen.game(TITLE, 2), nonces=[None, None])
    log.duplicate = "the-first"
    lines = list(log.lines())
    assert json.loads(lines[0])["duplicate"] == "the-first"
    again = read(lines, open_game)
    assert (again.duplicate, again.nonces) == ("the-first", [None, None])


def test_without_its_seed_a_log_has_no_dice() -> None:
    with pytest.raises(ValueError, match="whose seed is known"):
        finished().dice()


def test_an_unfinished_record_reads_back_without_a_closing_line() -> None:
    log = finished()
    log.back_to(60)
    log.seed = SEED
    lines = list(log.lines())
    assert len(lines) == 61
    assert SEED not in "".join(lines)
    again = read(lines, open_game)
    assert (again.moves, again.seed, again.is_over) == (log.moves, None, False)


# Ended by its players


def stopped(ending: Ending) -> Log[Any]:
    """A game that its players end after 60 moves."""
    log = finished()
    log.back_to(60)
    log.end(ending)
    return log


@pytest.mark.parametrize(
    "ending",
    [Ending(AGREED), Ending(CLOSED), Ending(RESIGNED, 1), Ending(RESIGNED, 0)],
)
def test_a_game_that_its_players_ended_reads_back_whole(ending: Ending) -> None:
    log = stopped(ending)
    log.seed = SEED
    lines = list(log.lines())
    assert json.loads(lines[-1]) == {
        "ended": ending.how,
        "seat": ending.seat,
        "scores": log.game.scores(log.state),
        "ranks": log.ranks(),
        "seed": SEED,
    }
    again = read(lines, open_game)
    assert (again.moves, again.seed, again.ended) == (log.moves, SEED, ending)
    assert again.is_over
    assert list(again.lines()) == lines


def test_an_ended_game_is_over() -> None:
    log = stopped(Ending(AGREED))
    before = log.game.dump(log.state)
    for refused in (
        lambda: log.play(log.game.legal(log.state)[0]),
        lambda: log.end(Ending(RESIGNED, 0)),
        lambda: finished().end(Ending(AGREED)),
    ):
        with pytest.raises(Refusal) as caught:
            refused()
        assert caught.value.message.id == "log-over"
    assert (log.game.dump(log.state), log.ended) == (before, Ending(AGREED))


def test_a_step_back_from_the_end_plays_on_and_hides_the_seed() -> None:
    log = stopped(Ending(AGREED))
    log.seed = SEED
    log.back_to(60)
    assert (log.ended, log.seed) == (Ending(AGREED), SEED)
    log.back_to(59)
    assert not log.is_over
    assert '"seed"' not in "".join(log.lines())
    assert log.seed is None


@pytest.mark.parametrize(
    "ending",
    [
        Ending("bored"),
        Ending(AGREED, 0),
        Ending(CLOSED, 0),
        Ending(RESIGNED),
        Ending(RESIGNED, 2),
        Ending(RESIGNED, -1),
        Ending(RESIGNED, True),
    ],
)
def test_an_end_is_a_resigned_seat_or_an_agreement(ending: Ending) -> None:
    log = finished()
    log.back_to(60)
    with pytest.raises(Refusal) as caught:
        log.end(ending)
    assert caught.value.message.id == "log-ending"
    assert log.ended is None


class Ranked(Stones):
    """Stones with ranks as told."""

    def __init__(self, ranks: list[int]) -> None:
        super().__init__()
        self.told = ranks

    def ranks(self, s: StonesState) -> list[int]:
        return self.told


@pytest.mark.parametrize(
    ("ranks", "seat", "after"),
    [
        ([1, 2], 0, [2, 1]),
        ([1, 2], 1, [1, 2]),
        ([1, 1], 1, [1, 2]),
        ([1], 0, [1]),
        ([2, 1, 2, 4], 1, [1, 4, 1, 3]),
        ([2, 1, 2, 4], 0, [4, 1, 2, 3]),
        ([1, 1, 3, 3], 2, [1, 1, 4, 3]),
        ([1, 1, 3, 4], None, [1, 1, 3, 4]),
    ],
)
def test_whoever_resigns_is_last_and_the_others_keep_their_order(
    ranks: list[int], seat: int | None, after: list[int]
) -> None:
    game = Ranked(ranks)
    ending = Ending(AGREED) if seat is None else Ending(RESIGNED, seat)
    assert final_ranks(game, game.start(), ending) == after
    assert final_ranks(game, game.start(), None) == ranks


# Damaged records

# The second move of a recorded game, by chance, and a move that is none then.
BEGUN: Final = walk(finished().game, finished().moves[:1])
NEXT: Final = BEGUN.game.moves.name(finished().moves[1])
NOT_NOW: Final = next(
    BEGUN.game.moves.name(move)
    for move in range(BEGUN.game.moves.count)
    if BEGUN.game.reason(BEGUN.state, move)
)


def header(**changes: object) -> Callable[[list[str]], list[str]]:
    def change(lines: list[str]) -> list[str]:
        return [json.dumps({**json.loads(lines[0]), **changes}), *lines[1:]]

    return change


def line(number: int, text: str) -> Callable[[list[str]], list[str]]:
    def change(lines: list[str]) -> list[str]:
        return [*lines[: number - 1], text, *lines[number:]]

    return change


def closing(**changes: object) -> Callable[[list[str]], list[str]]:
    def change(lines: list[str]) -> list[str]:
        return [*lines[:-1], json.dumps({**json.loads(lines[-1]), **changes})]

    return change


@pytest.mark.parametrize(
    ("damage", "number", "reason"),
    [
        (lambda lines: [], 1, "record-empty"),
        (lambda lines: ["", *lines], 1, "record-not-json"),
        (line(1, "[" * 100_000), 1, "record-not-json"),
        (line(1, '"title"'), 1, "record-not-json"),
        (line(5, '{"n": 4, "seat": nu'), 5, "record-not-json"),
        (line(1, json.dumps({"title": TITLE})), 1, "record-foreign"),
        (header(format="pgn"), 1, "record-foreign"),
        (header(title=7), 1, "record-header"),
        (header(colour="red"), 1, "record-header"),
        (header(seats=True), 1, "record-header"),
        (header(version=True), 1, "record-version"),
        (line(3, json.dumps({"n": 2.0, "seat": None, "move": NEXT})), 3, "record-line"),
        (line(3, json.dumps({"n": 2, "seat": False, "move": NEXT})), 3, "record-line"),
        (header(seats="2"), 1, "record-header"),
        (header(options=[]), 1, "record-header"),
        (header(names=["Anna"]), 1, "record-header"),
        (header(names="AB"), 1, "record-header"),
        (header(names=["Anna", None]), 1, "record-header"),
        (header(names=["Anna", 5]), 1, "record-header"),
        (header(bots=[1, 2]), 1, "record-header"),
        (header(commitment=5), 1, "record-commitment"),
        (header(given=1.0), 1, "record-header"),
        (header(given=1_000_000), 1, "record-given"),
        (header(crossings=-1), 1, "record-header"),
        (header(crossings=1.0), 1, "record-header"),
        (header(advice=2), 1, "record-header"),
        (header(advice=[0]), 1, "record-header"),
        (header(advice=[0, -1]), 1, "record-header"),
        (header(advice=[0, True]), 1, "record-header"),
        (header(title="chess"), 1, "title-unknown"),
        (header(seats=sample.no_seats(TITLE)), 1, "seats-refused"),
        (header(options={"colour": "red"}), 1, "option-unknown"),
        (header(version=LATER), 1, "record-version"),
        (header(version=0), 1, "record-version"),
        (line(3, '{"n": 2, "seat": null}'), 3, "record-line"),
        (line(3, '{"n": 2, "seat": null, "move": 5}'), 3, "record-line"),
        (lambda lines: [*lines[:4], *lines[5:]], 5, "record-number"),
        (line(3, json.dumps({"n": 2, "seat": 0, "move": NEXT})), 3, "record-seat"),
        (line(3, '{"n": 2, "seat": null, "move": "castle"}'), 3, "move-unknown"),
        (line(3, json.dumps({"n": 2, "seat": None, "move": NOT_NOW})), 3, "move-illegal"),
        (lambda lines: [*lines[:3], lines[-1]], 4, "record-early-end"),
        (lambda lines: [*lines, lines[-1]], -1, "record-after-end"),
        (lambda lines: lines[:-1], -2, "record-unclosed"),
        (
            lambda lines: [*lines[:-1], '{"scores": [1, 2], "ranks": [2, 1]}'],
            -2,
            "record-scores",
        ),
        (closing(ranks=None), -2, "record-scores"),
        (closing(scores="many"), -2, "record-scores"),
        (lambda lines: [*lines[:-1], '{"scores": [1, 2]}'], -2, "record-closing"),
        (closing(mood="good"), -2, "record-closing"),
        (closing(ended="agreed"), -2, "record-closing"),
        (closing(seat=1), -2, "record-closing"),
        (lambda lines: [*lines[:-1], '{"ended": "agreed"}'], -2, "record-closing"),
        (closing(ended="agreed", seat=None), -2, "log-over"),
        (closing(seed="5eed"), -2, "record-seed"),
    ],
)
def test_a_damaged_record_is_refused_with_line_and_reason(
    damage: Callable[[list[str]], list[str]], number: int, reason: str
) -> None:
    lines = list(finished().lines())
    with pytest.raises(Damaged) as caught:
        read(damage(lines), open_game)
    expected = number if number > 0 else len(lines) + 2 + number
    assert (caught.value.line, caught.value.reason.id) == (expected, reason)


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (closing(ended="bored"), "log-ending"),
        (closing(ended=["agreed"]), "log-ending"),
        (closing(ended=None), "log-ending"),
        (closing(seat="1"), "log-ending"),
        (closing(seat=True), "log-ending"),
        (closing(seat=2), "log-ending"),
        (closing(ended="agreed"), "log-ending"),
        (closing(seat=0), "record-scores"),
        (closing(scores=[True, 1]), "record-scores"),
        (closing(seed="00" * 16), "record-seed-foreign"),
    ],
)
def test_a_damaged_early_end_is_refused_with_the_reason(
    damage: Callable[[list[str]], list[str]], reason: str
) -> None:
    lines = list(stopped(Ending(RESIGNED, 1)).lines())
    with pytest.raises(Damaged) as caught:
        read(damage(lines), open_game)
    assert (caught.value.line, caught.value.reason.id) == (62, reason)


def test_a_score_is_a_whole_number_and_nothing_that_equals_it() -> None:
    log: Log[Any] = Log(dolmen.game(TITLE, 2, first=0))
    log.end(Ending(AGREED))
    lines = list(log.lines())
    assert json.loads(lines[-1])["scores"] == [0, 0]
    for odd in ([False, False], [0.0, 0.0]):
        with pytest.raises(Damaged) as caught:
            read(closing(scores=odd)(lines), open_game)
        assert caught.value.reason.id == "record-scores"
