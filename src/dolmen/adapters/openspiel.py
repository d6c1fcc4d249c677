"""Every title as an OpenSpiel game, registered by importing this module.

import dolmen.adapters.openspiel
import pyspiel
game = pyspiel.load_game(f"dolmen_{TITLE}", {"players": 3, "options": "NAME:VALUE"})

Chance is explicit. Serialising goes by the history of moves, as OpenSpiel does it; a world that
`resample_from_infostate` gave has no history of its own, so it is not to be serialised."""

import json
from collections.abc import Callable
from typing import Any, Final

import dolmen
from dolmen.core.extras import extra_missing

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise extra_missing("openspiel") from error

from dolmen.core.course import take_step
from dolmen.core.game import CHANCE, OVER, Game
from dolmen.core.memory import Memory
from dolmen.core.rng import Rng
from dolmen.games import Title, seat_counts

PREFIX: Final = "dolmen_"
SEEDS: Final = 2**31
# Draws of chance for each decision, at most: a length that no history passes.
DRAWS: Final = 8


def read_options(text: str) -> dict[str, object]:
    """Options of a title as a parameter of OpenSpiel writes them: "name:value;name:value"."""
    found: dict[str, object] = {}
    for part in filter(None, text.split(";")):
        name, _, value = part.partition(":")
        try:
            found[name] = json.loads(value)
        except ValueError:
            found[name] = value
    return found


def game_type(title: Title, seats: int) -> Any:
    """How a title is described to OpenSpiel, at a table of so many."""
    kinds = pyspiel.GameType
    counts = seat_counts(title.id)
    known = kinds.Information
    return kinds(
        short_name=PREFIX + title.id.replace("-", "_"),
        long_name=title.name,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=known.IMPERFECT_INFORMATION if title.hidden else known.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if seats > 1 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": title.quick_seats, "options": ""},
    )


class DolmenGame(pyspiel.Game):
    """A title with its seats and options; each registered one is a subclass that knows which."""

    title: Title

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        seats = int(given.get("players", self.title.quick_seats))
        chosen = read_options(str(given.get("options", "")))
        game = dolmen.game(self.title.id, seats, **chosen)
        bounds = game.bounds
        info = pyspiel.GameInfo(
            num_distinct_actions=game.moves.count,
            max_chance_outcomes=game.moves.count,
            num_players=seats,
            min_utility=bounds.lowest,
            max_utility=bounds.highest,
            utility_sum=0.0 if seats > 1 else None,
            max_game_length=DRAWS * bounds.decisions,
        )
        super().__init__(game_type(self.title, seats), info, given)
        self.game = game

    def new_initial_state(self) -> "DolmenState":
        """Before anything is drawn."""
        return DolmenState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "DolmenObserver":
        """What writes observations."""
        return DolmenObserver(self.game)


class Play:
    """A position and what each seat remembers. A copy shares the game, and nothing that changes."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.state: Any = game.start()
        self.memories: list[Memory[Any]] = [Memory(game, seat) for seat in range(game.seats)]

    def __deepcopy__(self, memo: object) -> "Play":
        twin = Play.__new__(Play)
        twin.game = self.game
        twin.state = self.state.clone()
        twin.memories = []
        for memory in self.memories:
            other: Memory[Any] = Memory(self.game, memory.seat)
            other.lines = memory.lines[:]
            twin.memories.append(other)
        return twin

    def move(self, move: int) -> None:
        """Plays a legal move, chance's too."""
        step = take_step(self.game, self.state, move)
        for memory in self.memories:
            memory.hear(step)
        self.state = step.after


class DolmenState(pyspiel.State):
    """A position."""

    def __init__(self, game: DolmenGame) -> None:
        super().__init__(game)
        self.play = Play(game.game)

    def current_player(self) -> Any:
        """The seat that decides, chance, or the end."""
        actor = int(self.play.game.actor(self.play.state))
        if actor == CHANCE:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if actor == OVER else actor

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.game.legal(self.play.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes with their chances."""
        game, s = self.play.game, self.play.state
        weights = game.weights(s)
        total = sum(weights)
        shares = [weight / total for weight in weights]
        return list(zip(game.legal(s), shares, strict=True))

    def _apply_action(self, action: int) -> None:
        self.play.move(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.play.game.moves.name(int(action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return bool(self.play.game.actor(self.play.state) == OVER)

    def returns(self) -> list[float]:
        """What it was worth to each seat."""
        return self.play.game.returns(self.play.state)

    def information_state_string(self, player: int | None = None) -> str:
        """What a seat knows, with perfect recall."""
        seat = self.current_player() if player is None else player
        return self.play.memories[seat].text(self.play.state)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "DolmenState":
        """A world that the seat cannot rule out. The sampler gives numbers from 0 to 1."""
        world: DolmenState = self.clone()
        rng = Rng(int(sampler() * SEEDS))
        world.play.state = world.play.game.determinize(self.play.state, player, rng)
        return world

    def __str__(self) -> str:
        return json.dumps(self.play.game.dump(self.play.state))


class DolmenObserver:
    """Writes what a seat sees: `tensor`, and by the names of its slices `dict`."""

    def __init__(self, game: Game[Any]) -> None:
        layout = game.observation
        self.game = game
        self.tensor: Any = np.zeros(layout.size, np.float32)
        self.dict = {
            one.name: self.tensor[one.start : one.stop].reshape(one.shape) for one in layout.slices
        }

    def set_from(self, state: DolmenState, player: int) -> None:
        """Looks at a position."""
        self.tensor[:] = self.game.observe(state.play.state, player)

    def string_from(self, state: DolmenState, player: int) -> str:
        """The same as text."""
        return json.dumps(self.game.view(state.play.state, player))


def _register() -> None:
    for title in dolmen.TITLES.values():
        kind = type(f"Dolmen{title.game}", (DolmenGame,), {"title": title})
        pyspiel.register_game(game_type(title, title.quick_seats), kind)


_register()
