"""`dolmen games`: the games that were left in the terminal, the last one first."""

import os
from typing import Annotated, Final

from cyclopts import App, Parameter

from dolmen.commands.kept import Kept, data_folder, kept_games
from dolmen.commands.screen import show_json, show_line, show_rows
from dolmen.core.message import Refusal
from dolmen.words import Words, plain

# Every game of the list.
ALL: Final = "all"


def add(app: App, words: Words) -> None:
    """Adds the command."""

    @app.command(
        name="games", help=words.text("cli-games-help"), usage=words.text("cli-games-usage")
    )
    def games(
        *,
        finished: Annotated[bool, Parameter(help=words.text("cli-games-finished"))] = False,
        remove: Annotated[
            str | None,
            Parameter(help=words.text("cli-games-remove"), metavar=words.text("cli-label-game")),
        ] = None,
        json: Annotated[bool, Parameter(help=words.text("cli-json-help"))] = False,
    ) -> int:
        folder = data_folder(os.environ)
        kept = [game for game in kept_games(folder) if game.is_over == finished]
        if remove is not None:
            gone = chosen(remove, kept)
            for game in gone:
                game.path.unlink()
            kept = gone
        if json:
            show_json({"folder": str(folder), "games": [as_object(game) for game in kept]})
        elif remove is not None:
            file = kept[0].path.name
            show_line(words.text("cli-games-removed", count=len(kept), file=file))
        elif kept:
            show(kept, finished, words)
        else:
            id = "cli-games-none-finished" if finished else "cli-games-none"
            show_line(words.text(id, folder=str(folder)))
        return 0


def chosen(typed: str, kept: list[Kept]) -> list[Kept]:
    """The games of a list that somebody names: by its number there, by its file, or all."""
    if typed == ALL and kept:
        return kept
    found = [
        game
        for number, game in enumerate(kept, start=1)
        if typed in (str(number), game.path.name, str(game.path))
    ]
    if not found:
        raise Refusal("cli-games-no-such", number=typed, count=len(kept))
    return found


def as_object(kept: Kept) -> dict[str, object]:
    """A game for programs."""
    return {
        "file": str(kept.path),
        "title": kept.title,
        "names": list(kept.names),
        "moves": kept.moves,
        "played": kept.played.isoformat(timespec="seconds"),
    }


def show(kept: list[Kept], finished: bool, words: Words) -> None:
    """The list for people: what was left by the number that takes it up again, what is over by its
    file."""
    shared = ("title", "names", "moves")
    columns = ("number", "file", *shared) if finished else ("number", *shared, "played")
    headings = [words.text(f"cli-games-heading-{column}") for column in columns]
    rows = [
        [_cell(column, number, game, words) for column in columns]
        for number, game in enumerate(kept, start=1)
    ]
    show_rows(headings, rows)
    print()
    id = "cli-games-note-finished" if finished else "cli-games-note"
    show_line(words.text(id, folder=str(kept[0].path.parent)))


def _cell(column: str, number: int, game: Kept, words: Words) -> str:
    if column == "title":
        id = f"{game.title}-title"
        return words.text(id) if words.has(id) else game.title
    if column == "names":
        return ", ".join(map(plain, game.names))
    if column == "played":
        return f"{game.played:%Y-%m-%d %H:%M}"
    return {"number": str(number), "moves": str(game.moves), "file": game.path.name}[column]
