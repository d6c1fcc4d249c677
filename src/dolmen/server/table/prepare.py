"""Preparing the next moves of a seat: which may come, what must stay as it is, and keeping both.

Nothing here tells more than the seat may know: what may come is played on from worlds that the seat
cannot rule out, and what must stay is compared in its own view."""

import json
import secrets
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from dolmen.core.game import CHANCE, Game
from dolmen.core.rng import Rng
from dolmen.server.keys import hash_key
from dolmen.server.refusals import Denied
from dolmen.server.store import PreparedRow
from dolmen.server.table.desk import Desk
from dolmen.server.table.match import Match
from dolmen.server.tables import Tables

WAITS: Final = "waits"
PLAYED: Final = "played"
DROPPED: Final = "dropped"
# How many worlds are played on to the seat's next decision, and how far at most.
WORLDS: Final = 20
MOST_STEPS: Final = 120
SEED_BITS: Final = 62


def check_can_prepare(match: Match, seat: int) -> None:
    """Refuses to prepare what can be played now, or never."""
    match.check_moving()
    if match.actor == seat and match.seats.bot_at(seat) is None:
        raise Denied("not-prepared")
    if match.seats.row(seat).kind != "person":
        raise Denied("no-person")


def foresee(match: Match, seat: int, after: Sequence[int] = ()) -> Counter[int]:
    """The moves that may be legal when a seat decides next, by how many of some worlds they are in,
    with others playing at random; or after moves of its own that it would play first."""
    game, rng = match.game, Rng(secrets.randbits(SEED_BITS))
    found: Counter[int] = Counter()
    for _ in range(WORLDS):
        world = game.determinize(match.log.state, seat, rng)
        if _come_to(game, world, seat, rng) and _play(game, world, seat, rng, after):
            found.update(game.legal(world))
    return found


def _come_to(game: Game[Any], world: Any, seat: int, rng: Rng) -> bool:
    """Plays a world on until a seat decides."""
    for _ in range(MOST_STEPS):
        actor = game.actor(world)
        if actor == seat:
            return True
        if actor == CHANCE:
            game.apply(world, game.draw(world, rng))
            continue
        legal = game.legal(world)
        if not legal:
            return False
        game.apply(world, legal[rng.below(len(legal))])
    return False


def _play(game: Game[Any], world: Any, seat: int, rng: Rng, moves: Sequence[int]) -> bool:
    """Plays moves of a seat, and the chance between them, as long as it goes on deciding."""
    for move in moves:
        if move not in game.legal(world):
            return False
        game.apply(world, move)
        while game.actor(world) == CHANCE:
            game.apply(world, game.draw(world, rng))
        if game.actor(world) != seat:
            return False
    return True


def parts_of(view: Mapping[str, Any]) -> dict[str, str]:
    """The parts of a view that can be named, each as a hash of what it holds: the rows of its
    tables, and the names of its lists."""
    parts: dict[str, str] = {}
    for key, value in view.items():
        for name, part in named_parts(value).items():
            parts[f"{key}/{name}"] = hash_key(json.dumps(part, sort_keys=True))
    return parts


def named_parts(value: Any) -> dict[str, Any]:
    """What a table or a list holds, by number or by name."""
    if isinstance(value, dict):
        return value
    if isinstance(value, list):
        if all(isinstance(item, str) for item in value):
            return dict.fromkeys(value, True)
        return {str(i): item for i, item in enumerate(value)}
    return {}


async def prepare(
    tables: Tables, desk: Desk, seat: int, n: int, moves: Sequence[int], keeps: Mapping[str, str]
) -> None:
    """Keeps moves for when a seat decides next; `keeps` are the parts of its view that must stay as
    they are, with their names."""
    match = desk.match
    check_can_prepare(match, seat)
    match.check_present(n)
    parts = parts_of(match.game.view(match.log.state, seat))
    if not keeps.keys() <= parts.keys():
        raise Denied("malformed", why="keeps")
    row = PreparedRow(
        desk.id,
        seat,
        n,
        json.dumps([match.game.moves.name(move) for move in moves]),
        json.dumps({id: [name, parts[id]] for id, name in keeps.items()}),
        WAITS,
        "",
        tables.now(),
    )
    await tables.store.prepare(row)
    desk.prepared[seat] = row


async def take_back_prepared(tables: Tables, desk: Desk, seat: int) -> None:
    """What a seat had prepared is not played, or what became of it was read."""
    await tables.store.unprepare(desk.id, seat)
    desk.prepared.pop(seat, None)


def changed_part(match: Match, row: PreparedRow) -> str | None:
    """The name of a part that is not as it was, if there is one."""
    kept: dict[str, list[str]] = json.loads(row.keeps)
    if not kept:
        return None
    parts = parts_of(match.game.view(match.log.state, row.seat))
    return next((name for id, (name, was) in kept.items() if parts.get(id) != was), None)
