"""How a title is played at a glance: a few panels before its clauses, each a heading and some
sentences. They stand in the catalogue `overview` of a title, in pairs of messages."""

from typing import Final, NamedTuple

from dolmen.words import Words

HEADING: Final = "-name"


class Panel(NamedTuple):
    """One panel: a word that the page knows its picture by, its heading and what it says."""

    id: str
    name: str
    text: str


def read_overview(title: str, words: Words) -> list[Panel]:
    """The panels of a title in the order they are written; none where nobody wrote any."""
    prefix = f"{title}-overview-"
    found = [id for id in words.ids(f"{title}-overview") if id.endswith(HEADING)]
    return [
        Panel(
            id=id.removeprefix(prefix).removesuffix(HEADING),
            name=words.text(id),
            text=words.text(id.removesuffix(HEADING)),
        )
        for id in found
    ]
