"""What holds in every position that play can reach, and what no input may do to `load`."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import dolmen
from dolmen.core.game import CHANCE, OVER, Game
from dolmen.core.rng import Rng
from tests.games.druides.scenes import GEMS, KINDS
from tests.games.druides.walks import MANNERS, walk
from tests.loading import check_loading
from tests.scenario import Dump, dump, names, view

Table = tuple[Game[Any], Any]


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """A game, its options, and a position of it: a seeded game broken off after some moves."""
    seats = draw(st.integers(2, 4))
    first = draw(st.none() | st.integers(0, seats - 1))
    game = dolmen.game(
        "druides", seats=seats, amulets=draw(st.sampled_from(["numbers", "cards"])), first=first
    )
    moves = draw(st.integers(0, 250))
    reached = game.start()
    walked = walk(game, draw(st.integers(0, 10**6)), draw(st.sampled_from(MANNERS)))
    for i, (s, _) in enumerate(walked):
        reached = s
        if i == moves:
            break
    return game, reached.clone()


@given(tables(), st.lists(st.integers(0, 494), max_size=60))
def test_every_law_holds_along_any_walk(table: Table, choices: list[int]) -> None:
    """There is always something to do until the end, and no hand is ever too large."""
    game, s = table
    for choice in choices:
        legal = game.legal(s)
        assert [clause for clause, holds in game.laws(s) if not holds] == []
        assert legal == sorted(set(legal))
        assert (legal == []) == (game.actor(s) == OVER)
        hands = dump(game, s)["hands"]
        assert all(len(held["gems"]) + len(held["servants"]) <= 7 for held in hands)
        assert [sum(points for _, points in game.sheet(s, seat)) for seat in range(game.seats)] == (
            game.scores(s)
        )
        if not legal:
            break
        game.apply(s, legal[choice % len(legal)])


@given(tables())
def test_exactly_the_legal_moves_have_no_reason_against_them(table: Table) -> None:
    game, s = table
    assert [move for move in range(game.moves.count) if game.reason(s, move) == 0] == game.legal(s)


@given(tables(), st.integers(0, 10**6))
def test_chance_draws_what_is_listed_and_decides_nothing_else(table: Table, seed: int) -> None:
    game, s = table
    rng = Rng(seed)
    while game.actor(s) != CHANCE:
        legal = game.legal(s)
        assert all(move < game.moves.kinds["first"].first for move in legal)
        if not legal:  # the game is over: chance is due at the start
            s = game.start()
            break
        game.apply(s, legal[rng.below(len(legal))])
    legal, weights = game.legal(s), game.weights(s)
    assert all(move >= game.moves.kinds["first"].first for move in legal)
    assert len(weights) == len(legal)
    assert all(weight > 0 for weight in weights)
    assert game.draw(s, rng) in legal


@given(tables())
def test_a_position_loads_back_from_its_dump(table: Table) -> None:
    game, s = table
    assert game.load(json.loads(json.dumps(game.dump(s)))).numbers() == s.numbers()


@given(tables(), st.integers(0, 10**6))
def test_a_seat_cannot_tell_its_worlds_apart(table: Table, seed: int) -> None:
    """View, observation and legal moves are the same, and so are the laws."""
    game, s = table
    for seat in range(game.seats):
        world = game.determinize(s, seat, Rng(seed, seat))
        assert view(game, world, seat) == view(game, s, seat)
        assert view(game, world, None) == view(game, s, None)
        assert game.observe(world, seat) == game.observe(s, seat)
        assert [clause for clause, holds in game.laws(world) if not holds] == []
        if game.actor(s) == seat:
            assert names(game, world) == names(game, s)
        assert game.load(game.dump(world)).numbers() == world.numbers()


@given(tables())
def test_a_spectator_knows_no_more_than_any_player(table: Table) -> None:
    game, s = table
    public = view(game, s, None)
    for seat in range(game.seats):
        own = view(game, s, seat)
        for shown, known in zip(public["row"], own["row"], strict=True):
            if shown is not None:
                assert set(shown["known"]) <= set(known["known"])
                assert shown["gems"] == known["gems"]
                for hidden, card in zip(shown["servants"], known["servants"], strict=True):
                    assert hidden["owner"] == card["owner"]
                    assert hidden["value"] in (None, card["value"])
        for hidden, player in zip(public["players"], own["players"], strict=True):
            assert hidden.items() <= player.items()
        assert set(public["discard"]["known"]) <= set(own["discard"]["known"])
        for key in ("step", "seat", "deck", "spent", "finished", "places", "column", "winner"):
            assert public[key] == own[key]


# What may stand where a value of a dump should be.
JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 300)
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from([*GEMS[:12], *KINDS, "P0:1", "P1:6", "P3:2", "place", "over", "column"]),
    lambda inner: (
        st.lists(inner, max_size=8)
        | st.dictionaries(
            st.sampled_from(["kind", "gems", "servants", "row"]) | st.text(max_size=3), inner
        )
    ),
    max_leaves=12,
)


KEYS = list(dump(dolmen.game("druides", seats=2), dolmen.game("druides", seats=2).start()))


@given(tables(), st.dictionaries(st.sampled_from(KEYS) | st.text(max_size=5), JSON, max_size=4))
def test_anything_in_place_of_a_key_is_loaded_soundly_or_refused(table: Table, wrong: Dump) -> None:
    game, s = table
    check_loading(game, {**game.dump(s), **wrong})
    check_loading(game, wrong)


@pytest.mark.parametrize("key", KEYS)
@settings(max_examples=40)
@given(table=tables(), wrong=JSON)
def test_anything_under_this_key_is_loaded_soundly_or_refused(
    key: str, table: Table, wrong: object
) -> None:
    game, s = table
    check_loading(game, {**game.dump(s), key: wrong})


@given(tables(), JSON, st.integers(0, 10**6))
def test_anything_deep_inside_a_dump_is_loaded_soundly_or_refused(
    table: Table, wrong: object, choice: int
) -> None:
    game, s = table
    keys: Dump = json.loads(json.dumps(game.dump(s)))
    spots = list(inner_spots(keys))
    holder, at = spots[choice % len(spots)]
    holder[at] = wrong
    check_loading(game, keys)


def inner_spots(value: Any) -> list[tuple[Any, Any]]:
    """Every place inside where another value could stand, as its holder and key or index."""
    spots: list[tuple[Any, Any]] = []
    if isinstance(value, dict | list):
        items = value.items() if isinstance(value, dict) else enumerate(value)
        for at, inner in items:
            spots += [(value, at), *inner_spots(inner)]
    return spots


# Each spoils a dump and says what `load` names: a key of it, or a clause.


def double_a_gem(keys: Dump, n: int) -> str:
    deck = keys["deck"]
    keys["spent"].append(deck[n % len(deck)] if deck else "jet 1")
    return "deck" if deck else "DRU-COMP-03"


def name_a_ninth_of_a_hand(keys: Dump, n: int) -> str:
    keys["hands"][n % len(keys["hands"])]["gems"] = GEMS[n % 40 : n % 40 + 8]
    del keys["deck"]
    return "DRU-HAND-01"


def shift_the_column(keys: Dump, n: int) -> str:
    keys["column"] += 1 + n % 4
    return "DRU-TRACK-01"


def lose_a_place(keys: Dump, n: int) -> str:
    keys["places"] = keys["places"][1:] if keys["places"] else ["jet"]
    return "places"


def invent_a_key(keys: Dump, n: int) -> str:
    keys[f"key {n}"] = n
    return ""


def pay_a_point_more(keys: Dump, n: int) -> str:
    keys["points"] = [*keys["points"], [1]]
    return "points" if len(keys["points"]) > 11 else "DRU-SCORE-06"


def send_a_servant_home_twice(keys: Dump, n: int) -> str:
    keys["reserves"][0] = [*keys["reserves"][0], 1 + n % 6]
    return "reserves"


def put_an_unknown_gem(keys: Dump, n: int) -> str:
    keys["discarded_by_rituals"].append(f"jet {10 + n}")
    return "discarded_by_rituals"


def mistake_the_seat(keys: Dump, n: int) -> str:
    keys["seat"] = len(keys["hands"]) + n
    return "seat"


def spell_a_flag(keys: Dump, n: int) -> str:
    keys["acted"] = int(keys["acted"])
    return "acted"


MUTATIONS = [
    double_a_gem,
    name_a_ninth_of_a_hand,
    shift_the_column,
    lose_a_place,
    invent_a_key,
    pay_a_point_more,
    send_a_servant_home_twice,
    put_an_unknown_gem,
    mistake_the_seat,
    spell_a_flag,
]


@pytest.mark.parametrize("mutate", MUTATIONS, ids=lambda mutate: mutate.__name__)
@settings(max_examples=30)
@given(table=tables(), n=st.integers(0, 1000))
def test_a_mutated_position_is_refused_by_what_is_wrong(
    mutate: Callable[[Dump, int], str], table: Table, n: int
) -> None:
    game, s = table
    keys: Dump = json.loads(json.dumps(game.dump(s)))
    named = mutate(keys, n)
    with pytest.raises(dolmen.Refusal) as refused:
        game.load(keys)
    message = refused.value.message
    if named.startswith("DRU-"):
        assert (message.id, message.args["clause"]) == ("position-impossible", named)
    else:
        assert (message.id, message.args["where"]) == ("position-malformed", named)
