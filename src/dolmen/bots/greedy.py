"""The greedy bot: tries every legal move in a few worlds it cannot rule out and takes the one whose
position its lore of the title likes best."""

from typing import Any, Final, Protocol

from dolmen.core.game import CHANCE, NO_MOVE, Game
from dolmen.core.rng import Rng
from dolmen.games import TITLES, room

WORLDS: Final = 6


class Lore(Protocol):
    """What a bot knows of a title: how good a position is for a seat. One that has `terms` as well,
    the same by what it is made of, can say why a move is good (`advice`)."""

    def value(self, s: Any, seat: int) -> int:
        """The higher the better; whole numbers, so that every machine agrees."""


class Points:
    """The lore of a title that brings none: the points, ahead of the best of the others."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def value(self, s: Any, seat: int) -> int:
        """The lead."""
        scores = self.game.scores(s)
        rivals = scores[:seat] + scores[seat + 1 :]
        return scores[seat] - max(rivals, default=0)

    def terms(self, s: Any, seat: int) -> list[tuple[str, int]]:
        """The same in hundredths, as all terms are."""
        return [("advice-lead", 100 * self.value(s, seat))]


def lore(game: Game[Any]) -> Lore:
    """What is known of the title of a game."""
    known: Lore | None = room(game.title, "lore") if game.title in TITLES else None
    return known or Points(game)


class Greedy:
    """Looks one move ahead, with the eyes of its own seat only."""

    def __init__(self, game: Game[Any], seed: int, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.rng = Rng(seed, seat)
        self.so_far = NO_MOVE
        self.memory = b""
        # Too quick to be stopped.
        self.stop = False
        self.ranking: list[int] = []
        self.lore = lore(game)

    def choose(self, state: Any) -> int:
        """The best move on average over some worlds; equals are drawn between."""
        legal = self.game.legal(state)
        self.ranking = legal
        if len(legal) == 1:
            return legal[0]
        worlds = [self.game.determinize(state, self.seat, self.rng) for _ in range(WORLDS)]
        # In one world every move meets the same luck, so that luck does not choose between them.
        seeds = [self.rng.word() for _ in worlds]
        totals = [
            sum(self.worth(world, move, seed) for world, seed in zip(worlds, seeds, strict=True))
            for move in legal
        ]
        worth = dict(zip(legal, totals, strict=True))
        self.ranking = sorted(legal, key=lambda move: -worth[move])
        best = [move for move in legal if worth[move] == max(totals)]
        return best[self.rng.below(len(best))]

    def worth(self, world: Any, move: int, seed: int) -> int:
        """What a move leads to in one world, chance that follows at once included."""
        return self.lore.value(lead_to(self.game, world, move, seed), self.seat)


def lead_to(game: Game[Any], world: Any, move: int, seed: int) -> Any:
    """The position after a move, chance that follows at once included."""
    c = world.clone()
    rng = Rng(seed)
    game.apply(c, move)
    while game.actor(c) == CHANCE:
        game.apply(c, game.draw(c, rng))
    return c
