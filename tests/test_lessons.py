"""Every lesson is solved by its solution and by no wrong move, on a position of a real game, and
has its words in every language."""

from typing import Any

import pytest

import dolmen
from dolmen.core.course import check_move
from dolmen.core.game import Game
from dolmen.games import TITLES, open_game
from dolmen.server.lessons import Lesson, judge, lesson_named, lesson_of, lessons_of
from dolmen.server.refusals import Denied
from dolmen.words import LANGUAGES, Words
from tests.sample import ALL

LESSONS = [lesson for title in ALL for lesson in lessons_of(title)]


def standing(lesson: Lesson, *names: str) -> str:
    """How a lesson stands after some moves, every one of which the rules allow."""
    game: Game[Any] = open_game(lesson.title, lesson.seats, **lesson.options)
    s, moves = game.start(), [game.moves.parse(name) for name in (*lesson.moves, *names)]
    for count, move in enumerate(moves):
        if count == len(lesson.moves):
            assert game.actor(s) == lesson.seat
        check_move(game, s, move)
        game.apply(s, move)
    return judge(lesson, game, moves)


@pytest.mark.parametrize("title", ALL)
def test_every_title_has_a_course(title: str) -> None:
    names = [lesson.name for lesson in lessons_of(title)]
    assert 8 <= len(names) <= 12
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.title}-{lesson.name}")
def test_a_lesson_is_solved_by_its_solution_and_by_no_wrong_move(lesson: Lesson) -> None:
    assert standing(lesson) == "open"
    for count in range(1, len(lesson.solution)):
        assert standing(lesson, *lesson.solution[:count]) == "open"
    assert standing(lesson, *lesson.solution) == "solved"
    assert lesson.wrong
    for wrong in lesson.wrong:
        assert standing(lesson, *wrong) != "solved"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_lesson_has_its_words_and_no_other_has(lang: str) -> None:
    words = Words(lang)
    for lesson in LESSONS:
        id = f"{lesson.title}-lesson-{lesson.name}"
        assert all(words.has(f"{id}{part}") for part in ("", "-task", "-hint", "-done")), id


def test_a_lesson_is_found_by_its_name_and_by_the_parent_of_its_table() -> None:
    first = LESSONS[0]
    assert lesson_named(first.title, first.name) == first
    assert lesson_of(first.parent) == first
    assert [lesson_of(parent) for parent in (None, "record", f"lesson:{first.title}:none")] == [
        None
    ] * 3
    with pytest.raises(Denied) as unknown:
        lesson_named(first.title, "none")
    assert unknown.value.code == "unknown-lesson"
    assert lessons_of("nothing") == ()
    assert set(ALL) <= set(TITLES)
    assert dolmen.game(first.title, seats=first.seats).title == first.title
