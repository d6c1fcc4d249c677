"""Backups: all of it, at one moment, from either database into either, or not at all."""

import asyncio
import gzip
import hashlib
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dolmen.core.message import Refusal
from dolmen.server.store import Store, open_store
from dolmen.server.store.backup import backup, restore
from dolmen.server.store.rows import (
    AttemptRow,
    BlockRow,
    ChallengeRow,
    ClubRow,
    DeedRow,
    MeansRow,
    MemberRow,
    MuteRow,
    PlayerRow,
    PreparedRow,
    RecordRow,
    RecoveryRow,
    ReviewRow,
    ShareRow,
    VoteRow,
)
from tests import sample
from tests.server.rows import NOW, append, seat_row, set_up, table_row

COUNTS = {
    "tables": 3,
    "seats": 4,
    "holders": 1,
    "log": 5,
    "chat": 1,
    "votes": 1,
    "records": 1,
    "reviews": 1,
    "players": 2,
    "host_keys": 1,
    "blocks": 1,
    "deeds": 1,
    "means": 1,
    "told": 1,
    "secrets": 1,
    "served": 1,
    "challenges": 1,
    "attempts": 1,
    "clubs": 1,
    "members": 1,
    "club_tables": 1,
    "club_consents": 1,
    "recovery": 1,
    "mutes": 1,
    "watches": 1,
    "shares": 1,
    "prepared": 1,
}


async def fill(store: Store) -> None:
    """Something of everything."""
    await set_up(store, "t", "u")
    await store.create_table(table_row("é漢", public=False, keep_days=3, due=True), [], [], [])
    await store.append(append(1, "a", "b", "c"))
    await store.append(append(1, "x", "y", id="u", status="over", ended=NOW, outcome="{}"))
    al = seat_row(kind="person", name="Al 🎲\n\u2028")
    assert await store.change_seat(seat_row(), al, status="playing", holder="al")
    await store.say("t", None, "Bo", '"quoted" \\ line\nbreak', NOW)
    await store.vote("t", VoteRow("end", -1, 0))
    await store.save_record(RecordRow("r", "al", sample.LIGHT, "{}\n{}", NOW))
    await store.save_review(ReviewRow("r", 1, NOW, "{}"))
    await store.save_player(PlayerRow("al", "Al", "fr", 1))
    await store.save_player(PlayerRow("bo", None, None, 2))
    await store.set_host_key("hash", NOW)
    deed = DeedRow(0, NOW, "address-blocked", None, None, None, None, "spam")
    assert await store.block(BlockRow("address", "192.0.2.0/24", "spam", NOW), deed)
    await fill_people(store)
    await fill_events(store)


async def fill_people(store: Store) -> None:
    """What people keep for themselves, and how they are told."""
    means = ("m", "al", "webhook", "ntfy", "https://x.example/", "", "", "", "fr", NOW)
    assert await store.add_means(MeansRow(*means), most=9)
    assert await store.claim_told("t", "turn", 3)
    assert await store.secret("links", "sealed") == "sealed"
    assert await store.keep_served(7) == 7
    await store.save_recovery(RecoveryRow("al", "hash", "sealed", NOW))
    await store.mute([MuteRow("al", "bo", "Bo", NOW)])
    assert await store.watch("bo", "t", NOW, most=9)
    await store.share(ShareRow("t", 0, 0, "hash", 2, 0, NOW))
    await store.prepare(PreparedRow("t", 0, 3, "[]", "[]", "waits", "", NOW))


async def fill_events(store: Store) -> None:
    """Games of a day, and a club."""
    await store.save_challenge(
        ChallengeRow(sample.LIGHT, "2026-11-18", 2, "{}", "player", "expert", "00", NOW)
    )
    attempt = AttemptRow("u", sample.LIGHT, "2026-11-18", "al", "al", "open", None, None, NOW)
    assert await store.save_attempt(attempt)
    club = ClubRow("c", "Club", sample.LIGHT, 2, "{}", "free", 0, "player", "al", 0, "open", NOW)
    await store.save_club(club)
    assert await store.join_club(MemberRow("c", "al", "Al", 0, NOW), most=9)
    assert not await store.put_into_club("c", "u", "al", ["al", "bo"])


async def contents(store: Store) -> list[object]:
    """All that a store holds."""
    rows = [row async for row in store.every_table()]
    parts = (store.seats, store.holders, store.entries, store.chat, store.votes)
    inside = [await part(row.id) for row in rows for part in parts]
    records = [row async for row in store.every_record()]
    people = [await store.player("al"), await store.player("bo")]
    reviews = await store.review("r")
    house = [await store.host_keys(), await store.blocks(), await store.deeds()]
    kept = [await store.mutes("al"), await store.shares("t"), await store.prepared("t")]
    told = [await store.means("m"), await store.secret("links", "other"), await store.served()]
    back = [await store.recovery("hash"), await store.watches("bo", "t")]
    day = (sample.LIGHT, "2026-11-18")
    events = [await store.challenge(*day), await store.attempt(*day, "al"), await store.club("c")]
    club = [await store.members("c"), await store.consents("c")]
    return [rows, inside, records, reviews, people, house, kept, told, back, events, club]


@pytest.fixture
async def full_url(database_url: str) -> str:
    """A database with something of everything."""
    store = await open_store(database_url, worker="here")
    await fill(store)
    await store.close()
    return database_url


@pytest.fixture
async def paper(full_url: str, tmp_path: Path) -> Path:
    """A backup of it."""
    path = tmp_path / "club.jsonl"
    assert await backup(full_url, path) == COUNTS
    return path


async def check_copy(path: Path, source: str, target: str) -> None:
    """Restores a backup and compares."""
    assert await restore(path, target) == COUNTS
    stores = [await open_store(url, worker="here") for url in (source, target)]
    assert await contents(stores[0]) == await contents(stores[1])
    assert await stores[1].append(append(4))
    for store in stores:
        await store.close()


@pytest.mark.parametrize("name", ["a.jsonl", "a.jsonl.gz"])
async def test_a_backup_goes_into_sqlite(full_url: str, tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    assert await backup(full_url, path) == COUNTS
    assert mode(path) == 0o600
    assert (read(path)[:2] == b"\x1f\x8b") is name.endswith(".gz")
    await check_copy(path, full_url, f"sqlite:///{tmp_path / 'other.sqlite3'}")


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def read(path: Path) -> bytes:
    return path.read_bytes()


async def test_a_backup_goes_into_postgresql(full_url: str, tmp_path: Path, postgres: Any) -> None:
    path = tmp_path / "a.jsonl"
    await backup(full_url, path)
    with postgres.database() as target:
        await check_copy(path, full_url, target)


async def test_two_backups_of_the_same_are_the_same(
    full_url: str, paper: Path, tmp_path: Path
) -> None:
    await backup(full_url, tmp_path / "again.jsonl")
    assert read(tmp_path / "again.jsonl") == read(paper)


async def test_a_backup_is_of_one_moment_while_the_server_goes_on(
    store: Store, database_url: str, tmp_path: Path
) -> None:
    ids = [f"t{i}" for i in range(30)]
    await set_up(store, *ids)
    busy = True
    started = asyncio.Event()

    async def play(id: str) -> None:
        n = 0
        while busy:
            n += 1
            assert await store.append(append(n, id=id))
            if n == 5 and id == ids[-1]:
                started.set()

    playing = asyncio.gather(*(play(id) for id in ids))
    await started.wait()
    path = tmp_path / "a.jsonl"
    counts = await backup(database_url, path)
    busy = False
    await playing
    await restore(path, f"sqlite:///{tmp_path / 'other.sqlite3'}")
    other = await open_store(f"sqlite:///{tmp_path / 'other.sqlite3'}", worker="here")
    # Rows and log agree in every table: neither was read later than the other.
    rows = [row async for row in other.every_table()]
    assert [row.n for row in rows] == [len(await other.entries(row.id)) for row in rows]
    assert sum(row.n for row in rows) == counts["log"] > 0
    await other.close()


async def test_a_backup_overwrites_nothing(full_url: str, paper: Path) -> None:
    before = read(paper)
    with pytest.raises(Refusal, match="overwrites nothing"):
        await backup(full_url, paper)
    assert read(paper) == before


async def test_a_backup_of_nothing_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="nothing to back up"):
        await backup(f"sqlite:///{tmp_path / 'none.sqlite3'}", tmp_path / "a.jsonl")
    (tmp_path / "empty.sqlite3").touch()
    with pytest.raises(Refusal, match="nothing to back up"):
        await backup(f"sqlite:///{tmp_path / 'empty.sqlite3'}", tmp_path / "a.jsonl")
    assert names(tmp_path) == {"empty.sqlite3"}


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


async def test_a_backup_needs_a_folder(full_url: str, tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="No such file or directory"):
        await backup(full_url, tmp_path / "none" / "a.jsonl")
    with pytest.raises(Refusal, match="No such file or directory"):
        await restore(tmp_path / "none.jsonl", f"sqlite:///{tmp_path / 'b.sqlite3'}")


async def test_a_database_out_of_reach_leaves_no_half_backup(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="cannot be opened"):
        await backup("postgresql://al@127.0.0.1:1/club", tmp_path / "a.jsonl")
    assert names(tmp_path) == set()


async def test_a_backup_goes_only_into_an_empty_database(full_url: str, paper: Path) -> None:
    store = await open_store(full_url, worker="here")
    before = await contents(store)
    await store.close()
    with pytest.raises(Refusal, match="is not empty"):
        await restore(paper, full_url)
    store = await open_store(full_url, worker="here")
    assert await contents(store) == before
    await store.close()


async def test_tables_that_hold_nothing_are_empty_enough(
    paper: Path, full_url: str, tmp_path: Path
) -> None:
    target = f"sqlite:///{tmp_path / 'other.sqlite3'}"
    store = await open_store(target, worker="here")
    await store.close()
    await check_copy(paper, full_url, target)


async def test_nothing_is_restored_under_a_running_server(
    store: Store, database_url: str, tmp_path: Path
) -> None:
    path = tmp_path / "a.jsonl"
    await backup(database_url, path)
    with pytest.raises(Refusal, match="is using"):
        await restore(path, database_url)
    assert await store.ready()


async def test_a_database_of_somebody_else_is_not_filled(paper: Path, tmp_path: Path) -> None:
    file = tmp_path / "letter"
    file.write_text("Dear Al", encoding="utf-8")
    with pytest.raises(Refusal, match="cannot be opened"):
        await restore(paper, f"sqlite:///{file}")
    assert read(file) == b"Dear Al"


# Damaged files

Lines = list[Any]
SOUND: list[str] = []


def sign(lines: Lines) -> Lines:
    """A closing line that fits."""
    text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines[:-1])
    counts = dict(lines[-1]["counts"])
    for name in counts:
        counts[name] = sum(isinstance(line, list) and line[:1] == [name] for line in lines)
    return [*lines[:-1], {"counts": counts, "sha256": hashlib.sha256(text.encode()).hexdigest()}]


def set_value(lines: Lines, table: str, place: int, value: object) -> Lines:
    """Changes one value of the first row of a table."""
    row = next(line for line in lines if isinstance(line, list) and line[0] == table)
    row[place] = value
    return sign(lines)


DAMAGES: dict[str, Callable[[Lines], Lines]] = {
    "empty": lambda lines: [],
    "no header": lambda lines: lines[1:],
    "other format": lambda lines: [{**lines[0], "format": "x"}, *lines[1:]],
    "newer": lambda lines: sign([{**lines[0], "revision": "9999"}, *lines[1:]]),
    "no revision": lambda lines: sign([{**lines[0], "revision": 1}, *lines[1:]]),
    "odd tables": lambda lines: sign([{**lines[0], "tables": {"log": [1]}}, *lines[1:]]),
    "tables as a list": lambda lines: sign([{**lines[0], "tables": []}, *lines[1:]]),
    "cut off": lambda lines: lines[:-1],
    "cut off sooner": lambda lines: lines[:5],
    "a row lost": lambda lines: [*lines[:3], *lines[4:]],
    "a row twice": lambda lines: [*lines[:3], lines[2], *lines[3:]],
    "a row twice, signed": lambda lines: sign([*lines[:3], lines[2], *lines[3:]]),
    "a value changed": lambda lines: [*lines[:1], [*lines[1][:-1], "?"], *lines[2:]],
    "more after the end": lambda lines: [*lines, ["log"]],
    "unknown table": lambda lines: sign([*lines[:1], ["secrets", 1], *lines[1:]]),
    "a value too few": lambda lines: sign([*lines[:1], lines[1][:-1], *lines[2:]]),
    "a row of nothing": lambda lines: sign([*lines[:1], [], *lines[1:]]),
    "a row that is a number": lambda lines: sign([*lines[:1], 5, *lines[1:]]),
    "a text for a number": lambda lines: set_value(lines, "log", 2, "one"),
    "a number for a truth": lambda lines: set_value(lines, "tables", 6, 1),
    "a number for a text": lambda lines: set_value(lines, "log", 3, 5),
    "nothing where something must be": lambda lines: set_value(lines, "log", 3, None),
    "a list for a text": lambda lines: set_value(lines, "log", 3, []),
    "a row of no table": lambda lines: set_value(lines, "log", 1, "none"),
    "half a character": lambda lines: set_value(lines, "log", 3, "\ud800"),
    "a number too large": lambda lines: set_value(lines, "log", 7, 2**70),
    "a column too many": lambda lines: sign(
        [{**lines[0], "tables": {**lines[0]["tables"], "secrets": ["a"]}}, *lines[1:]]
    ),
    "a column of another name": lambda lines: sign(
        [
            {**lines[0], "tables": {**lines[0]["tables"], "votes": ["a", "b", "c", "d"]}},
            *lines[1:],
        ]
    ),
}


# What the database itself may notice, or what is noticed when rows are in it already. All others
# are found in the file, whatever database it is for: on a merge on one of them.
NOTICED_LATE = {
    "cut off",
    "a row twice, signed",
    "more after the end",
    "a text for a number",
    "nothing where something must be",
    "a row of no table",
    "half a character",
    "a number too large",
}
IN_THE_FILE = pytest.mark.merge_on("sqlite")


@pytest.mark.parametrize(
    "damage",
    [pytest.param(one, marks=() if one in NOTICED_LATE else IN_THE_FILE) for one in DAMAGES],
)
async def test_a_damaged_backup_is_refused_and_changes_nothing(
    tmp_path: Path, damage: str, damaged: Callable[[str], Path], empty_url: str
) -> None:
    with pytest.raises(Refusal) as refused:
        await restore(damaged(damage), empty_url)
    assert refused.value.message.id.startswith(("backup-", "restore-", "store-torn"))
    assert str(refused.value).endswith(".")
    store = await open_store(empty_url, worker="here")
    assert [row async for row in store.every_table()] == []
    await store.close()


@pytest.fixture
def empty_url(database_url: str) -> str:
    """A database that a backup goes into."""
    return database_url


@pytest.fixture
async def damaged(tmp_path: Path) -> Callable[[str], Path]:
    """Makes damaged backups out of a sound one, which is made once."""
    if not SOUND:
        url = f"sqlite:///{tmp_path / 'source.sqlite3'}"
        store = await open_store(url, worker="here")
        await fill(store)
        await store.close()
        await backup(url, tmp_path / "sound.jsonl")
        SOUND.extend(read(tmp_path / "sound.jsonl").decode().splitlines())

    def make(damage: str) -> Path:
        lines = [json.loads(line) for line in SOUND]
        texts = [json.dumps(line, separators=(",", ":")) for line in DAMAGES[damage](lines)]
        made = tmp_path / "damaged.jsonl"
        made.write_text("".join(f"{text}\n" for text in texts), encoding="utf-8")
        return made

    return make


async def test_bytes_that_are_no_backup_are_refused(paper: Path, tmp_path: Path) -> None:
    packed = gzip.compress(read(paper))
    wrong = {
        "a.jsonl": b"\x00\xff\xfe nonsense",
        "b.jsonl": b"[" * 100_000,
        "c.jsonl.gz": b"not packed at all",
        "d.jsonl.gz": packed[: len(packed) // 2],
        "e.jsonl.gz": packed[:100] + b"????" + packed[104:],
        "g.jsonl.gz": b"",
    }
    target = tmp_path / "target.sqlite3"
    for name, data in wrong.items():
        await asyncio.to_thread((tmp_path / name).write_bytes, data)
        with pytest.raises(Refusal):
            await restore(tmp_path / name, f"sqlite:///{target}")
        assert target.name not in names(tmp_path)


@pytest.mark.parametrize("name", ["packed.jsonl", "plain.jsonl.gz"])
async def test_a_backup_is_read_whatever_it_is_called(
    paper: Path, tmp_path: Path, name: str
) -> None:
    # `backup - > plain.jsonl.gz` packs nothing: a pipe has no name.
    told = read(paper)
    data = told if name.startswith("plain") else gzip.compress(told)
    await asyncio.to_thread((tmp_path / name).write_bytes, data)
    target = f"sqlite:///{tmp_path / 'target.sqlite3'}"
    await restore(tmp_path / name, target)
    await backup(target, tmp_path / "again.jsonl")
    assert read(tmp_path / "again.jsonl") == told


async def test_every_single_changed_byte_is_noticed(paper: Path, tmp_path: Path) -> None:
    data = read(paper)
    target = f"sqlite:///{tmp_path / 'target.sqlite3'}"
    for place in range(0, len(data), 97):
        changed = bytearray(data)
        changed[place] ^= 1
        path = tmp_path / "changed.jsonl"
        await asyncio.to_thread(path.write_bytes, bytes(changed))
        with pytest.raises(Refusal):
            await restore(path, target)


async def test_a_cut_off_part_of_an_older_try_is_in_nobodys_way(
    full_url: str, tmp_path: Path
) -> None:
    part = tmp_path / "a.jsonl.part"
    await asyncio.to_thread(part.write_text, "half")
    await asyncio.to_thread(part.chmod, 0o644)
    await backup(full_url, tmp_path / "a.jsonl")
    assert mode(tmp_path / "a.jsonl") == 0o600
    assert "a.jsonl.part" not in names(tmp_path)
    await asyncio.to_thread(shutil.copy, tmp_path / "a.jsonl", tmp_path / "b.jsonl")
    await check_copy(tmp_path / "b.jsonl", full_url, f"sqlite:///{tmp_path / 'b.sqlite3'}")
