"""Nothing that a board names or prices is cut off: not in the smallest terminal, in no language."""

from pathlib import Path

import pytest
from textual.widgets import Footer

import dolmen
from dolmen.core.log import Log
from dolmen.games import TITLES, seat_counts
from dolmen.terminal.boards import Scene, board_of
from dolmen.words import LANGUAGES, Words
from tests.terminal.tables import open_table, played, settle

CUT = "…"
NAMES = ("Anouk", "Maëlle", "Ewen", "Bram", "Soazig", "Corentin", "Nolwenn")
# What terminals of 76x22, 80x24 and 120x40 leave for the board, beside its scroll bar.
ROOMS = ((73, False), (77, False), (73, True))
DECISIONS = (0, 40, 200)


@pytest.mark.parametrize("title", TITLES)
def test_no_board_cuts_a_name_or_a_price(title: str) -> None:
    board = board_of(title)
    counts = seat_counts(title)
    for seats in sorted({min(counts), max(counts)}):
        views = [played(title, seats, decisions) for decisions in DECISIONS]
        for lang in LANGUAGES:
            words = Words(lang)
            bots = [None, *[words.text("bot-level", bot="master")] * (seats - 1)]
            for width, roomy in ROOMS:
                # Brief: what things do is told in whole sentences, which wrap.
                scene = Scene(words, 0, NAMES[:seats], bots, 0, roomy=roomy, brief=True)
                for view in views:
                    for page in range(len(board.pages(view, scene).titles)):
                        drawn = board.draw(view, scene._replace(page=page), width).plain
                        cut = [line for line in drawn.splitlines() if CUT in line]
                        assert cut == [], (seats, lang, width, page)


# The room of the smallest terminal, and keys that stay there to the end.
SMALLEST = (76, 22)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
async def test_every_key_of_the_footer_fits(tmp_path: Path, title: str, lang: str) -> None:
    seats = 2 if 2 in seat_counts(title) else min(seat_counts(title))
    log = Log(dolmen.game(title, seats), NAMES[:seats], [None] * seats)
    app = open_table(tmp_path / "game.jsonl", lang, log)
    async with app.run_test(size=SMALLEST) as pilot:
        await settle(pilot)
        await pilot.press("enter")
        await pilot.pause()
        keys = app.screen.query_one(Footer).children
        assert len(keys) > 4
        assert max(key.region.right for key in keys) <= SMALLEST[0]
        assert app.check_action("advice", ()) is True
        assert app.check_action("result", ()) is False
