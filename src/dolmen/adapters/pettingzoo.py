"""Every title as a PettingZoo environment (AEC: one agent after the other).

from dolmen.adapters.pettingzoo import env
table = env(TITLE, seats=3)

Observations are {"observation", "action_mask"}, rewards the returns of the contract at the end."""

from typing import Any, Final

import dolmen
from dolmen.core.extras import extra_missing

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import (
        AssertOutOfBoundsWrapper,
        OrderEnforcingWrapper,
        TerminateIllegalWrapper,
    )
except ImportError as error:
    raise extra_missing("pettingzoo") from error

from dolmen.adapters.table import Table, check_render
from dolmen.batch.given import is_whole
from dolmen.core.message import Refusal
from dolmen.core.rng import MOST

RENDER_MODES: Final = ("human", "ansi", "svg")


def env(title: str, seats: int, **settings: Any) -> Any:
    """The environment in PettingZoo's usual wrappers: an illegal move ends the game with -1 for who
    played it, one out of range and a wrong order are errors."""
    raw = raw_env(title, seats, **settings)
    return OrderEnforcingWrapper(
        AssertOutOfBoundsWrapper(TerminateIllegalWrapper(raw, illegal_reward=-1))
    )


def raw_env(title: str, seats: int, **settings: Any) -> "DolmenAEC":
    """The environment itself: an illegal move is refused by an error, and nothing is played."""
    return DolmenAEC(title, seats, **settings)


class DolmenAEC(AECEnv):
    """A table of a title. `max_cycles` cuts a game after so many decisions of all players (usually
    where the bounds of the title say); further settings are the title's options."""

    def __init__(
        self,
        title: str,
        seats: int,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        check_render(render_mode, RENDER_MODES)
        game = dolmen.game(title, seats, **options)
        if max_cycles is not None and (not is_whole(max_cycles) or max_cycles < 1):
            raise Refusal("adapter-cycles", count=str(max_cycles))
        self.table = Table(game)
        self.metadata = {
            "name": game.spec.id,
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.max_cycles = game.bounds.decisions if max_cycles is None else max_cycles
        self.possible_agents = [f"player_{seat}" for seat in range(game.seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        layout = game.observation
        numbers = [np.array(ends, np.int16) for ends in (layout.lows(), layout.highs())]
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(*numbers, dtype=np.int16),
                    "action_mask": Box(0, 1, (game.moves.count,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(game.moves.count) for agent in self.possible_agents}
        self._seed = 0

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: object = None) -> None:
        """A new game; without a seed the one after the last."""
        self._seed = self._seed + 1 if seed is None else seed & MOST
        self.table.begin(self._seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self._choose_agent()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seats[agent]
        return {
            "observation": self.table.observation(seat),
            "action_mask": self.table.mask(seat),
        }

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.play(self.table.move(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.table.is_over:
            returns = self.table.game.returns(self.table.state)
            self.rewards = {one: returns[self._seats[one]] for one in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
            points = self.table.game.scores(self.table.state)
            self.infos = {one: {"points": points[self._seats[one]]} for one in self.agents}
        elif self.table.decisions >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self._choose_agent()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _choose_agent(self) -> None:
        # After the end the agents are dismissed in the order they sit, whoever decided last.
        self.agent_selection = self.possible_agents[max(self.table.actor, 0)]

    def render(self) -> str | None:
        """The board as a spectator sees it: as text, as a picture, or on the screen."""
        if self.render_mode == "svg":
            return self.table.svg()
        if self.render_mode == "ansi":
            return self.table.text()
        if self.render_mode == "human":
            print(self.table.text())
        return None

    def state(self) -> Any:
        """Everything, for critics: what each seat sees, one after the other."""
        return np.array(self.table.game.observe_all(self.table.state, 0), np.int16)

    def close(self) -> None:
        """Nothing is held open."""
