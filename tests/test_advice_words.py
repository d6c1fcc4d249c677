"""Good moves in words: rounded outwards, and nothing said that is not known."""

from dolmen.bots.figures import Interval
from dolmen.words import Words
from dolmen.words.advice import tell_odds, tell_reasons, tell_verdict

CHANCE = Interval(0.617, 0.5501, 0.6799)
POINTS = Interval(14.4, 13.9, 15.2)


def test_the_interval_is_rounded_outwards() -> None:
    said = tell_odds(Words("en"), CHANCE, POINTS, alone=False)
    assert said == "62% to win (55 to 68), 14 points in the end (13 to 16)"


def test_who_plays_alone_is_told_of_points() -> None:
    said = tell_odds(Words("nl"), CHANCE, POINTS, alone=True)
    assert said == "14 punten aan het eind (13 tot 16)"


def test_reasons_are_joined_and_their_lack_is_said() -> None:
    words = Words("en")
    assert tell_reasons(words, ["a"], only=True) == "It is the only move."
    assert tell_reasons(words, [], only=False) == "No move looks better than another here."
    said = tell_reasons(words, ["your lead", "food"], only=False)
    assert said == "It is better than your other moves for: your lead and food."


def test_a_single_move_is_better_than_no_other() -> None:
    words = Words("en")
    assert tell_verdict(words, 1, clear=True) == ""
    assert tell_verdict(words, 3, clear=True) == "The first is clearly better than the second."
    assert tell_verdict(words, 3, clear=False) == "No clear difference between the first two."
