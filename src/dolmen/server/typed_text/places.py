"""One place of a position, by whatever it is called: its words, what can be done there, and why the
rest cannot."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from dolmen.core.game import OK
from dolmen.server.plain.position import PARTS
from dolmen.server.plain.terms import target_name
from dolmen.server.typed_text.asker import Asker
from dolmen.words.facts import NOTHING, PLAYERS, Grid, Row
from dolmen.words.typed_moves import fits, fold

# So many places that fit, and so many reasons, are read to the end.
MOST_PLACES: Final = 8
MOST_REASONS: Final = 3
# How titles call the reasons of moves that nobody plays but chance: not worth a word.
OF_CHANCE: Final = "chance"
# Between the things that are said of one place.
BETWEEN: Final = " · "


class Place(NamedTuple):
    """Something with a name, and what there is to say of it."""

    name: str
    text: str
    phrase: str


def has_words(typed: str, phrase: str) -> bool:
    """Whether every typed word is a word of the phrase, in the same order."""
    rest = iter(phrase.split())
    return all(any(word == part for word in rest) for part in typed.split())


def filled(grid: Grid, row: Row) -> list[tuple[str, str]]:
    """The cells of a row that hold something, each with its column."""
    pairs = zip(grid.columns, row.cells, strict=True)
    return [(column, cell) for column, cell in pairs if cell != NOTHING]


def tell_place(asker: Asker, about: str) -> list[str]:
    """What is there; without a name, what places there are."""
    if not about:
        return _names(asker)
    found = _found(asker, about)
    told = [asker.line(place.name, place.text) for place in found[:MOST_PLACES]]
    if len(found) > MOST_PLACES:
        told.append(asker.text("typed-more", count=len(found) - MOST_PLACES))
    return told or [asker.text("typed-no-place", text=about)]


def moves_there(asker: Asker, about: str) -> tuple[list[int], list[str]]:
    """The legal moves about a place, and why others are refused, each reason once."""
    if not about or not asker.is_asked:
        return [], []
    game, state = asker.match.game, asker.match.log.state
    moves = _targeting(asker, about) or _naming(asker, about)
    legal = [move for move in moves if game.reason(state, move) == OK]
    said = {asker.move(move) for move in legal}
    reasons: dict[int, str] = {}
    for move in moves:
        reason = int(game.reason(state, move))
        if reason in (OK, *reasons) or asker.move(move) in said:
            continue
        why = game.reasons[reason]
        if not why.code.startswith(OF_CHANCE):
            reasons[reason] = asker.line(asker.move(move), asker.text(why.message))
    return legal, list(reasons.values())[:MOST_REASONS]


def _targeting(asker: Asker, about: str) -> list[int]:
    """The moves whose element of the board is called so."""
    table, title = asker.match.game.moves, asker.match.row.title
    seat = asker.match.log.course.actor
    targets = {move: table.target(move, seat) for move in range(table.count)}
    names = {
        target: fold(target_name(title, target, asker.words)) for target in set(targets.values())
    }
    return [move for move, target in targets.items() if has_words(about, names[target])]


def _naming(asker: Asker, about: str) -> list[int]:
    """The moves that have it in their words."""
    every = range(asker.match.game.moves.count)
    return [m for m in every if any(has_words(about, p) for p in asker.reader.phrases(m))]


def _names(asker: Asker) -> list[str]:
    """The places by name, table by table."""
    told = [
        asker.line(grid.label, asker.words.join([row.head for row in grid.rows]))
        for grid in asker.position.grids
        if grid.key != PLAYERS
    ]
    return [*told, asker.text("typed-name-place")]


def _found(asker: Asker, about: str) -> list[Place]:
    """The places that are meant: by whole words if there are any, else by their beginnings; and
    what has a name of its own before what is a part of something."""
    kinds: tuple[Callable[[Asker], Iterable[Place]], ...] = (_rows, _parts, _facts)
    for fit in (has_words, fits):
        for kind in kinds:
            found = [place for place in kind(asker) if fit(about, place.phrase)]
            if found:
                return found
    return []


def _rows(asker: Asker) -> Iterator[Place]:
    for grid in asker.position.grids:
        if grid.key == PLAYERS:
            continue
        for row in grid.rows:
            text = BETWEEN.join(asker.line(*cell) for cell in filled(grid, row))
            yield Place(row.head, text or asker.text("typed-empty"), fold(row.head))


def _parts(asker: Asker) -> Iterator[Place]:
    """What a player has in many places, as the tiles of a board: one's own first."""
    for grid in asker.position.grids:
        if grid.key != PLAYERS:
            continue
        rows = sorted(enumerate(grid.rows), key=lambda pair: pair[0] != asker.seat)
        for _, row in rows:
            for column, cell in filled(grid, row):
                for part in cell.split(PARTS):
                    name = asker.text("typed-of", what=column, whose=row.head)
                    yield Place(name, part, fold(part))


def _facts(asker: Asker) -> Iterator[Place]:
    for fact in asker.position.facts:
        for part in fact.text.split(PARTS):
            yield Place(fact.label, part, f"{fold(fact.label)} {fold(part)}")
