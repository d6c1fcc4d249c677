"""Meduris in the terminal: the ring as text, and a table driven like a player drives it."""

import random
import re
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest

import dolmen
from dolmen.core.game import CHANCE, OVER
from dolmen.core.log import Log
from dolmen.core.message import Message, Who
from dolmen.core.rng import Rng
from dolmen.games.meduris import terminal
from dolmen.games.meduris.terminal.ring import MATERIALS, SHAPES
from dolmen.terminal.app import TableApp
from dolmen.terminal.boards import Board, Scene, board_of
from dolmen.terminal.screens.curtain import Curtain
from dolmen.terminal.screens.help import Help
from dolmen.terminal.screens.play import Play
from dolmen.terminal.screens.result import Result
from dolmen.words import LANGUAGES, Words
from tests.terminal.tables import (
    asked,
    enter,
    open_table,
    play_at_random,
    play_first,
    play_wisely,
    played,
    reopened,
    says,
    seen,
    settle,
)
from tests.tries import NIGHT

pytestmark = pytest.mark.surface

NAMES: Final = ("Anouk", "Maëlle", "Ewen", "Bram")
SIZES: Final = [(80, 24), (120, 40)]
# Moves of about half a game.
HALF: Final = 60
# mypy holds the module against the protocol here.
BOARD: Board = terminal
PHOTO: Final = {"first": 0, "bonus": "photo"}

LATE: Final = {
    "step": "act",
    "buildings": {
        "17": "temple P1",
        "18": "hut P0",
        "19": "hut P1",
        "20": "hut P2",
        "31": "hut P1",
        "0": "hut P0",
        "12": "hut P2",
    },
    "chips": {"12": "druid", "21": "hut", "26": "two", "4": "druid"},
    "plains": {"wood": ["P0", "P1", "P2"], "stone": ["P2", "P0"], "wool": ["P1"]},
    "stocks": [{"wood": 3, "stone": 11}, {"wool": 7}, {"copper": 9}],
    "druid": 20,
    "face": "plus",
}


def scene(lang: str = "en", seats: int = 3, **more: Any) -> Scene:
    """Anouk looks, Maëlle is to move."""
    bots = (None, "greedy", "random", None)[:seats]
    return Scene(Words(lang), 0, NAMES[:seats], bots, 1)._replace(**more)


def view_of(viewer: int | None = 0, options: Any = PHOTO, **position: Any) -> dict[str, Any]:
    """What somebody sees of the late position at a table of three, or of one like it."""
    game = dolmen.game("meduris", 3, **options)
    return game.view(game.load({**LATE, **position}), viewer)


def drawn(view: dict[str, Any], width: int = 78, lang: str = "en", **more: Any) -> str:
    """A drawing in plain text."""
    return BOARD.draw(view, scene(lang, len(view["players"]), **more), width).plain


# The ring as text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("roomy", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_board_fits_its_place(seats: int, roomy: bool, lang: str) -> None:
    for decisions in (0, 40, 10_000):
        view = played("meduris", seats, decisions)
        for width in (74, 78, 118, 200):
            lines = drawn(view, width, lang, roomy=roomy).splitlines()
            assert max(map(len, lines)) <= width
            assert len(lines) <= (24 if roomy else 15)


@pytest.mark.parametrize("shape", SHAPES.items())
def test_a_ring_has_a_cell_for_every_field_the_corner_and_the_river(shape: Any) -> None:
    (fields, _), (across, down, _) = shape
    assert 2 * (across + down) == fields + 2


@pytest.mark.parametrize("roomy", [False, True])
@pytest.mark.parametrize("seats", [3, 4])
def test_every_field_shows_its_number_and_both_materials(seats: int, roomy: bool) -> None:
    view = played("meduris", seats, 0)
    text = drawn(view, 120, roomy=roomy)
    for i, field in enumerate(view["fields"]):
        signs = "".join(MATERIALS[material].sign for material in field["materials"])
        assert f"{i:>2} {signs}" in text or f"{i:>2}{signs}" in text


def test_the_fields_run_clockwise_from_the_corner_and_the_river_ends_them() -> None:
    lines = drawn(played("meduris", 3, 0)).splitlines()
    assert lines[0].startswith("☻ ▆ ▄ ▂")
    assert lines[0].index(" 0 ") < lines[0].index(" 1 ") < lines[0].index(" 4 ")
    assert lines[1].startswith("~~~")
    assert lines[2].startswith("31")
    assert lines[-1].startswith("21")
    assert " 5●@" in lines[1]
    assert lines[-2].startswith("22")


@pytest.mark.parametrize(
    ("druid", "corner"),
    [("temple", "☻ ▆ ▄ ▂"), ("step1", "Π ☻ ▄ ▂"), ("step3", "Π ▆ ▄ ☻"), (20, "Π ▆ ▄ ▂")],
)
def test_the_druid_is_on_his_steps_or_at_a_field(druid: str | int, corner: str) -> None:
    view = {**view_of(), "druid": druid}
    text, tall = drawn(view), drawn(view, roomy=True)
    assert text.startswith(corner)
    assert ("20 ●■ ⌂≈3 ☻" in text) == (druid == 20)
    assert ("20 ●■☻" in tall) == (druid == 20)
    assert text.count("☻") == tall.count("☻") == 2  # the other one is the chip on field 4


def test_huts_show_owner_and_row_temples_their_owner_and_rows_are_joined() -> None:
    text = drawn(view_of())
    assert "18 ■● ⌂☼3 " in text
    assert "19 @◆ ⌂♣3   ═18" in text
    assert "20 ●■ ⌂≈3 ☻ ═19" in text
    assert "17 ■@ Π♣" in text
    assert "31@■⌂♣2" in text
    assert " 0 @◆ ⌂☼2" in text


def test_bonus_chips_lie_on_fields_and_one_may_lie_under_a_hut() -> None:
    text = drawn(view_of())
    assert "21 @■ +⌂" in text
    assert "26@●+2" in text
    assert " 4 ■● +☻" in text
    assert "12■◆+≈1" in text
    hidden = {**view_of(), "fields": [{**view_of()["fields"][1], "chip": "face-down"}] * 32}
    assert drawn(hidden).count("??") == 32


def test_plains_show_piles_and_workers_from_the_bottom() -> None:
    text = drawn(view_of())
    assert "● wood   15 1☼ 2♣ 3≈" in text
    assert "■ stone   7 1≈ 2☼ 3·" in text
    assert "◆ copper  9 1· 2· 3·" in text
    tall = drawn(view_of(), roomy=True).splitlines()
    assert [" ".join(line[9:60].split()) for line in tall[2:6]] == [
        "● wood 15 @ wool 11 ◆ copper 9 ■ stone 7",
        "3 ≈ 3 · 3 · 3 ·",
        "2 ♣ 2 · 2 · 2 ☼",
        "1 ☼ 1 ♣ 1 · 1 ≈",
    ]


def test_players_have_symbol_name_kind_and_numbers() -> None:
    lines = drawn(view_of(), 78, roomy=True).splitlines()
    anouk, maelle = (next(line for line in lines if name in line) for name in NAMES[:2])
    assert "☼ Anouk (you)" in anouk
    assert "► ♣ Maëlle (bot greedy)" in maelle
    # Points, huts left, temples left, runes; then a field of the ring.
    assert anouk.split("(you)")[1].split()[:4] == ["5", "6", "2", "2"]
    assert maelle.split("greedy)")[1].split()[:4] == ["5", "6", "1", "1"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rune_has_its_owner(lang: str) -> None:
    view, words = view_of(), Words(lang)
    text = drawn(view, 118, lang)
    owners = {"serpent": "☼", "wave": "☼", "arch": "≈", "arrow": "♣"}
    for district in view["runes"]:
        name = words.text("meduris-district", district=district)
        assert f"{name}{owners.get(district, '·')}" in text


def test_the_own_stock_is_shown_and_no_other() -> None:
    text = drawn(view_of(), 118)
    assert "Your stock  ● wood 3  @ wool 0  ◆ copper 0  ■ stone 11" in text
    assert "Your" not in drawn(view_of(None), viewer=None)
    stocks = LATE["stocks"]
    assert isinstance(stocks, list)
    # Nothing tells whether the two others have each other's chips.
    exchanged = view_of(stocks=[stocks[0], stocks[2], stocks[1]])
    for roomy in (False, True):
        assert drawn(exchanged, roomy=roomy) == drawn(view_of(), roomy=roomy)


def test_open_stocks_are_shown_with_the_sign_of_the_owner() -> None:
    view = view_of(options={**PHOTO, "open_stocks": True})
    text = drawn(view)
    assert "♣  ● 0 @ 7 ◆ 0 ■ 0" in text
    assert "≈  ● 0 @ 0 ◆ 9 ■ 0" in text
    assert "Your stock" in text
    assert "Your stock" not in drawn(view, viewer=None)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("roomy", [False, True])
def test_a_payment_shows_what_is_due_and_what_is_replaced(lang: str, roomy: bool) -> None:
    game = dolmen.game("meduris", 3, **PHOTO)
    s = game.load({**LATE, "stocks": [{"wood": 9, "stone": 2}, {}, {}], "seat": 0})
    for name in ("hut 9", "replace wool", "give wood"):
        game.apply(s, game.moves.parse(name))
    view, words = game.view(s, 0), Words(lang)
    text = " ".join(drawn(view, 78, lang, roomy=roomy).split())
    assert " ".join(words.text("terminal-meduris-due-field", field=9).split()) in text
    assert "■ 1" in text
    wool = words.text("meduris-material", material="wool")
    assert words.text("terminal-meduris-replacing", count=2, material=wool) in text


def test_the_die_the_last_turns_and_the_circuit_are_told() -> None:
    assert "Your die: plus" in drawn(view_of())
    assert "’s die: plus" in drawn(view_of(), viewer=None)
    assert "Die: not rolled yet" in drawn({**view_of(), "face": None})
    assert "Last turns: 2 to go" in drawn({**view_of(), "last_turns": 2})
    assert "Final circuit" in drawn({**view_of(), "final": True})
    over = drawn({**view_of(), "final": True, "step": "over"})
    assert "Die" not in over
    assert "Final" not in over


@pytest.mark.parametrize("roomy", [False, True])
def test_what_a_move_is_about_is_lit(roomy: bool) -> None:
    view = view_of()
    assert "◄" not in drawn(view, roomy=roomy)
    assert "◄" in drawn(view, roomy=roomy, lit="field:7")
    assert "►■" in drawn(view, roomy=roomy, lit="stock:stone")
    plain = BOARD.draw(view, scene(roomy=roomy), 78)
    for target in ("plain:wool", "pile:copper", "die", "druid", "field:20"):
        lit = BOARD.draw(view, scene(roomy=roomy, lit=target), 78)
        assert lit.spans != plain.spans, target


def test_marks_go_by_the_colours_of_the_table() -> None:
    signs = {
        2: "≈★",
        3: "☼♣≈",
        4: "☼♣≈★",
    }
    for seats, expected in signs.items():
        view = dolmen.game("meduris", seats).view(dolmen.game("meduris", seats).start(), None)
        assert "".join(mark.sign for mark in BOARD.marks(view)) == expected
    chosen = dolmen.game("meduris", 3, colours=["purple", "red", "blue"])
    assert [mark.sign for mark in BOARD.marks(chosen.view(chosen.start(), 0))] == ["★", "☼", "≈"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_legend_names_every_sign(lang: str) -> None:
    assert board_of("meduris") is BOARD
    signs = "".join(sign.plain for sign, _ in BOARD.legend(Words(lang)))
    assert all(sign in signs for sign in "☼♣≈★●@◆■⌂Π◊☻~+")


def test_a_board_of_ones_own_shows_its_own_districts() -> None:
    fields = [
        {"materials": ["wood", "stone"], "district": f"hill {min(i // 3, 8)}"} for i in range(32)
    ]
    game = dolmen.game("meduris", 3, board={"name": "Hills", "fields": fields})
    assert "hill 0· hill 1·" in drawn(game.view(game.start(), 0))


# The table, driven like a player drives it


def new_log(bots: Sequence[str | None] = (None, "random", "random"), **options: Any) -> Log[Any]:
    """A table before its first move; seat 0 starts."""
    seats = len(bots)
    return Log(dolmen.game("meduris", seats, first=0, **options), NAMES[:seats], bots)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 4])
async def test_a_table_shows_ring_stock_question_moves_and_story(
    tmp_path: Path, lang: str, size: tuple[int, int], seats: int
) -> None:
    log = new_log((None, *["random"] * (seats - 1)))
    app = open_table(tmp_path / "game.jsonl", lang, log)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        words, table, names = app.words, app.table, app.table.log.names
        assert says(app, asked(app), "#ask")
        assert says(app, words.say(table.game.describe(table.legal()[0]), names), "#moves")
        assert says(app, f"{'≈' if seats == 2 else '☼'} Anouk", "#board")
        assert says(app, f"{'★' if seats == 2 else '♣'} Maëlle", "#board")
        assert says(app, words.text("terminal-meduris-stock"), "#board")
        assert says(app, "~~~~", "#board")
        started = Message("meduris-event-starts", {"player": Who(0)})
        assert says(app, words.say(started, names, 0), "#story")
        # The whole ring is in sight, nothing to scroll.
        pane = app.screen.query_one("#board")
        assert pane.max_scroll_y == 0
        last = {2: ("21", "16"), 4: ("27", "20")}[seats] if size == (80, 24) else ("2", "2")
        assert all(number in seen(app) for number in last)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_workers_are_placed_by_keys_and_by_words(tmp_path: Path, lang: str) -> None:
    app = open_table(tmp_path / "game.jsonl", lang, new_log())
    async with app.run_test() as pilot:
        await settle(pilot)
        assert [app.table.game.moves.name(move) for move in app.table.legal()] == [
            "worker to wood",
            "worker to wool",
            "worker to copper",
            "worker to stone",
        ]
        await pilot.press("down", "down")
        await pilot.pause()
        assert app.play.lit == "plain:wool"
        await pilot.press("enter")
        await settle(pilot)
        assert "1☼" in seen(app)
        move = app.table.game.moves.parse("worker to stone")
        await enter(pilot, app.words.say(app.table.game.describe(move)).upper())
        await settle(pilot)
        view: Any = app.table.game.view(app.table.state, 0)
        assert 0 in view["plains"]["wool"]
        assert 0 in view["plains"]["stone"]
        assert view["players"][0]["workers"] == 0


async def test_a_refused_move_is_explained_with_its_clause(tmp_path: Path) -> None:
    app = open_table(tmp_path / "game.jsonl", log=new_log())
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await enter(pilot, "hut 18")
        assert says(app, app.words.text("meduris-why-workers-first"), "#note")
        assert says(app, "MED-SETUP-13", "#note")


def late_log(bots: Sequence[str | None], left: int) -> Log[Any]:
    """A table that was left so many moves before the end of a random game."""
    log, dice = new_log(bots), Rng(len(bots))
    game = log.game
    while (actor := game.actor(log.state)) != OVER:
        legal = game.legal(log.state)
        any_move = legal[dice.below(len(legal))]
        log.play(game.draw(log.state, dice) if actor == CHANCE else any_move)
    log.back_to(len(log.moves) - left)
    return log


async def play_to_the_end(app: TableApp, play: Callable[[TableApp], Awaitable[None]]) -> None:
    """Moves till the result is there; all the while the board fits and keeps its secrets."""
    others = "".join(mark.sign for mark in app.play.marks[1:])
    while isinstance(app.screen, Play):
        assert not re.search(f"[{others}] +● [0-9]", seen(app))
        assert app.screen.query_one("#board").max_scroll_y == 0
        await play(app)


@pytest.mark.parametrize(("lang", "size", "seats"), [("fr", (80, 24), 4), ("nl", (120, 40), 2)])
async def test_a_game_ends_with_its_result(
    tmp_path: Path, lang: str, size: tuple[int, int], seats: int
) -> None:
    app = open_table(tmp_path / "game.jsonl", lang, late_log((None, *["random"] * (seats - 1)), 16))
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        await play_to_the_end(app, partial(play_at_random, rng=random.Random(1)))
        await pilot.pause()
        assert isinstance(app.screen, Result)
        game, state = app.table.game, app.table.state
        lines = [line.split() for line in seen(app).splitlines()]
        assert [app.words.text("terminal-total"), *map(str, game.scores(state))] in lines
        for category, _ in game.sheet(state, 0):
            points = [str(dict(game.sheet(state, seat))[category]) for seat in range(seats)]
            assert [*app.words.say(game.heading(category)).split(), *points] in lines
        await pilot.press("escape")
        await pilot.pause()
        # After the end all stocks are open.
        assert says(app, "♣ ●" if seats > 2 else "★ ●", "#board")


@pytest.mark.long(10)
async def test_a_game_is_played_to_its_end_by_keys(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    bots = (None, "greedy", "greedy")
    # Most of a game is alike: on a merge its second half is played.
    log = new_log(bots) if NIGHT else late_log(bots, HALF)
    app = open_table(path, "nl", log)
    async with app.run_test() as pilot:
        await settle(pilot)
        await play_to_the_end(app, play_wisely)
        assert isinstance(app.screen, Result)
        assert reopened(path).moves == app.table.log.moves


async def test_two_people_never_see_each_others_stock(tmp_path: Path) -> None:
    app = open_table(tmp_path / "game.jsonl", log=new_log((None, None)))
    async with app.run_test() as pilot:
        await settle(pilot)
        for seat in (0, 1, 0, 1):
            assert isinstance(app.screen, Curtain)
            assert app.words.text("terminal-pass", name=NAMES[seat]) in seen(app)
            assert "●" not in seen(app)
            await pilot.press("enter")
            await settle(pilot)
            assert app.play.viewer == seat
            assert seen(app).count("Your stock") == 1
            await play_first(app)
            await settle(pilot)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_help_explains_the_signs(tmp_path: Path, lang: str) -> None:
    app = open_table(tmp_path / "game.jsonl", lang, new_log())
    async with app.run_test(size=(120, 50)) as pilot:
        await settle(pilot)
        await pilot.press("f1")
        await pilot.pause()
        assert isinstance(app.screen, Help)
        for id in ("terminal-mark-lime-leaf", "terminal-meduris-legend-hut"):
            assert says(app, app.words.text(id))
        assert says(app, app.words.text("meduris-chip", chip="druid"))
