"""Chapter END: how a game ends and who wins."""

from typing import Any

import pytest

import dolmen
from dolmen.core.game import OVER, Game
from dolmen.core.rng import Rng
from tests.games.druides.scenes import GEMS, hand, place, position
from tests.games.druides.walks import MANNERS, Manner, walk
from tests.laws import clause
from tests.scenario import changes, dump, names, play, sheets, story, view, why


@clause("DRU-END-01")
def test_the_game_ends_at_once_after_the_eleventh_ritual() -> None:
    """DRU-FL-12"""
    game, s = position(
        3,
        {
            2: place("jet", "P0 jet 2", "P1 amber 3", "P2:1"),
            5: place("garnet", "P0 jet 3", "P1 garnet 3", "P1:1"),
        },
        scores=[4, 6, 1],
        rituals=10,
        hands=[hand("emerald 1"), hand("emerald 2"), hand("emerald 3", "servant 6")],
        step="ritual",
        seat=2,
    )
    before = dump(game, s)
    heard = s.clone()
    assert names(game, s) == ["ritual 2", "ritual 5", "no ritual"]
    assert changes(game, s, "ritual 2") == {
        "step": "over",
        "ritual_held": True,
        "acted": True,
        "row.1": None,
        "reserves.2": [1, 2, 3, 4, 5],
        "discarded_by_rituals": ["amber 3"],
        "spent": ["jet 2", *before["spent"]],
        "finished": [*before["finished"], "jet"],
        "points": [*before["points"], [0, 0, 2]],
        "ending": "rituals",
    }
    assert [line.split()[0] for line in story(game, heard, "ritual 2")[-3:]] == [
        "servant-served",
        "place-closed",
        "ended-rituals",
    ]
    assert game.actor(s) == OVER
    assert names(game, s) == []


@clause("DRU-END-01")
@pytest.mark.parametrize("rituals", range(10))
def test_no_earlier_ritual_ends_the_game(rituals: int) -> None:
    game, s = position(
        2,
        {2: place("jet", "P0 amber 2", "P1 amber 3", "P1:1")},
        rituals=rituals,
        hands=[hand("emerald 1")],
        step="ritual",
    )
    play(game, s, "ritual 2")
    assert game.actor(s) != OVER


@clause("DRU-END-02")
def test_the_highest_score_wins_and_cards_left_are_worth_nothing() -> None:
    """P1 has all the good cards in hand, in reserve and at the last place."""
    game, s = position(
        3,
        {
            2: place("jet", "P0 jet 1", "P1 amber 3", "P0:1"),
            5: place("garnet", "P1 garnet 8", "P1 garnet 9", "P1:1", "P1:6"),
        },
        scores=[5, 5, 9],
        rituals=10,
        hands=[hand("emerald 1"), hand("garnet 7", "garnet 6", "servant 5"), hand()],
        step="ritual",
    )
    play(game, s, "ritual 2")
    assert game.scores(s) == [6, 5, 9]
    assert game.ranks(s) == [2, 3, 1]
    assert [sum(points for _, points in sheet) for sheet in sheets(game, s)] == [6, 5, 9]


@clause("DRU-END-03")
@pytest.mark.parametrize(
    ("scores", "mover", "ranks"),
    [
        ([29, 4, 12, 12], 0, [1, 4, 2, 2]),
        ([29, 29, 0, 29], 1, [2, 1, 4, 2]),
        ([7, 4, 12, 29], 3, [3, 4, 2, 1]),
    ],
)
def test_the_player_whose_pawn_could_not_be_moved_wins_alone(
    scores: list[int], mover: int, ranks: list[int]
) -> None:
    """Even if others share the top circle. The amulets left are void, the cards stay."""
    other = (mover + 1) % 4
    cards = ["P0 jet 9", "P1 jet 8", "P2 amber 1", f"P{mover}:2", f"P{other}:5"]
    game, s = position(
        4,
        {3: place("jet", *cards)},
        scores=scores,
        hands=[hand(f"emerald {seat + 1}") for seat in range(4)],
        step="ritual",
        seat=other,
    )
    before = dump(game, s)
    assert changes(game, s, "ritual 3") == {
        "step": "over",
        "ritual_held": True,
        "acted": True,
        "row.2.gems.2": [],
        "discarded_by_rituals": ["amber 1"],
        "points": [*before["points"], [0, 0, 0, 0]],
        "ending": "column",
        "winner": mover,
    }
    assert game.scores(s) == scores
    assert game.ranks(s) == ranks
    assert [sheet[-1] for sheet in sheets(game, s)] == [
        (f"ritual:{len(before['finished']) + 1}", 0)
    ] * 4


@clause("DRU-END-03")
def test_points_made_before_the_column_ends_the_game_count() -> None:
    """P1 was served first, and P0 climbed as far as the top."""
    game, s = position(
        2,
        {3: place("jet", "P0 jet 8", "P1:1", "P0:6")},
        scores=[25, 1],
        hands=[hand("emerald 1")],
        step="ritual",
    )
    play(game, s, "ritual 3")
    assert game.scores(s) == [29, 2]
    assert sheets(game, s) == [
        [("ritual:1", 25), ("ritual:2", 4)],
        [("ritual:1", 1), ("ritual:2", 1)],
    ]
    assert game.ranks(s) == [1, 2]


@clause("DRU-END-04")
@pytest.mark.parametrize(
    ("scores", "ranks"),
    [
        ([18, 18, 9], [1, 1, 3]),
        ([18, 7, 16], [1, 3, 1]),
        ([5, 20, 3], [2, 1, 2]),
        ([4, 4, 2], [1, 1, 1]),
    ],
)
def test_players_tied_for_the_highest_score_share_the_victory(
    scores: list[int], ranks: list[int]
) -> None:
    """DRU-FL-15: the 11th ritual brings P2 two points; equal scores share a rank."""
    game, s = position(
        3,
        {
            2: place("jet", "P0 jet 2", "P1 amber 3", "P2:1"),
            5: place("garnet"),
        },
        scores=scores,
        rituals=10,
        hands=[hand("emerald 1")],
        step="ritual",
    )
    play(game, s, "ritual 2")
    assert game.scores(s) == [scores[0], scores[1], scores[2] + 2]
    assert (game.ranks(s), view(game, s, None)["winner"]) == (ranks, None)


@clause("DRU-END-05", "DRU-TURN-09", "DRU-END-04")
@pytest.mark.parametrize(
    ("scores", "ranks"), [([9, 3], [1, 2]), ([3, 9], [2, 1]), ([4, 4], [1, 1])]
)
def test_as_many_blank_turns_in_a_row_as_players_end_the_game(
    scores: list[int], ranks: list[int]
) -> None:
    """DRU-FL-14"""
    game, s = position(2, scores=scores, step="draw", hands=[hand(), hand()])
    assert names(game, s) == ["draw gem", "draw servant", "stop"]
    assert story(game, s, "stop") == ["blank-turn P0", "turn-began P1"]
    heard = s.clone()
    assert changes(game, s, "stop") == {"step": "over", "blank_turns": 2, "ending": "blank-turns"}
    assert [line.split()[0] for line in story(game, heard, "stop")] == ["blank-turn", "ended-blank"]
    assert (game.actor(s), game.scores(s), game.ranks(s)) == (OVER, scores, ranks)


@clause("DRU-END-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fewer_blank_turns_in_a_row_do_not_end_the_game(seats: int) -> None:
    """The last player draws a card, and the count begins anew."""
    game, s = position(seats, step="draw")
    play(game, s, *["stop"] * (seats - 1), "draw gem", "deal jet 1", "stop")
    assert (game.actor(s), dump(game, s)["blank_turns"]) == (0, 0)
    play(game, s, *["stop"] * (seats - 1), "jet 1 to 1", "stop", *["stop"] * seats)
    assert (game.actor(s), dump(game, s)["blank_turns"]) == (OVER, seats)


@clause("DRU-END-05", "DRU-TURN-11")
def test_blank_turns_without_a_decision_end_the_game_too() -> None:
    """All gems are spent, P1 places the last servant, and no place is eligible."""
    game, s = position(
        2,
        {
            1: place("jet", "P0:1", "P0:2"),
            2: place("garnet", "P0:3", "P0:4"),
            3: place("amber", "P0:5", "P0:6"),
            4: place("emerald", "P1:1", "P1:2"),
            5: place("sapphire", "P1:3", "P1:4"),
            6: place("amethyst", "P1:5"),
        },
        scores=[136, 134],
        column=110,
        hands=[hand(), hand("servant 6")],
        step="place",
        seat=1,
    )
    assert dump(game, s)["spent"] == GEMS
    heard = [line.split()[:2] for line in story(game, s, "servant 6 to 6")]
    assert heard == [
        ["servant-placed", "P1"],
        ["turn-began", "P0"],
        ["blank-turn", "P0"],
        ["turn-began", "P1"],
        ["blank-turn", "P1"],
        ["ended-blank"],
    ]
    assert (game.actor(s), game.ranks(s)) == (OVER, [1, 2])


@clause("DRU-END-06", "DRU-END-03", "DRU-TRACK-05")
def test_the_column_decides_when_the_eleventh_ritual_is_cut_short() -> None:
    """P1 has the pawn that could not be moved; the place is not finished."""
    game, s = position(
        2,
        {2: place("jet", "P0 jet 2", "P1 amber 3", "P1:1"), 5: place("garnet")},
        scores=[2, 29],
        rituals=10,
        hands=[hand("emerald 1")],
        step="ritual",
    )
    before = dump(game, s)
    assert changes(game, s, "ritual 2") == {
        "step": "over",
        "ritual_held": True,
        "acted": True,
        "row.1.gems.1": [],
        "discarded_by_rituals": ["amber 3"],
        "points": [*before["points"], [0, 0]],
        "ending": "column",
        "winner": 1,
    }
    assert (game.scores(s), game.ranks(s)) == ([2, 29], [2, 1])


def finished_by(ending: str) -> tuple[Game[Any], Any]:
    """A game of two that has just ended in that way."""
    if ending == "blank-turns":
        game, s = position(2, step="draw")
        play(game, s, "stop", "stop")
        return game, s
    game, s = position(
        2,
        {
            3: place("jet", "P1 jet 8", "P1 amber 4", "P0:2", "P1:5"),
            4: place("emerald", "P0 amber 9"),
        },
        scores=[29, 3] if ending == "column" else [9, 3],
        rituals=10 if ending == "rituals" else None,
        hands=[hand("emerald 1", "servant 6"), hand("emerald 2")],
        discarded=[["sapphire 7"]],
        step="ritual",
        seat=1,
    )
    play(game, s, "ritual 3")
    return game, s


@clause("DRU-END-07")
@pytest.mark.parametrize("ending", ["rituals", "column", "blank-turns"])
def test_after_the_end_every_action_is_refused(ending: str) -> None:
    game, s = finished_by(ending)
    assert dump(game, s)["ending"] == ending
    assert names(game, s) == []
    refused = {why(game, s, game.moves.name(move)) for move in range(game.moves.count)}
    assert refused == {("game-over", "DRU-END-07")}


@clause("DRU-END-07")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_after_the_end_all_hidden_cards_are_shown(viewer: int | None) -> None:
    """To everyone alike."""
    game, s = finished_by("column")
    shown = view(game, s, viewer)
    assert shown == {
        "step": "over",
        "seat": 1,
        "ritual_held": True,
        "row": [
            {"kind": "garnet", "gems": 0, "known": [], "servants": []},
            {"kind": "amber", "gems": 0, "known": [], "servants": []},
            {
                "kind": "jet",
                "gems": 1,
                "known": ["jet 8"],
                "servants": [{"owner": 0, "value": 2}, {"owner": 1, "value": 5}],
            },
            {"kind": "emerald", "gems": 1, "known": ["amber 9"], "servants": []},
            {"kind": "sapphire", "gems": 0, "known": [], "servants": []},
            {"kind": "amethyst", "gems": 0, "known": [], "servants": []},
        ],
        "players": [
            {
                "score": 29,
                "gems": 1,
                "servants": 1,
                "reserve": 4,
                "hand": {"gems": ["emerald 1"], "servants": [6]},
                "home": [1, 3, 4, 5],
            },
            {
                "score": 3,
                "gems": 1,
                "servants": 0,
                "reserve": 5,
                "hand": {"gems": ["emerald 2"], "servants": []},
                "home": [1, 2, 3, 4, 6],
            },
        ],
        "deck": 43,
        "discard": {"size": 2, "known": ["amber 4", "sapphire 7"]},
        "spent": ["amethyst 2", "amethyst 6", "amethyst 7", "amethyst 8", "amethyst 9"],
        "finished": ["amethyst"],
        "places": {"jet": 1, "garnet": 1, "amber": 1, "emerald": 1, "sapphire": 1, "amethyst": 0},
        "column": {"low": 0, "high": 29},
        "winner": 0,
    }
    seat = 0 if viewer is None else viewer
    assert game.determinize(s, seat, Rng(3)).numbers() == s.numbers()


@pytest.mark.wide
@clause("DRU-END-08")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("manner", MANNERS, ids=lambda manner: manner.__name__)
def test_every_game_ends_within_the_bound_however_it_is_played(seats: int, manner: Manner) -> None:
    """In practice far earlier: the longest games known took 150 turns."""
    moving = 11 + 12 * (54 + 6 * seats)
    bound = seats * (2 * moving + seats + 1)
    game = dolmen.game("druides", seats=seats)
    for seed in range(3):
        for s, _ in walk(game, seed, manner):
            if s.events is None:
                s.events = []
        heard = [game.tell(s, event, None) for event in s.events]
        turns = 1 + sum(line is not None and line.id.endswith("turn-began") for line in heard)
        assert game.actor(s) == OVER
        assert turns < 200 < bound
