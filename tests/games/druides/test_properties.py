"""What holds in every position of this title that play can reach; the contract has what holds in
every title."""

import json
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

import dolmen
from tests.contract.positions import Position, positions
from tests.games.druides.scenes import GEMS
from tests.scenario import Dump, dump, view
from tests.tries import tries

pytestmark = pytest.mark.wide


@tries(100)
@given(positions("druides"), st.lists(st.integers(0, 494), max_size=60))
def test_no_hand_is_ever_too_large(table: Position, choices: list[int]) -> None:
    game, s = table
    for choice in choices:
        hands = dump(game, s)["hands"]
        assert all(len(held["gems"]) + len(held["servants"]) <= 7 for held in hands)
        legal = game.legal(s)
        if not legal:
            break
        game.apply(s, legal[choice % len(legal)])


@tries(100)
@given(positions("druides"))
def test_a_spectator_knows_no_more_than_any_player(table: Position) -> None:
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
@tries(30)
@given(table=positions("druides"), n=st.integers(0, 1000))
def test_a_mutated_position_is_refused_by_what_is_wrong(
    mutate: Callable[[Dump, int], str], table: Position, n: int
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
