"""`dolmen review`: a finished game looked at again, in words, as JSON and as a page."""

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest

from dolmen.review.review import FORMAT
from dolmen.words import LANGUAGES, Words
from tests.commands.command_runs import Run, written
from tests.dice import fair_game, fair_log, play_on
from tests.sample import LIGHT, SOLO

PARTS = ("sums", "turned", "marks", "luck", "points")
FEW = ("--games", "200")


class Page(HTMLParser):
    """What a page is made of, and whether every element is closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.count: dict[str, int] = {}
        self.links: list[str] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.count[tag] = self.count.get(tag, 0) + 1
        self.links += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.count[tag] = self.count.get(tag, 0) + 1

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.wide
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_review_in_words_as_figures_and_as_a_page(run: Run, tmp_path: Path, lang: str) -> None:
    record = str(written(tmp_path / "game.jsonl", fair_game(LIGHT, 2)))
    figures, page = tmp_path / "review.json", tmp_path / "review.html"
    files = ("--json", str(figures), "--html", str(page))
    result = run("review", record, *FEW, "--seed", "3", *files, "--lang", lang)
    words = Words(lang)
    assert (result.code, result.err) == (0, "")
    lines = result.out.splitlines()
    title = words.text("review-title", title=words.text(f"{LIGHT}-title"))
    assert lines[0] == title
    for part in PARTS:
        assert words.text(f"review-heading-{part}") in lines
    value = json.loads(figures.read_text(encoding="utf-8"))
    assert (value["format"], value["games"], value["seed"]) == (FORMAT, 200, 3)
    assert [account["seat"] for account in value["seats_reviewed"]] == [0, 1]
    shown = Page(page.read_text(encoding="utf-8"))
    assert shown.count["h2"] == len(PARTS) + 1
    assert (shown.count["svg"], shown.count["polyline"]) == (1, 2)
    assert shown.links == []
    assert title in page.read_text(encoding="utf-8")


@pytest.mark.wide
def test_one_seat_alone_is_reviewed(run: Run, tmp_path: Path) -> None:
    record = str(written(tmp_path / "game.jsonl", fair_game(LIGHT, 2)))
    figures = tmp_path / "review.json"
    assert run("review", record, *FEW, "--seat", "1", "--json", str(figures)).code == 0
    value = json.loads(figures.read_text(encoding="utf-8"))
    assert [account["seat"] for account in value["seats_reviewed"]] == [1]
    assert {one["seat"] for one in value["decisions"]} == {1}


@pytest.mark.wide
def test_who_played_alone_is_told_of_lines(run: Run, tmp_path: Path) -> None:
    log = fair_game(SOLO, 1)
    record = str(written(tmp_path / "game.jsonl", log))
    page = tmp_path / "review.html"
    result = run("review", record, "--games", "1", "--html", str(page))
    assert (result.code, result.err) == (0, "")
    assert result.out.splitlines().count(Words("en").text("review-heading-turns")) == 1
    assert f"{log.scores()[0]} points. The best line found has" in result.out
    assert Page(page.read_text(encoding="utf-8")).count["polyline"] == 1


def test_what_cannot_be_reviewed_is_refused(run: Run, tmp_path: Path) -> None:
    words = Words("en")
    running = fair_log(LIGHT, 2)
    play_on(running, moves=20)
    path = str(written(tmp_path / "running.jsonl", running))
    over = str(written(tmp_path / "over.jsonl", fair_game(LIGHT, 2)))

    def refused(*arguments: str) -> str:
        result = run("review", *arguments)
        assert (result.code, result.out) == (2, "")
        return result.err.removeprefix("dolmen: ").rstrip("\n")

    assert refused(path) == words.text("review-running")
    assert refused(over, "--seat", "2") == words.text("review-seat", seat=2, most=1)
    assert refused(over, "--budget", "1", "--games", "1") == words.text("review-both")
    # Nothing is written over the record, nor one thing over the other.
    both = str(tmp_path / "both")
    for path, files in ((over, ("--html", over)), (both, ("--json", both, "--html", both))):
        assert refused(over, *files) == words.text("review-twice", path=path)
    no_time = words.text("review-budget", option="--budget", given="0")
    assert refused(over, "--budget", "0") == no_time
    endless = words.text("review-budget", option="--budget", given="inf")
    assert refused(over, "--budget", "inf") == endless
    assert refused(over, "--games", "-3") == words.text(
        "review-budget", option="--games", given="-3"
    )
    missing = str(tmp_path / "none.jsonl")
    assert refused(missing) == words.text("cli-file-missing", path=missing)
    nowhere = str(tmp_path / "none" / "review.json")
    assert nowhere in refused(over, "--json", nowhere)
