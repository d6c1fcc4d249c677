"""The largest that somebody can bring or leave behind: records and tables up to their caps."""

import json
import random
from typing import Any, Final, NamedTuple

from bench.gates.tables import Stored, stored_table
from dolmen.bots.figures import Interval
from dolmen.core import fair
from dolmen.core.course import is_barrier
from dolmen.core.game import CHANCE
from dolmen.core.log import AGREED, Ending, Log, final_ranks
from dolmen.games import TITLES, open_game, seat_counts
from dolmen.review.form import as_object
from dolmen.review.grades import grade
from dolmen.review.marks import CLOSER_PAIRS, Finding
from dolmen.review.review import Header, Mark, Review
from dolmen.review.walk import walk
from dolmen.server.store import Entry
from dolmen.server.table.entries import write_outcome
from dolmen.server.table.fingerprint import fingerprint
from dolmen.server.wire.table import Outcome

# With these a game need never end.
ENDLESS: Final = ("meduris", {"idle_limit": 0, "stalemate_end": False})
# What brings such a game nearer to its end.
BUILDS: Final = ("hut", "temple")
# Take-backs that a table still has room for.
LEFT: Final = 20
# Which of the tables that are over has a review.
REVIEWED: Final = 1
# Moves of a game that is well under way.
SOME: Final = 120
SEED: Final = bytes(range(fair.SEED_BYTES))
DICE: Final = fair.Dice(SEED, None)


def endless_game(moves: int, seats: int = 4) -> Log[Any]:
    """A game of that many moves in which nobody builds if it can be helped, with fair dice."""
    title, options = ENDLESS
    log: Log[Any] = Log(open_game(title, seats, **options), commitment=fair.seed_commitment(SEED))
    while len(log.moves) < moves:
        _dawdle(log)
    return log


def _dawdle(log: Log[Any]) -> None:
    game = log.game
    if game.actor(log.state) == CHANCE:
        log.play(DICE.draw(log.course))
        return
    legal = game.legal(log.state)
    calm = [move for move in legal if not game.moves.name(move).startswith(BUILDS)]
    log.play(calm[-1] if calm else legal[0])


def harmless(game: Any, state: Any) -> list[int]:
    """The moves that can be taken back."""
    if game.actor(state) < 0:
        return []
    return [move for move in game.legal(state) if not is_barrier(game, state, move)]


def long_game(title: str, rng: random.Random) -> Log[Any]:
    """A whole game of as many seats as there can be, by players who dwell on their turns."""
    game = open_game(title, max(seat_counts(title)))
    log: Log[Any] = Log(game)
    while not log.is_over:
        legal = game.legal(log.state)
        dwells = [move for move in legal if not is_barrier(game, log.state, move)]
        log.play(rng.choice(dwells or legal))
    return log


def text_of(log: Log[Any]) -> str:
    """A game as a record."""
    return "".join(f"{line}\n" for line in log.lines())


def marked_review(log: Log[Any]) -> str:
    """A review of a game, as it is kept, that marks every decision: another move was better."""
    game, surely = log.game, Interval(0.3, 0.2, 0.4)
    marks: list[Mark] = []
    for decision in walk(game, log.moves).decisions:
        better = next(move for move in game.legal(decision.state) if move != decision.move)
        finding = Finding(
            decision, grade(surely), better, surely, surely, (0.0,) * game.seats, CLOSER_PAIRS
        )
        marks.append(Mark(finding, [better], []))
    header = Header(game.title, log.version, game.seats, len(log.moves), 1, 0, "", "")
    review = Review(header, [], [], surely, marks, [], None, [])
    return json.dumps(as_object(review, game), separators=(",", ":"))


# Tables to be measured, some of each kind.
Large = dict[str, list[Stored]]


class Largest(NamedTuple):
    """Tables as large as they can be: one in which somebody changed their mind as often as they
    could, of each title, one in which nobody did, and one that is over, with a review of it."""

    tables: list[Stored]
    straight: Stored
    ended: Stored
    review: str


def largest_tables(entries: int, rng: random.Random) -> Largest:
    """Tables with up to that many entries."""
    log = endless_game(entries // 2 - 60)
    while not harmless(log.game, log.state):
        _dawdle(log)
    endless = _with_game(stored_table(ENDLESS[0], log.game.seats, 0, rng), log)
    # What is not for moves that stand, each time a move and its taking back; some are left to do.
    times = entries // 4 - LEFT
    others = [
        undo_bomb(times, title, max(seat_counts(title))) for title in TITLES if title != ENDLESS[0]
    ]
    regrets = regretted(endless, times)
    assert regrets is not None
    return Largest([regrets, *others], endless, _ended(endless, log), marked_review(log))


def _with_game(stored: Stored, log: Log[Any]) -> Stored:
    """The same table with another game."""
    game, state = log.game, log.game.start()
    given: list[Entry] = []
    for n, move in enumerate(log.moves, start=1):
        actor = int(game.actor(state))
        seat = None if actor == CHANCE else actor
        given.append(Entry(n, "move", seat, game.moves.name(move), None, stored.table.moved))
        game.apply(state, move)
    row = stored.table._replace(
        options=json.dumps(game.options),
        n=len(given),
        waits=int(game.actor(state)),
        seed=SEED.hex(),
        commitment=fair.seed_commitment(SEED),
        mark=fingerprint(game, state),
    )
    return stored._replace(table=row, entries=given)


def undo_bomb(times: int, title: str, seats: int) -> Stored:
    """A table where a move was made and taken back so often."""
    for moves in range(SOME, 3 * SOME):
        # The same game, a little further on.
        stored = stored_table(title, seats, moves, random.Random(SOME))
        found = regretted(stored, times)
        if found is not None:
            return found
    raise ValueError(f"nothing can be taken back in a game of {title}")


def regretted(stored: Stored, times: int) -> Stored | None:
    """The same table after somebody changed their mind so often; None if there is nothing that can
    be taken back."""
    row = stored.table
    game = open_game(row.title, row.seats, **json.loads(row.options))
    state = game.start()
    for entry in stored.entries:
        game.apply(state, game.moves.parse(entry.body))
    found = harmless(game, state)
    if not found:
        return None
    name, stands, log = game.moves.name(found[0]), len(stored.entries), list(stored.entries)
    for _ in range(times):
        n = len(log) + 1
        log.append(Entry(n, "move", row.waits, name, f"m{n}", row.moved))
        log.append(Entry(n + 1, "undo", row.waits, str(stands), f"u{n}", row.moved))
    return stored._replace(table=row._replace(n=len(log)), entries=log)


def _ended(stored: Stored, log: Log[Any]) -> Stored:
    """The same table after its players agreed to end the game."""
    ending, row, n = Ending(AGREED), stored.table, len(stored.entries) + 1
    ranks = [int(rank) for rank in final_ranks(log.game, log.state, ending)]
    body = write_outcome(Outcome(AGREED, None, [int(p) for p in log.scores()], ranks))
    entries = [*stored.entries, Entry(n, "end", None, body, None, row.moved)]
    row = row._replace(n=n, status="ended", waits=None, ended=row.moved, outcome=body)
    return stored._replace(table=row, entries=entries)
