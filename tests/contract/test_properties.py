"""What holds in every position that play can reach, and what no input may do to a title."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import dolmen
from dolmen.core.conform import check_loading
from dolmen.core.game import CHANCE, OVER, Game
from dolmen.core.rng import Rng
from dolmen.games import TITLES, open_game, options
from tests.contract.positions import anything, positions, spots
from tests.scenario import Dump, names
from tests.tries import tries

pytestmark = pytest.mark.wide


def broken_laws(game: Game[Any], s: Any) -> list[str]:
    return [law for law, holds in game.laws(s) if not holds]


@pytest.mark.parametrize("title", TITLES)
@tries(60)
@given(data=st.data())
def test_every_law_holds_along_any_walk(title: str, data: st.DataObject) -> None:
    """There is always something to do until the end, and sheets sum to the scores."""
    game, s = data.draw(positions(title))
    for choice in data.draw(st.lists(st.integers(0, 700), max_size=60)):
        legal = game.legal(s)
        assert broken_laws(game, s) == []
        assert legal == sorted(set(legal))
        assert (legal == []) == (game.actor(s) == OVER)
        sums = [sum(points for _, points in game.sheet(s, seat)) for seat in range(game.seats)]
        assert sums == game.scores(s)
        if not legal:
            break
        game.apply(s, legal[choice % len(legal)])


@pytest.mark.parametrize("title", TITLES)
@tries(60)
@given(data=st.data())
def test_exactly_the_legal_moves_have_no_reason_against_them(
    title: str, data: st.DataObject
) -> None:
    game, s = data.draw(positions(title))
    before = game.dump(s)
    assert [move for move in range(game.moves.count) if game.reason(s, move) == 0] == game.legal(s)
    assert game.dump(s) == before


@pytest.mark.parametrize("title", TITLES)
@tries(50)
@given(data=st.data())
def test_chance_draws_what_is_listed_and_nobody_else_has_weights(
    title: str, data: st.DataObject
) -> None:
    """The next chance of a game that is broken off somewhere."""
    game, s = data.draw(positions(title))
    rng = Rng(data.draw(st.integers(0, 10**6)))
    while game.actor(s) >= 0:
        legal = game.legal(s)
        game.apply(s, legal[rng.below(len(legal))])
    assert game.actor(s) in (CHANCE, OVER)
    outcomes, weights = game.legal(s), game.weights(s) if game.actor(s) == CHANCE else []
    assert len(weights) == len(outcomes)
    assert all(weight > 0 for weight in weights)
    assert not outcomes or {game.draw(s, rng) for _ in range(5)} <= set(outcomes)


@pytest.mark.parametrize("title", TITLES)
@tries(80)
@given(data=st.data())
def test_a_position_loads_back_from_its_dump(title: str, data: st.DataObject) -> None:
    game, s = data.draw(positions(title))
    again = game.load(json.loads(json.dumps(game.dump(s))))
    assert game.dump(again) == game.dump(s)
    assert again.__reduce__()[1] == s.__reduce__()[1]
    assert game.legal(again) == game.legal(s)


@pytest.mark.parametrize("title", TITLES)
@tries(50)
@given(data=st.data())
def test_a_seat_cannot_tell_its_worlds_apart(title: str, data: st.DataObject) -> None:
    """View, observation and legal moves are the same, and so are the laws."""
    game, s = data.draw(positions(title))
    seed = data.draw(st.integers(0, 10**6))
    for seat in range(game.seats):
        world = game.determinize(s, seat, Rng(seed, seat))
        assert game.view(world, seat) == game.view(s, seat)
        assert game.view(world, None) == game.view(s, None)
        assert game.observe(world, seat) == game.observe(s, seat)
        assert broken_laws(game, world) == []
        if game.actor(s) == seat:
            assert names(game, world) == names(game, s)
        assert game.dump(game.load(game.dump(world))) == game.dump(world)


@pytest.mark.parametrize("title", TITLES)
@tries(60)
@given(data=st.data())
def test_anything_in_place_of_keys_is_loaded_soundly_or_refused(
    title: str, data: st.DataObject
) -> None:
    game, s = data.draw(positions(title))
    keys = st.sampled_from(list(game.dump(s))) | st.text(max_size=5)
    wrong = data.draw(st.dictionaries(keys, anything(title), max_size=4))
    check_loading(game, {**game.dump(s), **wrong})
    check_loading(game, wrong)


@pytest.mark.parametrize("title", TITLES)
@tries(30)
@given(data=st.data())
def test_anything_under_each_key_is_loaded_soundly_or_refused(
    title: str, data: st.DataObject
) -> None:
    game, s = data.draw(positions(title))
    dump = game.dump(s)
    wrong = data.draw(anything(title))
    for key in dump:
        check_loading(game, {**dump, key: wrong})


@pytest.mark.parametrize("title", TITLES)
@tries(100)
@given(data=st.data())
def test_anything_deep_inside_a_dump_is_loaded_soundly_or_refused(
    title: str, data: st.DataObject
) -> None:
    game, s = data.draw(positions(title))
    keys: Dump = json.loads(json.dumps(game.dump(s)))
    holder, at = data.draw(st.sampled_from(spots(keys)))
    holder[at] = data.draw(anything(title))
    check_loading(game, keys)


@pytest.mark.parametrize("title", TITLES)
@tries(100)
@given(data=st.data())
def test_a_number_shifted_in_a_dump_is_loaded_soundly_or_refused(
    title: str, data: st.DataObject
) -> None:
    """And a loaded position plays on without a stumble. A key may be left out: what is worked out
    from the others then fits them."""
    game, s = data.draw(positions(title))
    keys: Dump = json.loads(json.dumps(game.dump(s)))
    numbers = [(holder, at) for holder, at in spots(keys) if type(holder[at]) is int]
    holder, at = data.draw(st.sampled_from(numbers))
    holder[at] += data.draw(st.integers(-2, 2))
    keys.pop(data.draw(st.just("") | st.sampled_from(list(keys))), None)
    loaded = check_loading(game, keys)
    if loaded is None:
        return
    rng = Rng(data.draw(st.integers(0, 10**6)))
    for _ in range(30):
        legal = game.legal(loaded)
        if not legal:
            break
        game.apply(loaded, legal[rng.below(len(legal))])
        assert broken_laws(game, loaded) == []


def opened(title: str, seats: int, **chosen: object) -> Game[Any] | str:
    """The table, or how it was refused; nothing else may come of it."""
    try:
        return open_game(title, seats, **chosen)
    except dolmen.Refusal as refusal:
        return refusal.message.id


@pytest.mark.parametrize("title", TITLES)
@tries(60)
@given(data=st.data())
def test_anything_for_an_option_is_taken_or_refused(title: str, data: st.DataObject) -> None:
    """Taken means: kept as it was given, and the game can be opened by it again and played on."""
    seats = data.draw(st.sampled_from(TITLES[title].seats))
    option = data.draw(st.sampled_from(options(title, seats)))
    right = st.sampled_from(option.allowed)
    value = data.draw(right | anything(title))
    listed = any(value == known and type(value) is type(known) for known in option.allowed)
    game = opened(title, seats, **{option.name: value})
    if option.read is None:
        assert isinstance(game, Game) == listed
    if not isinstance(game, Game):
        assert option.read is not None or game == "option-refused"
        return
    again = open_game(title, seats, **game.options)
    assert again.options == game.options
    assert json.loads(json.dumps(game.options)) == game.options
    assert game.dump(again.start()) == game.dump(game.start())
    check_loading(game, game.dump(game.start()))
