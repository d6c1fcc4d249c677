"""Blocks of text, and the theme that they are seen in."""

from rich.text import Text

from dolmen.terminal.slab import beside, fill, fit, flow, hang
from dolmen.terminal.theme import DUSK


def test_blocks_are_cut_filled_wrapped_and_joined() -> None:
    assert fit(Text("menhir"), 4).plain == "men…"
    assert [line.plain for line in flow([Text("a"), Text("b"), Text("cc")], 3)] == ["a b", "cc"]
    assert [line.plain for line in flow([], 3)] == [""]
    hung = hang(Text("a"), [Text("b"), Text("cc")], 4)
    assert [line.plain for line in hung] == ["a b", "  cc"]
    left, right = fill([Text("x")], 2, 2), fill([], 1, 2)
    assert [line.plain for line in beside([left, right], 1)] == ["x   ", "    "]


def test_the_theme_is_dark() -> None:
    assert DUSK.dark
