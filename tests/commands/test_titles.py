"""`dolmen titles`: what can be played."""

import json
import re

import pytest

from dolmen.commands.titles import spanned
from dolmen.games import TITLES, options, seat_counts
from dolmen.words import LANGUAGES
from tests.commands.command_runs import (
    Run,
)
from tests.laws import clauses
from tests.sample import ALL


@pytest.mark.parametrize("title", ALL)
def test_titles_lists_seats_options_and_clauses(run: Run, title: str) -> None:
    result = run("titles")
    assert result.code == 0
    counts = seat_counts(title)
    (row,) = [line for line in result.out.splitlines() if line.startswith(f"{title} ")]
    first = f"first: none, {', '.join(map(str, range(max(counts))))}"
    assert " ".join(row.split()) == f"{title} {spanned(counts)} {first} {len(clauses(title))}"
    for option in options(title, max(counts)):
        assert f" {option.name}: " in result.out


def test_seat_counts_with_a_gap_are_listed_one_by_one() -> None:
    assert spanned((1, 2, 3, 4)) == "1–4"
    assert spanned((2, 3, 4)) == "2, 3, 4"
    assert spanned((1, 2, 4, 8)) == "1, 2, 4, 8"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_titles_lists_every_title_and_fits_the_screen(run: Run, lang: str) -> None:
    out = run("titles", "--lang", lang).out
    assert re.findall(r"^[a-z]+(?=  )", out, re.MULTILINE) == list(TITLES)
    assert max(map(len, out.splitlines())) <= 80


def test_titles_as_json(run: Run) -> None:
    listing = {title["title"]: title for title in json.loads(run("titles", "--json").out)["titles"]}
    assert list(listing) == list(TITLES)
    for title, shown in listing.items():
        assert shown["seats"] == list(seat_counts(title))
        assert shown["clauses"] == len(clauses(title))
        assert list(shown["options"]) == [str(count) for count in seat_counts(title)]
        for count in seat_counts(title):
            known = shown["options"][str(count)]
            assert list(known) == [option.name for option in options(title, count)]
            assert known["first"] == {"allowed": [None, *range(count)], "default": None}
            for option in options(title, count):
                assert known[option.name]["default"] == option.allowed[0]
                assert known[option.name]["allowed"] == list(option.allowed)
                assert known[option.name].get("form", "") == option.hint
