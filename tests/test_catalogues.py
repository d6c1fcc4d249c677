"""Catalogues whose messages are parsed one by one: the same messages as parsed in one go."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from dolmen.words import LANGUAGES, _files
from dolmen.words import catalogues as module
from dolmen.words.catalogues import ENTRY, Catalogues


def said(catalogues: Catalogues, id: str, **args: str) -> str | None:
    """A message in words; None if there is none, and no word is missing in it."""
    pattern = catalogues.find(id)
    if pattern is None:
        return None
    text, errors = catalogues.bundle.format_pattern(pattern, args)
    assert errors == []
    return str(text)


def made(*sources: str) -> Catalogues:
    return Catalogues("en", ((str(number), source) for number, source in enumerate(sources)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_catalogue_falls_into_the_messages_that_fluent_finds_in_it(lang: str) -> None:
    parser = FluentParser(with_spans=False)
    for name, file in _files(lang):
        source = file.read_text(encoding="utf-8")
        whole = [entry for entry in parser.parse(source).body if isinstance(entry, ftl.Message)]
        starts = [*(match.start() for match in ENTRY.finditer(source)), len(source)]
        for number, entry in enumerate(whole):
            (alone,) = (
                found
                for found in parser.parse(source[starts[number] : starts[number + 1]]).body
                if isinstance(found, ftl.Message)
            )
            assert alone.equals(entry, ignored_fields=["span", "comment"]), (name, entry.id.name)
        catalogues = made(source)
        assert catalogues.ids("0") == tuple(entry.id.name for entry in whole), name


def test_what_a_message_is_made_of_is_read_with_it() -> None:
    catalogues = made(
        "-inn = The Inn\n# Before anybody sits.\nhost = { $name } keeps { -inn }\n",
        "door = { host }, and asks:\n    { $many ->\n        [one] one?\n*[other] all?\n}\n",
    )
    text = "Ann keeps The Inn, and asks:\nall?"
    assert said(catalogues, "door", name="Ann", many="x") == text
    assert [catalogues.ids(name) for name in "012"] == [("host",), ("door",), ()]


def test_messages_that_refer_to_each_other_are_read_once() -> None:
    catalogues = made("one = { $end ->\n    [yes] end\n   *[no] { two }\n }\ntwo = to { one }\n")
    assert said(catalogues, "one", end="yes") == "end"
    assert said(catalogues, "two", end="yes") == "to end"


def test_of_two_messages_of_one_id_the_first_stands() -> None:
    catalogues = made("sign = ours\n", "sign = theirs\nmore = { sign }\n")
    assert (said(catalogues, "sign"), said(catalogues, "more")) == ("ours", "ours")
    assert [catalogues.ids(name) for name in "01"] == [("sign",), ("sign", "more")]


def test_a_broken_message_is_not_there_and_spoils_no_other() -> None:
    catalogues = made("good = one\nbroken = { $\nnext = two\n    .hint = beside it\nbare =\n")
    ids = ("good", "broken", "next", "bare", "nothing")
    assert [said(catalogues, id) for id in ids] == ["one", None, "two", None, None]


def test_catalogues_are_opened_as_far_as_the_message_that_is_asked_for() -> None:
    opened: list[str] = []

    def sources() -> Iterator[tuple[str, str]]:
        texts = ("one = 1 { two }\n", "two = 2\n", "three = 3\n", "four = 4\n")
        for name, text in zip("abcd", texts, strict=True):
            opened.append(name)
            yield name, text

    catalogues = Catalogues("en", sources())
    assert opened == []
    assert said(catalogues, "one") == "1 2"
    assert opened == ["a", "b"]
    assert catalogues.ids("c") == ("three",)
    assert opened == ["a", "b", "c"]
    catalogues.read_all()
    assert opened == ["a", "b", "c", "d"]
    assert said(catalogues, "four") == "4"


def test_a_whole_catalogue_is_parsed_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str] = []

    def note(source: str) -> ftl.Resource:
        parsed.append(source)
        return FluentResource(source)

    monkeypatch.setattr(module, "FluentResource", note)
    sources = [("a", "one = 1\ntwo = 2 { -three }\n-three = 3\n"), ("b", "four = 4\n")]
    catalogues = Catalogues("en", sources)
    catalogues.read("a")
    assert parsed == ["one = 1\n", "two = 2 { -three }\n", "-three = 3\n"]
    assert said(catalogues, "two") == "2 3"
    catalogues.read("a")
    catalogues.read("unknown")
    assert len(parsed) == 3


def test_threads_that_ask_at_once_all_hear_it() -> None:
    many = "".join(f"m{n} = {n} {'{ m' + str(n + 1) + ' }'}\n" for n in range(300))
    catalogues = made(many, "m300 = end\n")
    together = Barrier(8)

    def ask(_: int) -> list[bool]:
        together.wait()
        return [catalogues.find(f"m{n}") is not None for n in range(301)]

    with ThreadPoolExecutor(8) as threads:
        assert all(all(heard) for heard in threads.map(ask, range(8)))
