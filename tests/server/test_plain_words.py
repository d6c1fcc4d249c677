"""The position in words: nothing of a view is left unsaid."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_message

import dolmen
from dolmen.core.game import CHANCE, OVER
from dolmen.core.rng import Rng
from dolmen.games import TITLES, options, seat_counts
from dolmen.server.plain.explanations import tell_prices
from dolmen.server.plain.position import Term, Terms, Voice, tell_position, word
from dolmen.server.plain.terms import tell_view
from dolmen.server.wire.fields import MOST_ASKED
from dolmen.server.wire.moves import LegalMove
from dolmen.server.wire.phrases import Phrase
from dolmen.words import LANGUAGES, Words
from dolmen.words.facts import Position
from tests import sample


def positions(title: str, seats: int, seed: int) -> Iterator[tuple[Any, Any]]:
    """A random game, position by position."""
    game = dolmen.game(title, seats=seats)
    state, rng = game.start(), Rng(seed)
    while True:
        yield game, state
        if game.actor(state) == OVER:
            return
        legal = game.legal(state)
        drawn = game.actor(state) == CHANCE
        game.apply(state, game.draw(state, rng) if drawn else legal[rng.below(len(legal))])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_every_key_and_word_of_a_view_is_said(title: str, lang: str) -> None:
    names = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus"]
    words = Words(lang)
    for seats in seat_counts(title):
        voice = Voice(words, names[:seats])
        for count, (game, state) in enumerate(positions(title, seats, seats)):
            # Speaking takes its time: now and then, and the last.
            if count % (37 if title == sample.HEAVY else 11) == 0 or game.actor(state) == OVER:
                for viewer in (None, 0):
                    check_told(tell_view(title, game.view(state, viewer), voice))


@pytest.mark.parametrize("title", TITLES)
def test_moves_say_what_they_cost_unless_they_are_too_many_to_be_read(title: str) -> None:
    voice = Voice(Words("en"), ["Ann", "Bo", "Cy"])
    found = 0
    for game, state in islice(positions(title, 3, 7), 60):
        if game.actor(state) < 0:
            continue
        effects = {game.moves.name(move): game.effects(state, move) for move in game.legal(state)}
        legal = [LegalMove(name, "", Phrase(name), False) for name in effects]
        told = tell_prices(game, state, legal, voice)
        due = {
            name: " · ".join(voice.words.say(one.words, voice.names) for one in effects[name])
            for name in effects
            if effects[name] and len(effects) <= MOST_ASKED
        }
        assert told == due
        found += len(told)
    assert found > 0


def check_told(told: Position) -> None:
    """Nothing is empty, and every row is as long as its head."""
    assert all(fact.label and fact.text for fact in told.facts)
    for grid in told.grids:
        assert grid.rows
        assert all(len(row.cells) == len(grid.columns) for row in grid.rows)
        assert all(row.head and all(row.cells) for row in grid.rows)


@cache
def catalogue() -> dict[str, str]:
    """Every message as it is written in English."""
    found: dict[str, str] = {}
    for path in Path(dolmen.__file__).parent.rglob("words/en/*.ftl"):
        for node in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ftl.Message):
                found[node.id.name] = serialize_message(node)
    return found


def variants(id: str) -> set[str]:
    """The words that a message tells apart, those of the messages inside it included."""
    text = catalogue()[id]
    found = set(re.findall(r"\[([a-z0-9_-]+)\]", text))
    return found.union(*(variants(inner) for inner in re.findall(r"\{ ([a-z-]+) \}", text)))


@pytest.mark.parametrize("title", TITLES)
def test_no_word_of_a_view_move_or_option_hides_behind_another(
    title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A selection says its last variant for whatever it does not know: so it must know all."""
    asked: set[tuple[str, str]] = set()
    text = Words.text

    def listen(self: Words, id: str, /, **args: Any) -> str:
        asked.update((id, value) for value in args.values() if isinstance(value, str))
        return text(self, id, **args)

    monkeypatch.setattr(Words, "text", listen)
    voice = Voice(Words("en"), ["Ann", "Bo", "Cy", "Di"])
    drawn: set[str] = set()
    for count, (game, state) in enumerate(positions(title, 4, 5)):
        if game.actor(state) == CHANCE:
            drawn |= {game.moves.decode(move)[0].code for move in game.legal(state)}
        if count % 8 == 0 or game.actor(state) == OVER:
            tell_view(title, game.view(state, 0), voice)
    for id, value in asked:
        # Where nothing is told apart, nothing can hide; names of people are no words.
        is_name = any(name in value for name in voice.names)
        assert is_name or not variants(id) or value in variants(id), f"{id} does not know {value}"
    for seats in seat_counts(title):
        known = variants(f"plain-{title}-option")
        assert {option.name for option in options(title, seats)} <= known
        for option in options(title, seats):
            named = ["none" if value is None else value for value in option.allowed]
            values = {f"{option.name}-{v}" for v in named if isinstance(v, str)}
            assert values <= variants(f"plain-{title}-value")
    moves = dolmen.game(title, seats=4).moves
    # What chance does is in no list of choices.
    assert set(moves.kinds) - drawn <= variants(f"plain-{title}-moves")
    targets = {moves.target(move, 0).partition(":")[0] for move in range(moves.count)}
    assert targets <= variants(f"plain-{title}-target")


TERMS_OF_NOTHING: Final[Terms] = {
    "word": Term("plain-step"),
    "flag": Term("plain-turn"),
    "part": Term("plain-players", word(f"{sample.LIGHT}-kind", "kind")),
}


def test_a_view_with_an_unknown_key_or_word_is_an_error() -> None:
    voice = Voice(Words("en"), [])
    with pytest.raises(KeyError, match="new"):
        tell_position({"new": 1}, TERMS_OF_NOTHING, voice)
    with pytest.raises(KeyError, match="amber"):
        tell_position({"word": "amber"}, TERMS_OF_NOTHING, voice)
    told = tell_position({"flag": True, "part": ["jet"], "word": 0}, TERMS_OF_NOTHING, voice)
    assert [tuple(fact) for fact in told.facts] == [
        ("Step", "0"),
        ("Turn", "yes"),
        ("Players", "jet"),
    ]
