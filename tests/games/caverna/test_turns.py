"""Whole turns of Caverna: a dwarf is placed, the judge does the rest, and lines are varied."""

from typing import Any

from dolmen.core.game import CHANCE, NO_MOVE, OVER
from dolmen.core.judge import new_numbers
from dolmen.core.rng import Rng
from dolmen.games.caverna.judge import DEFAULTS, default_weights
from dolmen.games.caverna.tuning import DEALS, lead_in, position, worth
from dolmen.games.caverna.turns import SEAT_STEP, CavernaTurns, open_turns, placing
from tests.games.caverna.scenes import Scene, dwarf, opening, player, scene


def turns_of(here: Scene, **weights: int) -> CavernaTurns:
    """Turns by the untuned weights, but for these."""
    return open_turns(here.game, new_numbers([weights.get(name, n) for name, n in DEFAULTS]))


def late(seats: int = 1, goods: str = "food 9 wood 2 stone 2 ore 2 grain 1", **more: Any) -> Scene:
    """Nearly over: two dwarfs are placed, the clan eats, and that is it."""
    return scene(seats, round=12, players=[player(goods, **more)])


def best(here: Scene, **weights: int) -> str:
    """The move that the judge likes best."""
    return here.game.moves.name(turns_of(here, **weights).best(here.state))


def finished(here: Scene, turns: CavernaTurns, seed: int = 1) -> tuple[list[int], int]:
    """A game played to its end as the judge would: its line, and the points of seat 0."""
    s = here.state.clone()
    turns.length = 0
    turns.finish(s, Rng(seed))
    assert here.game.actor(s) == OVER
    return [int(turns.line[i]) for i in range(turns.length)], here.game.scores(s)[0]


def replayed(here: Scene, line: list[int]) -> int:
    """The points of a line; every move of it is legal, every mark where a turn begins."""
    s = here.state.clone()
    for at, entry in enumerate(line):
        assert placing(s) == (entry < 0 or (at > 0 and line[at - 1] < 0))
        if entry >= 0:
            assert entry in here.game.legal(s)
            here.game.apply(s, entry)
    assert here.game.actor(s) == OVER
    return here.game.scores(s)[0]


def test_a_game_is_played_to_its_end_and_its_line_kept() -> None:
    for here in (late(), late(2)):
        line, points = finished(here, turns_of(here))
        assert replayed(here, line) == points
    # Two dwarfs were placed: two marks, of the twelfth round.
    line, _ = finished(late(), turns_of(late()))
    assert [entry for entry in line if entry < 0] == [-12, -12]


def test_chance_is_drawn_on_the_way() -> None:
    here = scene(2, round=10, players=[player("food 9"), player("food 9")])
    turns = turns_of(here)
    line, points = finished(here, turns)
    assert replayed(here, line) == points
    s = here.state.clone()
    drawn = 0
    for entry in line:
        if entry >= 0:
            drawn += here.game.actor(s) == CHANCE
            here.game.apply(s, entry)
    assert drawn > 0


def test_an_exchange_is_made_where_it_is_better_than_none() -> None:
    last = scene(1, round=12, phase="last", players=[player("ruby 1")])
    assert best(last) == "ruby sheep"
    assert best(last.play("ruby sheep")) == "end"
    hungry = scene(1, round=5, phase="feed", players=[player("food 3 grain 1")])
    assert best(hungry) == "eat grain"
    # Before a placement it must gain as much as thrift says.
    rich = scene(1, round=11, players=[player("ruby 3 food 9")])
    assert best(rich, thrift=-5000, slack=5000, jewel=-500).split()[0] in ("ruby", "buy")
    assert best(rich, thrift=5000, slack=5000).split()[0] == "place"


def test_animals_are_housed_before_anything_else() -> None:
    own = player("ruby 1 sheep 2 wild_boar 2 food 9", board={"4,3": "small_pasture"})
    here = scene(1, round=5, players=[own]).play("ruby sheep")
    assert best(here) == "eat sheep"


def test_a_line_is_followed_round_by_round() -> None:
    here = scene(1, round=11, players=[player("food 9 wood 4 stone 3 ore 2")])
    turns = turns_of(here)
    line, points = finished(here, turns)
    old = turns.line[: turns.length]
    s = here.state.clone()
    turns.length = 0
    turns.follow(s, 2, old, 0, len(old))
    assert here.game.scores(s)[0] == points
    assert [int(turns.line[i]) for i in range(turns.length)] == line
    # What is not legal is left out: one dwarf has no turn for a second in the same round.
    turns.length = 0
    again = here.copy().play("place housework", "take", "end")
    turns.follow(again.state, 2, old, 0, len(old))
    assert again.actor() == OVER
    # Without a line it is the judge that plays.
    s = here.state.clone()
    turns.length = 0
    turns.follow(s, 2, old, len(old), len(old))
    assert here.game.scores(s)[0] == points


def test_chance_is_drawn_anew_where_a_line_is_followed() -> None:
    here = scene(2, round=10, players=[player("food 9"), player("food 9")])
    turns = turns_of(here)
    finished(here, turns)
    old = turns.line[: turns.length]
    s = here.state.clone()
    turns.length = 0
    turns.follow(s, 2, old, 0, len(old))
    assert here.game.actor(s) == OVER


def test_a_turn_of_another_line_is_followed_as_far_as_it_is_legal() -> None:
    """The line furnishes; who cannot pay does something else with the same space."""
    rich = late(goods="food 9 wood 4 stone 3")
    poor = late(goods="food 9")
    turns = turns_of(rich)
    names = rich.game.moves.parse
    old = [-12, names("place housework"), names("furnish dwelling"), -12, names("place housework")]
    old += [-12, names("place sustenance_1_3")]
    line = turns.line
    for i, entry in enumerate(old):
        line[i] = int(entry)
    given = line[: len(old)]
    for here, furnished in ((rich, True), (poor, False)):
        s = here.state.clone()
        turns.length = 0
        turns.follow(s, 1, given, 0, len(old))
        assert (names("furnish dwelling") in [int(turns.line[i]) for i in range(turns.length)]) == (
            furnished
        )
        assert here.game.actor(s) == OVER


def test_a_line_without_a_turn_in_this_round_waits_for_its_own() -> None:
    """Two dwarfs in round 11 have no turn in a line of round 12: they are placed by the judge."""
    here = scene(1, round=11, players=[player("food 9 wood 4 stone 3 ore 2")])
    turns = turns_of(here)
    judged, _ = finished(here, turns)
    names = here.game.moves.parse
    taken = (names("place sustenance_1_3"), names("place housework"))
    line = turns.line
    for i, entry in enumerate([-12, taken[0], -12, taken[1]]):
        line[i] = int(entry)
    given = line[:4]
    s = here.state.clone()
    turns.length = 0
    turns.follow(s, 1, given, 0, len(given))
    played = [int(turns.line[i]) for i in range(turns.length)]
    later = played.index(-12)
    assert played[:later] == judged[: judged.index(-12)]
    assert played[:later].count(-11) == 2
    starts = [at + 1 for at, entry in enumerate(played) if entry == -12]
    assert tuple(played[at] for at in starts) == taken


def begun(here: Scene, turns: CavernaTurns, seed: int, luck: int = 1) -> list[int]:
    """A line of whole turns that was taken up, to be varied."""
    turns.length = 0
    turns.follow(here.state.clone(), luck, turns.found, 0, 0)
    line = turns.line[: turns.length]
    turns.begin(here.state.clone(), line, len(line), luck, Rng(seed))
    return [int(entry) for entry in line]


def played(turns: CavernaTurns) -> list[int]:
    """The line that was played last."""
    return [int(turns.line[i]) for i in range(turns.length)]


def test_a_line_is_varied_by_one_move() -> None:
    here = late()
    turns = turns_of(here)
    changed = 0
    for seed in range(60):
        line = begun(here, turns, seed)
        assert played(turns) == line
        assert turns.worth == 100 * replayed(here, line)
        s = turns.vary()
        if s is not None:
            assert replayed(here, played(turns)) == here.game.scores(s)[0]
            changed += played(turns) != line
    assert changed > 10


def test_variations_go_on_from_positions_that_were_kept() -> None:
    """Whatever was accepted before: every line is a game, and the present one has its beginnings
    where a dwarf is to be placed."""
    here = scene(1, round=11, players=[player("food 9 wood 4 stone 3 ore 2")])
    # A judge who shuns what is of use begins with a poor line.
    turns = turns_of(here, worker=-3000, first_wood=-5000, field=-5000)
    begun(here, turns, 3)
    begun_with = turns.worth
    for _ in range(40):
        turns.run(1, 300)
        present = [int(turns.present[i]) for i in range(turns.extent)]
        assert 100 * replayed(here, present) == turns.worth
        marks = [at for at, entry in enumerate(present) if entry < 0]
        assert [one.at for one in turns.known] == marks
        for one in turns.known:
            s = here.state.clone()
            for entry in present[: one.at]:
                if entry >= 0:
                    here.game.apply(s, entry)
            assert here.game.dump(s) == here.game.dump(one.state)
    best = [int(turns.found[i]) for i in range(turns.found_length)]
    assert 100 * replayed(here, best) == turns.most
    assert turns.most == max(turns.promised[i] for i in range(here.game.moves.count))
    assert turns.most > begun_with


def test_what_is_worse_is_gone_on_with_only_by_so_much() -> None:
    here = late()
    for warmth in (0, 500):
        turns = turns_of(here)
        begun(here, turns, 1)
        fallen = 0
        for _ in range(80):
            before = turns.worth
            turns.run(1, warmth)
            assert turns.worth >= before - warmth
            assert turns.most >= turns.worth
            fallen += turns.worth < before
        assert (fallen > 0) == (warmth > 0)


def test_the_same_seed_gives_the_same_line() -> None:
    here = scene(2, round=10, players=[player("food 9"), player("food 9")])
    found: list[list[int]] = []
    for spells in ((40,), (7, 33)):
        turns = turns_of(here)
        turns.seat = 0
        begun(here, turns, 5, luck=7)
        for count in spells:
            turns.run(count, 200)
        found.append([int(turns.found[i]) for i in range(turns.found_length)])
    assert found[0] == found[1]


def test_in_a_turn_under_way_a_line_begins_without_a_mark() -> None:
    here = late().play("place housework")
    turns = turns_of(here)
    line = begun(here, turns, 2)
    assert line[0] >= 0
    turns.run(20, 100)
    best = [int(turns.found[i]) for i in range(turns.found_length)]
    assert 100 * replayed(here, best) == turns.most


def test_alone_a_harvest_is_taken_over_but_for_begging() -> None:
    """Grain is eaten as in the line, which the judge would not do; but nobody pays less than is due
    only because less was due before."""
    here = scene(1, round=5, players=[player("food 9 grain 3")])
    turns = turns_of(here)
    names = here.game.moves.parse
    judged, _ = finished(here, turns)
    feed = judged.index(names("feed 4"))
    for other, follows in (("eat grain", True), ("feed 3", False)):
        old = [*judged[:feed], names(other), *judged[feed:]]
        for i, entry in enumerate(old):
            turns.found[i] = int(entry)
        turns.length = 0
        turns.follow(here.state.clone(), 1, turns.found, 0, len(old))
        assert (names(other) in played(turns)) == follows


def test_with_others_only_own_turns_are_varied_and_the_others_answer() -> None:
    """The luck stays, so that what comes of another move is not what the cards did."""
    here = scene(2, round=10, players=[player("food 9 wood 4"), player("food 9 wood 4")])
    turns = turns_of(here, wood_wanted=0)
    turns.seat = 0
    line = begun(here, turns, 0, luck=7)
    # Marks stand where a turn begins, and say whose.
    s = here.state.clone()
    for entry in line:
        if entry < 0:
            assert placing(s)
            assert divmod(-entry, SEAT_STEP) == (here.game.actor(s), here.game.dump(s)["round"])
        else:
            here.game.apply(s, entry)
    cards = here.game.dump(s)["cards"]
    changed = 0
    for seed in range(40):
        begun(here, turns, seed, luck=7)
        end = turns.vary()
        if end is None:
            continue
        changed += played(turns) != line
        after = here.state.clone()
        for entry in (one for one in played(turns) if one >= 0):
            if here.game.actor(after) == 1 and here.game.dump(after)["round"] != 12:
                # In this round and the next everybody else plays by the untuned weights.
                assert entry == open_turns(here.game, default_weights()).best(after)
            here.game.apply(after, entry)
        assert here.game.actor(after) == OVER
        assert here.game.dump(end)["cards"] == cards
    assert changed > 10


def test_chance_is_not_varied() -> None:
    here = opening(2)
    turns = turns_of(here)
    turns.seat = 0
    line = begun(here, turns, 1)
    drawn = turns.drawn
    assert drawn > 1
    # Whatever is varied, chance is drawn as often, and what it brings first is the same.
    for _ in range(20):
        if turns.vary() is not None:
            assert turns.drawn == drawn
            assert played(turns)[0] == line[0]


def test_another_move_is_another_or_none() -> None:
    here = late()
    turns = turns_of(here)
    but = turns.best(here.state)
    found = {turns.other(here.state, Rng(seed), but) for seed in range(40)}
    assert but not in found
    assert found - {NO_MOVE} <= set(here.game.legal(here.state))
    assert len(found) > 3
    only = scene(1, round=12, phase="last", players=[player("")])
    if only.actor() >= 0:
        assert turns.other(only.state, Rng(1), only.game.legal(only.state)[0]) == NO_MOVE


def test_who_has_one_move_has_no_worth_to_compare() -> None:
    here = scene(1, round=5, phase="feed", players=[player("food 4 grain 1")])
    turns = turns_of(here)
    assert turns.rank(here.state) == 1
    assert here.game.moves.name(int(turns.moves[0])) == "feed 4"


def test_weights_are_worth_what_they_lead_to() -> None:
    class Trials:
        game = opening(1).game

    plain = tuple(n for _, n in DEFAULTS)
    game, s, seat = position(Trials.game, 3)
    assert seat == 0
    assert placing(s)
    assert worth(Trials, plain, 3) == worth(Trials, plain, 3)
    assert game.options["deal"] in range(DEALS)


def test_a_position_is_so_many_turns_away_some_of_them_drawn_blindly() -> None:
    here = scene(2, round=10, players=[player("food 9"), player("food 9")])
    first = lead_in(here.game, here.state.clone(), 0, 0, Rng(1))
    assert here.game.dump(first) == here.dump()
    found = [lead_in(here.game, here.state.clone(), 2, 100, Rng(seed)) for seed in range(3)]
    assert all(here.game.actor(s) == 0 and placing(s) for s in found)
    assert here.game.dump(found[0]) != here.game.dump(found[1])
    # Chance is drawn on the way; after the last turn there is no other.
    last = lead_in(here.game, here.state.clone(), 99, 0, Rng(1))
    assert here.game.dump(last)["round"] == 12
    assert placing(last)


def test_weights_at_a_table_of_two_are_worth_the_lead() -> None:
    class Trials:
        game = opening(2).game

    plain = tuple(int(n) for n in default_weights())
    assert 0.0 <= worth(Trials, plain, 5) <= 1.0


def test_the_stronger_dwarf_may_go_first() -> None:
    own = player("ruby 1 food 9", dwarfs=[dwarf(), dwarf(9)])
    here = scene(1, round=12, players=[own])
    turns = turns_of(here, slack=0)
    names = [here.game.moves.name(int(turns.moves[i])) for i in range(turns.rank(here.state))]
    assert "overtake 9" in names
