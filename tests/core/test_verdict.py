"""Verdicts on the dice of a record: true only if all of it was compared, and no forger gets one."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from dolmen.core import fair
from dolmen.core.game import CHANCE
from dolmen.core.log import AGREED, Damaged, Ending, Log, read
from dolmen.core.verdict import NOT_VERIFIED, NOTHING, VERIFIED, check, judge
from dolmen.games import TITLES, open_game
from tests.dice import (
    NONCES,
    OTHER_SEED,
    SEED,
    branched_game,
    fair_game,
    fair_log,
    first_form_game,
    play_on,
)
from tests.sample import LIGHT, OTHER

TABLES = [(title, count) for title in (LIGHT, OTHER) for count in (2, 3)]
GAMES = [fair_game, first_form_game]


def again(log: Log[Any]) -> Log[Any]:
    """What its record tells."""
    return read(list(log.lines()), open_game)


def told(log: Log[Any]) -> tuple[str, str | None]:
    """The verdict in short: its value and the reason."""
    verdict = judge(again(log))
    return verdict.value, None if verdict.why is None else verdict.why.id


def draws(log: Log[Any]) -> list[int]:
    """The numbers of the moves that chance made."""
    s, numbers = log.game.start(), []
    for number, move in enumerate(log.moves, start=1):
        if log.game.actor(s) == CHANCE:
            numbers.append(number)
        log.game.apply(s, move)
    return numbers


# Honest records


@pytest.mark.parametrize("play", GAMES)
@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_a_fair_game_is_verified(
    title: str, seats: int, play: Callable[[str, int], Log[Any]]
) -> None:
    log = play(title, seats)
    verdict = judge(again(log))
    assert (verdict.value, verdict.why) == (VERIFIED, None)
    assert [found.chance.number for found in verdict.checks] == draws(log)
    assert [found.found for found in verdict.checks] == [log.moves[n - 1] for n in draws(log)]
    first = verdict.checks[0]
    assert first.line == 2
    assert (first.outcomes, first.weights) == (
        log.game.legal(log.game.start()),
        log.game.weights(log.game.start()),
    )


@pytest.mark.parametrize("title", TITLES)
def test_a_record_keeps_options_and_nonces_as_they_were_committed_to(title: str) -> None:
    log = fair_log(title, 2, first=1)
    play_on(log)
    lines = list(log.lines())
    header = json.loads(lines[0])
    assert (header["dice"], header["nonces"]) == ("dolmen-dice/2", list(NONCES[:2]))
    assert list(read(lines, open_game).lines()) == lines
    assert told(log) == (VERIFIED, None)


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_given_moves_are_bound_but_not_the_tables_own(title: str, seats: int) -> None:
    log = branched_game(title, seats, given=40)
    verdict = judge(again(log))
    assert verdict.value == VERIFIED
    assert [found.chance.number for found in verdict.checks] == [n for n in draws(log) if n > 40]


def test_a_game_that_its_players_ended_is_checked_as_far_as_it_went() -> None:
    log = fair_log(LIGHT, 3)
    play_on(log, moves=50)
    log.end(Ending(AGREED))
    log.seed = SEED.hex()
    verdict = judge(again(log))
    assert verdict.value == VERIFIED
    assert [found.chance.number for found in verdict.checks] == draws(log)


# Nothing to check


def test_a_game_without_a_die_is_not_called_verified() -> None:
    log = fair_log(LIGHT, 2)
    log.end(Ending(AGREED))
    log.seed = SEED.hex()
    assert told(log) == (NOTHING, "dice-none")


def test_a_branch_that_ended_before_its_own_first_die_is_not_called_verified() -> None:
    log = fair_log(LIGHT, 2)
    play_on(log, moves=30)
    log.given = 30
    log.commit(SEED, NONCES[:2])
    log.end(Ending(AGREED))
    assert told(log) == (NOTHING, "dice-none")


def test_a_table_that_promised_nothing_has_nothing_to_check() -> None:
    log = fair_game(LIGHT, 2)
    log.commitment = log.seed = log.nonces = None
    assert told(log) == (NOTHING, "dice-no-commitment")


def test_a_game_that_goes_on_has_nothing_to_check_yet() -> None:
    log = fair_log(LIGHT, 2)
    play_on(log, moves=30)
    assert told(log) == (NOTHING, "dice-open")
    # Whoever plays alone may have the seed already: it proves nothing before the end.
    log.seed = SEED.hex()
    assert again(log).seed == SEED.hex()
    assert told(log) == (NOTHING, "dice-open")


# Not verified


def test_a_table_that_owes_its_seed_is_not_verified() -> None:
    log = fair_game(LIGHT, 2)
    log.seed = None
    assert told(log) == (NOT_VERIFIED, "dice-no-seed")


def test_given_moves_of_the_first_form_are_not_verified() -> None:
    """Nothing binds them: whoever changes a die could call it given."""
    log = branched_game(LIGHT, 2, given=40, first_form=True)
    assert all(found.holds for found in check(log))
    assert told(log) == (NOT_VERIFIED, "dice-given-free")


def test_a_log_with_a_seed_that_was_not_promised_is_not_verified() -> None:
    log = fair_game(LIGHT, 2)
    log.seed = OTHER_SEED.hex()
    verdict = judge(log)
    assert verdict.why is not None
    assert (verdict.value, verdict.why.id) == (NOT_VERIFIED, "dice-foreign")


@pytest.mark.wide
@pytest.mark.parametrize("play", GAMES)
@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_a_changed_card_is_caught_wherever_it_is(
    title: str, seats: int, play: Callable[[str, int], Log[Any]]
) -> None:
    """A game that goes on honestly after one card that the dice did not give."""
    honest = play(title, seats)
    for number in draws(honest)[::15]:
        log = Log(honest.game, honest.names, (), honest.commitment, nonces=honest.nonces)
        play_on(log, moves=number - 1)
        due = fair.Dice(SEED, log.nonces).draw(log.course)
        others = [move for move in log.game.legal(log.state) if move != due]
        if not others:
            continue
        log.play(others[0])
        play_on(log)
        verdict = judge(again(log))
        wrong = [found for found in verdict.checks if not found.holds]
        assert [(c.chance.number, c.found, c.expected) for c in wrong] == [(number, others[0], due)]
        name = log.game.moves.name
        assert verdict.value == NOT_VERIFIED
        assert verdict.why is not None
        assert (verdict.why.id, verdict.why.args) == (
            "dice-wrong",
            {
                "line": number + 1,
                "expected": name(due),
                "found": name(others[0]),
                "wrong": 1,
                "count": len(verdict.checks),
            },
        )


# Forgers


def with_changed_die(log: Log[Any], at: int) -> list[str]:
    """The record of a game whose die number `at` was changed, with all lines and scores right."""
    forged = Log(log.game, log.names, (), log.commitment, log.given, log.nonces)
    dice = log.dice()
    rng = 0
    while not forged.is_over:
        if forged.course.actor == CHANCE:
            legal = forged.game.legal(forged.state)
            due = dice.draw(forged.course)
            changed = next((move for move in legal if move != due), due)
            forged.play(changed if len(forged.moves) + 1 == at else due)
        else:
            legal = forged.game.legal(forged.state)
            rng = (rng * 31 + 7) % 1009
            forged.play(legal[rng % len(legal)])
    forged.seed = log.seed
    return list(forged.lines())


def edited(lines: list[str], **changes: object) -> list[str]:
    return [json.dumps({**json.loads(lines[0]), **changes}), *lines[1:]]


def verdict_of(lines: list[str]) -> tuple[str, str | None]:
    try:
        log = read(lines, open_game)
    except Damaged as damaged:
        return "damaged", damaged.reason.id
    verdict = judge(log)
    return verdict.value, None if verdict.why is None else verdict.why.id


@pytest.mark.parametrize("title", [LIGHT, OTHER])
@pytest.mark.parametrize("play", GAMES)
def test_a_changed_die_is_not_hidden_behind_given_moves(
    title: str, play: Callable[[str, int], Log[Any]]
) -> None:
    """Fault 4 of the second reading: with `"given": 53` a changed die was verified, under the
    table's own commitment."""
    log = play(title, 2)
    lines = with_changed_die(log, at=draws(log)[3])
    assert json.loads(lines[0])["commitment"] == log.commitment
    assert verdict_of(lines) == (NOT_VERIFIED, "dice-wrong")
    hidden = ("damaged", "record-terms")
    if play is first_form_game:
        hidden = (NOT_VERIFIED, "dice-given-free")
    assert verdict_of(edited(lines, given=53)) == hidden


@pytest.mark.parametrize(
    "change",
    [
        lambda log: {"nonces": [NONCES[2], None]},
        lambda log: {"nonces": [None, None]},
        lambda log: {"nonces": list(reversed(log.nonces))},
        lambda log: {"given": 1},
        lambda log: {"commitment": fair.seal(SEED)},
        lambda log: {"commitment": fair.seed_commitment(SEED)},
        lambda log: {"commitment": None},
    ],
)
def test_a_header_that_was_not_committed_to_is_refused(
    change: Callable[[Log[Any]], dict[str, object]],
) -> None:
    log = fair_game(LIGHT, 2)
    lines = edited(list(log.lines()), **change(log))
    assert verdict_of(lines) == ("damaged", "record-terms")


@pytest.mark.parametrize("title", TITLES)
def test_other_options_are_refused(title: str) -> None:
    """Even where every move fits them: what was drawn first then follows from the option."""
    log = fair_log(title, 2, first=0)
    log.end(Ending(AGREED))
    log.seed = SEED.hex()
    assert verdict_of(list(log.lines())) == (NOTHING, "dice-none")
    lines = edited(list(log.lines()), options={**log.game.options, "first": 1})
    assert verdict_of(lines) == ("damaged", "record-terms")


def test_dice_of_the_second_form_cannot_be_called_the_first() -> None:
    log = fair_game(LIGHT, 2)
    lines = list(log.lines())
    header = {key: value for key, value in json.loads(lines[0]).items() if key != "dice"}
    assert verdict_of([json.dumps(header), *lines[1:]]) == ("damaged", "record-dice")
    del header["nonces"]
    assert verdict_of([json.dumps(header), *lines[1:]]) == ("damaged", "record-seed-foreign")
    header["commitment"] = fair.seed_commitment(SEED)
    assert verdict_of([json.dumps(header), *lines[1:]]) == (NOT_VERIFIED, "dice-wrong")


@pytest.mark.parametrize("play", GAMES)
@pytest.mark.parametrize("title", [LIGHT, OTHER])
def test_a_dropped_die_is_found_out(title: str, play: Callable[[str, int], Log[Any]]) -> None:
    log = play(title, 2)
    lines = list(log.lines())
    for number in draws(log)[::9]:
        kept = [json.loads(line) for line in lines]
        del kept[number]
        assert verdict_of([json.dumps(line) for line in kept])[0] == "damaged"
        for count, line in enumerate(kept[1:-1], start=1):
            line["n"] = count
        assert verdict_of([json.dumps(line) for line in kept])[0] != VERIFIED


def closing(**changes: object) -> Callable[[list[str]], list[str]]:
    return lambda lines: [*lines[:-1], json.dumps({**json.loads(lines[-1]), **changes})]


def header(**changes: object) -> Callable[[list[str]], list[str]]:
    return lambda lines: edited(lines, **changes)


@pytest.mark.parametrize(
    ("damage", "line", "reason"),
    [
        (closing(seed=OTHER_SEED.hex()), -1, "record-terms"),
        (closing(seed=SEED.hex().upper()), -1, "record-seed"),
        (closing(seed=SEED.hex()[:-1]), -1, "record-seed"),
        (closing(seed=f"{SEED.hex()}\n"), -1, "record-seed"),
        (closing(seed=7), -1, "record-seed"),
        (header(seed=SEED.hex()), -1, "record-seed-early"),
        (header(seed="c0ffee"), 1, "record-seed"),
        (header(commitment="c0ffee"), 1, "record-commitment"),
        (header(commitment=5), 1, "record-commitment"),
        (header(given=-1), 1, "record-header"),
        (header(given=True), 1, "record-header"),
        (header(given=None), 1, "record-header"),
        (header(given=100_000), -1, "record-terms"),
        (header(given=10**30), 1, "value-too-large"),
        (header(seats=-(2**63) - 1), 1, "value-too-large"),
        (header(options={"first": 2**63}), 1, "value-too-large"),
        (closing(scores=[10**4000]), -1, "value-too-large"),
        (header(dice="dolmen-dice/3"), 1, "record-dice"),
        (header(nonces=None), 1, "record-nonces"),
        (header(nonces=["a1" * 16]), 1, "record-nonces"),
        (header(nonces=["a1" * 15, None]), 1, "record-nonces"),
        (header(nonces=["A1" * 16, None]), 1, "record-nonces"),
        (header(nonces=[1, None]), 1, "record-nonces"),
        (header(duplicate="no id"), 1, "record-duplicate"),
        (header(duplicate=5), 1, "record-duplicate"),
    ],
)
def test_what_does_not_belong_to_the_record_is_refused(
    damage: Callable[[list[str]], list[str]],
    line: int,
    reason: str,
) -> None:
    lines = list(fair_game(LIGHT, 2).lines())
    with pytest.raises(Damaged) as caught:
        read(damage(lines), open_game)
    assert caught.value.line == (line if line > 0 else len(lines))
    assert caught.value.reason.id == reason


def test_an_unfinished_game_with_a_foreign_seed_is_refused() -> None:
    log = fair_log(LIGHT, 2)
    play_on(log, moves=30)
    log.seed = OTHER_SEED.hex()
    with pytest.raises(Damaged) as caught:
        read(list(log.lines()), open_game)
    assert (caught.value.line, caught.value.reason.id) == (1, "record-terms")
