"""Gate 4, what is almost right: wishes, boards, options, forms and records of every title with one
thing changed, and requests that are right but for who sends them, from where or when.

Whatever is refused changed nothing and is refused by its code; whatever is taken can be shown to
everybody afterwards; and nothing holds the loop."""

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final, NamedTuple

import httpx2

from bench.gates.bends import HALF, Bent, Paper, bend, form_of, papers, right_wishes
from bench.gates.host import Host, hosted
from bench.gates.link import Link, dial
from bench.gates.mutate import Mutator, is_harmful
from bench.gates.report import Figure, figure, say
from bench.gates.tables import Made
from bench.gates.watch import Held, Watcher, watch
from dolmen.games import TITLES
from dolmen.server.guards import HEADERS
from dolmen.server.wire.fields import LONGEST_TEXT

WAIT: Final = 60.0
HELD_MS: Final = 50.0
# Moves that a request of these may replay in the process of the server: the start of a game.
MOST_PLAYED: Final = 60
# As JSON has it.
HALF_WRITTEN: Final = json.dumps(HALF).strip('"')
LIGHT: Final = next(iter(TITLES))
ELSEWHERE: Final = "http://elsewhere.example"
HERE: Final = ("still-here",)
MALFORMED: Final = ("malformed",)
# Pages have no codes but those of HTTP; most send back to the form, where it says why not.
FOREIGN: Final = ("foreign-origin", "foreign-host", "other-scheme", "403", "421")
FORM: Final = ("303",)
BACK: Final = ("nothing-to-take-back",)
NOBODY: Final = ("no-proposal",)


class Tried(NamedTuple):
    """One thing that was tried, and what it cost the loop."""

    what: str
    held: Held


class Trials:
    """Somebody who tries everything, one thing after the other."""

    def __init__(self, host: Host, http: httpx2.AsyncClient, watcher: Watcher) -> None:
        self.host = host
        self.http = http
        self.watcher = watcher
        self.tried: list[Tried] = []
        self.wrong: list[str] = []

    async def ask(self, what: str, method: str, path: str, **given: Any) -> httpx2.Response:
        """Sends something; what it costs is measured, and an answer of 5xx is never right."""
        await self.watcher.held()
        answer = await self.http.request(method, path, **given)
        self.tried.append(Tried(what, await self.watcher.held()))
        if answer.status_code >= 500:
            self.wrong.append(f"{what}: {answer.status_code}")
        bare = [name for name in HEADERS if name not in answer.headers]
        if bare:
            self.wrong.append(f"{what}: {answer.status_code} without {', '.join(bare)}")
        return answer

    def check_taken(self, what: str, sent: str) -> None:
        """Half a character is never taken, wherever it was."""
        if HALF_WRITTEN in sent:
            self.wrong.append(f"{what}: taken with half a character")

    async def check_readable(self, what: str, sent: str, id: str) -> None:
        """A table that was made can be shown, and its texts are whole and no burden."""
        self.check_taken(what, sent)
        paths = (f"/api/tables/{id}", f"/api/tables/{id}/view?lang=nl", f"/plain/table/{id}")
        answers = [await self.http.get(path) for path in (*paths, "/api/tables", "/plain/")]
        codes = [answer.status_code for answer in answers]
        if codes != [200] * len(codes):
            self.wrong.append(f"{what}: taken, and then {codes}")
        elif longest_text(answers[0].json()["options"]) > LONGEST_TEXT:
            self.wrong.append(f"{what}: taken with a text that is too long")


def longest_text(value: Any) -> int:
    """How long the longest text in a value is."""
    if isinstance(value, str):
        return len(value)
    members = list(value.values()) + list(value) if isinstance(value, dict) else value
    return max(map(longest_text, members), default=0) if isinstance(members, list) else 0


@contextlib.asynccontextmanager
async def trials(host: Host) -> AsyncIterator[Trials]:
    """Trials of a server that is watched."""
    watcher = await watch(host.watch)
    try:
        async with httpx2.AsyncClient(base_url=host.base, timeout=WAIT) as http:
            await http.get("/api/me")
            yield Trials(host, http, watcher)
    finally:
        watcher.close()


async def try_all(url: str, rng: random.Random, each: int) -> list[Figure]:
    """Tries everything there is; of each member so many wrong values."""
    with hosted(url, watched=True) as host:
        async with trials(host) as trial:
            for wish in right_wishes():
                await try_wish(trial, wish, rng, each)
                await try_form(trial, wish, rng, each)
            for title in TITLES:
                for paper in papers(title, rng, each):
                    await try_paper(trial, title, paper)
            await try_rights(trial)
        whole = await fault_figure(url, host)
    return [*trial_figures(url, trial, "inputs that are almost right"), whole]


async def fault_figure(url: str, host: Host) -> Figure:
    """What the server did not expect, as it counts that and as its log has it."""
    async with httpx2.AsyncClient(base_url=host.base, timeout=WAIT) as http:
        lines = (await http.get("/metrics")).text.splitlines()
    faults = [line for line in lines if line.startswith("dolmen_faults_total")]
    broken = [line for line in lines if "requests_total{" in line and 'status="5' in line]
    errors = host.errors
    if errors:
        say(f"gate 4: {host.log.read_text(errors='replace')[-3000:]}")
    clean = faults == ["dolmen_faults_total 0.0"] and not broken and not errors
    value = "0" if clean else (faults, broken, errors)
    return figure(4, "unhandled exceptions", url, value, "0", clean)


def trial_figures(url: str, trial: Trials, what: str) -> list[Figure]:
    """What was wrong with the answers, and what the worst of what was tried cost."""
    wrong, count = trial.wrong, len(trial.tried)
    for text in wrong[:20]:
        say(f"gate 4: {text}")
    slowest = max(trial.tried, key=lambda tried: tried.held.computed)
    longest = max(trial.tried, key=lambda tried: tried.held.played)
    held, played = slowest.held.computed, longest.held.played
    told = f"{len(wrong)}: {wrong[0]}" if wrong else "0"
    return [
        figure(4, f"{count} {what}: wrong answers", url, told, "0", not wrong),
        figure(
            4,
            f"{what}: moves that one of them replayed in the server",
            url,
            f"{played} ({longest.what})",
            f"<= {MOST_PLAYED}",
            played <= MOST_PLAYED,
        ),
        figure(
            4,
            f"{what}: loop held by one of them",
            url,
            f"{held:.1f} ms ({slowest.what})",
            f"<= {HELD_MS:.0f} ms computed",
            held <= HELD_MS,
            timed=True,
        ),
    ]


# --- Wishes and forms ----------------------------------------------------------------------------


async def try_wish(trial: Trials, wish: dict[str, Any], rng: random.Random, each: int) -> None:
    """A wish for a table, right and with one thing changed."""
    for bent in (Bent("right", wish), *bend(wish, rng, each)):
        what = f"make {wish['title']}: {bent.what}"
        # Half a character can only be sent as its escape, which is what this makes of it.
        body = as_json(bent.value)
        answer = await trial.ask(what, "POST", "/api/tables", **body)
        if answer.status_code == 201:
            await trial.check_readable(what, body["content"], answer.json()["id"])
        elif bent.what == "right":
            trial.wrong.append(f"{what}: {answer.status_code} {answer.text[:100]}")


async def try_form(trial: Trials, wish: dict[str, Any], rng: random.Random, each: int) -> None:
    """The same by the form of a page without script: a field changed, or one thing in an option."""
    form = form_of(wish)
    bents = [Bent("right", form), *bend(form, rng, each)]
    written = len(bents)
    for name, value in wish["options"].items():
        if isinstance(value, dict | list):
            some = bend(value, rng, each)
            bents += [
                Bent(f"{name}.{one.what}", {**form, f"json-{name}": as_json(one.value)["content"]})
                for one in rng.sample(some, min(len(some), 4 * each))
            ]
    for i, bent in enumerate(bents):
        what = f"form of {wish['title']}: {bent.what}"
        fields = {as_field(name): as_field(value) for name, value in bent.value.items()}
        answer = await trial.ask(what, "POST", "/plain/make", data=fields)
        place, _, id = answer.headers.get("location", "").rpartition("/")
        if place.endswith("/table"):
            # Only where JSON is read are there escapes.
            sent = "".join(fields.values()) if i >= written else ""
            await trial.check_readable(what, sent, id)
        elif bent.what == "right":
            trial.wrong.append(f"{what}: {answer.status_code}, to {place}")


def as_json(value: Any) -> dict[str, Any]:
    """A body of JSON with escapes."""
    return {"content": json.dumps(value), "headers": {"Content-Type": "application/json"}}


def as_field(value: object) -> str:
    """A field of a form, which is text without half characters."""
    return str(value).encode(errors="replace").decode()


# --- Records -------------------------------------------------------------------------------------


async def try_paper(trial: Trials, title: str, paper: Paper) -> None:
    """A record by both of its doors: it is never called verified if its dice are not."""
    what = f"record of {title}: {paper.what}"
    answer = await trial.ask(what, "POST", "/api/records", content=paper.text.encode())
    if answer.status_code == 201:
        trial.check_taken(what, paper.text)
        info = answer.json()
        verified = info["verified"] == "verified"
        if verified and not paper.may_verify:
            trial.wrong.append(f"{what}: verified")
        page = await trial.http.get(f"/plain/record/{info['id']}")
        if page.status_code != 200:
            trial.wrong.append(f"{what}: taken, and then {page.status_code}")
    elif paper.what.endswith("right"):
        trial.wrong.append(f"{what}: {answer.status_code} {answer.text[:100]}")


# --- Messages ------------------------------------------------------------------------------------


async def try_messages(trial: Trials, made: Made, mutator: Mutator, count: int) -> None:
    """Bent messages one by one, from a seat: none of them is done."""
    path = f"/api/tables/{made.id}"
    n = (await trial.http.get(f"{path}/view")).json()["n"]
    headers = {"X-Dolmen-Seat": made.keys[0]}
    for _ in range(count):
        data = mutator.message(n)
        if is_harmful(data, n):
            continue
        what = f"message {ascii(data)[:120]}"
        answer = await trial.ask(what, "POST", f"{path}/act", content=data, headers=headers)
        if answer.status_code == 200 and answer.json()["type"] == "done":
            trial.wrong.append(f"{what}: done")


# --- Who, from where, and when -------------------------------------------------------------------


class Denied(NamedTuple):
    """A request that is right but for one thing, and the refusals that are right for it."""

    what: str
    who: httpx2.AsyncClient
    path: str
    given: dict[str, Any]
    codes: tuple[str, ...]


async def try_rights(trial: Trials) -> None:
    """At a table of two who are both there: nothing of this changes it."""
    base = trial.host.base
    async with (
        httpx2.AsyncClient(base_url=base, timeout=WAIT) as anna,
        httpx2.AsyncClient(base_url=base, timeout=WAIT) as bert,
    ):
        made = await anna.post("/api/tables", json={"title": LIGHT, "seats": 2})
        id = made.json()["id"]
        (await bert.post(f"/api/tables/{id}/join", json={"seat": 1})).raise_for_status()
        (await anna.post(f"/api/tables/{id}/start")).raise_for_status()
        snapshot = snapshots(id, anna, bert)
        before = await snapshot()
        for denied in await refusals(trial.host, id, anna, bert):
            trial.http, usual = denied.who, trial.http
            answer = await trial.ask(denied.what, "POST", denied.path, **denied.given)
            trial.http = usual
            is_page = "json" not in answer.headers.get("content-type", "")
            code = str(answer.status_code) if is_page else answer.json().get("code", "taken")
            if code not in denied.codes:
                trial.wrong.append(f"{denied.what}: {answer.status_code} {answer.text[:80]}")
            if (after := await snapshot()) != before:
                trial.wrong.append(f"{denied.what}: changed something")
                before = after
        for headers in strange_headers(trial.host):
            first = await first_word(trial.host, id, headers)
            if first != "closing":
                trial.wrong.append(f"a socket with {headers} heard {first}")


async def first_word(host: Host, id: str, headers: dict[str, str]) -> str:
    """What kind of message a socket hears first."""
    heard: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def hear(link: Link, data: bytes) -> None:
        if not heard.done():
            heard.set_result(link.read(data)["type"])

    said, origin = headers.get("host"), headers.get("origin")
    link = await dial(host.port, id, hear, hello={}, host=said, origin=origin)
    try:
        return await asyncio.wait_for(heard, WAIT)
    finally:
        link.cut()


def snapshots(
    id: str, anna: httpx2.AsyncClient, bert: httpx2.AsyncClient
) -> Callable[[], Awaitable[list[Any]]]:
    """All that two people may know of a table and of themselves."""

    async def snapshot() -> list[Any]:
        seen: list[Any] = []
        for seat, who in enumerate((anna, bert)):
            me = (await who.get("/api/me")).json()
            tables = (await who.get("/api/me/tables")).json()
            view = (await who.get(f"/api/tables/{id}/view?seat={seat}")).json()
            seen.append((me["name"], me["lang"], len(tables["tables"]), view))
        seen.append((await anna.get(f"/api/tables/{id}")).json())
        return seen

    return snapshot


def strange_headers(host: Host) -> list[dict[str, str]]:
    """From where no request may come."""
    secure = host.base.replace("http:", "https:", 1)
    return [{"origin": ELSEWHERE}, {"origin": secure}, {"host": "elsewhere.example"}]


async def refusals(
    host: Host, id: str, anna: httpx2.AsyncClient, bert: httpx2.AsyncClient
) -> list[Denied]:
    """Everything that has to be refused there."""
    table = f"/api/tables/{id}"
    views = [(await who.get(f"{table}/view?seat={i}")).json() for i, who in enumerate((anna, bert))]
    actor, n = views[0]["actor"], views[0]["n"]
    mover, other = (anna, bert) if actor == 0 else (bert, anna)
    name = views[actor]["legal"][0]["move"]
    move = {"type": "move", "id": "almost", "n": n, "move": name}
    act, away = f"{table}/act?seat={actor}", f"{table}/act?seat={1 - actor}"
    bot, vote = {"bot": "greedy"}, {"type": "vote", "id": "v", "what": "bot", "seat": 1}

    def plain(what: str, **form: object) -> tuple[str, dict[str, Any]]:
        return f"/plain/table/{id}/{what}", {"data": {k: str(v) for k, v in form.items()}}

    def talk(kind: str, **more: object) -> dict[str, Any]:
        return {"json": {"type": kind, "id": "talk", **more}}

    fields = {"id": "almost", "seat": actor, "n": n, "move": name}
    found = [
        Denied("a bot for who is there", anna, f"{table}/seats/1/bot", {"json": bot}, HERE),
        Denied("the same by a form", anna, *plain("bot", about=1, bot="greedy"), FORM),
        Denied("a vote on who is there", anna, f"{table}/act?seat=0", {"json": vote}, HERE),
        Denied("the same by a form", anna, *plain("vote", seat=0, about=1, yes="yes"), FORM),
        Denied("a guest as host", bert, f"{table}/seats/0/bot", {"json": bot}, ("not-host",)),
        Denied("a guest's webhook", bert, f"{table}/webhook", {"json": {}}, ("not-host",)),
        Denied("a start of what began", anna, f"{table}/start", {}, ("already-started",)),
        Denied("a rematch too early", anna, f"{table}/rematch", {}, ("still-running",)),
        Denied("a seat of another", other, act, {"json": move}, ("watching",)),
        Denied("the same by a form", other, *plain("play", **fields), FORM),
        Denied("not one's turn", other, away, {"json": move}, ("not-your-turn", "illegal")),
        Denied("a move too late", mover, act, {"json": {**move, "n": n - 1}}, ("stale",)),
        Denied("a move too early", mover, act, {"json": {**move, "n": n + 1}}, ("stale",)),
        Denied("a late move by a form", mover, *plain("play", **{**fields, "n": n - 1}), FORM),
        Denied("a redo of nothing", mover, act, talk("redo", n=n), ("nothing-to-redo",)),
        Denied("a late redo", mover, act, talk("redo", n=n - 1), ("stale",)),
        Denied("a way back to nowhere", mover, act, talk("propose", n=n, to=n), BACK),
        Denied("the same too late", mover, act, talk("propose", n=n - 1, to=0), ("stale",)),
        Denied("back past others alone", mover, act, talk("take_back", n=n, to=n), BACK),
        Denied("an answer to nothing", other, away, talk("answer", proposal=n, yes=True), NOBODY),
        Denied("a no to nothing", mover, act, talk("answer", proposal=0, yes=False), NOBODY),
        Denied("advice for another position", mover, act, talk("advice", n=n - 1), ("stale",)),
        Denied("advice for who waits", other, away, talk("advice", n=n), ("not-your-turn",)),
        Denied("half a move", mover, act, as_json({**move, "move": "\ud800"}), MALFORMED),
        Denied("a move of 10**30", mover, act, as_json({**move, "n": 10**30}), MALFORMED),
        Denied("too long an id", mover, act, {"json": {**move, "id": "x" * 65}}, MALFORMED),
    ]
    right = [
        ("a move", mover, act, {"json": move}),
        ("a line", mover, act, {"json": {"type": "chat", "id": "c", "text": "hello"}}),
        ("a name", mover, "/api/me", {"json": {"name": "Somebody"}}),
        ("a table", mover, "/api/tables", {"json": {"title": LIGHT, "seats": 2}}),
        ("a form", mover, *plain("play", **fields)),
        ("a language", mover, "/plain/language", {"data": {"lang": "fr"}}),
    ]
    for what, who, path, given in right:
        for strange in strange_headers(host):
            key, value = next(iter(strange.items()))
            sent = {**given, "headers": {key: value}}
            found.append(Denied(f"{what} with {key} {value}", who, path, sent, FOREIGN))
    return found
