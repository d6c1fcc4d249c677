"""The greedy bot at Caverna: it feeds its dwarfs, has children, and beats whoever plays anyhow."""

from itertools import pairwise
from typing import Any

import pytest

import dolmen
from dolmen.bots import seat_bot
from dolmen.core.game import CHANCE, OVER, Game
from dolmen.core.rng import Rng
from dolmen.games.caverna.judge import CLOCK, acting
from dolmen.games.caverna.lore import terms, value
from tests.game_walks import walk
from tests.games.caverna.scenes import dwarf, open_caverna, player, scene
from tests.laws import clause


def play(seats: int, seed: int, greedy: int) -> tuple[Game[Any], Any]:
    """A whole game: one greedy seat, the others play anyhow."""
    game = open_caverna(seats)
    bots = [
        seat_bot("greedy" if seat == greedy else "random", game, seed, seat)
        for seat in range(seats)
    ]
    rng = Rng(seed)
    s = game.start()
    while (actor := game.actor(s)) != OVER:
        game.apply(s, game.draw(s, rng) if actor == CHANCE else bots[actor].choose(s))
    return game, s


@pytest.mark.wide
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_solo_game_is_a_sensible_one(seed: int) -> None:
    game, s = play(1, seed, 0)
    own: Any = game.dump(s)["players"]
    # Forty points are what a first game of a person may bring.
    assert game.scores(s)[0] > 40
    assert len(own[0]["dwarfs"]) > 2
    assert own[0]["begging"] == 0


@pytest.mark.wide
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_those_who_play_anyhow(seats: int) -> None:
    game, s = play(seats, seats, greedy=seats - 1)
    ranks = game.ranks(s)
    assert ranks[seats - 1] == 1
    assert ranks.count(1) == 1


def chosen(seats: int = 1, seed: int = 1, **position: Any) -> list[str]:
    """What the greedy bot plays until it has ended its step."""
    here = scene(seats, **position)
    bot = seat_bot("greedy", here.game, seed, 0)
    step = here.dump()["phase"]
    moves = []
    while here.actor() == 0 and here.dump()["phase"] == step:
        moves.append(here.game.moves.name(bot.choose(here.state)))
        here.play(moves[-1])
        if moves[-1].split()[0] in ("feed", "end"):
            break
    return moves


def test_it_converts_what_it_has_rather_than_beg() -> None:
    own = player("grain 2 vegetable 1")
    moves = chosen(round=5, phase="feed", players=[own])
    assert sorted(moves[:-1]) == ["eat grain", "eat grain", "eat vegetable"]
    assert moves[-1] == "feed 4"


def test_it_pays_what_is_due_and_keeps_its_animals() -> None:
    own = player("food 9 sheep 2")
    assert chosen(round=5, phase="feed", players=[own]) == ["feed 4"]


def test_it_has_a_child_when_there_is_room() -> None:
    own = player("food 9", board={"3,4": "dwelling"})
    moves = chosen(round=4, players=[own])
    assert "place wish_for_children" in moves
    assert "grow" in moves


def test_it_turns_goods_into_points_at_the_very_end() -> None:
    own = player("grain 4 wild_boar 2", board={"3,4": "beer_parlor"})
    moves = chosen(round=12, phase="last", players=[own])
    assert moves == ["use beer_parlor for gold", "use beer_parlor for gold", "end"]


def test_the_same_seed_plays_the_same() -> None:
    own = player("wood 4 stone 4 ore 3 food 4")
    assert chosen(2, 7, round=3, players=[own]) == chosen(2, 7, round=3, players=[own])


def test_food_that_nothing_could_become_is_wanted_before_the_feeding() -> None:
    """So much that it goes for food while there is time, not only when the feeding has come."""
    hungry, fed, rich = (
        value(scene(2, round=5, players=[player(goods)]).state, 0)
        for goods in ("", "food 4", "food 8")
    )
    assert fed - hungry >= 4 * 140
    assert 0 < rich - fed < 4 * 140


def worth(goods: str = "", seats: int = 2, number: int = 5, **more: Any) -> int:
    """What the lore makes of such a position of seat 0."""
    phase = more.pop("phase", "work")
    own = player(goods, **more)
    return int(value(scene(seats, round=number, phase=phase, players=[own]).state, 0))


@pytest.mark.parametrize(
    ("seats", "number", "rounds"),
    [(1, 5, 7), (2, 5, 7), (2, 8, 4), (2, 10, 3), (3, 5, 8), (3, 9, 4), (7, 12, 1)],
)
def test_a_weapon_counts_for_every_round_it_can_still_be_used_in(
    seats: int, number: int, rounds: int
) -> None:
    """With one or two players there is no round 9."""
    weak, strong = (
        worth(seats=seats, number=number, dwarfs=[dwarf(weapon), dwarf()]) for weapon in (4, 7)
    )
    assert strong - weak == 3 * 4 * rounds


def test_after_the_last_placement_only_what_scores_is_wanted() -> None:
    plain = worth("food 4", number=12, phase="feed")
    for useless in ("food 9", "food 4 wood 9", "food 4 stone 3 ore 2"):
        assert worth(useless, number=12, phase="feed") == plain
    assert worth("food 4 gold 1", number=12, phase="feed") == plain + 100


def test_nobody_saves_for_the_dwelling_of_a_sixth_dwarf() -> None:
    """That of a third one is what wood is wanted for most."""
    five = {"3,4": "couple_dwelling", "2,4": "dwelling"}
    for dwarfs, board, wanted in ((2, {}, 52 + 18 * 7), (5, five, 52)):
        clan = [dwarf()] * dwarfs
        none, one = (worth(goods, dwarfs=clan, board=board) for goods in ("", "wood 1"))
        assert one - none == wanted


def test_hunger_weighs_less_the_further_the_meal_is_away() -> None:
    """The first one ends round 3."""
    wanted = [worth("food 4", number=number) - worth(number=number) for number in (1, 2, 3)]
    assert wanted == [4 * 45 - -4 * 140 // rounds for rounds in (3, 2, 1)]
    assert wanted[0] < wanted[1] < wanted[2]


@clause("CAV-HARVEST-01", "CAV-HARVEST-03")
def test_the_meal_of_round_4_and_of_the_second_question_mark_is_one_food_a_dwarf() -> None:
    """Food that is due is worth more than food beyond it."""
    second = {"marker": "question", "questions": 1}
    for number, more, due in ((3, {}, 4), (4, {}, 2), (5, {}, 4), (8, second, 2)):
        table: dict[str, Any] = {"round": number, **more}
        points = [
            value(
                scene(2, players=[player(f"food {n}", dwarfs=[dwarf(), dwarf()])], **table).state, 0
            )
            for n in range(6)
        ]
        gained = [after - before for before, after in pairwise(points)]
        assert [gain == gained[0] for gain in gained] == [n < due for n in range(5)]


def test_a_pair_is_worth_more_than_its_points_if_its_young_have_room() -> None:
    """Young for each of the two harvests to come; the first dwelling alone has room for the pair.
    There is food enough, so that nobody thinks of eating it."""
    for board, young in (({}, 0), ({"4,3": "small_pasture"}, 2)):
        single, pair = (worth(f"food 9 sheep {n}", number=11, board=board) for n in (1, 2))
        assert pair - single == 100 + 54 * young


def test_who_overtakes_looks_at_the_best_space_for_that_dwarf() -> None:
    own = player("ruby 1 food 4", dwarfs=[dwarf(3), dwarf(9)])
    here = scene(2, round=3, players=[own]).play("overtake 9")
    best = max(value(here.copy().play(move).state, 0) for move in here.legal())
    assert value(here.state, 0) == best


def test_terms_are_what_a_position_is_worth_but_for_the_clock() -> None:
    game = dolmen.game("caverna", seats=2)
    compared = 0
    for s, _ in walk(game, 5):
        for seat in range(2):
            # In the middle of an action the terms are those of where it leads to.
            if not acting(s, seat):
                compared += 1
                rest = value(s, seat) - sum(worth for _, worth in terms(s, seat))
                assert rest % CLOCK == 0
    assert compared > 100


def test_terms_of_an_action_under_way_are_those_of_where_it_leads_to() -> None:
    here = scene(2, round=3, players=[player("wood 2 food 4", board={"4,3": "meadow"})])
    here.play("place sheep_farming")
    fenced = here.copy().play("small-pasture 4 3")
    assert terms(here.state, 0) == terms(fenced.state, 0)
    assert terms(here.state, 0)[0] == ("caverna-advice-points", 100 * fenced.score())
