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
    slots = [
        [1, 0, 0, 0, 0],
        [0, 2, 1, 1, 0],
        [3, 0, 0, 0, 0],
        [2, 1, 0, 0, 2],
        [4, 0, 0, 0, 0],
        [5, 0, 0, 0, 0],
    ]
    players = [[3, 1, 1, 4], [9, 1, 2, 3], [0, 0, 0, 4]]
    decks = [1, 1, 1, 1, 1, 0]
    spent = ["amethyst 9", "amethyst 3"]
    common = [44, 3, 0, 1, 0, 0, 0]  # deck, discards, column, rituals, held, acted, blank turns
    own = gems(m1=["sapphire 9"], m3=["jet 4"], m8=["amber 3"], m9=["garnet 8"], m10=spent)
    assert game.observe(s, 0) == [
        *own,
        *[1, 0, 3, 0, 0, 0],
        *(number for slot in slots for number in slot),
        *(number for player in players for number in player),
        *decks,
        *[1, 0],  # the step, and that it is its own turn
        *common,
    ]
    theirs = gems(m1=["amber 5"], m3=["garnet 7"], m8=["jet 9"], m9=["garnet 8"], m10=spent)
    assert game.observe(s, 1) == [
        *theirs,
        *[0, 1, 0, 0, 3, 1],
        *(number for kind, pile, p0, p1, p2 in slots for number in (kind, pile, p1, p2, p0)),
        *(number for player in [*players[1:], players[0]] for number in player),
        *decks,
        *[1, 2],
        *common,
    ]


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
