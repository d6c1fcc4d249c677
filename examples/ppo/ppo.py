"""A small PPO that learns a title of Dolmen on one core: PyTorch for the network, `dolmen.batch` for
the games, bots of the project as opponents inside the batch.

    pip install "dolmen[batch]" torch
    python examples/ppo/ppo.py druides --seats 2 --bots greedy --minutes 25 --out druides.policy

Some lanes play against themselves, which is fast; the others against the named bots, which is what
counts and what the curve shows. Illegal moves are masked out before a move is drawn. The file that
it writes is played by the bot `ppo` (dolmen.bots.policy), without PyTorch."""

import argparse
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

import dolmen
from dolmen.batch import Batch
from dolmen.bots.policy import Layer, Policy, columns, written
from dolmen.core.game import Game

HIDDEN = 128
GAMMA, LAMBDA = 1.0, 0.95
CLIP, VALUE_PART = 0.2, 0.5
ENTROPY = (0.02, 0.003)  # at the beginning and at the end
RATE = (1e-3, 1e-4)
STEPS, EPOCHS, MINIBATCH = 64, 2, 2048
SHAPED = 20.0  # points that count as one, for who plays alone
ILLEGAL = -40.0  # a logit; much lower ones make `exp` slow
RECENT = 0.9  # how much of what the curve shows is older than the last round


class Network(nn.Module):
    """Two hidden layers over the columns of an observation; a number a move, and a value."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__()
        spread = columns(game.observation)
        self.width, self.moves = spread.width, game.moves.count
        self.first = [torch.tensor(one) for one in (spread.hot, spread.numbers)]
        self.shift = torch.tensor(spread.shift)
        self.places = torch.tensor(spread.places)
        self.body = nn.Sequential(
            nn.Linear(self.width + self.moves, HIDDEN),
            nn.ReLU(),
            nn.Linear(HIDDEN, HIDDEN),
            nn.ReLU(),
        )
        self.policy = nn.Linear(HIDDEN, self.moves)
        self.value = nn.Linear(HIDDEN, 1)
        nn.init.normal_(self.policy.weight, std=0.01)

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Logarithms of the chances of all moves, and values. A name becomes a column of its own, a
        number its logarithm; the mask is seen too."""
        hot, numbers = self.first
        inputs = torch.zeros(len(seen), self.width + self.moves)
        inputs.scatter_(1, seen[:, hot].long() + self.shift, 1.0)
        plain = seen[:, numbers].float()
        inputs[:, self.places] = plain.sign() * plain.abs().log1p()
        inputs[:, self.width :] = masks
        hidden = self.body(inputs)
        logits = self.policy(hidden).masked_fill(~masks, ILLEGAL)
        return logits.log_softmax(1), self.value(hidden)[:, 0]


class Table:
    """Batches side by side: one of self-play, and for every bot and seat one where the learner sits
    there among bots of that name."""

    def __init__(self, game: Game[Any], bots: list[str], own: int, against: int, seed: int) -> None:
        seats = range(game.seats)
        self.game = game
        self.batches = [Batch(game, own, seed)]
        self.sat: list[tuple[str, int, slice]] = []
        for bot in bots:
            for seat in seats if game.seats > 1 else ():
                others = {other: bot for other in seats if other != seat}
                first = sum(one.games for one in self.batches)
                seed += 1_000_003
                self.batches.append(Batch(game, against, seed, others))
                self.sat.append((bot, seat, slice(first, first + against)))
        self.ends = np.cumsum([one.games for one in self.batches])[:-1]
        self.lanes = sum(one.games for one in self.batches)

    def seen(self) -> tuple[Tensor, Tensor, Any]:
        """Observations, masks and who acts, copied: the batch goes on in the same arrays."""
        looks = [one.look for one in self.batches]
        return (
            torch.from_numpy(np.concatenate([look.observations for look in looks])),
            torch.from_numpy(np.concatenate([look.masks for look in looks])),
            np.concatenate([look.actors for look in looks]).astype(np.int64),
        )

    def scores(self) -> Any:
        """The points of every seat, as if the games ended now."""
        return np.concatenate([one.scores() for one in self.batches]).astype(np.float32)

    def step(self, moves: Any) -> tuple[Any, Any, Any]:
        """One move everywhere; what ended, and what it was worth."""
        parts = np.split(moves, self.ends)
        looks = [one.step(part) for one, part in zip(self.batches, parts, strict=True)]
        return (
            np.concatenate([look.ended | look.cut for look in looks]),
            np.concatenate([look.rewards for look in looks]).astype(np.float32),
            np.concatenate([look.points for look in looks]).astype(np.float32),
        )


class Step(NamedTuple):
    """What happened in all lanes at once."""

    seen: Tensor
    masks: Tensor
    actors: Any
    moves: Tensor
    chances: Tensor
    values: Any
    before: Any
    ended: Any
    rewards: Any
    points: Any


def play(table: Table, network: Network, alone: bool) -> list[Step]:
    """So many steps of all lanes by the present policy."""
    steps = []
    nothing: Any = np.zeros((table.lanes, table.game.seats), np.float32)
    for _ in range(STEPS):
        seen, masks, actors = table.seen()
        before = table.scores() if alone else nothing
        with torch.no_grad():
            chances, values = network(seen, masks)
            moves = (chances.exp() * masks).multinomial(1)
        done = table.step(moves[:, 0].numpy())
        taken = chances.gather(1, moves)[:, 0]
        steps.append(Step(seen, masks, actors, moves, taken, values.numpy(), before, *done))
    return steps


def advantages(steps: list[Step], network: Network, table: Table, alone: bool) -> tuple[Any, Any]:
    """Generalised advantages of every step, backwards, for each lane and seat apart: between two
    decisions of a seat others decide. What came after the last step is known of the one who
    decides next; of the others' last decisions nothing is, and they are left out (nan)."""
    lanes = np.arange(table.lanes)
    shape = (table.lanes, table.game.seats)
    with torch.no_grad():
        seen, masks, actors = table.seen()
        values = network(seen, masks)[1].numpy()
    next_value: Any = np.full(shape, np.nan, np.float32)
    next_value[lanes, actors] = values
    ahead: Any = np.zeros(shape, np.float32)
    gained: Any = np.zeros(shape, np.float32)
    score = table.scores() if alone else np.zeros(shape, np.float32)
    found: Any = np.zeros((len(steps), table.lanes), np.float32)
    for i in reversed(range(len(steps))):
        step = steps[i]
        over = step.ended
        next_value[over], ahead[over] = 0.0, 0.0
        gained[over], score[over] = (0.0 if alone else step.rewards[over]), step.points[over]
        here = (lanes, step.actors)
        reward = gained[here]
        if alone:
            reward = reward + (score[here] - step.before[here]) / SHAPED
        delta = reward + GAMMA * next_value[here] - step.values
        found[i] = delta + GAMMA * LAMBDA * ahead[here]
        next_value[here], ahead[here], gained[here] = step.values, found[i], 0.0
        ahead[np.isnan(ahead)] = 0.0
        score[here] = step.before[here]
    return found, found + np.stack([step.values for step in steps])


def learn(
    network: Network, optimiser: Any, steps: list[Step], found: Any, targets: Any, entropy: float
) -> None:
    """A few rounds over all decisions that were any, in random parts."""
    seen, masks, moves, old = (
        torch.cat([getattr(step, name) for step in steps])
        for name in ("seen", "masks", "moves", "chances")
    )
    keep = (torch.from_numpy(~np.isnan(found.ravel())) & (masks.sum(1) > 1)).nonzero()[:, 0]
    gains, aims = torch.from_numpy(found.ravel()), torch.from_numpy(targets.ravel())
    gains = (gains - gains[keep].mean()) / (gains[keep].std() + 1e-6)
    for _ in range(EPOCHS):
        order = keep[torch.randperm(len(keep))]
        for rows in order.split(MINIBATCH):
            chances, values = network(seen[rows], masks[rows])
            ratio = (chances.gather(1, moves[rows])[:, 0] - old[rows]).exp()
            gain = gains[rows]
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            loss = -torch.min(ratio * gain, clipped * gain).mean()
            loss = loss + VALUE_PART * (values - aims[rows]).pow(2).mean()
            loss = loss + entropy * (chances.exp() * chances).sum(1).mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


def results(table: Table, steps: list[Step]) -> dict[str, list[float]]:
    """What ended games came to: the share of wins against each bot, points of who plays alone."""
    found: dict[str, list[float]] = {}
    for step in steps:
        for bot, seat, rows in table.sat:
            for lane in np.flatnonzero(step.ended[rows]) + rows.start:
                found.setdefault(bot, []).append((step.rewards[lane, seat] + 1) / 2)
        if table.game.seats == 1:
            found.setdefault("points", []).extend(step.points[step.ended, 0].tolist())
    return found


def training(
    game: Game[Any], arguments: argparse.Namespace
) -> Iterator[tuple[dict[str, Any], Any]]:
    """Learns until the CPU time is spent; after each round what it came to, and the network."""
    torch.manual_seed(arguments.seed)
    torch.set_num_threads(1)
    alone = game.seats == 1
    table = Table(game, arguments.bots, arguments.own, arguments.against, arguments.seed)
    network = Network(game)
    if arguments.start:
        network.load_state_dict(torch.load(arguments.start))
    optimiser = torch.optim.Adam(network.parameters(), lr=RATE[0])
    recent: dict[str, float] = {}
    samples, begun, limit = 0, time.process_time(), 60 * arguments.minutes
    while (spent := time.process_time() - begun) < limit:
        part = spent / limit
        optimiser.param_groups[0]["lr"] = RATE[0] + part * (RATE[1] - RATE[0])
        steps = play(table, network, alone)
        found, targets = advantages(steps, network, table, alone)
        learn(
            network, optimiser, steps, found, targets, ENTROPY[0] + part * (ENTROPY[1] - ENTROPY[0])
        )
        samples += found.size
        for name, games in results(table, steps).items():
            mean = sum(games) / len(games)
            recent[name] = RECENT * recent.get(name, mean) + (1 - RECENT) * mean
        told = {name: round(float(mean), 4) for name, mean in recent.items()}
        yield {"cpu": round(time.process_time() - begun, 1), "decisions": samples, **told}, network


def policy_of(network: Network, game: Game[Any], made: str) -> Policy:
    """What the network chooses by, for the bot: without the value, which only learning needs."""
    first, second, last = (
        (layer.weight.detach(), layer.bias.tolist())
        for layer in (network.body[0], network.body[2], network.policy)
    )
    return Policy(
        game.title,
        game.version,
        game.seats,
        made,
        Layer(first[0].T.tolist(), first[1]),
        Layer(second[0].tolist(), second[1]),
        Layer(last[0].tolist(), last[1]),
    )


def main() -> None:
    """Learns, writes a line a round, keeps the last network."""
    parser = argparse.ArgumentParser(description="A small PPO for a title of Dolmen.")
    parser.add_argument("title")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bots", type=lambda text: text.split(","), default=["greedy"])
    parser.add_argument("--minutes", type=float, default=25, help="of CPU time")
    parser.add_argument("--own", type=int, default=384, help="lanes of self-play")
    parser.add_argument("--against", type=int, default=64, help="lanes for each bot and seat")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", help="a network to go on from, as --out writes it with .pt")
    parser.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args()
    game = dolmen.game(arguments.title, arguments.seats)
    network: Network | None = None
    last: dict[str, Any] = {}
    with arguments.out.with_suffix(".jsonl").open("w") as curve:
        for last, network in training(game, arguments):
            print(json.dumps(last), flush=True)
            print(json.dumps(last), file=curve, flush=True)
            torch.save(network.state_dict(), arguments.out.with_suffix(".pt"))
    if network is not None:
        made = f"examples/ppo/ppo.py, {last['cpu'] / 60:.0f} CPU minutes, {last['decisions']} decisions"
        arguments.out.write_bytes(written(policy_of(network, game, made)))


if __name__ == "__main__":
    main()
