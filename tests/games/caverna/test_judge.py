"""The judge of Caverna: what a weight is the worth of, and which moves are worth a thought."""

from typing import Any

import pytest

from dolmen.bots.judges import judge as open_judge
from dolmen.core.game import new_buffer
from dolmen.core.judge import Judge
from dolmen.games.caverna import judge as room
from dolmen.games.caverna.judge import DEFAULTS, WEIGHTS, CavernaJudge
from dolmen.games.caverna.state import place_of
from tests.games.caverna.scenes import Scene, dwarf, of_kind, opening, player, scene


def judged(here: Scene, **weights: int) -> CavernaJudge:
    """The judge of the untuned weights, but for these."""
    found: Any = open_judge(here.game, [weights.get(name, worth) for name, worth in DEFAULTS])
    assert isinstance(found, CavernaJudge)
    return found


def thought_of(here: Scene, judge: Judge[Any] | None = None) -> list[str]:
    """The moves worth a thought."""
    out = new_buffer(here.game.moves.count)
    count = (judge or judged(here)).sensible(here.state, out)
    return [here.game.moves.name(int(out[i])) for i in range(count)]


def test_every_weight_stands_where_it_is_read() -> None:
    places = {
        room.MARKER_LOSS: "marker_loss",
        room.HUNGER: "hunger",
        room.SCRAPE: "scrape",
        room.LARDER: "larder",
        room.WORKER: "worker",
        room.CROWD: "crowd",
        room.CRADLE: "cradle",
        room.NEST: "nest",
        room.STRENGTH: "strength",
        room.PROWESS: "prowess",
        room.NEWBORN: "newborn",
        room.SEED: "seed",
        room.CAVE: "cave",
        room.TUNNELS: "tunnels",
        room.FIELD: "field",
        room.JEWEL: "jewel",
        room.WOOD_WANTED: "wood_wanted",
        room.STONE_WANTED: "stone_wanted",
        room.ORE_WANTED: "ore_wanted",
        room.FIRST_WOOD: "first_wood",
        room.FIRST_STONE: "first_stone",
        room.FIRST_ORE: "first_ore",
        room.MORE_MATERIAL: "more_material",
        room.DEEP_TUNNEL: "deep",
        room.MINE_SITE: "mine_site",
        room.ORE_MINE: "ore_mine",
        room.RUBY_MINE: "ruby_mine",
        room.MEADOWS: "meadow",
        room.STALL: "stall",
        room.DOGS: "dog",
        room.ARMED: "armed",
        room.LONELY: "lonely",
        room.LACKING: "lacking",
        room.THRIFT: "thrift",
        room.SLACK: "slack",
        room.TILE: "tile_dwelling",
    }
    assert {place: WEIGHTS[place] for place in places} == places
    assert sorted(places) == list(range(2, room.TILE + 1))


# Two rounds are left; the cells that stay free touch each other.
DWELLINGS = {"3,4": "couple_dwelling", "2,4": "dwelling"}
MINES = {"2,4": "ore_mine", "2,5": "deep_tunnel", "3,5": "ruby_mine"}


@pytest.mark.parametrize(
    ("weight", "own", "times"),
    [
        ("deep", {"board": MINES}, 1),
        ("mine_site", {"board": {"2,4": "tunnel", "2,5": "tunnel"}}, 1),
        ("mine_site", {"board": {"2,4": "tunnel", "3,5": "tunnel"}}, 0),
        ("ore_mine", {"board": MINES}, 2),
        ("ruby_mine", {"board": MINES}, 2),
        ("meadow", {"board": {"4,3": "meadow", "4,2": "meadow"}}, 2),
        ("meadow", {"board": {f"{row},3": "meadow" for row in range(1, 5)}}, 3),
        ("stall", {"goods": {"sheep": 1}, "board": {"4,3": "small_pasture"}}, 1),
        ("stall", {"board": {f"{row},3": "small_pasture" for row in range(1, 5)}}, 6),
        ("stall", {"goods": {"sheep": 2}}, 0),
        ("dog", {"goods": {"dog": 3}}, 6),
        ("armed", {"dwarfs": [dwarf(3), dwarf()]}, 2),
        ("lonely", {"board": dict.fromkeys(("4,3", "4,2", "3,2", "3,1"), "meadow")}, -1),
        ("lacking", {"goods": {"sheep": 1}}, -6),
        # Room for one more is of use to four dwarfs, and not to five: the sixth is another matter.
        ("cradle", {"dwarfs": [dwarf()] * 4, "board": DWELLINGS}, 2),
        ("cradle", {"dwarfs": [dwarf()] * 5, "board": DWELLINGS}, 0),
        ("tile_quarry", {"board": {"3,4": "quarry"}}, 2),
        ("tile_seam", {"board": {"3,4": "quarry"}}, 0),
    ],
)
def test_what_is_built_is_worth_its_weight(weight: str, own: dict[str, Any], times: int) -> None:
    here = scene(2, round=11, players=[own])
    plain, more = (judged(here, **{weight: worth}).value(here.state, 0) for worth in (0, 10))
    assert more - plain == 10 * times


def test_an_action_under_way_is_worth_what_it_leads_to() -> None:
    here = scene(2, round=3, players=[player("wood 2 food 4", board={"4,3": "meadow"})])
    judge = judged(here)
    here.play("place sheep_farming")
    fenced = here.copy().play("small-pasture 4 3")
    assert judge.value(here.state, 0) == judge.value(fenced.state, 0)


def test_only_exchanges_that_help_are_thought_of() -> None:
    hungry = scene(1, round=5, phase="feed", players=[player("food 3 grain 2 sheep 1 ruby 1")])
    assert "eat grain" in thought_of(hungry)
    assert of_kind(thought_of(hungry), "feed") == []
    fed = scene(1, round=5, phase="feed", players=[player("food 4 grain 2 sheep 1 ruby 1")])
    assert thought_of(fed) == ["feed 4"]
    poor = scene(1, round=5, phase="feed", players=[player("food 1")])
    assert thought_of(poor) == ["feed 1"]
    last = scene(1, round=12, phase="last", players=[player("ruby 1 food 2")])
    assert "ruby sheep" in thought_of(last)
    assert "ruby wood" not in thought_of(last)
    assert "eat sheep" not in thought_of(last.play("ruby sheep"))


@pytest.mark.parametrize(("goods", "move"), [("gold 2", "coins"), ("vegetable 1", "eat vegetable")])
def test_who_would_beg_eats_what_costs_less_whatever_the_weights_say(goods: str, move: str) -> None:
    here = scene(1, round=5, phase="feed", players=[player(f"food 3 {goods}")])
    careless = judged(here, marker_loss=0, hunger=1000, scrape=0)
    assert thought_of(here, careless) == [move]
    # A marker costs three points, and so does the last of a species: the weights decide that.
    dear = scene(1, round=5, phase="feed", players=[player("food 3 cattle 1")])
    assert thought_of(dear, judged(dear, marker_loss=0, hunger=1000, scrape=0)) == ["feed 3"]
    assert thought_of(dear, judged(dear, marker_loss=1000)) == ["eat cattle"]


def test_before_a_placement_only_rubies_are_spent_and_not_below_their_worth() -> None:
    here = scene(1, round=5, players=[player("ruby 1 sheep 2 food 9")])
    assert of_kind(thought_of(here), "eat", "coins") == []
    assert of_kind(thought_of(here, judged(here, slack=0, jewel=1000)), "ruby", "buy") == []
    free = of_kind(thought_of(here, judged(here, slack=10_000)), "ruby", "buy")
    assert free == of_kind(here.legal(), "ruby", "buy")
    # In the middle of an action nothing is exchanged, and nothing when animals breed.
    here.play("place slash_and_burn")
    assert of_kind(thought_of(here), "ruby", "buy", "eat") == []
    breeding = scene(1, round=5, phase="breed", players=[player("sheep 2")])
    assert of_kind(thought_of(breeding), "eat") == []


def test_animals_without_room_are_eaten_the_least_missed_first() -> None:
    own = player("sheep 2 wild_boar 2 food 9", board={"4,3": "small_pasture"})
    here = scene(1, round=3, players=[own], spaces={"sheep_farming": {"sheep": 1}})
    here.play("place sheep_farming")
    if "take" in here.legal():
        here.play("take")
    assert thought_of(here) == ["eat sheep", "eat wild_boar"]
    judge = judged(here)
    after = here.copy()
    judge.house(after.state, 0)
    assert after.goods() == {"food": 10, "sheep": 2, "wild_boar": 2}
    # What an exchange brings is judged with the animals housed.
    full = scene(
        1, round=5, players=[player("ruby 1 sheep 2 wild_boar 2 food 9", board=own["board"])]
    )
    bought = full.copy().play("ruby sheep", "eat sheep")
    move = full.game.moves.parse("ruby sheep")
    judged_so = judged(full).outlook(full.state, 0, move)
    assert judged_so == judged(full).value(bought.state, 0)


def test_at_chance_every_outcome_is_thought_of() -> None:
    here = opening(2)
    assert thought_of(here) == here.legal()


def test_a_forged_weapon_is_worth_the_expedition_to_come() -> None:
    here = scene(1, round=2, players=[player("ore 3 food 4")]).play("place blacksmithing")
    with_, without = (judged(here, prowess=worth) for worth in (500, 0))
    strong = here.game.moves.parse("forge 3")
    assert with_.outlook(here.state, 0, strong) - without.outlook(here.state, 0, strong) == 1500


def test_positions_have_keys_of_their_own() -> None:
    here = scene(2, round=3)
    judge = judged(here)
    other = here.copy().play("place housework")
    assert judge.key(here.state) == judge.key(here.copy().state)
    assert judge.key(here.state) != judge.key(other.state)
    assert judge.key(here.state) >> 62 == 0
    # High bits count as well: spaces and furnishings are sets of up to 51 bits.
    changed = here.copy()
    changed.state.d[place_of(1) + 30] |= 2**40
    assert judge.key(changed.state) != judge.key(here.state)


def test_a_part_of_many_moves_is_thought_through_only_so_far() -> None:
    """Fourteen strong, an expedition could go on and on with exchanges between."""
    here = scene(3, round=9, players=[player("food 9", dwarfs=[dwarf(14), dwarf(14)])])
    here.play("place exploration")
    assert judged(here).value(here.state, 0) > judged(here).standing(here.state, 0)
