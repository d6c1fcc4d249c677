"""A title without words for something: its tables gave 500."""

import logging

import pytest

from dolmen.core.message import Message, Who
from dolmen.server.speaker import Speaker
from dolmen.server.tongue import Tongue
from dolmen.words import LANGUAGES

UNSAID = Message("stranger-move-unsaid", {"count": 3})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_has_no_words_is_said_by_its_id(lang: str) -> None:
    speaker = Speaker(["Anna", "Bert"], lang)
    phrase = speaker.phrase(UNSAID)
    assert (phrase.id, phrase.args, phrase.text) == (UNSAID.id, {"count": 3}, UNSAID.id)
    assert speaker.sentence(UNSAID) == UNSAID.id


def test_within_a_sentence_that_has_words_too() -> None:
    told = Message("server-not-your-turn", {"who": Who(0)})
    assert Tongue("en").say(told, ["Anna"]) == Speaker(["Anna"], "en").sentence(told)
    assert "stranger-move-unsaid" in Tongue("en").join([Tongue("en").say(UNSAID), "Anna"])


def test_the_log_says_once_what_is_missing(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "dolmen.server.tongue"):
        for _ in range(2):
            assert Tongue("nl").text("stranger-event-unsaid") == "stranger-event-unsaid"
    assert [record.getMessage() for record in caplog.records] == ["words are missing"]
