"""What is stored and read back, the same on SQLite and on PostgreSQL."""

import asyncio

import pytest

from dolmen.core.message import Refusal
from dolmen.server.store import (
    ChatRow,
    Entry,
    Listed,
    PlayerRow,
    RecordRow,
    Store,
    VoteRow,
    open_store,
)
from tests import sample
from tests.server.rows import NOW, append, move, seat_row, set_up, table_row

DAY = 86_400_000


async def test_a_new_table_comes_back_as_it_was_stored(store: Store) -> None:
    table = table_row(
        n=2,
        options='{"a": "é漢"}',
        webhook="https://w",
        keep_days=3,
        parent="p",
        waits=None,
        due=True,
    )
    seats = [seat_row(seat=1, kind="bot", bot="greedy"), seat_row(seat=0, resigned=True)]
    entries = [move(1), Entry(2, "move", None, "roll wool", "c-2", NOW)]
    await store.create_table(table, seats, [(0, "bo"), (0, "al"), (0, "al")], entries)
    assert await store.table("t") == table
    assert await store.seats("t") == sorted(seats, key=lambda seat: seat.seat)
    assert await store.holders("t") == [(0, "al"), (0, "bo")]
    assert await store.entries("t") == entries
    assert await store.entries("t", after=1) == entries[1:]


async def test_an_unknown_table_has_nothing(store: Store) -> None:
    assert await store.table("none") is None
    assert await store.seats("none") == []
    assert await store.holders("none") == []
    assert await store.entries("none") == []
    assert await store.chat("none") == []
    assert await store.votes("none") == []
    assert await store.player("none") is None
    assert await store.record("none") is None


@pytest.mark.parametrize("id", ["a\0b", "a\ud800b", "", "x" * 10_000, "' OR 1=1 --"])
async def test_a_strange_name_is_the_name_of_nothing(store: Store, id: str) -> None:
    await set_up(store)
    assert await store.table(id) is None
    assert await store.entries(id, after=2**40) == []
    assert await store.tables_of(id, 5) == []


async def test_a_table_is_created_whole_or_not_at_all(store: Store) -> None:
    with pytest.raises(Refusal, match="does not fit what is stored"):
        await store.create_table(table_row(), [seat_row(), seat_row()], [], [])
    assert await store.table("t") is None


async def test_what_is_appended_moves_the_row_on(store: Store) -> None:
    await set_up(store)
    end = append(
        1, "take 1", "end", status="over", waits=None, ended=NOW + 5, outcome="{}", mark="m"
    )
    assert await store.append(end)
    assert await store.entries("t") == end.entries
    assert await store.table("t") == table_row(
        n=2,
        status="over",
        waits=None,
        moved=NOW + 1,
        ended=NOW + 5,
        outcome="{}",
        mark="m",
    )


async def test_a_number_is_taken_once(store: Store) -> None:
    await set_up(store)
    assert await store.append(append(1, "mine"))
    assert not await store.append(append(1, "yours", status="over"))
    assert not await store.append(append(1, "yours", "and more", status="over"))
    assert [entry.body for entry in await store.entries("t")] == ["mine"]
    row = await store.table("t")
    assert row is not None
    assert (row.n, row.status) == (1, "playing")


async def test_there_are_no_holes_in_a_log_that_is_appended_to_alone(store: Store) -> None:
    await set_up(store)
    waiting = asyncio.gather(store.append(append(1)), store.append(append(1, "other")))
    assert sorted(await waiting) == [False, True]
    assert len(await store.entries("t")) == 1


async def test_nothing_is_appended_to_a_table_that_is_gone(store: Store) -> None:
    assert not await store.append(append(1, id="none"))
    assert await store.entries("none") == []


async def test_an_append_without_entries_changes_the_row_once(store: Store) -> None:
    await set_up(store, status="open")
    start = append(1)._replace(entries=[])
    assert sorted(await asyncio.gather(store.append(start), store.append(start))) == [False, True]
    row = await store.table("t")
    assert row is not None
    assert (row.status, row.n, row.waits) == ("playing", 0, 1)
    assert await store.append(append(1))
    assert not await store.append(start._replace(status="over"))


async def test_of_two_who_sit_down_at_once_one_sits(store: Store) -> None:
    await set_up(store)
    free = seat_row(seat=0)
    people = [
        store.change_seat(free, seat_row(kind="person", name=name), status="playing", holder=name)
        for name in ("al", "bo")
    ]
    assert sorted(await asyncio.gather(*people)) == [False, True]
    (seat, _), holders = await store.seats("t"), await store.holders("t")
    assert holders == [(0, seat.name)]
    assert seat.kind == "person"


async def test_a_seat_changes_only_if_it_is_what_it_was(store: Store) -> None:
    await set_up(store)
    free = seat_row(seat=1)
    bot = seat_row(seat=1, kind="bot", bot="greedy", stand_in="rand")
    assert not await store.change_seat(bot, free, status="playing")
    assert not await store.change_seat(free, bot, status="open")
    assert await store.change_seat(free, bot, status="playing")
    assert not await store.change_seat(free, bot, status="playing")
    assert await store.change_seat(bot, bot._replace(name="Robo"), status="playing")
    assert await store.seats("t") == [seat_row(seat=0), bot._replace(name="Robo")]
    nowhere = seat_row(seat=5)
    assert not await store.change_seat(nowhere, nowhere, status="playing")


async def test_a_seat_may_have_several_holders(store: Store) -> None:
    await set_up(store)
    for player in ("al", "bo", "al"):
        await store.add_holder("t", 0, player, 20)
    await store.add_holder("t", 1, "al", 20)
    assert await store.holders("t") == [(0, "al"), (0, "bo"), (1, "al")]
    free = seat_row(seat=0)
    assert await store.change_seat(free, free, status="playing", clear=True)
    assert await store.holders("t") == [(1, "al")]
    with pytest.raises(Refusal, match="the table is gone"):
        await store.add_holder("none", 0, "al", 20)


async def test_a_rematch_is_made_once(store: Store) -> None:
    await set_up(store)
    await store.update_table("t", webhook="https://w", keep_days=7)
    made = await asyncio.gather(store.set_next("t", "u"), store.set_next("t", "v"))
    assert sorted(made) == [False, True]
    row = await store.table("t")
    assert row is not None
    assert (row.webhook, row.keep_days, row.next) == ("https://w", 7, "u" if made[0] else "v")


async def test_chat_is_numbered_and_read_from_the_end(store: Store) -> None:
    await set_up(store)
    said = await asyncio.gather(*(store.say("t", None, "Al", f"line {i}", i) for i in range(5)))
    assert sorted(row.k for row in said) == [1, 2, 3, 4, 5]
    own = await store.say("t", 1, "Bo", "🎲", NOW)
    assert own == ChatRow("t", 6, 1, "Bo", "🎲", NOW)
    assert [row.k for row in await store.chat("t", limit=2)] == [5, 6]
    assert await store.chat("t", after=5) == [own]
    with pytest.raises(Refusal, match="the table is gone"):
        await store.say("none", None, "Al", "hello", NOW)


async def test_a_vote_counts_once_and_can_be_taken_back(store: Store) -> None:
    await set_up(store)
    votes = [VoteRow("bot", 1, 0), VoteRow("end", -1, 0), VoteRow("end", -1, 1)]
    for vote in (*reversed(votes), votes[0]):
        await store.vote("t", vote)
    assert await store.votes("t") == votes
    await store.unvote("t", votes[1])
    assert await store.votes("t") == [votes[0], votes[2]]
    await store.clear_votes("t")
    assert await store.votes("t") == []


async def test_a_player_keeps_the_day_it_came(store: Store) -> None:
    await store.save_player(PlayerRow("h", None, None, 1))
    await store.save_player(PlayerRow("h", "Al", "fr", 2))
    assert await store.player("h") == PlayerRow("h", "Al", "fr", 1)


async def test_records_are_kept(store: Store) -> None:
    records = [RecordRow(f"r{i:03}", "h", sample.LIGHT, "{}\n" * i, i) for i in range(450)]
    await asyncio.gather(*(store.save_record(record) for record in records))
    assert await store.record("r003") == records[3]
    assert [record async for record in store.every_record()] == records
    with pytest.raises(Refusal):
        await store.save_record(records[0])


async def test_every_table_is_gone_through(store: Store) -> None:
    rows = [table_row(f"t{i:03}") for i in range(400)]
    await asyncio.gather(*(store.create_table(row, [], [], []) for row in rows))
    assert [row async for row in store.every_table()] == rows


async def test_lists_come_with_their_seats_the_last_moved_first(store: Store) -> None:
    for i, id in enumerate(("a", "b", "c", "d")):
        row = table_row(id, moved=NOW + i, public=id != "b", status="over" if id == "a" else "open")
        seats = [seat_row(id, seat) for seat in (0, 1)]
        await store.create_table(row, seats, [(1, "al"), (1, "bo"), (0, "bo")], [])
    await store.create_table(table_row("e", moved=NOW + 9), [], [(0, "cy")], [])

    def shown(listed: list[Listed]) -> list[tuple[str, int, list[int]]]:
        return [(table.id, len(seats), mine) for table, seats, mine in listed]

    assert shown(await store.tables_of("al", 3)) == [("d", 2, [1]), ("c", 2, [1]), ("b", 2, [1])]
    assert [table.table for table in await store.tables_of("bo", 9)][-1].id == "a"
    assert await store.tables_of("nobody", 9) == []
    assert shown(await store.public_tables(9)) == [("e", 0, []), ("d", 2, []), ("c", 2, [])]
    assert shown(await store.public_tables(2, "bo")) == [("e", 0, []), ("d", 2, [0, 1])]
    assert shown(await store.public_tables(9, statuses=["over"])) == [("a", 2, [])]


async def test_bots_that_should_have_moved_are_found(store: Store) -> None:
    await set_up(store, "late", due=True, moved=1)
    await set_up(store, "later", due=True, moved=2)
    await set_up(store, "fresh", due=True, moved=100)
    await set_up(store, "person", due=False, moved=1)
    await set_up(store, "over", due=True, moved=1, status="over")
    assert await store.due_tables(100, 9) == ["late", "later"]
    assert await store.due_tables(100, 1) == ["late"]


async def test_only_finished_tables_whose_host_said_so_expire(store: Store) -> None:
    await set_up(store, "kept", status="over", ended=0)
    await set_up(store, "short", status="over", ended=0, keep_days=1)
    await set_up(store, "long", status="ended", ended=0, keep_days=30)
    await set_up(store, "playing", keep_days=1)
    assert await store.expired(DAY - 1) == []
    assert await store.expired(DAY) == ["short"]
    assert await store.expired(30 * DAY) == ["short", "long"]


async def test_a_deleted_table_leaves_nothing_behind(store: Store) -> None:
    await set_up(store, "t", "u")
    for id in ("t", "u"):
        await store.append(append(1, id=id))
        await store.add_holder(id, 0, "al", 20)
        await store.say(id, None, "Al", "hello", NOW)
        await store.vote(id, VoteRow("end", -1, 0))
    await store.delete_tables([])
    await store.delete_tables(["t", "none"])
    assert await store.table("t") is None
    for left in (store.seats, store.holders, store.entries, store.chat, store.votes):
        assert await left("t") == []
        assert len(await left("u")) > 0


@pytest.mark.parametrize("text", ["a\0b", "a\ud800b"])
async def test_a_text_that_cannot_be_stored_harms_nobody_else(store: Store, text: str) -> None:
    await set_up(store)
    done = await asyncio.gather(
        store.append(append(1)),
        store.say("t", None, "Al", text, NOW),
        store.say("t", None, "Al", "hello", NOW),
        store.save_player(PlayerRow("h", text, None, 1)),
        store.append(append(2, text)),
        return_exceptions=True,
    )
    kinds = [type(answer) for answer in done]
    assert kinds == [bool, Refusal, ChatRow, Refusal, Refusal]
    assert [row.text for row in await store.chat("t")] == ["hello"]
    assert len(await store.entries("t")) == 1


async def test_a_number_that_cannot_be_stored_is_refused(store: Store) -> None:
    await set_up(store)
    with pytest.raises(Refusal, match="cannot be stored"):
        await store.say("t", None, "Al", "hello", 2**70)
    assert await store.append(append(1))


async def test_a_mistake_of_ours_is_not_hidden(store: Store) -> None:
    with pytest.raises(Exception, match="colour"):
        await store.update_table("t", colour="red")
    assert await store.ready()


async def test_all_is_there_after_closing_and_opening_again(database_url: str) -> None:
    store = await open_store(database_url, worker="one")
    await set_up(store)
    waiting = asyncio.gather(*(store.say("t", None, "Al", "hello", i) for i in range(20)))
    await asyncio.sleep(0)
    await store.close()
    await waiting
    store = await open_store(database_url, worker="two")
    assert len(await store.chat("t")) == 20
    await store.close()


async def test_a_turn_is_claimed_once(store: Store) -> None:
    assert await store.claim("t")
    assert not await store.claim("t")
    assert await store.claim("u")
    await store.release("t")
    await store.release("t")
    assert await store.claim("t")
