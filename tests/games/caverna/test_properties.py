"""What holds in every position of this title that play can reach; the contract has what holds in
every title."""

from itertools import product
from typing import Any

import pytest
from hypothesis import given

import dolmen
from dolmen.core.game import OVER, Game
from tests.contract.positions import Position, positions
from tests.games.caverna import referee
from tests.games.caverna.scenes import GOODS, spoken
from tests.games.caverna.walks import MANNERS, walk
from tests.laws import clause
from tests.scenario import dump
from tests.tries import tries

pytestmark = pytest.mark.wide

SETS = ["full", "introductory"]
# What can be done at any time (CAV-CONVERT-01), also while animals are settled.
EXCHANGES = {"ruby", "buy", "eat", "coins", "coin", "use", "disarm"}


class Books:
    """The goods of every seat as the events tell them, and nothing else."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.held = [dict.fromkeys(GOODS, 0) for _ in range(game.seats)]

    def hear(self, s: Any) -> None:
        """Books what happened since the last time."""
        for event in s.events:
            message = self.game.tell(s, event, None)
            assert message is not None
            kind, *words = spoken(message).split()
            if kind in ("gained", "spent"):
                seat, good, count = int(words[0][1:]), words[1], int(words[2])
                assert count > 0
                self.held[seat][good] += count if kind == "gained" else -count
        s.events = []


@pytest.mark.parametrize(
    ("seats", "furnishings", "manner"),
    [(*table, i % len(MANNERS)) for i, table in enumerate(product(range(1, 8), SETS))],
)
@clause("CAV-COMPONENTS-05", "CAV-ANIMALS-24", "CAV-HOME-03", "CAV-CONVERT-09")
def test_whole_games_keep_the_books_the_laws_and_always_a_legal_move(
    seats: int, furnishings: str, manner: int
) -> None:
    """Goods held are goods gained less goods spent; dwarfs have beds, animals stalls; it ends."""
    game = dolmen.game("caverna", seats, furnishings=furnishings)
    books = Books(game)
    if game.actor(game.start()) >= 0:
        # The solo game is dealt out already when it starts.
        books.held[0]["food"] = 2
    for moves, (s, move) in enumerate(walk(game, 10 * seats + manner, MANNERS[manner])):
        if s.events is not None:
            books.hear(s)
        s.events = []
        world = dump(game, s)
        legal = game.legal(s)
        assert legal == sorted(set(legal))
        assert (legal == []) == (game.actor(s) == OVER) == (move is None)
        assert [law for law, holds in game.laws(s) if not holds] == []
        assert [own["goods"] for own in world["players"]] == books.held
        kinds = {game.moves.name(each).split()[0] for each in legal}
        for seat, own in enumerate(world["players"]):
            assert len(own["dwarfs"]) <= referee.room(own)
            # CAV-ANIMALS-25 Only exchanges until all fit, or the buying is still going on.
            buying = [frame["node"] for frame in world["stack"]][-1:] == ["weekly_market/1"]
            settling = seat == game.actor(s) and (buying or ("eat" in kinds and kinds <= EXCHANGES))
            assert referee.is_housed(own) or settling
            assert game.sheet(s, seat) == referee.sheet(own)
        assert game.scores(s) == [
            sum(points for _, points in referee.sheet(own)) for own in world["players"]
        ]
        assert moves < 6000
    assert move is None


@tries(40)
@given(positions("caverna"))
def test_nothing_is_hidden_from_anybody(table: Position) -> None:
    """Decks and markers are chance yet to come; a view of a seat is that of a spectator."""
    game, s = table
    public = game.view(s, None)
    for seat in range(game.seats):
        assert game.view(s, seat) == public
