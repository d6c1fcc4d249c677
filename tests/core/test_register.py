"""The register: titles are found by their entry points, the lightest first; one that is broken is
named and breaks no other."""

from pathlib import Path
from typing import Final

import pytest

import dolmen
from dolmen import games
from dolmen.core.message import Refusal
from tests import sample, thirdparty
from tests.thirdparty import TITLE


def test_the_lightest_title_comes_first() -> None:
    weights = [title.weight for title in dolmen.TITLES.values()]
    assert weights == sorted(weights)
    assert len(dolmen.TITLES) == len(sample.ALL) == len(weights)
    assert games.faults() == {}
    assert games.playable() == list(sample.ALL)


def test_the_machine_is_left_as_it_was(tmp_path: Path) -> None:
    with thirdparty.installed(tmp_path / "site"):
        assert list(dolmen.TITLES) == [*sample.ALL, TITLE]
    assert list(dolmen.TITLES) == list(sample.ALL)
    with pytest.raises(Refusal, match=f"no title “{TITLE}”"):
        dolmen.game(TITLE, seats=2)


def test_a_manifest_is_read_and_options_are_checked(tmp_path: Path) -> None:
    with thirdparty.installed(tmp_path):
        check_manifest()


def check_manifest() -> None:
    """What the register knows of the example."""
    assert games.playable()[-1] == TITLE
    assert games.faults() == {}
    assert dolmen.TITLES[TITLE].name == "Nim"
    assert [option.name for option in games.options(TITLE, 3)] == ["first"]
    with pytest.raises(Refusal, match="is played by 2, 3, 4 players, not by 5"):
        dolmen.game(TITLE, seats=5)
    with pytest.raises(Refusal, match="has no option “heaps”"):
        dolmen.game(TITLE, seats=2, heaps=3)
    assert games.room(TITLE, "shape") is None
    assert games.room(TITLE, "game").Nim.__name__ == "Nim"


MANIFEST: Final = "name='x'\ngame='X'\nseats=[2]\n"
DAILY: Final = "[daily]\nseats=2\nlevel='player'\n"
BROKEN: Final = {
    "absent": ("No module named", {}),
    "bare": ("title.toml", {"__init__.py": ""}),
    "Shouting": ("lower case", {"__init__.py": "", "title.toml": "name = 'x'"}),
    "garbled": ("title.toml", {"__init__.py": "", "title.toml": "name = "}),
    "seatless": (
        "seats must be",
        {"__init__.py": "", "title.toml": "name='x'\ngame='X'\nseats=[]"},
    ),
    "timeless": (
        "minutes must be the shortest and the longest",
        {"__init__.py": "", "title.toml": "name='x'\ngame='X'\nseats=[2]\nminutes=[30]"},
    ),
    "hasty": (
        "quick_seats must be",
        {"__init__.py": "", "title.toml": "name='x'\ngame='X'\nseats=[2]\nquick_seats=3"},
    ),
    "crowded": (
        "seats of daily must be one of seats",
        {"__init__.py": "", "title.toml": f"{MANIFEST}[daily]\nseats=3"},
    ),
    "friendless": (
        "daily needs a level where others sit, and none alone",
        {"__init__.py": "", "title.toml": f"{MANIFEST}[daily]\nseats=2"},
    ),
    "undrawn": (
        "drawn of daily must be a lowest and a highest number",
        {"__init__.py": "", "title.toml": f"{MANIFEST}{DAILY}drawn={{deal=[1]}}"},
    ),
    "upside-down": (
        "drawn of daily must be a lowest and a highest number",
        {"__init__.py": "", "title.toml": f"{MANIFEST}{DAILY}drawn={{deal=[2, 1]}}"},
    ),
    "nameless": ("name must be", {"__init__.py": "", "title.toml": "game='X'\nseats=[2]"}),
    "raising": (
        "division by zero",
        {"__init__.py": "", "title.toml": "name='x'\ngame='X'\nseats=[2]", "game.py": "1 / 0"},
    ),
    "leaving": ("title.toml: 3", {"__init__.py": "raise SystemExit(3)"}),
    "unwilling": (
        "options: no wish",
        {
            "__init__.py": "",
            "title.toml": "name='x'\ngame='X'\nseats=[2]",
            "game.py": "class X: pass\ndef options(seats): raise RuntimeError('no wish')",
        },
    ),
    "gameless": (
        "has no attribute 'X'",
        {"__init__.py": "", "title.toml": "name='x'\ngame='X'\nseats=[2]", "game.py": ""},
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_title_is_named_and_breaks_no_other(name: str, tmp_path: Path) -> None:
    why, files = BROKEN[name]
    package = f"broken_{name}"
    thirdparty.describe(tmp_path, package, {name: package})
    for file, text in files.items():
        (tmp_path / package).mkdir(exist_ok=True)
        (tmp_path / package / file).write_text(text, encoding="utf-8")
    with thirdparty.found(tmp_path):
        assert games.playable() == list(sample.ALL)
        assert list(games.faults()) == [name]
        assert dolmen.game(sample.LIGHT, seats=2).seats == 2
        with pytest.raises(Refusal, match="installed but cannot be played") as caught:
            dolmen.game(name, seats=2)
        assert why in str(caught.value)


def test_nobody_takes_the_name_of_another(tmp_path: Path) -> None:
    """The title that was there first stays, and the other is named."""
    site = thirdparty.install(tmp_path)
    thirdparty.describe(site, "second", {sample.LIGHT: TITLE})
    with thirdparty.found(site):
        assert dolmen.TITLES[sample.LIGHT].package.startswith("dolmen.")
        assert list(games.faults()) == [sample.LIGHT]
        assert games.playable() == [*sample.ALL, TITLE]


def test_nobody_takes_the_words_of_another(tmp_path: Path) -> None:
    """A catalogue is called by its title and a hyphen: so would this one's be."""
    site = thirdparty.install(tmp_path)
    name = f"{sample.LIGHT}-rules"
    thirdparty.describe(site, "second", {name: TITLE})
    with thirdparty.found(site):
        why = f"its words would be taken for those of {sample.LIGHT}"
        assert games.faults() == {name: why}
        assert games.playable() == [*sample.ALL, TITLE]
        with pytest.raises(Refusal, match=why):
            dolmen.game(name, seats=2)


def test_a_broken_title_of_the_same_name_hides_nothing(tmp_path: Path) -> None:
    thirdparty.describe(tmp_path, "second", {sample.LIGHT: "nowhere_to_be_found"})
    with thirdparty.found(tmp_path):
        assert "No module named" in games.faults()[sample.LIGHT]
        assert games.playable() == list(sample.ALL)
        assert dolmen.game(sample.LIGHT, seats=2).seats == 2


def test_a_room_that_cannot_be_imported_is_no_room_that_is_missing(tmp_path: Path) -> None:
    site = thirdparty.install(tmp_path)
    (site / TITLE / "lore.py").write_text("import nowhere_to_be_found\n", encoding="utf-8")
    with thirdparty.found(site):
        with pytest.raises(dolmen.Refusal, match="nowhere_to_be_found"):
            games.room(TITLE, "lore")
        # The bots of the server would import it before anybody plays.
        assert list(games.faults()) == [TITLE]
        assert games.playable() == list(sample.ALL)


def test_a_title_without_options_has_none(tmp_path: Path) -> None:
    site = thirdparty.install(tmp_path)
    game = site / TITLE / "game.py"
    game.write_text(game.read_text(encoding="utf-8").replace("options(", "chances("), "utf-8")
    with thirdparty.found(site):
        assert games.options(TITLE, 2) == []


def test_what_a_title_refuses_itself_is_said_in_its_words(tmp_path: Path) -> None:
    site = thirdparty.install(tmp_path)
    game = site / TITLE / "game.py"
    source = game.read_text(encoding="utf-8").replace("options(", "chances(")
    refusing = (
        "\n\ndef options(seats):\n"
        "    from dolmen.core.message import Refusal\n\n"
        "    raise Refusal('log-over')\n"
    )
    game.write_text(source + refusing, "utf-8")
    with thirdparty.found(site):
        with pytest.raises(Refusal) as refused:
            games.options(TITLE, 2)
        assert refused.value.message.id == "log-over"
