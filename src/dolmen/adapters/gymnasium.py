"""One seat of a table as a Gymnasium environment, against named bots of the project or alone.

import dolmen.adapters.gymnasium  # registers dolmen/<title>-v<rules>
import gymnasium
env = gymnasium.make(f"dolmen/{TITLE}-v2", seats=3, opponents=["novice", "greedy"])

Observations are {"observation", "action_mask"}; the mask stands in `info` as well."""

from collections.abc import Sequence
from typing import Any, Final

import dolmen
from dolmen.core.extras import extra_missing

try:
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
except ImportError as error:
    raise extra_missing("gymnasium") from error

from dolmen.adapters.table import Table, check_render
from dolmen.batch.given import is_whole
from dolmen.bots import Bot, Budget, seat_bot
from dolmen.core.game import OK
from dolmen.core.message import Refusal
from dolmen.core.rng import Rng

RAISE: Final = "raise"
PENALTY: Final = "penalty"
COST: Final = -1.0  # of an illegal move, with "penalty"
SEEDS: Final = 2**31
RENDER_MODES: Final = ("ansi", "svg")


class DolmenEnv(gymnasium.Env):
    """A seat of a table. `opponents` are bots by name for the other seats clockwise, one for all or
    as many as there are. An illegal move is refused by an error ("raise"), or it does nothing and
    costs a point ("penalty"), for learners that know no masks. Further settings are options of the
    title. The reward is the return of the contract, at the end."""

    def __init__(
        self,
        title: str,
        seats: int,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        illegal: str = RAISE,
        budget: Budget | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        game = dolmen.game(title, seats, **options)
        if illegal not in (RAISE, PENALTY):
            raise Refusal("adapter-manner", given=str(illegal), allowed=f"{RAISE}, {PENALTY}")
        check_render(render_mode, RENDER_MODES)
        if not is_whole(seat) or not 0 <= seat < game.seats:
            raise Refusal("batch-seat", seat=str(seat), last=str(game.seats - 1))
        self.table = Table(game)
        self.seat = seat
        self.illegal = illegal
        self.budget = budget
        self.metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}
        self.render_mode = render_mode
        self.names = _seated(opponents, game.seats, seat)
        for other, name in self.names.items():
            seat_bot(name, game, 0, other, budget)  # refuses a name that is none
        self._bots: dict[int, Bot] = {}
        self._worlds = Rng(0)
        self._tries = 0
        layout = game.observation
        ends = [np.array(numbers, np.int16) for numbers in (layout.lows(), layout.highs())]
        self.observation_space = Dict(
            {
                "observation": Box(*ends, dtype=np.int16),
                "action_mask": Box(0, 1, (game.moves.count,), np.int8),
            }
        )
        self.action_space = Discrete(game.moves.count)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game, to the first decision of this seat."""
        super().reset(seed=seed)
        dice, thoughts, worlds = (int(one) for one in self.np_random.integers(SEEDS, size=3))
        game = self.table.game
        self._bots = {
            other: seat_bot(name, game, thoughts, other, self.budget)
            for other, name in self.names.items()
        }
        self._worlds = Rng(worlds)
        self._tries = 0
        self.table.begin(dice)
        self._let_others_play()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """A move of this seat and all that follows until its next one. Where the title allows no
        more decisions, the game is cut."""
        table, move = self.table, self.table.move(action)
        self._tries += 1
        if self.illegal == PENALTY and table.game.reason(table.state, move) != OK:
            cut = self._tries >= table.game.bounds.decisions
            return self._seen(), COST, False, cut, {**self._info(), "illegal": True}
        table.play(move)
        self._let_others_play()
        over = table.is_over
        reward = table.game.returns(table.state)[self.seat]
        cut = not over and max(table.decisions, self._tries) >= table.game.bounds.decisions
        return self._seen(), reward, over, cut, self._info()

    def _let_others_play(self) -> None:
        table = self.table
        while not table.is_over and table.actor != self.seat:
            actor = table.actor
            world = table.game.determinize(table.state, actor, self._worlds)
            table.play(self._bots[actor].choose(world))

    def _seen(self) -> dict[str, Any]:
        return {
            "observation": self.table.observation(self.seat),
            "action_mask": self.table.mask(self.seat),
        }

    def _info(self) -> dict[str, Any]:
        table = self.table
        points = table.game.scores(table.state)[self.seat]
        return {"action_mask": table.mask(self.seat), "points": points}

    def render(self) -> Any:
        """The board as this seat sees it, as text or as a picture."""
        if self.render_mode == "svg":
            return self.table.svg(self.seat)
        return self.table.text(self.seat) if self.render_mode == "ansi" else None


def _seated(opponents: str | Sequence[str], seats: int, seat: int) -> dict[int, str]:
    """The bots by their seats."""
    others = [(seat + i) % seats for i in range(1, seats)]
    names = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
    if len(names) != len(others):
        raise Refusal("adapter-opponents", count=str(len(others)), got=str(len(names)))
    return dict(zip(others, names, strict=True))


def _register() -> None:
    """Every title by its id, at its usual table."""
    for title, known in dolmen.TITLES.items():
        spec = dolmen.game(title, known.quick_seats).spec
        usual = {"title": title, "seats": known.quick_seats}
        gymnasium.register(id=spec.id, entry_point=f"{__name__}:DolmenEnv", kwargs=usual)


_register()
