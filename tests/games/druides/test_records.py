"""Records of Druides in play: moves checked, taken back to the last barrier, and taken over."""

import json
from typing import Any

import pytest

import dolmen
from dolmen.core.course import Illegal, is_barrier
from dolmen.core.log import Log, read
from dolmen.core.message import Message
from dolmen.games import open_game
from tests.laws import clause


def set_up(log: Log[Any], *names: str) -> None:
    """Deals jet 1 to 4 to the first seat, garnet 1 to 4 to the second, servants 1 to 3 to both."""
    kinds = ["jet", "garnet", "amber", "emerald", "sapphire", "amethyst"]
    deals = [f"lay {kind}" for kind in kinds]
    deals += [f"deal {kind} {number}" for kind in kinds[:2] for number in range(1, 5)]
    deals += [f"deal servant {value}" for _ in range(2) for value in range(1, 4)]
    for name in [*deals, *names]:
        log.play(log.game.moves.parse(name))


def test_a_legal_move_is_played_and_tells_what_happened() -> None:
    log: Log[Any] = Log(dolmen.game("druides", 2, first=1))
    set_up(log)
    step = log.play(log.game.moves.parse("garnet 2 to 6"))
    assert [told.message.id for told in step.told(0)] == ["druides-event-gem-placed"]
    assert log.state.events is None
    assert log.names == ["P0", "P1"]


def test_an_illegal_move_is_refused_with_reason_and_clause_and_changes_nothing() -> None:
    log: Log[Any] = Log(dolmen.game("druides", 2, first=0))
    set_up(log, "servant 1 to 2")
    before, count = log.game.dump(log.state), len(log.moves)
    with pytest.raises(Illegal) as caught:
        log.play(log.game.moves.parse("servant 2 to 2"))
    assert caught.value.why.clause == "DRU-TURN-03"
    assert caught.value.message == (
        "move-illegal",
        {
            "move": "servant 2 to 2",
            "reason": Message("druides-why-two-servants"),
            "clause": "DRU-TURN-03",
        },
    )
    assert (log.game.dump(log.state), len(log.moves)) == (before, count)
    assert log.state.events is None


def test_a_turn_is_taken_back_to_the_last_barrier() -> None:
    log: Log[Any] = Log(dolmen.game("druides", 2, first=0))
    set_up(log)
    start = len(log.moves)
    assert log.undo_point() == start
    for name in ("jet 1 to 1", "servant 1 to 1", "discard jet 2"):
        assert not is_barrier(log.game, log.state, log.game.moves.parse(name))
        log.play(log.game.moves.parse(name))
    assert log.undo_point() == start
    # Drawing asks chance, stopping passes the turn: neither can be taken back.
    for name in ("draw gem", "draw servant", "stop"):
        assert is_barrier(log.game, log.state, log.game.moves.parse(name))
    log.play(log.game.moves.parse("draw gem"))
    assert log.undo_point() == start + 4
    log.play(log.game.moves.parse("deal amber 9"))
    assert log.undo_point() == start + 5


def test_a_ritual_shows_secrets_and_cannot_be_taken_back() -> None:
    game = dolmen.game("druides", 2)
    # The seventh ritual turns no new place up and the same player goes on: only the secret bars it.
    state = game.load(
        {
            "step": "ritual",
            "row": [
                {"kind": "jet", "gems": [["garnet 1", "garnet 2"]], "servants": ["P0:2"]},
                *({"kind": kind} for kind in ("jet", "garnet", "garnet", "amber", "amber")),
            ],
            "hands": [{"gems": ["jet 1", "jet 2"]}, {"gems": ["jet 3"]}],
            "finished": ["emerald", "emerald", "sapphire", "sapphire", "amethyst", "amethyst"],
            "points": [[0, 0]] * 6,
        }
    )
    ritual = game.moves.parse("ritual 1")
    after = state.clone()
    game.apply(after, ritual)
    assert game.actor(after) == game.actor(state) == 0
    assert is_barrier(game, state, ritual)
    assert not is_barrier(game, state, game.moves.parse("no ritual"))


def test_moves_taken_over_are_counted_and_stay() -> None:
    log: Log[Any] = Log(dolmen.game("druides", 2, first=0))
    set_up(log)
    start = len(log.moves)
    for name in ("jet 1 to 1", "servant 1 to 1"):
        log.play(log.game.moves.parse(name))
    log.given = start + 1
    assert log.undo_point() == start + 1
    lines = list(log.lines())
    assert json.loads(lines[0])["given"] == start + 1
    again = read(lines, open_game)
    assert again.given == start + 1
    assert list(again.lines()) == lines
    again.back_to(5)
    assert again.given == 5


@clause("DRU-SETUP-08")
@pytest.mark.parametrize(
    ("version", "named", "meant"),
    [
        (1, {}, "numbers"),
        (1, {"amulets": "cards"}, "cards"),
        (2, {}, "cards"),
        (2, {"amulets": "numbers"}, "numbers"),
    ],
)
def test_a_record_that_does_not_name_the_amulets_keeps_what_it_meant(
    version: int, named: dict[str, object], meant: str
) -> None:
    header, *moves = Log(dolmen.game("druides", 2, first=0)).lines()
    old = {**json.loads(header), "version": version, "options": {"first": 0, **named}}
    log = read([json.dumps(old), *moves], open_game)
    assert log.game.options == {"first": 0, "amulets": meant}
    assert json.loads(next(log.lines()))["version"] == version
