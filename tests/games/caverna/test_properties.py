"""What holds in every position that play can reach, and what no input may do to `load`."""

import json
from contextlib import suppress
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import dolmen
from dolmen.core.game import CHANCE, OVER, Game
from dolmen.core.rng import Rng
from tests.games.caverna import referee
from tests.games.caverna.scenes import CARDS, GOODS, spoken
from tests.games.caverna.walks import MANNERS, walk
from tests.laws import clause
from tests.loading import check_loading
from tests.scenario import Dump, dump

Table = tuple[Game[Any], Any]
SETS = ["full", "introductory"]


class Books:
    """The goods of every seat as the events tell them, and nothing else."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.held = [dict.fromkeys(GOODS, 0) for _ in range(game.seats)]

    def hear(self, s: Any) -> None:
        """Books what happened since the last time."""
        for event in s.events:
            message = self.game.tell(s, event, None)
            assert message is not None
            kind, *words = spoken(message).split()
            if kind in ("gained", "spent"):
                seat, good, count = int(words[0][1:]), words[1], int(words[2])
                assert count > 0
                self.held[seat][good] += count if kind == "gained" else -count
        s.events = []


@pytest.mark.parametrize(
    ("seats", "furnishings", "manner"),
    [(*table, i % len(MANNERS)) for i, table in enumerate(product(range(1, 8), SETS))],
)
@clause("CAV-COMPONENTS-05", "CAV-ANIMALS-24", "CAV-HOME-03", "CAV-CONVERT-09")
def test_whole_games_keep_the_books_the_laws_and_always_a_legal_move(
    seats: int, furnishings: str, manner: int
) -> None:
    """Goods held are goods gained less goods spent; dwarfs have beds, animals stalls; it ends."""
    game = dolmen.game("caverna", seats, furnishings=furnishings)
    books = Books(game)
    if game.actor(game.start()) >= 0:
        # The solo game is dealt out already when it starts.
        books.held[0]["food"] = 2
    for moves, (s, move) in enumerate(walk(game, 10 * seats + manner, MANNERS[manner])):
        if s.events is not None:
            books.hear(s)
        s.events = []
        world = dump(game, s)
        legal = game.legal(s)
        assert legal == sorted(set(legal))
        assert (legal == []) == (game.actor(s) == OVER) == (move is None)
        assert [law for law, holds in game.laws(s) if not holds] == []
        assert [own["goods"] for own in world["players"]] == books.held
        kinds = {game.moves.name(each).split()[0] for each in legal}
        for seat, own in enumerate(world["players"]):
            assert len(own["dwarfs"]) <= referee.room(own)
            # CAV-ANIMALS-25 Only eating until all fit, or the buying is still going on.
            buying = [frame["node"] for frame in world["stack"]][-1:] == ["weekly_market/1"]
            settling = seat == game.actor(s) and (buying or kinds <= {"eat", "use"})
            assert referee.is_housed(own) or settling
            assert game.sheet(s, seat) == referee.sheet(own)
        assert game.scores(s) == [
            sum(points for _, points in referee.sheet(own)) for own in world["players"]
        ]
        assert moves < 6000
    assert move is None


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """A game, its options, and a position of it: a seeded game broken off after some moves."""
    seats = draw(st.integers(1, 7))
    game = dolmen.game(
        "caverna",
        seats,
        first=draw(st.none() | st.integers(0, seats - 1)),
        furnishings=draw(st.sampled_from(SETS)),
        markers=draw(st.sampled_from(["start", "end"])),
    )
    moves = draw(st.integers(0, 250))
    reached = game.start()
    walked = walk(game, draw(st.integers(0, 10**6)), draw(st.sampled_from(MANNERS)))
    for i, (s, _) in enumerate(walked):
        reached = s
        if i == moves:
            break
    return game, reached.clone()


@settings(max_examples=40)
@given(tables(), st.lists(st.integers(0, 700), max_size=30))
def test_every_law_holds_along_any_walk(table: Table, choices: list[int]) -> None:
    game, s = table
    for choice in choices:
        legal = game.legal(s)
        assert [law for law, holds in game.laws(s) if not holds] == []
        assert legal == sorted(set(legal))
        assert (legal == []) == (game.actor(s) == OVER)
        for seat in range(game.seats):
            assert sum(points for _, points in game.sheet(s, seat)) == game.scores(s)[seat]
        if not legal:
            break
        game.apply(s, legal[choice % len(legal)])


@settings(max_examples=60)
@given(tables())
def test_exactly_the_legal_moves_have_no_reason_against_them(table: Table) -> None:
    game, s = table
    before = s.numbers()
    assert [move for move in range(game.moves.count) if game.reason(s, move) == 0] == game.legal(s)
    assert s.numbers() == before


@settings(max_examples=40)
@given(tables(), st.integers(0, 10**6))
def test_chance_draws_what_is_listed(table: Table, seed: int) -> None:
    game, s = table
    if game.actor(s) == CHANCE:
        assert len(game.weights(s)) == len(game.legal(s))
        assert all(weight > 0 for weight in game.weights(s))
        assert game.draw(s, Rng(seed)) in game.legal(s)


@settings(max_examples=80)
@given(tables())
def test_a_position_loads_back_from_its_dump(table: Table) -> None:
    game, s = table
    again = game.load(json.loads(json.dumps(game.dump(s))))
    assert game.dump(again) == game.dump(s)
    assert again.numbers() == s.numbers()
    assert game.legal(again) == game.legal(s)


@settings(max_examples=40)
@given(tables())
def test_nothing_is_hidden_from_anybody(table: Table) -> None:
    """Decks and markers are chance yet to come; a view of a seat is that of a spectator."""
    game, s = table
    public = game.view(s, None)
    for seat in range(game.seats):
        assert game.view(s, seat) == public


# What may stand where a value of a dump should be.
WORDS = [*GOODS, *CARDS, "aside", "leaf", "question", "meadow", "field grain 3", "meadow stable"]
WORDS += [
    "cavern",
    "tunnel",
    "ore_mine",
    "dwelling",
    "trader",
    "large_pasture east",
    "wood_supplier",
]
WORDS += ["work", "feed", "breed", "bred", "keep", "last", "over", "reveal", "marker", "choose"]
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
            st.sampled_from(
                [*WORDS, "4,3", "3,4", "3,5", "weapon", "at", "born", "node", "progress"]
            )
            | st.text(max_size=3),
            inner,
            max_size=4,
        )
    ),
    max_leaves=10,
)


KEYS = list(dump(dolmen.game("caverna", 2), dolmen.game("caverna", 2).start()))


@settings(max_examples=40)
@given(tables(), st.dictionaries(st.sampled_from(KEYS) | st.text(max_size=5), JSON, max_size=4))
def test_anything_in_place_of_a_key_is_loaded_soundly_or_refused(table: Table, wrong: Dump) -> None:
    game, s = table
    check_loading(game, {**game.dump(s), **wrong})
    check_loading(game, wrong)


@pytest.mark.parametrize("key", KEYS)
@settings(max_examples=15)
@given(table=tables(), wrong=JSON)
def test_anything_under_this_key_is_loaded_soundly_or_refused(
    key: str, table: Table, wrong: object
) -> None:
    game, s = table
    check_loading(game, {**game.dump(s), key: wrong})


def inner_spots(value: Any) -> list[tuple[Any, Any]]:
    """Every place inside where another value could stand, as its holder and key or index."""
    spots: list[tuple[Any, Any]] = []
    if isinstance(value, dict | list):
        items = value.items() if isinstance(value, dict) else enumerate(value)
        for at, inner in items:
            spots += [(value, at), *inner_spots(inner)]
    return spots


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
    loaded = check_loading(game, keys)
    if loaded is None:
        return
    rng = Rng(choice)
    for _ in range(30):
        legal = game.legal(loaded)
        if not legal:
            break
        game.apply(loaded, legal[rng.below(len(legal))])
        assert [law for law, holds in game.laws(loaded) if not holds] == []


@settings(max_examples=40)
@given(st.integers(1, 7), st.sampled_from(["first", "furnishings", "markers"]), JSON)
def test_anything_for_an_option_is_taken_or_refused(seats: int, option: str, wrong: object) -> None:
    with suppress(dolmen.Refusal):
        game = dolmen.game("caverna", seats, **{option: wrong})
        assert game.load(game.dump(game.start())).numbers() == game.start().numbers()
