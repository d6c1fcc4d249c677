"""Each language is typed as it types, one thing has one name, and English is what people say."""

import re
from typing import Final

import pytest

from dolmen.words import LANGUAGES
from tests.messages import SOURCE, catalogues, entries, ids

NO_BREAK: Final = "\u00a0\u202f"
# Arguments that may begin with a vowel: people, and gems.
NAMED: Final = "player|who|whose|name|names|owner|host|gem"
# One thing has one name in a language. What was chosen is a place, a game record or log, the start
# number of the dice, a position and the rulebooks' own terms; these are the names they had besides.
NOT_SAID: Final = {
    "en": "promise of the dice|bot greedy",
    "fr": "sièges?|promesse des dés|au foyer|au trait|rituel de don|agrandir la famille"
    "|robot greedy",
    "nl": "stoel(en)?|verslag|spelbestand|(opgenomen|vastgelegde) partij|stelling(en)?|zomaar-bot"
    "|grondstof(fen)?|houtvlakte|wolvlakte",
}


def test_french_puts_no_break_spaces_before_its_tall_punctuation() -> None:
    for id, entry in entries("fr").items():
        for piece in entry.texts:
            # What an address has inside is no punctuation of a sentence.
            for match in re.finditer(r"(^|.)[:;?!»](?![\w/])", piece, re.DOTALL):
                assert match[1] in tuple(NO_BREAK), f"{id}: {piece!r}"
            assert not re.search(f"«(?![{NO_BREAK}])", piece), f"{id}: {piece!r}"


def test_french_has_no_word_before_a_name_that_a_vowel_would_cut() -> None:
    """No "de Erwan": the sentence is put another way, since nobody knows who will be named."""
    cut = re.compile(rf"\b(?:de|que|jusque|lorsque) {{ \$(?:{NAMED}) }}", re.IGNORECASE)
    texts = [path.read_text(encoding="utf-8") for path in catalogues("fr").values()]
    assert [said for text in texts for said in cut.findall(text)] == []


@pytest.mark.parametrize("lang", ["en", "nl"])
def test_english_and_dutch_put_none(lang: str) -> None:
    for id, entry in entries(lang).items():
        for piece in entry.texts:
            assert not re.search(f"[ {NO_BREAK}][:;?!]", piece), f"{id}: {piece!r}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_thing_has_one_name(lang: str) -> None:
    other = re.compile(rf"\b(?:{NOT_SAID[lang]})\b", re.IGNORECASE)
    found = [id for id, entry in entries(lang).items() if other.search(" ".join(entry.texts))]
    assert found == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_apostrophes_are_typographic_and_spaces_single(lang: str) -> None:
    for id, entry in entries(lang).items():
        for piece in entry.texts:
            assert "'" not in piece, f"{id}: {piece!r}"
            assert "  " not in piece, f"{id}: {piece!r}"


# Turns of phrase that readers of English stumbled over: foreign syntax, or one too many of a kind.
FOREIGN: Final = re.compile(r"\b(?:be it|so not:|to be had|by it only|parted by)", re.IGNORECASE)
ONE_TOO_MANY: Final = re.compile(r"\bwhoever\b", re.IGNORECASE)


def foreign(text: str, *, shared: bool) -> list[str]:
    """Such turns in a text. The rules of a title may say *whoever*: it is how rules speak."""
    found = FOREIGN.findall(text)
    return [*found, *ONE_TOO_MANY.findall(text)] if shared else found


def test_english_is_what_people_say() -> None:
    of_all = {
        id for name, path in catalogues("en").items() if name[:6] == "words:" for id in ids(path)
    }
    said = {id: " ".join(" ".join(entry.texts).split()) for id, entry in entries("en").items()}
    assert {id: text for id, text in said.items() if foreign(text, shared=id in of_all)} == {}


def test_the_docs_are_written_so_too() -> None:
    root = SOURCE.parents[1]
    pages = [
        root / "README.md",
        *(root / "docs").glob("*.md"),
        *(root / "docs/tutorials").glob("*"),
    ]
    assert len(pages) > 20
    found = {page.name: foreign(page.read_text(encoding="utf-8"), shared=False) for page in pages}
    assert {name: turns for name, turns in found.items() if turns} == {}
