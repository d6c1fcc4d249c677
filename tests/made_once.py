"""What is dear to make and the same for every process of the suite: one makes it, the others wait
and take it."""

import fcntl
import os
import pickle
from collections.abc import Callable
from typing import TypeVar

import pytest

Made = TypeVar("Made")


def made_once(folders: pytest.TempPathFactory, name: str, make: Callable[[], Made]) -> Made:
    """What `make` gives (paths, or a small value that can be pickled), from whichever process of
    this run came first. Whoever uses it must not change it."""
    base = folders.getbasetemp()
    # With pytest-xdist each process has a folder of its own inside that of the run.
    run = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    done = run / f"{name}.made"
    with (run / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if done.exists():
            found: Made = pickle.loads(done.read_bytes())
            return found
        made = make()
        done.write_bytes(pickle.dumps(made))
        return made
