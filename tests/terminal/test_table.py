"""The table without its screen: seats, story, taking back."""

from dolmen.core.game import CHANCE
from dolmen.terminal.table import Table
from tests.terminal.tables import dice_of, new_log


def dealt_table() -> Table:
    log = new_log((None, None, None))
    table = Table(log, {}, dice_of(log))
    while table.actor == CHANCE:
        table.play(table.draw())
    return table


def test_a_story_tells_each_viewer_what_that_viewer_may_know() -> None:
    table = dealt_table()
    told = table.play(table.legal()[0])[0]
    own, *others = told.versions
    assert others == [others[0]] * 3
    assert own != others[0]
    assert told.told(None) is told.versions[-1]


def test_taking_back_goes_to_the_last_barrier_and_shortens_the_story() -> None:
    table = dealt_table()
    before, story = list(table.log.moves), list(table.story)
    assert table.take_back() == 0
    table.play(table.legal()[0])
    table.play(table.legal()[0])
    assert table.take_back() == 2
    assert table.log.moves == before
    assert table.story == story


def test_a_table_that_is_opened_again_tells_the_same_story() -> None:
    table = dealt_table()
    table.play(table.legal()[0])
    again = Table(table.log, {}, table.dice)
    assert again.story == table.story


def test_a_new_game_has_the_same_people() -> None:
    table = dealt_table()
    again = table.again()
    assert again.log.names == table.log.names
    assert again.log.moves == []
    assert again.humans == [0, 1, 2]


def test_a_bot_that_the_log_does_not_name_is_called_bot() -> None:
    log = new_log((None, None))

    class First:
        def choose(self, state: object) -> int:
            return 0

    assert Table(log, {1: First()}, dice_of(log)).bot_names == [None, "bot"]
