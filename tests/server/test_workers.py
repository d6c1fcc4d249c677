"""Bots in processes: what they get, what they may, and that a table survives whatever they do."""

import asyncio
import json
import logging
import multiprocessing
import os
import signal
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

import dolmen
from dolmen.bots import Budget, seat_bot
from dolmen.bots.advice import GAMES
from dolmen.core.game import CHANCE, OVER, Game
from dolmen.core.rng import Rng
from dolmen.server.pool import Job
from dolmen.server.shares import LEAST_SECONDS, shared, within
from dolmen.server.worker import MOST_MEMORY, Answer, SeatBot
from dolmen.server.workers import INSTEAD, Choice, Failure, Workers, draw_seeds
from tests import sample
from tests.core.stones import TAKE_ONE, Stones, StonesState
from tests.server.odd_bots import seat_odd


@asynccontextmanager
async def at_work(
    count: int = 1,
    seconds: float = 5,
    megabytes: int = 200,
    seat: SeatBot = seat_odd,
    patience: float = 20,
    wall: float | None = None,
    seeds: Callable[[], tuple[int, int]] = draw_seeds,
    budget: Budget | None = None,
    games: int = GAMES,
) -> AsyncIterator[Workers]:
    """Workers for one test. Their time is that of the processor, unless the clock is meant."""
    workers = Workers(
        count,
        seconds,
        megabytes,
        seat,
        patience,
        wall or 1000,
        seeds=seeds,
        budget=budget,
        games=games,
    )
    await workers.start()
    try:
        yield workers
    finally:
        await workers.close()


def middle(title: str = sample.LIGHT, moves: int = 30) -> tuple[Game[Any], Any, int]:
    """A position in which somebody has a choice, and that seat."""
    game = dolmen.game(title, seats=3)
    rng = Rng(5)
    s = game.start()
    while moves > 0 or game.actor(s) < 0 or len(game.legal(s)) == 1:
        legal = game.legal(s)
        chance = game.actor(s) == CHANCE
        game.apply(s, game.draw(s, rng) if chance else legal[rng.below(len(legal))])
        moves -= 1
    return game, s, game.actor(s)


async def bring_trouble(workers: Workers, bot: str) -> str | None:
    """How a bot fails; the move is legal all the same and the next choice goes well."""
    game, s, seat = middle()
    before = game.dump(s)
    choice = await workers.choose(bot, game, s, seat)
    assert choice.move in game.legal(s)
    await go_well(workers, game, s, seat)
    assert game.dump(s) == before
    return choice.failed


async def go_well(workers: Workers, game: Game[Any], s: Any, seat: int) -> None:
    """A bot chooses as it should. Where a test is about the clock, that is set so short that it may
    catch an honest bot on a busy machine; then another tries."""
    choice = await workers.choose("first", game, s, seat)
    while choice.failed == "overran":
        choice = await workers.choose("first", game, s, seat)
    assert choice[:2] == (game.legal(s)[0], None)


@pytest.mark.parametrize("title", dolmen.TITLES)
async def test_the_bots_of_the_house_play_a_game_to_its_end(title: str) -> None:
    game = dolmen.game(title, seats=2)
    rng = Rng(3)
    async with at_work(seat=seat_bot) as workers:
        s = game.start()
        while (actor := game.actor(s)) != OVER:
            if actor == CHANCE:
                move = game.draw(s, rng)
            else:
                bot = ("random", "greedy")[actor]
                move, failed, *_ = await workers.choose(bot, game, s, actor)
                assert failed is None
            game.apply(s, move)
        assert not workers.failures


async def test_a_bot_that_nobody_knows_is_replaced() -> None:
    game, s, seat = middle()
    async with at_work(seat=seat_bot) as workers:
        choice = await workers.choose("nobody", game, s, seat)
    assert choice.failed == "crashed"
    assert choice.move in game.legal(s)


@pytest.mark.parametrize(
    ("bot", "failed"),
    [
        ("raises", "crashed"),
        ("quits", "crashed"),
        ("dies 3", "crashed"),
        ("mumbles", "crashed"),
        ("has_no_such_way", "crashed"),
        ("names 1000000", "illegal"),
        ("names -1", "illegal"),
        ("names 18446744073709551616", "illegal"),
        ("eats 1000", "overran"),
    ],
)
async def test_a_bot_that_fails_is_replaced_and_the_table_lives(bot: str, failed: str) -> None:
    async with at_work() as workers:
        assert await bring_trouble(workers, bot) == failed
        assert workers.failures == {failed: 1}


async def test_every_move_that_is_not_legal_now_is_illegal() -> None:
    game, s, _ = middle()
    move = next(move for move in range(game.moves.count) if move not in game.legal(s))
    async with at_work() as workers:
        assert await bring_trouble(workers, f"names {move}") == "illegal"


@pytest.mark.parametrize(
    ("bot", "seconds", "wall"), [("loops", 0.5, 1000), ("sleeps 1000", 1000, 2)]
)
async def test_a_bot_that_does_not_come_back_is_stopped(
    bot: str, seconds: float, wall: float
) -> None:
    async with at_work(seconds=seconds, wall=wall) as workers:
        assert await bring_trouble(workers, bot) == "overran"


@pytest.mark.parametrize(
    ("bot", "failed"), [("knows loops", "overran"), ("knows raises", "crashed")]
)
async def test_a_bot_that_is_stopped_plays_the_best_move_that_it_knew(
    bot: str, failed: Failure
) -> None:
    game, s, seat = middle()
    others = set(multiprocessing.active_children())
    async with at_work(seconds=0.5) as workers:
        mine = set(multiprocessing.active_children()) - others
        choice = await workers.choose(bot, game, s, seat)
        assert choice == Choice(game.legal(s)[-1], failed)
        # It heard that its time was over: no process was lost to it.
        assert set(multiprocessing.active_children()) - others == mine
        assert len(mine) == 1


@pytest.mark.parametrize("bot", ["loops", "boasts", "dies 3"])
async def test_a_bot_that_knew_no_move_is_replaced_by_a_simple_one(bot: str) -> None:
    game, s, seat = middle()
    async with at_work(seat=seat_bot, seeds=lambda: (3, 4)) as workers:
        simple = (await workers.choose(INSTEAD, game, s, seat)).move
    async with at_work(seconds=0.5, seeds=lambda: (3, 4)) as workers:
        choice = await workers.choose(bot, game, s, seat)
    assert choice.failed is not None
    assert choice.move == simple


async def test_what_a_bot_remembers_comes_back_to_it() -> None:
    game, s, seat = middle()
    legal = game.legal(s)
    async with at_work() as workers:
        first = await workers.choose("counts", game, s, seat)
        assert (first.move, first.memory) == (legal[1], b".")
        second = await workers.choose("counts", game, s, seat, memory=first.memory)
        assert (second.move, second.memory) == (legal[0], b"..")
        # One who fails has nothing to remember, and nobody remembers too much.
        assert (await workers.choose("raises", game, s, seat, memory=b"..")).memory == b""
        kept = await workers.choose(f"hoards {MOST_MEMORY}", game, s, seat)
        assert kept.memory == bytes(MOST_MEMORY)
        assert (await workers.choose(f"hoards {MOST_MEMORY + 1}", game, s, seat)).memory == b""


async def test_who_has_no_choice_goes_on_remembering() -> None:
    game = Stones()
    s = game.load({"cards": [1, 2], "shown": [1, 1], "taken": [3, 2], "left": 1, "seat": 1})
    choice = await Workers(1, 1, 100).choose("greedy", game, s, 1, memory=b"plan")
    assert choice == Choice(TAKE_ONE, None, b"plan")


async def test_a_bot_is_told_its_own_time_and_less_where_others_wait(tmp_path: Path) -> None:
    game, s, seat = middle()
    told, mark = tmp_path / "told", tmp_path / "begun"
    async with at_work(count=1, seconds=1000, budget=Budget(7, 3.0)) as workers:
        choice = await workers.choose(f"measures {told}", game, s, seat)
        assert not choice.cut
        slow = asyncio.create_task(workers.choose(f"marks {mark}", game, s, seat))
        await begun(mark)
        # Three wait; the first of them then leaves two behind it, and so on.
        rest = [
            asyncio.create_task(workers.choose(f"measures {told}", game, s, seat)) for _ in range(3)
        ]
        await asyncio.sleep(0)
        slow.cancel()
        cuts = [choice.cut for choice in await asyncio.gather(*rest)]
    assert cuts == [True, True, False]
    assert [float(line) for line in told.read_text().split()] == [3.0, 1.0, 1.5, 3.0]


@pytest.mark.parametrize(
    ("own", "crowd", "left"),
    [
        (Budget(0, 3.0), 0.0, Budget(0, 3.0)),
        (Budget(40, 3.0), 2.0, Budget(40, 1.0)),
        (Budget(0, 3.0), 1000.0, Budget(0, LEAST_SECONDS)),
        # What is quick anyway stays as it is.
        (Budget(40, 0.05), 1000.0, Budget(40, 0.05)),
    ],
)
def test_all_who_wait_think_about_as_long_as_one_alone(
    own: Budget, crowd: float, left: Budget
) -> None:
    assert shared(own, crowd) == left


@pytest.mark.parametrize(
    ("own", "told"),
    [
        (Budget(40, 3.0), Budget(40, 3.0)),
        (Budget(40), Budget(40, 5.0)),
        (Budget(0, 8.0), Budget(0, 5.0)),
        (Budget(), Budget(0, 1.0)),
    ],
)
def test_nobody_is_told_more_time_than_the_kernel_gives(own: Budget, told: Budget) -> None:
    assert within(own, 5.0) == told


@pytest.mark.long(17)
async def test_thinking_is_counted_in_time_of_the_processor() -> None:
    game, s, seat = middle()
    async with at_work(seconds=1) as workers:
        began = time.monotonic()
        # By the clock it takes longer than it may think.
        assert (await workers.choose("sleeps 1.5", game, s, seat)).failed is None
        assert time.monotonic() - began > 1.4
        assert (await workers.choose("works 0.5", game, s, seat)).failed is None
        assert (await workers.choose("works 5", game, s, seat)).failed == "overran"


async def test_a_bot_that_resists_its_alarms_is_killed() -> None:
    async with at_work(seconds=1, patience=2, wall=2) as workers:
        assert await bring_trouble(workers, "resists") == "overran"


async def test_a_bot_that_leaves_without_a_word_is_noticed() -> None:
    async with at_work(seconds=1, patience=2, wall=2) as workers:
        assert await bring_trouble(workers, "dies 0") == "overran"


async def test_a_bot_may_eat_what_it_is_given() -> None:
    game, s, seat = middle()
    async with at_work(megabytes=200) as workers:
        assert (await workers.choose("eats 150", game, s, seat)).failed is None


async def test_bots_are_nice() -> None:
    game, s, seat = middle()
    async with at_work() as workers:
        assert (await workers.choose("is_nice", game, s, seat)).failed is None


async def test_waiting_for_a_worker_is_not_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    game, s, seat = middle()
    async with at_work(count=1) as workers:
        ask, thinking = workers.pool.ask, Counter[str]()

        async def watched(job: Job[Answer]) -> Answer:
            # The time of a bot begins when its question is sent, and no sooner.
            thinking["now"] += 1
            thinking["most"] = max(thinking["most"], thinking["now"])
            try:
                answer: Answer = await ask(job)
                return answer
            finally:
                thinking["now"] -= 1

        monkeypatch.setattr(workers.pool, "ask", watched)
        choices = await asyncio.gather(*(workers.choose("first", game, s, seat) for _ in range(4)))
    assert [choice.failed for choice in choices] == [None] * 4
    assert thinking == {"now": 0, "most": 1}


async def test_one_bot_that_hangs_does_not_hold_up_the_others() -> None:
    game, s, seat = middle()
    async with at_work(count=2, seconds=1000) as workers:
        slow = asyncio.create_task(workers.choose("sleeps 1000", game, s, seat))
        for _ in range(20):
            assert (await workers.choose("first", game, s, seat)).failed is None
        assert not slow.done()
        slow.cancel()


async def begun(mark: Path) -> None:
    """Until a bot has begun to think."""

    def look() -> None:
        while not mark.exists():
            time.sleep(0.01)

    await asyncio.to_thread(look)


async def test_a_choice_that_is_called_off_frees_its_worker(tmp_path: Path) -> None:
    game, s, seat = middle()
    mark = tmp_path / "begun"
    async with at_work(count=1, seconds=1000) as workers:
        slow = asyncio.create_task(workers.choose(f"marks {mark}", game, s, seat))
        await begun(mark)
        slow.cancel()
        with pytest.raises(asyncio.CancelledError):
            await slow
        assert (await workers.choose("first", game, s, seat)).failed is None
        assert not workers.failures


def kill_workers() -> None:
    """From outside, as a machine without memory does."""
    for child in multiprocessing.active_children():
        assert child.pid is not None
        os.kill(child.pid, signal.SIGKILL)
        child.join()


async def test_a_broken_pool_is_renewed() -> None:
    game, s, seat = middle()
    async with at_work(count=2) as workers:
        for _ in range(2):
            await asyncio.to_thread(kill_workers)
            choices = await asyncio.gather(
                *(workers.choose("first", game, s, seat) for _ in range(5))
            )
            assert [choice.failed for choice in choices] == [None] * 5


async def test_a_pool_that_stopped_working_is_renewed() -> None:
    game, s, seat = middle()
    async with at_work(seconds=1, patience=3, wall=1) as workers:
        (frozen,) = multiprocessing.active_children()
        assert frozen.pid is not None
        os.kill(frozen.pid, signal.SIGSTOP)
        await go_well(workers, game, s, seat)


async def test_one_legal_move_needs_no_process() -> None:
    game = Stones()
    s = game.load({"cards": [1, 2], "shown": [1, 1], "taken": [3, 2], "left": 1, "seat": 1})
    assert game.legal(s) == [TAKE_ONE]
    assert await Workers(1, 1, 100).choose("greedy", game, s, 1) == Choice(TAKE_ONE)


async def test_a_seat_that_is_not_to_move_has_no_choice() -> None:
    game, s, seat = middle()
    async with at_work() as workers:
        with pytest.raises(ValueError, match="not to move"):
            await workers.choose("first", game, s, (seat + 1) % 3)


async def test_closing_calls_off_what_is_under_way_and_nothing_starts_after(tmp_path: Path) -> None:
    game, s, seat = middle()
    mark = tmp_path / "begun"
    async with at_work(count=1, seconds=1000) as workers:
        under_way = [
            asyncio.create_task(workers.choose(f"marks {mark}", game, s, seat)) for _ in range(3)
        ]
        await begun(mark)
        await workers.close()
        done, _ = await asyncio.wait(under_way)
        assert all(task.cancelled() for task in done)
        assert multiprocessing.active_children() == []
        with pytest.raises(RuntimeError):
            await workers.choose("first", game, s, seat)


@pytest.mark.parametrize("title", dolmen.TITLES)
async def test_a_bot_gets_worlds_that_its_seat_cannot_rule_out(title: str, tmp_path: Path) -> None:
    game, s, seat = middle(title)
    told = tmp_path / "told"
    async with at_work() as workers:
        for _ in range(12):
            await workers.choose(f"tells {told}", game, s, seat)
    lines = [json.loads(line) for line in told.read_text(encoding="utf-8").splitlines()]
    assert os.getpid() not in {pid for pid, _ in lines}
    worlds = [game.load(position) for _, position in lines]
    assert len(worlds) == 12
    assert all(game.view(world, seat) == game.view(s, seat) for world in worlds)
    hidden = [game.dump(game.determinize(s, seat, Rng(n))) for n in range(12)]
    kinds = len({json.dumps(position) for position in hidden})
    assert (len({json.dumps(position) for _, position in lines}) > 1) == (kinds > 1)


async def test_the_log_tells_how_a_bot_failed_and_nothing_of_the_position(
    caplog: pytest.LogCaptureFixture,
) -> None:
    game, s, seat = middle()
    async with at_work() as workers:
        with caplog.at_level(logging.INFO):
            await workers.choose("raises", game, s, seat)
    (record,) = [record for record in caplog.records if record.name == "dolmen.server.workers"]
    facts = vars(record)
    assert facts["msg"] == "bot replaced"
    assert facts["fault"].startswith("LookupError in odd_bots.py:")
    # Beside what every record has there is this and nothing else.
    plain = vars(logging.makeLogRecord({}))
    more = {key: value for key, value in facts.items() if key not in (*plain, "message", "asctime")}
    assert more == {
        "bot": "raises",
        "title": sample.LIGHT,
        "version": game.version,
        "seats": 3,
        "failed": "crashed",
        "fault": facts["fault"],
    }
    assert (record.args, record.exc_info, record.exc_text) == ((), None, None)


class Uncrossable(Stones):
    """A title whose worlds cannot be made."""

    def determinize(self, s: StonesState, seat: int, rng: Rng) -> StonesState:
        raise ZeroDivisionError


async def test_a_title_that_cannot_be_sent_is_no_end_of_the_table() -> None:
    class Local(Stones):
        """A title that no other process can import."""

    async with at_work() as workers:
        for game in (Uncrossable(), Local()):
            s = game.load({"cards": [1, 2]})
            choice = await workers.choose("first", game, s, 0)
            assert choice.failed == "crashed"
            assert choice.move in game.legal(s)
        assert await bring_trouble(workers, "first") is None


def never_ready(megabytes: int) -> None:
    """Stands for a worker that hangs before its first task."""
    time.sleep(60)


async def test_workers_that_do_not_start_are_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dolmen.server.workers.confine", never_ready)
    workers = Workers(1, 1, 100, patience=0.2)
    with pytest.raises(BrokenProcessPool):
        await workers.start()
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize(("count", "seconds", "megabytes"), [(0, 1, 1), (1, 0, 1), (1, 1, -1)])
def test_workers_without_limits_are_an_error(count: int, seconds: float, megabytes: int) -> None:
    with pytest.raises(ValueError, match="above 0"):
        Workers(count, seconds, megabytes)
