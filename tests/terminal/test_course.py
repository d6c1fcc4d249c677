"""The course of a game: keeping and resuming it, bots, people in turn, the end."""

import sys
import threading
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import OptionList

import dolmen
from dolmen import engine
from dolmen.bots.advice import advise
from dolmen.core.effect import spoken
from dolmen.core.game import CHANCE, OVER
from dolmen.core.log import Log
from dolmen.core.rng import Rng
from dolmen.terminal.app import TableApp
from dolmen.terminal.record import command
from dolmen.terminal.screens.curtain import Curtain
from dolmen.terminal.screens.help import Help
from dolmen.terminal.screens.play import Play
from dolmen.terminal.screens.result import Result
from dolmen.words import Words
from tests import sample
from tests.terminal.tables import (
    asked,
    dice_of,
    hand_of,
    new_log,
    open_table,
    play_first,
    play_wisely,
    reopened,
    says,
    seen,
    settle,
)


async def test_good_moves_are_shown_on_demand_and_the_record_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dolmen.terminal.app.advise", partial(advise, games=3, seconds=0))
    path = tmp_path / "game.jsonl"
    app = open_table(path, "nl")
    async with app.run_test(size=(140, 45)) as pilot:
        await settle(pilot)
        while len(app.table.legal()) == 1:
            await play_first(app)
            await settle(pilot)
        seat, moves = app.table.actor, app.table.log.moves[:]
        await pilot.press("f6")
        words = Words("nl")
        verdicts = [words.text(f"advice-{kind}") for kind in ("clear", "unclear")]
        while not any(says(app, verdict, "#note") for verdict in verdicts):
            await pilot.pause(0.05)
        assert says(app, "kans om te winnen", "#note")
        # Nothing was played; that somebody asked stays.
        assert app.table.log.moves == moves
        assert reopened(path).advice[seat] == 1
        # Of a bot's turn nothing is advised.
        app.asking = False
        await pilot.press("f6")
        await pilot.pause()
        assert reopened(path).advice[seat] == 1


async def test_a_game_is_saved_at_every_move_and_can_be_resumed(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "game.jsonl"
    app = open_table(path)
    async with app.run_test() as pilot:
        await settle(pilot)
        await play_first(app)
        await pilot.pause()
        log = reopened(path)
        assert log.moves == app.table.log.moves
        assert log.names == ["Anouk", "Maëlle"]
        story = [told.to(0) for told in app.table.story]
        await pilot.press("ctrl+q")
    assert "new folder" in app.farewell
    assert "dolmen play --resume '" in app.farewell
    assert app.return_value == app.farewell
    again = open_table(path, log=log)
    async with again.run_test() as pilot:
        await settle(pilot)
        assert again.table.log.moves == log.moves
        assert [told.to(0) for told in again.table.story] == story
        assert says(again, asked(again), "#ask")


async def test_a_disk_that_refuses_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    app = open_table(tmp_path / "file" / "game.jsonl")
    async with app.run_test(size=(120, 40), notifications=True) as pilot:
        await settle(pilot)
        assert app.words.text("terminal-unsaved") in seen(app)
        assert says(app, "could not be saved")
        (tmp_path / "file").unlink()
        await play_first(app)
        await pilot.pause()
        assert app.words.text("terminal-unsaved") not in seen(app)
    assert reopened(app.path).moves == app.table.log.moves


async def test_whoever_leaves_an_unsaved_game_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    app = open_table(tmp_path / "file" / "game.jsonl")
    async with app.run_test() as pilot:
        await settle(pilot)
        await pilot.press("ctrl+c")
    assert app.farewell == app.words.text("terminal-farewell-unsaved", path=str(app.path))


async def test_a_whole_game_ends_with_its_result(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    app = open_table(path, log=new_log((None, "greedy", "greedy")))
    async with app.run_test() as pilot:
        await settle(pilot)
        while isinstance(app.screen, Play):
            await play_wisely(app)
        await pilot.pause()
        game, state = app.table.game, app.table.state
        assert isinstance(app.screen, Result)
        lines = [line.split() for line in seen(app).splitlines()]
        assert ["Total", *map(str, game.scores(state))] in lines
        assert ["Rank", *map(str, game.ranks(state))] in lines
        for category, points in game.sheet(state, 0):
            heading = app.words.say(game.heading(category))
            assert any(line[:3] == [*heading.split(), str(points)] for line in lines)
        assert reopened(path).moves == app.table.log.moves
        await pilot.press("escape")
        await pilot.pause()
        assert says(app, app.words.text("terminal-over"), "#ask")
        await pilot.press("f5")
        await pilot.pause()
        assert isinstance(app.screen, Result)
        await pilot.press("enter")
        await settle(pilot)
        assert app.path.name == "game-2.jsonl"
        assert len(app.table.log.moves) < 60
        assert reopened(app.path).moves == app.table.log.moves
        await pilot.press("ctrl+q")
    assert "game-2.jsonl" in app.farewell


async def test_bots_alone_are_watched_till_the_end(tmp_path: Path) -> None:
    app = open_table(tmp_path / "game.jsonl", log=new_log(("random", "greedy")))
    async with app.run_test() as pilot:
        await settle(pilot)
        assert isinstance(app.screen, Result)
        # Again, against stronger ones, look, quit.
        await pilot.press("down", "down", "down", "enter")
    assert app.farewell == app.words.text(
        "terminal-farewell-over", path=str(app.path), file=str(app.path), command="dolmen"
    )


async def test_once_more_is_against_stronger_bots(tmp_path: Path) -> None:
    app = open_table(tmp_path / "game.jsonl", log=new_log(("random", "random")))
    async with app.run_test() as pilot:
        await settle(pilot)
        assert app.words.text("bot-stronger", bot="novice") in seen(app)
        await pilot.press("down", "enter")
        await settle(pilot)
        assert app.table.log.bots == ["novice", "novice"]
        assert isinstance(app.screen, Result)
        assert app.words.text("bot-stronger", bot="player") in seen(app)
        await pilot.press("down", "down", "down", "enter")
    assert app.path.name == "game-2.jsonl"


async def test_a_finished_game_opens_with_its_result(tmp_path: Path) -> None:
    log, dice = new_log(("random", "random")), Rng(1)
    while (actor := log.game.actor(log.state)) != OVER:
        chance = actor == CHANCE
        log.play(log.game.draw(log.state, dice) if chance else log.game.legal(log.state)[0])
    app = open_table(tmp_path / "game.jsonl", log=log)
    async with app.run_test() as pilot:
        await settle(pilot)
        assert isinstance(app.screen, Result)


async def test_two_people_see_a_curtain_and_never_each_others_hands(tmp_path: Path) -> None:
    app = open_table(tmp_path / "game.jsonl", log=new_log((None, None)))
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        for seat in (0, 1, 0):
            assert isinstance(app.screen, Curtain)
            gems = set(hand_of(app, 0) + hand_of(app, 1))
            assert app.words.text("terminal-pass", name=app.table.log.names[seat]) in seen(app)
            assert not any(gem in seen(app) for gem in gems)
            assert app.play.viewer is None
            await pilot.press("enter")
            await settle(pilot)
            hidden = set(hand_of(app, 1 - seat))
            while isinstance(app.screen, Play) and app.table.actor == seat:
                assert all(gem in seen(app) for gem in hand_of(app, seat))
                assert not any(f"{gem} " in seen(app) for gem in hidden)
                await play_first(app)
                await pilot.pause()


async def test_two_people_with_nothing_to_hide_see_no_curtain(tmp_path: Path) -> None:
    game = dolmen.game(sample.OPEN, 2, first=0)
    app = open_table(tmp_path / "game.jsonl", log=Log(game, ["Ann", "Bo"], (None, None)))
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        asked: set[int | None] = set()
        while len(asked) < 2:
            assert isinstance(app.screen, Play)
            asked.add(app.play.viewer)
            await play_first(app)
            await settle(pilot)
        assert asked == {0, 1}


async def test_a_small_terminal_says_so_and_plays_nothing(tmp_path: Path) -> None:
    app = open_table(tmp_path / "game.jsonl")
    async with app.run_test() as pilot:
        await settle(pilot)
        before = list(app.table.log.moves)
        for size in ((60, 20), (80, 10), (3, 2)):
            await pilot.resize_terminal(*size)
            await pilot.press("down", "enter")
            await pilot.pause()
            assert app.table.log.moves == before
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        assert says(app, app.words.text("terminal-small", width=76, height=22), "#small")
        for size in ((200, 60), (76, 22), (120, 40)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert "☼ Anouk" in seen(app)
        await pilot.press("escape", "down", "enter", "enter")
        await settle(pilot)
        assert len(app.table.log.moves) == len(before) + 1


async def test_a_slow_bot_does_not_freeze_the_screen(tmp_path: Path) -> None:
    thinking, go = threading.Event(), threading.Event()

    class Slow:
        stop = False

        def choose(self, state: Any) -> int:
            thinking.set()
            go.wait(10)
            return int(log.game.legal(state)[0])

    log = new_log(("slow", None))
    app = TableApp(log, Words("en"), {0: Slow()}, dice_of(log), tmp_path / "game.jsonl")
    app.pause = 0.0
    async with app.run_test() as pilot:
        while not thinking.is_set():
            await pilot.pause()
        assert says(app, app.words.text("terminal-thinks", name="Anouk"), "#ask")
        await pilot.press("f1")
        await pilot.pause()
        assert isinstance(app.screen, Help)
        await pilot.press("escape", "ctrl+z")
        await pilot.pause()
        assert says(app, app.words.text("terminal-nothing-back"), "#note")
        go.set()
        await settle(pilot)
        assert app.table.actor == 1


async def test_who_leaves_does_not_wait_for_a_thought(tmp_path: Path) -> None:
    thinking, stopped = threading.Event(), threading.Event()

    class Endless:
        @property
        def stop(self) -> bool:
            return stopped.is_set()

        @stop.setter
        def stop(self, wanted: bool) -> None:
            assert wanted
            stopped.set()

        def choose(self, state: Any) -> int:
            thinking.set()
            stopped.wait()
            return int(log.game.legal(state)[0])

    log = new_log(("endless", None))
    app = TableApp(log, Words("en"), {0: Endless()}, dice_of(log), tmp_path / "game.jsonl")
    app.pause = 0.0
    async with app.run_test() as pilot:
        while not thinking.is_set():
            await pilot.pause()
        before = list(app.table.log.moves)
        await pilot.press("ctrl+q")
    assert stopped.is_set()
    assert app.table.log.moves == before


async def test_enter_cuts_the_pauses_short(tmp_path: Path) -> None:
    app = open_table(tmp_path / "game.jsonl", log=new_log(("random", None)))
    app.pause = 60.0
    async with app.run_test() as pilot:
        await pilot.pause()
        await pilot.press("enter")
        await settle(pilot)
        assert app.table.actor == 1
        assert not app.hurry.is_set()


async def test_an_engine_that_is_not_compiled_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "kind", lambda: "interpreted")
    monkeypatch.setattr(engine, "why", lambda: "none")
    app = open_table(tmp_path / "game.jsonl")
    async with app.run_test(size=(120, 40), notifications=True) as pilot:
        await settle(pilot)
        assert says(app, "uncompiled")


async def test_a_screenshot_can_be_taken(tmp_path: Path) -> None:
    app = open_table(tmp_path / "game.jsonl", "fr")
    async with app.run_test(size=(110, 36)) as pilot:
        await settle(pilot)
        await pilot.press("down")
        await pilot.pause()
        picture = app.export_screenshot(title="Dolmen")
    assert picture.startswith("<svg")
    assert "Anouk" in picture


async def test_the_highlighted_move_says_what_it_costs_and_brings(tmp_path: Path) -> None:
    log = new_log()
    app = open_table(tmp_path / "game.jsonl", log=log)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await pilot.press("down", "enter")
        await pilot.pause()
        pointed = app.screen.query_one(OptionList).highlighted_option
        assert pointed is not None
        effects = log.game.effects(log.state, int(str(pointed.id)))
        assert effects
        assert says(app, spoken(effects, Words("en").say), "#about")


async def test_odd_names_do_no_harm(tmp_path: Path) -> None:
    log = Log(dolmen.game(sample.HIDDEN, 2, first=0), ["[b]A[/b]", "\x1b[31m\n"], [None, "random"])
    app = open_table(tmp_path / "game.jsonl", log=log)
    async with app.run_test() as pilot:
        await settle(pilot)
        assert "☼ [b]A[/b] (you)" in seen(app)
        assert "\x1b" not in seen(app)


def test_the_farewell_names_a_command_that_works(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", [".venv/bin/dolmen", "play"])
    monkeypatch.setenv("PATH", "")
    assert command() == ".venv/bin/dolmen"
    # From elsewhere nobody counts the folders up.
    monkeypatch.setattr(sys, "argv", ["../club/.venv/bin/dolmen", "play"])
    assert command() == str(tmp_path.parent / "club" / ".venv" / "bin" / "dolmen")
    monkeypatch.setattr(sys, "argv", ["-m", "play"])
    assert command() == "dolmen"
