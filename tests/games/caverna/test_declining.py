"""What may be done never must be: optional parts, exchanges, food and harvest choices."""

from typing import Any, Final

import pytest

from tests.games.caverna.scenes import dwarf, of_kind, open_caverna, player, scene
from tests.games.caverna.walks import MANNERS, walk
from tests.laws import clause
from tests.scenario import names

RICH: Final = "wood 9 stone 9 ore 9 grain 2 vegetable 2"
FARM: Final = {"4,3": "meadow", "3,3": "field", "2,3": "field", "3,5": "tunnel", "3,6": "tunnel"}
GOODS: Final = {
    "logging_1_3": {"wood": 3},
    "clearing_1_3": {"wood": 1},
    "drift_mining_1_3": {"stone": 1},
    "excavation_1_3": {"stone": 1},
    "sustenance_1_3": {"food": 1},
    "sheep_farming": {"sheep": 1},
}
# A space, what is done there first, and what its user then leaves.
LEFT: Final[list[tuple[str, list[str], str]]] = [
    ("logging_1_3", [], "loot wood"),
    ("clearing_1_3", [], "meadow-field 3 2 west"),
    ("drift_mining_1_3", [], "cavern-tunnel 2 4 north"),
    ("excavation_1_3", [], "cavern-cavern 2 4 east"),
    ("sustenance_1_3", [], "meadow-field 3 2 west"),
    ("housework", ["take"], "furnish carpenter"),
    ("slash_and_burn", ["meadow-field 3 2 west"], "sow grain"),
    ("slash_and_burn", ["sow grain", "stop"], ""),
    ("sheep_farming", ["take"], ""),
    ("sheep_farming", ["small-pasture 4 3", "take"], ""),
    ("ore_mine_construction", ["ore-mine 3 5 east"], "loot wood"),
    ("ore_mine_construction", ["loot wood", "stop"], ""),
    ("blacksmithing", ["loot wood", "stop"], ""),
]


@clause("CAV-WORK-07", "CAV-WORK-13", "CAV-WORK-14", "CAV-WORK-19")
@pytest.mark.parametrize(
    ("space", "done", "left"),
    LEFT,
    ids=[f"{space} {len(done)} {left}" for space, done, left in LEFT],
)
def test_whatever_else_a_space_offers_may_be_left(space: str, done: list[str], left: str) -> None:
    own = player(RICH, board=FARM, dwarfs=[dwarf(3), dwarf(3)])
    here = scene(2, round=3, players=[own, player()], spaces=GOODS)
    here.play(f"place {space}", *done)
    assert here.actor() == 0
    assert left in ["", *here.legal()]
    assert "end" in here.legal()
    assert here.play("end").actor() == 1


@clause("CAV-WORK-15", "CAV-GROWTH-08")
def test_after_the_dwelling_of_the_urgent_wish_a_child_may_be_left() -> None:
    here = scene(2, round=8, marker="leaf", players=[player("wood 4 stone 3 grain 1"), player()])
    here.play("place urgent_wish_for_children", "furnish dwelling")
    assert here.legal() == ["eat grain", "grow", "end"]
    assert here.play("end").actor() == 1
    assert len(here.player()["dwarfs"]) == 2


@clause("CAV-WORK-15", "CAV-EXPEDITION-07")
def test_the_second_expedition_of_an_adventure_may_be_left() -> None:
    own = player(dwarfs=[dwarf(3), dwarf(3)])
    here = scene(2, round=11, marker="leaf", questions=2, players=[own, player()])
    here.play("place adventure", "loot wood")
    assert {"loot wood", "end"} <= set(here.legal())
    assert here.play("end").actor() == 1


@pytest.mark.wide
@clause("CAV-WORK-07", "CAV-WORK-19")
@pytest.mark.parametrize("number", range(len(MANNERS)))
@pytest.mark.parametrize("seats", [1, 3, 7])
def test_a_turn_may_end_once_a_part_is_done_and_no_goods_wait(seats: int, number: int) -> None:
    game = open_caverna(seats)
    ended = 0
    for s, _ in walk(game, 60 + number, MANNERS[number]):
        here: Any = game.dump(s)
        if here["phase"] != "work" or not here["turn"]["acted"]:
            continue
        legal = names(game, s)
        inside = of_kind(legal, "pay", "site", "lay", "breed", "stop", "imitate")
        # Animals to settle, and sub-steps of loot that must be finished, have a frame of their own.
        if inside or len(here["stack"]) > 1 or of_kind(legal, "take"):
            continue
        top = here["stack"][-1]["node"]
        if top == "house":
            continue
        ended += 1
        assert "end" in legal, (here["turn"], legal)
    assert ended > 0


@clause("CAV-WORK-22", "CAV-HARVEST-12", "CAV-CONVERT-01")
@pytest.mark.parametrize("number", range(len(MANNERS)))
def test_no_exchange_is_ever_forced_but_to_settle_animals(number: int) -> None:
    game = open_caverna(2)
    exchanges = ("ruby", "buy", "eat", "coins", "coin", "use", "disarm")
    for s, _ in walk(game, 80 + number, MANNERS[number]):
        legal = names(game, s)
        if legal and len(of_kind(legal, *exchanges)) == len(legal):
            stack: Any = game.dump(s)["stack"]
            assert stack[-1]["node"] == "house"
            # Animals can always be eaten: nobody has to give anything else for their room.
            assert "eat" in {move.split()[0] for move in legal}


@pytest.mark.wide
@clause("CAV-HARVEST-12")
@pytest.mark.parametrize("number", range(len(MANNERS)))
def test_food_may_always_be_kept_back(number: int) -> None:
    game = open_caverna(2)
    fed = 0
    for s, _ in walk(game, 100 + number, MANNERS[number]):
        here: Any = game.dump(s)
        if here["phase"] == "feed" and not here["stack"]:
            fed += 1
            assert "feed 0" in names(game, s)
    assert fed > 3
