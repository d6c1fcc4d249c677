"""What is compared with what: one row a pair, with the ratio that it must reach. A row without one
is told for its figure alone."""

from typing import Final, NamedTuple

# How ours is played, by the names of `ours`.
LOOP: Final = "loop"  # random games inside the engine
DRIVEN: Final = "driven"  # each step called from Python
INTERPRETED: Final = "interpreted"  # the engine as plain Python, in its own loop
SEARCH: Final = "search"  # iterations of ISMCTS with random games to the end, nothing known
BATCH: Final = "batch"  # 1,024 games side by side, observations and masks at every decision
ROLLOUT: Final = "rollout"  # the same, 64 steps in one call, every decision kept


class Row(NamedTuple):
    """A title of ours in some manner beside a public engine."""

    title: str
    seats: int
    manner: str
    peer: str
    must: float | None = None


ROWS: Final = (
    Row("druides", 3, LOOP, "openspiel-hearts", 5),
    Row("druides", 3, LOOP, "rlcard-uno", 300),
    Row("druides", 3, LOOP, "openspiel-connect-four"),
    Row("druides", 3, LOOP, "pgx-connect-four"),
    Row("druides", 3, SEARCH, "openspiel-hearts-ismcts", 1.5),
    Row("druides", 3, BATCH, "pgx-connect-four", 5),
    Row("druides", 3, ROLLOUT, "pgx-connect-four", 5),
    Row("druides", 3, ROLLOUT, "pgx-connect-four-kept"),
    Row("druides", 3, BATCH, "pettingzoo-connect-four"),
    Row("druides", 3, DRIVEN, "openspiel-hearts-driven", 10),
    Row("druides", 3, DRIVEN, "python-chess"),
    Row("druides", 3, INTERPRETED, "rlcard-uno", 8),
    Row("druides", 3, INTERPRETED, "openspiel-hearts-driven", 1),
    Row("meduris", 3, LOOP, "openspiel-maedn", 3),
    Row("meduris", 3, LOOP, "openspiel-backgammon", 60),
    Row("meduris", 3, DRIVEN, "openspiel-hearts-driven", 10),
    Row("meduris", 3, BATCH, "pettingzoo-tic-tac-toe"),
    Row("caverna", 3, LOOP, "catanatron", 150),
    Row("caverna", 3, DRIVEN, "openspiel-hearts-driven", 10),
)

# Named by the targets, and not to be had by the command, with the reason.
NOT_MEASURED: Final = {
    "TAG (Java)": "no package of it; it is built from its source",
    "AgricolaBot (C++ and Python)": "no package of it",
    "boardgame.io": "on npm, but it plays none of our titles until somebody writes one for it",
    "our connect four": "the targets had a prototype of it; it is no title of ours",
}
