"""Fair dice: bound to a seed, exactly as likely as the weights say, and open to be checked."""

import hashlib
import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dolmen.core import fair
from dolmen.core.course import playing
from dolmen.core.game import CHANCE
from dolmen.core.log import Log
from dolmen.games import TITLES, open_game
from tests.dice import NONCES, OTHER_SEED, SEED, fair_log, first_form_log, play_on
from tests.sample import LIGHT, OTHER

TABLES = [(title, count) for title in (LIGHT, OTHER) for count in (2, 3)]

seeds = st.binary(min_size=fair.SEED_BYTES, max_size=fair.SEED_BYTES)
weightings = st.lists(st.integers(0, 50), min_size=1, max_size=20).filter(any)


# One outcome


def test_the_commitment_of_the_first_form_is_the_sha_256_of_the_seed() -> None:
    # As sha256sum says of these sixteen bytes.
    known = "be45cb2605bf36bebde684841a28f0fd43c69850a3dce5fedba69928ee3a8991"
    assert fair.seed_commitment(SEED) == known


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
        fair.seed_commitment(seed)
    with pytest.raises(ValueError, match="expected a seed of 16 bytes"):
        fair.outcome(seed, 1, [1, 1])


def test_moves_are_numbered_from_one() -> None:
    with pytest.raises(ValueError, match="from 1 up, got 0"):
        fair.outcome(SEED, 0, [1, 1])


# The second form


def test_the_key_is_an_hmac_of_all_that_the_seats_brought() -> None:
    message = b"dolmen-dice/2 " + b" ".join([b"a1" * 16, b"-", b"c3" * 16])
    assert fair.mix(SEED, NONCES[:3]) == hmac_sha256(SEED, message)


@given(seeds, st.integers(1, 10_000), weightings)
def test_a_pile_is_rolled_by_its_name_and_the_ordinal(
    seed: bytes, ordinal: int, weights: list[int]
) -> None:
    key = fair.mix(seed, NONCES)
    message = b"dolmen-dice/2 deck %d 0" % ordinal
    point = int.from_bytes(hmac_sha256(key, message), "big") % sum(weights)
    shares = [index for index, weight in enumerate(weights) for _ in range(weight)]
    assert fair.pile_outcome(key, "deck", ordinal, weights) == shares[point]


def test_whatever_a_seat_brings_changes_all_dice() -> None:
    faces = [1] * 6
    brought = [NONCES, (None, *NONCES[1:]), ("a2" + "a1" * 15, *NONCES[1:]), NONCES[::-1]]
    rolls = {
        tuple(fair.pile_outcome(fair.mix(SEED, nonces), "die", n, faces) for n in range(1, 40))
        for nonces in brought
    }
    assert len(rolls) == len(brought)


def test_the_commitment_is_the_sha_256_of_all_terms_as_json() -> None:
    log = fair_log(LIGHT, 2)
    play_on(log, moves=3)
    sealed = hashlib.sha256(b"dolmen-dice/2" + SEED).hexdigest()
    given = ",".join(f'"{log.game.moves.name(move)}"' for move in log.moves)
    options = json.dumps(log.game.options, sort_keys=True, separators=(",", ":"))
    brought = hashlib.sha256(b"\xa1" * 16).hexdigest()
    text = (
        f'["dolmen-dice/2","{sealed}","{LIGHT}",{log.game.version},2,'
        f'{options},[{given}],["{brought}",null]]'
    )
    found = fair.commitment(fair.seal(SEED), log.game, log.moves, NONCES[:2])
    assert found == hashlib.sha256(text.encode()).hexdigest()


@pytest.mark.parametrize("title", TITLES)
def test_the_commitment_binds_every_term(title: str) -> None:
    game = open_game(title, 2)
    first = game.legal(game.start())[0]
    other = open_game(title, 2, first=1)
    terms: list[tuple[str, Any, list[int], fair.Nonces]] = [
        (fair.seal(SEED), game, [], NONCES[:2]),
        (fair.seal(OTHER_SEED), game, [], NONCES[:2]),
        (fair.seal(SEED), other, [], NONCES[:2]),
        (fair.seal(SEED), open_game(title, 3), [], NONCES[:2]),
        (fair.seal(SEED), game, [first], NONCES[:2]),
        (fair.seal(SEED), game, [], [NONCES[0], NONCES[2]]),
        (fair.seal(SEED), game, [], [NONCES[0], ""]),
    ]
    assert len({fair.commitment(*each) for each in terms}) == len(terms)


def test_no_form_takes_the_others_commitment() -> None:
    assert fair.seal(SEED) != fair.seed_commitment(SEED)


# Games


def events(log: Log[Any]) -> dict[tuple[str, int], tuple[list[int], list[int], int]]:
    """What could come at each chance event, how likely, and what came."""
    game, s = log.game, log.game.start()
    drawn: dict[str, int] = {}
    found = {}
    for number, move in enumerate(log.moves, start=1):
        if game.actor(s) == CHANCE:
            chance = fair.coming(game, s, number, drawn)
            drawn[chance.pile] = chance.ordinal
            found[chance.pile, chance.ordinal] = (game.legal(s), game.weights(s), move)
        game.apply(s, move)
    assert drawn == log.course.drawn
    return found


@pytest.mark.wide
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("title", TITLES)
def test_two_tables_of_one_seed_meet_the_same_dice(title: str, seats: int) -> None:
    """Whatever else is played: where the same can come from a pile for the same time, it does."""
    logs = [fair_log(title, seats) for _ in range(3)]
    for players, log in enumerate(logs):
        play_on(log, players=players)
    assert len({tuple(log.moves) for log in logs}) == 3
    one, *others = map(events, logs)
    for other in others:
        shared = one.keys() & other.keys()
        alike = [event for event in shared if one[event][:2] == other[event][:2]]
        assert [event for event in alike if one[event] != other[event]] == []
        # Beyond chance: by the number of the move hardly any would meet.
        assert len(alike) > len(shared) / 2


def test_a_course_counts_what_was_drawn_from_each_pile() -> None:
    log = fair_log(LIGHT, 2)
    play_on(log, moves=60)
    game, s = log.game, log.game.start()
    counted: Counter[str] = Counter()
    for move in log.moves:
        if game.actor(s) == CHANCE:
            counted[game.pile(s)] += 1
        game.apply(s, move)
    assert log.course.drawn == counted
    fork = log.course.fork()
    fork.back_to(10)
    assert (sum(fork.drawn.values()), log.course.drawn) == (10, counted)


def ordinal(log: Log[Any]) -> int:
    """The how manyth time its pile is drawn from now."""
    return log.course.drawn.get(log.game.pile(log.state), 0) + 1


@pytest.mark.parametrize("make", [fair_log, first_form_log])
@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_a_draw_is_the_legal_move_that_the_dice_point_at(title: str, seats: int, make: Any) -> None:
    log = make(title, seats)
    # Up to a chance event that is not the how manyth of its pile as it is of the game.
    while log.course.actor != CHANCE or not 0 < ordinal(log) < len(log.moves) + 1:
        play_on(log, moves=len(log.moves) + 1)
    game, s = log.game, log.state
    if log.nonces is None:
        index = fair.outcome(SEED, len(log.moves) + 1, game.weights(s))
    else:
        key = fair.mix(SEED, log.nonces)
        index = fair.pile_outcome(key, game.pile(s), ordinal(log), game.weights(s))
    assert fair.Dice(SEED, log.nonces).draw(log.course) == game.legal(s)[index]


def test_dice_without_a_course_roll_the_same_and_count_it() -> None:
    log = fair_log(LIGHT, 2)
    play_on(log, moves=60)
    game, s = log.game, log.game.start()
    dice, drawn = fair.Dice(SEED, log.nonces), dict[str, int]()
    for number, move in enumerate(playing(game, s, log.moves), start=1):
        if game.actor(s) == CHANCE:
            assert dice.roll(game, s, number, drawn) == move
    assert drawn == log.course.drawn


def test_only_chance_draws() -> None:
    log = fair_log(LIGHT, 2)
    play_on(log, moves=21)
    assert log.game.actor(log.state) != CHANCE
    with pytest.raises(ValueError, match="expected chance to move"):
        fair.Dice(SEED, log.nonces).draw(log.course)


def test_the_next_game_has_dice_of_its_own() -> None:
    dice = fair.Dice(SEED, NONCES)
    after = dice.following()
    assert after.seed not in (dice.seed, after.following().seed)
    assert after.nonces == list(NONCES)


def test_a_typed_number_stands_for_one_seed() -> None:
    made = {fair.seed_of(5), fair.seed_of(6), fair.seed_of(5, 1), fair.seed_of(51)}
    assert len(made) == 4
    assert {len(seed) for seed in made} == {fair.SEED_BYTES}
