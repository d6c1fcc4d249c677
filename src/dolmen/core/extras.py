"""What a plain installation leaves out, asked for by an import."""

from dolmen.core.message import Refusal


def extra_missing(extra: str) -> ImportError:
    """The error of whoever imports what some extra brings, with the way to get it."""
    return ImportError(str(Refusal("cli-extra-missing", extra=extra)))
