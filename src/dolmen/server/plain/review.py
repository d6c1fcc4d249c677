"""The review of a record in tables, begun by a form; while it is made the page loads itself."""

from fastapi import APIRouter, Response

from dolmen.server.api.context import Id
from dolmen.server.doors import address_of
from dolmen.server.plain.visit import Outcome, Visited

pages = APIRouter(include_in_schema=False)


@pages.get("/record/{id}/review")
async def review(visit: Visited, id: Id) -> Response:
    """What is known so far, how far it has come, and a way to begin."""
    seen = await visit.server.records.overview(id, 0, None, visit.lang)
    standing = await visit.server.reviews.standing(id)
    places = await visit.server.reviews.exercises(id)
    return visit.render(
        "review.html",
        id=id,
        title=seen.title,
        names=seen.names,
        state=standing.state,
        stage=standing.stage,
        done=round(100 * standing.done),
        parts=await visit.server.reviews.parts(id, visit.lang),
        exercises=[(name, own) for name, own in zip(seen.names, places, strict=False) if own],
        # What is read already is not taken away from under a reader.
        refresh=standing.state in ("waiting", "running") and not standing.stage,
    )


@pages.post("/record/{id}/review")
async def begin_review(visit: Visited, id: Id) -> Response:
    """Begins the review, or goes on with it."""
    there = visit.path("record", id, "review")

    async def work(response: Response) -> Outcome:
        await visit.server.reviews.begin(id, address_of(visit.request.scope))
        return there

    return await visit.carry_out(there, work)
