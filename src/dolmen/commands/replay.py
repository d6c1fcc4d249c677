"""`dolmen replay`: a recorded game told in words, and the position at any point of it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import App, Parameter

from dolmen.commands.arguments import WHOLE, typed
from dolmen.commands.records import read_arena, read_record
from dolmen.commands.screen import console, fold, show_heading, show_json, show_line, show_table
from dolmen.core.course import Course
from dolmen.core.log import AGREED, CLOSED, LAPSED, Log
from dolmen.core.message import Refusal
from dolmen.core.sheet import sheet_lines
from dolmen.games import hides
from dolmen.terminal.boards import Scene, board_of
from dolmen.words import Words, plain

LONGEST_VALUE: Final = 80
# No board is drawn narrower.
NARROWEST: Final = 76


# What is said of a game that was ended by nobody in particular.
ENDED: Final = {
    AGREED: "cli-replay-agreed",
    CLOSED: "cli-replay-closed",
    LAPSED: "cli-replay-lapsed",
}


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
        json: Annotated[bool, Parameter(help=words.text("cli-json-help"))] = False,
    ) -> int:
        log = read_record(record) if game is None else read_arena(record, game)
        if as_ is not None and not 0 <= as_ < log.game.seats:
            raise Refusal("cli-seat-refused", seat=as_, most=log.game.seats - 1)
        is_over, course = log.is_over, tell_course(log, words)
        if at is not None:
            log.back_to(at)
        if json:
            show_json(as_object(log, as_, is_over, words))
            return 0
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
        return words.text(ENDED[log.ended.how], count=count)
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
    """The board as a seat or a spectator sees it, all of its pages; once a game is over, every
    seat's in turn, since then there are no secrets left to keep."""
    count = len(log.moves)
    if viewer is not None:
        show_heading(words.text("cli-replay-view", seat=viewer, count=count))
        show_board(log, viewer, words)
    elif not is_over:
        show_heading(words.text("cli-replay-watched", count=count))
        show_board(log, None, words)
    else:
        show_heading(words.text("cli-replay-position", count=count))
        show_board(log, 0 if hides(log.game) else None, words)
        for seat in range(1, log.game.seats if hides(log.game) else 0):
            print()
            show_heading(words.text("cli-replay-view", seat=seat, count=count))
            show_board(log, seat, words)


def show_board(log: Log[Any], viewer: int | None, words: Words) -> None:
    """The drawing of the terminal."""
    screen = console()
    # What is drawn for a screen is folded by a narrow one, and cut to columns by whoever reads on.
    width = max(screen.width, NARROWEST)
    game, view = log.game, log.game.view(log.state, viewer)
    board = board_of(game.title)
    scene = Scene(
        words=words,
        viewer=viewer,
        names=[plain(name) for name in log.names],
        bots=[None if bot is None else words.text("bot-level", bot=bot) for bot in log.bots],
        actor=-1 if log.is_over else game.actor(log.state),
        roomy=True,
        brief=True,
    )
    for page in range(len(board.pages(view, scene).titles)):
        drawing = board.draw(view, scene._replace(page=page), width)
        for line in drawing.split("\n"):
            line.rstrip()
            screen.print(line, no_wrap=True, overflow="ignore", crop=False)


def as_object(log: Log[Any], viewer: int | None, is_over: bool, words: Words) -> dict[str, object]:
    """The same for programs: every move with what was told of it, and the position, of a game that
    is over the whole one."""
    game, course = log.game, Course(log.game)
    moves = [
        {
            "n": number,
            "move": game.moves.name(move),
            "told": [words.say(one.message, log.names) for one in course.step(move).told(viewer)],
        }
        for number, move in enumerate(log.moves, start=1)
    ]
    is_open = viewer is None and is_over
    return {
        "title": game.title,
        "version": log.version,
        "names": log.names,
        "bots": log.bots,
        "options": game.options,
        "over": log.is_over,
        "moves": moves,
        "position": game.dump(log.state) if is_open else game.view(log.state, viewer),
        "scores": game.scores(log.state),
        "ranks": log.ranks() if log.is_over else None,
    }


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
