"""All 48 furnishings: price, printed points, the set they belong to, and the one copy of each."""

import pytest

from tests.games.caverna.furnishings.tiles import (
    NO_BONUS_LINE,
    TILES,
    at_housework,
    at_work,
    furnishable,
    holder,
    price,
    sheet,
    with_dog,
)
from tests.games.caverna.scenes import counts, dwarf, of_kind, opening
from tests.laws import clause

# What a tile on (3,4) gives at once to somebody who has nothing else.
AT_ONCE = {"stone_carver": "stone 2", "blacksmith": "ore 2", "state_parlor": "food 2"}
# The dog of housework brings a wood if it comes after the dog school.
AT_ONCE["dog_school"] = "wood 1"
# What its line on the score sheet then says.
ALONE = {"state_parlor": 4, "main_storage": 2, "prayer_chamber": 8}
PLENTY = "wood 99 stone 99 ore 99 food 99 gold 99 grain 99 vegetable 99"


@clause("CAV-FURNISH-02", "CAV-FURNISH-10")
@pytest.mark.parametrize("tile", TILES)
def test_furnishing_pays_the_whole_printed_price_and_lays_the_tile_on_the_cavern(tile: str) -> None:
    s = at_housework(price(tile))
    assert of_kind(s.legal(), "furnish") == furnishable(price(tile))
    s.play(f"furnish {tile}")
    assert s.goods() == with_dog(AT_ONCE.get(tile, ""))
    assert s.board() == {"3,4": tile}


@clause("CAV-FURNISH-03")
@pytest.mark.parametrize(("tile", "good"), [(t, good) for t in TILES for good in TILES[t].price])
def test_a_tile_is_refused_for_want_of_a_single_good_of_its_price(tile: str, good: str) -> None:
    short = {**counts(PLENTY), good: TILES[tile].price[good] - 1}
    goods = " ".join(f"{name} {count}" for name, count in short.items())
    s = at_housework(goods)
    assert of_kind(s.legal(), "furnish") == furnishable(goods)
    assert s.why(f"furnish {tile}") == ("too-expensive", "CAV-FURNISH-03")


@clause("CAV-FURNISH-03")
@pytest.mark.parametrize("tile", TILES)
def test_no_tile_is_laid_without_an_empty_cavern(tile: str) -> None:
    """The dog school is free of charge but needs one too; the trader beside it covers nothing."""
    s = at_housework(PLENTY, land={"3,4": "dwelling", "3,5": "tunnel"})
    assert of_kind(s.legal(), "furnish") == []
    assert s.why(f"furnish {tile}") == ("no-cavern", "CAV-FURNISH-03")


@clause("CAV-SCORE-05", "CAV-SCORE-06", "CAV-SCORE-09", "CAV-SCORE-10")
@pytest.mark.parametrize("tile", TILES)
def test_a_tile_scores_its_printed_points_and_a_yellow_one_a_line_for_its_bonus(tile: str) -> None:
    s = at_work(land={"3,4": tile})
    printed = TILES[tile]
    has_line = printed.colour == "yellow" and tile not in NO_BONUS_LINE
    bonus = {tile: ALONE.get(tile, 0)} if has_line else {}
    lost = 1 if tile == "writing_chamber" else 8
    assert s.sheet() == sheet(bonus, tiles=printed.points, missing=-lost)


@clause("CAV-FURNISH-06")
@pytest.mark.parametrize("tile", TILES)
def test_a_unique_tile_once_taken_is_on_offer_to_nobody(tile: str) -> None:
    left = furnishable(PLENTY, owned=tile)
    own = at_housework(PLENTY, tile)
    theirs = at_housework(PLENTY, others=[holder("", tile)])
    assert of_kind(own.legal(), "furnish") == of_kind(theirs.legal(), "furnish") == left
    assert own.view()["furnishings"] == [move.split()[1] for move in left]
    if tile != "dwelling":
        assert theirs.why(f"furnish {tile}") == ("furnishing-taken", "CAV-FURNISH-06")


@clause("CAV-SETUP-10")
@pytest.mark.parametrize("seats", range(1, 8))
def test_the_full_set_has_48_types_and_all_are_on_offer_from_the_start(seats: int) -> None:
    assert len(TILES) == 48
    assert opening(seats).view()["furnishings"] == list(TILES)
    assert at_housework(PLENTY, seats=seats).view()["furnishings"] == list(TILES)


@clause("CAV-SETUP-10", "CAV-SETUP-11")
@pytest.mark.parametrize("seats", range(1, 8))
def test_the_introductory_set_has_27_types_and_the_others_are_out_of_the_game(seats: int) -> None:
    first = [name for name, tile in TILES.items() if tile.introductory]
    assert len(first) == 27
    start = opening(seats, furnishings="introductory")
    assert start.view()["furnishings"] == first
    s = at_housework(PLENTY, seats=seats, options={"furnishings": "introductory"})
    assert of_kind(s.legal(), "furnish") == [f"furnish {name}" for name in first]
    absent = [name for name, tile in TILES.items() if not tile.introductory]
    assert [s.why(f"furnish {name}")[0] for name in absent] == ["furnishing-taken"] * 21


@clause("CAV-FURNISH-05")
def test_furnishings_already_laid_stay_while_others_are_built() -> None:
    s = at_housework("wood 1", "carpenter builder", {"2,4": "cavern"})
    s.play("furnish trader", "site 2 4")
    assert s.board() == {
        "3,4": "cavern",
        "3,5": "carpenter",
        "3,6": "builder",
        "2,4": "trader",
    }


@clause("CAV-FURNISH-02")
def test_the_owner_chooses_among_several_empty_caverns() -> None:
    s = at_housework("wood 1", "dog_school", {"2,4": "cavern", "2,5": "tunnel", "1,4": "cavern"})
    s.play("furnish breakfast_room")
    assert s.legal() == ["site 1 4", "site 2 4", "site 3 4"]
    s.play("site 1 4")
    assert s.board()["1,4"] == "breakfast_room"


@clause("CAV-CONVERT-08")
def test_no_exchange_is_made_between_the_choice_of_a_tile_and_its_site() -> None:
    """Laying a tile is one indivisible step, price included."""
    s = at_housework("wood 1 gold 4 grain 2 ruby 1", "", {"2,4": "cavern"})
    s.play("furnish breakfast_room")
    assert s.legal() == ["site 2 4", "site 3 4"]
    assert s.why("eat grain") == ("no-exchange-now", "CAV-CONVERT-08")


@clause("CAV-FURNISH-01")
@pytest.mark.parametrize("strength", [6, 7, 14])
def test_loot_furnishes_a_cavern_for_the_printed_price_from_strength_7_on(strength: int) -> None:
    s = at_work("wood 2 stone 2", dwarfs=[dwarf(strength), dwarf(14)])
    s.play("place blacksmithing")
    if strength < 7:
        assert s.why("loot furnish_cavern") == ("too-weak", "CAV-EXPEDITION-03")
        return
    s.play("loot furnish_cavern")
    assert s.legal() == furnishable("wood 2 stone 2")
    s.play("furnish slaughtering_cave")
    assert (s.goods(), s.board()) == ({}, {"3,4": "slaughtering_cave"})


@clause("CAV-CONVERT-08", "CAV-FURNISH-02")
def test_goods_become_food_in_the_middle_of_an_action_and_that_food_builds() -> None:
    s = at_housework("wood 1 grain 1 vegetable 1")
    assert of_kind(s.legal(), "furnish") == furnishable("wood 1 grain 1 vegetable 1")
    assert s.why("furnish supplies_storage") == ("too-expensive", "CAV-FURNISH-03")
    s.play("eat grain", "eat vegetable")
    assert s.goods() == counts("wood 1 food 3")
    s.play("furnish supplies_storage")
    assert s.goods() == with_dog()
    assert s.board() == {"3,4": "supplies_storage"}


@clause("CAV-CONVERT-08", "CAV-RUBY-08")
def test_a_cavern_bought_in_the_middle_of_the_action_is_furnished_at_once() -> None:
    s = at_housework("wood 1 ruby 2", land={"3,4": "dwelling"})
    assert of_kind(s.legal(), "furnish") == []
    s.play("buy cavern 3 5", "furnish cuddle_room")
    assert s.goods() == with_dog()
    assert s.board() == {"3,4": "dwelling", "3,5": "cuddle_room"}


@clause("CAV-FURNISH-07")
def test_an_ability_serves_its_owner_only() -> None:
    owned = "carpenter stone_carver builder blacksmith"
    s = at_housework("wood 1 ore 1", others=[holder("", owned)])
    assert of_kind(s.legal(), "furnish") == furnishable("wood 1 ore 1", owned=owned)
