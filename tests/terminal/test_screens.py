"""The rules and the help."""

from pathlib import Path

import pytest
from textual.widgets import Input, OptionList

from dolmen.terminal.screens.help import Help
from dolmen.terminal.screens.play import Play
from dolmen.terminal.screens.rules import Clause, Rules
from dolmen.words import LANGUAGES, Words
from tests import sample
from tests.terminal.tables import open_table, says, seen, settle


def clauses(words: Words) -> list[str]:
    """The chapters and clauses of the title on these tables, as they are written."""
    return [id for id in words.ids(f"{sample.HIDDEN}-rules") if id.isupper()]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_rules_have_all_clauses_by_chapter(tmp_path: Path, lang: str) -> None:
    app = open_table(tmp_path / "game.jsonl", lang)
    async with app.run_test() as pilot:
        await settle(pilot)
        await pilot.press("f2")
        await pilot.pause()
        assert isinstance(app.screen, Rules)
        ids = clauses(app.words)
        assert [clause.id for clause in app.screen.query(Clause)] == ids
        assert app.words.text(ids[0]) in seen(app)
        await pilot.press("tab", "end")
        await pilot.pause()
        last = next(i for i in reversed(range(len(ids))) if ids[i].count("-") == 1)
        assert says(app, app.words.text(ids[last + 1]), "#clauses")
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, Play)


async def test_the_rules_can_be_searched_and_scrolled(tmp_path: Path) -> None:
    app = open_table(tmp_path / "game.jsonl")
    async with app.run_test() as pilot:
        await settle(pilot)
        await pilot.press("f2")
        await pilot.pause()
        await pilot.press("pagedown")
        await pilot.pause()
        assert app.screen.query_one("#clauses").scroll_y > 0
        sought = clauses(app.words)[-3]
        app.screen.query_one(Input).value = sought
        await pilot.pause()
        shown = [clause.id for clause in app.screen.query(Clause) if clause.display]
        assert shown == [sought]
        app.screen.query_one(Input).value = "xyzzy"
        await pilot.pause()
        assert app.words.text("terminal-nothing-found") in seen(app)
        chapters = app.screen.query_one(OptionList)
        chapters.focus()
        await pilot.press("down")
        await pilot.pause()
        await pilot.pause()
        assert app.screen.query_one(Input).value == ""
        second = [id for id in clauses(app.words) if id.count("-") == 1][1]
        assert f"{second}-01" in seen(app)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_help_explains_keys_and_signs(tmp_path: Path, lang: str) -> None:
    app = open_table(tmp_path / "game.jsonl", lang)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await pilot.press("f1")
        await pilot.pause()
        assert isinstance(app.screen, Help)
        assert says(app, "║ " + app.words.text("terminal-help-barrier"))
        for sign, meaning in app.board.legend(app.words)[:8]:
            assert says(app, f"{sign.plain.strip()} {meaning}")
        assert says(app, "Ctrl+Q")
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, Play)
