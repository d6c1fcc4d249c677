"""Take-backs in memory: across barriers, played again, proposed; and a log that says all of it."""

import random
from typing import Any

import pytest

from bench.gates.tables import as_stored
from bench.gates.twins import Pair, World, pairs
from dolmen.core import fair
from dolmen.core.verdict import judge
from dolmen.games import TITLES, open_game
from dolmen.server.refusals import Denied
from dolmen.server.speaker import Speaker
from dolmen.server.store import Entry
from dolmen.server.table.caps import Caps
from dolmen.server.table.finished import finished_log
from dolmen.server.table.match import RECENT, Match
from dolmen.server.table.plans import (
    plan_crossing,
    plan_move,
    plan_redo,
    plan_start,
    plan_take_back,
    plan_talk,
)
from dolmen.server.table.projection import update
from dolmen.server.table.proposals import (
    check_alone,
    check_reach,
    is_alone,
    proposal_info,
    reach,
    reach_of,
)
from dolmen.server.table.seats import Seats
from dolmen.server.table.standing import Proposal
from dolmen.server.wire.messages import encode
from tests import sample
from tests.counted_games import counted_steps
from tests.server.rows import NOW, seat_row, table_row
from tests.tries import times

SEED = "0f" * 16


class Kept:
    """A table in memory, and all that was stored of it."""

    def __init__(self, title: str, seats: int, *, bots: int = 0, **changed: Any) -> None:
        rows = [
            seat_row(seat=seat, kind="bot" if seat >= seats - bots else "person")
            for seat in range(seats)
        ]
        self.seats = Seats([row._replace(bot=_bot(row.kind)) for row in rows], ())
        facts = {"title": title, "seats": seats, "status": "open", "seed": SEED, "dice": 2}
        facts["commitment"] = fair.seal(bytes.fromhex(SEED))
        self.row = table_row(**{**facts, **changed})
        self.match = Match(self.row, self.seats, [])
        self.entries: list[Entry] = []
        self.adopt(plan_start(self.match, NOW))

    def adopt(self, plan: Any) -> None:
        """Goes on."""
        self.entries += plan.append.entries
        self.match.adopt(plan)

    def opened(self) -> Match:
        """The same, read again."""
        return Match(self.match.row, self.seats, self.entries)

    def play(self, rng: random.Random) -> None:
        """A move of whoever decides."""
        match = self.match
        assert match.actor is not None
        move = match.game.moves.name(rng.choice(match.game.legal(match.log.state)))
        self.adopt(plan_move(match, match.actor, move, None, NOW))

    def play_to(self, seat: int, rng: random.Random, least: int = 1) -> None:
        """Plays on until a seat decides."""
        while least > 0 or self.match.actor not in (seat, None):
            self.play(rng)
            least -= 1

    def cross(self, seat: int) -> int:
        """Takes back across the barrier as far as one press reaches; gives how many moves."""
        to = reach_of(self.match, seat)
        assert to is not None
        point = check_reach(self.match, seat, to)
        how = check_alone(self.match, seat, point)
        count = len(self.match.log.moves) - point
        self.adopt(plan_crossing(self.match, seat, point, how, f"c{self.match.n}", NOW))
        return count


def _bot(kind: str) -> str | None:
    return "random" if kind == "bot" else None


def facts_of(match: Match) -> tuple[object, ...]:
    """Everything that two processes must agree on."""
    course, standing = match.log.course, match.standing
    return (
        match.n,
        match.frozen,
        course.moves,
        course.ahead,
        course.drawn,
        course.barrier,
        match.game.dump(course.state),
        vars(standing),
        reach(match),
    )


each_title = pytest.mark.parametrize("title", TITLES)


def seats_of(title: str) -> int:
    """A table with somebody to answer, if the title has one."""
    return min((count for count in TITLES[title].seats if count > 2), default=2)


@each_title
def test_against_bots_alone_a_take_back_reaches_across_their_answer_and_replays_nothing(
    title: str,
) -> None:
    rng, seats = random.Random(1), seats_of(title)
    kept = Kept(title, seats, bots=seats - 1)
    kept.play_to(0, rng, 40)
    match = kept.match
    # One press reaches where the turn of the seat began before the bots answered.
    while match.undo_point() is not None:
        kept.adopt(plan_take_back(match, 0, "u", NOW))
    moves, seat_of = list(match.log.moves), list(match.standing.seats)
    ahead = list(match.log.course.ahead)
    last = max(i for i, seat in enumerate(seat_of) if seat == 0)
    with counted_steps() as steps:
        count = kept.cross(0)
    assert steps.count == 0
    point = len(moves) - count
    assert match.actor == 0
    assert match.log.moves == moves[:point]
    assert set(seat_of[point : last + 1]) <= {0, None}
    assert seat_of[point] == 0
    assert point == 0 or seat_of[point - 1] != 0
    assert match.log.course.ahead == moves[point:] + ahead
    assert match.standing.crossings == 1
    entry = kept.entries[-1]
    assert (entry.kind, entry.seat) == ("crossed", 0)
    told = match.recent[-1].told(None)[0].message
    assert (told.id, told.args["count"]) == ("server-crossed-alone", count)
    assert facts_of(kept.opened()) == facts_of(match)


def test_what_chance_did_within_a_turn_belongs_to_it() -> None:
    """Cards are drawn in the middle of a turn: a press across the answers takes back all of it."""
    rng, seats = random.Random(1), seats_of(sample.LIGHT)
    kept = Kept(sample.LIGHT, seats, bots=seats - 1)
    drawn = 0
    while not drawn:
        kept.play_to(0, rng)
        if reach_of(kept.match, 0) is None:
            continue
        seat_of = list(kept.match.standing.seats)
        barrier = kept.match.undo_point() or len(seat_of)
        point = len(seat_of) - kept.cross(0)
        last = max(i for i, seat in enumerate(seat_of[:barrier]) if seat == 0)
        drawn = seat_of[point:last].count(None)
        assert kept.match.log.course.turns[-1].start == point
        kept.adopt(plan_redo(kept.match, 0, f"r{kept.match.n}", NOW))


@each_title
def test_the_same_dice_come_again_and_nobody_rolls_twice(title: str) -> None:
    """Whatever is played after a take-back: what was drawn from a pile for the nth time is drawn
    from it again, as long as the same is left there."""
    rng, seats = random.Random(2), seats_of(title)
    kept = Kept(title, seats, bots=seats - 1)
    kept.play_to(0, rng, 30)
    moves, position = list(kept.match.log.moves), kept.match.game.dump(kept.match.log.state)
    taken = 0
    while taken < 12 and reach_of(kept.match, 0) is not None:
        taken += kept.cross(0)
    names = kept.match.game.moves.name
    while len(kept.match.log.moves) < len(moves):
        # Only what somebody decided is played by hand; the chance after it comes by itself.
        at = len(kept.match.log.moves)
        kept.adopt(plan_move(kept.match, kept.match.actor or 0, names(moves[at]), None, NOW))
        assert kept.match.log.moves == moves[: len(kept.match.log.moves)]
    assert kept.match.game.dump(kept.match.log.state) == position
    # By hand it is another move: nothing more is played again.
    assert kept.match.log.course.ahead == []


@each_title
def test_redo_brings_back_all_or_one_decision_at_a_time(title: str) -> None:
    rng, seats = random.Random(3), seats_of(title)
    kept = Kept(title, seats, bots=seats - 1)
    kept.play_to(0, rng, 30)
    before = facts_of(kept.match)[2:]
    moves = list(kept.match.log.moves)
    for one in (False, True):
        for _ in range(2):
            kept.cross(0)
        rounds = 0
        while kept.match.log.course.ahead:
            kept.adopt(plan_redo(kept.match, 0, f"r{kept.match.n}", NOW, one=one))
            assert kept.match.actor == 0
            rounds += 1
        assert rounds == 1 if not one else rounds > 1
        assert kept.match.log.moves == moves
        assert kept.match.game.dump(kept.match.log.state) == before[4]
        assert facts_of(kept.opened()) == facts_of(kept.match)
    redone = [entry for entry in kept.entries if entry.kind == "redo"]
    assert redone
    with pytest.raises(Denied) as refused:
        plan_redo(kept.match, 0, "r", NOW)
    assert refused.value.code == "nothing-to-redo"
    # The record knows, though everything was brought back.
    assert kept.match.standing.crossings == 4


@each_title
@pytest.mark.parametrize("seed", range(times(1)))
def test_a_game_full_of_regrets_is_read_again_as_it_is_and_its_dice_are_verified(
    title: str, seed: int
) -> None:
    rng, seats = random.Random(seed), seats_of(title)
    kept = Kept(title, seats, bots=seats - 1)
    left, crossings = 60, 0
    while kept.match.row.status == "playing":
        match, wish = kept.match, rng.random()
        if left and wish < 0.2 and reach_of(match, 0) is not None:
            kept.cross(0)
            left, crossings = left - 1, crossings + 1
        elif wish < 0.3 and match.actor == 0 and match.undo_point() is not None:
            kept.adopt(plan_take_back(match, 0, "u", NOW, one=wish < 0.25))
        elif wish < 0.5 and match.actor == 0 and match.log.course.ahead:
            kept.adopt(plan_redo(match, 0, "r", NOW, one=wish < 0.4))
        else:
            kept.play(rng)
        if rng.random() < 0.02:
            assert facts_of(kept.opened()) == facts_of(kept.match)
    log = finished_log(kept.opened())
    assert crossings
    assert (log.crossings, judge(log).value) == (crossings, "verified")
    assert f'"crossings": {crossings}' in next(log.lines())


@each_title
def test_where_anybody_else_sits_nobody_crosses_a_barrier_unasked(title: str) -> None:
    rng, seats = random.Random(4), seats_of(title)
    kept = Kept(title, seats)
    kept.play_to(0, rng, 30)
    to = reach_of(kept.match, 0)
    assert to is not None
    point = check_reach(kept.match, 0, to)
    with pytest.raises(Denied) as refused:
        check_alone(kept.match, 0, point)
    assert refused.value.code == "past-barrier"
    # A bot that stands in for somebody is not a bot that has always sat there.
    rows = [row._replace(stand_in="random") if row.seat else row for row in kept.seats.rows]
    assert not is_alone(Seats(rows, ()), 0)
    assert kept.match.standing.crossings == 0


def test_dice_of_the_first_form_would_not_come_again_so_nothing_reaches_across() -> None:
    title = next(iter(TITLES))
    kept = Kept(title, 2, bots=1, dice=1)
    kept.play_to(0, random.Random(5), 20)
    assert reach(kept.match) == []
    with pytest.raises(Denied) as refused:
        check_reach(kept.match, 0, 0)
    assert refused.value.code == "nothing-to-take-back"


def test_given_moves_and_other_people_s_decisions_stay() -> None:
    title = next(iter(TITLES))
    kept = Kept(title, 2, bots=1)
    kept.play_to(0, random.Random(6), 12)
    count = len(kept.match.log.moves)
    given = Match(kept.match.row._replace(given=count), kept.seats, kept.entries)
    assert reach(given) == []
    with pytest.raises(Denied):
        check_reach(given, 0, 1)
    # To a decision of the bot's own nobody goes back.
    seats = kept.match.standing.seats
    theirs = max(i for i, seat in enumerate(seats) if seat == 1)
    with pytest.raises(Denied) as refused:
        check_alone(kept.match, 0, theirs)
    assert refused.value.code == "nothing-to-take-back"


@each_title
def test_what_all_agreed_to_take_back_is_not_played_again(title: str) -> None:
    """Others decided some of it: whether they decide the same is theirs to know."""
    rng, seats = random.Random(7), seats_of(title)
    kept = Kept(title, seats)
    kept.play_to(0, rng, 30)
    others = tuple(range(1, seats))
    match = kept.match
    to = reach_of(match, 0)
    assert to is not None
    point = check_reach(match, 0, to)
    body = f'{{"to": {point}, "asked": {list(others)}}}'
    kept.adopt(plan_talk(match, "propose", 0, body, "p", NOW))
    assert match.standing.proposal == Proposal(match.n, 0, point, others)
    assert facts_of(kept.opened()) == facts_of(match)
    for seat in others[:-1]:
        kept.adopt(plan_talk(match, "agree", seat, "", "a", NOW))
    assert match.standing.proposal is not None
    assert match.standing.proposal.awaited == [others[-1]]
    assert facts_of(kept.opened()) == facts_of(match)
    kept.adopt(plan_crossing(match, others[-1], point, "agreed", "a", NOW))
    assert [(entry.kind, entry.seat) for entry in kept.entries[-2:]] == [
        ("agree", others[-1]),
        ("crossed", 0),
    ]
    assert vars(match.standing)["proposal"] is None
    assert match.standing.crossings == 1
    assert (len(match.log.moves), match.actor, match.log.course.ahead) == (point, 0, [])
    assert facts_of(kept.opened()) == facts_of(match)


def test_bots_wait_for_the_answer_to_a_proposal() -> None:
    title = next(title for title in TITLES if max(TITLES[title].seats) > 2)
    kept = Kept(title, 3, bots=1)
    rng = random.Random(8)
    kept.play_to(2, rng, 20)
    match = kept.match
    assert match.due_bot == "random"
    plan = plan_talk(match, "propose", 0, '{"to": 12, "asked": [1]}', "p", NOW)
    assert plan.append.due is False
    kept.adopt(plan)
    assert vars(match.standing)["proposal"] is not None
    assert (Match.due_bot.__get__(match), match.actor) == (None, 2)
    plan = plan_talk(match, "refuse", 1, "refused", "r", NOW)
    assert plan.append.due is True
    kept.adopt(plan)
    assert (match.due_bot, match.standing.proposal, match.standing.proposed) == (
        "random",
        None,
        {0},
    )
    kept.play(rng)
    assert match.standing.proposed == set()


def test_an_old_log_far_behind_is_folded_with_what_is_proposed() -> None:
    """More than the last entries are read as they were told: the rest is folded."""
    title = next(iter(TITLES))
    kept = Kept(title, 2, bots=1)
    rng = random.Random(9)
    for _ in range(3):
        kept.play_to(0, rng, 6)
        kept.cross(0)
        kept.adopt(plan_redo(kept.match, 0, "r", NOW, one=True))
    kept.play_to(0, rng, 6)
    kept.cross(0)
    for _ in range(RECENT + 2):
        kept.adopt(plan_talk(kept.match, "refuse", 0, "withdrawn", "w", NOW))
    assert kept.match.log.course.ahead
    assert facts_of(kept.opened()) == facts_of(kept.match)


def test_a_move_played_again_that_was_not_taken_back_freezes_the_table() -> None:
    kept = Kept(next(iter(TITLES)), 2, bots=1)
    kept.play(random.Random(10))
    last = next(entry for entry in reversed(kept.entries) if entry.kind == "move")
    kept.entries.append(last._replace(n=kept.match.n + 1, kind="redo"))
    again = Match(kept.match.row, kept.seats, kept.entries)
    assert again.fault is not None
    why = again.fault.args["why"]
    assert getattr(why, "id", None) == "log-ahead"


def test_crossings_use_up_what_is_for_take_backs() -> None:
    kept = Kept(next(iter(TITLES)), 2, bots=1)
    rng = random.Random(11)
    kept.match.caps = Caps(120)
    kept.play_to(0, rng, 12)

    def forth_and_back() -> None:
        while True:
            kept.cross(0)
            kept.adopt(plan_redo(kept.match, 0, "r", NOW))

    with pytest.raises(Denied) as refused:
        forth_and_back()
    assert refused.value.code == "no-more-take-backs"
    assert kept.match.n <= 120
    assert kept.match.frozen is None


def test_a_take_back_across_barriers_tells_nobody_what_they_could_not_know() -> None:
    """Two games that differ in what a viewer may not know: all that it hears of proposals, answers
    and the take-back, and all that it sees before and after, is the same."""
    rng, game, compared = random.Random(12), open_game(sample.HIDDEN, 3), 0
    for viewer in (0, 1, 2, None) * times(1):
        for pair in pairs(game, viewer, 40, 4, rng):
            if pair.how != "log" or reach(opened(pair, pair.true)) == []:
                continue
            heard = [
                hear_take_back(opened(pair, world), viewer) for world in (pair.true, pair.other)
            ]
            assert heard[0] == heard[1]
            compared += 1
    assert compared


def opened(pair: Pair, world: World) -> Match:
    """A world as a table."""
    stored = as_stored(pair.game, world.course.state, world.entries, bytes(16))
    return Match(stored.table._replace(dice=2, mark=""), Seats(stored.seats, ()), world.entries)


def hear_take_back(match: Match, viewer: int | None) -> list[bytes]:
    """Everything a viewer is sent while all agree to go back, and the decision after it."""
    speaker = Speaker(match.seats.names, "en")
    sent = [encode(update(match, viewer, None, speaker))]
    point = check_reach(match, 0, next(to for to in reach(match) if to is not None))
    body = f'{{"to": {point}, "asked": [1, 2]}}'
    match.adopt(plan_talk(match, "propose", 0, body, "p", NOW))
    sent += [encode(update(match, viewer, None, speaker)), encode(proposal_info(match))]
    match.adopt(plan_talk(match, "agree", 1, "", "a", NOW))
    match.adopt(plan_crossing(match, 2, point, "agreed", "a", NOW))
    return [*sent, encode(update(match, viewer, None, speaker))]
