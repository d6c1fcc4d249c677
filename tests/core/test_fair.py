"""Fair dice: bound to a seed, exactly as likely as the weights say, and open to be checked."""

import hashlib
import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dolmen.core import fair
from dolmen.core.game import CHANCE
from dolmen.core.log import AGREED, Damaged, Ending, Log, read
from dolmen.games import open_game
from tests.dice import OTHER_SEED, SEED, branched_game, fair_game, fair_log, play_on
from tests.sample import LIGHT, OTHER

TABLES = [(title, count) for title in (LIGHT, OTHER) for count in (2, 3)]

seeds = st.binary(min_size=fair.SEED_BYTES, max_size=fair.SEED_BYTES)
weightings = st.lists(st.integers(0, 50), min_size=1, max_size=20).filter(any)


# One outcome


def test_the_commitment_is_the_sha_256_of_the_seed() -> None:
    # As sha256sum says of these sixteen bytes.
    known = "be45cb2605bf36bebde684841a28f0fd43c69850a3dce5fedba69928ee3a8991"
    assert fair.commitment(SEED) == known


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """HMAC as RFC 2104 writes it."""
    padded = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in padded) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()


@given(seeds, st.integers(1, 10_000), st.integers(0, 3))
def test_a_digest_is_an_hmac_of_number_and_attempt(seed: bytes, number: int, attempt: int) -> None:
    message = b"dolmen-dice/1 %d %d" % (number, attempt)
    expected = int.from_bytes(hmac_sha256(seed, message), "big")
    assert fair.digest(seed, number, attempt) == expected


@pytest.mark.parametrize("weights", [[1], [1, 1, 1], [2, 0, 5], [3, 1, 4, 1, 5], [1] * 54, [256]])
def test_every_outcome_has_exactly_its_share_of_all_digests(
    monkeypatch: pytest.MonkeyPatch, weights: list[int]
) -> None:
    """With digests of one byte all of them can be tried: each outcome has as many as its weight
    says, and those that are too many are thrown away."""
    monkeypatch.setattr(fair, "SPAN", 256)
    whole, spare = divmod(256, sum(weights))
    counts: Counter[int] = Counter()
    again = 0
    for value in range(256):
        values = [value]
        monkeypatch.setattr(fair, "digest", lambda *asked, values=values: values[asked[-1]])
        try:
            counts[fair.outcome(SEED, 1, weights)] += 1
        except IndexError:  # it asks for another attempt
            again += 1
    assert [counts[i] for i in range(len(weights))] == [whole * weight for weight in weights]
    assert again == spare


def test_attempts_go_on_until_one_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    values = [fair.SPAN - 1, fair.SPAN - 2, 4]
    monkeypatch.setattr(fair, "digest", lambda seed, number, attempt: values[attempt])
    assert fair.outcome(SEED, 1, [1] * 5 + [2]) == 4


@pytest.mark.parametrize("weights", [[1] * 6, [1, 2, 3, 4], [495, 330, 210, 126, 70, 35]])
def test_many_moves_of_one_seed_come_as_often_as_the_weights_say(weights: list[int]) -> None:
    draws = 6000
    counts = Counter(fair.outcome(SEED, number, weights) for number in range(1, draws + 1))
    due = [draws * weight / sum(weights) for weight in weights]
    square = sum((counts[i] - expected) ** 2 / expected for i, expected in enumerate(due))
    assert square < 20.5  # one seed in a thousand would exceed it with five degrees of freedom


@given(seeds, st.integers(1, 10_000), weightings)
def test_an_outcome_without_weight_never_comes(
    seed: bytes, number: int, weights: list[int]
) -> None:
    assert weights[fair.outcome(seed, number, weights)] > 0


@pytest.mark.wide
@given(seeds, st.permutations(range(1, 30)), weightings)
def test_no_outcome_depends_on_what_was_drawn_before(
    seed: bytes, order: list[int], weights: list[int]
) -> None:
    shuffled = {number: fair.outcome(seed, number, weights) for number in order}
    for number in sorted(order):
        assert shuffled[number] == fair.outcome(seed, number, weights)


@pytest.mark.parametrize("weights", [[], [0], [0, 0], [-1], [3, -1], [1, -1], [fair.SPAN, 1]])
def test_weights_that_leave_nothing_to_draw_are_refused(weights: list[int]) -> None:
    with pytest.raises(ValueError, match="expected weights from 0 up"):
        fair.outcome(SEED, 1, weights)


@pytest.mark.parametrize("seed", [b"", SEED[:-1], SEED + b"\0"])
def test_a_seed_has_sixteen_bytes(seed: bytes) -> None:
    with pytest.raises(ValueError, match="expected a seed of 16 bytes"):
        fair.commitment(seed)
    with pytest.raises(ValueError, match="expected a seed of 16 bytes"):
        fair.outcome(seed, 1, [1, 1])


def test_moves_are_numbered_from_one() -> None:
    with pytest.raises(ValueError, match="from 1 up, got 0"):
        fair.outcome(SEED, 0, [1, 1])


# Games


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_a_draw_is_the_legal_move_that_the_dice_point_at(title: str, seats: int) -> None:
    log = fair_log(title, seats)
    game, s = log.game, log.state
    index = fair.outcome(SEED, 7, game.weights(s))
    assert fair.draw(game, s, SEED, 7) == game.legal(s)[index]


def test_only_chance_draws() -> None:
    log = fair_log(LIGHT, 2)
    play_on(log, moves=21)
    assert log.game.actor(log.state) != CHANCE
    with pytest.raises(ValueError, match="expected chance to move"):
        fair.draw(log.game, log.state, SEED, 22)


def draws(log: Log[Any]) -> list[int]:
    """The numbers of the moves that chance made."""
    s, numbers = log.game.start(), []
    for number, move in enumerate(log.moves, start=1):
        if log.game.actor(s) == CHANCE:
            numbers.append(number)
        log.game.apply(s, move)
    return numbers


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_every_die_and_card_of_a_fair_game_holds(title: str, seats: int) -> None:
    log = fair_game(title, seats)
    again = read(list(log.lines()), open_game)
    assert again.seed == SEED.hex()
    checks = fair.check(again, SEED)
    assert [check.number for check in checks] == draws(log)
    assert all(check.holds for check in checks)
    assert [check.found for check in checks] == [log.moves[n - 1] for n in draws(log)]
    first = checks[0]
    assert (first.outcomes, first.weights) == (
        log.game.legal(log.game.start()),
        log.game.weights(log.game.start()),
    )


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_another_seed_would_have_rolled_otherwise(title: str, seats: int) -> None:
    checks = fair.check(fair_game(title, seats), OTHER_SEED)
    assert sum(check.holds for check in checks) < len(checks) / 2


@pytest.mark.wide
@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_a_changed_card_is_caught_wherever_it_is(title: str, seats: int) -> None:
    """A game that goes on honestly after one card that the dice did not give."""
    for number in draws(fair_game(title, seats))[::15]:
        log = fair_log(title, seats)
        play_on(log, moves=number - 1)
        due = fair.draw(log.game, log.state, SEED, number)
        others = [move for move in log.game.legal(log.state) if move != due]
        if not others:
            continue
        log.play(others[0])
        play_on(log)
        checks = fair.check(read(list(log.lines()), open_game), SEED)
        wrong = [check for check in checks if not check.holds]
        assert [(c.number, c.found, c.expected) for c in wrong] == [(number, others[0], due)]


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_given_moves_are_not_the_tables_own(title: str, seats: int) -> None:
    log = branched_game(title, seats, given=40)
    again = read(list(log.lines()), open_game)
    assert again.given == 40
    checks = fair.check(again, OTHER_SEED)
    assert [check.number for check in checks] == [n for n in draws(log) if n > 40]
    assert all(check.holds for check in checks)
    # Who claims fewer given moves than there were answers for dice that were not the table's.
    again.given = 0
    wrong = [check.number for check in fair.check(again, OTHER_SEED) if not check.holds]
    assert wrong
    assert max(wrong) <= 40


def test_a_game_that_its_players_ended_is_checked_as_far_as_it_went() -> None:
    log = fair_log(LIGHT, 3)
    play_on(log, moves=50)
    log.end(Ending(AGREED))
    log.seed = SEED.hex()
    checks = fair.check(read(list(log.lines()), open_game), SEED)
    assert [check.number for check in checks] == draws(log)
    assert all(check.holds for check in checks)


def closing(**changes: object) -> Callable[[list[str]], list[str]]:
    return lambda lines: [*lines[:-1], json.dumps({**json.loads(lines[-1]), **changes})]


def header(**changes: object) -> Callable[[list[str]], list[str]]:
    return lambda lines: [json.dumps({**json.loads(lines[0]), **changes}), *lines[1:]]


@pytest.mark.parametrize(
    ("damage", "line", "reason"),
    [
        (closing(seed=OTHER_SEED.hex()), -1, "record-seed-foreign"),
        (header(commitment=fair.commitment(OTHER_SEED)), -1, "record-seed-foreign"),
        (header(commitment=None), -1, "record-seed-foreign"),
        (closing(seed=SEED.hex().upper()), -1, "record-seed"),
        (closing(seed=SEED.hex()[:-1]), -1, "record-seed"),
        (closing(seed=f"{SEED.hex()}\n"), -1, "record-seed"),
        (closing(seed=7), -1, "record-seed"),
        (header(commitment="c0ffee"), 1, "record-commitment"),
        (header(commitment=5), 1, "record-commitment"),
        (header(given=-1), 1, "record-header"),
        (header(given=True), 1, "record-header"),
        (header(given=None), 1, "record-header"),
        (header(given=100_000), 1, "record-given"),
    ],
)
def test_a_seed_that_does_not_belong_to_the_record_is_refused(
    damage: Callable[[list[str]], list[str]], line: int, reason: str
) -> None:
    lines = list(fair_game(LIGHT, 2).lines())
    with pytest.raises(Damaged) as caught:
        read(damage(lines), open_game)
    assert caught.value.line == (line if line > 0 else len(lines))
    assert caught.value.reason.id == reason
