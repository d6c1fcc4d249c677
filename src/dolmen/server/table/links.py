"""Links to a table and to its seats."""


def table_path(id: str) -> str:
    """The link of a table, for everybody."""
    return f"/table/{id}"


def seat_path(id: str, key: str) -> str:
    """The private link of a seat."""
    return f"/seat/{id}/{key}"


def look_path(id: str, key: str) -> str:
    """A link that shows what a seat sees."""
    return f"/look/{id}/{key}"
