"""What a master's games come to is written by a tool, and read by reviews."""

import json
from pathlib import Path

import pytest

from dolmen.review.sources import MASTERS
from tests.sample import LIGHT
from tools.masters import main


@pytest.mark.wide
def test_the_means_of_a_title_are_written_and_others_are_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / LIGHT / MASTERS
    path.parent.mkdir()
    path.write_text('{"3": {"games": 1, "points": {}}}', encoding="utf-8")
    main([LIGHT, "--games", "1", "--iterations", "2", "--seats", "2", "--into", str(tmp_path)])
    found = json.loads(path.read_text(encoding="utf-8"))
    assert sorted(found) == ["2", "3"]
    assert (found["2"]["games"], found["2"]["iterations"]) == (1, 2)
    assert all(points >= 0 for points in found["2"]["points"].values())
    assert capsys.readouterr().out.startswith(f"{LIGHT} 2 ")
