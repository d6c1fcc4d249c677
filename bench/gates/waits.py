"""Waiting for something to be so."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

STEP: Final = 0.005


async def becomes(holds: Callable[[], bool], seconds: float) -> bool:
    """Whether it is so within that time. It is looked at again and again: what is waited for comes
    by many ways, and a gate may cost a little."""
    deadline = time.monotonic() + seconds
    while True:
        if holds():
            return True
        if time.monotonic() > deadline:
            return False
        await asyncio.sleep(STEP)
