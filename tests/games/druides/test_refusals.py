"""Every reason why a move can be refused, once, with its clause."""

from collections.abc import Iterator
from itertools import product
from typing import Any, Final

import pytest

import dolmen
from dolmen.core.game import Game
from dolmen.games.druides.refusals import REASONS
from tests.game_walks import walk
from tests.games.druides.scenes import GEMS, VALUES, hand, place, position
from tests.games.druides.walks import MANNERS
from tests.laws import clauses
from tests.scenario import play, why

READY = {3: place("jet", "P1 jet 9", "P1 amber 9", "P1:6"), 4: place("amber", "P1 jet 8", "P1:1")}
HELD = [hand("jet 1", "servant 1")]
OUT_OF_GEMS = {6: place("sapphire", *(f"P1 {gem}" for gem in GEMS))}

# Code, clause, the move, and the position: its step, what lies there and other keys.
REFUSALS: list[tuple[str, str, str, dict[str, Any]]] = [
    ("setting-up", "DRU-SETUP-06", "stop", {"step": "lay-places", "row": [], "hands": []}),
    ("card-coming", "DRU-HAND-02", "draw gem", {"step": "gem-due", "acted": True}),
    ("chance-decides", "DRU-COMP-09", "deal jet 2", {"step": "draw", "acted": True}),
    ("not-drawn-now", "DRU-COMP-09", "lay jet", {"step": "gem-due", "acted": True}),
    ("not-there", "DRU-COMP-07", "deal jet 1", {"step": "gem-due", "hands": HELD, "acted": True}),
    ("no-place-there", "DRU-REPLACE-02", "ritual 6", {"step": "draw", "rituals": 7, "acted": True}),
    (
        "ritual-held",
        "DRU-RITUAL-03",
        "ritual 3",
        {"step": "place", "ritual_held": True, "acted": True, "rituals": 1},
    ),
    ("ritual-too-late", "DRU-TURN-02", "ritual 3", {"step": "place"}),
    ("too-few-cards", "DRU-RITUAL-01", "ritual 4", {"step": "ritual"}),
    ("no-servant-there", "DRU-RITUAL-01", "ritual 5", {"step": "ritual"}),
    ("ritual-open", "DRU-TURN-01", "jet 1 to 1", {"step": "ritual"}),
    ("empty-hand", "DRU-RITUAL-09", "no ritual", {"step": "ritual", "hands": []}),
    ("no-ritual-step", "DRU-TURN-11", "no ritual", {"step": "place"}),
    ("place-first", "DRU-TURN-07", "stop", {"step": "place"}),
    ("placed-already", "DRU-TURN-03", "jet 1 to 1", {"step": "discard", "acted": True}),
    ("gem-not-held", "DRU-TURN-03", "jet 2 to 1", {"step": "place"}),
    ("servant-not-held", "DRU-TURN-03", "servant 2 to 1", {"step": "place"}),
    ("two-servants", "DRU-TURN-03", "servant 1 to 1", {"step": "place-gem", "acted": True}),
    ("no-discard-step", "DRU-TURN-08", "keep gems", {"step": "draw", "acted": True}),
    ("discard-not-held", "DRU-TURN-08", "discard jet 2", {"step": "discard", "acted": True}),
    ("discard-first", "DRU-TURN-01", "draw gem", {"step": "discard", "acted": True}),
    ("no-gem-left", "DRU-HAND-04", "draw gem", {"step": "draw", "at": OUT_OF_GEMS, "hands": []}),
    (
        "reserve-empty",
        "DRU-HAND-03",
        "draw servant",
        {"step": "draw", "hands": [hand(*(f"servant {value}" for value in VALUES))], "acted": True},
    ),
]


@pytest.mark.parametrize(
    ("code", "clause_id", "move", "keys"),
    REFUSALS,
    ids=lambda case: case if isinstance(case, str) else "",
)
def test_a_refusal_names_its_clause(
    code: str, clause_id: str, move: str, keys: dict[str, Any]
) -> None:
    game, s = position(2, **{"at": READY, "hands": HELD, **keys})
    before = game.dump(s)
    assert why(game, s, move) == (code, clause_id)
    assert game.dump(s) == before


def test_a_place_is_coming_after_a_ritual_and_nothing_after_the_end() -> None:
    game, s = position(2, READY, hands=HELD, step="ritual")
    play(game, s, "ritual 3")
    assert why(game, s, "jet 1 to 3") == ("place-coming", "DRU-REPLACE-01")
    game, s = position(2, step="draw")
    play(game, s, "stop", "stop")
    assert why(game, s, "draw gem") == ("game-over", "DRU-END-07")


def test_no_reason_is_left_out_and_every_clause_is_one() -> None:
    listed = {(code, clause_id) for code, clause_id, _, _ in REFUSALS}
    listed |= {("place-coming", "DRU-REPLACE-01"), ("game-over", "DRU-END-07"), ("legal", "")}
    assert {(reason.code, reason.clause) for reason in REASONS} == listed
    assert {reason.clause for reason in REASONS[1:]} <= set(clauses("druides"))
    assert dolmen.game("druides", seats=2).reasons == REASONS


# Which chapters may forbid a kind of move while a player decides,
BY_KIND: Final = {
    "ritual": {"RITUAL", "TURN", "REPLACE"},
    "no-ritual": {"RITUAL", "TURN"},
    "place-gem": {"TURN", "REPLACE"},
    "place-servant": {"TURN", "REPLACE"},
    "discard": {"TURN"},
    "keep": {"TURN"},
    "draw-gem": {"TURN", "HAND"},
    "draw-servant": {"TURN", "HAND"},
    "stop": {"TURN"},
    "first": {"COMP"},
    "lay": {"COMP"},
    "deal-gem": {"COMP"},
    "deal-servant": {"COMP"},
}
# and which one forbids whatever a player might do while chance decides.
BY_STEP: Final = {
    "lay-places": "SETUP",
    "deal-gems": "SETUP",
    "deal-servants": "SETUP",
    "draw-first": "SETUP",
    "gem-due": "HAND",
    "servant-due": "HAND",
    "new-place": "REPLACE",
}


def refused(game: Game[Any], s: Any) -> Iterator[tuple[str, str]]:
    """The kind of every move that is refused here, and the chapter that forbids it."""
    legal = set(game.legal(s))
    for move in range(game.moves.count):
        if move not in legal:
            clause_id = game.reasons[game.reason(s, move)].clause
            yield game.moves.decode(move)[0].code, clause_id.split("-")[1]


@pytest.mark.wide
def test_a_refusal_cites_its_own_chapter() -> None:
    cited: set[tuple[str, str]] = set()
    for seed, (seats, manner) in enumerate(product((2, 3), MANNERS)):
        game = dolmen.game("druides", seats=seats)
        for s, _ in walk(game, seed, manner):
            step = str(game.dump(s)["step"])
            for kind, chapter in refused(game, s):
                if step == "over":
                    assert chapter == "END"
                elif BY_KIND[kind] == {"COMP"}:
                    assert chapter == "COMP"
                elif step in BY_STEP:
                    assert chapter == BY_STEP[step]
                else:
                    assert chapter in BY_KIND[kind]
                    cited.add((kind, chapter))
    # No chapter is in the table that no refusal cites.
    table = {(kind, chapter) for kind, chapters in BY_KIND.items() for chapter in chapters}
    assert cited >= {pair for pair in table if pair[1] != "COMP"}
