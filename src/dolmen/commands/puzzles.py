"""`dolmen puzzles`: positions in which one move is the best, mined from games of bots."""

import json
from pathlib import Path
from typing import Annotated, Final

from cyclopts import App, Parameter

from dolmen.arena.book import claim
from dolmen.arena.plan import Plan
from dolmen.arena.play import play, record
from dolmen.commands.arguments import WHOLE, bots_listed, check_seed, open_table
from dolmen.commands.screen import show_line
from dolmen.commands.series import check_count, check_file
from dolmen.commands.waiting import progress, warn_when_slow
from dolmen.review.puzzles import as_line, mine
from dolmen.words import Words

# Whose games are searched unless said: quick ones, in which what looks best at once is often wrong.
GREEDY: Final = "greedy"


def add(app: App, words: Words) -> None:
    """Adds the command."""

    @app.command(
        name="puzzles", help=words.text("cli-puzzles-help"), usage=words.text("cli-puzzles-usage")
    )
    def puzzles(
        title: Annotated[
            str, Parameter(help=words.text("cli-title"), metavar=words.text("cli-label-title"))
        ],
        /,
        *,
        out: Annotated[
            Path,
            Parameter(help=words.text("puzzles-out"), metavar=words.text("cli-label-file")),
        ],
        games: Annotated[int, WHOLE, Parameter(help=words.text("puzzles-games"))] = 10,
        bot: Annotated[str, Parameter(help=words.text("puzzles-bot"), metavar="BOT")] = GREEDY,
        first: Annotated[int, WHOLE, Parameter(help=words.text("puzzles-first"))] = 1,
        seats: Annotated[int, WHOLE, Parameter(help=words.text("arena-seats"))] = 2,
        seed: Annotated[int, WHOLE, Parameter(help=words.text("cli-simulate-seed"))] = 0,
    ) -> int:
        bots = tuple(bots_listed(bot))
        game = open_table(title, seats, ())
        check_count("--games", games)
        check_count("--first", first)
        check_seed(seed)
        check_file(out)
        warn_when_slow(words)
        plan = Plan(game, bots, seed)
        count = 0
        with (
            progress(games, words.text("puzzles-progress")) as tick,
            out.open("a", encoding="utf-8") as file,
        ):
            claim(file, out)
            for done, number in enumerate(range(first, first + games), start=1):
                # The first game of each block: with one bot the others would be the same again.
                log = record(plan, play(plan, (number - 1) * seats + 1))
                for puzzle in mine(log, seed):
                    line = as_line(log, puzzle, seed, number)
                    print(json.dumps(line, ensure_ascii=False), file=file, flush=True)
                    count += 1
                tick(done, words.text("puzzles-found", count=count))
        show_line(words.text("puzzles-written", count=count, games=games, path=str(out)))
        return 0
