"""Proves the puzzles of a title again, with the players of today: `python -m tools.puzzles_again
TITLE`. A puzzle is proven by games that quick players play on; where these play otherwise than when
it was mined (other weights, another judge), it may be none any more. Those that hold are written
back with what was found; the others go, and `dolmen puzzles` finds new ones."""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from dolmen.core.rng import Rng
from dolmen.games import TITLES, open_game
from dolmen.review.marks import Choice
from dolmen.review.puzzles import PLACES, explained, proven
from dolmen.review.sample import Games
from dolmen.review.walk import Decision

# No mining has this stream.
STREAM: Final = 65


def again(line: dict[str, Any]) -> dict[str, Any] | None:
    """The line of a puzzle with what it is worth today; None if it is no puzzle any more."""
    game = open_game(line["title"], line["seats"], **line["options"])
    s = game.start()
    for name in line["moves"]:
        game.apply(s, game.moves.parse(name))
    best, second = (game.moves.parse(line[key]) for key in ("best", "second"))
    rival = Choice(Decision(len(line["moves"]), s, line["seat"], second), best, 0.0)
    gain = proven(Games(game), rival, Rng(line["game"], STREAM))
    if gain is None:
        return None
    return explained({**line, "gain": [round(end, PLACES) for end in gain]}, game)


def main(arguments: Sequence[str] | None = None) -> None:
    """Proves them one by one and writes those that hold."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title", choices=list(TITLES))
    parser.add_argument("--file", type=Path, help="instead of the one that is shipped")
    asked = parser.parse_args(arguments)
    path = asked.file or Path("src/dolmen/games") / asked.title / "puzzles.jsonl"
    lines = path.read_text(encoding="utf-8").splitlines()
    kept: list[str] = []
    for number, text in enumerate(lines, 1):
        found = again(json.loads(text))
        if found is not None:
            kept.append(json.dumps(found, ensure_ascii=False))
        print(f"{number} of {len(lines)}: {len(kept)} hold", file=sys.stderr)
    path.write_text("".join(f"{line}\n" for line in kept), encoding="utf-8")


if __name__ == "__main__":
    main()
