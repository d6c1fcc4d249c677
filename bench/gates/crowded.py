"""The largest that people are together: somebody with thousands of games, an event whose tables
are as many as are looked at, a list of everybody, all stored in one go."""

import asyncio
import itertools
import json
from typing import Final, NamedTuple

from bench.gates.probe_world import LANG, LONG_NAME, SEATS, WIDE, Probe, World, get
from dolmen.core import fair
from dolmen.games import TITLES, open_game
from dolmen.server.challenge import EVER
from dolmen.server.clock import wall_clock
from dolmen.server.keys import hash_key, new_id, new_key
from dolmen.server.people import COOKIE
from dolmen.server.store import (
    AttemptRow,
    ChallengeRow,
    ClubRow,
    MemberRow,
    PlayerRow,
    SeatRow,
    Store,
    TableRow,
)
from dolmen.server.store.challenges import COUNTED, OPEN
from dolmen.server.table.entries import write_outcome
from dolmen.server.wire.table import Outcome

# Written at once.
AT_ONCE: Final = 200
MEMBERS: Final = 32
LEVEL: Final = "player"
# The title whose best results are kept for ever.
BEST: Final = next((title for title, one in TITLES.items() if one.best is not None), "")


class Crowd(NamedTuple):
    """Somebody who has all of it: their key, and an event."""

    key: str
    club: str


async def crowd_together(store: Store, games: int, tables: int) -> Crowd:
    """An identity with so many games that are over, an event of as many people as there may be
    with so many tables, and as many attempts at the game for ever as there are games."""
    keys = [new_key() for _ in range(MEMBERS)]
    people = [hash_key(key) for key in keys]
    now, club = wall_clock(), new_id()
    options = json.dumps(open_game(WIDE, SEATS).options)
    await store.save_club(
        ClubRow(club, LONG_NAME, WIDE, SEATS, options, "free", 0, LEVEL, people[0], 0, "open", now)
    )
    for number, player in enumerate(people):
        await store.join_club(MemberRow(club, player, LONG_NAME, number, now), MEMBERS)
    await store.save_player(PlayerRow(people[0], LONG_NAME, LANG, now))
    parties = itertools.cycle(_parties(people))
    for first in range(0, games, AT_ONCE):
        group = [(n, next(parties)) for n in range(first, min(first + AT_ONCE, games))]
        await asyncio.gather(
            *(_play(store, club, n < tables, party, now + n) for n, party in group)
        )
    if BEST:
        await _attempt(store, people, games, now)
    return Crowd(keys[0], club)


def crowd_probes(world: World, crowd: Crowd) -> list[Probe]:
    """What there is to see of all that, for whoever has it."""
    club, mine = "/api/clubs/{id}", {"cookie": f"{COOKIE}={crowd.key}"}
    asked = [
        (club, f"/api/clubs/{crowd.club}"),
        ("/plain/club/{id}", f"/plain/club/{crowd.club}"),
        *((path, path) for path in ("/api/me/results", "/api/me/tables", "/api/me/clubs")),
        *((path, path) for path in ("/plain/results", "/plain/")),
        *(("/api/me/export", f"/api/me/export?form={form}") for form in ("json", "csv")),
    ]
    days = ("/api/titles/{title}/days/{day}", f"/api/titles/{BEST}/days/{EVER}")
    pages = ("/plain/daily/{title}/{day}", f"/plain/daily/{BEST}/{EVER}")
    asked += [days, pages] if BEST else []
    return [
        get(world, route, path, f"of a crowd {path[-4:]}", headers=mine) for route, path in asked
    ]


def _parties(people: list[str]) -> list[list[str]]:
    """The first of them with some others, time and again."""
    rest = people[1:]
    return [
        [people[0], *(rest[(start + i) % len(rest)] for i in range(SEATS - 1))]
        for start in range(len(rest))
    ]


async def _play(store: Store, club: str, counts: bool, party: list[str], at: int) -> None:
    """A game that is over, put into the event by all its people if it counts there."""
    row, seats = _over(WIDE, SEATS, party[0], at)
    await store.create_table(row, seats, list(enumerate(party)))
    for player in party if counts else ():
        await store.put_into_club(club, row.id, player, sorted(party))


def _over(title: str, seats: int, host: str, at: int) -> tuple[TableRow, list[SeatRow]]:
    """A game that is over, of which nothing is left but how it came out."""
    id = new_id()
    row = TableRow(
        id=id,
        title=title,
        version=open_game(title, seats).version,
        seats=seats,
        options=json.dumps(open_game(title, seats).options),
        public=False,
        lasting=True,
        shared=False,
        status="over",
        n=0,
        waits=None,
        due=False,
        seed="00" * fair.SEED_BYTES,
        commitment="00" * 32,
        given=0,
        host=host,
        webhook=None,
        created=at,
        moved=at,
        ended=at,
        keep_days=None,
        next=None,
        parent=None,
        outcome=write_outcome(Outcome("over", None, [*range(seats)], [*range(seats, 0, -1)])),
        mark="",
    )
    named = [
        SeatRow(id, seat, "person", LONG_NAME, None, None, False, hash_key(new_key()))
        for seat in range(seats)
    ]
    return row, named


async def _attempt(store: Store, people: list[str], count: int, now: int) -> None:
    """Attempts at the game for ever, most of them by others."""
    best = TITLES[BEST].best
    assert best is not None
    options = json.dumps(dict(best.options))
    seed = "00" * fair.SEED_BYTES
    await store.save_challenge(
        ChallengeRow(BEST, EVER, best.seats, options, best.level, "", seed, now)
    )

    async def attempt(n: int) -> None:
        player = people[0] if n % MEMBERS == 0 else f"{n:064}"
        row, seats = _over(BEST, best.seats, player, now + n)
        await store.create_table(row, seats, [(0, player)])
        tried = AttemptRow(row.id, BEST, EVER, row.id, player, OPEN, None, None, now + n)
        await store.save_attempt(tried)
        await store.settle_attempt(row.id, COUNTED, n, 1)

    for first in range(0, count, AT_ONCE):
        await asyncio.gather(*(attempt(n) for n in range(first, min(first + AT_ONCE, count))))
