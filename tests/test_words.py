"""How Words speaks: lists, numbers, plurals, and what is missing."""

import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import dolmen
from dolmen.core.message import Message, Refusal, Who
from dolmen.words import LANGUAGES, LONGEST, Speechless, Words, language, plain, unfold
from tests import sample
from tests.messages import SOURCE


def test_several_messages_become_a_list_of_the_language() -> None:
    numbers = tuple(Message("log-point", {"asked": n, "most": 7}) for n in (1, 2, 3))
    said = [Words("en").say(number) for number in numbers]
    assert (
        Words("en").text("move-unknown", text=numbers)
        == f"There is no move “{said[0]}, {said[1]} and {said[2]}”."
    )
    assert Words("fr").join(["a", "b", "c", "d"]) == "a, b, c et d"
    assert Words("nl").join(["a", "b"]) == "a en b"
    assert Words("en").join(["a"]) == "a"
    assert Words("en").join([]) == ""


def test_numbers_are_not_grouped_unless_a_message_asks_for_it() -> None:
    assert "12345" in Words("en").text("log-point", asked=12345, most=7)
    stopped = [
        Words(lang).text("cli-simulate-stopped", games=1234, asked=5678) for lang in LANGUAGES
    ]
    assert [re.findall(r"[0-9][\W0-9]+[0-9]", sentence) for sentence in stopped] == [
        ["1,234", "5,678"],
        ["1\u202f234", "5\u202f678"],
        ["1.234", "5.678"],
    ]


def test_plurals_follow_the_language() -> None:
    def story(lang: str) -> list[str]:
        words = Words(lang)
        return [words.text("cli-replay-open", count=count).split(",")[0] for count in (0, 1, 2)]

    assert story("en") == ["0 moves", "1 move", "2 moves"]
    assert story("fr") == ["0 coup", "1 coup", "2 coups"]
    assert story("nl") == ["0 zetten", "1 zet", "2 zetten"]


def test_a_line_break_is_a_space_and_an_empty_line_stays() -> None:
    texts = [Words("en").text(id) for id in Words("en").ids(f"{sample.LIGHT}-rules")]
    assert not any("\n" in text for text in texts)
    assert unfold("a\nb\n\nc\nd\n\n\ne") == "a b\n\nc d\n\n\ne"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_missing_message_or_argument_is_never_shown_as_its_id(lang: str) -> None:
    with pytest.raises(Speechless, match=f"no message 'nonsense' in the {lang} catalogues"):
        Words(lang).text("nonsense")
    with pytest.raises(KeyError, match=r"'log-point'.*given .'asked'.*most"):
        Words(lang).text("log-point", asked=3)


def test_a_strangers_text_cannot_play_with_the_screen() -> None:
    assert plain("a\x1b[2Jb\nc\ud800") == "a�[2Jb�c�"
    assert plain("é\u00a0ñ’ 漢") == "é\u00a0ñ’ 漢"
    long = "x" * 5000
    assert plain(long) == "x" * LONGEST + "…"
    assert "xxx…" in Words("fr").text("title-unknown", title=long, allowed="none")
    asked = Message("title-unknown", {"title": Who(0), "allowed": ""})
    assert "�" in Words("en").say(asked, ["\x07"])


def test_a_language_that_is_not_there_is_refused_with_those_that_are() -> None:
    for ask in (lambda: Words("de"), lambda: language("de", {})):
        with pytest.raises(Refusal, match=r"There is no language “de”. Languages: en, fr, nl."):
            ask()


@pytest.mark.parametrize(
    ("asked", "environ", "chosen"),
    [
        (None, {}, "en"),
        ("nl", {"LC_ALL": "fr_FR.UTF-8"}, "nl"),
        (None, {"LANG": "fr_BE.UTF-8"}, "fr"),
        (None, {"LANG": "nl"}, "nl"),
        (None, {"LANG": "nl_NL@euro"}, "nl"),
        (None, {"LANG": "nl_NL", "LC_MESSAGES": "fr_FR"}, "fr"),
        (None, {"LANG": "nl_NL", "LC_MESSAGES": "fr_FR", "LC_ALL": "C.UTF-8"}, "en"),
        (None, {"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "french"}, "en"),
    ],
)
def test_the_language_asked_for_or_that_of_the_session(
    asked: str | None, environ: dict[str, str], chosen: str
) -> None:
    assert language(asked, environ) == chosen


def test_a_refusal_speaks_english_to_whoever_prints_it() -> None:
    with pytest.raises(Refusal) as caught:
        dolmen.game(sample.LIGHT, seats=99)
    assert str(caught.value).startswith(f"{sample.LIGHT} is played by ")


def test_the_words_are_found_inside_a_zip(tmp_path: Path) -> None:
    packed = tmp_path / "dolmen.zip"
    with zipfile.ZipFile(packed, "w") as archive:
        for path in SOURCE.rglob("*"):
            if path.suffix in (".py", ".ftl", ".toml") and "_compiled" not in path.parts:
                archive.write(path, path.relative_to(SOURCE.parent))
    title = sample.LIGHT
    script = (
        "import dolmen; from dolmen.words import Words; words = Words('fr');"
        f"print(words.text('plain-points'), words.text('{title}-title'), dolmen.__file__)"
    )
    command = f"import sys; sys.path.insert(0, {str(packed)!r}); {script}"
    done = subprocess.run(
        [sys.executable, "-P", "-c", command], capture_output=True, text=True, check=True
    )
    points, name, where = done.stdout.split()
    assert (points, name) == ("Points", dolmen.TITLES[title].name)
    assert where.startswith(str(packed))
