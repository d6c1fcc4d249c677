"""The catalogues: the same messages in three languages, typed as each language types."""

import string
from collections import Counter

import pytest
from fluent.syntax import ast as ftl

from dolmen.words import LANGUAGES, Words
from tests import sample
from tests.messages import FOLDERS, body, catalogues, entries, ids


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_catalogues_and_nothing_but_messages(lang: str) -> None:
    assert len(FOLDERS) == 1 + len(sample.ALL)
    assert list(catalogues(lang)) == list(catalogues("en"))
    allowed = (ftl.Message, ftl.Comment, ftl.GroupComment, ftl.ResourceComment)
    for path in catalogues(lang).values():
        odd = [node for node in body(path) if not isinstance(node, allowed)]
        assert not odd, f"{path}: {[getattr(node, 'content', node) for node in odd]}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_written_twice(lang: str) -> None:
    found = Counter(id for path in catalogues(lang).values() for id in ids(path))
    assert [id for id, count in found.items() if count > 1] == []


@pytest.mark.parametrize("lang", ["fr", "nl"])
@pytest.mark.parametrize("catalogue", catalogues("en"))
def test_every_language_has_the_same_messages(lang: str, catalogue: str) -> None:
    assert ids(catalogues(lang)[catalogue]) == ids(catalogues("en")[catalogue])


def test_a_catalogue_is_asked_for_by_its_name_and_its_title() -> None:
    title = sample.LIGHT
    folder = f"games/{title}/words"
    for name, catalogue in (
        ("cli", "words: cli.ftl"),
        (title, f"{folder}: title.ftl"),
        (f"{title}-rules", f"{folder}: rules.ftl"),
    ):
        assert list(Words("fr").ids(name)) == ids(catalogues("fr")[catalogue])
    assert Words("en").ids("nonsense") == ()


@pytest.mark.parametrize("lang", ["fr", "nl"])
def test_a_message_takes_the_same_arguments_and_tells_the_same_apart(lang: str) -> None:
    for id, entry in entries("en").items():
        other = entries(lang)[id]
        assert other.variables == entry.variables, id
        assert other.messages == entry.messages, id
        assert other.choices == entry.choices, id


def test_ids_are_plain_names() -> None:
    letters = set(string.ascii_letters + string.digits + "-")
    assert [id for id in entries("en") if not letters.issuperset(id)] == []
