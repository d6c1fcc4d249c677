"""Tables to test with, and what is to be seen on them."""

import asyncio
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from textual.pilot import Pilot
from textual.widgets import Input, OptionList

import dolmen
from dolmen.bots import seat_bot
from dolmen.core.fair import Dice, seed_of
from dolmen.core.game import CHANCE, OVER
from dolmen.core.log import Log, read
from dolmen.core.rng import Rng
from dolmen.terminal.app import TableApp
from dolmen.terminal.choices import STEP, Choices
from dolmen.terminal.screens.play import Play
from dolmen.words import Words
from tests import sample
from tests.title_messages import knowing

NAMES = ("Anouk", "Maëlle", "Ewen", "Bram")
PERSON_AND_BOT = (None, "random")
# Looks, two thousandths of a second apart.
PATIENCE = 15000


def new_log(bots: Sequence[str | None] = PERSON_AND_BOT) -> Log[Any]:
    """A table before its first move; seat 0 starts."""
    seats = len(bots)
    return Log(dolmen.game(sample.HIDDEN, seats, first=0), NAMES[:seats], bots)


def dice_of(log: Log[Any], seed: int = 7) -> Dice:
    """Dice that such a table has committed to."""
    return log.commit(seed_of(seed), [None] * log.game.seats)


def played(title: str, seats: int, decisions: int) -> dict[str, Any]:
    """What seat 0 sees after so many random decisions."""
    game = dolmen.game(title, seats)
    s, dice = game.start(), Rng(seats)
    while game.actor(s) != OVER and decisions > 0:
        decisions -= game.actor(s) != CHANCE
        legal = game.legal(s)
        any_move = legal[dice.below(len(legal))]
        game.apply(s, game.draw(s, dice) if game.actor(s) == CHANCE else any_move)
    return game.view(s, 0)


def open_table(path: Path, lang: str = "en", log: Log[Any] | None = None) -> TableApp:
    """An app at that table, in no hurry to look slow."""
    log = new_log() if log is None else log
    bots = {
        seat: seat_bot(name, log.game, 1, seat)
        for seat, name in enumerate(log.bots)
        if name is not None
    }
    app = TableApp(log, Words(lang), bots, dice_of(log), path)
    app.pause = 0.0
    return app


def waits(app: TableApp) -> bool:
    """Whether the app waits for somebody: at a question, or at another screen than the table."""
    return app.asking or not isinstance(app.screen, Play)


async def settle(pilot: Pilot[str]) -> None:
    """Lets chance and bots play on until the app waits for somebody."""
    assert isinstance(pilot.app, TableApp)
    for _ in range(PATIENCE):
        if waits(pilot.app):
            await pilot.pause()
            return
        await asyncio.sleep(0.002)
    raise AssertionError("nobody was asked")


async def play_first(app: TableApp) -> None:
    """Plays the first move of the list by keys, also where it stands behind a step; quicker than a
    pilot, which waits for idleness."""
    before, opens, doubts = len(app.table.log.moves), False, False
    choices = app.screen.query_one(Choices)
    app.simulate_key("down")
    app.simulate_key("enter")
    for _ in range(PATIENCE):
        if len(app.table.log.moves) > before and waits(app):
            return
        if choices.opened and not opens:
            opens = True
            app.simulate_key("enter")
        if app.doubted is not None and not doubts:
            doubts = True
            app.simulate_key("enter")
        await asyncio.sleep(0.002)
    raise AssertionError("the first move was not played")


async def play_at_random(app: TableApp, rng: random.Random) -> None:
    """Plays any move of the list by keys."""
    moves = app.screen.query_one(OptionList)
    moves.highlighted = rng.randrange(moves.option_count) - 1 if moves.option_count > 1 else None
    await play_first(app)


async def play_wisely(app: TableApp) -> None:
    """Plays the move of the list that a bot would choose, by keys: whoever plays to win is done in
    a fraction of the moves that chance takes."""
    adviser = seat_bot("greedy", app.table.game, 1, app.table.actor)
    move = adviser.choose(app.table.state.clone())
    choices, moves = app.screen.query_one(Choices), app.screen.query_one(OptionList)
    step = next(choice.step for choice in choices.choices if choice.move == move)
    if step and f"{STEP}{step}" in [option.id for option in moves.options]:
        moves.highlighted = moves.get_option_index(f"{STEP}{step}")
        app.simulate_key("enter")
        await until(lambda: choices.opened == step)
    place = moves.get_option_index(str(move))
    above = [i for i in range(place) if not moves.get_option_at_index(i).disabled]
    moves.highlighted = above[-1] if above else None
    await play_first(app)


async def until(holds: Callable[[], bool]) -> None:
    """Waits until something holds."""
    for _ in range(PATIENCE):
        if holds():
            return
        await asyncio.sleep(0.002)
    raise AssertionError("it never came")


def asked(app: TableApp) -> str:
    """The question to the only person at a table."""
    table, names = app.table, app.table.log.names
    question = app.words.say(table.game.ask(table.state), names)
    return app.words.text(
        "terminal-your-turn", question=question.removeprefix(f"{names[table.actor]}, ")
    )


async def enter(pilot: Pilot[str], text: str) -> None:
    """Puts a text into the field and presses Enter."""
    pilot.app.screen.query_one(Input).value = text
    await pilot.press("enter")
    await pilot.pause()


def seen(app: TableApp) -> str:
    """The text on the screen, line by line."""
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


def says(app: TableApp, sentence: str, where: str = "*") -> bool:
    """Whether a sentence is on the screen, or in one part of it, wherever its lines may break."""
    inside = seen(app)
    if where != "*":
        region = app.screen.query_one(where).region
        rows = inside.splitlines()[region.y : region.bottom]
        inside = " ".join(row[region.x : region.right] for row in rows)
    return " ".join(sentence.split()) in " ".join(inside.split())


def reopened(path: Path) -> Log[Any]:
    """The game that a record keeps."""
    return read(path.read_text(encoding="utf-8").splitlines(), dolmen.game)


def hand_of(app: TableApp, seat: int) -> list[str]:
    """What only that seat sees, as the words of the app's language name it."""
    view = app.table.game.view(app.table.state, seat)
    hand: list[str] = knowing(app.table.game.title).hand(view, seat, app.words)
    return hand
