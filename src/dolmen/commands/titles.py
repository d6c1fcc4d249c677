"""`dolmen titles`: what can be played, with how many, and what a table may choose."""

from collections.abc import Sequence
from typing import Annotated, Any, Final

from cyclopts import App, Parameter

from dolmen.commands.arguments import choices
from dolmen.commands.rules import clauses
from dolmen.commands.screen import show_json, show_line, show_table
from dolmen.core.options import Option, listed
from dolmen.games import faults, options, playable, seat_counts
from dolmen.words import Words

# So many seat counts are listed one by one.
FEW: Final = 3


def add(app: App, words: Words) -> None:
    """Adds the command."""

    @app.command(
        name="titles", help=words.text("cli-titles-help"), usage=words.text("cli-titles-usage")
    )
    def titles(
        *,
        json: Annotated[bool, Parameter(help=words.text("cli-json-help"))] = False,
    ) -> int:
        if json:
            told: dict[str, Any] = {"titles": [describe(title, words) for title in playable()]}
            show_json(told | ({"broken": dict(faults())} if faults() else {}))
        else:
            show(words)
        return 0


def show(words: Words) -> None:
    """The table."""
    headings = [
        words.text("cli-heading-title"),
        words.text("cli-heading-seats"),
        words.text("cli-heading-options"),
        words.text("cli-heading-clauses"),
    ]
    rows = [_row(title, words) for title in playable()]
    show_table(headings, rows, numbers=1)
    print()
    for title, fault in faults().items():
        show_line(words.text("title-broken", title=title, fault=fault))
    show_line(words.text("cli-titles-note"))


def _row(title: str, words: Words) -> list[str]:
    counts = seat_counts(title)
    lines = [f"{option.name}: {choices(option)}" for option in options(title, max(counts))]
    return [title, spanned(counts), "\n".join(lines), str(len(clauses(title, words)))]


def spanned(counts: Sequence[int]) -> str:
    """Seat counts one by one, or where they are many and leave none out just the ends."""
    least, most = counts[0], counts[-1]
    if len(counts) > FEW and list(counts) == list(range(least, most + 1)):
        return f"{least}–{most}"
    return listed(counts)


def describe(title: str, words: Words) -> dict[str, Any]:
    """The same for programs; options by seat count, since their values depend on it."""
    return {
        "title": title,
        "name": words.text(f"{title}-title"),
        "about": words.text(f"{title}-about"),
        "seats": list(seat_counts(title)),
        "options": {
            seats: {option.name: _option(option) for option in options(title, seats)}
            for seats in seat_counts(title)
        },
        "clauses": len(clauses(title, words)),
    }


def _option(option: Option) -> dict[str, Any]:
    """What may be chosen; `form` stands for values that are not listed one by one."""
    shown: dict[str, Any] = {"allowed": list(option.allowed), "default": option.allowed[0]}
    return shown | {"form": option.hint} if option.hint else shown
