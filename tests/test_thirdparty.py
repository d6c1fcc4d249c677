"""A title of somebody else: installed by its entry point, judged by `conform`, and played in the
terminal, on the server and on its pages without script. (The register: core/test_register.)"""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import dolmen
from dolmen import games
from dolmen.bots import LEVELS, Budget, seat_bot
from dolmen.core import conform
from dolmen.core.game import OVER
from dolmen.core.log import Log
from dolmen.terminal import cards
from dolmen.terminal.boards import Board, board_of
from dolmen.words import LANGUAGES, Words
from tests import sample, thirdparty
from tests.server.servers import Caller, process
from tests.terminal.tables import open_table, play_first, says, settle
from tests.thirdparty import TITLE

# mypy holds the module against the protocol here.
CARDS: Board = cards


@pytest.fixture
def _nim(tmp_path: Path) -> Iterator[None]:
    with thirdparty.installed(tmp_path / "site"):
        yield


@pytest.mark.usefixtures("_nim")
def test_it_conforms() -> None:
    for seats in games.seat_counts(TITLE):
        report = conform.check(dolmen.game(TITLE, seats=seats), games=5, builds=False)
        assert report.games == 5


@pytest.mark.usefixtures("_nim")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_it_has_no_words_of_a_language_it_speaks_english(lang: str) -> None:
    words = Words(lang)
    assert words.text("nim-title") == "Nim"
    assert words.text("NIM-TAKE-03") == "Who takes the last stone wins."
    assert words.ids("nim-rules")[-1] == "NIM-TAKE-03"
    assert words.say(dolmen.game(TITLE, 2).describe(0)) == "Take 1 from heap a"


@pytest.mark.usefixtures("_nim")
def test_bots_play_it_by_the_points() -> None:
    """The last stone is the only point there is, and greedy takes it."""
    game = dolmen.game(TITLE, seats=2)
    s = game.load({"heaps": [0, 2, 0]})
    bot = seat_bot("greedy", game, 1, 0)
    assert game.moves.name(bot.choose(s)) == "take b 2"
    s = game.start()
    while game.actor(s) != OVER:
        game.apply(s, seat_bot("random", game, 3, game.actor(s)).choose(s))
    assert sum(game.scores(s)) == 1


@pytest.mark.usefixtures("_nim")
@pytest.mark.parametrize("name", LEVELS)
def test_every_level_plays_it_to_the_end(name: str) -> None:
    for seats in games.seat_counts(TITLE):
        game = dolmen.game(TITLE, seats=seats)
        bots = [seat_bot(name, game, 4, seat, Budget(iterations=20)) for seat in range(seats)]
        s = game.start()
        while (actor := game.actor(s)) != OVER:
            move = bots[actor].choose(s)
            assert move in game.legal(s)
            game.apply(s, move)
        assert sum(game.scores(s)) == 1


@pytest.mark.usefixtures("_nim")
@pytest.mark.parametrize("name", ["player", "expert", "master"])
@pytest.mark.parametrize(
    ("heaps", "right"),
    [
        # Even heaps are left to the other; of one heap all is taken.
        ([2, 1, 0], "take a 1"),
        ([0, 2, 0], "take b 2"),
        ([1, 4, 1], "take b 4"),
        ([3, 0, 2], "take a 1"),
    ],
)
def test_a_search_finds_the_only_move_that_wins(name: str, heaps: list[int], right: str) -> None:
    """Points tell nothing before the last stone: it is found by games played to their end."""
    game = dolmen.game(TITLE, seats=2)
    bot = seat_bot(name, game, 1, 0, Budget(iterations=300))
    assert game.moves.name(bot.choose(game.load({"heaps": heaps, "seat": 0}))) == right


@pytest.mark.usefixtures("_nim")
def test_it_is_drawn_as_cards() -> None:
    assert board_of(TITLE) is CARDS
    assert len({mark.sign for mark in CARDS.MARKS}) == len(CARDS.legend(Words("nl")))


@pytest.mark.usefixtures("_nim")
async def test_it_is_played_in_the_terminal(tmp_path: Path) -> None:
    log = Log(dolmen.game(TITLE, 2), ("Anouk", "Maëlle"), (None, "greedy"))
    app = open_table(tmp_path / "game.jsonl", log=log)
    async with app.run_test(size=(100, 32)) as pilot:
        await settle(pilot)
        assert says(app, "Your turn: take stones from one heap.")
        assert says(app, "Stones left: 12", "#board")
        assert says(app, "► ☼ Anouk ≈ Maëlle", "#board")
        assert says(app, "Heap Stones 1 a 3 2 b 4 3 c 5", "#board")
        await pilot.press("f2")
        await pilot.pause()
        assert says(app, "Who takes the last stone wins.")
        await pilot.press("escape")
        while not app.table.is_over:
            await play_first(app)
    assert sum(log.game.scores(app.table.state)) == 1


async def test_it_is_served_and_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    site = thirdparty.install(tmp_path / "site")
    monkeypatch.setenv("PYTHONPATH", thirdparty.environment(site)["PYTHONPATH"])
    with process(f"sqlite:///{tmp_path / 'tables.db'}", data=str(tmp_path)) as (_, base):
        async with Caller(base) as caller:
            await check_listed(caller)
            await check_played(caller)


@pytest.mark.parametrize("room", ["lore", "shape"])
async def test_a_broken_room_of_it_stops_no_server(
    room: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots' processes import the lore of all titles, the description of the server all views."""
    site = thirdparty.install(tmp_path / "site")
    (site / TITLE / f"{room}.py").write_text("1 / 0\n", encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", thirdparty.environment(site)["PYTHONPATH"])
    log = tmp_path / "log"
    with process(f"sqlite:///{tmp_path / 'tables.db'}", data=str(tmp_path), log=log) as (_, base):
        async with Caller(base) as caller:
            titles = (await caller.get("/api/titles"))["titles"]
            assert [info["title"] for info in titles] == list(sample.ALL)
            assert (await caller.get("/openapi.json"))["openapi"]
    assert f"nim.{room}: division by zero" in log.read_text(encoding="utf-8")


async def page(caller: Caller, path: str) -> str:
    """A page without script, as it reads."""
    answer = await caller.http.get(f"/plain{path}")
    assert answer.status_code == 200, answer.text
    return " ".join(re.sub("<[^>]*>", " ", answer.text).split())


async def check_listed(caller: Caller) -> None:
    """It stands in the lists, and its rules can be read."""
    titles = {info["title"]: info for info in (await caller.get("/api/titles"))["titles"]}
    assert titles[TITLE]["name"] == "Nim"
    assert titles[TITLE]["quick_seats"] == 2
    assert titles[TITLE]["first_game"] == {}
    clauses = (await caller.get(f"/api/rules/{TITLE}", lang="fr"))["clauses"]
    assert clauses[-1] == {"id": "NIM-TAKE-03", "text": "Who takes the last stone wins."}
    described = (await caller.get("/openapi.json"))["components"]["schemas"]
    for title in sample.ALL:
        assert described[f"{dolmen.TITLES[title].game}View"]["type"] == "object"
    assert "Three heaps of stones." in await page(caller, "/")
    assert "First" in await page(caller, f"/make?title={TITLE}")
    assert "Who takes the last stone wins." in await page(caller, f"/rules/{TITLE}")


async def check_played(caller: Caller) -> None:
    """A whole game against a bot, and what the pages without script say of it."""
    made = await caller.make(TITLE, 2, players=["me", "greedy"])
    text = await page(caller, f"/table/{made['id']}")
    for piece in ("Stones left 12", "Heap Stones", "Take 1 from heap a", "Heap a"):
        assert piece in text, text
    async with caller.look(made["id"], seat=0, lang="en") as looker:
        assert looker.update["view"]["stones_left"] == 12
        assert looker.update["ask"]["text"].endswith("take stones from one heap.")
        refused = await looker.ask("move", n=looker.update["n"], move="take a 4")
        assert refused["clause"] == "NIM-TAKE-01"
        while await looker.until_mine():
            await looker.play()
        assert sum(looker.table["outcome"]["scores"]) == 1


def test_it_is_known_to_the_commands(tmp_path: Path) -> None:
    site = thirdparty.install(tmp_path / "site")
    thirdparty.describe(site, "broken", {"broken": "nowhere_to_be_found"})
    environ = thirdparty.environment(site)

    def run(*arguments: str) -> str:
        done = subprocess.run(
            [sys.executable, "-m", "dolmen", *arguments],
            env=environ | {"LANG": "C"},
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout

    told = json.loads(run("titles", "--json"))
    assert [title["title"] for title in told["titles"]] == [*sample.ALL, TITLE]
    assert list(told["broken"]) == ["broken"]
    assert "The title “broken” is installed but cannot be played:" in run("titles")
    assert "NIM-TAKE-02" in run("rules", TITLE)
    assert run("rules", "nim-take-03").endswith("Who takes the last stone wins.\n")
    played = json.loads(run("simulate", TITLE, "--seats", "2", "--games", "20", "--json"))
    assert played["games"] == 20
    told = run("simulate", TITLE, "--seats", "2", "--games", "20")
    assert "At the end of every game the law of the title held." in told


def test_without_words_it_has_its_name(tmp_path: Path) -> None:
    """Lists of titles show it beside the others: what it does not say is no fault of theirs."""
    site = thirdparty.install(tmp_path / "site")
    shutil.rmtree(site / TITLE / "words")
    with thirdparty.found(site):
        for lang in LANGUAGES:
            assert Words(lang).text(f"{TITLE}-title") == "Nim"
            assert Words(lang).text(f"{TITLE}-about") == ""
