"""The contract's own small parts: events, buffers, messages, drivers, and reading positions."""

import copy
import pickle
from collections.abc import Callable

import pytest

import dolmen
from dolmen.core.course import Illegal
from dolmen.core.effect import CHANGE, LACKS, counted, spoken
from dolmen.core.game import EVERYONE, Event, Game, State, new_buffer, note, show
from dolmen.core.log import Damaged
from dolmen.core.message import Message, Refusal, Who, spell
from dolmen.core.playout import clones, perft, playout, playouts
from dolmen.core.reading import (
    as_bool,
    as_int,
    as_list,
    as_object,
    as_word,
    impossible,
    require_laws,
)
from dolmen.core.rng import Rng
from tests.core.stones import Stones
from tests.sample import ALL, LIGHT, seats


def test_an_event_is_heard_by_its_audience_alone() -> None:
    two = Event(1, 0b101, False, 0, 0, 0)
    assert [seat for seat in (-1, 0, 1, 2) if two.heard_by(seat)] == [0, 2]
    everyone = Event(1, EVERYONE, False, 0, 0, 0)
    assert all(everyone.heard_by(seat) for seat in (-1, 0, 3))


def test_events_are_kept_only_if_someone_listens() -> None:
    s = State()
    note(s, 1, EVERYONE, 4)
    show(s, 2, 5)
    assert s.events is None
    s.events = []
    note(s, 1, 0b10, 4, 5, 6)
    show(s, 2, 7)
    kept = [(e.kind, e.audience, e.shows, e.a, e.b, e.c) for e in s.events]
    assert kept == [(1, 0b10, False, 4, 5, 6), (2, EVERYONE, True, 7, 0, 0)]


def test_what_crosses_a_process_comes_back_as_it_went() -> None:
    game = dolmen.game(LIGHT, 3, first=2)
    again = pickle.loads(pickle.dumps(game))
    assert (again.title, again.seats, again.options) == (LIGHT, 3, game.options)
    assert again.dump(again.start()) == game.dump(copy.deepcopy(game).start())
    event = pickle.loads(pickle.dumps(Event(1, 5, True, 2, 3, 4)))
    assert [event.kind, event.audience, event.shows, event.a, event.b, event.c] == [
        1,
        5,
        True,
        2,
        3,
        4,
    ]
    refusals = [
        Refusal("move-unknown", text="castle"),
        Illegal("stop", game.reasons[3]),
        Damaged(7, Message("record-empty")),
    ]
    for refusal in refusals:
        twin = pickle.loads(pickle.dumps(refusal))
        assert (type(twin), twin.message) == (type(refusal), refusal.message)
        assert str(twin) == str(refusal)


@pytest.mark.parametrize("seat", [-1, 3, 9])
def test_a_seat_that_is_not_at_the_table_sees_nothing(seat: int) -> None:
    game = dolmen.game(LIGHT, 3)
    s = game.start()
    told = Event(1, EVERYONE, False, 0, 0, 0)
    looks: list[Callable[[], object]] = [
        lambda: game.view(s, seat),
        lambda: game.observe(s, seat),
        lambda: game.sheet(s, seat),
        lambda: game.tell(s, told, seat),
        lambda: game.determinize(s, seat, Rng(1)),
    ]
    for look in looks:
        with pytest.raises(IndexError, match="from 0 to 2"):
            look()


def test_a_state_must_know_how_to_clone_itself() -> None:
    with pytest.raises(NotImplementedError):
        State().clone()


def test_a_playout_counts_decisions_and_ends() -> None:
    game = Stones()
    s = game.start()
    decisions = playout(game, s, Rng(1), new_buffer(game.moves.count))
    assert game.actor(s) == -2
    assert 3 <= decisions <= 8


@pytest.mark.wide
@pytest.mark.parametrize("title", ALL)
def test_a_loop_of_the_title_plays_the_games_of_the_contract(title: str) -> None:
    game = dolmen.game(title, seats(title))
    out = new_buffer(game.moves.count)
    for seed in range(20):
        one, other = game.start(), game.start()
        assert Game.playout(game, one, Rng(seed), out) == game.playout(other, Rng(seed), out)
        assert game.dump(one) == game.dump(other)


def test_playouts_follow_from_the_seed() -> None:
    game = dolmen.game(LIGHT, 3)
    assert playouts(game, 20, 5) == playouts(game, 20, 5)
    assert playouts(game, 20, 5) != playouts(game, 20, 6)


def test_clones_leave_the_original_alone() -> None:
    game = Stones()
    s = game.start()
    clones(s, 10)
    assert game.dump(s) == game.dump(game.start())


def test_perft_counts_move_sequences() -> None:
    game = Stones()
    # Four cards to deal, then three; then show, one stone or two.
    assert [perft(game, game.start(), depth) for depth in range(4)] == [1, 4, 12, 36]
    over = game.load({"cards": [1, 2], "taken": [3, 3], "left": 0})
    assert perft(game, over, 1) == perft(game, over, 2) == 0


def test_a_message_is_spelled_plainly_without_a_catalogue() -> None:
    assert spell(Message("a", {"who": Who(1), "n": 2})) == "a(who=Who(seat=1), n=2)"


def refused(call: object, *arguments: object) -> Message:
    assert callable(call)
    with pytest.raises(Refusal) as caught:
        call(*arguments)
    return caught.value.message


def test_a_malformed_value_is_refused_with_its_place() -> None:
    assert refused(as_object, [], "row.1", ("a",)) == (
        "position-malformed",
        {"where": "row.1", "expected": "{}", "got": "[]"},
    )
    assert refused(as_object, {"b": 1}, "row", ("a",)).args["got"] == "'b'"
    assert refused(as_list, "abc", "row", 6).args["expected"] == "[0..6]"
    assert refused(as_list, [1, 2], "row", 1).args["got"] == "[1, 2]"
    for value in (True, "1", 9, -1, 1.0, None):
        assert refused(as_int, value, "seat", 0, 3).args["expected"] == "0..3"
    assert refused(as_bool, 1, "held").args["expected"] == "true, false"
    assert refused(as_word, "d", "kind", ("a", None)).args["expected"] == "a, none"
    assert refused(as_word, ["a"], "kind", ("a",)).args["got"] == "['a']"


def test_well_formed_values_are_given_back() -> None:
    assert as_object({"a": 1}, "", ("a", "b")) == {"a": 1}
    assert as_list((1, 2), "", 2) == (1, 2)
    assert (as_int(3, "", 0, 3), as_bool(False, ""), as_word("b", "", ("a", "b"))) == (3, False, 1)


def test_an_impossible_position_names_the_clause() -> None:
    assert impossible("STO-HAND-01").message == (
        "position-impossible",
        {"clause": "STO-HAND-01", "rule": Message("STO-HAND-01")},
    )


def test_a_position_is_refused_with_every_law_that_it_breaks_once() -> None:
    require_laws([("STO-PILE-01", True), ("STO-HAND-01", True)])
    one = [("STO-PILE-01", True), ("STO-HAND-01", False), ("STO-HAND-01", False)]
    assert refused(require_laws, one) == impossible("STO-HAND-01").message
    two = [("STO-PILE-01", False), ("STO-HAND-01", False), ("STO-PILE-01", False)]
    assert refused(require_laws, two) == (
        "position-breaks-laws",
        {
            "count": 2,
            "laws": tuple(
                Message("position-law", {"clause": clause, "rule": Message(clause)})
                for clause in ("STO-PILE-01", "STO-HAND-01")
            ),
        },
    )


class Wordless(Stones):
    """A title that says nothing of what its moves cost."""

    effects = Game.effects
    holdings = Game.holdings


def test_a_title_need_not_say_what_its_moves_cost() -> None:
    game = Wordless()
    s = game.start()
    assert game.effects(s, 0) == []
    assert game.holdings(s, 0) == {}


def test_effects_are_spoken_in_one_line() -> None:
    stones = Message("stones-stones", {"count": 2})
    effects = [counted(CHANGE, "stone", -2, stones), counted(LACKS, "stone", 2, stones)]
    assert spoken(effects, lambda words: words.id) == "effect-loss · effect-lacks"
