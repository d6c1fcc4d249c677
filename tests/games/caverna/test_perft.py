"""The counted trees of this title: what they cover, and the first of them counted by hand."""

import pytest

import dolmen
from tests.contract.tables import trees
from tests.games.caverna.box import SPACES
from tests.scenario import dump

PHASES = {
    "draw-first",
    "reveal",
    "marker",
    "keep",
    "work",
    "choose",
    "feed",
    "breed",
    "bred",
    "last",
    "over",
}
TREES = trees("caverna")


def test_the_positions_cover_every_phase_seat_count_and_set() -> None:
    assert len(TREES) >= 20
    starts = {
        (tree.seats, tree.options.get("furnishings", "full")) for tree in TREES if not tree.position
    }
    assert {seats for seats, _ in starts} == {1, 2, 3, 4, 5, 6, 7}
    assert {chosen for _, chosen in starts} == {"full", "introductory"}
    seen = set()
    for tree in TREES:
        game = dolmen.game("caverna", tree.seats, **tree.options)
        seen.add(dump(game, game.load(tree.position))["phase"])
    assert seen == PHASES


@pytest.mark.parametrize("seats", range(2, 8))
def test_the_first_placements_are_as_many_as_a_hand_counts(seats: int) -> None:
    """Every seat may start, three cards may come. Nobody can be imitated yet, an unarmed dwarf
    without crops finds nothing at the hardware rental of five, two players no ruby; of the cards
    only the sheep are of use to somebody without ore and tunnels."""
    useless = {"imitation_3", "imitation_4_7", "imitation_5", "imitation_6_7", "imitation_7"}
    useless |= {"hardware_rental_5"} | ({"ruby_mining"} if seats == 2 else set())
    usable = [space for space in SPACES[seats] if space not in useless]
    tree = next(tree for tree in TREES if tree.seats == seats and not tree.position)
    assert tree.counts[:3] == [seats, seats * 3, seats * (3 * len(usable) + 1)]
