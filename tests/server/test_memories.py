"""What the bots of a table remember: as long as the game goes on as it went, and no longer."""

from typing import Any

from dolmen.core.game import Game
from dolmen.server.server import Server
from dolmen.server.table.memories import Memories
from dolmen.server.table.plans import plan_crossing, plan_move, plan_redo
from dolmen.server.workers import Choice
from tests import sample
from tests.server.rows import NOW
from tests.server.servers import Caller
from tests.server.test_take_backs import Kept


def play_on(kept: Kept) -> None:
    """Whoever is to move does."""
    match = kept.match
    actor = match.actor
    assert actor is not None
    name = match.game.moves.name(match.game.legal(match.log.state)[0])
    kept.adopt(plan_move(match, actor, name, None, NOW))


def test_a_bot_remembers_once_and_only_as_itself() -> None:
    kept, memories = Kept(sample.LIGHT, 2, bots=1), Memories()
    memories.keep(kept.match, 1, "master", b"plan")
    for _ in range(3):
        play_on(kept)
    assert memories.recall(kept.match, 0, "master") == b""
    assert memories.recall(kept.match, 1, "master") == b"plan"
    assert memories.recall(kept.match, 1, "master") == b""
    memories.keep(kept.match, 1, "master", b"plan")
    assert memories.recall(kept.match, 1, "expert") == b""


def test_what_was_taken_back_is_not_remembered_even_if_it_is_played_again() -> None:
    kept, memories = Kept(sample.LIGHT, 2, bots=1), Memories()
    play_on(kept)
    memories.keep(kept.match, 1, "master", b"plan")
    before = len(kept.match.log.moves) - 1
    kept.adopt(plan_crossing(kept.match, 0, before, "alone", None, NOW))
    memories.keep(kept.match, 0, "expert", b"later")
    kept.adopt(plan_redo(kept.match, 0, "again", NOW))
    assert memories.recall(kept.match, 1, "master") == b""
    assert memories.recall(kept.match, 0, "expert") == b"later"


def test_a_game_that_is_over_leaves_no_memories() -> None:
    kept, memories = Kept(sample.LIGHT, 2, bots=2), Memories()
    memories.keep(kept.match, 0, "master", b"plan")
    kept.match.row = kept.match.row._replace(status="over")
    memories.keep(kept.match, 1, "master", b"plan")
    kept.match.row = kept.match.row._replace(status="playing")
    assert [memories.recall(kept.match, seat, "master") for seat in (0, 1)] == [b"", b""]


async def test_the_driver_brings_a_bot_its_memory_and_shows_it_to_nobody(
    club: tuple[Server, str],
) -> None:
    server, base = club
    brought: list[bytes] = []

    async def choose(
        bot: str,
        game: Game[Any],
        state: Any,
        seat: int,
        *,
        memory: bytes = b"",
        **_: object,
    ) -> Choice:
        brought.append(memory)
        return Choice(int(game.legal(state)[0]), None, memory + b"SECRET", 0.25, cut=True)

    server.workers.choose = choose  # type: ignore[method-assign]  # for all of the test
    async with Caller(base) as anna:
        made = await anna.make(sample.LIGHT, 2, players=["me", "master"], options={"first": 0})
        async with anna.look(made["id"], seat=0) as a:
            while len(brought) < 3:
                await a.until_mine()
                await a.play()
            sheet = await anna.get(f"/api/tables/{made['id']}")
    assert brought[:3] == [b"", b"SECRET", b"SECRETSECRET"]
    assert "SECRET" not in str((sheet, a.update))
    told = server.metrics.text().decode()
    assert 'dolmen_bot_cuts_total{bot="master"}' in told
    assert 'dolmen_bot_seconds_bucket{bot="master",le="0.3"}' in told
