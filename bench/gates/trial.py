"""Gates on trial: a gate is believed when a server that breaks just that promise fails it.

`mutants/` keeps such servers, a patch each, with the fault, the promise it breaks and the gate that
must see it. Every patch is applied to a copy of the sources and its gate is run on that copy, the
smallest version of it, and no figure that depends on the speed of the machine counts."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from bench.gates.report import Figure, broken, lay_out, say

ROOT: Final = Path(__file__).resolve().parents[2]
PATCHES: Final = Path(__file__).parent / "mutants"
# What is built from other sources of the page, and what is not needed to serve.
LEFT_OUT: Final = shutil.ignore_patterns("built", "_compiled")
COMPILED: Final = Path("src/dolmen/_compiled")
NEW_FILE: Final = "+++ b/"
# A server that hangs has failed its gate too.
LONGEST: Final = 600.0
HANGS: Final = "the gate did not come to its end"
COULD_NOT: Final = "could not be run"


class Stale(Exception):
    """A patch that does not fit the sources any more; it says why."""


class Mutant(NamedTuple):
    """One fault of the server: what it is, the promise it breaks, and who must notice."""

    name: str
    fault: str
    breaks: str
    gate: int
    database: str
    patch: Path
    # The part of the gate that must notice; none: all of it.
    part: str = ""

    @property
    def place(self) -> str:
        """Where it must be noticed, as the command line has it."""
        return f"{self.gate}:{self.part}" if self.part else str(self.gate)


class Verdict(NamedTuple):
    """What became of a mutant: caught or not, and how."""

    mutant: Mutant
    caught: bool
    how: str


# Runs a gate or a part of it on the sources in a folder, with a database of that kind.
RunGate = Callable[[str, str, Path], list[Figure]]


def read_mutants(only: Sequence[str] = (), folder: Path = PATCHES) -> list[Mutant]:
    """Every mutant, or those with these names."""
    found = [read_mutant(patch) for patch in sorted(folder.glob("*.patch"))]
    unknown = set(only) - {mutant.name for mutant in found}
    if unknown:
        raise ValueError(f"no mutant is called {', '.join(sorted(unknown))}")
    return [mutant for mutant in found if not only or mutant.name in only]


def read_mutant(patch: Path) -> Mutant:
    """A mutant as its patch describes it."""
    head = patch.read_text(encoding="utf-8").partition("\n\n")[0]
    fields = dict(line.split(": ", 1) for line in head.splitlines())
    return Mutant(
        patch.stem,
        fields["Fault"],
        fields["Breaks"],
        int(fields["Gate"]),
        fields.get("Database", "sqlite"),
        patch,
        fields.get("Part", ""),
    )


def copy_sources(into: Path) -> None:
    """The sources of the server to be broken, with the engine as it was compiled: modules that are
    changed have another digest and run interpreted."""
    shutil.copytree(ROOT / "src", into / "src", ignore=LEFT_OUT)
    if (ROOT / COMPILED).is_dir():
        (into / COMPILED).symlink_to(ROOT / COMPILED)


def apply(mutant: Mutant, tree: Path) -> None:
    """Breaks the sources of a tree."""
    done = subprocess.run(
        # Some patches are of one line without its neighbours: those change more often than it.
        ["git", "apply", "--unidiff-zero", str(mutant.patch)],
        cwd=tree,
        # Inside of another checkout git would leave out what is not of it.
        env={**os.environ, "GIT_CEILING_DIRECTORIES": str(tree.parent)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Stale(done.stderr.strip().splitlines()[-1])
    _forget_bytecode(tree / changed_file(mutant))


def changed_file(mutant: Mutant) -> str:
    """The one file that a mutant changes."""
    lines = mutant.patch.read_text(encoding="utf-8").splitlines()
    [name] = [line.removeprefix(NEW_FILE) for line in lines if line.startswith(NEW_FILE)]
    return name


def _forget_bytecode(file: Path) -> None:
    """Bytecode is told from stale one by the second and the size of its source: not enough here."""
    for old in (file.parent / "__pycache__").glob(f"{file.stem}.*.pyc"):
        old.unlink()


def run_gate(place: str, database: str, tree: Path) -> list[Figure]:
    """What the smallest version of a gate finds out about the server of a tree."""
    command = [sys.executable, "-m", "bench.gates", "--only", place, "--size", "tiny"]
    gate = int(place.partition(":")[0])
    try:
        done = subprocess.run(
            [*command, "--database", database, "--json", "--source", str(tree / "src")],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(tree / "src")},
            stdout=subprocess.PIPE,
            text=True,
            timeout=LONGEST,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return [Figure(gate, HANGS, database, f"{LONGEST:g} s", "", met=False)]
    found = [Figure(**json.loads(line)) for line in done.stdout.splitlines()]
    return found or [Figure(gate, COULD_NOT, database, f"ended with {done.returncode}", "", False)]


def judge(mutant: Mutant, run: RunGate) -> Verdict:
    """Whether the gate of a mutant catches it. A gate that could not even be run saw nothing."""
    with tempfile.TemporaryDirectory(prefix="dolmen-mutant-") as name:
        tree = Path(name)
        copy_sources(tree)
        try:
            apply(mutant, tree)
        except Stale as stale:
            return Verdict(mutant, False, f"does not apply: {stale}")
        figures = run(mutant.place, mutant.database, tree)
    seen = broken(figures)
    if any(found.what == COULD_NOT for found in figures):
        return Verdict(mutant, False, f"gate {mutant.place} {COULD_NOT}: {figures[0].value}")
    if not seen:
        return Verdict(mutant, False, f"passes gate {mutant.place}")
    return Verdict(mutant, True, f"{seen[0].what}: {seen[0].value}")


def check_innocent(mutants: Sequence[Mutant], run: RunGate) -> list[str]:
    """What the gates say against the server as it is: nothing, or they prove nothing."""
    wrong: list[str] = []
    with tempfile.TemporaryDirectory(prefix="dolmen-mutant-") as name:
        copy_sources(Path(name))
        for place, database in sorted({(mutant.place, mutant.database) for mutant in mutants}):
            wrong += [
                f"gate {place} on {database} fails without any fault: {found.what}: {found.value}"
                for found in broken(run(place, database, Path(name)))
            ]
    return wrong


def hold(mutants: Sequence[Mutant], run: RunGate = run_gate) -> int:
    """Tries the gates; prints who caught what, and gives 1 unless each mutant was caught."""
    wrong = check_innocent(mutants, run)
    for text in wrong:
        say(text)
    if wrong:
        return 1
    verdicts: list[Verdict] = []
    for mutant in mutants:
        verdict = judge(mutant, run)
        say(f"{mutant.name}: {'caught' if verdict.caught else 'NOT CAUGHT'}: {verdict.how}")
        verdicts.append(verdict)
    print(told(verdicts))
    missed = [verdict.mutant.name for verdict in verdicts if not verdict.caught]
    if missed:
        say(f"not caught: {', '.join(missed)}")
    return int(bool(missed))


def told(verdicts: Sequence[Verdict]) -> str:
    """The verdicts as a table."""
    return lay_out(
        ("mutant", "fault", "gate", "database", "caught", "how"),
        [
            (
                one.mutant.name,
                one.mutant.fault.rstrip("."),
                one.mutant.place,
                one.mutant.database,
                "yes" if one.caught else "NO",
                # A bar would begin another column.
                " ".join(one.how.replace("|", "/").split())[:160],
            )
            for one in verdicts
        ],
    )
