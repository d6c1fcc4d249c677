"""What holds in every position that play can reach, and what no input may do to `load`."""

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import dolmen
from dolmen.core.game import CHANCE, OVER, Game
from dolmen.core.rng import Rng
from tests.games.meduris.scenes import DISTRICTS, MATERIALS
from tests.games.meduris.walks import MANNERS, walk
from tests.laws import clause
from tests.loading import check_loading
from tests.scenario import Dump, dump, view

Table = tuple[Game[Any], Any]


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """A game, its options, and a position of it: a seeded game broken off after some moves."""
    seats = draw(st.integers(2, 4))
    game = dolmen.game(
        "meduris",
        seats,
        first=draw(st.none() | st.integers(0, seats - 1)),
        stalemate_end=draw(st.booleans()),
        idle_limit=draw(st.sampled_from([20, 0, 1])),
        open_stocks=draw(st.booleans()),
    )
    moves = draw(st.integers(0, 200))
    reached = game.start()
    walked = walk(game, draw(st.integers(0, 10**6)), draw(st.sampled_from(MANNERS)))
    for i, (s, _) in enumerate(walked):
        reached = s
        if i == moves:
            break
    return game, reached.clone()


@clause("MED-SETUP-09")
@settings(max_examples=60)
@given(tables(), st.lists(st.integers(0, 213), max_size=50))
def test_every_law_holds_along_any_walk(table: Table, choices: list[int]) -> None:
    """There is always something to do until the end, and 18 chips of each material."""
    game, s = table
    for choice in choices:
        legal = game.legal(s)
        assert [law for law, holds in game.laws(s) if not holds] == []
        assert legal == sorted(set(legal))
        assert (legal == []) == (game.actor(s) == OVER)
        world = dump(game, s)
        for material in MATERIALS:
            stocks = sum(stock[material] for stock in world["stocks"])
            assert stocks + world["piles"][material] == 18
        sums = [sum(points for _, points in game.sheet(s, seat)) for seat in range(game.seats)]
        assert sums == game.scores(s)
        assert min(player["marker"] for player in view(game, s, None)["players"]) >= 0
        if not legal:
            break
        game.apply(s, legal[choice % len(legal)])


@settings(max_examples=50)
@given(tables())
def test_exactly_the_legal_moves_have_no_reason_against_them(table: Table) -> None:
    game, s = table
    before = s.numbers()
    assert [move for move in range(game.moves.count) if game.reason(s, move) == 0] == game.legal(s)
    assert s.numbers() == before


@settings(max_examples=50)
@given(tables(), st.integers(0, 10**6))
def test_chance_draws_what_is_listed(table: Table, seed: int) -> None:
    game, s = table
    if game.actor(s) == CHANCE:
        assert len(game.weights(s)) == len(game.legal(s))
        assert all(weight > 0 for weight in game.weights(s))
        assert game.draw(s, Rng(seed)) in game.legal(s)


@settings(max_examples=60)
@given(tables())
def test_a_position_loads_back_from_its_dump(table: Table) -> None:
    game, s = table
    assert game.load(json.loads(json.dumps(game.dump(s)))).numbers() == s.numbers()


@clause("MED-SETUP-14")
@settings(max_examples=50)
@given(tables())
def test_a_spectator_sees_what_every_player_sees_but_stocks(table: Table) -> None:
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
@settings(max_examples=50)
@given(tables(), st.data())
def test_stocks_of_others_make_no_difference_to_a_seat(table: Table, data: st.DataObject) -> None:
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


# What may stand where a value of a dump should be.
WORDS = [*MATERIALS, *DISTRICTS[:2], "P0", "P1", "hut P0", "temple P1", "two", "druid", "face-down"]
WORDS += ["act", "offer", "pay", "give", "swap", "over", "roll", "temple", "step3", "plus", "hut"]
JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 300)
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(WORDS),
    lambda inner: (
        st.lists(inner, max_size=5)
        | st.dictionaries(
            st.sampled_from([*WORDS, "0", "12", "31", "purpose", "field"]) | st.text(max_size=3),
            inner,
            max_size=4,
        )
    ),
    max_leaves=10,
)


KEYS = list(dump(dolmen.game("meduris", 2), dolmen.game("meduris", 2).start()))


@settings(max_examples=60)
@given(tables(), st.dictionaries(st.sampled_from(KEYS) | st.text(max_size=5), JSON, max_size=4))
def test_anything_in_place_of_a_key_is_loaded_soundly_or_refused(table: Table, wrong: Dump) -> None:
    game, s = table
    check_loading(game, {**game.dump(s), **wrong})
    check_loading(game, wrong)


@pytest.mark.parametrize("key", KEYS)
@settings(max_examples=25)
@given(table=tables(), wrong=JSON)
def test_anything_under_this_key_is_loaded_soundly_or_refused(
    key: str, table: Table, wrong: object
) -> None:
    game, s = table
    check_loading(game, {**game.dump(s), key: wrong})


@settings(max_examples=80)
@given(tables(), JSON, st.integers(0, 10**6))
def test_anything_deep_inside_a_dump_is_loaded_soundly_or_refused(
    table: Table, wrong: object, choice: int
) -> None:
    game, s = table
    keys: Dump = json.loads(json.dumps(game.dump(s)))
    spots = inner_spots(keys)
    holder, at = spots[choice % len(spots)]
    holder[at] = wrong
    check_loading(game, keys)


@settings(max_examples=80)
@given(tables(), st.integers(0, 10**6), st.integers(-2, 2))
def test_a_number_shifted_in_a_dump_is_loaded_soundly_or_refused(
    table: Table, choice: int, shift: int
) -> None:
    """And a loaded position plays on without a stumble."""
    game, s = table
    keys: Dump = json.loads(json.dumps(game.dump(s)))
    spots = [(holder, at) for holder, at in inner_spots(keys) if type(holder[at]) is int]
    holder, at = spots[choice % len(spots)]
    holder[at] += shift
    keys.pop("piles", None)
    loaded = check_loading(game, keys)
    if loaded is None:
        return
    rng = Rng(choice)
    for _ in range(20):
        legal = game.legal(loaded)
        if not legal:
            break
        game.apply(loaded, legal[rng.below(len(legal))])
        assert [law for law, holds in game.laws(loaded) if not holds] == []


def inner_spots(value: Any) -> list[tuple[Any, Any]]:
    """Every place inside where another value could stand, as its holder and key or index."""
    spots: list[tuple[Any, Any]] = []
    if isinstance(value, dict | list):
        items = value.items() if isinstance(value, dict) else enumerate(value)
        for at, inner in items:
            spots += [(value, at), *inner_spots(inner)]
    return spots


@settings(max_examples=60)
@given(st.integers(2, 4), st.sampled_from(["board", "bonus", "colours", "idle_limit"]), JSON)
def test_anything_for_an_option_is_taken_or_refused(seats: int, option: str, wrong: object) -> None:
    with suppress(dolmen.Refusal):
        game = dolmen.game("meduris", seats, **{option: wrong})
        assert game.load(game.dump(game.start())).numbers() == game.start().numbers()
