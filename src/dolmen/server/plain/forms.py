"""What people type into forms, read."""

import json
from collections.abc import Mapping
from typing import Any

from dolmen.core.options import Option
from dolmen.server.refusals import Denied


def as_number(text: str, default: int = 0) -> int:
    """A small whole number."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 9 else default


def as_seat(text: str | None) -> int | None:
    """A seat, or none."""
    return (
        int(text)
        if text is not None and text.isascii() and text.isdigit() and len(text) == 1
        else None
    )


def shown_value(value: object) -> str:
    """A value of an option as a form sends it back."""
    return json.dumps(value, ensure_ascii=False)


def read_option(option: Option, form: Mapping[str, str]) -> Any:
    """What a form says of an option; None: nothing, so the default stands. What is typed comes
    before what is picked."""
    typed = form.get(f"json-{option.name}", "").strip()
    given = typed or form.get(f"option-{option.name}", "")
    if not given:
        return None
    try:
        return json.loads(given)
    except (ValueError, RecursionError):
        if typed:
            # Most of what is typed is a word or a number without quotes.
            return typed
        raise Denied("malformed", why=option.name) from None
