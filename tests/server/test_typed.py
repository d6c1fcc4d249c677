"""Typed moves and questions of one letter: what is meant, what is answered, and what is refused."""

import json
from typing import Any

import pytest

from dolmen.server.typed_text.asker import Asker
from dolmen.server.typed_text.questions import QUESTIONS, WITH_MORE, Question, find_question, letter
from dolmen.server.wire.fields import LONGEST_TYPED
from dolmen.words import LANGUAGES, Words
from tests import sample
from tests.server.servers import Caller, running
from tests.title_messages import knowing

TWO: dict[str, Any] = {"players": ["me", "guest"], "options": {"first": 0}}
SHORT = 12


async def typed(
    caller: Caller, table: str, text: str, seat: int | None = 0, lang: str = "en", status: int = 200
) -> Any:
    """What is answered to something typed."""
    who = "" if seat is None else f"&seat={seat}"
    path = f"/api/tables/{table}/typed?lang={lang}{who}"
    return await caller.post(path, {"text": text}, status=status)


async def legal(caller: Caller, table: str, lang: str = "en") -> list[dict[str, Any]]:
    """The moves of the first seat, as the page gets them."""
    view = await caller.get(f"/api/tables/{table}/view", seat=0, lang=lang)
    found: list[dict[str, Any]] = view["legal"]
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_one_letter_of_its_own(lang: str) -> None:
    letters = [letter(kind, Words(lang)) for kind in QUESTIONS]
    assert len(set(letters)) == len(QUESTIONS)
    assert all(len(one) == 1 and one.isascii() and one.islower() for one in letters)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", QUESTIONS)
def test_a_letter_asks_and_only_some_take_more(lang: str, kind: str) -> None:
    words = Words(lang)
    asked = letter(kind, words)
    assert find_question(f" {asked.upper()} ", words) == Question(kind)
    more = Question(kind, "field 12") if kind in WITH_MORE else None
    assert find_question(f"{asked}  Field 12", words) == more
    assert find_question("?", words) == Question("help")
    assert find_question(f"{asked}{asked}", words) is None
    assert find_question("  ", words) is None


@pytest.mark.parametrize("title", sample.ALL)
async def test_every_question_is_answered_in_the_language_of_whoever_asks(
    sqlite_url: str, title: str
) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        id = (await anna.make(title, 2, names=["Anna", "Bert"], **TWO))["id"]
        for lang in LANGUAGES:
            words = Words(lang)
            heard = {
                kind: await typed(anna, id, letter(kind, words), lang=lang) for kind in QUESTIONS
            }
            assert {one["kind"] for one in heard.values()} == {"answer"}
            assert all(one["lines"] for one in heard.values())
            assert heard["turn"]["lines"] == [words.text("typed-your-turn")]
            moves = await legal(anna, id, lang)
            if len(moves) <= SHORT:
                offered = [move["words"] for move in heard["asked"]["moves"]]
                assert offered == [move["words"]["text"] for move in moves]
            assert heard["goods"]["lines"][0] == words.text("typed-has", name="Anna")
            about = [words.text("typed-about", question=kind) for kind in QUESTIONS]
            for told, line in zip(about, heard["help"]["lines"][1:], strict=True):
                assert told in line


@pytest.mark.parametrize("title", sample.ALL)
async def test_a_listed_move_is_understood_and_nothing_is_played(
    sqlite_url: str, title: str
) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        id = (await anna.make(title, 2, **TWO))["id"]
        n = (await anna.get(f"/api/tables/{id}/view", seat=0))["n"]
        for move in (await legal(anna, id, "nl"))[:12]:
            for text in (move["move"], move["words"]["text"]):
                heard = await typed(anna, id, text, lang="nl")
                assert (heard["kind"], heard["move"], heard["n"]) == ("move", move["move"], n)
                assert [one["words"] for one in heard["moves"]] == [move["words"]["text"]]
        assert (await anna.get(f"/api/tables/{id}/view", seat=0))["n"] == n


@pytest.mark.parametrize("title", sample.ALL)
async def test_a_move_that_is_refused_is_answered_by_the_reason_and_its_clause(
    sqlite_url: str, title: str
) -> None:
    async with running(sqlite_url) as (server, base), Caller(base) as anna:
        id = (await anna.make(title, 2, **TWO))["id"]
        async with server.tables.at(id) as desk:
            game, state = desk.match.game, desk.match.log.state
            move = next(m for m in range(game.moves.count) if game.reason(state, m))
            why, name = game.reasons[game.reason(state, move)], game.moves.name(move)
        heard = await typed(anna, id, name, lang="fr")
        assert (heard["kind"], heard["clause"], heard["move"]) == ("refused", why.clause, None)
        assert heard["lines"][0] == Words("fr").text(why.message)
        assert heard["lines"][1].startswith(why.clause)


async def test_what_is_no_move_is_answered_by_the_nearest_or_by_the_way_to_the_help(
    sqlite_url: str,
) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, **TWO))["id"]
        words = (await legal(anna, id))[0]["words"]["text"]
        near = await typed(anna, id, f"x{words}")
        assert (near["kind"], near["move"]) == ("unknown", None)
        assert words in [move["words"] for move in near["moves"]]
        lost = await typed(anna, id, "xyzzy")
        sure = Words("en").text("typed-ask-help", letter="h")
        assert (lost["kind"], lost["moves"], lost["lines"][-1]) == ("unknown", [], sure)
        blank = await typed(anna, id, "   ")
        assert (blank["kind"], blank["moves"]) == ("unknown", [])


async def test_a_part_that_several_moves_have_lists_them(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, **TWO))["id"]
        moves = await legal(anna, id)
        first = moves[0]["words"]["text"].split()[0]
        heard = await typed(anna, id, first)
        assert heard["kind"] == "several"
        assert len(heard["moves"]) > 1
        narrowed = await typed(anna, id, f"m {first}")
        assert narrowed["kind"] == "answer"
        assert "no such" not in str(narrowed["lines"])
        none = await typed(anna, id, "m xyzzy")
        assert none["lines"] == [Words("en").text("typed-none-fits", text="xyzzy")]


@pytest.mark.parametrize("title", sample.ALL)
async def test_every_place_that_has_a_name_says_what_is_there(sqlite_url: str, title: str) -> None:
    """The page without script names the places of a position: each of them can be asked for."""
    async with running(sqlite_url) as (server, base), Caller(base) as anna:
        id = (await anna.make(title, 2, **TWO))["id"]
        listed = await typed(anna, id, "p")
        assert len(listed["lines"]) > 1
        async with server.tables.at(id) as desk:
            asker = Asker(desk, 0, "en")
            heads = [row.head for grid in asker.position.grids[1:] for row in grid.rows]
        assert heads
        for head in heads[:30]:
            heard = await typed(anna, id, f"p {head}")
            assert any(line.startswith(f"{head}: ") for line in heard["lines"]), head
        nothing = await typed(anna, id, "p xyzzy")
        assert nothing["lines"] == [Words("en").text("typed-no-place", text="xyzzy")]


async def test_whoever_watches_asks_and_does_not_move(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna, Caller(base) as eve:
        id = (await anna.make(sample.HIDDEN, 2, names=["Anna", "Bert"], **TWO))["id"]
        words = Words("en")
        move = (await legal(anna, id))[0]["words"]["text"]
        refused = await typed(eve, id, move, None)
        assert (refused["kind"], refused["lines"]) == ("refused", [words.text("server-watching")])
        turn = await typed(eve, id, "t", None)
        assert turn["lines"] == [words.text("plain-status-playing", name="Anna")]
        for question in ("m", "p"):
            assert (await typed(eve, id, question, None))["moves"] == []
        # Nor does another seat of the table, out of its turn.
        other = await typed(anna, id, move, 1)
        assert other["kind"] == "refused"
        assert other["lines"] == [words.text("server-not-your-turn", who="Anna")]
        assert (await typed(anna, id, "m", 1))["moves"] == []


async def test_no_answer_tells_what_is_hidden(sqlite_url: str) -> None:
    title, words = sample.HIDDEN, Words("en")
    async with running(sqlite_url) as (_, base), Caller(base) as anna, Caller(base) as eve:
        id = (await anna.make(title, 2, names=["Anna", "Bert"], **TWO))["id"]
        view = await anna.get(f"/api/tables/{id}/view", seat=0)
        hand = knowing(title).hand(view["view"], 0, words)
        assert hand

        async def told(caller: Caller, seat: int | None) -> str:
            texts = [letter(kind, words) for kind in QUESTIONS]
            texts += ["g anna", "l 60", "p 1", *(f"p {card}" for card in hand)]
            answers = [await typed(caller, id, text, seat) for text in texts]
            # What somebody asked for comes back in "nothing is called so", folded.
            return json.dumps([one["lines"] for one in answers if "called" not in str(one)])

        mine = await told(anna, 0)
        assert [card for card in hand if card in mine] == hand
        for caller, seat in ((anna, 1), (eve, None)):
            heard = await told(caller, seat)
            assert [card for card in hand if card in heard] == []


async def test_the_score_and_the_last_moves_follow_the_game(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, names=["Anna", "Bert"], **TWO))["id"]
        view = await anna.get(f"/api/tables/{id}/view", seat=0, lang="en")
        told = [phrase["text"] for entry in view["entries"] for phrase in entry["told"]]
        assert (await typed(anna, id, "l 3"))["lines"] == told[-3:]
        assert (await typed(anna, id, "l"))["lines"] == told[-6:]
        points = (await typed(anna, id, "s"))["lines"]
        assert [line.split(":")[0] for line in points] == ["Anna", "Bert"]
        act = {"type": "resign", "id": "r", "n": view["n"]}
        await anna.post(f"/api/tables/{id}/act?seat=0", act)
        over = await typed(anna, id, "a")
        assert Words("en").text("plain-status-over", names="Bert", count=1) == over["lines"][0]
        sheet = (await typed(anna, id, "s"))["lines"]
        assert sheet[0] == over["lines"][0]
        assert any(line.startswith("Bert: ") and "place 1" in line for line in sheet)


HALF = '{"text": "\\ud800"}'


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ("{}", 400, "malformed"),
        ('{"text": ""}', 400, "malformed"),
        ('{"text": 7}', 400, "malformed"),
        ('{"text": "a", "more": 1}', 400, "malformed"),
        (json.dumps({"text": "x" * (LONGEST_TYPED + 1)}), 400, "malformed"),
        (HALF, 400, "malformed"),
        ("[" * 5000, 400, "malformed"),
    ],
)
async def test_a_text_that_nobody_could_type_is_refused(
    sqlite_url: str, body: str, status: int, code: str
) -> None:
    async with running(sqlite_url) as (server, base), Caller(base) as anna:
        id = (await anna.make(sample.LIGHT, 2, **TWO))["id"]
        answer = await anna.http.post(
            f"/api/tables/{id}/typed?seat=0",
            content=body,
            headers={"Content-Type": "application/json"},
        )
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert server.metrics.faults._value.get() == 0


async def test_what_is_asked_of_another_seat_or_of_no_game_is_refused(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna, Caller(base) as eve:
        id = (await anna.make(sample.LIGHT, 2, **TWO))["id"]
        waiting = (await anna.make(sample.LIGHT, 2, players=["me", "open"]))["id"]
        assert (await typed(eve, id, "a", 0, status=403))["code"] == "watching"
        assert (await typed(anna, waiting, "a", status=409))["code"] == "not-playing"
        assert (await typed(anna, "nowhere", "a", status=404))["code"] == "unknown-table"
        assert (await typed(anna, id, "a", lang="de", status=400))["code"] == "malformed"
        # The longest text, of signs that mean nothing, is no fault either.
        for text in ("\u0000" * LONGEST_TYPED, "p " + "\u202e" * 100, "l 99999999999999999999"):
            assert (await typed(anna, id, text))["lines"]
