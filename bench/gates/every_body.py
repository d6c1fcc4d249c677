"""Gate 4, every door: each body of the interface with one thing changed, and each path, question
and form of every route with what nobody would write there.

Nothing of it breaks anything or holds the loop, nothing is taken that cannot be shown afterwards,
and every answer has the headers of any other."""

import random
import re
from typing import Any, Final, NamedTuple
from urllib.parse import quote

import httpx2

from bench.gates.bends import HALF, LONG, WRONG, bend
from bench.gates.host import hosted
from bench.gates.near_misses import Trials, as_field, as_json, fault_figure, trial_figures, trials
from bench.gates.probed_people import PUSH_KEY
from bench.gates.report import Figure
from bench.gates.spent_budgets import doors
from dolmen.games import TITLES

LIGHT: Final = next(iter(TITLES))
NONCE: Final = "0f" * 16
# What stands in a path or a question: no text, half a character, numbers beyond all, other folders.
ODD: Final = ("%00", "%ED%A0%80", str(10**30), "-1", "%2e%2e", quote("\u202e"), "x" * 300)
ASKED: Final = (
    *("seat", "since", "after", "known", "at", "move", "bot", "lang", "form", "show", "brief"),
    *("still", "count", "title", "seats", "search", "q", "who"),
)
# All fields of forms.
FIELDS: Final = (
    *("about", "address", "allowance", "at", "back", "bot", "bots", "do", "form", "id", "keep"),
    *("kind", "lang", "lasting", "line", "means", "minutes", "move", "moves", "muted", "n", "name"),
    *("number", "person", "proposal", "public", "record", "rounds", "seat", "seats", "silent"),
    *("step", "sure", "table", "text", "title", "to", "typed", "url", "value", "watched"),
    *("webhook", "what", "why", "with", "word", "words", "yes", "player-0", "name-0", "level"),
)
# What would be done to whoever asks, or to the server.
LEFT_ALONE: Final = ("/api/me/leave",)


class Place(NamedTuple):
    """Where somebody asks: tables that wait, are played and are over, and events."""

    open: str
    played: str
    over: str
    robin: str
    free: str
    key: str
    n: int


async def body_figures(url: str, rng: random.Random, each: int) -> list[Figure]:
    """What was wrong with any of it."""
    with hosted(url, watched=True) as host:
        async with trials(host) as trial:
            place = await settle(trial.http)
            await try_bodies(trial, place, rng, each)
            await try_doors(trial, place, rng, each)
            await check_shown(trial, place)
        whole = await fault_figure(url, host)
    return [*trial_figures(url, trial, "odd bodies, paths and forms"), whole]


async def settle(http: httpx2.AsyncClient) -> Place:
    """Somebody with all that a person can have."""

    async def post(path: str, body: object = None) -> Any:
        answer = await http.post(path, json={} if body is None else body)
        return answer.raise_for_status().json()

    wish = {"title": LIGHT, "seats": 2}
    waiting = await post("/api/tables", wish)
    played = await post("/api/tables", {**wish, "players": ["me", "guest"]})
    over = await post("/api/tables", {**wish, "players": ["me", "guest"]})
    view = (await http.get(f"/api/tables/{over['id']}/view")).json()
    given_up = {"type": "resign", "id": "r", "n": view["n"]}
    await post(f"/api/tables/{over['id']}/act?seat={view['actor']}", given_up)
    robin = await post("/api/clubs", {"name": "Robin", **wish})
    free = await post("/api/clubs", {"name": "Free", "kind": "free", **wish})
    n = (await http.get(f"/api/tables/{played['id']}/view")).json()["n"]
    key = played["links"][0]["path"].rpartition("/")[2]
    return Place(waiting["id"], played["id"], over["id"], robin["id"], free["id"], key, n)


def right_bodies(place: Place) -> list[tuple[str, Any]]:
    """Every body of the interface, as somebody would send it."""
    table, waiting, record = (
        f"/api/tables/{place.played}",
        f"/api/tables/{place.open}",
        place.over,
    )
    players = {"players": ["me", "player"], "name": "Anna", "start": True}
    keys = {"p256dh": PUSH_KEY, "auth": "A" * 22}
    club = {"name": "Club", "title": LIGHT, "seats": 2, "options": {}, "level": "player"}
    allowance = {"turn": 3600, "bank": 0, "bot": "player"}
    wish = {"title": LIGHT, "seats": 2, "players": ["me", "open"], "names": ["A", "B"]}
    moves = {"n": place.n, "moves": ["x"], "keeps": ["x"]}
    return [
        ("/api/house/word", {"word": "word"}),
        ("/api/me", {"name": "Anna", "lang": "en"}),
        ("/api/me/carry", {"key": "x"}),
        ("/api/me/recover", {"words": "eight words that nobody has ever been given here"}),
        ("/api/me/unmute", {"id": "x"}),
        (
            "/api/me/notices/push",
            {"endpoint": "https://push.invalid/x", "keys": keys, "label": "P"},
        ),
        ("/api/me/notices/webhook", {"url": "https://hook.invalid/x", "form": "ntfy"}),
        ("/api/me/notices/mail", {"address": "a@mail.invalid"}),
        ("/api/clubs", {**club, "kind": "robin", "rounds": 3}),
        (f"/api/clubs/{place.free}/join", {"name": "Anna"}),
        ("/api/tables", {**wish, "allowance": allowance, "webhook": "https://hook.invalid/x"}),
        (f"{waiting}/join", {"seat": 1, "name": "Bo", "nonce": NONCE}),
        (f"{waiting}/nonces/0", {"nonce": NONCE}),
        (f"{waiting}/seats/1/bot", {"bot": "greedy"}),
        (f"{table}/sit", {"token": place.key}),
        (f"{table}/webhook", {"url": "https://hook.invalid/x"}),
        (f"{table}/watch", {"watched": True}),
        (f"{table}/seats/0/mute", {"muted": True}),
        (f"{table}/seats/0/shares", {"moves": 3, "minutes": 2}),
        (f"{table}/seats/0/prepared", moves),
        (f"{table}/seats/1/prepared", moves),
        (f"{table}/typed?seat=0", {"text": "1"}),
        (f"/api/tables/{place.over}/rematch", {"start": True, "bots": None}),
        (f"/api/records/{record}/branch", {"at": 3, **players}),
        (f"/api/records/{record}/duplicate", players),
        ("/api/me/leave", {"sure": "no"}),
    ]


async def try_bodies(trial: Trials, place: Place, rng: random.Random, each: int) -> None:
    """Every body, right and with one thing changed."""
    for path, right in right_bodies(place):
        await send(trial, f"{path} right", path, right)
        for bent in bend(right, rng, each):
            await send(trial, f"{path} {bent.what}", path, bent.value)


async def send(trial: Trials, what: str, path: str, value: Any) -> None:
    """Sends a body; half a character is never taken."""
    body = as_json(value)
    answer = await trial.ask(what, "POST", path, **body)
    if answer.status_code < 300 and HALF in str(value):
        trial.wrong.append(f"{what}: taken with half a character")


async def try_doors(trial: Trials, place: Place, rng: random.Random, each: int) -> None:
    """Every route there is with something odd in its path, in its question and in its form."""
    odd_forms = [str(one) for one in WRONG if one not in (HALF, LONG)]
    for number, (method, route) in enumerate(doors()):
        if route in LEFT_ALONE:
            continue
        real = route.replace("{id}", place.played).replace("{title}", LIGHT)
        if each and not number % 10:
            await stir(trial)
        for odd in rng.sample(ODD, min(each or 1, len(ODD))):
            paths = [re.sub("{[^}]*}", odd, real)]
            paths += [re.sub("{[^}]*}", odd, route), real] if each else []
            for path in dict.fromkeys(paths):
                if path == "/api/me/leave":
                    continue
                asked = "&".join(f"{name}={odd}" for name in ASKED)
                given: dict[str, Any] = {}
                if method == "POST" and not path.startswith("/api"):
                    value = as_field(rng.choice(odd_forms))
                    given["data"] = dict.fromkeys(FIELDS, value)
                await trial.ask(
                    f"{method} {path[:80]} with {odd[:12]}", method, f"{path}?{asked}", **given
                )


async def stir(trial: Trials) -> None:
    """A game begins: where nobody plays the server looks for garbage, which would count."""
    wish = {"title": LIGHT, "seats": 2, "players": ["me", "guest"]}
    (await trial.http.post("/api/tables", json=wish)).raise_for_status()


async def check_shown(trial: Trials, place: Place) -> None:
    """All that was taken can be shown, and is whole."""
    table, club = place.played, place.free
    shown = (
        *("/api/me", "/api/me/notices", "/api/me/tables", "/api/me/clubs", "/api/me/export"),
        *("/api/me/muted", "/api/me/watched", "/api/me/results", "/api/tables", "/api/house"),
        *(f"/api/tables/{one}" for one in (place.open, place.played, place.over)),
        *(f"/api/tables/{table}/view?lang=nl", f"/api/tables/{table}/seats/0/shares"),
        *(f"/api/tables/{table}/seats/{seat}/prepared?brief=1" for seat in (0, 1)),
        *(f"/api/clubs/{one}" for one in (club, place.robin)),
        *("/plain/", "/plain/me", "/plain/results", "/plain/clubs", f"/plain/club/{club}"),
        f"/plain/table/{table}",
    )
    for path in shown:
        answer = await trial.ask(f"what {path} shows", "GET", path)
        if answer.status_code != 200:
            trial.wrong.append(f"afterwards {path}: {answer.status_code} {answer.text[:80]}")
        elif re.search(r"\\u0000|\\ud8|\x00", answer.text):
            trial.wrong.append(f"afterwards {path}: half a character or none")
