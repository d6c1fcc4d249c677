"""Typed moves: names, words, parts, refusals and near misses."""

from typing import Any

import pytest

import dolmen
from dolmen.core.game import CHANCE, Game
from dolmen.core.rng import Rng
from dolmen.games import TITLES
from dolmen.words import LANGUAGES, Words
from dolmen.words.typed_moves import Meant, Reader, Refused, Unknown, fits, fold
from tests import sample
from tests.game_walks import walk


def dealt(seed: int = 7) -> tuple[Game[Any], Any]:
    """A game whose first player is to place a card."""
    game = dolmen.game(sample.HIDDEN, 2, first=0)
    s, dice = game.start(), Rng(seed)
    while game.actor(s) == CHANCE:
        game.apply(s, game.draw(s, dice))
    return game, s


def reader(game: Game[Any], lang: str = "en") -> Reader:
    return Reader(game, Words(lang), ["Anouk", "Ewen"])


def test_case_accents_and_odd_spaces_do_not_matter() -> None:
    assert fold("  À l’Émeraude\u00a07 !") == "a l emeraude 7"


@pytest.mark.parametrize(
    ("typed", "fit"),
    [("pl am 3", True), ("7 3", True), ("3 7", False), ("", True), ("amber 7 at slot 33", False)],
)
def test_a_part_fits_when_its_words_begin_words_in_the_same_order(typed: str, fit: bool) -> None:
    assert fits(typed, "play amber 7 at slot 3") is fit


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_legal_move_is_read_by_its_name_and_by_its_words(lang: str) -> None:
    game, s = dealt()
    read = reader(game, lang)
    for move in game.legal(s):
        words = Words(lang).say(game.describe(move), ["Anouk", "Ewen"])
        assert read.read(game.moves.name(move), s) == Meant(move)
        assert read.read(words.upper(), s) == Meant(move)


def test_a_move_that_is_refused_comes_with_its_reason() -> None:
    game, s = dealt()
    move = next(m for m in range(game.moves.count) if game.reason(s, m))
    reading = reader(game).read(game.moves.name(move), s)
    assert reading == Refused(game.reasons[game.reason(s, move)])


def test_what_is_no_move_at_all_brings_nothing() -> None:
    game, s = dealt()
    assert reader(game).read("xyzzy", s) == Unknown([])
    assert reader(game).read("  ", s) == Unknown([])


@pytest.mark.wide
@pytest.mark.parametrize("title", sample.ALL)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_a_whole_game_no_legal_move_is_taken_for_another(title: str, lang: str) -> None:
    """Whoever types a line of the list gets just that move, and likewise by its name."""
    seats = min(TITLES[title].seats)
    game = dolmen.game(title, seats)
    names = ["Anouk", "Ewen"][:seats]
    read, words = Reader(game, Words(lang), names), Words(lang)
    for turn, (s, _) in enumerate(walk(game, seed=3)):
        if game.actor(s) < 0 or turn % 5:
            continue
        for move in game.legal(s)[:40]:
            assert read.read(game.moves.name(move), s) == Meant(move)
            assert read.read(words.say(game.describe(move), names), s) == Meant(move)
