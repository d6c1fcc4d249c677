"""A small PPO that learns a title of Dolmen on one core: PyTorch for the network, `dolmen.batch`
for the games, bots of the project as opponents inside the batch.

    pip install "dolmen[batch]" torch
    python examples/ppo/ppo.py druides --seats 2 --bots greedy --minutes 25 --out druides.policy

With `--teacher greedy` it first learns to choose as that bot does, in a fifth of the time: random
players of a long game hardly ever see what wins it. Then some lanes play against themselves, which
is fast; the others against the named bots, which is what counts and what the curve shows. Illegal
moves are masked out before a move is drawn. The file that it writes is played by the bot `ppo`
(dolmen.bots.policy), without PyTorch."""

import argparse
import json
import time
from collections.abc import Iterator
from itertools import chain, combinations
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

import dolmen
from dolmen.batch import Batch
from dolmen.bots import seat_bot
from dolmen.bots.policy import Layer, Policy, columns, written
from dolmen.core.game import Game
from dolmen.core.rng import Rng

HIDDEN = 128
GAMMA, LAMBDA = 1.0, 0.95
CLIP, VALUE_PART = 0.2, 0.5
ENTROPY = (0.02, 0.003)  # at the beginning and at the end
RATE = (1e-3, 1e-4)
STEPS, EPOCHS, MINIBATCH = 64, 2, 2048
POINTS = 20.0  # ahead of the best other (alone: at all) that count as much as winning
ILLEGAL = -40.0  # a logit; much lower ones make `exp` slow
TAUGHT = 0.2  # the part of the time that is spent on learning from a teacher
PUPILS, LESSONS = 64, 4  # games side by side then, and how often each decision is gone through
SETTLING = 8  # rounds after it in which only values are learnt: they are still unknown
RECENT = 0.9  # how much of what the curve shows is older than the last round


Traits = list[tuple[object, ...]]


def traits_of_columns(game: Game[Any]) -> list[Traits]:
    """What each column has in common with others: the slice, the value, and one coordinate."""
    named = set(columns(game.observation).hot)
    found: list[Traits] = []
    for one in game.observation.slices:
        values = range(one.high - one.low + 1) if one.start in named else range(1)
        for place in np.ndindex(*one.shape):
            for value in values:
                axes: Traits = [(one.name, value, axis, at) for axis, at in enumerate(place)]
                found.append([(one.name, value), *axes])
    return found


def traits_of_moves(game: Game[Any]) -> list[Traits]:
    """What each move has in common with others: its kind, a word of its name ("amber" of "amber 3
    to 2"), or two of them from different arguments ("amber" and "2")."""
    found: list[Traits] = []
    for move in range(game.moves.count):
        kind, numbers = game.moves.decode(move)
        words = [
            (i, word)
            for i, (names, number) in enumerate(zip(kind.args, numbers, strict=True))
            for word in names[number].split()
        ]
        pairs: Traits = [(kind.code, *a, *b) for a, b in combinations(words, 2) if a[0] != b[0]]
        found.append([(kind.code,), *((kind.code, *word) for word in words), *pairs])
    return found


class Rows(nn.Module):  # type: ignore[misc]  # torch is not read by mypy
    """Weights, a row for each column or move: its own and those of all its traits. What is learnt
    of one amber gem is so learnt of the others; the rows alone are written into the policy."""

    def __init__(self, traits: list[Traits], width: int, spread: float) -> None:
        super().__init__()
        numbers = {trait: i for i, trait in enumerate(dict.fromkeys(chain(*traits)))}
        most = max(map(len, traits))
        nothing = len(numbers)
        listed = [[numbers[one] for one in own] + [nothing] * (most - len(own)) for own in traits]
        self.nothing, self.numbers = nothing, torch.tensor(listed)
        self.own = nn.Parameter(torch.randn(len(traits), width) * spread)
        self.shared = nn.Parameter(torch.zeros(nothing + 1, width))

    def forward(self) -> Tensor:
        """All rows."""
        common = nn.functional.embedding_bag(
            self.numbers, self.shared, mode="sum", padding_idx=self.nothing
        )
        return self.own + common


class Network(nn.Module):  # type: ignore[misc]  # torch is not read by mypy
    """Two hidden layers over the columns of an observation; a number a move, and a value."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__()
        spread = columns(game.observation)
        self.width, self.moves = spread.width, game.moves.count
        self.places = [torch.tensor(one) for one in (spread.hot, spread.numbers, spread.places)]
        self.shift = torch.tensor(spread.shift)
        moves = traits_of_moves(game)
        self.first = Rows(
            traits_of_columns(game) + moves, HIDDEN, (self.width + self.moves) ** -0.5
        )
        self.bias = nn.Parameter(torch.zeros(HIDDEN))
        self.second = nn.Linear(HIDDEN, HIDDEN)
        self.last = Rows(moves, HIDDEN, 0.01)
        self.value = nn.Linear(HIDDEN, 1)

    def forward(
        self, seen: Tensor, masks: Tensor, *, settling: bool = False
    ) -> tuple[Tensor, Tensor]:
        """Logarithms of the chances of all moves, and values, which change nothing else while they
        settle. A name becomes a column of its own, a number its logarithm; the mask is seen too."""
        hot, numbers, places = self.places
        inputs = torch.zeros(len(seen), self.width + self.moves)
        inputs.scatter_(1, seen[:, hot].long() + self.shift, 1.0)
        plain = seen[:, numbers].float()
        inputs[:, places] = plain.sign() * plain.abs().log1p()
        inputs[:, self.width :] = masks
        hidden = (inputs @ self.first() + self.bias).relu()
        hidden = self.second(hidden).relu()
        logits = (hidden @ self.last().T).masked_fill(~masks, ILLEGAL)
        known = hidden.detach() if settling else hidden
        return logits.log_softmax(1), self.value(known)[:, 0]


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

    def standing(self) -> Any:
        """How every seat stands, as if the games ended now."""
        return standing(np.concatenate([one.scores() for one in self.batches]))

    def step(self, moves: Any) -> tuple[Any, Any, Any]:
        """One move everywhere; what ended, and what it was worth."""
        parts = np.split(moves, self.ends)
        looks = [one.step(part) for one, part in zip(self.batches, parts, strict=True)]
        return (
            np.concatenate([look.ended | look.cut for look in looks]),
            np.concatenate([look.rewards for look in looks]).astype(np.float32),
            np.concatenate([look.points for look in looks]),
        )


def standing(points: Any) -> Any:
    """What points are worth beside winning: how far ahead of the best other seat they are, or how
    many for who plays alone. Who has yet to win a game learns from that how to begin."""
    if points.shape[1] == 1:
        return points.astype(np.float32) / POINTS
    best = np.sort(points, axis=1)
    others = np.where(points == best[:, -1:], best[:, -2:-1], best[:, -1:])
    return (points - others).astype(np.float32) / POINTS


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


def play(table: Table, network: Network) -> list[Step]:
    """So many steps of all lanes by the present policy."""
    steps = []
    for _ in range(STEPS):
        seen, masks, actors = table.seen()
        before = table.standing()
        with torch.no_grad():
            chances, values = network(seen, masks)
            moves = (chances.exp() * masks).multinomial(1)
        done = table.step(moves[:, 0].numpy())
        taken = chances.gather(1, moves)[:, 0]
        steps.append(Step(seen, masks, actors, moves, taken, values.numpy(), before, *done))
    return steps


def advantages(steps: list[Step], network: Network, table: Table) -> tuple[Any, Any]:
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
    stood = table.standing()
    alone = table.game.seats == 1
    found: Any = np.zeros((len(steps), table.lanes), np.float32)
    for i in reversed(range(len(steps))):
        step = steps[i]
        over = step.ended
        next_value[over], ahead[over] = 0.0, 0.0
        gained[over] = 0.0 if alone else step.rewards[over]
        stood[over] = standing(step.points[over])
        here = (lanes, step.actors)
        reward = gained[here] + stood[here] - step.before[here]
        delta = reward + GAMMA * next_value[here] - step.values
        found[i] = delta + GAMMA * LAMBDA * ahead[here]
        next_value[here], ahead[here], gained[here] = step.values, found[i], 0.0
        ahead[np.isnan(ahead)] = 0.0
        stood[here] = step.before[here]
    return found, found + np.stack([step.values for step in steps])


def learn(
    network: Network,
    optimiser: Any,
    steps: list[Step],
    found: Any,
    targets: Any,
    entropy: float | None,
) -> None:
    """A few rounds over all decisions that were any, in random parts; without an entropy of values
    alone."""
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
            chances, values = network(seen[rows], masks[rows], settling=entropy is None)
            ratio = (chances.gather(1, moves[rows])[:, 0] - old[rows]).exp()
            gain = gains[rows]
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            loss = VALUE_PART * (values - aims[rows]).pow(2).mean()
            if entropy is not None:
                loss = loss - torch.min(ratio * gain, clipped * gain).mean()
                loss = loss + entropy * (chances.exp() * chances).sum(1).mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


def taught(
    game: Game[Any], network: Network, optimiser: Any, bot: str, seed: int
) -> Iterator[dict[str, float]]:
    """Learns to choose as a bot of the project does, asked in a world that the seat cannot rule
    out; after each lesson how often both chose alike. Every other game goes on with the choice of
    the pupil, so that it is also told what to do after its own mistakes."""
    batch, rng = Batch(game, PUPILS, seed), Rng(seed)
    teachers = [seat_bot(bot, game, seed, seat, None) for seat in range(game.seats)]
    kept: list[tuple[Tensor, Tensor, Tensor]] = []
    while True:
        seen, masks, told, alike = [], [], [], []
        for _ in range(MINIBATCH // PUPILS):
            look = batch.look
            worlds = [
                (seat, game.determinize(batch.state(lane), seat, rng))
                for lane, seat in enumerate(map(int, look.actors))
            ]
            chosen = np.array([teachers[seat].choose(world) for seat, world in worlds])
            seen.append(torch.from_numpy(look.observations.copy()))
            masks.append(torch.from_numpy(look.masks.copy()))
            told.append(torch.from_numpy(chosen))
            with torch.no_grad():
                chances = network(seen[-1], masks[-1])[0]
            alike.append(float((chances.argmax(1).numpy() == chosen).mean()))
            own = (chances.exp() * masks[-1]).multinomial(1)[:, 0].numpy()
            batch.step(np.where(np.arange(PUPILS) % 2, own, chosen))
        kept.append((torch.cat(seen), torch.cat(masks), torch.cat(told)))
        for number in [*torch.randint(len(kept), (LESSONS - 1,)).tolist(), -1]:
            rows, legal, moves = kept[number]
            loss = -network(rows, legal)[0].gather(1, moves[:, None]).mean()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
        yield {"alike": sum(alike) / len(alike)}


def results(table: Table, steps: list[Step]) -> dict[str, list[float]]:
    """What ended games came to: the share of wins against each bot, points of who plays alone."""
    found: dict[str, list[float]] = {}
    for step in steps:
        for bot, seat, rows in table.sat:
            for lane in np.flatnonzero(step.ended[rows]) + rows.start:
                found.setdefault(bot, []).append((step.rewards[lane, seat] + 1) / 2)
        if table.game.seats == 1 and step.ended.any():
            found.setdefault("points", []).extend(step.points[step.ended, 0].tolist())
    return found


def training(
    game: Game[Any], arguments: argparse.Namespace
) -> Iterator[tuple[dict[str, Any], Any]]:
    """Learns until the CPU time is spent; after each round what it came to, and the network."""
    torch.manual_seed(arguments.seed)
    torch.set_num_threads(1)
    table = Table(game, arguments.bots, arguments.own, arguments.against, arguments.seed)
    network = Network(game)
    if arguments.start:
        network.load_state_dict(torch.load(arguments.start))
    optimiser = torch.optim.Adam(network.parameters(), lr=RATE[0])
    recent: dict[str, float] = {}
    samples, begun, limit = 0, time.process_time(), 60 * arguments.minutes
    settling = SETTLING if arguments.teacher or arguments.start else 0
    if arguments.teacher:
        for told in taught(game, network, optimiser, arguments.teacher, arguments.seed):
            spent = time.process_time() - begun
            yield {"cpu": round(spent, 1), **told}, network
            if spent > TAUGHT * limit:
                break
    while (spent := time.process_time() - begun) < limit:
        part = spent / limit
        optimiser.param_groups[0]["lr"] = RATE[0] + part * (RATE[1] - RATE[0])
        steps = play(table, network)
        found, targets = advantages(steps, network, table)
        entropy = ENTROPY[0] + part * (ENTROPY[1] - ENTROPY[0])
        learn(network, optimiser, steps, found, targets, None if settling > 0 else entropy)
        settling -= 1
        samples += found.size
        for name, games in results(table, steps).items():
            mean = sum(games) / len(games)
            recent[name] = RECENT * recent.get(name, mean) + (1 - RECENT) * mean
        told = {name: round(float(mean), 4) for name, mean in recent.items()}
        yield {"cpu": round(time.process_time() - begun, 1), "decisions": samples, **told}, network


def policy_of(network: Network, game: Game[Any], made: str) -> Policy:
    """What the network chooses by, for the bot: without the value, which only learning needs."""
    return Policy(
        game.title,
        game.version,
        game.seats,
        made,
        Layer(network.first().tolist(), network.bias.tolist()),
        Layer(network.second.weight.tolist(), network.second.bias.tolist()),
        Layer(network.last().tolist(), [0.0] * network.moves),
    )


def main() -> None:
    """Learns, writes a line a round, keeps the last network."""
    parser = argparse.ArgumentParser(description="A small PPO for a title of Dolmen.")
    parser.add_argument("title")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bots", type=lambda text: text.split(","), default=["greedy"])
    parser.add_argument("--teacher", help="a bot to learn from first, as greedy")
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
        minutes = f"{last['cpu'] / 60:.0f} CPU minutes"
        made = f"examples/ppo/ppo.py, {minutes}, {last['decisions']} decisions"
        arguments.out.write_bytes(written(policy_of(network, game, made)))


if __name__ == "__main__":
    main()
