"""Another move in a finished game without script: a form with what could be played, what came of it
in sentences and a table, and the game that bots played on, point by point."""

from functools import partial
from typing import Annotated, Any, Final
from urllib.parse import urlencode

from fastapi import APIRouter, Query, Response

from dolmen.bots import USUAL
from dolmen.bots.figures import Interval
from dolmen.review.sequel import PLACES, Sequels
from dolmen.server.api.context import Id
from dolmen.server.doors import address_of
from dolmen.server.plain.forms import as_number
from dolmen.server.plain.levels import tell_levels
from dolmen.server.plain.position import Voice
from dolmen.server.plain.terms import tell_view
from dolmen.server.plain.visit import Outcome, Visited
from dolmen.server.sequel import Place
from dolmen.server.told_sequels import SequelSeen
from dolmen.server.wire.fields import LONGEST_MOVE, LONGEST_NAME
from dolmen.words import Words
from dolmen.words.review import percent, within

pages = APIRouter(include_in_schema=False)

Move = Annotated[str, Query(max_length=LONGEST_MOVE)]
# Every so manyth place of the curve is a row.
ROW: Final = 4


@pages.get("/record/{id}/sequel")
async def sequel(
    visit: Visited,
    id: Id,
    at: str = "",
    move: Move = "",
    bot: Annotated[str, Query(max_length=LONGEST_NAME)] = USUAL,
    point: str = "",
) -> Response:
    """What could be played; after a choice how far it has come, and what came of it."""
    count = as_number(at)
    if not move:
        return await _choose(visit, id, count)
    server, words = visit.server, visit.words
    place = Place(id, count, move, bot)
    standing = server.sequels.standing(place)
    seen = await server.records.sequel_seen(place, standing.played, as_number(point), visit.lang)
    voice = Voice(words, seen.names)
    shown = seen.point
    told: dict[str, Any] = {}
    if standing.played is not None and shown is not None:
        told = {
            "sentences": tell_many(words, seen, standing.played.many),
            "rows": tell_rows(words, seen, standing.played.many),
            "count": shown.n,
            "most": seen.moves,
            "happened": [phrase.text for entry in shown.entries for phrase in entry.told],
            "position": tell_view(seen.title, shown.view, voice),
            "scores": zip(seen.names, seen.scores, strict=True),
        }
    return visit.render(
        "sequel.html",
        id=id,
        at=count,
        title=seen.title,
        tried=seen.tried,
        played=seen.played,
        dice=seen.dice,
        bot=bot,
        question=urlencode({"at": count, "move": move, "bot": bot}),
        state=standing.state,
        done=round(100 * standing.done),
        alone=len(seen.names) == 1,
        refresh=standing.state in ("waiting", "running"),
        **told,
    )


@pages.post("/record/{id}/sequel")
async def begin_sequel(visit: Visited, id: Id) -> Response:
    """Has a move played on."""
    form = await visit.form()
    at = as_number(form.get("at", ""))
    there = visit.path("record", id, "sequel")

    async def work(response: Response) -> Outcome:
        place = Place(id, at, form.get("move", ""), form.get("bots", USUAL))
        await visit.server.sequels.begin(place, address_of(visit.request.scope))
        return f"{there}?{urlencode({'at': at, 'move': place.move, 'bot': place.bot})}"

    return await visit.carry_out(f"{there}?at={at}", work, form=form)


async def _choose(visit: Visited, id: str, at: int) -> Response:
    seen = await visit.server.records.choices_seen(id, at, visit.lang)
    return visit.render(
        "sequel_choice.html",
        id=id,
        at=at,
        title=seen.title,
        name=None if seen.seat is None else seen.names[seen.seat],
        played=seen.played,
        choices=seen.moves,
        dice=seen.dice,
        levels=tell_levels(seen.title, len(seen.names), visit.words),
    )


def points(words: Words, value: float) -> str:
    """Points in tenths."""
    return words.text("sequel-tenths", value=round(value, 1) or 0.0)


def tell_many(words: Words, seen: SequelSeen, many: Sequels) -> list[str]:
    """What many games show of the tried move, in sentences."""
    seat, alone = seen.seat, len(seen.names) == 1
    mine, theirs = many.tried[-1], many.played[-1]
    tell = partial(points, words) if alone else partial(percent, words)
    gain: Interval = many.points if alone else many.gain
    clear = "better" if gain.low > 0 else "worse" if gain.high < 0 else "unclear"
    facts = {
        "tried": seen.tried,
        "played": seen.played,
        "name": seen.names[seat],
        "points": points(words, mine.points[seat].mean),
        "theirs": points(words, theirs.points[seat].mean),
    }
    verdict = words.text("sequel-verdict", clear=clear, gain=within(words, gain, tell))
    if alone:
        return [verdict, words.text("sequel-made", **facts)]
    won, truly = (percent(words, spot.ahead[seat].mean) for spot in (mine, theirs))
    return [verdict, words.text("sequel-won", won=won, truly=truly, **facts)]


def tell_rows(words: Words, seen: SequelSeen, many: Sequels) -> list[list[str]]:
    """The curve as a table, for the seat that decided."""
    seat = seen.seat
    rows: list[list[str]] = []
    for place in range(0, PLACES, ROW):
        tried, played = many.tried[place], many.played[place]
        low, high = tried.band[seat]
        rows.append(
            [
                percent(words, place / (PLACES - 1)),
                str(seen.true[place]),
                points(words, tried.points[seat].mean),
                f"{low:.0f}–{high:.0f}",
                points(words, played.points[seat].mean),
                within(words, tried.ahead[seat], partial(percent, words)),
            ]
        )
    return rows
