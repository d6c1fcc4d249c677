"""Draws what ppo.py wrote: how a policy came to what it can.

python examples/ppo/curve.py druides.jsonl meduris.jsonl --key greedy --out curve.svg
"""

import argparse
import json
from pathlib import Path

from dolmen.arena.picture import Axes, Curve, draw
from dolmen.bots.figures import Interval


def read(path: Path, key: str, times: float) -> Curve:
    """One run; a value has no interval of its own, it is a moving mean."""
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    values = [(round(line["cpu"]), times * line[key]) for line in lines if key in line]
    return Curve(path.stem, [(cpu, Interval(value, value, value)) for cpu, value in values])


def main() -> None:
    """Reads the runs, writes the picture."""
    parser = argparse.ArgumentParser(description="The curve of ppo.py as a picture.")
    parser.add_argument("runs", type=Path, nargs="+")
    parser.add_argument("--key", default="greedy", help="a bot, or points")
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    is_share = asked.key != "points"
    curves = [read(run, asked.key, 100 if is_share else 1) for run in asked.runs]
    values = [point[1].mean for curve in curves for point in curve.points]
    beside = f"% of the wins against {asked.key}" if is_share else "points"
    low, high = (0.0, 100.0) if is_share else (min(values), max(values))
    axes = Axes(
        "What PPO learnt", "seconds of CPU time", beside, low, high, 50.0 if is_share else 0.0
    )
    asked.out.write_text(draw(curves, axes), encoding="utf-8")


if __name__ == "__main__":
    main()
