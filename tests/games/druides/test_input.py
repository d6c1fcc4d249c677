"""Moves of Druides as they are typed: beginnings, refusals and near misses."""

from dolmen.words.typed_moves import Meant, Refused, Several, Unknown
from tests.test_typed_moves import dealt, reader


def test_a_beginning_that_only_one_legal_move_has_is_enough() -> None:
    game, s = dealt()
    gem = game.moves.name(game.legal(s)[0]).split(" to ")[0]
    assert reader(game).read(f"{gem} to 6", s) == Meant(game.moves.parse(f"{gem} to 6"))
    assert isinstance(reader(game).read(f"{gem} t", s), Several)


def test_a_part_that_only_illegal_moves_have_is_refused_with_the_usual_reason() -> None:
    game, s = dealt()
    held = {game.moves.name(move).split(" to ")[0] for move in game.legal(s)}
    missing = next(f"servant {v}" for v in range(1, 7) if f"servant {v}" not in held)
    reading = reader(game).read(f"{missing} to", s)
    assert isinstance(reading, Refused)
    assert reading.why.code == "servant-not-held"


def test_what_is_no_move_brings_the_nearest_ones() -> None:
    game, s = dealt()
    name = game.moves.name(game.legal(s)[0])
    reading = reader(game).read(name.replace(" to ", " tu "), s)
    assert isinstance(reading, Unknown)
    assert game.legal(s)[0] in reading.near
