"""What the host can do by the forms of the host's page: each gives whether what it was done to is
gone."""

from collections.abc import Awaitable, Callable
from typing import Final

from dolmen.core.message import Refusal
from dolmen.server.house.blocks import ADDRESS, IDENTITY, covers, read_address
from dolmen.server.plain.forms import as_number
from dolmen.server.plain.visit import Visit


async def _close(visit: Visit, form: dict[str, str]) -> bool:
    await visit.server.broom.close_table(form.get("table", ""), form.get("why", ""))
    return False


async def _delete_table(visit: Visit, form: dict[str, str]) -> bool:
    await visit.server.broom.delete_table(form.get("table", ""), form.get("why", ""))
    return True


async def _remove_line(visit: Visit, form: dict[str, str]) -> bool:
    line = as_number(form.get("line", ""))
    await visit.server.broom.remove_line(form.get("table", ""), line, form.get("why", ""))
    return False


async def _delete_upload(visit: Visit, form: dict[str, str]) -> bool:
    await visit.server.broom.delete_record(form.get("record", ""), form.get("why", ""))
    return False


async def _remove_name(visit: Visit, form: dict[str, str]) -> bool:
    broom = visit.server.broom
    await broom.remove_name(await broom.find_person(form.get("person", "")), form.get("why", ""))
    return False


async def _delete_person(visit: Visit, form: dict[str, str]) -> bool:
    broom = visit.server.broom
    await broom.delete_person(await broom.find_person(form.get("person", "")), form.get("why", ""))
    return True


async def _block_person(visit: Visit, form: dict[str, str]) -> bool:
    broom = visit.server.broom
    player = await broom.find_person(form.get("person", ""))
    if player == visit.player:
        raise Refusal("house-yourself")
    await broom.block_identity(player, form.get("why", ""))
    return False


async def _block_address(visit: Visit, form: dict[str, str]) -> bool:
    network = read_address(form.get("address", ""))
    client = visit.request.client
    if client is not None and covers(network, read_address(client.host)):
        raise Refusal("house-yourself")
    await visit.server.broom.block_address(network, form.get("why", ""))
    return False


async def _unblock(visit: Visit, form: dict[str, str]) -> bool:
    kind = form.get("kind", "")
    if kind == IDENTITY:
        # The page shows only a beginning; which one it is stands in the list of the kept out.
        start = form.get("value", "")
        found = [
            one.value
            for one in await visit.server.store.blocks()
            if one.kind == IDENTITY and one.value.startswith(start) and start
        ]
        await visit.server.broom.unblock(IDENTITY, found[0] if len(found) == 1 else start)
    else:
        await visit.server.broom.unblock(ADDRESS, form.get("value", ""))
    return False


DOINGS: Final[dict[str, Callable[[Visit, dict[str, str]], Awaitable[bool]]]] = {
    "close": _close,
    "delete-table": _delete_table,
    "remove-line": _remove_line,
    "delete-upload": _delete_upload,
    "remove-name": _remove_name,
    "delete-person": _delete_person,
    "block-person": _block_person,
    "block-address": _block_address,
    "unblock": _unblock,
}
# What cannot be taken back is asked about.
GRAVE: Final = ("close", "delete-table", "delete-upload", "delete-person")
