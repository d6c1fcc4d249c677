"""What the tests of the terminal share."""

import os

import pytest
from textual.app import App


@pytest.fixture(autouse=True)
def _no_power_cuts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Records of tests need not outlast a power cut: waiting for the disk is most of their time."""
    monkeypatch.setattr(os, "fsync", lambda _: None)


@pytest.fixture(autouse=True)
def _lasting(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is notified stays on the screen, however slow the machine is."""
    monkeypatch.setattr(App, "NOTIFICATION_TIMEOUT", 600.0)


@pytest.fixture(autouse=True)
def utf8(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal that shows all signs, whatever session the tests run in."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
