"""The view of a title has the type that the title declares: for every seat and for spectators, from
the first position to the last."""

from typing import Any

import pytest

import dolmen
from dolmen.core.game import CHANCE, OVER
from dolmen.core.rng import Rng
from dolmen.core.shape import misfits
from dolmen.games import TITLES, room, seat_counts
from tests import sample


@pytest.mark.parametrize("title", TITLES)
def test_a_view_is_what_its_title_declares(title: str) -> None:
    declared = room(title, "seen").View
    for seats in seat_counts(title):
        game = dolmen.game(title, seats=seats)
        s, rng, turn = game.start(), Rng(seats), 0
        while True:
            over = game.actor(s) == OVER
            # Looking takes its time: now and then from one seat, and at the end from all.
            viewers = [None, *range(seats)] if over else [None, turn % seats][: 2 - turn % 5]
            for viewer in viewers:
                assert list(misfits(game.view(s, viewer), declared)) == []
            if over:
                break
            turn += 1
            legal = game.legal(s)
            drawn = game.actor(s) == CHANCE
            game.apply(s, game.draw(s, rng) if drawn else legal[rng.below(len(legal))])


def broken(view: dict[str, Any], **changed: Any) -> list[str]:
    """What is wrong with a view of which some keys have other values."""
    return list(misfits(view | changed, room(sample.HIDDEN, "seen").View))


def test_whatever_does_not_fit_is_named() -> None:
    game = dolmen.game(sample.HIDDEN, seats=2)
    view = game.view(game.start(), 0)
    assert broken(view) == []
    assert broken(view, seat=True) == ["view.seat: True is not <class 'int'>"]
    assert broken(view, more=1) == ["view: more is not declared"]
    assert broken({key: view[key] for key in view if key != "seat"}) == ["view: seat is missing"]
    assert "no object" in broken(view, players=[3])[0]
    assert "is none of" in broken(view, step="nonsense")[0]
