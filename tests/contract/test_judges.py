"""What a judge promises a search, in every title, and that no level knows what its seat may not."""

import random
from collections.abc import Iterator
from typing import Any, Final

import pytest

from dolmen.bots import LEVELS, Budget, seat_bot
from dolmen.bots.judges import judge
from dolmen.bots.levels import level
from dolmen.core.game import CHANCE, OVER, Game, new_buffer
from dolmen.core.judge import ONE, Judge, new_numbers
from dolmen.core.rng import Rng
from dolmen.games import TITLES, open_game
from tests.contract.tables import TABLES, Table, manners
from tests.contract.test_secrets import remembers_all, unknown_worlds
from tests.game_walks import walk
from tests.sample import ALL, seats
from tests.tries import times

LOOK_EVERY: Final = 7
# Bots think much longer than a judge looks.
THINK_EVERY: Final = 29
FEW: Final = Budget(iterations=24)


def decisions(game: Game[Any], seed: int, every: int) -> Iterator[tuple[Any, int]]:
    """Some positions of a walk in which a seat decides, and the seat."""
    manner = manners(game.title)[0]
    for number, (s, _) in enumerate(walk(game, seed, manner)):
        seat = int(game.actor(s))
        if number % every == 0 and seat not in (CHANCE, OVER):
            yield s, seat


def sensible(game: Game[Any], known: Judge[Any], s: Any) -> list[int]:
    out = new_buffer(game.moves.count)
    return [int(out[i]) for i in range(known.sensible(s, out))]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_judge_keeps_its_promises(table: Table) -> None:
    game = table.open()
    known = judge(game)
    chances, out = new_numbers([0] * game.seats), new_numbers([0] * game.moves.count)
    moves = new_buffer(game.moves.count)
    keys: dict[int, str] = {}
    for s, _ in decisions(game, table.seats, LOOK_EVERY):
        before = repr(game.dump(s))
        # Some of the legal moves, at least one, in their order.
        found = sensible(game, known, s)
        assert found == [move for move in game.legal(s) if move in found] != []
        # Each of them may be thought of.
        count = known.sensible(s, moves)
        known.weigh(s, moves, count, out)
        assert [int(moves[i]) for i in range(count)] == found
        assert all(out[i] > 0 for i in range(count))
        # Somebody will win; nobody more than certainly.
        known.chances(s, chances)
        assert all(0 <= chance <= ONE for chance in chances)
        assert abs(sum(map(int, chances)) - ONE) <= 2 * game.seats
        # One key a position.
        assert keys.setdefault(known.key(s), before) == before
        assert known.key(s.clone()) == known.key(s) < 1 << 62
        assert repr(game.dump(s)) == before
    assert len(keys) > 3


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_over_is_judged_by_its_ranks(table: Table) -> None:
    game = table.open()
    known = judge(game)
    s = game.start()
    game.playout(s, Rng(table.seats), new_buffer(game.moves.count))
    ranks, chances = game.ranks(s), new_numbers([0] * game.seats)
    share = ONE // ranks.count(1)
    for ask in (known.chances, known.outcome):
        ask(s, chances)
        assert list(chances) == [share if rank == 1 else 0 for rank in ranks]


@pytest.mark.wide
@pytest.mark.parametrize("title", ALL)
@pytest.mark.parametrize("name", LEVELS)
def test_a_level_knows_what_its_seat_may_know_and_no_more(title: str, name: str) -> None:
    """Worlds that look alike to a seat, drawn from its view or made from the law of the title, get
    the same move for the same seed and iterations. Where all that is hidden was seen before
    (`REMEMBERED`), a bot may know it: other worlds look alike only to whoever forgets."""
    game, rng = open_game(title, seats(title)), random.Random(1)
    others = compared = 0
    for seed in range(times(1)):
        for number, (s, seat) in enumerate(decisions(game, seed, THINK_EVERY)):
            chosen = seat_bot(name, game, number, seat, FEW).choose(s)
            assert chosen in game.legal(s)
            alike = [s.clone(), game.determinize(s, seat, Rng(number))]
            made = unknown_worlds(game, s, seat, rng)
            others += len(made)
            alike += made
            for other in alike:
                compared += 1
                assert seat_bot(name, game, number, seat, FEW).choose(other) == chosen
    assert compared > 5
    assert bool(others) == (TITLES[title].hidden and not remembers_all(title))


@pytest.mark.parametrize("title", ALL)
@pytest.mark.parametrize("name", LEVELS)
def test_a_level_thinks_for_a_while_and_no_longer(title: str, name: str) -> None:
    """People do not wait for ever, whatever the title says of its levels."""
    longest = {"novice": 0.3, "player": 0.3, "expert": 1.0, "master": 3.0}[name]
    for count in TITLES[title].seats:
        budget = level(title, name, count).budget
        assert 0 < budget.seconds <= longest
