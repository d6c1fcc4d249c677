"""The description of the web application: its OpenAPI document, with the messages of the socket and
the views of the titles."""

from typing import Any, Final

import msgspec
from fastapi import FastAPI

from dolmen import __version__
from dolmen.server.api import api
from dolmen.server.typed_text import routes as typed
from dolmen.server.views import view_schemas
from dolmen.server.wire.messages import EntryTold, ServerMessage
from dolmen.server.wire.requests import Act, ClientMessage
from dolmen.server.wire.table import TableState

LIVE_SCHEMAS: Final = {
    "ClientMessage": ClientMessage,
    "ServerMessage": ServerMessage,
    "Act": Act,
    "TableState": TableState,
    "EntryTold": EntryTold,
}
SCHEMA_PLACE: Final = "#/components/schemas/{name}"
NAME: Final = "Dolmen"


class Described(FastAPI):
    """An application whose description has the messages of the socket as well."""

    def openapi(self) -> dict[str, Any]:
        """The OpenAPI document."""
        return _described(super().openapi())


class Served(Described):
    """An application whose description has the views of the titles that are installed as well."""

    def openapi(self) -> dict[str, Any]:
        """The OpenAPI document."""
        known = self.openapi_schema is not None
        document = super().openapi()
        if not known:
            document["components"]["schemas"].update(view_schemas())
        return document


def describe() -> dict[str, Any]:
    """The OpenAPI document, without a server that runs and without any title."""
    app = Described(title=NAME, version=__version__)
    app.include_router(api)
    app.include_router(typed.routes)
    return app.openapi()


def _described(document: dict[str, Any]) -> dict[str, Any]:
    """Adds the messages of the socket to the description."""
    schemas: dict[str, Any] = document.setdefault("components", {}).setdefault("schemas", {})
    if "ClientMessage" not in schemas:
        roots, parts = msgspec.json.schema_components(
            list(LIVE_SCHEMAS.values()), ref_template=SCHEMA_PLACE
        )
        schemas.update(parts)
        for name, root in zip(LIVE_SCHEMAS, roots, strict=True):
            schemas.setdefault(name, root)
    return document
