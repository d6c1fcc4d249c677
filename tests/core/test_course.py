"""The course of a game: steps leave positions whole, barriers hold, taking back replays nothing."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from dolmen.core import course as walking
from dolmen.core.course import Course, Illegal, Step, Told, is_barrier, take_step, walk
from dolmen.core.game import CHANCE, Event, Game
from dolmen.core.message import TURN, EventKind, Message, Refusal, Who
from dolmen.core.rng import Rng
from dolmen.games import TITLES, open_game, seat_counts
from tests.core.stones import (
    DEAL,
    DEALT,
    SHOW,
    TAKE_ONE,
    TAKE_TWO,
    TOOK,
    Stones,
    StonesState,
)
from tests.counted_games import counted_steps

each_title = pytest.mark.parametrize("title", list(TITLES))


def played(title: str, count: int) -> Course[Any]:
    """Some random moves of a title."""
    here: Course[Any] = Course(open_game(title, seat_counts(title)[0]))
    rng = Rng(3)
    while len(here.moves) < count and not here.is_over:
        here.step(any_move(here, rng))
    return here


def any_move(here: Course[Any], rng: Rng) -> int:
    """What chance draws, or any legal move."""
    if here.actor == CHANCE:
        return here.game.draw(here.state, rng)
    legal = here.game.legal(here.state)
    return legal[rng.below(len(legal))]


@each_title
def test_a_step_leaves_the_position_before_it_whole(title: str) -> None:
    here = played(title, 60)
    before, position = here.game.dump(here.state), here.state
    step = here.step(any_move(here, Rng(1)))
    assert here.game.dump(position) == before
    assert step.after is here.state
    assert position.events is None
    assert here.state.events is None


@each_title
def test_what_is_told_carries_the_clause_and_the_role_of_its_kind(title: str) -> None:
    here: Course[Any] = Course(open_game(title, seat_counts(title)[0]))
    kinds = {kind.message: kind for kind in here.game.events}
    rng, heard = Rng(5), 0
    while not here.is_over:
        step = here.step(any_move(here, rng))
        for viewer in (*range(here.game.seats), None):
            for told in step.told(viewer):
                kind = kinds.get(told.message.id)
                if kind is not None:
                    assert (told.clause, told.role) == (kind.clause, kind.role)
                    heard += 1
    assert heard > 50


@each_title
def test_the_barrier_is_behind_the_last_move_that_could_not_be_taken_back(title: str) -> None:
    here: Course[Any] = Course(open_game(title, seat_counts(title)[0]))
    rng, last = Rng(7), 0
    while not here.is_over:
        move = any_move(here, rng)
        barred = is_barrier(here.game, here.state, move)
        actor = here.actor
        step = here.step(move)
        assert step.is_barrier == barred
        shown = any(event.shows for event in step.events)
        assert barred == (actor == CHANCE or here.actor != actor or shown)
        last = len(here.moves) if barred else last
        assert here.barrier == last


@each_title
def test_taking_back_up_to_the_barrier_replays_nothing(
    title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    here: Course[Any] = Course(open_game(title, seat_counts(title)[0]))
    rng, taken = Rng(11), 0
    with monkeypatch.context() as patch:
        # Whoever plays anything again would come by here.
        patch.setattr(walking, "walk", None)
        while not here.is_over and taken < 20:
            here.step(any_move(here, rng))
            for count in range(here.barrier, len(here.moves)):
                back = here.fork()
                back.back_to(count)
                assert back.moves == here.moves[:count]
                assert back.barrier == here.barrier
                expected = here.game.start()
                for move in here.moves[:count]:
                    here.game.apply(expected, move)
                assert here.game.dump(back.state) == here.game.dump(expected)
                taken += 1
    assert taken


@each_title
def test_going_back_behind_a_barrier_plays_again_what_stays(title: str) -> None:
    here = played(title, 80)
    moves, same = list(here.moves), here.moves
    here.back_to(10)
    other = walk(here.game, moves[:10])
    assert here.moves is same
    assert here.moves == moves[:10]
    assert (here.barrier, here.game.dump(here.state)) == (
        other.barrier,
        here.game.dump(other.state),
    )
    for move in moves[10:]:
        here.step(move)
    assert here.moves == moves


@each_title
def test_going_back_to_any_of_the_last_barriers_replays_nothing(title: str) -> None:
    here: Course[Any] = Course(open_game(title, seat_counts(title)[-1]))
    rng, barriers = Rng(13), [0]
    drawn: list[dict[str, int]] = [{}]
    while not here.is_over and len(here.moves) < 400:
        if here.step(any_move(here, rng)).is_barrier:
            barriers.append(len(here.moves))
            drawn.append(dict(here.drawn))
    assert len(barriers) > 2 * walking.LAST_BARRIERS
    for count, was_drawn in list(zip(barriers, drawn, strict=True))[-walking.LAST_BARRIERS :]:
        back = here.fork()
        with counted_steps() as steps:
            back.back_to(count)
        assert steps.count == 0
        other = walk(here.game, here.moves[:count])
        assert (back.moves, back.barrier, back.drawn) == (other.moves, count, was_drawn)
        assert here.game.dump(back.state) == here.game.dump(other.state)


@each_title
def test_going_back_anywhere_costs_an_interval_and_a_run_at_most(title: str) -> None:
    here = played(title, 400)
    longest = max(
        (other - one for one, other in pairwise(barriers_of(here.game, here.moves))), default=0
    )
    for count in range(0, len(here.moves), 7):
        back = here.fork()
        with counted_steps() as steps:
            back.back_to(count)
        assert steps.count <= walking.INTERVAL + 2 * longest
        other = walk(here.game, here.moves[:count])
        assert (back.moves, back.barrier, back.drawn) == (other.moves, other.barrier, other.drawn)
        assert here.game.dump(back.state) == here.game.dump(other.state)


def barriers_of(game: Game[Any], moves: list[int]) -> list[int]:
    """After how many moves nothing before could be taken back any more."""
    here: Course[Any] = Course(game)
    return [0, *(len(here.moves) for move in moves if here.step(move).is_barrier)]


@each_title
def test_what_was_taken_back_is_played_again_step_by_step(title: str) -> None:
    here = played(title, 80)
    moves, position = list(here.moves), here.game.dump(here.state)
    drawn = dict(here.drawn)
    here.back_to(70)
    here.back_to(40)
    assert here.ahead == moves[40:]
    while here.ahead:
        rest = here.ahead[1:]
        here.again()
        assert here.ahead == rest
    assert (here.moves, here.game.dump(here.state), here.drawn) == (moves, position, drawn)
    with pytest.raises(Refusal) as caught:
        here.again()
    assert caught.value.message == ("log-ahead", {})


def test_after_another_move_nothing_is_played_again() -> None:
    here = walk(Stones(), [DEAL, DEAL + 1, TAKE_ONE, TAKE_ONE])
    here.back_to(2)
    fork = here.fork()
    fork.step(TAKE_TWO)
    assert (fork.ahead, here.ahead) == ([], [TAKE_ONE, TAKE_ONE])
    # The same move by hand is another move too: only what is played again keeps the rest.
    here.step(TAKE_ONE)
    assert here.ahead == []


class PatientStones(Stones):
    """Stones that one player takes until none is left, each of them a turn of its own, which
    showing the card belongs to."""

    def __init__(self, seats: int = 2, **chosen: object) -> None:
        super().__init__(seats, **chosen)
        self.events = tuple(
            EventKind(number, "", "", (), TURN if number == TOOK else "") for number in range(3)
        )

    def apply(self, s: StonesState, move: int) -> None:
        super().apply(s, move)
        s.seat = 0
        for event in s.events or ():
            event.shows = False


def test_a_turn_is_what_was_played_since_it_began_though_nobody_else_came_between() -> None:
    here = walk(PatientStones(), [DEAL, DEAL + 1])
    assert (here.barrier, here.turn) == (2, 2)
    here.step(TAKE_ONE)
    here.step(SHOW)
    assert here.turn == 2
    here.step(TAKE_TWO)
    assert (here.barrier, here.turn) == (2, 4)
    here.back_to(here.turn)
    assert (len(here.moves), here.turn) == (4, 2)
    here.back_to(here.turn)
    assert (len(here.moves), here.turn) == (2, 2)


@each_title
def test_a_turn_starts_where_its_player_decides_first_whichever_move_tells_it(title: str) -> None:
    here = played(title, 200)
    actors = [step.actor for step in steps(here)]
    assert here.turns
    for turn in here.turns:
        assert turn.start - turn.told in (0, 1)
        assert turn.start == turn.told or actors[turn.told] != _next_seat(actors, turn.start)
    kept = here.turns[len(here.turns) // 2]
    here.back_to(kept.told)
    assert all(turn.told < kept.told for turn in here.turns)


def steps(here: Course[Any]) -> Iterator[Step[Any]]:
    """Its moves, played once more."""
    again: Course[Any] = Course(here.game)
    return (again.step(move) for move in list(here.moves))


def _next_seat(actors: list[int], at: int) -> int | None:
    """Who decides next, chance left out."""
    return next((actor for actor in actors[at:] if actor != CHANCE), None)


def test_a_fork_goes_on_apart() -> None:
    here = walk(Stones(), [DEAL, DEAL + 1])
    fork = here.fork()
    fork.step(TAKE_ONE)
    assert (len(here.moves), len(fork.moves)) == (2, 3)
    assert (here.state.left, fork.state.left) == (6, 5)


def test_a_card_that_was_shown_bars_the_way_back_though_the_same_player_goes_on() -> None:
    here = walk(Stones(), [DEAL, DEAL + 1, SHOW])
    assert here.actor == 0
    assert here.barrier == 3
    step = take_step(here.game, here.state, TAKE_ONE)
    # A title without rows of events has no clauses to tell.
    assert [(told.clause, told.role) for told in step.told(None)] == [(None, "")]


class WhisperedStones(Stones):
    """Stones, of whose dealing only the owner of the card hears."""

    def tell(self, s: StonesState, event: Event, seat: int | None) -> Message | None:
        if event.kind == DEALT and event.a != seat:
            return None
        return super().tell(s, event, seat)


def test_who_hears_nothing_of_an_event_is_told_nothing() -> None:
    game = WhisperedStones()
    dealt = take_step(game, game.start(), DEAL + 1)
    heard = Message(f"stones-event-{DEALT}", {"player": Who(0), "count": 2})
    assert dealt.told(0) == (Told(heard),)
    assert dealt.told(1) == dealt.told(None) == ()


def test_a_step_knows_the_seat_that_decided_and_none_for_chance() -> None:
    here: Course[StonesState] = Course(Stones())
    steps = [here.step(move) for move in (DEAL, DEAL + 1, TAKE_ONE, TAKE_ONE)]
    assert [step.seat for step in steps] == [None, None, 0, 1]


def test_what_is_illegal_changes_nothing_and_no_point_is_beyond_the_moves() -> None:
    here = walk(Stones(), [DEAL, DEAL + 1])
    with pytest.raises(Illegal):
        here.step(DEAL)
    assert len(here.moves) == 2
    for count in (-1, 3):
        with pytest.raises(Refusal) as caught:
            here.back_to(count)
        assert caught.value.message == ("log-point", {"asked": count, "most": 2})
