"""The pages of Caverna in the terminal, as text."""

from typing import Any, Final, cast

import pytest

import dolmen
from dolmen.games.caverna import terminal
from dolmen.games.caverna.data import FURNISHINGS, LOOT
from dolmen.games.caverna.shape import View
from dolmen.games.caverna.terminal.home import fits, words_in_lines
from dolmen.games.caverna.terminal.signs import Painter
from dolmen.terminal.boards import Board, Scene, board_of
from dolmen.words import LANGUAGES, Words
from tests.terminal.tables import (
    played,
)

pytestmark = pytest.mark.surface

NAMES: Final = ("Anouk", "Maëlle", "Ewen", "Bram", "Nolwenn", "Zoé", "Hans")
# mypy holds the module against the protocol here.
BOARD: Board = terminal

HOME: Final = {
    "4,3": "meadow stable",
    "4,2": "field grain 3",
    "3,3": "small_pasture",
    "2,2": "large_pasture south",
    "3,2": "large_pasture stable",
    "2,3": "stable",
    "3,4": "carpenter",
    "2,4": "cavern",
    "3,5": "ore_mine",
    "3,6": "deep_tunnel",
    "4,5": "tunnel",
}
LATE: Final = {
    "round": 7,
    "marker": "leaf",
    "leaves": 1,
    "spaces": {"logging_1_3": {"wood": 4}, "ore_delivery": {"stone": 2, "ore": 2}},
    "players": [
        {
            "goods": {"wood": 4, "stone": 2, "food": 3, "dog": 1, "sheep": 2, "donkey": 1},
            "board": HOME,
            "dwarfs": [{"weapon": 0}, {"weapon": 3}],
        },
        {"dwarfs": [{"at": "logging_1_3"}, {}]},
    ],
}


def scene(lang: str = "en", seats: int = 3, **more: Any) -> Scene:
    """Anouk looks, and is to move."""
    bots = (None, *["greedy"] * (seats - 1))
    return Scene(Words(lang), 0, NAMES[:seats], bots, 0)._replace(**more)


def asked(state: Any, game: Any, move: str = "") -> dict[str, Any]:
    """What a table adds to a scene while it asks: what is open, and what is pointed at."""
    seat = game.actor(state)
    targets = frozenset(game.moves.target(one, seat) for one in game.legal(state))
    lit = game.moves.target(game.moves.parse(move), seat) if move else ""
    return {"open": targets, "lit": lit, "move": move}


def drawn(view: dict[str, Any], width: int = 78, lang: str = "en", **more: Any) -> str:
    """A drawing in plain text."""
    return BOARD.draw(view, scene(lang, len(view["players"]), **more), width).plain


def page_of(view: dict[str, Any], **more: Any) -> str:
    """What the page in sight is called."""
    pages = BOARD.pages(view, scene("en", len(view["players"]), **more))
    return pages.titles[pages.shown]


def view_of(seats: int = 3, **position: Any) -> dict[str, Any]:
    """What anybody sees of the late position, or of one like it."""
    game = dolmen.game("caverna", seats)
    return game.view(game.load({**LATE, **position}), 0)


def after(game: Any, s: Any, *names: str) -> Any:
    """The position after these moves."""
    for name in names:
        move = game.moves.parse(name)
        assert move in game.legal(s), name
        game.apply(s, move)
    return s


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("roomy", [False, True])
@pytest.mark.parametrize("seats", [1, 2, 3, 5, 7])
def test_every_page_fits_its_width_and_the_table_its_height(
    seats: int, roomy: bool, lang: str
) -> None:
    words = Words(lang)
    explained = words.text("terminal-caverna-explained-space")
    for decisions in (0, 60, 10_000):
        view = played("caverna", seats, decisions)
        count = len(BOARD.pages(view, scene(lang, seats, roomy=roomy)).titles)
        for width, page in [(74, 0), (200, 0), *((77, page) for page in range(count))]:
            text = drawn(view, width, lang, roomy=roomy, page=page)
            assert max(map(len, text.splitlines())) <= width
            if page == 0:
                # Explanations follow below, to be scrolled to.
                table = text.partition(explained)[0].rstrip().splitlines()
                assert len(table) <= (26 if roomy else 17)


def test_the_pages_have_names_and_one_is_in_sight() -> None:
    view = view_of()
    pages = BOARD.pages(view, scene())
    shared = ("Spaces", "Home", "Furnishings", "Yellow tiles", "Loot")
    assert pages.titles == (*shared, "Players", "Maëlle", "Ewen")
    assert pages.shown == 0
    assert BOARD.pages(played("caverna", 1, 0), scene(seats=1)).titles == shared
    roomy = BOARD.pages(view, scene(roomy=True)).titles
    assert roomy == ("Spaces", "Home", "Furnishings", "Loot", "Players", "Maëlle", "Ewen")
    assert BOARD.pages(view, scene(page=6)).shown == 6
    first = drawn(view).splitlines()[0].split()
    assert first == [*" ".join(shared).split(), "Players", "≈Maëlle", "♣Ewen"]
    # The page that somebody turned to in a low window is the last of a high one.
    assert BOARD.pages(view, scene(roomy=True, page=7)).shown == 6


def test_players_are_signs_among_the_pages_where_names_have_no_room() -> None:
    view = played("caverna", 7, 0)
    assert drawn(view, 77, "fr").splitlines()[0].endswith("≈ ♣ ★ ☾ Δ ○  ")
    assert drawn(view, 77, "fr", page=8).splitlines()[0].rstrip().endswith("≈ ♣ ★◄ ☾ Δ ○")


def test_spaces_show_goods_and_who_stands_there() -> None:
    lines = drawn(view_of()).splitlines()
    logging = next(line for line in lines if "Logging" in line)
    assert logging.startswith(" Logging")
    assert logging.split("Logging")[1].split()[:2] == ["●4", "≈"]
    assert any("3 Ore delivery" in line and "■2 ▬2" in line for line in lines)


def test_round_cards_stand_by_stage_and_those_to_come_are_named() -> None:
    def third(view: dict[str, Any]) -> list[str]:
        return [line[52:].strip().split("  ")[0] for line in drawn(view).splitlines()[3:15]]

    cards = third(played("caverna", 3, 0))
    assert [card[:1] for card in cards[::3]] == ["1", "2", "3", "4"]
    assert cards[0] == "1?Blacksmithing"
    assert cards[1] == "?Sheep farming"
    assert cards[8] == "?Exploration"
    assert third(played("caverna", 2, 0))[8] == "–"
    shown = third(view_of())
    assert [card.lstrip("1234 ") for card in shown if "?" not in card] == [
        "Blacksmithing",
        "Sheep farming",
        "Ore mine construction",
        "Wish for children",
        "Donkey farming",
        "Ruby mine construction",
        "Ore delivery",
    ]


def test_the_urgent_wish_takes_the_place_of_the_wish() -> None:
    before, later = drawn(view_of()), drawn(view_of(round=10, questions=1, leaves=3))
    assert "2 Wish for children" in before.partition("What the spaces do")[0]
    assert "2 Urgent wish  " in later.partition("What the spaces do")[0]


@pytest.mark.parametrize(
    ("seats", "position", "told"),
    [
        (3, {"round": 1}, "no harvest at its end"),
        (3, {"round": 3}, "ends with a harvest (2 food a dwarf)"),
        (3, {"round": 4}, "ends with 1 food a dwarf, no harvest"),
        (3, {"round": 5}, "ends with a harvest"),
        (3, {"round": 6, "marker": "leaf"}, "ends with a harvest"),
        (3, {"round": 6, "marker": "question"}, "no harvest at its end"),
        (3, {"round": 7, "marker": "question", "questions": 1}, "1 food a dwarf, no harvest"),
        (3, {"round": 8, "marker": "question", "questions": 2}, "fields or breeding"),
        (1, {"round": 6}, "ends with a harvest"),
    ],
)
def test_the_end_of_the_round_is_announced(seats: int, position: Any, told: str) -> None:
    game = dolmen.game("caverna", seats)
    heading = drawn(game.view(game.load(position), 0), 100).splitlines()[1]
    assert heading.startswith(f"Round {position['round']} of 12, stage")
    assert told in heading
    assert ("leaves" in heading) == (seats > 1)


def test_a_marker_that_is_turned_up_late_is_announced_as_such() -> None:
    game = dolmen.game("caverna", 3, markers="end")
    heading = drawn(game.view(game.load({"round": 6}), 0), 110).splitlines()[1]
    assert "its marker is turned up at the end" in heading
    assert "to come: 4 leaves, 3 “?”" in heading
    assert "Before the first round" in drawn(dolmen.game("caverna", 3).view(game.start(), 0))


def test_the_table_names_everybody_with_points_turn_and_token() -> None:
    line = drawn(view_of(token=1)).splitlines()[2]
    assert "►☼ Anouk" in line
    assert "≈ Maëlle¹" in line
    assert drawn(played("caverna", 1, 0)).splitlines()[2].startswith(" Ruby mining")


def test_the_lit_space_is_explained_beside_the_others() -> None:
    game = dolmen.game("caverna", 3)
    s = game.load(LATE)
    text = drawn(game.view(s, 0), **asked(s, game, "place housework"))
    above = text.partition("What the spaces do")[0]
    assert "►Housework" in above
    assert "·Slash-and-burn" in above
    assert "Housework: Get 1 dog." in above
    assert "Housework: Get 1 dog." not in drawn(game.view(s, 0)).partition("What the")[0]


def test_what_every_space_does_is_below() -> None:
    view = view_of()
    below = " ".join(drawn(view).partition("What the spaces do")[2].split())
    words = Words("en")
    for id in view["spaces"]:
        name = f"caverna-space-{id.replace('_', '-')}"
        assert f"{words.text(name)}: {words.text(f'{name}-about')}" in below


def cells(view: dict[str, Any], **more: Any) -> dict[str, list[str]]:
    """The words on each cell of a home board in sight."""
    lines = drawn(view, 77, **more).splitlines()
    head = next(i for i, line in enumerate(lines) if line.split()[:3] == ["1", "2", "3"])
    found = {}
    for row in range(1, 5):
        pair = lines[head + 2 * row - 1 : head + 2 * row + 1]
        for column in range(1, 7):
            start = 2 + 12 * (column - 1)
            texts = [line[start : start + 11].strip() for line in pair]
            found[f"{row},{column}"] = [text for text in texts if text]
    return found


def test_a_home_board_shows_tiles_crops_stables_animals_and_furnishings() -> None:
    found = cells(view_of(), page=1)
    assert found["4,2"] == ["field", "3 grain"]
    assert found["2,3"] == ["⌂ stable"]
    assert found["3,2"] == ["⌂lg. past."]
    assert found["3,4"] == ["Carpenter"]
    assert found["2,4"] == ["cavern"]
    assert found["3,5"] == ["ore mine", "1 donkey"]
    assert found["3,6"] == ["deep tunnel"]
    assert found["4,4"] == ["Entrance", "1 dog"]
    assert found["4,3"] == ["⌂meadow"]
    assert found["2,2"] == ["lg. past.", "2 sheep"]
    assert found["1,3"] == ["+1 boar"]
    assert found["1,6"] == ["+2 food"]
    assert found["1,1"] == []


def test_a_long_name_takes_two_lines_and_dogs_and_sheep_share_one() -> None:
    board = {"4,3": "meadow", "3,4": "wood_supplier"}
    players = [{"goods": {"dog": 2, "sheep": 3}, "board": board}]
    found = cells(view_of(players=players, spaces={}), page=1)
    assert found["3,4"] == ["Wood", "supplier"]
    assert found["4,3"] == ["meadow", "2 dog 3 she"]


def is_marked(words: list[str]) -> bool:
    """Whether a cell can be chosen."""
    return bool(words) and words[0].endswith("·")


def test_both_halves_of_a_tile_are_shown_before_it_is_laid() -> None:
    game = dolmen.game("caverna", 3)
    s = after(game, game.load({**LATE, "spaces": {}}), "place slash_and_burn")
    view = game.view(s, 0)
    pointed = asked(s, game, "meadow-field 4 1 north")
    found = cells(view, **pointed)
    assert found["4,1"] == ["meadow"]
    assert found["3,1"] == ["field", "+1 boar"]
    # Before, every cell where a tile could begin has a mark.
    plain = cells(view, **asked(s, game))
    marked = {f"home:0:{key.replace(',', '-')}" for key, words in plain.items() if is_marked(words)}
    assert marked == {target for target in pointed["open"] if target.startswith("home:")}


def test_single_tiles_and_sites_are_lit() -> None:
    game = dolmen.game("caverna", 3)
    goods = {"ruby": 2, "wood": 1}
    s = game.load({**LATE, "players": [{"goods": goods, "board": HOME}]})
    view = game.view(s, 0)
    assert cells(view, **asked(s, game, "buy cavern 2 5"))["2,5"] == ["cavern"]
    assert cells(view, **asked(s, game, "buy field 4 1"))["4,1"] == ["field"]
    lit = BOARD.draw(view, scene(**asked(s, game, "buy tunnel 2 5")), 77)
    other = BOARD.draw(view, scene(**asked(s, game, "buy tunnel 4 6")), 77)
    assert lit.plain != other.plain


def test_half_a_tile_beyond_the_board_has_a_row_of_its_own() -> None:
    board = {"4,3": "meadow", "3,3": "field", "5,3": "field", "3,4": "office_room"}
    view = view_of(players=[{"board": board}], spaces={})
    lines = drawn(view, 77, page=1).splitlines()
    assert [line[0] for line in lines if line[:1].isdigit() and line[1:2] == " "][-1] == "5"
    wide = view_of(
        players=[{"board": {"4,3": "meadow", "4,2": "field", "4,1": "field", "4,0": "meadow",
                            "3,4": "office_room"}}],
        spaces={},
    )  # fmt: skip
    assert drawn(wide, 77, page=1).splitlines()[2].split() == ["0", "1", "2", "3", "4", "5", "6"]


def test_the_own_dwarfs_have_strengths_and_places() -> None:
    view = view_of(round=8, marker="leaf", leaves=2)
    view["players"][0]["dwarfs"] = [
        {"weapon": 0, "at": "housework", "born": False},
        {"weapon": 3, "at": None, "born": False},
        {"weapon": 1, "at": "aside", "born": False},
        {"weapon": 0, "at": "family_life", "born": True},
    ]
    view["players"][0]["suppliers"]["wood_supplier"] = 4
    text = " ".join(drawn(view, 77, page=1).split())
    assert "☺0 Housework ☺3 at home ☺1 set aside ☺0 newborn (room for 2)" in text
    assert "Wood supplier: 4 more" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_feeding_is_reckoned_up(lang: str) -> None:
    game = dolmen.game("caverna", 3)
    words = Words(lang)
    for food, missing in ((1, 3), (3, 1), (6, 0)):
        player = {"goods": {"food": food, "sheep": 1}}
        s = game.load({"round": 5, "phase": "feed", "harvest": "normal", "players": [player]})
        view = game.view(s, 0)
        assert page_of(view, **asked(s, game)) == "Home"
        text = " ".join(drawn(view, 77, lang, **asked(s, game)).split())
        sums = words.text("terminal-caverna-feeding", due=4, food=food, missing=missing)
        assert " ".join(sums.split()) in text
        assert " ".join(words.text("terminal-caverna-as-food").split()) in text


def test_animals_without_a_home_are_named() -> None:
    view = view_of(players=[{"goods": {"cattle": 2}}], spaces={})
    assert "No room for" not in drawn(view, page=1)
    view["players"][0]["animals"]["waiting"] = {"sheep": 2, "cattle": 1}
    assert "No room for 2 sheep and 1 cattle" in drawn(view, page=1)


def test_the_market_has_every_tile_on_offer_with_price_and_points() -> None:
    view = view_of()
    words = Words("en")
    for roomy in (False, True):
        pages = (2,) if roomy else (2, 3)
        texts = [drawn(view, 110, roomy=roomy, page=page) for page in pages]
        table = "\n".join(text.partition("What the furnishings do")[0] for text in texts)
        below = " ".join(" ".join(text.partition("What the")[2] for text in texts).split())
        assert "Dwelling" in table
        assert "●4■3 3" in table
        assert "State parlor" in table
        assert "■3$5 0" in table
        assert "free 0" in table
        assert "Carpenter" not in table  # Anouk owns it
        for tile in FURNISHINGS:
            if tile.id in view["furnishings"]:
                name = f"caverna-furnishing-{tile.id.replace('_', '-')}"
                assert f"{words.text(name)}: {words.text(f'{name}-about')}" in below


def test_what_can_be_furnished_is_marked_and_the_lit_tile_is_on_its_page() -> None:
    game = dolmen.game("caverna", 3)
    s = after(game, game.load({**LATE, "spaces": {}}), "place housework")
    view = game.view(s, 0)
    assert page_of(view, **asked(s, game)) == "Furnishings"
    text = drawn(view, 110, **asked(s, game, "furnish cuddle_room"))
    assert "►Cuddle room" in text
    assert "·Breakfast room" in text
    assert " Dwelling " in text
    assert "·Dwelling" not in text
    assert "Cuddle room: Holds as many sheep" in text.partition("What the")[0]
    assert page_of(view, **asked(s, game, "furnish beer_parlor")) == "Yellow tiles"
    assert page_of(view, roomy=True, **asked(s, game, "furnish beer_parlor")) == "Furnishings"


def test_the_loot_is_a_ladder_of_strengths() -> None:
    game = dolmen.game("caverna", 3)
    players = [{"dwarfs": [{"weapon": 3}, {"weapon": 3}]}]
    s = after(game, game.load({**LATE, "players": players}), "place blacksmithing")
    view = game.view(s, 0)
    assert page_of(view, **asked(s, game)) == "Loot"
    text = drawn(view, 110, **asked(s, game))
    assert "☺ Strength 3: the first item begins the expedition." in text
    s = after(game, s, "loot wood")
    text = drawn(game.view(s, 0), 110, **asked(s, game, "loot dog"))
    assert "☺ Strength 3: 2 more items, each only once." in text
    assert " 1►1 dog" in text
    assert " 1 1 wood" in text
    assert " 3·1 donkey" in text
    assert " 4 1 vegetable" in text
    assert "1 dog: Get 1 dog." in text.partition("What the loot is")[0]
    rule = drawn(view_of(), 110, page=4)
    assert "Before each item, the strength it takes." in rule
    for id, strength in LOOT:
        name = Words("en").text(f"caverna-loot-{id.replace('_', '-')}")
        shown = "Dwelling (2+2)" if id == "dwelling" else name
        assert f"{strength:>2} {shown} " in rule


def test_prices_of_the_weekly_market_and_of_weapons_are_told() -> None:
    game = dolmen.game("caverna", 5)
    players = [{"goods": {"gold": 3, "ore": 3}}]
    s = after(game, game.load({"round": 3, "players": players}), "place weekly_market")
    text = " ".join(drawn(game.view(s, 0), 77, **asked(s, game, "market dog")).split())
    assert "Prices in gold: wood, stone" in text
    s = after(game, game.load({"round": 3, "players": players}), "place blacksmithing")
    text = " ".join(drawn(game.view(s, 0), 77, **asked(s, game, "forge 2")).split())
    assert "A weapon costs as much ore as its strength" in text


def test_the_page_in_sight_fits_what_is_asked() -> None:
    game = dolmen.game("caverna", 3)
    s = game.load({**LATE, "spaces": {}})
    assert page_of(game.view(s, 0), **asked(s, game)) == "Spaces"
    assert page_of(game.view(s, 0)) == "Spaces"
    s = after(game, s, "place slash_and_burn")
    assert page_of(game.view(s, 0), **asked(s, game)) == "Home"
    five = dolmen.game("caverna", 5)
    players = [{"goods": {"food": 4}}, {"dwarfs": [{"at": "depot"}, {"at": "housework"}]}]
    s = after(five, five.load({"round": 3, "players": players}), "place imitation_5")
    assert page_of(five.view(s, 0), **asked(s, five)) == "Spaces"
    assert page_of({**view_of(), "phase": "over"}) == "Spaces"


def test_everybody_is_on_the_page_of_the_players_and_has_a_home_to_look_at() -> None:
    view = view_of()
    text = drawn(view, page=5)
    assert "☼ Anouk¹ (you)" in text
    assert "≈ Maëlle (bot greedy)" in text
    assert "You have ●4 wood ■2 stone ♥3 food" in text
    assert "In stock nothing" in text
    maelle = drawn(view, page=6).splitlines()
    assert maelle[1].startswith("≈ Maëlle (bot greedy)")
    assert "Entrance" in "\n".join(maelle)
    # A spectator sees the home of whoever is to move first.
    assert drawn(view, viewer=None, page=1).splitlines()[1].startswith("☼ Anouk")


def test_goods_are_in_words_where_they_fit_and_in_signs_where_not() -> None:
    many = dict.fromkeys(("wood", "stone", "ore", "ruby", "grain", "vegetable", "food", "gold"), 11)
    view = view_of(players=[{"goods": {**many, "dog": 1}, "begging": 2}], spaces={})
    assert "You have ●11 ■11 ▬11 ♦11 Ψ11 ▼11 ♥11 $11 1 dog 2 begging markers" in drawn(
        view, 77, page=1
    )
    assert "●11 wood ■11 stone" in drawn(view, 200, page=1)


def test_a_good_that_is_exchanged_is_lit() -> None:
    view = view_of()
    dark, lit = (BOARD.draw(view, scene(lit=target), 77) for target in ("", "eat:sheep"))
    assert dark.plain == lit.plain
    assert dark.spans != lit.spans


def test_marks_and_legend_name_every_sign() -> None:
    assert board_of("caverna") is BOARD
    assert "".join(mark.sign for mark in BOARD.marks(view_of())) == "☼≈♣★☾Δ○"
    for lang in LANGUAGES:
        signs = "".join(sign.plain for sign, _ in BOARD.legend(Words(lang)))
        assert all(sign in signs for sign in "☼≈♣★☾Δ○●■▬♦Ψ▼♥$☺¹⌂·")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_short_names_are_short_and_tell_everything_apart(lang: str) -> None:
    painter = Painter(cast(View, view_of()), scene(lang))
    for kind, ids, room in (
        ("furnishing", [tile.id for tile in FURNISHINGS], 15),
        ("loot", [id for id, _ in LOOT], 20),
    ):
        names = [painter.name_within(kind, id, room) for id in ids]
        assert len(set(names)) == len(ids)
        assert [name for name in names if len(name) > room] == []
    # Built, a name is broken into two lines of a cell.
    for tile in FURNISHINGS:
        name = painter.name("furnishing", tile.id)
        short = painter.short_name("furnishing", tile.id)
        assert any(fits(words_in_lines(one, "", 10), 10, 2) for one in (name, short) if one), (
            tile.id
        )


def test_a_crop_that_has_no_room_in_words_is_a_sign() -> None:
    board = {"4,3": "field vegetable 2"}
    view = view_of(players=[{"goods": {}, "board": board}], spaces={})
    assert cells(view, page=1)["4,3"] == ["field", "▼2"]
