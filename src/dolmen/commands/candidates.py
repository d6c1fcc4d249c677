"""What a shell may complete a word to. cyclopts asks these while somebody types."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from dolmen.core.message import Refusal

if TYPE_CHECKING:
    from cyclopts.completion._engine import CompletionContext


def titles(_: "CompletionContext") -> Iterable[str]:
    """The titles."""
    from dolmen.games import TITLES

    return list(TITLES)


def bots(context: "CompletionContext") -> Iterable[str]:
    """Bots, also after those that stand there already."""
    from dolmen.bots import KNOWN

    before, comma, _ = context.incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in KNOWN]


def options(context: "CompletionContext") -> Iterable[str]:
    """Options of the title that is typed, with the values that are listed."""
    from dolmen.commands.arguments import typed
    from dolmen.games import options as options_of
    from dolmen.games import seat_counts

    title = str(_typed(context, "title") or "")
    try:
        listing = options_of(title, max(seat_counts(title)))
    except Refusal:
        return []
    return [f"{option.name}={typed(value)}" for option in listing for value in option.allowed]


def rules(_: "CompletionContext") -> Iterable[str]:
    """Titles, chapters and clauses."""
    from dolmen.commands.rules import clauses
    from dolmen.games import playable
    from dolmen.words import Words

    words = Words("en")
    found: list[str] = []
    for title in playable():
        ids: Sequence[str] = clauses(title, words)
        found += [title, *dict.fromkeys(id.rpartition("-")[0] for id in ids), *ids]
    return found


def _typed(context: "CompletionContext", name: str) -> object:
    for argument in context.arguments:
        if argument.field_info.name == name and argument.tokens:
            return argument.tokens[0].value
    return None
