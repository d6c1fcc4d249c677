"""What holds in every position of this title that play can reach; the contract has what holds in
every title."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.contract.positions import Position, positions
from tests.games.meduris.scenes import MATERIALS
from tests.laws import clause
from tests.scenario import dump, view
from tests.tries import tries

pytestmark = pytest.mark.wide


@clause("MED-SETUP-09")
@tries(60)
@given(positions("meduris"), st.lists(st.integers(0, 213), max_size=50))
def test_there_are_18_chips_of_each_material_and_no_marker_below_zero(
    table: Position, choices: list[int]
) -> None:
    game, s = table
    for choice in choices:
        world = dump(game, s)
        for material in MATERIALS:
            stocks = sum(stock[material] for stock in world["stocks"])
            assert stocks + world["piles"][material] == 18
        assert min(player["marker"] for player in view(game, s, None)["players"]) >= 0
        legal = game.legal(s)
        if not legal:
            break
        game.apply(s, legal[choice % len(legal)])


@clause("MED-SETUP-14")
@tries(50)
@given(positions("meduris"))
def test_a_spectator_sees_what_every_player_sees_but_stocks(table: Position) -> None:
    game, s = table
    public = view(game, s, None)
    for seat in range(game.seats):
        own = view(game, s, seat)
        assert {**own, "players": []} == {**public, "players": []}
        for other, (seen, shown) in enumerate(zip(own["players"], public["players"], strict=True)):
            hidden = dict(seen)
            if other == seat and "stock" not in shown:
                del hidden["stock"]
            assert hidden == shown


@clause("MED-SETUP-14")
@tries(50)
@given(positions("meduris"), st.data())
def test_stocks_of_others_make_no_difference_to_a_seat(
    table: Position, data: st.DataObject
) -> None:
    """Two others change all their chips with each other; if that is a position, it looks alike."""
    game, s = table
    world = dump(game, s)
    seat = data.draw(st.integers(0, game.seats - 1))
    others = [other for other in range(game.seats) if other != seat]
    hidden = not game.options["open_stocks"] and world["step"] != "over"
    if len(others) < 2 or not hidden or world["step"] in ("pay", "give", "swap", "return"):
        return
    stocks = world["stocks"]
    stocks[others[0]], stocks[others[1]] = stocks[others[1]], stocks[others[0]]
    other = game.load(world)
    assert view(game, other, seat) == view(game, s, seat)
    assert game.observe(other, seat) == game.observe(s, seat)
