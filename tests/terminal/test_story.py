"""The log in lines: what belongs together is told together."""

import pytest
from rich.text import Text

from dolmen.games import TITLES
from dolmen.terminal.boards import board_of
from dolmen.terminal.look import Mark, in_ascii, speaks_utf8
from dolmen.terminal.slab import unbroken
from dolmen.terminal.story import joined


@pytest.mark.parametrize(
    ("sentences", "line"),
    [
        (["Ann begins."], "Ann begins."),
        (["Bo draws a gem."] * 3, "Bo draws a gem ×3."),
        (["Ann: +1 wood.", "Ann: +1 ore.", "Ann: +2 gold."], "Ann: +1 wood, +1 ore, +2 gold."),
        (["Logging: +3 wood.", "Mining: +2 ore."], "Logging: +3 wood. Mining: +2 ore."),
    ],
)
def test_sentences_of_one_kind_are_one_line(sentences: list[str], line: str) -> None:
    assert joined(sentences) == line


def test_a_space_that_may_not_break_does_not() -> None:
    said = Text("le jeton est ").append("«\u00a0druide\u00a0»", "bold")
    broken = unbroken(said, 16)
    assert broken.plain == "le jeton est\n«\u00a0druide\u00a0»"
    assert broken.spans == said.spans
    # Hyphens hold, paragraphs stay, and what cannot be broken so is left to Rich.
    assert unbroken(Text("que faites-vous\nici"), 11).plain == "que\nfaites-vous\nici"
    for odd in ("two  spaces here", "unbreakable-as-it-is"):
        assert unbroken(Text(odd), 8).plain == odd
    assert unbroken(said, 0) == said


@pytest.mark.parametrize("title", TITLES)
def test_players_differ_in_ascii_as_well(title: str) -> None:
    marks: tuple[Mark, ...] = board_of(title).MARKS
    signs = [in_ascii(mark.sign) for mark in marks]
    assert len(set(signs)) == len(marks)
    assert all(sign.isascii() and sign != "?" for sign in signs)


def test_letters_lose_their_accents_and_nothing_else() -> None:
    assert in_ascii("Maëlle → “né” …") == 'Maelle ? "ne" .'
    assert in_ascii("plain") == "plain"
    # The ends of scroll bars.
    assert in_ascii("▁▇▔▌") == "___|"


@pytest.mark.parametrize(
    ("environ", "speaks"),
    [
        ({}, True),
        ({"LANG": "fr_BE.UTF-8"}, True),
        ({"LANG": "en_GB.utf8", "LC_ALL": ""}, True),
        ({"LC_ALL": "C", "LANG": "en_GB.UTF-8"}, False),
        ({"LC_CTYPE": "POSIX"}, False),
        ({"LANG": "fr_FR.ISO-8859-1"}, False),
    ],
)
def test_a_session_says_what_its_terminal_shows(environ: dict[str, str], speaks: bool) -> None:
    assert speaks_utf8(environ) == speaks
