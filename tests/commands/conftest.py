"""What the tests of the commands share."""

from pathlib import Path

import pytest

from tests.commands.command_runs import recorded


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game."""
    return recorded(tmp_path / "game.jsonl")


@pytest.fixture
def opening(tmp_path: Path) -> Path:
    """A game that was left after 30 moves."""
    return recorded(tmp_path / "opening.jsonl", 30)
