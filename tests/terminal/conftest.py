"""What the tests of the terminal share."""

import os

import pytest


@pytest.fixture(autouse=True)
def _no_power_cuts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Records of tests need not outlast a power cut: waiting for the disk is most of their time."""
    monkeypatch.setattr(os, "fsync", lambda _: None)
