"""The answers to the questions, one function each."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from dolmen.server.plain.sheet import tell_sheet
from dolmen.server.replays import see_sheet
from dolmen.server.speaker import Speaker
from dolmen.server.table.projection import tell
from dolmen.server.typed_text.asker import Asker
from dolmen.server.typed_text.places import filled, moves_there, tell_place
from dolmen.server.typed_text.questions import QUESTIONS, Question, letter
from dolmen.words.facts import NOTHING, PLAYERS, Grid
from dolmen.words.typed_moves import fits, fold

# A list up to this length is read at once, and up to the other when it is asked for.
SHORT: Final = 12
LONGEST_LIST: Final = 30
# What happened last, unless somebody says how much of it.
LAST: Final = 6


class Told(NamedTuple):
    """An answer: sentences, and moves to choose from."""

    lines: list[str]
    moves: Sequence[int] = ()


def answer(asker: Asker, question: Question) -> Told:
    """What there is to say."""
    return _ANSWERS[question.kind](asker, question.about)


def _asked(asker: Asker, _: str) -> Told:
    match = asker.match
    if match.actor is None:
        return Told([asker.standing()])
    sentence = asker.voice.say(match.game.ask(match.log.state))
    if not asker.is_asked:
        return Told([asker.standing(), sentence])
    if len(asker.legal) <= SHORT:
        return Told([sentence], asker.legal)
    return Told([sentence, *_counted(asker, asker.legal)])


def _turn(asker: Asker, _: str) -> Told:
    return Told([asker.text("typed-your-turn") if asker.is_asked else asker.standing()])


def _moves(asker: Asker, about: str) -> Told:
    if not asker.is_asked:
        return Told([asker.standing()])
    found = asker.fitting(about)
    if not found:
        return Told([asker.text("typed-none-fits", text=about)])
    count = asker.text("typed-moves", count=len(found))
    if len(found) <= LONGEST_LIST:
        return Told([count], found)
    if len(set(map(asker.heading, found))) > 1:
        return Told(_counted(asker, found))
    return Told([count, _narrow(asker)], found[:LONGEST_LIST])


def _counted(asker: Asker, moves: list[int]) -> list[str]:
    """A list that is too long to be read, by its headings."""
    counts = Counter(map(asker.heading, moves))
    return [
        asker.text("typed-moves", count=len(moves)),
        *(asker.line(heading, str(count)) for heading, count in counts.items()),
        _narrow(asker),
    ]


def _narrow(asker: Asker) -> str:
    return asker.text("typed-narrow", letter=letter("moves", asker.words))


def _goods(asker: Asker, about: str) -> Told:
    lines: list[str] = []
    for seat, row in enumerate(_players(asker).rows):
        is_meant = fits(about, fold(row.head)) if about else asker.seat in (seat, None)
        if is_meant:
            lines.append(asker.text("typed-has", name=row.head))
            lines += [asker.line(*cell) for cell in filled(_players(asker), row)]
    return Told(lines or [asker.text("typed-nobody", text=about)])


def _place(asker: Asker, about: str) -> Told:
    legal, reasons = moves_there(asker, about)
    lines = tell_place(asker, about)
    if not legal:
        return Told([*lines, *reasons])
    count = asker.text("typed-moves", count=len(legal))
    return Told([*lines, *reasons, count], legal[:LONGEST_LIST])


def _score(asker: Asker, _: str) -> Told:
    if asker.match.row.outcome is not None:
        return Told([asker.standing(), *_sheet(asker)])
    grid, points = _players(asker), asker.text("plain-points")
    if points not in grid.columns:
        return Told([asker.text("typed-no-score")])
    place = grid.columns.index(points)
    return Told([asker.line(row.head, row.cells[place]) for row in grid.rows])


def _sheet(asker: Asker) -> list[str]:
    """How it came out, player by player."""
    sheet = tell_sheet(see_sheet(asker.match.log), asker.voice)
    lines: list[str] = []
    for seat, name in enumerate(sheet.names):
        points, rank = sheet.scores[seat], sheet.ranks[seat]
        lines.append(asker.text("typed-total", name=name, points=points, rank=rank))
        lines += [
            asker.line(row.heading, row.points[seat])
            for row in sheet.rows
            if row.points[seat] != NOTHING
        ]
    return lines


def _last(asker: Asker, about: str) -> Told:
    count = int(about) if about.isdecimal() and int(about) else LAST
    speaker = Speaker(asker.voice.names, asker.words.lang)
    told = tell(list(asker.match.recent), asker.seat, speaker)
    lines = [phrase.text or "" for entry in told for phrase in entry.told]
    return Told(lines[-count:] or [asker.text("typed-nothing-yet")])


def _overview(asker: Asker, _: str) -> Told:
    return Told([asker.line(*fact) for fact in asker.position.facts])


def _help(asker: Asker, _: str) -> Told:
    words = asker.words
    letters = [
        asker.line(letter(kind, words), asker.text("typed-about", question=kind))
        for kind in QUESTIONS
    ]
    return Told([asker.text("typed-help"), *letters])


def _players(asker: Asker) -> Grid:
    """The row of each player; a title that tells nothing of them has none."""
    grids = asker.position.grids
    return next((grid for grid in grids if grid.key == PLAYERS), Grid("", [], []))


_ANSWERS: Final[Mapping[str, Callable[[Asker, str], Told]]] = {
    "asked": _asked,
    "turn": _turn,
    "moves": _moves,
    "goods": _goods,
    "place": _place,
    "score": _score,
    "last": _last,
    "overview": _overview,
    "help": _help,
}
