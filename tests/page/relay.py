"""A wire between browser and server that can be cut: what `set_offline` leaves open, it closes."""

import asyncio
import contextlib
from typing import Final
from urllib.parse import urlsplit

CHUNK: Final = 65536


class Relay:
    """Passes everything on to a server, until it is silenced or cut."""

    def __init__(self, base: str) -> None:
        self._to = urlsplit(base)
        self._port = 0
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()
        self._heard = asyncio.Event()
        self._heard.set()

    @property
    def base(self) -> str:
        """Where a browser comes in."""
        return f"http://127.0.0.1:{self._port}"

    async def mend(self) -> None:
        """Lets people through, at the same place as before."""
        self._heard.set()
        self._server = await asyncio.start_server(self._pass_on, "127.0.0.1", self._port)
        self._port = self._server.sockets[0].getsockname()[1]

    def silence(self) -> None:
        """What is said from now on is not passed on, and nobody is told."""
        self._heard.clear()

    async def cut(self) -> None:
        """Ends every connection at once, and takes no new ones."""
        if self._server is None:
            return
        self._server.close()
        for writer in list(self._writers):
            writer.transport.abort()
        await self._server.wait_closed()
        self._server = None

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection(self._to.hostname, self._to.port)
        ends = {writer, far_writer}
        self._writers |= ends
        try:
            await asyncio.gather(self._pump(reader, far_writer), self._pump(far_reader, writer))
        finally:
            self._writers -= ends
            for end in ends:
                end.transport.abort()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            while data := await reader.read(CHUNK):
                await self._heard.wait()
                if writer.is_closing():
                    return
                writer.write(data)
                await writer.drain()
        writer.close()
