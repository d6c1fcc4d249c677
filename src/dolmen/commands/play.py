"""`dolmen play`: takes a seat at a table in the terminal."""

import os
import secrets
import sys
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

from cyclopts import App, Parameter

from dolmen.bots import BOTS, LEVELS, USUAL, Bot, seat_bot
from dolmen.commands import FAILED, candidates, require_extra
from dolmen.commands.arguments import (
    BOTS_LABEL,
    DEFAULT_SEATS,
    WHOLE,
    bot_names,
    check_seed,
    open_table,
    options_typed,
    title_typed,
)
from dolmen.commands.kept import data_folder, resumable
from dolmen.commands.records import read_record
from dolmen.commands.waiting import meanwhile
from dolmen.core import fair
from dolmen.core.log import Log
from dolmen.core.message import Refusal
from dolmen.core.options import listed
from dolmen.games import TITLES
from dolmen.words import Words

DEFAULT_TITLE: Final = next(iter(TITLES))
HUMAN: Final = "human"
# Who may sit elsewhere, and who of them people are offered.
OTHERS: Final = (*BOTS, HUMAN)
OFFERED: Final = (*LEVELS, HUMAN)
LONGEST_NAME: Final = 20
ROOT: Final = "root"
# Dolmens stand in Brittany, and so do their bots.
BOT_NAMES: Final = ("Nolwenn", "Erwan", "Maëlle", "Yann", "Gwenn", "Tanguy", "Soazig", "Corentin")


class Asked(NamedTuple):
    """What was typed for a new table; None where nothing was."""

    title: str | None
    seats: int | None
    bots: str | None
    name: str | None
    option: tuple[str, ...]


def add(app: App, words: Words) -> None:
    """Adds the command."""

    offer = words.text("cli-play-bots", allowed=listed(OFFERED), default=USUAL)
    characters = [f"{bot}: {words.text('bot-character', bot=bot)}" for bot in LEVELS]

    @app.command(name="play", help=words.text("cli-play-help"), usage=words.text("cli-play-usage"))
    def play(
        title: Annotated[
            str | None,
            title_typed(words, words.text("cli-play-title", default=DEFAULT_TITLE)),
        ] = None,
        /,
        *,
        seats: Annotated[
            int | None,
            WHOLE,
            Parameter(help=words.text("cli-play-seats", default=DEFAULT_SEATS)),
        ] = None,
        bots: Annotated[
            str | None,
            Parameter(
                help=" ".join([offer, *characters]),
                metavar=BOTS_LABEL,
                completer=candidates.bots,
            ),
        ] = None,
        name: Annotated[
            str | None,
            Parameter(help=words.text("cli-play-name"), metavar=words.text("cli-label-name")),
        ] = None,
        seed: Annotated[int | None, WHOLE, Parameter(help=words.text("cli-play-seed"))] = None,
        option: Annotated[tuple[str, ...], options_typed(words)] = (),
        resume: Annotated[
            str | None,
            Parameter(help=words.text("cli-play-resume"), metavar=words.text("cli-label-file")),
        ] = None,
        save: Annotated[
            Path | None,
            Parameter(help=words.text("cli-play-save"), metavar=words.text("cli-label-file")),
        ] = None,
    ) -> int:
        require_extra("terminal")
        asked = Asked(title, seats, bots, name, option)
        if seed is not None:
            check_seed(seed)
        left = None if resume is None else resumable(resume, data_folder(os.environ))
        log = new_log(asked, words) if left is None else resumed_log(left, asked)
        path = record_path(log.game.title, save, left)
        if not at_terminal():
            raise Refusal("cli-play-no-terminal")
        return sit_down(log, words, seed, path)


def new_log(asked: Asked, words: Words) -> Log[Any]:
    """A fresh table: a person at seat 0, bots or more people elsewhere."""
    seats = DEFAULT_SEATS if asked.seats is None else asked.seats
    title = DEFAULT_TITLE if asked.title is None else asked.title
    game = open_table(title, seats, asked.option)
    typed = USUAL if asked.bots is None else asked.bots
    players = [HUMAN, *bot_names(typed, seats - 1, OTHERS)]
    people = people_names(asked.name, players.count(HUMAN), words)
    taken = [name.casefold() for name in people]
    robots = [bot for bot in BOT_NAMES if bot.casefold() not in taken]
    names = [people.pop(0) if player == HUMAN else robots.pop(0) for player in players]
    return Log(game, names, [None if player == HUMAN else player for player in players])


def people_names(typed: str | None, count: int, words: Words) -> list[str]:
    """A name for every person, as typed or numbered."""
    if typed is None:
        numbered = [words.text("cli-play-another", number=i + 1) for i in range(count)]
        return numbered if count > 1 else [own_name(os.environ) or words.text("cli-play-you")]
    names = [name.strip() for name in typed.split(",")]
    if len(names) != count:
        raise Refusal("cli-names-count", names=typed, count=len(names), people=count)
    for name in names:
        if not 0 < len(name) <= LONGEST_NAME:
            raise Refusal("cli-name-refused", name=name, most=LONGEST_NAME)
        if [other.casefold() for other in names].count(name.casefold()) > 1:
            raise Refusal("cli-name-twice", name=name)
    return names


def own_name(environ: Mapping[str, str]) -> str:
    """What the session calls whoever sits here, as a name; nothing for the one that rules it."""
    user = environ.get("USER", "").strip()
    fits = user.isalpha() and len(user) <= LONGEST_NAME and user != ROOT
    return user.capitalize() if fits else ""


def resumed_log(path: Path, asked: Asked) -> Log[Any]:
    """A table that was left; whatever its record says cannot be chosen again."""
    for name, value in asked._asdict().items():
        if value not in (None, ()):
            raise Refusal("cli-play-resume-only", choice=value if name == "title" else f"--{name}")
    log = read_record(path)
    if log.is_over:
        raise Refusal("cli-play-over", path=str(path))
    return log


def record_path(title: str, save: Path | None, resume: Path | None) -> Path:
    """Where the record goes; a file that holds something else is never written over."""
    if save is None:
        now = datetime.now().astimezone()
        return resume or data_folder(os.environ) / f"{title}-{now:%Y%m%d-%H%M%S-%f}.jsonl"
    if save.exists() and save != resume:
        raise Refusal("cli-play-save-exists", path=str(save))
    return save


def at_terminal() -> bool:
    """Whether somebody can see and type."""
    return all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))


def take_dice(log: Log[Any], seed: int | None) -> fair.Dice:
    """The dice of a table: a new one commits to them; one that was left goes on with its own, or,
    if it never had any, with some that it is too late to commit to."""
    if log.seed is not None:
        return log.dice()
    chosen = secrets.token_bytes(fair.SEED_BYTES) if seed is None else fair.seed_of(seed)
    # Whoever sits here has the seed too: there is nobody else to bring anything.
    nonces = [None] * log.game.seats
    return fair.Dice(chosen, nonces) if log.moves else log.commit(chosen, nonces)


def sit_down(log: Log[Any], words: Words, seed: int | None, path: Path) -> int:
    """Hands the table over to the app, and says in the end where the game is kept."""
    with meanwhile(words.text("terminal-setting")):
        # What draws it takes seconds to import on a slow machine.
        from dolmen.terminal.app import TableApp

    thoughts = secrets.randbits(62) if seed is None else seed
    bots: dict[int, Bot] = {
        seat: seat_bot(bot, log.game, thoughts, seat)
        for seat, bot in enumerate(log.bots)
        if bot is not None
    }
    app = TableApp(log, words, bots, take_dice(log, seed), path)
    app.run()
    if app.farewell:
        print(app.farewell)
    return FAILED if app.unsaved else app.return_code or 0
