"""What changed between two views, as it travels: small, and exact to the byte.

A difference of two values is one of these, told apart by kind and length:

    {key: difference, ...}    of an object or, by indices, of an array: what changed in it
    [value]                   it is now this
    []                        of a member of an object: it is gone
    [at, count, item, ...]    of an array: from there so many items went, and these came

Members of an object keep their order and new ones come last, else the object is sent anew: what a
reader puts together is the view byte for byte. docs/adr/0018-differences.md says why this form."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder().decode

# A value as JSON has it; a difference is one too.
Json = Any
# A view as it travels, member by member. So it is kept for whoever has it: a few strings of bytes
# instead of hundreds of objects, that Python would look through for garbage again and again.
Written = Mapping[str, bytes]


def write(view: Mapping[str, Json]) -> Written:
    """A view as it travels."""
    return {key: _encode(value) for key, value in view.items()}


def whole(view: Written) -> bytes:
    """All of a view."""
    return _object(view)


def difference(old: Written, new: Written, known: dict[tuple[bytes, bytes], bytes]) -> bytes | None:
    """What makes one view of another; None if nothing less than the whole view does. `known` keeps
    what was found, for others who see the same in part."""
    found = {key: b"[]" for key in old if key not in new}
    if not _is_in_order(old, new):
        return None
    for key, value in new.items():
        was = old.get(key)
        if was is None:
            found[key] = b"[%b]" % value
        elif was != value:
            pair = (was, value)
            if pair not in known:
                known[pair] = _encode(_difference(_decode(was), _decode(value)))
            found[key] = known[pair]
    return _object(found)


def between(old: Json, new: Json) -> bytes:
    """What makes one value of another that is not the same."""
    return _encode(_difference(old, new))


def _object(members: Mapping[str, bytes]) -> bytes:
    pairs = (b"%b:%b" % (_encode(key), value) for key, value in members.items())
    return b"{%b}" % b",".join(pairs)


def _is_in_order(old: Mapping[str, Any], new: Mapping[str, Any]) -> bool:
    """Whether the members that stay stand as they did, and before those that come."""
    if list(old) == list(new):
        return True
    kept = [key for key in old if key in new]
    return kept == list(new)[: len(kept)]


def applied(old: Json, change: Json) -> Json:
    """The value that a difference makes of another, which stays as it is."""
    if isinstance(change, dict):
        return _applied_within(old, change)
    if len(change) == 1:
        return change[0]
    at, count, *items = change
    return [*old[:at], *items, *old[at + count :]]


def _applied_within(old: Json, changes: Mapping[str, Json]) -> Json:
    if isinstance(old, list):
        items = list(old)
        for index, change in changes.items():
            items[int(index)] = applied(items[int(index)], change)
        return items
    members = dict(old)
    for key, change in changes.items():
        if change == []:
            del members[key]
        else:
            members[key] = applied(members.get(key), change)
    return members


def _difference(old: Json, new: Json) -> Json:
    """Of two values that are not the same."""
    if isinstance(old, dict) and isinstance(new, dict):
        return _of_objects(old, new)
    if isinstance(old, list) and isinstance(new, list):
        return _of_arrays(old, new)
    return [new]


def _of_objects(old: dict[str, Json], new: dict[str, Json]) -> Json:
    if not _is_in_order(old, new):
        return [new]
    found: dict[str, Json] = {key: [] for key in old if key not in new}
    for key, value in new.items():
        if key not in old:
            found[key] = [value]
        elif not _same(old[key], value):
            found[key] = _difference(old[key], value)
    return found


def _of_arrays(old: list[Json], new: list[Json]) -> Json:
    if len(old) == len(new):
        pairs = enumerate(zip(old, new, strict=True))
        return {str(i): _difference(a, b) for i, (a, b) in pairs if not _same(a, b)}
    most = min(len(old), len(new))
    head = tail = 0
    while head < most and _same(old[head], new[head]):
        head += 1
    while tail < most - head and _same(old[-1 - tail], new[-1 - tail]):
        tail += 1
    return [head, len(old) - head - tail, *new[head : len(new) - tail]]


def _same(a: Json, b: Json) -> bool:
    """Whether two values are written alike. Being equal is not enough: 1 equals true, and two
    objects are equal whatever the order of their members."""
    kind = type(a)
    if kind is not type(b):
        return False
    if kind is int or kind is str:
        return bool(a == b)
    return a is b or (a == b and _encode(a) == _encode(b))
