"""Random games in other people's engines, for as long as is asked. Runs in the environment of
requirements-peers.txt and imports nothing of ours: `python players.py NAME` builds an engine, says
"ready", and for each line with a number of seconds of CPU time plays that long and answers with one
line of JSON: decisions of players, games that ended, CPU seconds."""

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any, Final

# A part of a round: so many decisions and games in so much CPU time.
Part = tuple[int, int, float]
Player = Callable[[], Part]


def timed(play: Callable[[], tuple[int, int]]) -> Player:
    """A player whose whole call counts."""

    def part() -> Part:
        start = time.process_time()
        moves, games = play()
        return moves, games, time.process_time() - start

    return part


def openspiel_loop(name: str) -> Player:
    """OpenSpiel's own loop in C++ with its random bots; what is counted afterwards is not timed."""
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    seeds = iter(range(1, 2**31))

    def part() -> Part:
        state = game.new_initial_state()
        start = time.process_time()
        pyspiel.evaluate_bots(state, bots, next(seeds))
        spent = time.process_time() - start
        return sum(one.player >= 0 for one in state.full_history()), 1, spent

    return part


def openspiel_driven(name: str) -> Player:
    """The same engine, each step called from Python."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play() -> tuple[int, int]:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                moves += 1
        return moves, 1

    return timed(play)


def openspiel_ismcts(name: str, iterations: int) -> Player:
    """Iterations of OpenSpiel's ISMCTS in C++ with random rollouts, at the first decision."""
    import pyspiel

    game = pyspiel.load_game(name)

    def part() -> Part:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(random.choice(state.chance_outcomes())[0])
        bot = pyspiel.ISMCTSBot(
            seed=random.randrange(2**30),
            evaluator=pyspiel.RandomRolloutEvaluator(1, random.randrange(2**30)),
            uct_c=2.0,
            max_simulations=iterations,
            max_world_samples=-1,
            final_policy_type=pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            use_observation_string=False,
            allow_inconsistent_action_sets=False,
        )
        start = time.process_time()
        bot.step(state)
        return iterations, 0, time.process_time() - start

    return part


def pgx_batch(name: str, games: int, steps: int, *, kept: bool = False) -> Player:
    """Pgx on one thread, a whole loop of steps in one compiled call, with auto-reset. It has the
    last position of each game, or it has kept what a learner wants of every step."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carry: Any, key: Any) -> tuple[Any, Any]:
        state = carry
        chosen, dice = jax.random.split(key)
        logits = jnp.where(state.legal_action_mask, 0.0, -1e9)
        moves = jax.random.categorical(chosen, logits, axis=-1)
        after = step(state, moves, jax.random.split(dice, games))
        seen = (state.observation, state.legal_action_mask, state.current_player)
        rows = (*seen, moves, after.rewards, after.terminated) if kept else ()
        return after, (after.terminated.sum(), rows)

    def run(state: Any, key: Any) -> tuple[Any, Any]:
        after, (ended, rows) = jax.lax.scan(one, state, jax.random.split(key, steps))
        return after, (ended.sum(), rows)

    run_compiled = jax.jit(run)
    held = [jax.vmap(env.init)(jax.random.split(jax.random.PRNGKey(0), games))]
    keys = iter(range(1, 2**31))

    def play() -> tuple[int, int]:
        held[0], (ended, rows) = run_compiled(held[0], jax.random.PRNGKey(next(keys)))
        jax.block_until_ready(rows)
        return games * steps, int(ended)

    play()  # compiles
    return timed(play)


def rlcard_game(name: str) -> Player:
    """RLCard's `run` with its random agents."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make(name)
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play() -> tuple[int, int]:
        trajectories, _ = env.run(is_training=False)
        return sum(len(one) // 2 for one in trajectories), 1

    return timed(play)


def pettingzoo_game(name: str) -> Player:
    """PettingZoo's cycle: `last`, a random legal move, `step`."""
    import importlib

    import numpy as np

    env = importlib.import_module(f"pettingzoo.classic.{name}").raw_env()
    rng = np.random.default_rng(1)

    def play() -> tuple[int, int]:
        env.reset(seed=int(rng.integers(2**31)))
        moves = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = info["action_mask"] if "action_mask" in info else seen["action_mask"]
            env.step(rng.choice(np.flatnonzero(mask)))
            moves += 1
        return moves, 1

    return timed(play)


def catanatron_game() -> Player:
    """Four random players of Catanatron."""
    from catanatron import Color, Game, RandomPlayer

    def play() -> tuple[int, int]:
        game = Game([RandomPlayer(color) for color in Color])
        game.play()
        state = game.state
        return len(getattr(state, "action_records", None) or state.actions), 1

    return timed(play)


def chess_game() -> Player:
    """python-chess, random games."""
    import chess

    def play() -> tuple[int, int]:
        board, moves = chess.Board(), 0
        while not board.is_game_over(claim_draw=False):
            board.push(random.choice(list(board.legal_moves)))
            moves += 1
        return moves, 1

    return timed(play)


PLAYERS: Final[dict[str, Callable[[], Player]]] = {
    "openspiel-hearts": lambda: openspiel_loop("hearts"),
    "openspiel-maedn": lambda: openspiel_loop("maedn"),
    "openspiel-backgammon": lambda: openspiel_loop("backgammon"),
    "openspiel-connect-four": lambda: openspiel_loop("connect_four"),
    "openspiel-hearts-driven": lambda: openspiel_driven("hearts"),
    "openspiel-hearts-ismcts": lambda: openspiel_ismcts("hearts", 10_000),
    "pgx-connect-four": lambda: pgx_batch("connect_four", 1024, 64),
    "pgx-connect-four-kept": lambda: pgx_batch("connect_four", 1024, 64, kept=True),
    "rlcard-uno": lambda: rlcard_game("uno"),
    "pettingzoo-connect-four": lambda: pettingzoo_game("connect_four_v3"),
    "pettingzoo-tic-tac-toe": lambda: pettingzoo_game("tictactoe_v3"),
    "catanatron": catanatron_game,
    "python-chess": chess_game,
}


def main() -> None:
    """Plays whenever it is asked to."""
    random.seed(1)
    part = PLAYERS[sys.argv[1]]()
    part()
    print("ready", flush=True)
    for line in sys.stdin:
        moves, games, spent = 0, 0, 0.0
        while spent < float(line):
            more = part()
            moves, games, spent = moves + more[0], games + more[1], spent + more[2]
        print(json.dumps({"moves": moves, "games": games, "cpu": spent}), flush=True)


if __name__ == "__main__":
    main()
