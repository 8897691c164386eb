"""What every request must pass, and what every answer says besides."""

import secrets
from collections.abc import Awaitable, Callable
from typing import Final

from aiohttp import web

from abyss_tui.host.access.audit import AuditEvent
from abyss_tui.host.access.networks import RateByNetwork
from abyss_tui.host.process.failures import log_failure
from abyss_tui.host.visits.server_context import ServerContext
from abyss_tui.host.web.asking import Asking, entrance_of

REQUESTS: Final = 600
"""Of an address within a minute: a page is a dozen, and a classroom opens it at once."""
NONCE: Final = web.RequestKey("nonce", str)
"""What marks the styles that a page makes for itself."""
_SAID: Final = {
    "Server": "abyss-tui",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # "no-referrer" would hide the origin of our own forms
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Guard:
    """Stands before all pages."""

    def __init__(self, context: ServerContext, asking: Asking) -> None:
        self._context = context
        self._asking = asking
        self._rates = RateByNetwork(REQUESTS)

    @web.middleware
    async def pass_through(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Answer a request, as the library asks what stands before its handlers."""
        entrance = entrance_of(request)
        if entrance is None:
            raise web.HTTPBadRequest
        entrance.asked()
        try:
            if self._asking.account(request) is not None:
                entrance.known()
            answer = await self._answer(request, handler)
        finally:
            entrance.answered()
        if not answer.prepared:
            self._mark(request, answer)
        return answer

    async def _answer(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if not self._asking.knows_host(request):
            self._refuse(request, "an unknown name of this host")
            return web.Response(status=421, text="This host has another name.\n")
        if not self._rates.of(self._asking.address(request)).allows():
            return web.Response(status=429, text="Too many requests. Try again in a minute.\n")
        request[NONCE] = secrets.token_urlsafe(16)
        try:
            return await handler(request)
        except web.HTTPException as refused:
            if refused.status == web.HTTPForbidden.status_code:
                self._refuse(request, "a page from elsewhere")
            return web.Response(status=refused.status, text=refused.text)
        except Exception as error:  # noqa: BLE001 (the failure of one page is that page's alone)
            log_failure(error, "A page")
            return web.Response(status=500, text="Something in abyss-tui went wrong.\n")

    def _refuse(self, request: web.Request, note: str) -> None:
        address = self._asking.address(request)
        if self._context.limiter.may_be_told(address):
            self._context.audit.note(AuditEvent.REFUSED, address, note=note)

    def _mark(self, request: web.Request, answer: web.StreamResponse) -> None:
        nonce = request.get(NONCE, "")
        answer.headers["Content-Security-Policy"] = self._asking.policy(request, nonce)
        answer.headers.update(_SAID)
        answer.headers.setdefault("Cache-Control", "no-store")
