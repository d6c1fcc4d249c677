"""Each title speaks in whole sentences, to each of its players, in every language."""

import re
from collections import Counter

import pytest
from fluent.syntax import ast as ftl

import dolmen
from dolmen.core.message import Who
from dolmen.games import TITLES, seat_counts
from dolmen.words import LANGUAGES, PLAYER, TO_YOU, Words
from tests.messages import body, catalogues, read_pattern
from tests.title_messages import events, knowing, messages


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_a_title_speaks_in_whole_sentences(title: str, lang: str) -> None:
    words = Words(lang)
    names = ["Ann", "Bo", "Cy", "Di"]
    for message in messages(title):
        sentence = words.say(message, names)
        assert sentence.strip() == sentence
        assert "{" not in sentence
        assert "  " not in sentence
        assert not sentence[0].islower(), sentence
        if "-event-" in message.id or "-why-" in message.id or "-ask-" in message.id:
            assert sentence[-1] in ".?", sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_happens_to_a_player_is_also_said_to_that_very_player(lang: str) -> None:
    count = 0
    for path in catalogues(lang).values():
        for node in body(path):
            if not isinstance(node, ftl.Message) or node.value is None:
                continue
            id, said = node.id.name, read_pattern(node.value)
            is_about = "-event-" in id and PLAYER in said.variables
            names = [attribute.id.name for attribute in node.attributes]
            assert names == [TO_YOU] or not (names or is_about), id
            for attribute in node.attributes:
                to_you = read_pattern(attribute.value)
                assert to_you.variables == said.variables - {PLAYER}, id
                assert to_you[1:3] == said[1:3], id
                count += 1
    assert count > 60


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_a_listener_is_no_third_person_and_everybody_else_is(title: str, lang: str) -> None:
    words = Words(lang)
    for message in events(title):
        player, said = message.args.get(PLAYER), words.say(message)
        if not isinstance(player, Who):
            assert words.say(message, (), 0) == said
            continue
        assert words.say(message, (), player.seat + 1) == said
        heard = words.say(message, (), player.seat)
        name = re.compile(rf"\bP{player.seat}\b")
        assert name.search(said), said
        assert not name.search(heard), heard
        assert heard[0].isupper(), heard
        assert heard.endswith("."), heard


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_no_two_moves_read_alike(title: str, lang: str) -> None:
    words = Words(lang)
    for seats in seat_counts(title):
        game = dolmen.game(title, seats=seats)
        absent = knowing(title).absent(game)
        moves = [m for m in range(game.moves.count) if game.moves.target(m, 0) not in absent]
        spoken = Counter(words.say(game.describe(move)).casefold() for move in moves)
        assert [sentence for sentence, count in spoken.items() if count > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_every_clause_behind_a_reason_is_written(title: str, lang: str) -> None:
    for why in dolmen.game(title, seats=4).reasons[1:]:
        assert Words(lang).text(why.clause)
