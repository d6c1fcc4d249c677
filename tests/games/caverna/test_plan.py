"""The bot that plans, at Caverna: a line alone, results with others, and what it remembers."""

from typing import Any

import pytest

import dolmen
from dolmen.bots import Budget, seat_bot
from dolmen.bots.judges import judge
from dolmen.bots.plan import Planner, copied, open_turns
from dolmen.core.game import CHANCE, NO_MOVE, OVER, new_buffer
from dolmen.core.rng import Rng
from dolmen.games.caverna.data import FOOD
from dolmen.games.caverna.moves import EAT, PLACE
from dolmen.games.caverna.state import BEGGING, place_of
from dolmen.games.caverna.turns import CavernaTurns
from tests.games.caverna.scenes import Scene, player, scene
from tests.tries import NIGHT, times

# Playing a turn out to the end costs the more, the more sit at the table: at large ones the judge
# takes most turns, and a bot thinks about one in so many. At night it thinks about all.
FEW_SEATS = 2
THINK_EVERY = 1 if NIGHT else 8
# What a marker costs.
MARKER = 3
ALONE = player("food 9 wood 4 stone 3 ore 2 grain 1", board={"4,3": "field", "4,2": "meadow"})


def planner(here: Scene, seat: int = 0, iterations: int = 6, **settings: int) -> Planner:
    """A bot that plans, with so many iterations a thought."""
    return Planner(here.game, 7, seat, Budget(iterations), settings)


def played_out(here: Scene, bot: Planner) -> tuple[list[int], int]:
    """What it plays alone to the end, and the points."""
    moves: list[int] = []
    while here.actor() != OVER:
        move = bot.choose(here.state)
        assert move in here.game.legal(here.state)
        moves.append(move)
        here.game.apply(here.state, move)
    return moves, here.score()


def test_alone_it_plays_the_best_line_it_has_found() -> None:
    here = scene(1, round=12, players=[ALONE])
    greedy = open_turns(here.game)
    s = here.state.clone()
    greedy.finish(s, Rng(1))
    moves, points = played_out(here.copy(), planner(here, iterations=20))
    assert points >= here.game.scores(s)[0]
    assert played_out(here.copy(), planner(here, iterations=20)) == (moves, points)


def test_what_it_remembers_is_the_rest_of_its_line() -> None:
    here = scene(1, round=12, players=[ALONE])
    bot = planner(here)
    first = bot.choose(here.state)
    here.game.apply(here.state, first)
    is_on_it, line = bot.recall(here.state)
    assert is_on_it
    assert line
    # Another bot with that memory goes on with it, without a thought where no turn begins.
    heir = planner(here, iterations=1)
    heir.memory = bot.memory
    if not heir.turns.begins(here.state):
        assert heir.choose(here.state) == bot.choose(here.state)


@pytest.mark.parametrize("memory", [b"", b"x", b"\x00" * 10, b"\x7f" * 200])
def test_a_memory_that_is_not_true_is_ignored(memory: bytes) -> None:
    here = scene(1, round=12, players=[ALONE])
    fresh, told = planner(here), planner(here)
    told.memory = memory
    assert told.choose(here.state) == fresh.choose(here.state)


def test_what_is_remembered_and_not_legal_is_not_played() -> None:
    here = scene(1, round=12, players=[ALONE]).play("place blacksmithing")
    assert len(here.legal()) > 1
    bot = planner(here)
    key = int(bot.turns.judge.key(here.state)).to_bytes(8, "big")
    bot.memory = (0).to_bytes(2, "big") + key
    assert bot.recall(here.state) == (True, [0])
    assert bot.choose(here.state) == planner(here).choose(here.state)
    # A mark at the end of what is remembered has no move behind it.
    begun = scene(1, round=12, players=[ALONE])
    torn = planner(begun)
    torn.memory = (0).to_bytes(2, "big") + key + (-12).to_bytes(2, "big", signed=True) + key
    assert torn.recall(begun.state) == (False, [-12])
    assert torn.choose(begun.state) in begun.game.legal(begun.state)


def test_with_others_it_plays_the_best_line_it_has_found() -> None:
    here = scene(2, round=12, players=[player("food 9 ore 6"), player("food 9")])
    bot = planner(here, iterations=40)
    move = bot.choose(here.state)
    assert move in here.game.legal(here.state)
    assert planner(here, iterations=40).choose(here.state) == move
    assert bot.ranking[0] == move
    assert len(set(bot.ranking)) == len(bot.ranking) > 1
    # What is better than the judge's line is found with more thought.
    lines = [copied(bot.turns.line, 0)]
    worths = []
    for iterations in (1, 300):
        thinker = planner(here, iterations=iterations)
        thinker.turns.seat = 0
        thinker.turns.follow(here.state.clone(), 5, lines[0], 0, 0)
        line = copied(thinker.turns.line, thinker.turns.length)
        worths.append(worth_of(here, thinker, thinker.vary(here.state, line, 1, 5)))
    assert worths[0] < worths[1]


def worth_of(here: Scene, bot: Planner, line: Any) -> int:
    """What a line leads to."""
    s = here.state.clone()
    for entry in line:
        if entry >= 0:
            assert entry in here.game.legal(s)
            here.game.apply(s, int(entry))
    assert here.game.actor(s) == OVER
    return int(turns_of(bot).value(s))


def turns_of(bot: Planner) -> CavernaTurns:
    """The turns that it plans with."""
    known: Any = bot.turns
    assert isinstance(known, CavernaTurns)
    return known


def test_with_others_a_turn_under_way_goes_on_as_it_was_planned() -> None:
    """And what is remembered is what is own; the turn after that is its beginning."""
    here = scene(2, round=11, players=[player("food 9 wood 4 stone 3 ore 6"), player("food 9")])
    bot = planner(here, iterations=60)
    meant: list[int] = []
    for _ in range(12):
        s = here.state
        if here.actor() != 0:
            here.game.apply(s, bot.turns.best(s) if here.actor() > 0 else here.game.draw(s, Rng(1)))
            continue
        begins = bot.turns.begins(s)
        move = bot.choose(s)
        if begins:
            _, line = bot.recall(s)
            meant = [entry for entry in line if entry >= 0]
        if begins or len(here.legal()) > 1:
            assert move in meant
        here.game.apply(s, move)


def test_the_plan_for_later_turns_outlives_what_others_do() -> None:
    here = scene(2, round=11, players=[player("food 9 wood 4 stone 3 ore 6"), player("food 9")])
    bot = planner(here, iterations=60)
    here.game.apply(here.state, bot.choose(here.state))
    while here.actor() == 0:
        here.game.apply(here.state, bot.choose(here.state))
    # The other does not play what was expected.
    expected = bot.turns.best(here.state)
    surprise = next(move for move in here.game.legal(here.state) if move != expected)
    here.game.apply(here.state, surprise)
    while here.actor() != 0:
        here.game.apply(here.state, bot.turns.best(here.state))
    is_on_it, plan = bot.recall(here.state)
    assert not is_on_it
    # The second dwarf of round 11, then the two of round 12.
    assert [entry for entry in plan if entry < 0] == [-11, -12, -12]


def test_inside_a_turn_that_was_not_planned_it_follows_its_judge() -> None:
    here = scene(2, round=12, players=[player("food 9 ore 6"), player("food 9")])
    bot = planner(here)
    here.game.apply(here.state, here.game.moves.parse("place blacksmithing"))
    assert here.actor() == 0
    assert len(here.legal()) > 1
    assert bot.choose(here.state) == bot.turns.best(here.state)
    assert bot.ranking == []


def test_a_line_is_worth_the_points_and_half_of_those_of_the_best_rival() -> None:
    rivals = [player("food 9 gold 30"), player("food 9 gold 10")]
    here = scene(3, round=12, players=[player("food 9 gold 60"), *rivals])
    points = here.game.scores(here.state)
    turns = turns_of(planner(here))
    assert turns.value(here.state) == 100 * points[0] - 50 * points[1]
    turns.seat = 1
    assert turns.value(here.state) == 100 * points[1] - 50 * points[0]
    alone = scene(1, round=12, players=[ALONE])
    assert turns_of(planner(alone)).value(alone.state) == 100 * alone.score()


def test_who_is_stopped_has_a_move() -> None:
    here = scene(2, round=12, players=[player("food 9 ore 6"), player("food 9")])
    bot = planner(here, iterations=1)
    bot.improve(here.state)
    assert bot.so_far in here.game.legal(here.state)
    assert bot.so_far != NO_MOVE


def test_time_is_a_budget_too() -> None:
    here = scene(1, round=12, players=[ALONE])
    bot = Planner(here.game, 1, 0, Budget(0, 0.001), {"opening": 2})
    assert bot.choose(here.state) in here.game.legal(here.state)
    idle = Planner(here.game, 1, 0, Budget(), {})
    assert idle.budget.iterations > 0


def test_a_thought_is_as_long_as_what_is_left_to_change() -> None:
    here = scene(1, round=12, players=[ALONE])
    line = open_turns(here.game).line[:6]
    for i, entry in enumerate((-11, 5, -12, 6, 7, 8)):
        line[i] = entry
    parts = {span: planner(here, span=span).patience(line) for span in (0, 1, 2, 4, 5)}
    assert parts == {0: 1.0, 1: 1.0, 2: 1.0, 4: 0.5, 5: 0.4}


def test_who_errs_errs_about_where_to_begin() -> None:
    here = scene(2, round=3, players=[player("food 9 wood 3")])
    chosen = {planner(here, noise=4000).choose(here.state)}
    for seed in range(8):
        bot = Planner(here.game, seed, 0, Budget(1), {"noise": 4000})
        chosen.add(bot.choose(here.state))
    assert len(chosen) > 1
    assert chosen <= set(here.game.legal(here.state))
    hungry = scene(2, round=5, phase="feed", players=[player("food 3 grain 1")])
    assert hungry.game.moves.name(planner(hungry, noise=4000).choose(hungry.state)) == "eat grain"


def test_a_setting_that_is_unknown_is_refused() -> None:
    here = scene(1, round=12, players=[ALONE])
    with pytest.raises(dolmen.Refusal, match="width"):
        planner(here, width=3)


@pytest.mark.wide
@pytest.mark.parametrize("seats", [1, 2, 3, 5, 7])
@pytest.mark.parametrize("level", ["novice", "player", "expert", "master"])
def test_every_level_plays_a_whole_game_at_every_table(seats: int, level: str) -> None:
    game = dolmen.game("caverna", seats)
    bots: list[Any] = [seat_bot(level, game, 1, seat, Budget(1)) for seat in range(seats)]
    turns = open_turns(game)
    rng = Rng(1)
    s = game.start()
    begun = 0
    while (actor := game.actor(s)) != OVER:
        begun += turns.begins(s)
        if actor == CHANCE:
            move = game.draw(s, rng)
        elif seats > FEW_SEATS and begun % THINK_EVERY:
            move = turns.best(s)
        else:
            move = bots[actor].choose(s)
        assert actor == CHANCE or move in game.legal(s)
        game.apply(s, move)
    assert max(game.scores(s)) > 20


@pytest.mark.wide
@pytest.mark.parametrize("level", ["novice", "player"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_who_errs_neither_begs_by_accident_nor_exchanges_for_nothing(
    seats: int, level: str
) -> None:
    """Whole games: nobody has markers who could have eaten something that is worth less, and what
    is exchanged feeds somebody, makes room or is worth it, as the judge sees it."""
    game = dolmen.game("caverna", seats)
    known = judge(game)
    out = new_buffer(game.moves.count)
    exchanges = 0
    for seed in range(times(1)):
        bots: list[Any] = [seat_bot(level, game, seed, seat) for seat in range(seats)]
        rng = Rng(seed)
        s = game.start()
        while (actor := game.actor(s)) != OVER:
            if actor == CHANCE:
                game.apply(s, game.draw(s, rng))
                continue
            move = bots[actor].choose(s)
            sensible = [int(out[i]) for i in range(known.sensible(s, out))]
            assert move in sensible
            exchanges += move < PLACE
            place = place_of(actor)
            before, points = s.d[place + BEGGING], game.scores(s)[actor]
            eaten = [one for one in game.legal(s) if EAT <= one < PLACE]
            after = s.clone()
            game.apply(after, move)
            begged = after.d[place + BEGGING] - before
            for one in eaten if begged > 0 else []:
                other = s.clone()
                game.apply(other, one)
                fed = min(begged, other.d[place + FOOD] - s.d[place + FOOD])
                assert points - game.scores(other)[actor] >= MARKER * fed, game.moves.name(one)
            s = after
    assert exchanges > 0
