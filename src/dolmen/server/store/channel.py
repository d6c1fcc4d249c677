"""How news travel between processes: one channel of PostgreSQL, and texts that fit through it."""

import json
from collections.abc import Iterator, Sequence
from typing import Final

from dolmen.server.store.rows import Change

CHANNEL: Final = "dolmen"
# PostgreSQL takes at most 8000 bytes.
LONGEST_NEWS: Final = 7500


def payloads(worker: str, news: Sequence[Change]) -> Iterator[str]:
    """News as a few texts that PostgreSQL carries: who tells, then what."""
    texts: list[str] = []
    size = 0
    for told in news:
        text = json.dumps(told)
        if texts and size + len(text) > LONGEST_NEWS:
            yield f"[{json.dumps(worker)},{','.join(texts)}]"
            texts, size = [], 0
        texts.append(text)
        size += len(text) + 1
    if texts:
        yield f"[{json.dumps(worker)},{','.join(texts)}]"
