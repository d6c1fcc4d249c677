"""The server's log: one JSON object a line, for people with grep and programs alike."""

import json
import logging
import sys
import time
from typing import Final

# What every record of the logging library has; anything else was said with `extra`.
ORDINARY: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}

LIBRARIES: Final = ("aiosqlite", "alembic", "asyncio", "sqlalchemy", "uvicorn", "websockets")


class Lines(logging.Formatter):
    """Writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, who and what, and the facts that came along."""
        told: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        told |= {key: value for key, value in vars(record).items() if key not in ORDINARY}
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


def set_up(level: str) -> None:
    """Sends the log of this process to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    # What a socket said, or a statement was given, may hold keys: only our own log tells all.
    for library in LIBRARIES:
        logging.getLogger(library).setLevel(logging.WARNING)
