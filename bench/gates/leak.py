"""Gate 5: two games that differ only in what a viewer may not know send that viewer the same bytes.

Both are played at tables of one real server, deed by deed: moves, take-backs, talk, votes, seats
handed over and back, resignations and agreed ends. Whatever the viewer gets of one, it must get of
the other: updates and differences, what it missed, stories, reasons and refusals, records that are
not yet to be had, and pages without script (`witness`). What is hidden is said by the law of each
title and not by its view (`twins`); the dice of both tables follow what was written down."""

import random
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple
from unittest.mock import patch

from bench.gates.deeds import Deed, ending, with_talk
from bench.gates.report import Figure, figure, say
from bench.gates.tables import Stored, as_stored
from bench.gates.twins import NOW, Pair, World, pairs
from bench.gates.witness import Saying, Witness
from dolmen.core import fair
from dolmen.core.course import Course
from dolmen.core.game import Game
from dolmen.games import TITLES
from dolmen.server.server import Server
from dolmen.server.store import TableRow
from dolmen.server.table import plans
from dolmen.server.table.dice import SECOND
from dolmen.server.table.seats import Seats
from tests.contract.tables import Table, tables
from tests.server.servers import running

# Nobody waits, and one process of each kind is enough: no bot is ever to move.
SETTINGS: Final[dict[str, Any]] = {
    "messages_per_window": 1_000_000,
    "chat_per_minute": 1_000_000,
    "bot_workers": 1,
    "replay_workers": 1,
}
# How many games are thrown away because nothing hidden is taken back in them.
TRIES: Final = 20
# What must have happened and been compared in every run.
DEEDS: Final = {
    *("move", "take_back", "take_back of secrets", "chat", "vote", "unvote", "accuse"),
    *("leave", "come_back"),
}
SAID: Final = {
    *("welcome", "update", "change", "table", "chat", "why", "refused", "done"),
    *("answer", "page"),
}


class Size(NamedTuple):
    """How many games of each table, how long they are, how much is asked; all viewers or one; and
    whether every table of the register or two of each title."""

    games: int
    before: int
    after: int
    questions: int
    is_whole: bool


FULL: Final = Size(games=3, before=60, after=40, questions=40, is_whole=True)
QUICK: Final = Size(games=1, before=30, after=20, questions=6, is_whole=True)
TINY: Final = Size(games=1, before=12, after=14, questions=4, is_whole=False)


class Tally:
    """What was compared."""

    def __init__(self) -> None:
        self.kinds: Counter[str] = Counter()
        # Pairs by how they differ, and deeds by their kind.
        self.pairs: Counter[str] = Counter()
        self.deeds: Counter[str] = Counter()
        # Titles of which two different worlds were compared.
        self.titles: set[str] = set()
        self.leaks: list[str] = []

    @property
    def compared(self) -> int:
        """How many answers and messages."""
        return sum(self.kinds.values())

    def compare(self, where: str, one: bytes, other: bytes) -> None:
        """Two answers that must be one."""
        if one != other:
            at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
            first = max(0, at - 200)
            told = (one[first : at + 200], other[first : at + 200])
            self.leaks.append(f"{where}:\n  {told[0]!r}\n  {told[1]!r}")

    def compare_all(self, where: str, true: list[Saying], other: list[Saying]) -> None:
        """All that was said in two worlds."""
        if [what for what, _ in true] != [what for what, _ in other]:
            self.leaks.append(f"{where}: {len(true)} and {len(other)} things were said")
        for (what, one), (_, two) in zip(true, other, strict=False):
            self.kinds[_kind_of(one)] += 1
            self.compare(f"{where}, {what}", one, two)


def _kind_of(data: bytes) -> str:
    """What something that was said is."""
    if data.startswith(b'{"type":"'):
        return data[9:].partition(b'"')[0].decode()
    return "page" if b"<!doctype html>" in data[:4000].lower() else "answer"


# --- Dice that follow what was written down -------------------------------------------------------


class LoadedDice:
    """Dice that bring what they are told to."""

    def __init__(self, outcomes: deque[str]) -> None:
        self._outcomes = outcomes

    def draw(self, course: Course[Any]) -> int:
        """The move that chance makes now."""
        return course.game.moves.parse(self._outcomes.popleft())


@contextmanager
def loaded_dice() -> Iterator[dict[str, deque[str]]]:
    """What the dice of each table will bring, by its id."""
    coming: dict[str, deque[str]] = {}

    def dice_of(row: TableRow, seats: Seats) -> LoadedDice:
        return LoadedDice(coming[row.id])

    with patch.object(plans, "dice_of", dice_of):
        yield coming


# --- Two worlds at one server ---------------------------------------------------------------------


class Stage(NamedTuple):
    """A server, and the dice of its tables."""

    server: Server
    base: str
    dice: dict[str, deque[str]]


async def compare(pair: Pair, stage: Stage, size: Size, seed: int, tally: Tally) -> None:
    """Plays both worlds of a pair; whatever is chosen by the way follows from the seed."""
    said: list[list[Saying]] = []
    for world, twin in ((pair.true, pair.other), (pair.other, pair.true)):
        rng = random.Random(seed)
        deeds = [*with_talk(world.deeds, pair.game.seats, rng)]
        also = [*with_talk(twin.deeds, pair.game.seats, random.Random(seed))]
        witness = await _seat(pair, world, stage, rng)
        if pair.how == "position" and pair.other.deeds != pair.true.deeds:
            # The moves of that world do not follow from its past.
            witness.has_story = False
        # What is hidden may count in the end, to break a tie, and records lie open then: the end of
        # another position is another.
        await _play(witness, deeds, also, size.questions, ends=pair.how != "position")
        said.append(witness.said)
        if world is pair.true:
            tally.deeds += witness.deeds
    game, options = pair.game, " ".join(f"{k}={v}" for k, v in pair.game.options.items())
    where = f"{game.title} {game.seats} {options}, viewer {pair.viewer}, by {pair.how}"
    tally.compare_all(where, said[0], said[1])
    tally.pairs[pair.how] += 1
    tally.deeds["take_back of secrets"] += pair.takes_secrets_back
    if pair.how != "seed":
        tally.titles.add(game.title)


async def _seat(pair: Pair, world: World, stage: Stage, rng: random.Random) -> Witness:
    """A world as a table of the server, and its viewer there. No two worlds have one seed."""
    course, seed = world.course, random.SystemRandom().randbytes(fair.SEED_BYTES)
    stored = as_stored(pair.game, course.state, world.entries, seed)
    row = stored.table._replace(
        dice=SECOND,
        commitment=fair.seed_commitment(bytes(fair.SEED_BYTES)),
        host=stored.seats[0].token_hash,
        created=NOW,
        moved=NOW,
    )
    stored = Stored(row, stored.seats, stored.entries, stored.keys)
    holders = [(seat.seat, seat.token_hash) for seat in stored.seats]
    await stage.server.store.create_table(row, stored.seats, holders, stored.entries)
    stage.dice[row.id] = deque(name for deed in world.deeds for name in deed.chance)
    desk = await stage.server.desks.open(row.id)
    if world.state is not None:
        desk.match.log.course.state = world.state
    witness = Witness(stage.server, stage.base, stored, pair.viewer, rng)
    await witness.come(desk)
    return witness


async def _play(
    witness: Witness, deeds: list[Deed], also: list[Deed], questions: int, *, ends: bool
) -> None:
    """All that happens at a table, looked at before, between, and after; what happens in its twin
    is known, to ask for it."""
    away, back = len(deeds) // 3, 2 * len(deeds) // 3
    await witness.look(questions)
    for i, deed in enumerate(deeds):
        if i == away:
            await witness.lose()
        if i == back:
            await witness.come_again()
            await witness.look(questions)
        if deed.kind == "move" and deed.seat != witness.viewer:
            await witness.doubt(sorted({deed.body, also[i].body}))
        await witness.do(deed)
    for deed in ending(witness.seats, witness.actor, witness.rng) if ends else ():
        await witness.do(deed)
    await witness.look(questions)
    await witness.go()


def chosen(title: str, size: Size) -> list[Table]:
    """The tables of a title to look at: where nothing is hidden two seats tell as much as seven."""
    every = list(tables(title))
    if size.is_whole:
        return every
    counts = sorted({table.seats for table in every if table.seats > 1})
    # At three a seat sees two others, and what they hide from each other.
    wanted = counts[:2][-1] if TITLES[title].hidden else counts[0]
    return [next(table for table in every if table.seats == wanted)]


async def run(url: str, size: Size, seed: int = 5) -> list[Figure]:
    """Measures gate 5."""
    rng, tally = random.Random(seed), Tally()
    with loaded_dice() as dice:
        async with running(url, now=lambda: NOW, **SETTINGS) as (server, base):
            stage = Stage(server, base, dice)
            for title in TITLES:
                for table in chosen(title, size):
                    await compare_table(table, stage, size, rng, tally)
                    if size.is_whole:
                        say(f"gate 5: {table}: {tally.compared} answers and messages so far")
    for leak in tally.leaks[:5]:
        say(f"gate 5: {leak}")
    return figures(url, tally)


async def compare_table(
    table: Table, stage: Stage, size: Size, rng: random.Random, tally: Tally
) -> None:
    """Twins of some games at a table, for all viewers or for one of them."""
    game = table.open()
    for _ in range(size.games):
        for viewer in _viewers(game, size):
            for pair in _telling(game, viewer, size, rng):
                await compare(pair, stage, size, rng.getrandbits(60), tally)


def _telling(game: Game[Any], viewer: int | None, size: Size, rng: random.Random) -> list[Pair]:
    """Twins of a game in which something hidden is taken back, if one is found."""
    found: list[Pair] = []
    for _ in range(TRIES):
        found = list(pairs(game, viewer, size.before, size.after, rng))
        if all(pair.how != "log" or pair.takes_secrets_back for pair in found):
            break
    return found


def _viewers(game: Game[Any], size: Size) -> list[int | None]:
    """Who looks: everybody, where some know more than others; else a seat and a spectator. In the
    small version one who is not the first, at every other title a spectator."""
    every = [*range(game.seats), None]
    if size.is_whole:
        return every if game.eyes(0) != game.eyes(None) else every[-2:]
    return every[-1:] if list(TITLES).index(game.title) % 2 else every[-2:-1]


def figures(url: str, tally: Tally) -> list[Figure]:
    """What was found, and whether all was there that could have told something."""
    worlds = ", ".join(f"{count} by {how}" for how, count in sorted(tally.pairs.items()))
    said = ", ".join(f"{count} {kind}" for kind, count in sorted(tally.kinds.items()))
    missing = {title for title in TITLES if TITLES[title].hidden} - tally.titles
    missing |= (DEEDS - set(+tally.deeds)) | (SAID - set(tally.kinds))
    return [
        figure(
            5,
            f"{tally.compared} answers and messages of twins ({worlds}): different ones",
            url,
            len(tally.leaks),
            "0",
            not tally.leaks,
        ),
        figure(
            5,
            f"of {said}: left out",
            url,
            ", ".join(sorted(missing)) or "none",
            "none",
            not missing,
        ),
    ]
