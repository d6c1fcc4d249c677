"""What a title calls the parts of its view, its moves, targets and options on the pages without
script: its module `plain` and its messages say it; where it has none, the bare names do."""

from collections.abc import Mapping
from typing import Any

from dolmen.games import room
from dolmen.server.plain.position import Terms, Voice, tell_position
from dolmen.words import Words
from dolmen.words.facts import Position, spell_view, spelled


def tell_view(title: str, view: Mapping[str, Any], voice: Voice) -> Position:
    """A view of that title in words."""
    named = room(title, "plain")
    if named is None:
        return spell_view(view, voice.words, voice.names)
    terms: Terms = named.TERMS
    return tell_position(view, terms, voice)


def moves_name(title: str, kind: str, words: Words) -> str:
    """A kind of moves as a heading."""
    id = f"plain-{title}-moves"
    return words.text(id, kind=kind) if words.has(id) else spelled(kind)


def target_name(title: str, target: str, words: Words) -> str:
    """A target in words: "slot:3" is slot 3, "home:0:4-3" row 4 and column 3."""
    id = f"plain-{title}-target"
    kind, _, name = target.partition(":")
    if not words.has(id):
        return f"{spelled(kind)} {name}".strip()
    row, _, column = name.rpartition(":")[2].partition("-")
    return words.text(id, kind=kind, name=name, row=row, column=column)


def option_name(title: str, option: str, words: Words) -> str:
    """What may be chosen."""
    id = f"plain-{title}-option"
    return words.text(id, option=option) if words.has(id) else spelled(option)


def value_name(title: str, option: str, value: str, words: Words) -> str:
    """One of the words that an option allows."""
    id = f"plain-{title}-value"
    return words.text(id, value=f"{option}-{value}") if words.has(id) else spelled(value)
