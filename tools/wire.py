"""Writes what the server says of itself: the OpenAPI document that the page's types are made from.

python -m tools.wire          web/openapi.json; `make wire` then makes the types of it"""

import json
from pathlib import Path
from typing import Final

from dolmen.server.app import describe

PLACE: Final = Path(__file__).resolve().parent.parent / "web" / "openapi.json"


def text() -> str:
    """The document as the file holds it."""
    return json.dumps(describe(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    PLACE.write_text(text(), encoding="utf-8")
