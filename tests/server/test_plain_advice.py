"""Good moves on a page without script."""

import pytest

from dolmen.server.server import Server
from dolmen.words import Words
from tests import sample
from tests.server.plain_browser import Browser, make_table


@pytest.mark.parametrize("lang", ["en", "fr"])
async def test_a_form_asks_for_good_moves_and_the_log_tells(
    club: tuple[Server, str], lang: str
) -> None:
    _, base = club
    words = Words(lang)
    async with Browser(base, lang) as anna:
        page = await make_table(anna, sample.LIGHT, **{"player-1": "player"}, name="Anna")
        while not page.has_form("/advice"):
            page = await anna.get(page.path)
        page = await anna.send(page.form("/advice"))
        verdicts = [words.text(f"advice-{kind}") for kind in ("clear", "unclear", "only")]
        assert sum(verdict in page.text for verdict in verdicts) == 1
        assert words.text("server-asked-advice", who="Anna") in page.text


async def test_who_does_not_sit_there_is_told_nothing(club: tuple[Server, str]) -> None:
    _, base = club
    async with Browser(base) as anna, Browser(base) as eve:
        page = await make_table(anna, sample.LIGHT, **{"player-1": "player"}, name="Anna")
        watched = await eve.post(f"{page.path}/advice", {"seat": "0", "n": "1", "id": "x"})
        assert Words("en").text("server-watching") in watched.text


async def test_a_table_made_without_advice_has_no_such_form(club: tuple[Server, str]) -> None:
    _, base = club
    async with Browser(base) as anna:
        wish = {"player-1": "player", "name": "Anna", "silent": "yes"}
        page = await make_table(anna, sample.LIGHT, **wish)
        while not page.has_form("/play"):
            page = await anna.get(page.path)
        assert not page.has_form("/advice")
        n = page.form("/play").fields["n"]
        refused = await anna.post(f"{page.path}/advice", {"seat": "0", "n": n, "id": "x"})
        assert Words("en").text("server-advice-off") in refused.text
