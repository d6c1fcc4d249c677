"""`dolmen rules`: the law by title, chapter and clause."""

import re
from typing import Final

import pytest

from dolmen.games import TITLES
from dolmen.words import LANGUAGES, Words
from tests.commands.command_runs import Run
from tests.laws import clauses
from tests.sample import ALL, LIGHT

CHAPTER: Final = "[A-Z]{3}-[A-Z]+"
CLAUSE: Final = f"{CHAPTER}-[0-9]+"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_lists_all_chapters(run: Run, lang: str) -> None:
    out = run("rules", "--lang", lang).out
    words = Words(lang)
    chapters = [
        id for title in ALL for id in words.ids(f"{title}-rules") if re.fullmatch(CHAPTER, id)
    ]
    assert len(chapters) > 3 * len(ALL)
    for chapter in chapters:
        row = rf"^{chapter} +{re.escape(words.text(chapter))} +[0-9]+$"
        assert re.search(row, out, re.MULTILINE)


@pytest.mark.parametrize("title", ALL)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_title_prints_every_clause_in_order(run: Run, title: str, lang: str) -> None:
    out = run("rules", TITLES[title].name, "--lang", lang).out
    words = Words(lang)
    written = [id for id in words.ids(f"{title}-rules") if re.fullmatch(CLAUSE, id)]
    assert written == list(clauses(title))
    assert re.findall(f"^{CLAUSE}$", out, re.MULTILINE) == written
    assert max(map(len, out.splitlines())) <= 80
    assert words.text(written[-1]) in " ".join(re.split("[ \n]+", out))


def test_a_chapter_or_a_clause_in_any_letter_case(run: Run) -> None:
    words = Words("en")
    clause = list(clauses(LIGHT))[-1]
    chapter = clause.rpartition("-")[0]
    out = run("rules", clause.lower()).out
    assert out.split() == [clause, *words.text(clause).split()]
    assert run("rules", clause.title()).out == out
    page = run("rules", chapter.title()).out
    assert page.startswith(f"{chapter}  {words.text(chapter)}\n\n{chapter}-01\n")
    assert re.findall(f"^{CLAUSE}$", page, re.MULTILINE) == [
        id for id in clauses(LIGHT) if id.startswith(f"{chapter}-")
    ]
