"""A browser without pictures: what it is sent over HTTP, and a terminal behind its WebSocket."""

import asyncio
import json
import ssl
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import pyte

from abyss_tui.host.access.audit import AuditEntry
from abyss_tui.host.ssh.server import Server
from abyss_tui.host.web.browsers import Browsers
from abyss_tui.host.web.server import WebServer
from tests.host.callers import NOT_FOR_PYTE, PATIENCE
from tests.host.inn import Inn


@dataclass
class Browser:
    """Somebody's browser, and the host that it calls."""

    port: int
    secret: str = ""
    """Its cookie, once it came in."""
    encryption: ssl.SSLContext | None = None

    @property
    def origin(self) -> str:
        return f"http{'s' if self.encryption else ''}://127.0.0.1:{self.port}"

    async def asked(self, path: str, method: str = "GET", **more: Any) -> "Answer":
        """Ask for a page, as this browser."""
        headers = {"Origin": self.origin, **more.pop("headers", {})}
        if self.secret:
            headers.setdefault("Cookie", self.secret)
        async with (
            aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as client,
            client.request(
                method,
                f"{self.origin}{path}",
                headers=headers,
                allow_redirects=False,
                ssl=self.encryption or True,
                **more,
            ) as answer,
        ):
            return Answer(answer.status, dict(answer.headers), await answer.read())

    async def come_in(self, table: str = "friday", password: str = "") -> "Answer":
        """Send the form of the way in; keep the cookie that is given for it."""
        form = {"table": table, "password": password}
        answer = await self.asked("/in", "POST", data=form)
        self.secret = answer.headers.get("Set-Cookie", "").partition(";")[0]
        return answer

    async def page(self, table: str = "friday", **more: Any) -> "Page":
        """Open the line of a page, and say how large it is."""
        page = await Page.opened(self)
        await page.say(columns=80, rows=24, table=table, language="en_US.UTF-8", **more)
        return page


@dataclass
class WebHost(Browser):
    """A host that serves browsers, the browser of a test, and what the host noted."""

    server: Server = field(kw_only=True)
    web: WebServer = field(kw_only=True)
    inn: Inn = field(kw_only=True)
    browsers: Browsers = field(kw_only=True)
    entries: list[AuditEntry] = field(kw_only=True)

    def noted(self) -> list[str]:
        return [each.what.value for each in self.entries]


@dataclass(frozen=True)
class Answer:
    """What a host answered."""

    status: int
    headers: dict[str, str]
    content: bytes

    @property
    def text(self) -> str:
        return self.content.decode()


class Page:
    """A page that is open: what its terminal shows, and what it was told besides."""

    def __init__(self, client: aiohttp.ClientSession, socket: aiohttp.ClientWebSocketResponse):
        self.told: list[dict[str, Any]] = []
        self.written = bytearray()
        self._client = client
        self._socket = socket
        self._screen = pyte.Screen(80, 24)
        self._stream = pyte.ByteStream(self._screen)

    @classmethod
    async def opened(cls, host: Browser, **headers: str) -> "Page":
        client = aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar())
        try:
            socket = await client.ws_connect(
                f"{host.origin}/ws",
                headers={"Origin": host.origin, "Cookie": host.secret, **headers},
                ssl=host.encryption or True,
            )
        except BaseException:
            await client.close()
            raise
        return cls(client, socket)

    @property
    def text(self) -> str:
        return "\n".join(self._screen.display)

    @property
    def code(self) -> int | None:
        """The code with which the line ended, None while it has not."""
        return self._socket.close_code

    async def say(self, **said: Any) -> None:
        await self._socket.send_str(json.dumps(said))

    async def send(self, text: str) -> None:
        """Send text that is no word of the contract."""
        await self._socket.send_str(text)

    async def type(self, keys: str) -> None:
        await self._socket.send_bytes(keys.encode())

    async def until(self, holds: Callable[[], bool]) -> None:
        """Read on until something holds."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not holds():
                    assert await self._read(), f"the line has ended ({self.code})"
        except TimeoutError:
            raise AssertionError(f"never seen, but {self.told}:\n{self.text}") from None

    async def sees(self, words: str) -> None:
        await self.until(lambda: words in self.text)

    async def ended(self) -> None:
        """Read on until the line ends."""
        async with asyncio.timeout(PATIENCE):
            while await self._read():
                pass

    async def _read(self) -> bool:
        message = await self._socket.receive()
        if message.type is aiohttp.WSMsgType.BINARY:
            self.written += message.data
            self._stream.feed(NOT_FOR_PYTE.sub(b"", message.data))
        elif message.type is aiohttp.WSMsgType.TEXT:
            self.told.append(json.loads(message.data))
        else:
            return False
        return True

    async def leave(self) -> None:
        """Close the page."""
        await self._socket.close()
        await self._client.close()
