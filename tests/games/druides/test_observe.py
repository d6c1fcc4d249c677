"""What a seat sees as numbers: the same as its view, in a fixed shape."""

from tests.games.druides.scenes import GEMS, hand, place, position
from tests.scenario import play


def gems(**marks: list[str]) -> list[int]:
    """54 numbers: 0 but for the gems named under their number, as in gems(m1=["jet 4"])."""
    codes = dict.fromkeys(GEMS, 0)
    for mark, named in marks.items():
        codes |= dict.fromkeys(named, int(mark[1:]))
    return list(codes.values())


def test_a_seat_observes_itself_first() -> None:
    game, s = position(
        3,
        {
            2: place("jet", "P0 jet 4", "P1 garnet 7", "P1:5", "P0:3"),
            4: place("amber", "P2 amber 1", "P2:6", "P2:1"),
        },
        scores=[3, 9, 0],
        hands=[hand("sapphire 9", "servant 1"), hand("amber 5", "servant 2", "servant 6")],
        discarded=[["amber 3"], ["jet 9"]],
        discarded_by_rituals=["garnet 8"],
        step="place",
    )
    spent = ["amethyst 9", "amethyst 3"]
    seen = game.observation.named(game.observe(s, 0))
    assert seen == {
        "gems": gems(m1=["sapphire 9"], m3=["jet 4"], m8=["amber 3"], m9=["garnet 8"], m10=spent),
        "servants": [1, 0, 3, 0, 0, 0],
        "places": [1, 0, 3, 2, 4, 5],
        "gem_piles": [0, 2, 0, 1, 0, 0],
        "servant_rows": [0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0],
        "circles": [3, 9, 0],
        "gems_held": [1, 1, 0],
        "servants_held": [1, 2, 0],
        "reserves": [4, 3, 4],
        "place_deck": [1, 1, 1, 1, 1, 0],
        "step": [1],
        "turn": [0],
        "deck": [44],
        "discards": [3],
        "column": [0],
        "rituals": [1],
        "ritual_held": [0],
        "acted": [0],
        "blank_turns": [0],
    }
    assert game.observation.named(game.observe(s, 1)) == {
        **seen,
        "gems": gems(m1=["amber 5"], m3=["garnet 7"], m8=["jet 9"], m9=["garnet 8"], m10=spent),
        "servants": [0, 1, 0, 0, 3, 1],
        "servant_rows": [0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0],
        "circles": [9, 0, 3],
        "gems_held": [1, 0, 1],
        "servants_held": [2, 0, 1],
        "reserves": [3, 4, 4],
        "turn": [2],
    }


def test_after_the_end_the_cards_of_the_others_are_seen_as_theirs() -> None:
    """Their reserves need no telling."""
    game, s = position(
        2,
        {3: place("jet", "P1 jet 8", "P0 jet 7", "P0:2", "P1:5")},
        scores=[29, 3],
        hands=[hand("emerald 1"), hand("emerald 2")],
        discarded=[["amber 3"], ["jet 9"]],
        step="ritual",
    )
    play(game, s, "ritual 3")
    spent = [
        gem
        for gem in GEMS
        if gem in ("amethyst 9", "amethyst 8", "amethyst 7", "amethyst 6", "amethyst 2")
    ]
    assert game.observe(s, 0)[:54] == gems(
        m1=["emerald 1"],
        m4=["jet 7"],
        m8=["amber 3"],
        m10=spent,
        m11=["jet 8", "emerald 2", "jet 9"],
    )
