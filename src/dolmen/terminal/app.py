"""The app: drives a table from decision to decision, keeps its record, and opens the screens."""

import asyncio
import contextlib
import os
import shlex
import signal
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, Final, TypeVar

from textual import on, work
from textual.app import App
from textual.binding import Binding, BindingType
from textual.worker import WorkerCancelled

from dolmen import engine
from dolmen.bots import seat_bot, strongest
from dolmen.bots.advice import THOUGHT, advise
from dolmen.core.fair import Dice
from dolmen.core.game import CHANCE
from dolmen.core.log import Log
from dolmen.games import hides
from dolmen.terminal.boards import board_of
from dolmen.terminal.choices import Choices
from dolmen.terminal.look import speaks_utf8
from dolmen.terminal.record import command, next_path, save
from dolmen.terminal.screens.curtain import Curtain
from dolmen.terminal.screens.help import Help
from dolmen.terminal.screens.play import Play
from dolmen.terminal.screens.result import Result
from dolmen.terminal.screens.rules import Rules
from dolmen.terminal.table import Chooser, Line, Table
from dolmen.terminal.theme import DUSK, Ascii
from dolmen.words import Words

# The same position gets the same advice.
ADVICE_SEED: Final = 0


T = TypeVar("T")


class TableApp(App[str]):
    """A table in the terminal. After `run`, `farewell` says where the record is."""

    TITLE: str | None = "Dolmen"
    ENABLE_COMMAND_PALETTE = False
    CSS = "VerticalScroll, RichLog, OptionList { scrollbar-size-vertical: 1; }"
    # Ctrl+C would copy, were it left to the field that is typed in.
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "quit", "terminal-key-quit", priority=True),
        Binding("ctrl+c", "quit", show=False, priority=True),
    ]
    # Seconds that a bot seems to think, so that people can follow.
    pause: float = 0.4

    def __init__(
        self, log: Log[Any], words: Words, bots: Mapping[int, Chooser], dice: Dice, path: Path
    ) -> None:
        super().__init__()
        self.register_theme(DUSK)
        self.theme = DUSK.name
        if not speaks_utf8(os.environ):
            self._filters.append(Ascii())
        self.words = words
        self.table = Table(log, bots, dice)
        self.board = board_of(log.game.title)
        self.path = path
        self.unsaved = False
        self.farewell = ""
        self.play = Play(words, self.table, self.board)
        # True while a person is asked; a choice at any other time is not meant.
        self.asking = False
        # The gamble that was chosen once: the same choice again means it.
        self.doubted: int | None = None
        self.hurry = asyncio.Event()

    async def on_mount(self) -> None:
        await self.push_screen(self.play)
        self._catch_signals()
        if engine.kind() == "interpreted" and engine.why() != "chosen":
            self.notify(self.words.text("terminal-interpreted"), severity="warning")
        self._open()
        self.drive()

    def _open(self) -> None:
        """The table before the first decision: one person sees their hand, several a curtain."""
        self.play.head(self.path.name, self.unsaved)
        self.play.look_through(self.table.listener)
        self.play.wait()

    def _catch_signals(self) -> None:
        """Whoever ends the process gets the terminal back as it was."""
        if self.is_headless:
            return
        loop = asyncio.get_running_loop()
        for name in ("SIGINT", "SIGTERM", "SIGHUP"):
            with contextlib.suppress(AttributeError, NotImplementedError):
                loop.add_signal_handler(getattr(signal, name), self._leave)

    # The course of the game

    @work(exclusive=True, group="drive")
    async def drive(self, move: int | None = None) -> None:
        """Plays a person's move, then chance and bots, till a person decides or all is over."""
        if move is not None:
            await self._carry_out(move)
        while not self.table.is_over:
            actor = self.table.actor
            if actor == CHANCE:
                await self._carry_out(self.table.draw())
            elif actor in self.table.bots:
                await self._carry_out(await self._think(actor))
            else:
                await self._ask(actor)
                return
        self.play.show()
        self.play.wait()
        self.play.refresh_bindings()
        await self._end()

    async def _think(self, seat: int) -> int:
        """A bot's move."""
        self.play.show()
        self.play.wait()
        bot = self.table.bots[seat]
        choose = partial(bot.choose, self.table.state.clone())
        move, _ = await asyncio.gather(self._find(bot, choose), self._breathe())
        return int(move)

    async def _find(self, bot: Chooser, find: Callable[[], T]) -> T:
        """What a bot finds on a copy of the position, in a thread, so that the screen stays alive.
        Who leaves does not wait for it: a process ends with its last thread."""
        try:
            return await self.run_worker(find, thread=True, group="bots").wait()
        except (WorkerCancelled, asyncio.CancelledError):
            bot.stop = True
            raise asyncio.CancelledError from None

    async def _carry_out(self, move: int) -> None:
        """Plays a move, keeps it, and tells it; what it shows is told step by step."""
        told = self.table.play(move)
        self._save()
        await self._tell(told)

    async def _tell(self, told: list[Line]) -> None:
        for one in told:
            self.play.tell([one])
            if one.shows:
                await self._breathe()

    async def _breathe(self) -> None:
        """A pause that Enter cuts short."""
        if self.pause:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.hurry.wait(), self.pause)

    async def _ask(self, seat: int) -> None:
        """Asks a person; behind a curtain first, if somebody else has looked till now and there is
        something to hide."""
        if seat != self.play.viewer:
            self.play.wait()
            if hides(self.table.game):
                mark = self.play.marks[seat]
                self.play.look_through(None)
                await self.push_screen_wait(Curtain(self.words, self.play.names[seat], mark))
            self.play.look_through(seat)
        self.hurry.clear()
        self.play.ask()
        self.asking = True

    async def _end(self) -> None:
        """Shows the result, and goes on as the people like."""
        step = await self.push_screen_wait(Result(self.words, self.table, self.play.marks))
        if step == "quit":
            self._leave()
        elif step in ("again", "stronger"):
            self.path = next_path(self.path)
            level = self.table.stronger if step == "stronger" else None
            self.table = self.play.table = self.table.again(level)
            self.hurry.clear()
            self._open()
            self.drive()

    @on(Choices.Chosen)
    def choose(self, event: Choices.Chosen) -> None:
        """A person's choice, if one is asked for and can see what is chosen."""
        if not self.asking or self.play.is_too_small or event.move not in self.table.legal():
            return
        if event.move != self.doubted and event.move in self.table.gambles():
            self.doubted = event.move
            self.play.remark(self.words.text("terminal-sure"))
            return
        self.asking, self.doubted = False, None
        self.play.wait()
        self.drive(event.move)

    @on(Choices.Pointed)
    def look_elsewhere(self, event: Choices.Pointed) -> None:
        """Whoever goes to another line is asked again about a gamble."""
        if event.move != self.doubted:
            self.doubted = None

    @on(Choices.Helped)
    async def help_asked(self) -> None:
        """A question mark in an empty field."""
        await self.action_help()

    @on(Choices.Hurried)
    def hurry_up(self) -> None:
        """Others move without a pause until a person is asked."""
        self.hurry.set()

    # The record

    def _save(self) -> None:
        """Keeps the record; a disk that refuses is told once, and the game goes on."""
        before = self.unsaved
        try:
            save(self.path, self.table.log.lines())
            self.unsaved = False
        except OSError as error:
            self.unsaved = True
            if not before:
                reason = error.strerror or str(error)
                self.notify(
                    self.words.text("terminal-save-failed", path=str(self.path), reason=reason),
                    severity="error",
                    markup=False,
                )
        if self.unsaved != before:
            self.play.head(self.path.name, self.unsaved)

    # Keys

    def get_key_display(self, binding: Binding) -> str:
        """A key as it stands on keyboards."""
        if binding.key in ("enter", "escape"):
            return self.words.text(f"terminal-name-{binding.key}")
        return super().get_key_display(binding).title()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """The result has a key once there is one; then nobody needs good moves any more."""
        if action == "result":
            return self.table.is_over
        return action != "advice" or not self.table.is_over

    async def action_help(self) -> None:
        """Keys and signs."""
        await self.push_screen(Help(self.words, self.board, len(self.play.pages().titles)))

    async def action_rules(self) -> None:
        """The rules, at the clause that was just cited if there is one."""
        clause = self.play.query_one(Choices).clause
        await self.push_screen(Rules(self.words, self.table.game.title, clause))

    def action_take_back(self) -> None:
        """Takes back a turn, in some titles one move, or says that nothing can be."""
        count = self.table.take_back(self.board.ONE_BY_ONE) if self.asking else 0
        self._ask_again("terminal-taken-back" if count else "terminal-nothing-back", count)

    def action_redo(self) -> None:
        """Plays again what was taken back, or says that there is nothing."""
        count = self.table.redo() if self.asking else 0
        self._ask_again("terminal-redone" if count else "terminal-nothing-again", count)

    @work(exclusive=True, group="advice")
    async def action_advice(self) -> None:
        """Good moves for whoever is asked, found while the screen stays alive. The record says that
        they were asked for."""
        if not self.asking:
            return
        table, seat, count = self.table, self.table.actor, len(self.table.log.moves)
        self.play.remark(self.words.text("terminal-advice-thinking"))
        bot = seat_bot(strongest(), table.game, ADVICE_SEED, seat, THOUGHT)
        find = partial(advise, bot, table.game, table.state.clone(), seat, ADVICE_SEED)
        found = await self._find(bot, find)
        if self._is_asked(table, count):
            table.log.advice[seat] += 1
            self._save()
            self.play.advise(found)

    def _is_asked(self, table: Table, count: int) -> bool:
        """Whether somebody still thinks about the position after so many moves of a table."""
        return self.asking and self.table is table and len(table.log.moves) == count

    def _ask_again(self, remark: str, count: int) -> None:
        """After the game went so many moves back or on."""
        if count:
            self._save()
            self.play.look_through(self.play.viewer)
            self.play.ask()
        self.play.remark(self.words.text(remark, count=count))

    @work(exclusive=True, group="drive")
    async def action_result(self) -> None:
        """The result once more."""
        await self._end()

    async def action_quit(self) -> None:
        """Saves and leaves."""
        self._leave()

    def _leave(self) -> None:
        if not self.table.log.moves:
            self.farewell = ""
        else:
            self._save()
            self.farewell = self._farewell()
        self.exit(self.farewell)

    def _farewell(self) -> str:
        if self.unsaved:
            return self.words.text("terminal-farewell-unsaved", path=str(self.path))
        kind = "over" if self.table.is_over else "open"
        path = str(self.path)
        return self.words.text(
            f"terminal-farewell-{kind}", path=path, file=shlex.quote(path), command=command()
        )
