"""The same dice at several tables, side by side."""

from typing import Any

from tests import sample
from tests.server.quick_bots import QuickWorkers, play_out
from tests.server.servers import Caller, running


async def test_several_tables_with_the_same_dice_stand_side_by_side(database_url: str) -> None:
    async with (
        running(database_url, workers=QuickWorkers()) as (server, base),
        Caller(base) as anna,
        Caller(base) as bert,
    ):
        for name, who in (("Anna", anna), ("Bert", bert)):
            await who.post("/api/me", {"name": name})
        first = (await anna.make(sample.LIGHT, 2, players=["me", "player"]))["id"]
        early = await anna.http.get(f"/api/records/{first}/same-dice")
        assert (early.status_code, early.json()["code"]) == (409, "still-running")
        outcomes = {first: await play_out(server, first)}
        alone = await bert.get(f"/api/records/{first}/same-dice")
        assert [game["record"] for game in alone["games"]] == [first]
        # From the first, from the second, and one that is not over.
        again = f"/api/records/{first}/duplicate"
        second = (await bert.post(again, {"players": ["me", "player"]}))["id"]
        outcomes[second] = await play_out(server, second, middle=True)
        third = (await bert.post(f"/api/records/{second}/duplicate", {}))["id"]
        outcomes[third] = await play_out(server, third)
        running_still = (await bert.post(again, {"players": ["me", "open"]}))["id"]
        for asked in outcomes:
            found: dict[str, Any] = await bert.get(f"/api/records/{asked}/same-dice")
            assert {game["record"] for game in found["games"]} == set(outcomes)
            assert running_still not in str(found)
            assert (found["playing"], found["seats"]) == (1, 2)
            assert found["games"][0]["record"] == first
            assert [game["is_first"] for game in found["games"]] == [True, False, False]
            for game in found["games"]:
                outcome = outcomes[game["record"]]
                assert (game["scores"], game["ranks"]) == (outcome.scores, outcome.ranks)
                assert game["mine"] == (game["record"] != first)
            assert found["best"] == [
                max(outcome.scores[seat] for outcome in outcomes.values()) for seat in range(2)
            ]
        # Who played alike had the same luck to the last point.
        assert outcomes[third] == outcomes[first]
        # A file that somebody took elsewhere finds them too.
        lines = (await anna.http.get(f"/api/records/{first}/lines")).text
        file = (await anna.http.post("/api/records", content=lines)).json()["id"]
        found = await anna.get(f"/api/records/{file}/same-dice")
        assert {game["record"] for game in found["games"]} == {file, *outcomes}
        assert [game["is_first"] for game in found["games"]] == [True, False, False, False]
        # Without script.
        page = (await anna.http.get(f"/plain/record/{second}/same")).text
        assert all(f"/plain/record/{id}" in page for id in outcomes)
        assert running_still not in page
        assert f"/plain/record/{first}/same" in (await anna.http.get(f"/plain/record/{first}")).text
        friends = {"seat": "0", "with": "people", "name": "Anna"}
        there = await anna.http.post(f"/plain/record/{first}/duplicate", data=friends)
        state = await anna.get(f"/api/tables/{there.headers['location'].rpartition('/')[2]}")
        assert (state["status"], state["duplicate"]) == ("open", first)
        none = await anna.http.get("/api/records/none/same-dice")
        assert (none.status_code, none.json()["code"]) == (404, "unknown-record")
