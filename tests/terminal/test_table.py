"""The table without its screen: seats, story, taking back."""

from typing import Any

from dolmen.bots import seat_bot
from dolmen.core.game import CHANCE, Game
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


def test_what_was_taken_back_is_played_again_and_told_again() -> None:
    table = dealt_table()
    assert table.redo() == 0
    table.play(table.legal()[0])
    table.play(table.legal()[0])
    moves, story = list(table.log.moves), list(table.story)
    table.take_back()
    assert table.redo() == 2
    assert (table.log.moves, table.story) == (moves, story)


class First:
    """A bot that plays the first move."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.stop = False

    def choose(self, state: Any) -> int:
        return self.game.legal(state)[0]


def test_against_bots_alone_taking_back_reaches_across_their_answer_with_the_same_dice() -> None:
    dealt = dealt_table()
    seats = dealt.game.seats
    bots = {seat: First(dealt.game) for seat in range(1, seats)}
    table = Table(dealt.log, bots, dealt.log.commit(bytes(16), [None] * seats))
    begun = len(table.log.moves)

    def go_on() -> None:
        played = False
        while table.actor != 0 or not played:
            if table.actor == CHANCE:
                table.play(table.draw())
                continue
            played = played or table.actor != 0
            table.play(table.legal()[0])

    go_on()
    moves, story = list(table.log.moves), list(table.story)
    assert table.take_back() > 1
    assert table.actor == 0
    assert (table.log.crossings, len(table.log.moves) >= begun) == (1, True)
    assert table.story == [line for line in story if line.after <= len(table.log.moves)]
    table.redo()
    assert (table.log.moves, table.story) == (moves, story)
    table.take_back()
    # By hand it comes out the same, since the bots here do not doubt.
    while len(table.log.moves) < len(moves):
        table.play(table.draw() if table.actor == CHANCE else moves[len(table.log.moves)])
    assert table.log.moves == moves
    # Beside another person nobody does so.
    shared = Table(table.log, {1: bots[1]}, table.dice)
    assert shared.take_back() == 0


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


def test_nobody_is_stronger_than_a_master() -> None:
    log = new_log((None, "expert"))
    table = Table(log, {1: seat_bot("expert", log.game, 1, 1)}, dice_of(log))
    assert table.stronger == "master"
    again = table.again(table.stronger)
    assert (again.log.bots, again.humans, again.stronger) == ([None, "master"], [0], None)
    assert again.bots[1] is not table.bots[1]


def test_a_bot_that_the_log_does_not_name_is_called_bot() -> None:
    log = new_log((None, None))

    class First:
        stop = False

        def choose(self, state: object) -> int:
            return 0

    assert Table(log, {1: First()}, dice_of(log)).bot_names == [None, "bot"]
