"""Random games on whatever engine this process has: `python -m bench.interpreted TITLE GAMES SEATS
SEED`, started with DOLMEN_PURE=1. It answers as the twins do."""

import json
import sys

from bench.ours import play
from bench.titles import TITLES


def main() -> None:
    """Plays as the arguments say and prints the run."""
    name, games, seats, seed = sys.argv[1:]
    (title,) = (title for title in TITLES if title.name == name)
    print(json.dumps(play(title.game(int(seats)), int(games), int(seed))._asdict()))


if __name__ == "__main__":
    main()
