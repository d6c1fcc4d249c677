"""Every effect of every title can be said in every language; the promises that effects keep are in
`core.conform`."""

import pytest

from dolmen.core.game import CHANCE, OVER
from dolmen.core.rng import Rng
from dolmen.games import TITLES, open_game
from dolmen.words import LANGUAGES, Words

# Positions that are looked at: every move of them is asked for, legal or not.
LOOK_EVERY = 9


@pytest.mark.wide
@pytest.mark.parametrize("title", TITLES)
def test_every_effect_has_words_in_every_language(title: str) -> None:
    game = open_game(title, TITLES[title].quick_seats)
    words = [Words(lang) for lang in LANGUAGES]
    rng, s, count, said = Rng(5, 1), game.start(), 0, 0
    while game.actor(s) != OVER:
        legal = game.legal(s)
        chance = game.actor(s) == CHANCE
        if not chance and count % LOOK_EVERY == 0:
            for move in range(game.moves.count):
                for effect in game.effects(s, move):
                    said += 1
                    assert all(speaker.say(effect.words, ["Ann", "Bob"]) for speaker in words)
        game.apply(s, game.draw(s, rng) if chance else legal[rng.below(len(legal))])
        count += 1
    assert said > 0
