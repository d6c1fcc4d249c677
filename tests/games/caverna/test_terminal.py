"""Caverna in the terminal: a table driven like a player drives it."""

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import pytest
from textual.widgets import Input, OptionList

import dolmen
from dolmen.core.game import CHANCE, OVER
from dolmen.core.log import Log
from dolmen.core.rng import Rng
from dolmen.terminal.drawing import Pane
from dolmen.terminal.screens.help import Help
from dolmen.terminal.screens.play import Play
from dolmen.terminal.screens.result import Result
from dolmen.words import LANGUAGES
from tests.terminal.tables import (
    asked,
    enter,
    open_table,
    play_at_random,
    play_wisely,
    reopened,
    says,
    seen,
    settle,
)

pytestmark = pytest.mark.surface

NAMES: Final = ("Anouk", "Maëlle", "Ewen", "Bram", "Nolwenn", "Zoé", "Hans")


def new_log(bots: Sequence[str | None] = (None,), **options: Any) -> Log[Any]:
    """A table before its first move; seat 0 starts."""
    seats = len(bots)
    return Log(dolmen.game("caverna", seats, first=0, **options), NAMES[:seats], bots)


def late_log(bots: Sequence[str | None], left: int, seed: int = 1) -> Log[Any]:
    """A table that was left so many moves before the end of a random game."""
    log, dice = new_log(bots), Rng(seed)
    game = log.game
    while (actor := game.actor(log.state)) != OVER:
        legal = game.legal(log.state)
        any_move = legal[dice.below(len(legal))]
        log.play(game.draw(log.state, dice) if actor == CHANCE else any_move)
    log.back_to(len(log.moves) - left)
    return log


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("size", "seats"), [((80, 24), 1), ((80, 24), 3), ((120, 40), 7)])
async def test_a_table_shows_spaces_goods_question_moves_and_story(
    tmp_path: Path, lang: str, size: tuple[int, int], seats: int
) -> None:
    log = new_log((None, *["random"] * (seats - 1)))
    app = open_table(tmp_path / "game.jsonl", lang, log)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        words, table, names = app.words, app.table, app.table.log.names
        assert says(app, asked(app), "#ask")
        assert says(app, words.say(table.game.describe(table.legal()[0]), names), "#moves")
        assert says(app, words.text("caverna-space-housework"), "#board")
        assert says(app, words.text("terminal-caverna-goods"), "#board")
        round_one = words.text("terminal-caverna-round", round=1, most=12, stage=1)
        assert says(app, round_one, "#board")
        assert words.text("terminal-key-page") in seen(app)
        if size == (120, 40):
            assert says(app, words.text("terminal-caverna-entrance"), "#board")


async def test_a_vast_terminal_shows_as_many_pages_as_it_has_lines(tmp_path: Path) -> None:
    app = open_table(tmp_path / "game.jsonl", log=new_log((None, "random")))
    async with app.run_test(size=(200, 60)) as pilot:
        await settle(pilot)
        # The whole of what is drawn is in sight: spaces, one's home and all players.
        assert app.screen.query_one(Pane).max_scroll_y == 0
        for id in ("entrance", "goods-of"):
            assert says(app, app.words.text(f"terminal-caverna-{id}"), "#board")


async def test_pages_are_turned_by_keys_until_something_else_is_asked(tmp_path: Path) -> None:
    app = open_table(tmp_path / "game.jsonl", log=new_log((None, "random")))
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("f3")
        await pilot.pause()
        assert says(app, "☼ Anouk¹ (you)", "#board")
        await pilot.press("f3")
        await pilot.pause()
        assert says(app, "Dwellings, with price and points", "#board")
        for _ in range(3):
            await pilot.press("f4")
        await pilot.pause()
        assert says(app, "≈ Maëlle (bot random)", "#board")
        await pilot.press("f3", "ctrl+down", "ctrl+down")
        await pilot.pause()
        assert app.screen.query_one("#board").scroll_y == 2
        # What the pages are called stays in sight.
        assert seen(app).splitlines()[1].split()[:3] == ["Spaces", "Home", "Furnishings"]
        await pilot.press("ctrl+up")
        await pilot.pause()
        assert app.screen.query_one("#board").scroll_y == 1
        await enter(pilot, "place slash_and_burn")
        await settle(pilot)
        assert app.screen.query_one("#board").scroll_y == 0
        assert says(app, "☼ Anouk¹ (you)", "#board")


async def test_a_window_of_another_size_shows_the_page_that_was_turned_to(tmp_path: Path) -> None:
    app = open_table(tmp_path / "game.jsonl", log=new_log((None, "random")))

    def in_sight() -> str:
        pages = app.play.pages()
        return pages.titles[pages.shown]

    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("f3", "f3", "f3", "f3")
        assert in_sight() == "Loot"
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        assert in_sight() == "Loot"
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert in_sight() == "Loot"
        await pilot.press("f4")
        assert in_sight() == "Yellow tiles"
        # A high window has no such page.
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        assert in_sight() == "Spaces"


async def test_a_board_of_one_page_has_no_key_for_pages(tmp_path: Path) -> None:
    app = open_table(tmp_path / "game.jsonl")
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert app.words.text("terminal-key-page") not in seen(app)
        before = seen(app)
        await pilot.press("f3")
        await pilot.pause()
        assert seen(app) == before


async def test_pointing_at_a_tile_shows_it_on_the_board(tmp_path: Path) -> None:
    app = open_table(tmp_path / "game.jsonl", log=new_log())
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await enter(pilot, "place slash_and_burn")
        await settle(pilot)
        assert not says(app, "meadow", "#board")
        await pilot.press("down")
        await pilot.pause()
        assert app.play.pointed == "meadow-field 3 3 south"
        assert says(app, "meadow", "#board")
        assert says(app, "field", "#board")
        # A page that was turned to gives way to what is pointed at.
        await pilot.press("f3", "f3")
        await pilot.pause()
        assert not says(app, "meadow", "#board")
        await pilot.press("down")
        await pilot.pause()
        assert says(app, "meadow", "#board")


async def test_what_can_be_done_at_any_time_is_listed_last(tmp_path: Path) -> None:
    app = open_table(tmp_path / "game.jsonl", log=new_log())
    async with app.run_test(size=(80, 40)) as pilot:
        await settle(pilot)
        await enter(pilot, "place ruby_mining")
        await settle(pilot)
        listed = app.screen.query_one(OptionList)
        lines = [str(option.prompt).strip() for option in listed.options]
        apart = app.words.text("terminal-caverna-exchanges")
        tiles = app.words.text("terminal-caverna-ruby-tiles")
        assert lines[:3] == ["Done", apart, "Exchange a ruby: wood  -1♦ +1●"]
        assert lines[lines.index(tiles) + 1].startswith("Buy a meadow for a ruby")
        assert [option.disabled for option in listed.options].count(True) == 2
        # Headings are no choices: the arrows pass over them.
        await pilot.press("down", "down", "enter")
        await settle(pilot)
        assert app.table.game.moves.name(app.table.log.moves[-1]) == "ruby wood"


async def test_a_move_that_is_refused_is_explained_with_its_clause(tmp_path: Path) -> None:
    app = open_table(tmp_path / "game.jsonl", log=new_log())
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await enter(pilot, "place blacksmithing")
        assert says(app, app.words.text("caverna-why-space-useless"), "#note")
        assert says(app, "CAV-WORK-07", "#note")


async def test_moves_are_taken_back_one_by_one(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    app = open_table(path, log=new_log())
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        for name in ("place slash_and_burn", "meadow-field 4 3 west", "place ruby_mining"):
            await enter(pilot, name)
            await settle(pilot)
        for left in (2, 1, 0, 0):
            await pilot.press("ctrl+z")
            await pilot.pause()
            assert len(app.table.log.moves) == left
        assert says(app, app.words.text("terminal-nothing-back"), "#note")
        assert reopened(path).moves == []


@pytest.mark.parametrize(("lang", "size", "seats"), [("en", (80, 24), 2), ("fr", (120, 40), 7)])
async def test_a_game_ends_with_a_sheet_that_has_everybodys_lines(
    tmp_path: Path, lang: str, size: tuple[int, int], seats: int
) -> None:
    app = open_table(tmp_path / "game.jsonl", lang, late_log((None, *["random"] * (seats - 1)), 20))
    rng = random.Random(1)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        while isinstance(app.screen, Play):
            await play_at_random(app, rng)
        await pilot.pause()
        assert isinstance(app.screen, Result)
        game, state = app.table.game, app.table.state
        lines = [line.split() for line in seen(app).splitlines()]
        assert [app.words.text("terminal-total"), *map(str, game.scores(state))] in lines
        sheets = [dict(game.sheet(state, seat)) for seat in range(seats)]
        assert len({tuple(sheet) for sheet in sheets}) > 1
        for category in {category for sheet in sheets for category in sheet}:
            points = [str(sheet.get(category, "–")) for sheet in sheets]
            assert [*app.words.say(game.heading(category)).split(), *points] in lines


@pytest.mark.long(18)
async def test_a_whole_game_alone_is_played_by_keys(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    app = open_table(path, "nl", new_log(furnishings="introductory"))
    async with app.run_test() as pilot:
        await settle(pilot)
        while isinstance(app.screen, Play):
            await play_wisely(app)
        assert isinstance(app.screen, Result)
        assert reopened(path).moves == app.table.log.moves


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_help_explains_the_signs(tmp_path: Path, lang: str) -> None:
    app = open_table(tmp_path / "game.jsonl", lang, new_log())
    async with app.run_test(size=(120, 60)) as pilot:
        await settle(pilot)
        await pilot.press("f1")
        await pilot.pause()
        assert isinstance(app.screen, Help)
        for id in ("terminal-mark-yellow-peak", "terminal-caverna-legend-dwarf"):
            assert says(app, app.words.text(id))
        assert says(app, app.words.text("terminal-help-page"))


async def test_typing_a_name_of_a_space_leaves_that_space(tmp_path: Path) -> None:
    app = open_table(tmp_path / "game.jsonl", "fr", log=new_log())
    async with app.run_test() as pilot:
        await settle(pilot)
        app.screen.query_one(Input).value = "abat"
        await pilot.pause()
        listed = app.screen.query_one(OptionList)
        assert [str(option.prompt).split()[:-1] for option in listed.options] == [
            ["Placer", "un", "nain", ":", "Abattage"]
        ]
