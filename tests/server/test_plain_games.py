"""Whole games by forms alone: every title is played to its sheet."""

import json
import random
import re
from itertools import cycle
from typing import Final

import pytest

from dolmen.games import TITLES, options
from dolmen.server.server import Server
from dolmen.words import LANGUAGES, Words
from tests import sample
from tests.server.plain_browser import Browser, make_table, play_on, settled

YOUR_TURN: Final = {"en": "Your turn", "fr": "À vous de jouer", "nl": "Jij bent aan de beurt"}


SHEET: Final = {"en": "Score sheet", "fr": "Feuille de score", "nl": "Scoreblad"}


# Each title once, the languages in turn.
@pytest.mark.parametrize(("title", "lang"), list(zip(sample.ALL, cycle(LANGUAGES), strict=False)))
async def test_every_title_is_played_to_its_sheet_by_forms_alone(
    club: tuple[Server, str], title: str, lang: str
) -> None:
    _, base = club
    dice = random.Random(f"{title} {lang}")
    # As a first game, and soon over where somebody can go round in circles.
    short = {f"option-{key}": json.dumps(value) for key, value in TITLES[title].first_game.items()}
    if any(option.name == "idle_limit" for option in options(title, 2)):
        short["json-idle_limit"] = "1"
    async with Browser(base, lang) as browser:
        page = await make_table(browser, title, **{"player-1": "random"}, name="Anna", **short)
        assert page.lang == lang
        told = 0
        while not (page := await settled(browser, page)).has_form("/rematch"):
            assert page.title.startswith(f"● {YOUR_TURN[lang]}")
            assert ("h2", YOUR_TURN[lang]) == page.headings[1]
            page = await play_on(browser, page, dice)
            assert 'class="notice"' not in page.html
            told += 1
        assert told > 10
        assert ("h2", SHEET[lang]) in page.headings
        assert re.search(r"<code>[0-9a-f]{64}</code>", page.html)
        assert re.search(r"<code>[0-9a-f]{32}</code>", page.html)
        replay = await browser.get(page.link("/record/"))
        assert ("h2", SHEET[lang]) in replay.headings
        assert Words(lang).text("plain-verified") in replay.text
