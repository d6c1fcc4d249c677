"""The tutorials run as they are printed: the Python of a page, block by block in one namespace, and
what a block prints is what the page says below it."""

import contextlib
import io
import re
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
TUTORIALS: Final = sorted((ROOT / "docs" / "tutorials").glob("*.md"))
BLOCK: Final = re.compile(r"^```(python|text)\n(.*?)^```", re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("page", TUTORIALS, ids=lambda page: str(page.stem))
def test_a_tutorial_runs_as_it_is_printed(page: Path, tmp_path: Path) -> None:
    names: dict[str, object] = {"__name__": page.stem}
    blocks = BLOCK.findall(page.read_text(encoding="utf-8"))
    assert blocks
    said = ""
    for number, (language, block) in enumerate(blocks, 1):
        if language == "text":
            assert said == block, f"{page.name}, block {number}"
            continue
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            exec(compile(block, f"{page.name}, block {number}", "exec"), names)
        said = out.getvalue()


def test_every_tutorial_is_in_the_menu() -> None:
    menu = (ROOT / "docs" / "site" / "site.toml").read_text(encoding="utf-8")
    assert len(TUTORIALS) == 5
    for page in TUTORIALS:
        assert f'"docs/tutorials/{page.name}"' in menu
