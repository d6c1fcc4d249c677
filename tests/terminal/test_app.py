"""The app, driven like a player drives it."""

from pathlib import Path

import pytest
from textual.color import Color
from textual.widgets import Input, OptionList

from dolmen.terminal.choices import Choices
from dolmen.terminal.screens.help import Help
from dolmen.terminal.screens.rules import Rules
from dolmen.words import LANGUAGES
from tests.terminal.tables import (
    asked,
    enter,
    hand_of,
    open_table,
    play_first,
    reopened,
    says,
    seen,
    settle,
)

SIZES = [(80, 24), (120, 40)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
async def test_a_table_shows_board_hand_question_moves_and_story(
    tmp_path: Path, lang: str, size: tuple[int, int]
) -> None:
    app = open_table(tmp_path / "game.jsonl", lang)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        words, table, names = app.words, app.table, app.table.log.names
        assert says(app, asked(app), "#ask")
        assert all(says(app, gem, "#board") for gem in hand_of(app, 0))
        assert says(app, "☼ Anouk", "#board")
        assert says(app, "≈ Maëlle", "#board")
        assert says(app, "25-29 ○", "#board")
        assert says(app, words.text("terminal-key-quit"), "Footer")
        choices = app.screen.query_one(Choices).choices
        assert [choice.move for choice in choices] == table.legal()
        steps = list(dict.fromkeys(choice.step for choice in choices))
        lines = [str(option.prompt).strip() for option in app.screen.query_one(OptionList).options]
        assert lines == [f"{step} …" for step in steps]
        assert says(app, lines[0], "#moves")
        started = table.story[-1].to(0)
        assert started is not None
        # Seat 0 starts and sits here alone: it is told so.
        assert says(app, words.say(started, names, 0), "#story")
        assert words.say(started, names) != words.say(started, names, 0)


async def test_arrows_and_enter_play_the_move_that_is_lit(tmp_path: Path) -> None:
    app = open_table(tmp_path / "game.jsonl")
    async with app.run_test() as pilot:
        await settle(pilot)
        third = app.table.legal()[2]
        await pilot.press("down", "enter", "down", "down")
        await pilot.pause()
        assert "▌" in seen(app).splitlines()[2]
        await pilot.press("enter")
        await settle(pilot)
        assert app.table.log.moves[-1] == third
        assert isinstance(app.screen.focused, Input)


async def test_enter_alone_plays_nothing(tmp_path: Path) -> None:
    app = open_table(tmp_path / "game.jsonl")
    async with app.run_test() as pilot:
        await settle(pilot)
        before = list(app.table.log.moves)
        await pilot.press("enter")
        await pilot.pause()
        assert app.table.log.moves == before
        assert says(app, app.words.text("terminal-choose-first"), "#note")


async def test_a_click_plays_a_move(tmp_path: Path) -> None:
    app = open_table(tmp_path / "game.jsonl")
    async with app.run_test() as pilot:
        await settle(pilot)
        second = app.table.legal()[1]
        await pilot.click("#moves", offset=(4, 0))
        await pilot.pause()
        await pilot.click("#moves", offset=(4, 1))
        await settle(pilot)
        assert app.table.log.moves[-1] == second


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_move_can_be_typed_by_name_and_in_the_words_of_the_list(
    tmp_path: Path, lang: str
) -> None:
    app = open_table(tmp_path / "game.jsonl", lang)
    async with app.run_test() as pilot:
        await settle(pilot)
        first = app.table.legal()[5]
        await enter(pilot, app.table.game.moves.name(first))
        await settle(pilot)
        assert app.table.log.moves[-1] == first
        second = app.table.legal()[-1]
        await enter(pilot, app.words.say(app.table.game.describe(second)).upper())
        await settle(pilot)
        assert app.table.log.moves[-1] == second


async def test_a_move_is_typed_letter_by_letter(tmp_path: Path) -> None:
    app = open_table(tmp_path / "game.jsonl")
    async with app.run_test() as pilot:
        await settle(pilot)
        move = app.table.legal()[5]
        name = app.table.game.moves.name(move)
        await pilot.press(*("space" if char == " " else char for char in name), "enter")
        await settle(pilot)
        assert app.table.log.moves[-1] == move


async def test_typing_leaves_the_moves_that_fit(tmp_path: Path) -> None:
    app = open_table(tmp_path / "game.jsonl")
    async with app.run_test() as pilot:
        await settle(pilot)
        moves = app.screen.query_one(OptionList)
        await pilot.press(*"servant")
        await pilot.pause()
        assert moves.option_count == 18
        await pilot.press("enter")
        await pilot.pause()
        assert says(app, app.words.text("terminal-several-fit", count=18), "#note")
        await pilot.press("escape")
        await pilot.pause()
        assert moves.option_count == 7
        assert len(app.table.legal()) == 42


async def test_a_long_list_is_asked_in_two_steps(tmp_path: Path) -> None:
    app = open_table(tmp_path / "game.jsonl")
    async with app.run_test() as pilot:
        await settle(pilot)
        choices, moves = app.screen.query_one(Choices), app.screen.query_one(OptionList)
        first = [choice for choice in choices.choices if choice.step == choices.choices[6].step]
        await pilot.press("2")
        assert moves.highlighted == 1
        await pilot.press("enter")
        await pilot.pause()
        assert [option.id for option in moves.options] == [str(choice.move) for choice in first]
        assert moves.highlighted == 0
        await pilot.press("escape")
        await pilot.pause()
        assert moves.option_count == 7
        assert moves.highlighted == 1
        await pilot.press("enter", "3", "enter")
        await settle(pilot)
        assert app.table.log.moves[-1] == first[2].move


async def test_a_gamble_is_asked_about_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_table(tmp_path / "game.jsonl")
    async with app.run_test() as pilot:
        await settle(pilot)
        first, second = app.table.legal()[:2]
        monkeypatch.setattr(app.table, "gambles", lambda: [first, second])
        before = list(app.table.log.moves)
        await pilot.press("down", "enter", "enter")
        await pilot.pause()
        assert app.table.log.moves == before
        assert says(app, app.words.text("terminal-sure"), "#note")
        # Who looks at another line has not meant it; the next one is asked about by itself.
        await pilot.press("down", "up", "enter")
        await pilot.pause()
        assert (app.table.log.moves, app.doubted) == (before, first)
        await pilot.press("down", "enter")
        await pilot.pause()
        assert (app.table.log.moves, app.doubted) == (before, second)
        await pilot.press("enter")
        await settle(pilot)
        assert app.table.log.moves[len(before)] == second
        assert app.doubted is None


async def test_a_number_beyond_the_list_and_one_in_a_text_point_nowhere(tmp_path: Path) -> None:
    app = open_table(tmp_path / "game.jsonl")
    async with app.run_test() as pilot:
        await settle(pilot)
        await pilot.press("9")
        assert app.screen.query_one(OptionList).highlighted is None
        assert app.screen.query_one(Input).value == ""
        await pilot.press("j", "9")
        assert app.screen.query_one(Input).value == "j9"


async def test_a_question_mark_asks_for_help(tmp_path: Path) -> None:
    app = open_table(tmp_path / "game.jsonl")
    async with app.run_test() as pilot:
        await settle(pilot)
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, Help)
        assert not says(app, app.words.text("terminal-help-page")), "this board has one page"
        assert says(app, app.words.text("terminal-help-number"))


async def test_a_terminal_without_utf8_gets_signs_that_it_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    app = open_table(tmp_path / "game.jsonl", "fr")
    async with app.run_test() as pilot:
        await settle(pilot)
        lines = [
            segment.text
            for strip in app.screen._compositor.render_strips()
            for segment in strip.apply_filter(app._filters[-1], Color(0, 0, 0))
        ]
    assert "".join(lines).isascii()
    assert "* Anouk" in "".join(lines)
    assert "?" not in "".join(lines).replace(" ?", "")


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_an_illegal_move_is_refused_with_reason_and_clause(tmp_path: Path, lang: str) -> None:
    app = open_table(tmp_path / "game.jsonl", lang)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        before = list(app.table.log.moves)
        await enter(pilot, "ritual 1")
        game = app.table.game
        why = game.reasons[game.reason(app.table.state, game.moves.parse("ritual 1"))]
        assert says(app, app.words.text(why.message), "#note")
        assert says(app, f"{why.clause} {app.words.text(why.clause)}", "#note")
        assert app.table.log.moves == before
        await pilot.press("f2")
        await pilot.pause()
        assert isinstance(app.screen, Rules)
        assert why.clause in seen(app)


async def test_what_is_no_move_is_said_to_be_none(tmp_path: Path) -> None:
    app = open_table(tmp_path / "game.jsonl")
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        move = app.table.legal()[0]
        name = app.table.game.moves.name(move).replace(" to ", " tu ")
        await enter(pilot, name)
        assert says(app, app.words.text("typed-not-a-move", text=name), "#note")
        assert says(app, app.words.text("typed-near"), "#note")
        assert says(app, app.words.say(app.table.game.describe(move)), "#note")
        await pilot.press("escape")
        await enter(pilot, "xyzzy")
        assert not says(app, app.words.text("typed-near"))


async def test_moves_are_taken_back_to_the_last_barrier(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    app = open_table(path)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        before = list(app.table.log.moves)
        for _ in range(2):
            await play_first(app)
        assert len(app.table.log.moves) == len(before) + 2
        await pilot.press("ctrl+z")
        await pilot.pause()
        assert app.table.log.moves == before
        assert reopened(path).moves == before
        assert says(app, app.words.text("terminal-taken-back", count=2), "#note")
        await pilot.press("tab", "u")
        await pilot.pause()
        assert app.table.log.moves == before
        assert says(app, app.words.text("terminal-nothing-back"), "#note")


async def test_a_move_that_cannot_be_taken_back_has_a_double_line(tmp_path: Path) -> None:
    app = open_table(tmp_path / "game.jsonl")
    async with app.run_test() as pilot:
        await settle(pilot)
        assert "║" not in seen(app)
        for _ in range(2):
            await play_first(app)
        await enter(pilot, "keep gems")
        await settle(pilot)
        assert "║ Draw a gem" in seen(app)
