"""The table for who cannot see the board: everything by typing, everything in words."""

import pytest
from playwright.async_api import expect

import dolmen
from dolmen.server.typed_text.questions import QUESTIONS
from tests.page.axe import grave_findings
from tests.page.fixtures import Site, Visit
from tests.page.play import check_ending, sit, skip_to_the_end
from tests.page.screen_watch import Watch
from tests.page.table import MINE, SPEECH
from tests.page.typist import Typist
from tests.page.visitor import PHONE, WIDE, Visitor, at_widths, rotated
from tests.sample import LIGHT, NOT_SOLO
from tests.tries import NIGHT

# Whatever a screen reader reads by itself; what is in a dialog is read there.
VOICES = ":is([aria-live], [role=status], [role=alert]):not(dialog *):not([data-speech])"
# Typing is the same in every title: the end of one of them on a merge, whole games at night.
WHOLE_GAMES = [case for case in rotated(1) if NIGHT or case[0] == LIGHT]
MOVES_TO_BEGIN = 8


async def sit_down(visitor: Visitor, title: str) -> Typist:
    """A table with few to wait for, of somebody who never presses the board."""
    await sit(visitor, title)
    return Typist(visitor)


@pytest.mark.parametrize(("title", "lang"), WHOLE_GAMES)
async def test_a_game_is_played_to_its_end_by_typing_alone(
    visit: Visit, site: Site, title: str, lang: str
) -> None:
    visitor = await visit(lang=lang)
    typist = await sit_down(visitor, title)
    await skip_to_the_end(visitor, site, title)
    await typist.table.ready()
    await typist.open()
    await typist.play_out()
    assert await typist.table.refusals() == []
    # The end is heard and can be asked for as well.
    over = (await typist.ask("score")).lines
    assert over[0] == (await typist.ask("asked")).lines[0]
    await expect(visitor.page.locator(SPEECH).last).not_to_be_empty()
    await check_ending(visitor)


@pytest.mark.parametrize(("title", "lang"), rotated(1))
async def test_a_game_is_begun_by_typing_alone(visit: Visit, title: str, lang: str) -> None:
    typist = await sit_down(await visit(lang=lang), title)
    await typist.open()
    await typist.play_on(MOVES_TO_BEGIN)
    assert await typist.table.refusals() == []


@pytest.mark.parametrize(("title", "width"), at_widths(PHONE, WIDE))
async def test_questions_are_answered_and_spoken_and_escape_goes_back(
    visit: Visit, title: str, width: int
) -> None:
    visitor = await visit(lang="fr", width=width)
    typist = await sit_down(visitor, title)
    opener = visitor.page.locator(".typed .opener")
    await opener.focus()
    await visitor.page.keyboard.press("Enter")
    await expect(typist.field).to_be_focused()
    for kind in QUESTIONS:
        answer = await typist.ask(kind)
        assert answer.lines
        assert answer.left == ""
        spoken = await visitor.page.locator(SPEECH).last.text_content() or ""
        assert spoken.startswith("\n".join(answer.lines))
        assert all(move in spoken for move in answer.moves)
    assert await grave_findings(visitor.page, measured=False) == []
    # Whatever was answered, one's own goods stay in sight.
    await Watch(visitor).look()
    await visitor.page.keyboard.press("Escape")
    await expect(typist.field).to_have_count(0)
    await expect(opener).to_be_focused()


async def test_a_wrong_move_is_answered_by_why_not_and_nothing_is_lost(visit: Visit) -> None:
    visitor = await visit(lang="nl")
    typist = await sit_down(visitor, LIGHT)
    await typist.open()
    legal = set(await typist.choices())
    unknown = await typist.type("abracadabra")
    assert unknown.lines[0] == visitor.say("typed-not-a-move", text="abracadabra")
    assert unknown.left == "abracadabra"
    near = await typist.type(f"x{min(legal)}")
    assert visitor.say("typed-near") in near.lines
    assert set(near.moves) <= legal
    # A move of the rules that is refused now: by its name, which no other move has.
    view = await visitor.get(f"/api/tables/{typist.table.id}/view?seat=0")
    moves, possible = dolmen.game(LIGHT, 2).moves, {move["move"] for move in view["legal"]}
    name = next(name for name in map(moves.name, range(moves.count)) if name not in possible)
    refused = await typist.type(name)
    assert refused.left == name
    rule = visitor.page.locator(".typed .talk > li:last-child a")
    clause = await rule.inner_text()
    assert clause in visitor.words.ids(f"{LIGHT}-rules")
    assert refused.lines[1].startswith(clause)
    # What was typed before comes back.
    await visitor.page.keyboard.press("ArrowUp")
    await visitor.page.keyboard.press("ArrowUp")
    assert (await typist.field.input_value()).startswith("x")
    assert await typist.table.refusals() == []


async def test_what_others_do_is_spoken_in_order_and_then_what_is_asked(visit: Visit) -> None:
    visitor = await visit(pace="quick")
    typist = await sit_down(visitor, NOT_SOLO)
    await typist.open()
    others: list[str] = []
    while not others:
        seen = await typist.table.seen()
        assert await typist.play()
        assert await typist.table.ready(seen) == MINE
        told = await visitor.get(f"/api/tables/{typist.table.id}/view?seat=0&lang=en")
        entries = [entry for entry in told["entries"] if entry["seat"] == 1]
        phrases = [phrase for entry in entries for phrase in entry["told"]]
        # What is told of oneself is put another way.
        others = [one["text"] for one in phrases if one["args"].get("player") == {"seat": 1}]
    speech = visitor.page.locator(SPEECH)
    asked = await typist.table.asked.inner_text()
    await expect(speech.last).to_contain_text(asked)
    said = " ".join(await speech.all_text_contents())
    assert others[-1] in said
    assert said.rindex(others[-1]) < said.rindex(asked)
    # There is one voice at a table: nothing is said twice.
    voices = visitor.page.locator(VOICES)
    assert await voices.evaluate_all("(found) => found.map((one) => one.className)") == []
