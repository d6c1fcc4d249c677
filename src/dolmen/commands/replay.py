"""`dolmen replay`: a recorded game told in words, and the position at any point of it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import App, Parameter

from dolmen.commands.arguments import WHOLE, read_arena, read_record, typed
from dolmen.commands.screen import console, fold, show_heading, show_line, show_table, spread
from dolmen.core.course import Course
from dolmen.core.log import Log
from dolmen.core.message import Refusal
from dolmen.core.sheet import sheet_lines
from dolmen.words import Words, plain

LONGEST_VALUE: Final = 80


def add(app: App, words: Words) -> None:
    """Adds the command."""

    @app.command(
        name="replay", help=words.text("cli-replay-help"), usage=words.text("cli-replay-usage")
    )
    def replay(
        record: Annotated[
            Path,
            Parameter(help=words.text("cli-replay-record"), metavar=words.text("cli-label-file")),
        ],
        /,
        *,
        at: Annotated[int | None, WHOLE, Parameter(help=words.text("cli-replay-at"))] = None,
        as_: Annotated[
            int | None,
            WHOLE,
            Parameter(name="--as", help=words.text("cli-replay-as")),
        ] = None,
        game: Annotated[int | None, WHOLE, Parameter(help=words.text("cli-replay-game"))] = None,
    ) -> int:
        log = read_record(record) if game is None else read_arena(record, game)
        if as_ is not None and not 0 <= as_ < log.game.seats:
            raise Refusal("cli-seat-refused", seat=as_, most=log.game.seats - 1)
        is_over, course = log.is_over, tell_course(log, words)
        if at is not None:
            log.back_to(at)
        show_header(log, course, words)
        print()
        show_story(log, as_, words)
        print()
        show_position(log, as_, is_over, words)
        print()
        show_scores(log, words)
        return 0


def tell_course(log: Log[Any], words: Words) -> list[str]:
    """How far the game came, how it ended, and where its moves and dice are from."""
    told = [_tell_end(log, words)]
    if log.given:
        told.append(words.text("cli-replay-given", count=log.given))
    if log.is_over and log.seed is not None:
        told.append(words.text("cli-replay-fair"))
    return told


def _tell_end(log: Log[Any], words: Words) -> str:
    count = len(log.moves)
    if log.ended is None:
        return words.text("cli-replay-over" if log.is_over else "cli-replay-open", count=count)
    if log.ended.seat is None:
        return words.text("cli-replay-agreed", count=count)
    return words.text("cli-replay-resigned", count=count, name=log.names[log.ended.seat])


def show_header(log: Log[Any], course: Sequence[str], words: Words) -> None:
    """What the record says of itself."""
    game = log.game
    name = words.text(f"{game.title}-title")
    show_heading(words.text("cli-replay-title", title=name, version=log.version))
    for seat, (player, bot) in enumerate(zip(log.names, log.bots, strict=True)):
        if bot is None:
            show_line(words.text("cli-replay-person", seat=seat, name=player))
        else:
            show_line(words.text("cli-replay-bot", seat=seat, name=player, bot=bot))
    chosen = [f"{key}={brief(value)}" for key, value in game.options.items()]
    show_line(words.text("cli-replay-options", options=", ".join(chosen)))
    for line in course:
        show_line(line)


def brief(value: object) -> str:
    """A chosen value as it is typed; of a whole board only the brackets."""
    text = typed(value)
    return text if len(text) <= LONGEST_VALUE else f"{text[0]}…{text[-1]}"


def show_story(log: Log[Any], viewer: int | None, words: Words) -> None:
    """What happened, move by move, as a seat was told it, or a spectator."""
    course = Course(log.game)
    width = console().width
    margin = len(str(len(log.moves))) + 2
    for number, move in enumerate(log.moves, start=1):
        first: str | None = f"{number:>{margin - 2}}  "
        for told in course.step(move).told(viewer):
            print(fold(words.say(told.message, log.names), width, " " * margin, first))
            first = None


def show_position(log: Log[Any], viewer: int | None, is_over: bool, words: Words) -> None:
    """What a seat or a spectator sees; the whole position of a game that is over, since then there
    are no secrets left to keep."""
    count = len(log.moves)
    if viewer is None and is_over:
        show_heading(words.text("cli-replay-position", count=count))
        position = log.game.dump(log.state)
    elif viewer is None:
        show_heading(words.text("cli-replay-watched", count=count))
        position = log.game.view(log.state, None)
    else:
        show_heading(words.text("cli-replay-view", seat=viewer, count=count))
        position = log.game.view(log.state, viewer)
    print(spread(position, console().width))


def show_scores(log: Log[Any], words: Words) -> None:
    """The sheet of every seat, and in the end the ranks."""
    game, s = log.game, log.state
    rows = [
        [words.say(game.heading(category)), *("–" if n is None else str(n) for n in points)]
        for category, points in sheet_lines(game, s)
    ]
    rows.append([words.text("cli-replay-total"), *map(str, game.scores(s))])
    if log.is_over:  # before, a tie might be broken by what is hidden
        rows.append([words.text("cli-replay-rank"), *map(str, log.ranks())])
    show_table([words.text("cli-replay-scores"), *map(plain, log.names)], rows, game.seats)
