"""Help pages, the version and the language of the `dolmen` command."""

import re

import pytest

from dolmen import __version__, engine
from dolmen.core.options import listed
from dolmen.games import TITLES
from dolmen.words import LANGUAGES, Words
from tests.commands.command_runs import COMMANDS, Run, shell


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_help_page_is_in_the_language_and_fits_the_screen(
    run: Run, lang: str, command: str
) -> None:
    result = run(*command.split(), "--help", "--lang", lang)
    words = Words(lang)
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith(words.text("cli-usage", line="dolmen"))
    assert max(map(len, result.out.splitlines())) <= 80
    about = words.text(f"cli-{command}-help" if command else "cli-help")
    assert " ".join(about.split()) in " ".join(result.out.split())
    for english in ("Usage:", "Parameters", "Display", "default:", "required", "Options"):
        if lang == "nl":
            assert english not in result.out


def test_the_first_page_lists_the_commands_in_our_order(run: Run) -> None:
    listed = re.findall(r"^  ([a-z-]+)  ", run().out, re.MULTILINE)
    assert tuple(listed) == COMMANDS
    assert run().out == run("-h").out == run("--help").out


def test_options_are_described_with_values_and_defaults(run: Run) -> None:
    page = " ".join(run("simulate", "--help").out.split())
    assert "--seats N Number of players. (default: 3)" in page
    assert "--option KEY=VALUE" in page
    assert "--json One JSON object, for programs. " in page
    assert "--no-json" not in page
    assert "random, greedy" in page
    # People are offered the levels, each with its character.
    page = " ".join(run("play", "--help").out.split())
    assert "novice, player, expert, master, human (default: player)" in page
    assert "novice: Plays sensibly, but errs like a beginner." in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_version_names_the_engine(run: Run, lang: str) -> None:
    expected = Words(lang).text("cli-version", version=__version__, engine=engine.kind())
    assert run("--version", "--lang", lang).out == f"{expected}\n"
    assert run("--lang", lang, "titles", "--version").out == f"{expected}\n"


def test_the_language_may_stand_anywhere_or_come_from_the_session(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    french = run("--lang", "fr", "titles")
    assert french.out.startswith("Jeu")
    assert run("titles", "--lang=fr") == run("--lang=fr", "titles") == french
    monkeypatch.setenv("LANG", "fr_BE.UTF-8")
    assert run("titles") == french
    assert run("titles", "--lang", "nl").out.startswith("Spel")


def test_what_follows_two_dashes_is_no_language(run: Run) -> None:
    result = run("rules", "--", "--lang")
    titles = listed(list(TITLES))
    assert result.err == f"dolmen: There is no rule “--lang”. Titles: {titles}.\n"


def test_a_screen_without_the_letters_is_no_reason_to_stop() -> None:
    result = shell(["simulate", "go", "--lang", "fr"], PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    titles = listed(list(TITLES))
    assert result == (2, "", f"dolmen: Le jeu ??go?? n?existe pas ici. Jeux?: {titles}.\n")
