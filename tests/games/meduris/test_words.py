"""How Meduris speaks."""

import pytest

from dolmen.core.message import Message, Who
from dolmen.games.meduris import data as meduris_data
from dolmen.words import LANGUAGES, Words
from tests.messages import entries


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_materials_faces_chips_and_districts_have_names(lang: str) -> None:
    known = {
        "meduris-material": meduris_data.MATERIAL_NAMES,
        "meduris-chips": meduris_data.MATERIAL_NAMES,
        "meduris-face": meduris_data.FACE_NAMES,
        "meduris-chip": meduris_data.CHIP_NAMES,
        # A board of somebody's own has other districts.
        "meduris-district": (*meduris_data.DISTRICT_NAMES, "other"),
    }
    for id, names in known.items():
        assert entries(lang)[id].choices == {frozenset(names)}
    assert Words(lang).text("meduris-district", district="Old Hill") == "Old Hill"


def test_a_price_is_a_list_with_plurals_of_the_language() -> None:
    due = tuple(
        Message("meduris-chips", {"material": material, "count": count})
        for material, count in (("stone", 2), ("wood", 2), ("wool", 1))
    )
    ask = Message("meduris-ask-pay", {"player": Who(0), "purpose": "hut", "price": due})
    assert [Words(lang).say(ask, ["Ann"]) for lang in LANGUAGES] == [
        "Ann, pay 2 stone, 2 wood and 1 wool for the hut, or replace a chip.",
        "Ann, payez 2 pierres, 2 bois et 1 laine pour la hutte, ou remplacez une tuile.",
        "Ann, betaal 2 steen, 2 hout en 1 wol voor de hut, of vervang een kaartje.",
    ]
