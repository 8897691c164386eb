"""Who asks for a page, from where, and whether the page that asks is ours."""

from typing import Final

from aiohttp import web

from abyss_tui.host.door import Caller
from abyss_tui.host.web.browsers import LASTS, Browsers
from abyss_tui.host.web.entrance import Entrance
from abyss_tui.host.web.web_plan import WebPlan, is_loopback
from abyss_tui.i18n.language import ENGLISH, Language
from abyss_tui.i18n.languages import CODES, code_of, language

_DAY: Final = 86_400
"""Seconds."""
_HTTPS: Final = "https"


class Asking:
    """Reads requests as this host believes them."""

    def __init__(self, plan: WebPlan, browsers: Browsers) -> None:
        self._plan = plan
        self._browsers = browsers
        self.hosts = frozenset[str]()
        """What a browser may call this host; known once it listens."""

    def knows_host(self, request: web.Request) -> bool:
        """Whether a request was meant for this host."""
        return request.host.lower() in self.hosts

    def is_from_here(self, request: web.Request) -> bool:
        """Whether a page of this host asks, and no other that lies in the same browser."""
        scheme = _HTTPS if self._encrypted(request) else "http"
        return request.headers.get("Origin", "").lower() == f"{scheme}://{request.host.lower()}"

    def address(self, request: web.Request) -> str:
        """Return where somebody comes from.

        Of what a proxy says only the last element is its own; the others come with the request.
        """
        entrance = entrance_of(request)
        address = "?" if entrance is None else entrance.address
        if not self._plan.is_proxy(address):
            return address
        said = request.headers.get("X-Forwarded-For", "").rpartition(",")[2].strip()
        return said or address

    def account(self, request: web.Request) -> str | None:
        """Return the account that the browser opens, None for a stranger."""
        return self._browsers.account_of(self.secret(request))

    def secret(self, request: web.Request) -> str:
        """Return what a browser was given, "" where it has nothing."""
        return request.cookies.get(self._cookie(request), "")

    def give(self, response: web.StreamResponse, request: web.Request, secret: str) -> None:
        """Let a browser keep a secret."""
        response.set_cookie(
            self._cookie(request),
            secret,
            max_age=LASTS * _DAY,
            path="/",
            httponly=True,
            samesite="Lax",
            secure=self._is_safe(request),
        )

    def language(self, request: web.Request) -> Language:
        """Return the first of our languages that a browser asks for."""
        for wish in request.headers.get("Accept-Language", "").split(","):
            code = code_of(wish.partition(";")[0].strip())
            if code in CODES:
                return language(code)
        return ENGLISH

    def caller(self, request: web.Request, table: str) -> Caller:
        """Return who asks, as the host knows callers."""
        return Caller(self.account(request), table, self.address(request))

    def policy(self, request: web.Request, nonce: str) -> str:
        """Return what a page may do: use what lies here, and nothing from elsewhere."""
        socket = f"{'wss' if self._encrypted(request) else 'ws'}://{request.host}"
        return (
            f"default-src 'none'; script-src 'self'; style-src 'self' 'nonce-{nonce}';"
            " font-src 'self'; img-src 'self'; manifest-src 'self';"
            f" connect-src 'self' {socket}; form-action 'self'; base-uri 'none';"
            " frame-ancestors 'none'"
        )

    def _encrypted(self, request: web.Request) -> bool:
        """Whether the browser talks to us, or to our proxy, over TLS."""
        entrance = entrance_of(request)
        if entrance is not None and self._plan.is_proxy(entrance.address):
            return request.headers.get("X-Forwarded-Proto", "") == _HTTPS
        return bool(request.secure)

    def _is_safe(self, request: web.Request) -> bool:
        """Whether browsers take a cookie for safe here: over TLS, or on the machine itself."""
        return self._encrypted(request) or is_loopback(request.host.rpartition(":")[0])

    def _cookie(self, request: web.Request) -> str:
        return "__Host-abyss" if self._is_safe(request) else "abyss"


def entrance_of(request: web.Request) -> Entrance | None:
    """Return the connection of a request, None once it has gone."""
    protocol = None if request.transport is None else request.transport.get_protocol()
    return protocol if isinstance(protocol, Entrance) else None
