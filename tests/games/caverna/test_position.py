"""Positions as JSON: what `load` takes, and what it refuses with which reason."""

import json
from typing import Any, Final

import pytest

import dolmen
from dolmen.core.message import Message
from tests.games.caverna.scenes import CARDS, GOODS, broken, dwarf, player, scene
from tests.games.caverna.walks import MANNERS, walk
from tests.scenario import Dump, dump

SOUND: Final[Dump] = {
    "round": 5,
    "spaces": {"logging_1_3": {"wood": 4}},
    "players": [
        {
            "goods": {"wood": 4, "sheep": 2},
            "board": {"4,3": "small_pasture", "3,3": "field grain 2", "3,4": "carpenter"},
            "dwarfs": [{"weapon": 3, "at": "housework"}, {"weapon": 0}],
        }
    ],
}
NO_GOODS: Final = dict.fromkeys(GOODS, 0)
NO_SUPPLIERS: Final = {"wood_supplier": 0, "stone_supplier": 0, "ruby_supplier": 0}
NO_TURN: Final = {
    "dwarf": None,
    "space": None,
    "imitating": False,
    "acted": False,
    "overtaking": 0,
    "coins": False,
    "strength": 0,
}


def refused(keys: Any, seats: int = 2, **options: object) -> Message:
    """Why a position is refused."""
    game = dolmen.game("caverna", seats, **options)
    with pytest.raises(dolmen.Refusal) as caught:
        game.load(keys)
    return caught.value.message


def with_player(**keys: Any) -> Dump:
    """The sound position with a change to its first player."""
    return {**SOUND, "players": [{**SOUND["players"][0], **keys}]}


@pytest.mark.parametrize("seats", range(1, 8))
@pytest.mark.parametrize("options", [{}, {"furnishings": "introductory"}, {"first": 0}])
def test_missing_keys_take_the_start_value(seats: int, options: dict[str, Any]) -> None:
    game = dolmen.game("caverna", seats, **options)
    assert game.load({}).numbers() == game.start().numbers()


def test_a_sparse_position_is_completed() -> None:
    game = dolmen.game("caverna", 2)
    at_home = {"weapon": 0, "at": None, "born": False}
    assert dump(game, game.load(SOUND)) == {
        "phase": "work",
        "round": 5,
        "seat": 0,
        "token": 0,
        "marker": None,
        "questions": 0,
        "leaves": 0,
        "cards": list(CARDS[:5]),
        "spaces": {"logging_1_3": {"wood": 4}},
        "gone": [],
        "players": [
            {
                "goods": NO_GOODS | {"wood": 4, "sheep": 2},
                "begging": 0,
                "dwarfs": [{"weapon": 3, "at": "housework", "born": False}, at_home],
                "board": {"3,3": "field grain 2", "3,4": "carpenter", "4,3": "small_pasture"},
                "suppliers": NO_SUPPLIERS,
                "extended": False,
                "choice": None,
            },
            {
                "goods": NO_GOODS,
                "begging": 0,
                "dwarfs": [at_home, at_home],
                "board": {"3,4": "cavern"},
                "suppliers": NO_SUPPLIERS,
                "extended": False,
                "choice": None,
            },
        ],
        "turn": NO_TURN,
        "harvest": "none",
        "left": 0,
        "cave_fed": False,
        "kept": [],
        "stack": [],
    }


def test_what_is_on_offer_follows_from_what_is_owned_and_gone() -> None:
    here = scene(2, round=1, gone=["trader"], players=[player(board={"3,4": "spare_part_storage"})])
    offered = here.view()["furnishings"]
    assert len(offered) == 46
    assert not {"trader", "spare_part_storage"} & set(offered)
    assert here.dump()["gone"] == ["trader"]


def test_every_word_of_a_cell_is_kept() -> None:
    board = {
        "1,1": "stable",
        "1,2": "meadow",
        "1,3": "meadow stable",
        "2,1": "field",
        "2,2": "field grain 1",
        "2,3": "field grain 2",
        "3,1": "field grain 3",
        "3,2": "field vegetable 1",
        "3,3": "field vegetable 2",
        "4,1": "small_pasture stable",
        "4,2": "large_pasture east",
        "4,3": "large_pasture",
        "1,4": "tunnel",
        "1,5": "ore_mine",
        "1,6": "deep_tunnel",
        "2,4": "cavern",
        "2,5": "ruby_mine",
        "2,6": "dwelling",
        "3,4": "seam",
        "3,5": "dwelling",
    }
    assert scene(2, round=5, players=[player(board=board)]).board() == board


def test_half_tiles_outside_need_the_office_room() -> None:
    board = {"4,3": "field", "5,3": "meadow", "3,4": "office_room"}
    here = scene(2, round=1, players=[player(board=board)])
    assert here.board() == dict(sorted(board.items()))
    message = refused({"round": 1, "players": [player(board=board | {"3,4": "cavern"})]})
    assert message.id == "position-impossible"


@pytest.mark.wide
@pytest.mark.parametrize("seats", range(1, 8))
def test_a_dump_is_json_and_loads_back(seats: int) -> None:
    game = dolmen.game("caverna", seats, markers="end" if seats % 2 else "start")
    manner = MANNERS[seats % len(MANNERS)]
    for i, (s, _) in enumerate(walk(game, seats, manner)):
        if i % 7 == 0:
            written = json.dumps(game.dump(s))
            assert game.load(json.loads(written)).numbers() == s.numbers()


@pytest.mark.parametrize(
    ("changed", "where", "got"),
    [
        ({"stage": 1}, "position", "'stage'"),
        ({"phase": "working"}, "phase", "'working'"),
        ({"phase": None}, "phase", "None"),
        ({"round": 13}, "round", "13"),
        ({"round": -1}, "round", "-1"),
        ({"round": True}, "round", "True"),
        ({"seat": 2}, "seat", "2"),
        ({"seat": None}, "seat", "None"),
        ({"token": -1}, "token", "-1"),
        ({"marker": "rose"}, "marker", "'rose'"),
        ({"questions": 4}, "questions", "4"),
        ({"leaves": 5}, "leaves", "5"),
        ({"cards": "blacksmithing"}, "cards", "'blacksmithing'"),
        ({"cards": ["logging_1_3"]}, "cards", "'logging_1_3'"),
        ({"cards": ["urgent_wish_for_children"]}, "cards", "'urgent_wish_for_children'"),
        ({"cards": ["blacksmithing", "blacksmithing"]}, "cards", "'blacksmithing'"),
        ({"spaces": []}, "spaces", "[]"),
        ({"spaces": {"market": {}}}, "spaces", "'market'"),
        ({"spaces": {"logging_1_3": {"stone": 1}}}, "spaces.logging_1_3", "'stone'"),
        ({"spaces": {"logging_1_3": {"wood": -1}}}, "spaces.logging_1_3.wood", "-1"),
        ({"spaces": {"housework": {"dog": 1}}}, "spaces.housework", "'dog'"),
        ({"gone": ["cave"]}, "gone", "'cave'"),
        ({"players": {}}, "players", "{}"),
        ({"players": [{}, {}, {}]}, "players", "[{}, {}, {}]"),
        ({"players": [[]]}, "players.0", "[]"),
        ({"turn": []}, "turn", "[]"),
        ({"turn": {"dwarf": 6}}, "turn.dwarf", "6"),
        ({"turn": {"space": "cave"}}, "turn.space", "'cave'"),
        ({"turn": {"imitating": 1}}, "turn.imitating", "1"),
        ({"turn": {"overtaking": 15}}, "turn.overtaking", "15"),
        ({"harvest": "feast"}, "harvest", "'feast'"),
        ({"left": 3}, "left", "3"),
        ({"cave_fed": "no"}, "cave_fed", "'no'"),
        ({"kept": ["housework"]}, "kept", "'housework'"),
        ({"stack": [{"node": "cave"}]}, "stack.0.node", "'cave'"),
        ({"stack": [{"node": "growth", "progress": -1}]}, "stack.0.progress", "-1"),
    ],
)
def test_what_is_malformed_is_refused_with_its_place(changed: Dump, where: str, got: str) -> None:
    message = refused({**SOUND, **changed})
    assert (message.id, message.args["where"], message.args["got"]) == (
        "position-malformed",
        where,
        got,
    )


@pytest.mark.parametrize(
    ("changed", "where", "got"),
    [
        ({"colour": "red"}, "players.0", "'colour'"),
        ({"goods": {"iron": 1}}, "players.0.goods", "'iron'"),
        ({"goods": {"wood": 1.5}}, "players.0.goods.wood", "1.5"),
        ({"goods": {"wood": -1}}, "players.0.goods.wood", "-1"),
        ({"begging": -1}, "players.0.begging", "-1"),
        ({"dwarfs": {}}, "players.0.dwarfs", "{}"),
        ({"dwarfs": [{}] * 7}, "players.0.dwarfs", str([{}] * 7)),
        ({"dwarfs": [{"weapon": 15}]}, "players.0.dwarfs", "15"),
        ({"dwarfs": [{"at": "bed"}]}, "players.0.dwarfs", "'bed'"),
        ({"dwarfs": [{"name": "Gimli"}]}, "players.0.dwarfs", "'name'"),
        ({"dwarfs": [{"born": True}, {"weapon": 1}]}, "players.0.dwarfs", "{'weapon': 1}"),
        ({"board": []}, "players.0.board", "[]"),
        ({"board": {"0,0": "meadow"}}, "players.0.board", "'0,0'"),
        ({"board": {"4,4": "dwelling"}}, "players.0.board", "'4,4'"),
        ({"board": {"4,3": "lake"}}, "players.0.board.4,3", "'lake'"),
        ({"board": {"4,3": "field stable"}}, "players.0.board.4,3", "'field stable'"),
        ({"board": {"4,3": "field grain 4"}}, "players.0.board.4,3", "'field grain 4'"),
        ({"board": {"3,5": 7}}, "players.0.board.3,5", "7"),
        ({"suppliers": {"wood_supplier": 8}}, "players.0.suppliers", "8"),
        ({"suppliers": {"miner": 1}}, "players.0.suppliers", "'miner'"),
        ({"extended": 1}, "players.0.extended", "1"),
        ({"choice": "both"}, "players.0.choice", "'both'"),
    ],
)
def test_what_is_malformed_in_a_player_is_refused_with_its_place(
    changed: Dump, where: str, got: str
) -> None:
    message = refused(with_player(**changed))
    assert (message.id, message.args["where"], message.args["got"]) == (
        "position-malformed",
        where,
        got,
    )


@pytest.mark.parametrize("keys", [[], "", None, 7])
def test_what_is_no_position_at_all_is_refused(keys: object) -> None:
    assert refused(keys).id == "position-malformed"


TWICE: Final = [player(board={"3,4": "carpenter"}), player(board={"3,4": "carpenter"})]
CROWD: Final = [player(dwarfs=[dwarf(0, "housework")] * 2)]


# What no play can reach, and the clause that forbids it.
@pytest.mark.parametrize(
    ("keys", "clause"),
    [
        # Cards and rounds.
        ({"round": 9, "marker": "leaf"}, "CAV-ROUND-01 CAV-SETUP-09"),
        ({"round": 2, "cards": ["blacksmithing"]}, "CAV-REVEAL-01"),
        ({"round": 1, "cards": ["adventure"]}, "CAV-REVEAL-01"),
        ({"round": 1, "cards": ["wish_for_children"]}, "CAV-REVEAL-01"),
        ({"round": 7, "marker": "leaf", "cards": [*CARDS[:6], "exploration"]}, "CAV-REVEAL-01"),
        # Markers.
        ({"round": 3, "marker": "leaf"}, "CAV-SETUP-09"),
        ({"round": 7}, "CAV-SETUP-09"),
        ({"round": 7, "marker": "leaf", "leaves": 3}, "CAV-SETUP-09"),
        ({"round": 12, "marker": "question", "questions": 3}, "CAV-SETUP-09"),
        # Spaces.
        ({"round": 1, "spaces": {"logging_4_7": {"wood": 3}}}, "CAV-WORK-18"),
        ({"round": 1, "spaces": {"donkey_farming": {"donkey": 1}}}, "CAV-WORK-18"),
        ({"round": 1, "players": CROWD}, "CAV-WORK-02"),
        ({"round": 1, "players": [player(dwarfs=[dwarf(0, "growth"), dwarf()])]}, "CAV-WORK-02"),
        # Furnishings that are gone though nothing lies on them.
        ({"round": 1, "gone": ["carpenter"]}, "CAV-FURNISH-09"),
        ({"round": 1, "gone": ["dwelling"]}, "CAV-FURNISH-09"),
        ({"round": 1, "gone": ["trader"]}, "CAV-FURNISH-09"),
        # Clans and animals.
        ({"round": 1, "players": [player(dwarfs=[dwarf()] * 3)]}, "CAV-HOME-03"),
        ({"round": 1, "players": [player("sheep 3")]}, "CAV-ANIMALS-24"),
        ({"round": 1, "players": [player("sheep 1 cattle 1")]}, "CAV-ANIMALS-24"),
        # Boards.
        ({"round": 1, "players": [player(board={"1,1": "meadow"})]}, "CAV-TILES-12"),
        (
            {"round": 1, "players": [player(board={"4,3": "meadow", "1,1": "field"})]},
            "CAV-TILES-14",
        ),
        ({"round": 1, "players": [player(board={"1,6": "tunnel"})]}, "CAV-TILES-03"),
        (
            {
                "round": 1,
                "players": [player(board=dict.fromkeys(["1,1", "1,2", "2,1", "2,2"], "stable"))],
            },
            "CAV-ANIMALS-11",
        ),
        ({"round": 1, "players": [player(board={"4,3": "large_pasture"})]}, "CAV-ANIMALS-04"),
        (
            {"round": 1, "players": [player(board={"4,3": "large_pasture east"})]},
            "CAV-ANIMALS-04",
        ),
    ],
)  # fmt: skip
def test_an_impossible_position_is_refused_with_its_clause(keys: Dump, clause: str) -> None:
    assert broken(refused(keys)) == clause.split()


def test_a_unique_furnishing_lies_once() -> None:
    assert refused({"round": 1, "players": TWICE}).id == "position-malformed"
    twice = player(board={"3,4": "carpenter", "2,4": "carpenter"})
    assert refused({"round": 1, "players": [twice]}).id == "position-malformed"


def test_a_tile_outside_the_set_is_refused() -> None:
    keys = {"round": 1, "players": [player(board={"3,4": "seam"})]}
    dolmen.game("caverna", 2).load(keys)
    assert refused(keys, furnishings="introductory").id == "position-malformed"
    gone = refused({"round": 1, "gone": ["trader"]}, furnishings="introductory")
    assert (gone.id, gone.args["where"]) == ("position-malformed", "gone")


def test_a_marker_that_is_turned_up_late_is_not_up_while_dwarfs_work() -> None:
    keys = {"round": 6, "marker": "leaf"}
    dolmen.game("caverna", 2).load(keys)
    assert refused(keys, markers="end").args["clause"] == "CAV-SETUP-09"


def test_no_goods_on_a_space_are_none() -> None:
    here = scene(2, round=1, spaces={"logging_1_3": {"wood": 0}})
    assert here.on("logging_1_3") == {}
    assert here.why("place logging_1_3") == ("space-useless", "CAV-WORK-07")


def test_a_refused_position_changes_nothing_of_what_was_given() -> None:
    keys = json.loads(json.dumps({**SOUND, "seat": 7}))
    before = json.dumps(keys)
    refused(keys)
    assert json.dumps(keys) == before
