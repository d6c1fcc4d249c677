"""A refusal cites a clause of the chapter of its move, or one of those on the course of a game."""

from typing import Final

import pytest

from dolmen.games.caverna.refusals import REASONS
from tests.games.caverna.scenes import open_caverna
from tests.games.caverna.walks import MANNERS, Manner, walk

# What may be said of any move: another phase or turn, the end, chance, animals without room.
GENERAL: Final = {"WORK-03", "ROUND-02", "END-01", "END-04", "HARVEST-07", "ANIMALS-25"}
EXCHANGE: Final = {"CONVERT-08", "WORK-20"}

# The chapters of each kind of move, or single clauses of others.
CHAPTERS: Final[dict[str, set[str]]] = {
    "ruby": {"RUBY"} | EXCHANGE,
    "buy-meadow": {"RUBY", "TILES"} | EXCHANGE,
    "buy-field": {"RUBY", "TILES"} | EXCHANGE,
    "buy-tunnel": {"RUBY", "TILES"} | EXCHANGE,
    "buy-cavern": {"RUBY", "TILES"} | EXCHANGE,
    "eat": {"CONVERT"} | EXCHANGE,
    "coins": {"CONVERT"} | EXCHANGE,
    "coin": {"CONVERT"} | EXCHANGE,
    "use": {"CONVERT", "FURNISH-07"} | EXCHANGE,
    "disarm": {"WEAPONS", "FURNISH-07"} | EXCHANGE,
    "disarm-placed": {"WEAPONS", "FURNISH-07", "EXPEDITION-14"} | EXCHANGE,
    "place": {"WORK", "IMITATE-08"},
    "overtake": {"WORK", "RUBY"},
    "stay": {"WORK"},
    "imitate": {"IMITATE"},
    "meadow-field": {"TILES"},
    "cavern-tunnel": {"TILES"},
    "cavern-cavern": {"TILES"},
    "ore-mine": {"MINES"},
    "ruby-mine": {"MINES"},
    "small-pasture": {"ANIMALS"},
    "large-pasture": {"ANIMALS"},
    "stable": {"ANIMALS"},
    "furnish": {"FURNISH", "DWELLING"},
    "grow": {"GROWTH"},
    "sow": {"SOW"},
    "forge": {"WEAPONS"},
    "loot": {"EXPEDITION"},
    "market": {"MARKET"},
    "trade": {"TRADE"},
    "extend": {"TILES"},
    "take": {"WORK"},
    "pay": {"FURNISH"},
    "site": {"FURNISH"},
    "lay": {"TILES", "RUBY", "EXPEDITION"},
    "breed": {"HARVEST"},
    "harvest": {"HARVEST"},
    "cave": {"HARVEST", "CONVERT-04", "FURNISH-07"},
    "feed": {"HARVEST"},
    "keep": {"SOLO"},
    "stop": {"WORK"},
    "end": {"WORK"},
    "first": {"SETUP"},
    "reveal": {"SETUP"},
    "marker": {"SETUP"},
}


def fitting(clause: str, kind: str) -> bool:
    """Whether a clause may be cited for a kind of move."""
    chapter = clause.partition("-")[0]
    return bool({clause, chapter} & CHAPTERS[kind]) or clause in GENERAL


@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize(
    "seats", [1, 2, 3, *(pytest.param(seats, marks=pytest.mark.wide) for seats in (5, 7))]
)
def test_every_refusal_cites_a_clause_of_its_own_chapter(seats: int, manner: Manner) -> None:
    game = open_caverna(seats)
    strange = set()
    refused = set()
    for i, (s, _) in enumerate(walk(game, 60 + seats, manner)):
        if i % 5:
            continue
        for move in range(game.moves.count):
            why = REASONS[game.reason(s, move)]
            kind = game.moves.decode(move)[0].code
            clause = why.clause.removeprefix("CAV-")
            if why.code != "legal":
                refused.add(kind)
                if not fitting(clause, kind):
                    strange.add((kind, why.code, clause))
    assert strange == set()
    assert refused == set(CHAPTERS)
