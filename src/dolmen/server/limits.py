"""How often somebody may do a thing, and how much work of the server it may cost."""

import time
from collections.abc import Callable
from typing import Final

MOST_KEYS: Final = 50_000
# Sums of a share of the time are a hair off the whole.
HAIR: Final = 1e-9


class Buckets:
    """A bucket for each key, which is full after `seconds` and fills evenly.

    Of each key only the moment is kept at which its bucket is full again, so that a key which is
    left alone can be forgotten. At most `keys` are known; beyond that the one that asked least
    recently goes, never one that is asking all the time."""

    def __init__(self, seconds: float, clock: Callable[[], float], keys: int) -> None:
        if seconds <= 0 or keys < 1:
            raise ValueError(f"expected something above 0, got {seconds} and {keys}")
        self.seconds = seconds
        self.keys = keys
        self._clock = clock
        self._read = clock()
        self._now = 0.0
        self._full_at: dict[str, float] = {}

    def __len__(self) -> int:
        """How many keys are known."""
        return len(self._full_at)

    def _wait(self, key: str, share: float) -> float:
        """In how many seconds the bucket holds what `share` seconds fill; 0 if now."""
        now = self._pass_time()
        wait = self._full_at.get(key, now) + share - now - self.seconds
        return wait if wait > HAIR else 0.0

    def _take(self, key: str, share: float) -> None:
        """Takes what `share` seconds fill."""
        now = self._pass_time()
        # At the end again, whatever was taken: the first is whoever asked least recently.
        self._full_at[key] = max(self._full_at.pop(key, now), now) + share
        self._forget(now)

    def _pass_time(self) -> float:
        """The time of these buckets, which only goes on: while a clock jumps backwards it stands
        still, so that nobody is locked out until the clock is back, and no bucket fills by it."""
        read = self._clock()
        self._now += max(0.0, read - self._read)
        self._read = read
        return self._now

    def _forget(self, now: float) -> None:
        while self._full_at:
            first = next(iter(self._full_at))
            if self._full_at[first] > now and len(self._full_at) <= self.keys:
                return
            del self._full_at[first]


class Rate(Buckets):
    """So many times in so many seconds for each key."""

    def __init__(
        self,
        count: int,
        seconds: float,
        clock: Callable[[], float] = time.monotonic,
        keys: int = MOST_KEYS,
    ) -> None:
        if count < 1:
            raise ValueError(f"expected something above 0, got {count}")
        super().__init__(seconds, clock, keys)
        self.share = seconds / count

    def allow(self, key: str, times: int = 1) -> bool:
        """Whether the key may do it so many times more now; if so, they count. What is more than
        there ever is counts as all of it."""
        now, share = self._pass_time(), min(times * self.share, self.seconds)
        full_at = max(self._full_at.pop(key, now), now)
        allowed = full_at + share - now - self.seconds <= HAIR
        # At the end again, whether it was allowed or not.
        self._full_at[key] = full_at + share if allowed else full_at
        self._forget(now)
        return allowed

    def retry_after(self, key: str, times: int = 1) -> float:
        """In how many seconds the key may do it again, so many times; 0 if now."""
        return self._wait(key, min(times * self.share, self.seconds))


class Budget(Buckets):
    """So many milliseconds of work a second for each key, and as much as `burst` at once. What a
    thing costs is known when it is done, so a key with anything left may begin, and whoever then
    took more than there was waits until that is made up for."""

    def __init__(
        self,
        rate: float,
        burst: float,
        clock: Callable[[], float] = time.monotonic,
        keys: int = MOST_KEYS,
    ) -> None:
        if rate <= 0:
            raise ValueError(f"expected something above 0, got {rate}")
        super().__init__(burst / rate, clock, keys)
        self.rate = rate

    def spend(self, key: str, milliseconds: float) -> None:
        """Takes what something has cost."""
        self._take(key, milliseconds / self.rate)

    def retry_after(self, key: str) -> float:
        """In how many seconds something is left again; 0 if now."""
        return self._wait(key, 2 * HAIR)
