"""Something typed at a table: a question that is answered, or a move that is understood, or why it
is neither. Nothing is played here: whoever typed a move sends it, as after a press on the board."""

from collections.abc import Iterable

from dolmen.core.message import Refusal
from dolmen.server.refusals import Denied
from dolmen.server.table.desk import Desk
from dolmen.server.typed_text.answers import answer
from dolmen.server.typed_text.asker import Asker
from dolmen.server.typed_text.questions import find_question, letter
from dolmen.server.wire.answers import Heard
from dolmen.server.wire.fields import HeardKind
from dolmen.words.typed_moves import Meant, Refused, Several, Unknown, fold


def hear(desk: Desk, seat: int | None, text: str, lang: str) -> Heard:
    """What was meant, for one viewer. A legal move of just that name comes before a question."""
    asker = Asker(desk, seat, lang)
    typed = fold(text)
    if not any(typed in asker.reader.phrases(move) for move in asker.legal):
        question = find_question(text, asker.words)
        if question is not None:
            told = answer(asker, question)
            return _heard(asker, "answer", told.lines, told.moves)
    try:
        _check_turn(asker)
    except Refusal as refusal:
        return _heard(asker, "refused", [asker.voice.say(refusal.message)])
    return _read(asker, text)


def _check_turn(asker: Asker) -> None:
    if asker.seat is None:
        raise Denied("watching")
    asker.match.check_turn(asker.seat)


def _read(asker: Asker, text: str) -> Heard:
    """A move, read as the terminal reads it."""
    reading = asker.reader.read(text, asker.match.log.state)
    if isinstance(reading, Meant):
        heard = _heard(asker, "move", [], [reading.move])
        heard.move = asker.match.game.moves.name(reading.move)
        return heard
    if isinstance(reading, Several):
        count = len(reading.moves)
        return _heard(asker, "several", [asker.text("typed-several", count=count)], reading.moves)
    if isinstance(reading, Refused):
        why = reading.why
        clause = asker.line(why.clause, asker.text(why.clause))
        heard = _heard(asker, "refused", [asker.text(why.message), clause])
        heard.clause = why.clause
        return heard
    return _unknown(asker, text, reading)


def _unknown(asker: Asker, text: str, reading: Unknown) -> Heard:
    lines = [asker.text("typed-not-a-move", text=text.strip())]
    if reading.near:
        return _heard(asker, "unknown", [*lines, asker.text("typed-near")], reading.near)
    how = asker.text("typed-ask-help", letter=letter("help", asker.words))
    return _heard(asker, "unknown", [*lines, how])


def _heard(asker: Asker, kind: HeardKind, lines: list[str], moves: Iterable[int] = ()) -> Heard:
    return Heard(n=asker.match.n, kind=kind, lines=lines, moves=asker.priced(moves))
