"""What a host copies: the unit of the service and its settings, and the page that tells how."""

import re
import subprocess
from pathlib import Path

from dolmen.server.settings import Settings

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
UNIT = DEPLOY / "dolmen.service"
PAGE = (ROOT / "docs" / "host.md").read_text(encoding="utf-8")


def test_systemd_takes_the_unit(systemd: str, tmp_path: Path) -> None:
    # The program is not installed where the tests run: any other stands for it.
    text = UNIT.read_text(encoding="utf-8").replace("/opt/dolmen/bin/dolmen", "/bin/true")
    unit = tmp_path / UNIT.name
    unit.write_text(text, encoding="utf-8")
    done = subprocess.run(
        [systemd, "verify", "--recursive-errors=no", str(unit)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr, done.stdout) == (0, "", "")


def test_the_settings_of_the_unit_are_settings_of_the_server() -> None:
    text = UNIT.read_text(encoding="utf-8") + (DEPLOY / "dolmen.env").read_text(encoding="utf-8")
    named = set(re.findall(r"DOLMEN_([A-Z_]+)=", text))
    assert "ADDRESS" in named
    assert named <= {name.upper() for name in Settings.__dataclass_fields__}


def test_the_page_names_files_and_goals_that_there_are() -> None:
    for name in re.findall(r"deploy/[\w.]+", PAGE):
        assert (ROOT / name).exists(), name
    goals = set(re.findall(r"^make ([a-z]+)", PAGE, re.MULTILINE))
    assert goals == {"play", "wheels"}
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert all(re.search(rf"^{goal}:", makefile, re.MULTILINE) for goal in goals)
