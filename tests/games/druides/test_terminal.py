"""The board of Druides as text."""

from typing import Any

import pytest

import dolmen
from dolmen.games.druides import terminal
from dolmen.terminal.boards import Board, Scene, board_of
from dolmen.words import LANGUAGES, Words
from tests.terminal.test_table import dealt_table

pytestmark = pytest.mark.surface

NAMES = ("Anouk", "Maëlle", "Ewen", "A very long name indeed, far too long")


SCENE = Scene(Words("en"), 0, NAMES, (None, "greedy", "random", None), 1)
# mypy holds the module against the protocol here.
BOARD: Board = terminal


def drawn(view: dict[str, Any], width: int = 78, lang: str = "en", **scene: Any) -> str:
    """A drawing in plain text."""
    return BOARD.draw(view, SCENE._replace(words=Words(lang), **scene), width).plain


def late_view(viewer: int | None = 0) -> dict[str, Any]:
    """A full table late in the game: closed slots, shared circles, long piles."""
    game = dolmen.game("druides", 4)
    view = game.view(game.start(), viewer)
    place = {
        "kind": "amethyst",
        "gems": 9,
        "known": ["jet 1", "amber 2", "garnet 3", "emerald 4", "sapphire 5"],
        "servants": [
            {"owner": seat % 4, "value": 6 if seat % 4 == 0 else None} for seat in range(9)
        ],
    }
    player = {"score": 61, "gems": 3, "servants": 4, "reserve": 0}
    hand = {"gems": [f"amethyst {n}" for n in range(1, 8)], "servants": []}
    view |= {
        "row": [place, None, place, None, None, place],
        "players": [player | {"hand": hand, "home": []}, player, player, player | {"score": 40}],
        "column": {"low": 40, "high": 69},
        "spent": ["amber 9"],
        "discard": {"size": 3, "known": ["jet 2"]},
    }
    return view


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [74, 78, 118, 200])
@pytest.mark.parametrize("roomy", [False, True])
def test_no_line_is_wider_than_the_board(lang: str, width: int, roomy: bool) -> None:
    text = drawn(late_view(), width, lang, roomy=roomy)
    assert max(len(line) for line in text.splitlines()) <= width


def test_a_place_shows_its_pile_the_own_gems_and_the_servants_in_order() -> None:
    text = drawn(late_view(), 200)
    assert "1 ▼ amethyst" in text
    assert "9 gems" in text
    assert "♦1 ■2 ●3 ▬4 ▲5" in text
    assert "☼6 ≈ ☾ ♣ ☼6 ≈ ☾ ♣ ☼6" in text
    assert text.count("no place") == 3


def test_pawns_that_share_a_circle_stand_together() -> None:
    text = drawn(late_view())
    assert " 60-64  ○ ☼≈☾ ○ ○ ○" in text
    assert " 40-44  ♣ ○ ○ ○ ○" in text


def test_players_have_symbol_name_kind_and_numbers() -> None:
    lines = drawn(late_view(), 118).splitlines()
    anouk, maelle = (next(line for line in lines if name in line) for name in NAMES[:2])
    assert "☼ Anouk (you)" in anouk
    assert "► ≈ Maëlle (bot greedy)" in maelle
    assert maelle.split()[-4:] == ["61", "3", "4", "0"]


def test_a_long_hand_goes_on_in_a_second_line() -> None:
    lines = drawn(late_view(), 78, "fr").splitlines()
    assert sum("améthyste" in line and "▼ améthyste" in line for line in lines[-4:]) == 2
    assert "aucun" in lines[-1]


def test_a_spectator_sees_no_hand() -> None:
    view = late_view(None)
    assert "Your" not in drawn(view, viewer=None)


def test_a_roomy_board_tells_what_is_known_of_the_piles() -> None:
    roomy, tight = drawn(late_view(), 118, roomy=True), drawn(late_view(), 118)
    assert "Discard pile 3 ♦2" in roomy
    assert "Spent 1 ■9" in roomy
    assert "Discard pile 3 · Spent 1" in tight


def test_the_place_that_a_move_is_about_is_lit() -> None:
    assert "▌" not in drawn(late_view())
    assert "▌9 gems" in drawn(late_view(), lit="slot:3")


def test_deck_reserve_and_cards_are_lit_as_well() -> None:
    view = late_view()
    assert "►▼ amethyst 3 " in drawn(view, lit="card:amethyst 3")
    plain = BOARD.draw(view, SCENE, 118)
    for target in ("deck", "discard", "reserve:0"):
        assert BOARD.draw(view, SCENE._replace(lit=target), 118) != plain


def test_the_legend_explains_every_sign() -> None:
    assert board_of("druides") is BOARD
    signs = "".join(sign.plain for sign, _ in BOARD.legend(Words("nl")))
    assert all(sign in signs for sign in "☼≈☾♣♦●■▬▲▼")
    assert len({mark.sign for mark in BOARD.MARKS}) == len(BOARD.MARKS)


def test_a_gem_that_is_placed_is_known_to_its_owner_alone() -> None:
    told = (table := dealt_table()).play(table.legal()[0])[0]
    assert [m.id if m else None for m in map(told.to, (0, 1, 2, None))] == [
        "druides-event-gem-placed-own",
        "druides-event-gem-placed",
        "druides-event-gem-placed",
        "druides-event-gem-placed",
    ]
