"""Types of JSON values, as titles declare their views with them: whether a value has such a type,
and the type as a JSON schema. `TypedDict`, `list`, `dict`, `Literal`, unions and plain values."""

from collections.abc import Iterator, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

# Beside a dict whose keys are a Literal: it has every one of them.
EVERY: Final = "every key"

JSON_NAMES: Final = {bool: "boolean", int: "integer", str: "string", NoneType: "null"}


def misfits(value: object, kind: Any, path: str = "view") -> Iterator[str]:
    """Where a value is not of a type, and how; nothing if it is."""
    is_complete, kind, origin, args = _parts(kind)
    if is_typeddict(kind):
        yield from _misfit_keys(value, kind, path)
    elif origin in (Union, UnionType):
        if all(any(misfits(value, one, path)) for one in args):
            yield f"{path}: {value!r} is none of {kind}"
    elif origin is Literal:
        if not any(value == one and type(value) is type(one) for one in args):
            yield f"{path}: {value!r} is none of {args}"
    elif origin is list and isinstance(value, list):
        for i, item in enumerate(value):
            yield from misfits(item, args[0], f"{path}[{i}]")
    elif origin is dict and isinstance(value, dict):
        for key, item in value.items():
            yield from misfits(key, args[0], f"{path}: key")
            yield from misfits(item, args[1], f"{path}.{key}")
        if is_complete and len(value) < len(get_args(args[0])):
            yield f"{path}: {sorted(value)} are not all keys"
    elif type(value) is not kind:
        yield f"{path}: {value!r} is not {kind}"


def _misfit_keys(value: object, kind: Any, path: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{path}: {value!r} is no object"
        return
    declared = _hints(kind)
    for key in kind.__required_keys__ - value.keys():
        yield f"{path}: {key} is missing"
    for key, item in value.items():
        if key in declared:
            yield from misfits(item, declared[key], f"{path}.{key}")
        else:
            yield f"{path}: {key} is not declared"


def schema(kind: Any, prefix: str, into: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """A type as JSON schema; objects become components, called by the prefix and their class."""
    is_complete, kind, origin, args = _parts(kind)
    if is_typeddict(kind):
        name = f"{prefix}{kind.__name__}"
        if name not in into:
            into[name] = {}
            into[name] = _object(kind, prefix, into)
        return {"$ref": f"#/components/schemas/{name}"}
    if origin in (Union, UnionType):
        return {"anyOf": [schema(one, prefix, into) for one in args]}
    if origin is Literal:
        return {"type": JSON_NAMES[type(args[0])], "enum": list(args)}
    if origin is list:
        return {"type": "array", "items": schema(args[0], prefix, into)}
    if origin is dict:
        shape: dict[str, Any] = {
            "type": "object",
            "additionalProperties": schema(args[1], prefix, into),
        }
        if names := get_args(_bare(args[0])):
            shape["propertyNames"] = {"enum": list(names)}
            if is_complete:
                shape["required"] = list(names)
        return shape
    return {"type": JSON_NAMES[kind]}


def _object(kind: Any, prefix: str, into: dict[str, dict[str, Any]]) -> dict[str, Any]:
    hints = _hints(kind)
    return {
        "title": f"{prefix}{kind.__name__}",
        "description": " ".join((kind.__doc__ or "").split()),
        "type": "object",
        "properties": {key: schema(inner, prefix, into) for key, inner in hints.items()},
        "required": [key for key in hints if key in kind.__required_keys__],
        "additionalProperties": False,
    }


@cache
def _hints(kind: Any) -> Mapping[str, Any]:
    return get_type_hints(kind, include_extras=True)


@cache
def _parts(kind: Any) -> tuple[bool, Any, Any, tuple[Any, ...]]:
    """Whether `EVERY` stands beside a type; the bare type, what it is made by and of what."""
    bare = _bare(kind)
    return _is_complete(kind), bare, get_origin(bare), get_args(bare)


def _is_complete(kind: Any) -> bool:
    """Whether `EVERY` stands beside a type."""
    while get_origin(kind) in (NotRequired, Required):
        kind = get_args(kind)[0]
    return get_origin(kind) is Annotated and EVERY in kind.__metadata__


def _bare(kind: Any) -> Any:
    """A type without what stands around it."""
    while get_origin(kind) in (Annotated, NotRequired, Required):
        kind = get_args(kind)[0]
    return kind
