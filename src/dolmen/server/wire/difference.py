"""What changed between two views, as it travels: small, and exact to the byte.

A difference of two values is one of these, told apart by kind and length:

    {key: difference, ...}    of an object or, by indices, of an array: what changed in it
    [value]                   it is now this
    []                        of a member of an object: it is gone
    [at, count, item, ...]    of an array: from there so many items went, and these came

Members of an object keep their order and new ones come last, else the object is sent anew: what a
reader puts together is the view byte for byte. docs/adr/0018-differences.md says why this form.

Two values are the same if they are written the same. So texts are compared and not what they mean:
1 equals true, and two objects are equal whatever the order of their members. A text is cut into its
items or members, and only those that differ are cut further."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec import Raw

_encode: Final = msgspec.json.Encoder().encode
# The items of an array and the members of an object, as they are written.
_items: Final = msgspec.json.Decoder(list[Raw]).decode
_members: Final = msgspec.json.Decoder(dict[str, Raw]).decode
_ARRAY: Final = b"["
_OBJECT: Final = b"{"
# Keys that are remembered as they are written: a view has a few hundred of them.
MOST_KEYS: Final = 4096

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
    if not _is_in_order(old, new):
        return None
    found = _gone(old, new)
    for key, value in new.items():
        was = old.get(key)
        if was is None:
            found[key] = b"[%b]" % value
        elif was != value:
            pair = (was, value)
            if pair not in known:
                known[pair] = between(was, value)
            found[key] = known[pair]
    return _object(found)


def between(old: bytes, new: bytes) -> bytes:
    """What makes one value of another that is not the same, both as they are written."""
    kind = new[:1]
    if kind == old[:1]:
        if kind == _OBJECT:
            return _of_objects(_members(old), _members(new)) or b"[%b]" % new
        if kind == _ARRAY:
            return _of_arrays(_items(old), _items(new))
    return b"[%b]" % new


def _of_objects(old: dict[str, Raw], new: dict[str, Raw]) -> bytes | None:
    """Between two objects; None if nothing less than the new one does."""
    if not _is_in_order(old, new):
        return None
    found = _gone(old, new)
    for key, value in new.items():
        was = old.get(key)
        if was is None:
            found[key] = b"[%b]" % bytes(value)
        elif was != value:
            found[key] = between(bytes(was), bytes(value))
    return _object(found)


def _of_arrays(old: list[Raw], new: list[Raw]) -> bytes:
    if len(old) == len(new):
        pairs = enumerate(zip(old, new, strict=True))
        return _object({str(i): between(bytes(a), bytes(b)) for i, (a, b) in pairs if a != b})
    most = min(len(old), len(new))
    head = tail = 0
    while head < most and old[head] == new[head]:
        head += 1
    while tail < most - head and old[-1 - tail] == new[-1 - tail]:
        tail += 1
    came = map(bytes, new[head : len(new) - tail])
    return b"[%b]" % b",".join((b"%d,%d" % (head, len(old) - head - tail), *came))


def _object(members: Mapping[str, bytes]) -> bytes:
    pairs = [_key(key) + value for key, value in members.items()]
    return b"{%b}" % b",".join(pairs)


@lru_cache(MOST_KEYS)
def _key(name: str) -> bytes:
    """The name of a member as it stands before its value."""
    return b"%b:" % _encode(name)


def _gone(old: Mapping[str, object], new: Mapping[str, object]) -> dict[str, bytes]:
    """The members that are no more. Those that stay are in order: as many are the same ones."""
    if len(old) == len(new) and old.keys() == new.keys():
        return {}
    return {key: b"[]" for key in old if key not in new}


def _is_in_order(old: Mapping[str, object], new: Mapping[str, object]) -> bool:
    """Whether the members that stay stand as they did, and before those that come."""
    names = list(new)
    if list(old) == names:
        return True
    kept = [key for key in old if key in new]
    return kept == names[: len(kept)]


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
