"""The trial of the gates: every fault it knows can still be made, and one that nobody catches is
told. That each is caught is for `make gates ARGS="--mutants"`, which runs the gates."""

import shutil
from pathlib import Path

import pytest

from bench.gates import trial
from bench.gates.__main__ import check_source, read_place
from bench.gates.report import Figure

MUTANTS = trial.read_mutants()
HARMLESS = """Fault: none.
Breaks: nothing.
Gate: 4

--- a/src/dolmen/server/keys.py
+++ b/src/dolmen/server/keys.py
@@ -1 +1 @@
-{before}
+{after}
"""


def tree_of(mutant: trial.Mutant, folder: Path) -> Path:
    """A tree with nothing in it but the file that a mutant changes."""
    name = trial.changed_file(mutant)
    (folder / name).parent.mkdir(parents=True)
    shutil.copy(trial.ROOT / name, folder / name)
    return folder / name


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_every_fault_can_be_made_in_the_sources_of_today(
    mutant: trial.Mutant, tmp_path: Path
) -> None:
    file = tree_of(mutant, tmp_path)
    before = file.read_text(encoding="utf-8")
    trial.apply(mutant, tmp_path)
    after = file.read_text(encoding="utf-8")
    assert after != before
    compile(after, str(file), "exec")
    assert read_place(mutant.place) == (mutant.gate, mutant.part)


def test_there_are_faults_of_every_promise_that_no_clock_decides() -> None:
    assert len(MUTANTS) >= 12
    assert {mutant.gate for mutant in MUTANTS} >= {2, 3, 4, 5, 6, 7, 9}


def harmless(folder: Path, after: str) -> trial.Mutant:
    """A mutant that changes one comment of a module."""
    before = (trial.ROOT / "src/dolmen/server/keys.py").read_text(encoding="utf-8").splitlines()[0]
    patch = folder / "harmless.patch"
    patch.write_text(HARMLESS.format(before=before, after=after), encoding="utf-8")
    # A patch of one line needs to know that the file goes on.
    text = patch.read_text(encoding="utf-8").replace("@@ -1 +1 @@", "@@ -1,2 +1,2 @@")
    patch.write_text(f"{text} \n", encoding="utf-8")
    return trial.read_mutant(patch)


def gate_that_reads(tree: Path, word: str) -> list[Figure]:
    """A gate that sees nothing but a word in a file."""
    text = (tree / "src/dolmen/server/keys.py").read_text(encoding="utf-8")
    return [
        Figure(4, "words that ought not to be there", "sqlite", "1", "0", met=word not in text),
        Figure(4, "milliseconds", "sqlite", "9", "1", met=False, timed=True),
    ]


def test_a_fault_that_nobody_sees_fails_the_trial(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mutant = harmless(tmp_path, '"""Keys, hashed."""')
    assert trial.hold([mutant], lambda gate, kind, tree: gate_that_reads(tree, "hashed")) == 0
    assert "| yes " in capsys.readouterr().out
    assert trial.hold([mutant], lambda gate, kind, tree: gate_that_reads(tree, "no such")) == 1
    told = capsys.readouterr()
    assert "passes gate 4" in told.out
    assert "not caught: harmless" in told.err


def test_a_gate_that_fails_the_server_as_it_is_proves_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mutant = harmless(tmp_path, '"""Keys, hashed."""')
    assert trial.hold([mutant], lambda gate, kind, tree: gate_that_reads(tree, "ash")) == 1
    assert "fails without any fault" in capsys.readouterr().err


def test_a_gate_that_cannot_be_run_catches_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mutant = harmless(tmp_path, '"""Keys, hashed."""')

    def run(place: str, database: str, tree: Path) -> list[Figure]:
        found = gate_that_reads(tree, "hashed")
        return [found[0]._replace(what=trial.COULD_NOT)] if found[0].met is False else found

    assert trial.hold([mutant], run) == 1
    assert "gate 4 could not be run" in capsys.readouterr().out


def test_a_fault_that_no_longer_fits_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mutant = harmless(tmp_path, '"""Keys, hashed."""')
    patch = mutant.patch.read_text(encoding="utf-8")
    mutant.patch.write_text(patch.replace('\n-"""', '\n-"""Once: '), encoding="utf-8")
    assert trial.hold([mutant], lambda gate, kind, tree: gate_that_reads(tree, "hashed")) == 1
    told = capsys.readouterr()
    assert "harmless: NOT CAUGHT: does not apply" in told.err


def test_a_gate_is_named_by_its_number_and_a_part_by_its_name() -> None:
    assert [read_place(text) for text in ("2", "4:bounds")] == [(2, ""), (4, "bounds")]
    with pytest.raises(SystemExit, match="there is no gate ten: 1, 2, 3, 4, 5, 6, 7, 8, 9"):
        read_place("ten")
    with pytest.raises(SystemExit, match="gate 9 has no part bounds: largest, spent, "):
        read_place("9:bounds")
    with pytest.raises(SystemExit, match="gate 2 has no part kill: none"):
        read_place("2:kill")


def test_a_part_is_tried_alone_by_the_fault_that_names_it(tmp_path: Path) -> None:
    mutant = harmless(tmp_path, '"""Keys, hashed."""')
    head = mutant.patch.read_text(encoding="utf-8").replace("Gate: 4", "Gate: 4\nPart: bounds")
    mutant.patch.write_text(head, encoding="utf-8")
    tried: list[str] = []

    def run(place: str, database: str, tree: Path) -> list[Figure]:
        tried.append(place)
        return gate_that_reads(tree, "hashed")

    assert trial.hold([trial.read_mutant(mutant.patch)], run) == 0
    assert tried == ["4:bounds", "4:bounds"]


def test_unknown_faults_and_other_sources_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no mutant is called nobody"):
        trial.read_mutants(["nobody"])
    with pytest.raises(SystemExit, match="is at work"):
        check_source(tmp_path)
