"""The search: what it finds, what it may know, and how long it thinks."""

from collections.abc import Iterator, Mapping
from threading import Timer
from typing import Any, Final

import pytest

from dolmen.bots import searcher
from dolmen.bots.budget import Budget
from dolmen.bots.search import Search
from dolmen.bots.searcher import PLAIN, SETTINGS, Look, Searcher
from dolmen.bots.tree import LOG_UNIT, ROOT_UNIT, SUMS, Tree, log, root
from dolmen.core.game import CHANCE, NO_MOVE, OVER, Buffer, Game
from dolmen.core.judge import ONE, PLAIN_WEIGHTS, Judge, new_numbers
from dolmen.core.message import Message, Refusal
from dolmen.core.rng import Rng
from tests.core.stones import SHOW, TAKE_ONE, TAKE_TWO, Stones, StonesState, restore

WAYS: Final[list[Mapping[str, int]]] = [{}, PLAIN, {"playouts": 50}]


def thought(
    game: Game[Any], s: Any, iterations: int, settings: Mapping[str, int], seed: int = 1
) -> Searcher:
    """A bot of seat 0 after it thought about a position."""
    bot = Searcher(game, seed, 0, Budget(iterations), settings)
    bot.think(s)
    return bot


# What it finds


@pytest.mark.parametrize("settings", WAYS, ids=["judge", "plain", "mixed"])
def test_the_only_move_that_does_not_lose_is_found(settings: Mapping[str, int]) -> None:
    """Seat 0 has 3 points and seat 1 has 4. Who takes one leaves two: seat 1 takes them and wins.
    Who takes two has 5 and leaves one: 5 to 5, shared. The greedy one would find that as well; so
    that it is worth nothing to look at points alone, showing a card is allowed and passes nothing.
    """
    game = Stones()
    s = game.load({"cards": [2, 2], "shown": [0, 0], "taken": [1, 2], "left": 3})
    bot = thought(game, s, 400, settings)
    assert bot.so_far in (TAKE_TWO, SHOW)
    looks = {look.move: look for look in bot.looks()}
    assert looks[TAKE_ONE].visits < looks[bot.so_far].visits
    assert looks[TAKE_ONE].chance < looks[bot.so_far].chance


class Stubborn(Judge[StonesState]):
    """Plays games on by taking one stone after the other, whoever it helps."""

    def play_on(self, s: StonesState, rng: Rng, out: Buffer) -> None:
        while self.game.actor(s) != OVER:
            self.game.apply(s, TAKE_ONE)


@pytest.mark.parametrize("plain", [0, 1])
def test_games_are_played_on_as_the_judge_says_unless_it_is_not_asked(plain: int) -> None:
    game = Stones()
    s = game.load({"cards": [2, 2], "shown": [1, 1], "taken": [0, 0], "left": 6})
    settings = {"playouts": 100, "plain": plain}
    stubborn = Stubborn(game, new_numbers(list(PLAIN_WEIGHTS)))
    bot = Searcher(game, 1, 0, Budget(60), settings, stubborn)
    bot.think(s)
    usual = thought(game, s, 60, settings)
    assert (bot.looks() == usual.looks()) is bool(plain)


class Trap(Stones):
    """Who takes two from four gives the game away: the last stone is worth ten."""

    def scores(self, s: StonesState) -> list[int]:
        points = list(s.taken)
        if s.left == 0:
            points[1 - s.seat] += 10
        return points


@pytest.mark.parametrize("settings", WAYS, ids=["judge", "plain", "mixed"])
@pytest.mark.parametrize(
    ("left", "right"),
    [
        # Of four: one leaves three, of which seat 1 can take one or two and never all.
        (4, TAKE_ONE),
        # Of five: two leave three.
        (5, TAKE_TWO),
        (2, TAKE_TWO),
    ],
)
def test_a_win_is_found_though_it_looks_poorer(
    left: int, right: int, settings: Mapping[str, int]
) -> None:
    game = Trap()
    s = restore([1, 2], [True, True], [6 - left, 0], left, 0)
    bot = thought(game, s, 600, settings)
    assert bot.so_far == right
    best = max(bot.looks(), key=lambda look: look.visits)
    assert best.move == right
    assert best.chance > ONE * 3 // 4


class Wager(Stones):
    """One stone is worth nine points; two are worth ten, but only if the rival holds the four."""

    def scores(self, s: StonesState) -> list[int]:
        won = {0: 0, 1: 9, 2: 10 if s.cards[1] == 4 else 0}.get(s.taken[0], 0)
        return [won, 5]

    def actor(self, s: StonesState) -> int:
        return OVER if s.taken[0] else super().actor(s)


@pytest.mark.parametrize("card", [2, 3, 4])
def test_a_hidden_hand_is_not_looked_at(card: int) -> None:
    """One stone always wins; two win in one world of three."""
    game = Wager()
    s = game.load({"cards": [1, card], "shown": [1, 0]})
    bots = [thought(game, s, 100, {}, seed) for seed in range(5)]
    assert {bot.so_far for bot in bots} == {TAKE_ONE}
    others = [look for bot in bots for look in bot.looks() if look.move == TAKE_TWO]
    assert all(look.chance < ONE for look in others if look.visits > 10)


class Hopeful(Judge[StonesState]):
    """Believes that the rival holds the four."""

    def believe(self, s: StonesState, seat: int, rng: Rng) -> None:
        s.cards[1 - seat] = 4


@pytest.mark.parametrize("plain", [0, 1])
def test_a_thought_is_in_worlds_that_the_judge_believes_unless_it_is_not_asked(plain: int) -> None:
    """Whoever is sure of the four wins with two stones as well."""
    game = Wager()
    s = game.load({"cards": [1, 2], "shown": [1, 0]})
    hopeful = Hopeful(game, new_numbers(list(PLAIN_WEIGHTS)))
    bot = Searcher(game, 1, 0, Budget(100), {"plain": plain}, hopeful)
    bot.think(s)
    twos = next(look for look in bot.looks() if look.move == TAKE_TWO)
    assert (twos.chance == ONE) is not bool(plain)


@pytest.mark.parametrize("settings", [*WAYS, {"noise": 200}])
def test_worlds_that_look_alike_get_the_same_thought(settings: Mapping[str, int]) -> None:
    game = Stones()
    found = [
        thought(game, game.load({"cards": [1, card]}), 60, settings).looks() for card in (2, 3, 4)
    ]
    assert found[0] == found[1] == found[2]


class Coin(Stones):
    """Every stone taken is followed by a card for the other, worth its number."""

    def actor(self, s: StonesState) -> int:
        return CHANCE if s.cards[1] == 0 else super().actor(s)

    def apply(self, s: StonesState, move: int) -> None:
        super().apply(s, move)
        if move <= TAKE_TWO:
            s.cards[1] = 0


def test_chance_is_drawn_on_the_way_and_is_no_part_of_the_tree() -> None:
    game = Coin()
    s = restore([1, 2], [True, True], [0, 0], 6, 0)
    bot = thought(game, s, 200, {})
    moves = {bot.search.tree.rows[at] for at in places(bot.search.tree)}
    assert moves == {TAKE_ONE, TAKE_TWO}
    assert s.numbers() == ([1, 2], [True, True], [0, 0], 6, 0)


def places(tree: Tree) -> Iterator[int]:
    """The rows of all nodes but the root."""
    return iter(range(2 * tree.width, tree.end, tree.width))


class Alone(Judge[StonesState]):
    """One who plays alone, for whom only the taken stones count."""

    def value(self, s: StonesState, seat: int) -> int:
        return 100 * s.taken[0]


class Patience(Stones):
    """Seat 0 plays alone: whoever takes one stone at a time has a bonus for each turn."""

    def apply(self, s: StonesState, move: int) -> None:
        super().apply(s, move)
        s.seat = 0
        if move == TAKE_ONE:
            s.taken[0] += 1


@pytest.mark.parametrize("settings", WAYS, ids=["judge", "plain", "mixed"])
def test_one_who_plays_alone_looks_for_points(settings: Mapping[str, int]) -> None:
    game = Patience()
    game.seats = 1
    known = Alone(game, new_numbers([300, 100]))
    bot = Searcher(game, 1, 0, Budget(300), settings, known)
    s = restore([1, 2], [True, True], [0, 0], 6, 0)
    assert bot.choose(s) in (TAKE_ONE, SHOW)
    looks = {look.move: look for look in bot.looks()}
    # Six stones one by one are twelve points; two at once are at most ten.
    assert looks[TAKE_TWO].chance <= 1000
    assert looks[TAKE_ONE].chance > looks[TAKE_TWO].chance


# Seeds, budgets and stopping


@pytest.mark.parametrize("settings", [*WAYS, {"noise": 100}])
def test_a_thought_follows_from_seed_and_iterations(settings: Mapping[str, int]) -> None:
    game = Stones()
    s = game.load({"cards": [2, 3]})
    found = [thought(game, s, 50, settings, seed).looks() for seed in (5, 5, 6)]
    assert found[0] == found[1] != found[2]


def test_how_it_is_cut_into_spells_does_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Stones()
    s = game.load({"cards": [2, 3]})
    whole = thought(game, s, 64, {"noise": 100})
    monkeypatch.setattr(searcher, "LONGEST", 1)
    assert thought(game, s, 64, {"noise": 100}).looks() == whole.looks()
    assert thought(game, s, 64, {"noise": 100}).so_far == whole.so_far


@pytest.mark.parametrize("iterations", [1, 2, 7, 100])
def test_iterations_are_spent_exactly(iterations: int) -> None:
    bot = thought(Stones(), Stones().load({"cards": [2, 3]}), iterations, {})
    assert bot.search.iterations == iterations
    assert sum(look.visits for look in bot.looks()) == iterations
    assert bot.so_far != NO_MOVE


def test_time_ends_a_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter(range(1000))
    monkeypatch.setattr(searcher, "thread_time", lambda: next(ticks) / 100)
    bot = Searcher(Stones(), 1, 0, Budget(seconds=0.1), {})
    bot.think(Stones().load({"cards": [2, 3]}))
    # Started at 0, it looked twice a spell: after 2, 4, 6, 8 and 10 ticks.
    assert next(ticks) == 11
    assert bot.search.iterations > 0


def test_without_limits_there_is_a_usual_one() -> None:
    bot = Searcher(Stones(), 1, 0, Budget(), {})
    assert bot.budget == searcher.USUAL


def test_who_is_stopped_has_a_move() -> None:
    bot = Searcher(Stones(), 1, 0, Budget(seconds=1000), {})
    timer = Timer(0.05, lambda: setattr(bot, "stop", True))
    timer.start()
    assert bot.choose(Stones().load({"cards": [2, 3]})) in (TAKE_ONE, TAKE_TWO, SHOW)
    timer.join()
    assert bot.search.iterations > 0


def test_a_single_move_needs_no_thought() -> None:
    game = Stones()
    s = game.load({"cards": [2, 3], "taken": [3, 2], "left": 1, "shown": [1, 0]})
    bot = Searcher(game, 1, 0, Budget(50), {})
    assert bot.choose(s) == TAKE_ONE
    assert bot.search.iterations == 0


def test_a_setting_that_nobody_knows_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        Searcher(Stones(), 1, 0, Budget(), {"genius": 1})
    assert refused.value.message == Message(
        "title-broken", {"title": "stones", "fault": "search: genius is unknown"}
    )


# What it tells


def test_what_is_told_of_each_move() -> None:
    """One iteration walks to one move; the others were not tried, and look as they did."""
    game = Stones()
    bot = Searcher(game, 1, 0, Budget(1), {"noise": 1})
    bot.think(game.load({"cards": [2, 3]}))
    tried = [look for look in bot.looks() if look.visits]
    assert [look.move for look in bot.looks()] == [TAKE_ONE, TAKE_TWO, SHOW]
    (look,) = tried
    assert look.move == bot.so_far == TAKE_TWO
    # Two stones and a card of two; in its world the rival has a card of 1, 3 or 4.
    assert look.worth in (300, 100, 0)
    assert all(other[1:4] == (0, 0, 0) for other in bot.looks() if other != look)
    assert isinstance(look, Look)


def test_who_misjudges_moves_plays_others_too() -> None:
    game = Stones()
    s = game.load({"cards": [2, 3]})
    clear = {thought(game, s, 60, {"noise": 1}, seed).so_far for seed in range(12)}
    dull = {thought(game, s, 60, {"noise": 500}, seed).so_far for seed in range(12)}
    assert clear <= {TAKE_TWO, SHOW}
    assert dull == {TAKE_ONE, TAKE_TWO, SHOW}


class Picky(Judge[StonesState]):
    """To show a card is not worth a thought."""

    def sensible(self, s: StonesState, out: Buffer) -> int:
        moves = [move for move in self.game.legal(s) if move != SHOW]
        for i, move in enumerate(moves):
            out[i] = move
        return len(moves)


def test_what_is_not_sensible_is_not_thought_of() -> None:
    game = Stones()
    known = Picky(game, new_numbers([300, 100]))
    bot = Searcher(game, 1, 0, Budget(50), {}, known)
    bot.think(game.load({"cards": [2, 3]}))
    assert [look.move for look in bot.looks()] == [TAKE_ONE, TAKE_TWO]


# The tree


def test_a_full_tree_thinks_on_without_growing() -> None:
    game = Stones()
    s = game.load({"cards": [2, 3]})
    # The seven moves of the table and the root; three of them are legal at the root.
    bot = thought(game, s, 300, {"nodes": 1})
    tree = bot.search.tree
    assert tree.end // tree.width == 1 + game.moves.count
    assert sum(look.visits for look in bot.looks()) == 300


def test_a_tree_grows_and_keeps_what_it_has() -> None:
    tree = Tree(2, 5000)
    for move in range(3000):
        assert tree.has_room(1)
        at = tree.add(move, 0)
        tree.rows[at + SUMS + 1] = 7 * move
    assert [tree.rows[at] for at in places(tree)] == list(range(3000))
    assert [tree.rows[at + SUMS + 1] for at in places(tree)] == [7 * n for n in range(3000)]
    assert tree.has_room(1999)
    assert not tree.has_room(2000)
    tree.clear()
    assert list(places(tree)) == []


@pytest.mark.parametrize(
    ("n", "exact"), [(0, 0), (1, 1), (4, 2), (100, 10), (4096, 64), (10**6, 1000), (10**10, 10**5)]
)
def test_roots_are_whole_where_they_should_be(n: int, exact: int) -> None:
    assert abs(int(root(n)) - exact * ROOT_UNIT) <= exact * ROOT_UNIT // 1000


@pytest.mark.parametrize(
    ("n", "thousandths"), [(1, 0), (2, 693), (10, 2303), (1000, 6908), (4096, 8318), (10**6, 13816)]
)
def test_logarithms_are_natural(n: int, thousandths: int) -> None:
    assert abs(int(log(n)) * 1000 // LOG_UNIT - thousandths) <= 2


def test_settings_have_their_names() -> None:
    assert set(PLAIN) <= set(SETTINGS)
    assert isinstance(Searcher(Stones(), 1, 0, Budget(), {}).search, Search)
    assert Searcher(Stones(), 1, 1, Budget(), {}).search.rng.words() == Rng(1, 1).words()
