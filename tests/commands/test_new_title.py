"""`dolmen new-title`: what it writes is a whole title."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import dolmen
from dolmen.commands.new_title import example, renamed
from dolmen.core import conform
from dolmen.words import LANGUAGES, Words
from tests import thirdparty
from tests.commands.command_runs import DOLMEN, Result, Run
from tests.sample import LIGHT

NAME = "pebbles"


def assert_refused(told: Result, sentence: str) -> None:
    """Nothing but one line, and it is this one."""
    assert told == Result(2, "", f"dolmen: {sentence}\n")


@pytest.fixture
def written(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A new title, in the folder that is made where nothing else is said."""
    monkeypatch.chdir(tmp_path)
    told = run("new-title", NAME)
    folder = tmp_path / f"dolmen-{NAME}"
    files = sorted(file for file in folder.rglob("*") if file.is_file())
    assert told.out.splitlines()[: len(files)] == [
        str(file.relative_to(tmp_path)) for file in files
    ]
    assert f"pip install -e dolmen-{NAME}" in told.out
    return folder


def test_it_is_the_example_under_its_own_name_everywhere(written: Path) -> None:
    texts = {
        str(file.relative_to(written)): file.read_text(encoding="utf-8")
        for file in written.rglob("*")
        if file.is_file()
    }
    assert set(texts) == {
        "README.md",
        "pyproject.toml",
        f"tests/test_{NAME}.py",
        *(f"{NAME}/{name}" for name in ("__init__.py", "game.py", "title.toml")),
        *(f"{NAME}/words/en/{name}.ftl" for name in ("rules", "title")),
    }
    assert "class Pebbles(Game[PebblesState]):" in texts[f"{NAME}/game.py"]
    assert "PEBBLES-TAKE-03 = Who" in texts[f"{NAME}/words/en/rules.ftl"]
    assert not [name for name, text in texts.items() if "nim" in text.lower()]
    # And back again: nothing but the name differs.
    assert {renamed(str(path), NAME): renamed(text, NAME) for path, text in example()} == texts


def test_it_conforms_and_its_own_tests_pass(written: Path, tmp_path: Path) -> None:
    site = thirdparty.install(tmp_path / "site", written)
    with thirdparty.found(site):
        for seats in (2, 4):
            report = conform.check(dolmen.game(NAME, seats=seats), games=5, builds=False)
            assert report.games == 5
    environ = thirdparty.environment(site)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"],
        cwd=written,
        env=environ,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    listed = subprocess.run(
        [*DOLMEN, "titles", "--json"], env=environ, capture_output=True, text=True, check=True
    )
    assert NAME in [title["title"] for title in json.loads(listed.stdout)["titles"]]


def test_pip_can_make_a_package_of_it(written: Path, tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path / "dist")],
        cwd=written,
        check=True,
        capture_output=True,
    )
    [wheel] = (tmp_path / "dist").iterdir()
    assert wheel.name == f"dolmen_{NAME}-1.0-py3-none-any.whl"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["Pebbles", "a-b", "1st", "", "class", "a" * 41, "../up", "é"])
def test_what_names_no_title_is_refused(run: Run, name: str, lang: str) -> None:
    told = run("new-title", name, "--lang", lang)
    assert_refused(told, Words(lang).text("cli-new-title-refused", name=name))


@pytest.mark.parametrize("name", [LIGHT, "json", "dolmen"])
def test_a_name_that_is_taken_is_refused(run: Run, name: str) -> None:
    told = run("new-title", name)
    assert_refused(told, Words("en").text("cli-new-title-taken", name=name))


def test_what_is_there_stays(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "notes").write_text("keep", encoding="utf-8")
    for folder in (tmp_path / "mine", tmp_path / "mine" / "notes"):
        told = run("new-title", NAME, "--folder", str(folder))
        assert_refused(told, Words("en").text("cli-new-title-exists", folder=str(folder)))
    assert [file.name for file in (tmp_path / "mine").iterdir()] == ["notes"]
    (tmp_path / "empty").mkdir()
    assert run("new-title", NAME, "--folder", str(tmp_path / "empty")).code == 0
    assert (tmp_path / "empty" / NAME / "game.py").is_file()
