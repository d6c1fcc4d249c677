"""The page's sentences: every message it names exists in every language and gets its arguments, and
every message of its catalogues is shown somewhere (test_messages.py: the catalogues themselves)."""

from collections import Counter

import pytest

import dolmen
from dolmen.games import TITLES, options, seat_counts
from dolmen.words import LANGUAGES, Words
from tests import pagewords
from tests.messages import entries, ids, makes, needs
from tests.title_messages import knowing

# From so many moves on a kind may stand behind a button of its own (web/src/lib/moveGroups.ts).
SMALLEST_GROUP = 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_that_the_page_names_is_in_a_catalogue_it_has(lang: str) -> None:
    called = [*pagewords.calls(), *pagewords.named()]
    assert len(called) > 300
    known = {id for path in pagewords.shipped(lang) for id in ids(path)}
    missing = {f"{call.where}: {call.id}" for call in called if call.id not in known}
    assert sorted(missing) == []


def test_every_message_of_the_page_gets_its_arguments() -> None:
    for id, args, where in pagewords.calls():
        assert args is None or needs(id) <= args, f"{where}: {id} needs {sorted(needs(id))}"


def test_every_message_of_the_page_is_shown() -> None:
    ids = {id for id in entries("en") if id.startswith("web-")}
    for source in pagewords.sources().values():
        texts, forms = pagewords.parts(source)
        ids -= {id for id in ids if makes(id, texts, forms)}
    assert sorted(ids) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_move_that_may_be_a_group_has_a_heading(lang: str) -> None:
    for title in TITLES:
        moves = dolmen.game(title, seats=max(seat_counts(title))).moves
        kinds = Counter(moves.name(move).split()[0] for move in range(moves.count))
        asked = {kind for kind, count in kinds.items() if count >= SMALLEST_GROUP}
        for kind in asked - knowing(title).CHANCES:
            heading = Words(lang).text(f"web-{title}-moves", kind=kind)
            assert heading != Words(lang).text(f"web-{title}-moves", kind="other"), (title, kind)


def value_words(value: object) -> list[str]:
    """What the page calls a value of an option (web/src/lib/optionWords.ts), numbers aside."""
    if isinstance(value, bool | int):
        return []
    if isinstance(value, list | tuple):
        return [str(entry) for entry in value]
    if value is None:
        return ["none"]
    return [value if isinstance(value, str) else "usual"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_and_every_value_has_its_words(lang: str) -> None:
    known = entries(lang)
    for title in TITLES:
        listed = [option for seats in seat_counts(title) for option in options(title, seats)]
        assert listed
        for option in listed:
            name = option.name.replace("_", "-")
            assert {f"web-pages-option-{title}-{name}", f"web-pages-option-{name}"} & known.keys()
            for word in (word for value in option.allowed for word in value_words(value)):
                ids = (f"{title}-{name}-{word}", f"{name}-{word}", word)
                assert {f"web-pages-value-{id}" for id in ids} & known.keys(), (title, name, word)
