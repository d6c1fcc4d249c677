"""The tools of the house: a stamp by content, and mutants that are where they are said to be."""

from pathlib import Path

import pytest

from tools import mutants, stamp


def test_a_command_runs_again_only_when_a_file_differs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    source = tmp_path / "page"
    source.mkdir()
    (source / "a.ts").write_text("one", encoding="utf-8")
    line = ["kept", "page", "--", "sh", "-c", "echo ran >> log"]

    def runs() -> int:
        assert stamp.main(line) == 0
        return len((tmp_path / "log").read_text(encoding="utf-8").splitlines())

    assert [runs(), runs()] == [1, 1]
    (source / "a.ts").write_text("two", encoding="utf-8")
    assert [runs(), runs()] == [2, 2]
    (source / "b.ts").touch()
    assert runs() == 3
    # What is made there, and Python, are none of the page's business.
    (source / "node_modules").mkdir()
    (source / "node_modules" / "c.ts").touch()
    (source / "d.py").touch()
    assert runs() == 3


def test_a_command_that_failed_runs_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    line = ["kept", ".", "--", "sh", "-c", "exit 3"]
    assert [stamp.main(line), stamp.main(line)] == [3, 3]
    assert not (tmp_path / "kept").exists()


def test_every_listed_mutant_is_there_and_changes_something() -> None:
    """One that is not is rewritten with the code that it breaks."""
    listed = list(mutants.read_lists())
    assert len(listed) > 30
    stale = []
    for mutant in listed:
        assert mutant.old != mutant.new
        assert any(mutants.ROOT.glob(test) for test in mutant.tests)
        try:
            mutants.find(mutants.ROOT, mutant)
        except mutants.Stale as why:
            stale.append(f"{mutant.part}, {mutant.about}: {why}")
    assert stale == []
