"""The one small seeded generator: xoshiro128++ on masked 32-bit words.

Every product stays below 2**63, so interpreted and compiled runs give the same numbers."""

from typing import Final, final

from dolmen.core.native import i64

MASK: Final = 0xFFFFFFFF
WORD: Final = 0x100000000
MOST: Final = 0x7FFFFFFFFFFFFFFF  # what a compiled seed can be; interpreted it is no more
WIDEST: Final = 0x80000000


def times(a: i64, b: i64) -> i64:
    """The low 32 bits of a product of two words, in halves since the whole would overflow."""
    return (a * (b & 0xFFFF) + (((a * (b >> 16)) & 0xFFFF) << 16)) & MASK


def scramble(x: i64) -> i64:
    """A bijection of words that spreads every bit: seeds that differ by one start far apart."""
    x ^= x >> 16
    x = times(x, 0x7FEB352D)
    x ^= x >> 15
    x = times(x, 0x846CA68B)
    x ^= x >> 16
    return x


def out_of_range(n: i64) -> ValueError:
    """Apart from `below`, which is then so small that each title can have it inline."""
    return ValueError(f"expected a number from 1 to 2**31, got {n}")


@final
class Rng:
    """A stream of numbers given by a seed and a stream number, both from 0 to 2**63 - 1."""

    def __init__(self, seed: i64, stream: i64 = 0) -> None:
        if seed < 0 or stream < 0 or seed > MOST or stream > MOST:
            raise ValueError(f"expected a seed and a stream from 0 up, got {seed} and {stream}")
        a = scramble((seed & MASK) ^ 0x9E3779B9)
        b = scramble(a ^ (seed >> 32))
        c = scramble(b ^ (stream & MASK))
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        # The state must not be all zero; the last word is odd for every seed.
        self.d: i64 = scramble(c ^ (stream >> 32)) | 1

    def word(self) -> i64:
        """The next 32 random bits."""
        a = self.a
        b = self.b
        c = self.c ^ a
        d = self.d ^ b
        x = (a + self.d) & MASK
        shifted = (b << 9) & MASK
        self.a = a ^ d
        self.b = b ^ c
        self.c = c ^ shifted
        self.d = ((d << 11) | (d >> 21)) & MASK
        return (((x << 7) | (x >> 25)) + a) & MASK

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each exactly as likely (n from 1 to 2**31)."""
        if n < 1 or n > WIDEST:
            raise out_of_range(n)
        product = self.word() * n
        if (product & MASK) < n:
            # The short first interval would be favoured by one in 2**32: draw again inside it.
            short = (WORD - n) % n
            while (product & MASK) < short:
                product = self.word() * n
        return product >> 32

    def words(self) -> tuple[int, int, int, int]:
        """The whole inner state, to compare generators and to carry one across processes."""
        return (self.a, self.b, self.c, self.d)

    def __reduce__(self) -> tuple[object, ...]:
        return (restore, self.words())


def restore(a: i64, b: i64, c: i64, d: i64) -> Rng:
    """A generator that goes on from the inner state that `words` gave."""
    rng = Rng(0)
    rng.a = a
    rng.b = b
    rng.c = c
    rng.d = d
    return rng
