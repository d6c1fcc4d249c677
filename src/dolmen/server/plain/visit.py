"""One request for a page: who asks, in which language, and how the answer is written."""

import hashlib
import secrets
from collections.abc import Awaitable, Callable, Mapping
from importlib.resources import files
from typing import Annotated, Any, Final, NamedTuple

from fastapi import Depends, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse
from jinja2 import Environment, PackageLoader, StrictUndefined

from dolmen import __version__
from dolmen.core.message import Refusal
from dolmen.games import playable
from dolmen.server.doors import address_of
from dolmen.server.people import Person
from dolmen.server.plain.notice import COOKIE, Notice, put_notice, take_notice
from dolmen.server.refusals import Denied, clause_of
from dolmen.server.server import Server
from dolmen.server.store import PlayerRow, Unstored
from dolmen.server.table.names import check_name
from dolmen.server.tongue import Tongue
from dolmen.words import LANGUAGES, Words

# Where these pages stay when another takes over the plain paths.
PLAIN: Final = "/plain"
STYLE: Final = files(__package__).joinpath("plain.css").read_bytes()
STYLE_PATH: Final = f"{PLAIN}/plain.css?{hashlib.sha256(STYLE).hexdigest()[:12]}"
SEE_OTHER: Final = 303
HEADERS: Final = {
    "Cache-Control": "no-store",
    # With no referrer at all browsers would send the forms of these pages without their origin.
    "Referrer-Policy": "same-origin",
}
# How languages call themselves.
OWN_NAMES: Final = {"en": "English", "fr": "Français", "nl": "Nederlands"}


class Declined(NamedTuple):
    """Why something was not done, with the clause where a rule refuses."""

    sentence: str
    clause: str | None = None


# A page to go to, or why not.
Outcome = str | Declined

environment = Environment(
    loader=PackageLoader(__package__),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


def compile_pages() -> None:
    """Reads every template, so that nobody waits for it later."""
    for name in environment.list_templates(filter_func=lambda name: name.endswith(".html")):
        environment.get_template(name)


class Visit:
    """Somebody who looks at a page. Looking makes no acquaintance and changes nothing."""

    def __init__(self, server: Server, request: Request, me: PlayerRow | None, lang: str) -> None:
        self.server = server
        self.request = request
        self.me = me
        self.lang = lang
        self.words: Words = Tongue(lang)
        self.base = base_of(request)
        self.notice = take_notice(request)
        # Whether the visitor may make tables here.
        self.may_make = True

    @property
    def player(self) -> str | None:
        """What tables know the visitor by."""
        return self.server.people.player_of(self.request)

    @property
    def name(self) -> str:
        """What the visitor was called last."""
        return (self.me.name if self.me else None) or ""

    def path(self, *parts: object) -> str:
        """The path of a page."""
        return "/".join([self.base, *map(str, parts)]) if parts else f"{self.base}/"

    def render(self, template: str, status: int = 200, **content: Any) -> Response:
        """A page."""
        response = HTMLResponse(
            write(
                self.request,
                template,
                self.lang,
                self.notice,
                may_make=self.may_make,
                making=self.server.makers.who,
                **content,
            ),
            status,
            HEADERS,
        )
        notice = self.notice
        if COOKIE in self.request.cookies and (notice.sentence or notice.links or notice.once):
            response.delete_cookie(COOKIE, path="/")
        return response

    async def form(self) -> dict[str, str]:
        """The texts that a form sends; files are no texts."""
        async with self.request.form() as form:
            return {key: value for key, value in form.items() if isinstance(value, str)}

    async def carry_out(
        self,
        back: str,
        work: Callable[[Response], Awaitable[Outcome]],
        *,
        form: Mapping[str, str] = {},
        title: str | None = None,
    ) -> Response:
        """Does what a form asks and sends the browser to the page that `work` names. A refusal is
        said at the top of the page the form came from, with everything that was typed."""
        response = RedirectResponse(back, SEE_OTHER, HEADERS)
        try:
            outcome = await work(response)
        except Refusal as refusal:
            outcome = self.decline(refusal)
        except Unstored:
            outcome = self.decline(Denied("unstored"))
        if isinstance(outcome, Declined):
            at = back.partition("#")[0].partition("?")[0]
            notice = Notice(at, outcome.sentence, outcome.clause, title, dict(form))
            put_notice(response, notice, secure=self.server.settings.is_secure)
        else:
            response.headers["location"] = outcome
        return response

    def decline(self, refusal: Refusal) -> Declined:
        """A refusal in the visitor's language."""
        return Declined(self.words.say(refusal.message), clause_of(refusal))

    def put_links(self, response: Response, at: str, links: Mapping[int, str]) -> None:
        """Has the next page show private links: the server keeps only their hashes."""
        if links:
            notice = Notice(at, links={str(seat): self.base + link for seat, link in links.items()})
            put_notice(response, notice, secure=self.server.settings.is_secure)

    def put_once(self, response: Response, at: str, text: str) -> None:
        """Has the next page show what is shown this once."""
        put_notice(response, Notice(at, once=text), secure=self.server.settings.is_secure)

    async def person(self, response: Response, name: str = "") -> Person:
        """The visitor as tables take them, with an identity from now on, and by the name given."""
        chosen = check_name(name) if name.strip() else None
        _, row = await self.server.people.meet(self.request, response, self.server.now())
        if chosen is not None and chosen != row.name:
            row = row._replace(name=chosen)
            await self.server.store.save_player(row)
        guest = self.words.text("server-somebody")
        return Person(row.hash, row.name, guest, address_of(self.request.scope))


def base_of(request: Request) -> str:
    """What stands before the paths of all links of a page; the plain paths may be another's."""
    is_apart = request.app.state.has_page or request.url.path.startswith(f"{PLAIN}/")
    return PLAIN if is_apart else ""


def write(request: Request, template: str, lang: str, notice: Notice, **content: Any) -> str:
    """A page as text."""
    words = Words(lang)
    query = f"?{request.url.query}" if request.url.query else ""
    here = request.url.path + query if request.method == "GET" else f"{base_of(request)}/"
    return environment.get_template(template).render(
        lang=lang,
        languages=OWN_NAMES,
        say=words.text,
        base=base_of(request),
        here=here,
        style=STYLE_PATH,
        version=__version__,
        notice=notice,
        fresh_id=lambda: secrets.token_urlsafe(9),
        # Those whose rules can be read: somebody else's title may have none written.
        titles=[title for title in playable() if words.has(f"{title}-rules-title")],
        **content,
    )


async def visit_of(request: Request) -> Visit:
    """Who asks for a page; the language stands in the link, or was chosen once, or is that of the
    browser."""
    server: Server = request.app.state.server
    me = await server.people.known(request)
    asked = request.query_params.get("lang")
    chosen = asked if asked in LANGUAGES else me.lang if me else None
    lang = server.people.language_of(request, chosen)
    # A page that refuses speaks the same language.
    request.state.lang = lang
    visit = Visit(server, request, me, lang)
    visit.may_make = await server.makers.may(request)
    return visit


Visited = Annotated[Visit, Depends(visit_of)]


def refusal_page(request: Request, refusal: Refusal, lang: str, status: int) -> Response:
    """Says why something cannot be had, with a way on."""
    spoken = getattr(request.state, "lang", lang)
    sentence = Words(spoken).say(refusal.message)
    text = write(request, "refusal.html", spoken, Notice(request.url.path), sentence=sentence)
    return HTMLResponse(text, status, HEADERS)
