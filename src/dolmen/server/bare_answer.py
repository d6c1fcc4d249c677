"""Answers that are given below the app, before anything of a request is known."""

from functools import lru_cache
from typing import Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE

from dolmen.server.guards import HEADERS
from dolmen.words import LANGUAGES, Words

# Answers that are remembered: they differ by how long to wait.
MOST_ANSWERS: Final = 64


@lru_cache(MOST_ANSWERS)
def below_app(status: int, id: str, args: tuple[tuple[str, int | str], ...]) -> bytes:
    """An answer that is given below the app, in all languages since none is known."""
    said = dict(args)
    sentences = "".join(f"{Words(lang).text(id, **said)}\n" for lang in LANGUAGES).encode()
    headers = {
        **HEADERS,
        "Content-Type": "text/plain; charset=utf-8",
        "Content-Length": str(len(sentences)),
        "Cache-Control": "no-store",
        "Connection": "close",
        **({"Retry-After": str(said["wait"])} if "wait" in said else {}),
    }
    lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    return STATUS_LINE[status] + lines.encode() + b"\r\n" + sentences
