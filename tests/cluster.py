"""A real cluster of Ray on this machine: a head that plays nothing, and nodes that do. Not part of
the suite, since Ray is 214 MB and takes half a minute to start: `make cluster` runs this file with
an environment that has it. Nodes have loopback addresses of their own, so nothing leaves the
machine; a node is ended by ending every process of its session."""

import json
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import pytest

from tests.sample import LIGHT
from tests.server.databases import free_port

ROOT: Final = Path(__file__).parents[1]
BIN: Final = Path(os.environ.get("DOLMEN_CLUSTER", ROOT / ".venv-cluster" / "bin"))
DOLMEN: Final = (str(BIN / "python"), "-m", "dolmen")
# Ray takes 127.0.0.1 for "the address of this machine in its network".
NODES: Final = tuple(f"127.0.0.{number}" for number in range(10, 13))
HEAD: Final = NODES[0]
# Longer than anything takes here: only what hangs meets it.
PATIENCE: Final = 300
# Games that are short, and enough of them that a node has some to lose.
GAMES: Final = 60
ASKED: Final = ("--bots", "novice,greedy", "--iterations", "200", "--games", str(GAMES))
# What differs between two runs of one game.
MEASURED: Final = ("seconds", "longest")


class Cluster:
    """Its head, and how to reach it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.nodes = 0
        self.address = f"{HEAD}:{free_port()}"
        self.environ = {
            **os.environ,
            "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}",
            "RAY_AUTH_MODE": "token",
            "RAY_AUTH_TOKEN": "0123456789abcdef" * 2,
            "RAY_USAGE_STATS_ENABLED": "0",
            # Several nodes on one machine, none of whose addresses is of a network.
            "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "1",
        }

    @contextmanager
    def part(self, *options: str, **environ: str) -> Iterator["subprocess.Popen[bytes]"]:
        """A process of Ray and all that it starts, in a session of its own."""
        process = subprocess.Popen(
            [str(BIN / "ray"), "start", "--block", "--disable-usage-stats", *options],
            env={**self.environ, **environ},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            yield process
        finally:
            end(process)

    @contextmanager
    def head(self) -> Iterator[None]:
        """The part that knows of all others; it plays nothing."""
        port = self.address.partition(":")[2]
        options = ("--port", port, "--num-cpus", "0", "--include-dashboard", "false")
        folder = ("--temp-dir", str(self.folder), "--node-ip-address", HEAD)
        with self.part("--head", *options, *folder):
            self.wait_for(0)
            yield

    @contextmanager
    def node(self, number: int, **environ: str) -> Iterator["subprocess.Popen[bytes]"]:
        """One that plays a game at a time. Two that start at once may take the same ports."""
        self.nodes += 1
        place = ("--node-ip-address", NODES[number])
        with self.part("--address", self.address, "--num-cpus", "1", *place, **environ) as process:
            self.wait_for(self.nodes)
            yield process

    def wait_for(self, nodes: int) -> None:
        """Until so many nodes play."""
        asking = (
            "import sys, ray\n"
            f"ray.init('{self.address}', log_to_driver=False, logging_level='ERROR')\n"
            f"sys.exit(ray.cluster_resources().get('CPU', 0) != {nodes})"
        )
        until = time.monotonic() + PATIENCE
        while self.run(str(BIN / "python"), "-c", asking).returncode:
            assert time.monotonic() < until, f"no {nodes} nodes within {PATIENCE} seconds"

    def run(self, *command: str, **environ: str) -> "subprocess.CompletedProcess[str]":
        """A program that uses the cluster."""
        environ = {**self.environ, **environ}
        return subprocess.run(command, capture_output=True, text=True, env=environ, check=False)

    def dolmen(self, *arguments: object) -> list[str]:
        """A command of Dolmen that plays there."""
        return [*DOLMEN, *map(str, arguments), "--ray", self.address]


def end(process: "subprocess.Popen[bytes]") -> None:
    """Ends a part of the cluster at once, whatever it does."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait(PATIENCE)
    # What put itself into a group of its own is of the same session still.
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            with suppress(OSError):
                if os.getsid(int(entry.name)) == process.pid:
                    os.kill(int(entry.name), signal.SIGKILL)


@pytest.fixture
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """One with a head and no node yet. Names of sockets must be short, so it has a short folder."""
    folder = Path("/tmp") / f"dolmen-ray-{os.getpid()}"
    found = Cluster(folder)
    try:
        with found.head():
            yield found
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def lines(path: Path) -> list[dict[str, Any]]:
    """What a file of results holds, but half a line at its end."""
    if not path.exists():
        return []
    whole = path.read_text(encoding="utf-8").rpartition("\n")[0]
    return [json.loads(line) for line in whole.splitlines()]


def games(path: Path) -> list[dict[str, Any]]:
    """The games in it, in their order, without what is measured."""
    found = [
        {key: value for key, value in line.items() if key not in MEASURED}
        for line in lines(path)
        if "game" in line
    ]
    return sorted(found, key=lambda game: int(game["game"]))


def played_here(path: Path) -> list[dict[str, Any]]:
    """The same arena on this machine alone."""
    arguments = ("arena", LIGHT, *ASKED, "--seed", "1", "--json", str(path))
    subprocess.run([*DOLMEN, *arguments], check=True, capture_output=True)
    return games(path)


def test_a_node_that_is_killed_loses_no_game_and_none_is_played_twice(
    cluster: Cluster, tmp_path: Path
) -> None:
    path = tmp_path / "there.jsonl"
    with cluster.node(1), cluster.node(2) as second:
        command = cluster.dolmen("arena", LIGHT, *ASKED, "--seed", 1, "--json", path)
        arena = subprocess.Popen(
            command, env=cluster.environ, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        until = time.monotonic() + PATIENCE
        while len(lines(path)) < GAMES // 10 and arena.poll() is None:
            assert time.monotonic() < until
            time.sleep(0.01)
        end(second)
        before = len(lines(path))
        out, err = arena.communicate(timeout=PATIENCE)
        assert arena.returncode == 0, out + err
    # It was killed in the middle: else this shows nothing.
    assert GAMES // 10 <= before < GAMES
    assert games(path) == played_here(tmp_path / "here.jsonl")
    assert [line["games"] for line in lines(path) if "game" not in line] == [GAMES]


def test_balance_is_the_same_there(cluster: Cluster) -> None:
    asked = ("balance", LIGHT, "--games", 20, "--bots", "greedy", "--seed", 3, "--json", "-")
    with cluster.node(1), cluster.node(2):
        there = cluster.run(*cluster.dolmen(*asked))
    here = cluster.run(*DOLMEN, *map(str, asked))
    assert (there.returncode, here.returncode) == (0, 0), there.stderr + here.stderr
    assert json.loads(there.stdout) == json.loads(here.stdout)


def test_a_node_with_another_build_is_refused(cluster: Cluster, tmp_path: Path) -> None:
    other = tmp_path / "other"
    shutil.copytree(ROOT / "src", other, ignore=shutil.ignore_patterns("built", "site"))
    with (other / "dolmen" / "games" / LIGHT / "rules.py").open("a") as source:
        source.write("# Another build.\n")
    path = tmp_path / "there.jsonl"
    with cluster.node(1, PYTHONPATH=str(other)):
        told = cluster.run(*cluster.dolmen("arena", LIGHT, *ASKED, "--json", path))
    assert told.returncode == 2
    assert told.stdout == ""
    assert "another build" in told.stderr.splitlines()[-1]
    assert games(path) == []
