"""The generator: the published algorithm, unbiased, the same everywhere."""

import copy
import pickle
from collections import Counter

import pytest

from dolmen.core.rng import Rng, restore, scramble, times

MASK = 0xFFFFFFFF


def reference(words: tuple[int, int, int, int], count: int) -> list[int]:
    """xoshiro128++ as published, on Python's own integers."""
    s = list(words)

    def rotl(x: int, k: int) -> int:
        return ((x << k) | (x >> (32 - k))) & MASK

    numbers = []
    for _ in range(count):
        numbers.append((rotl((s[0] + s[3]) & MASK, 7) + s[0]) & MASK)
        t = (s[1] << 9) & MASK
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotl(s[3], 11)
    return numbers


@pytest.mark.parametrize("seed", [0, 1, 2**31, 2**32 + 5, 2**63 - 1])
def test_the_words_are_those_of_xoshiro128pp(seed: int) -> None:
    rng = Rng(seed, 3)
    assert reference(rng.words(), 500) == [rng.word() for _ in range(500)]


def test_the_published_first_number_comes_from_the_published_state() -> None:
    # With state 1, 2, 3, 4 the first output is rotl(1 + 4, 7) + 1.
    assert restore(1, 2, 3, 4).word() == 5 * 128 + 1


def test_a_product_of_words_keeps_its_low_half() -> None:
    for a, b in [(MASK, MASK), (0x9E3779B9, 0x846CA68B), (1 << 31, 3), (0, MASK)]:
        assert times(a, b) == (a * b) & MASK


def test_scramble_maps_different_words_to_different_words() -> None:
    assert len({scramble(x) for x in range(20_000)}) == 20_000


def test_near_seeds_and_streams_start_far_apart() -> None:
    firsts = {Rng(seed, stream).word() for seed in range(60) for stream in range(60)}
    assert len(firsts) == 3600


@pytest.mark.wide
@pytest.mark.parametrize("n", [1, 2, 3, 6, 54])
def test_below_gives_every_number_about_equally_often(n: int) -> None:
    rng = Rng(5)
    counts = Counter(rng.below(n) for _ in range(2000 * n))
    assert set(counts) == set(range(n))
    assert all(abs(count - 2000) < 6 * 2000**0.5 for count in counts.values())


def test_below_draws_again_where_an_interval_would_be_favoured() -> None:
    # 2**32 mod n is almost a quarter of 2**32 here, so every fourth word is thrown away.
    n = 2**30 + 1
    rng = Rng(9)
    raw = reference(rng.words(), 4000)
    short = 2**32 % n
    kept = [(word * n) >> 32 for word in raw if (word * n) & MASK >= short]
    assert len(kept) < 3500
    assert [rng.below(n) for _ in range(len(kept))] == kept


@pytest.mark.parametrize("n", [0, -5, 2**31 + 1, 2**40])
def test_a_range_that_is_none_is_refused(n: int) -> None:
    with pytest.raises(ValueError, match="from 1 to"):
        Rng(1).below(n)


def test_a_seed_that_no_machine_word_holds_is_refused() -> None:
    # Compiled, the call itself refuses it; interpreted, the generator does.
    for seed, stream in [(2**63, 0), (0, 2**63)]:
        with pytest.raises((ValueError, TypeError, OverflowError)):
            Rng(seed, stream)


@pytest.mark.parametrize(("seed", "stream"), [(-1, 0), (0, -1)])
def test_a_negative_seed_is_refused(seed: int, stream: int) -> None:
    with pytest.raises(ValueError, match="from 0 up"):
        Rng(seed, stream)


def test_a_copy_goes_on_alike() -> None:
    rng = Rng(4)
    rng.word()
    for twin in (copy.deepcopy(rng), pickle.loads(pickle.dumps(rng))):
        assert [twin.word() for _ in range(5)] == reference(rng.words(), 5)
