"""The pages: coming in, the table, plain lines, and the files that they are made of."""

import asyncio
from contextlib import suppress
from dataclasses import replace
from typing import Final

from aiohttp import web

from abyss_tui.errors import BadSave
from abyss_tui.host.access.admission import WRONG
from abyss_tui.host.access.audit import AuditEvent
from abyss_tui.host.access.limits import LONGEST_WORD
from abyss_tui.host.access.networks import RateByNetwork
from abyss_tui.host.access.refusals import shut_out
from abyss_tui.host.visits.password_prompt import NOT_KEPT
from abyss_tui.host.visits.server_context import ServerContext
from abyss_tui.host.web.asking import Asking
from abyss_tui.host.web.browsers import Browsers
from abyss_tui.host.web.guard import NONCE
from abyss_tui.host.web.links import Links
from abyss_tui.host.web.page_files import PageFiles
from abyss_tui.host.web.page_texts import texts
from abyss_tui.i18n.message import Message
from abyss_tui.lobby.names import cleaned

NEW_BROWSERS: Final = 30
"""Browsers of an address that become known within a minute."""
FORM: Final = 4096
"""Bytes of a form."""
_TYPED: Final = 10.0
"""Seconds in which a form must have come."""
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_NOTHING: Final = Message("")
_USED: Final = Message(
    "This link was used, is older than five minutes, or a newer one was made. Make another one in"
    " the lobby."
)
_BECOMES: Final = "From now on it would be {name} here."
_LEAVES: Final = (
    "Until now it is {name}, and would find back to that name and its seats only by a link that was"
    " made in the lobby before."
)
_TOO_MANY: Final = Message("Too many browsers came from your address. Try again in a minute.")


class Pages:
    """Answers for all that is no terminal."""

    def __init__(
        self,
        context: ServerContext,
        asking: Asking,
        browsers: Browsers,
        links: Links,
        files: PageFiles,
    ) -> None:
        self._context = context
        self._links = links
        self._asking = asking
        self._browsers = browsers
        self._files = files
        self._new = RateByNetwork(NEW_BROWSERS)

    def routes(self) -> list[web.AbstractRouteDef]:
        """Return what is answered where."""
        return [
            web.get("/", self._table),
            web.get("/t/{table}", self._table),
            web.get("/plain/", self._lines),
            web.get("/plain/{table}", self._lines),
            web.post("/in", self._come_in),
            web.get("/l/{code}", self._link),
            web.post("/l/{code}", self._use_link),
            web.get("/s/{file}", self._file),
            web.get("/up", self._up),
        ]

    async def _up(self, request: web.Request) -> web.Response:
        """Say that the host is there, to whatever looks after it."""
        return web.Response(text="up\n")

    async def _file(self, request: web.Request) -> web.Response:
        file = self._files.of(request.match_info["file"])
        if file is None:
            raise web.HTTPNotFound
        headers = {"Content-Type": file.kind, "Cache-Control": _FOR_EVER}
        content = file.content
        if file.packed is not None and "gzip" in request.headers.get("Accept-Encoding", ""):
            content, headers["Content-Encoding"] = file.packed, "gzip"
        return web.Response(body=content, headers=headers)

    # Coming in.

    async def _table(self, request: web.Request) -> web.Response:
        return await self._inside(request, "table")

    async def _lines(self, request: web.Request) -> web.Response:
        return await self._inside(request, "lines")

    async def _inside(self, request: web.Request, page: str) -> web.Response:
        """Return a page for somebody who is known, for others the way in."""
        table = cleaned(request.match_info.get("table", ""))[:LONGEST_WORD]
        caller = self._asking.caller(request, table)
        if caller.account is None or not await self._context.knows(caller):
            return self._way_in(request, table, page)
        with suppress(BadSave):  # nobody is kept out by a full disk who is known already
            await self._browsers.seen(self._asking.secret(request))
        return self._page(request, page, table=table)

    def _way_in(
        self,
        request: web.Request,
        table: str,
        page: str,
        said: Message = _NOTHING,
        status: int = 200,
    ) -> web.Response:
        """Return the page on which a stranger comes in, saying why they did not yet."""
        admission, words = self._context.admission, self._asking.language(request)
        if not admission.guests:
            return self._page(request, "by_key", status=status)
        return self._page(
            request,
            "way_in",
            status=status,
            table=table,
            page=page,
            said=said.say(words) if said is not _NOTHING else "",
            hidden="" if admission.password else "hidden",
        )

    async def _come_in(self, request: web.Request) -> web.Response:
        """Take the password, where one is asked, and let the browser be known."""
        context, asking = self._context, self._asking
        if not asking.is_from_here(request) or not context.admission.guests:
            raise web.HTTPForbidden(text="This form is not of this host.\n")
        try:
            async with asyncio.timeout(_TYPED):
                form = await request.post()
        except TimeoutError:
            raise web.HTTPRequestTimeout from None
        table = cleaned(str(form.get("table", "")))[:LONGEST_WORD]
        page = "lines" if form.get("page") == "lines" else "table"
        caller = asking.caller(request, table)
        if context.admission.password:
            if context.wrong_passwords.shut_out(caller.address):
                return self._way_in(request, table, page, shut_out(context.limits).said, 429)
            if not await context.is_password(caller, str(form.get("password", ""))):
                return self._way_in(request, table, page, WRONG, 403)
        elif not self._new.of(caller.address).allows():
            return self._way_in(request, table, page, _TOO_MANY, 429)
        try:
            secret = await self._known(asking.secret(request), caller.account)
        except BadSave:
            context.note(AuditEvent.REFUSED, caller, "an account that could not be kept")
            return self._way_in(request, table, page, NOT_KEPT, 503)
        answer = web.Response(status=303, headers={"Location": _where(page, table)})
        asking.give(answer, request, secret)
        return answer

    # A link that somebody made at another of their lines.

    async def _link(self, request: web.Request) -> web.Response:
        """Ask whether this browser is theirs: messengers look at links, and only that uses none."""
        caller = self._asking.caller(request, "")
        whose = self._links.whose(request.match_info["code"])
        name_of, told = self._context.audit.name_of, list[Message]()
        if name := name_of(whose):
            told.append(Message(_BECOMES, name=name))
        if whose and caller.account not in (None, whose):
            told.append(Message(_LEAVES, name=name_of(caller.account) or "?"))
        language = self._asking.language(request)
        said = " ".join(each.say(language) for each in told)
        return self._page(request, "link", said=said, hidden="")

    async def _use_link(self, request: web.Request) -> web.Response:
        """Make this browser that of the account, if the code is right."""
        context, asking = self._context, self._asking
        if not asking.is_from_here(request):
            raise web.HTTPForbidden(text="This form is not of this host.\n")
        caller = asking.caller(request, "")
        if context.wrong_passwords.shut_out(caller.address):
            return self._no_link(request, shut_out(context.limits).said, 429)
        account = self._links.use(request.match_info["code"])
        if account is None:
            context.note(AuditEvent.FAILED, caller, "wrong link")
            await asyncio.sleep(context.wrong_passwords.wrong(caller.address))
            return self._no_link(request, _USED, 410)
        try:
            if context.admission.password:
                await context.door.admit(account)
            secret = await self._browsers.new(account)
        except BadSave:
            return self._no_link(request, NOT_KEPT, 503)
        context.note(AuditEvent.CAME, replace(caller, account=account), "a browser by a link")
        answer = web.Response(status=303, headers={"Location": "/"})
        asking.give(answer, request, secret)
        return answer

    def _no_link(self, request: web.Request, said: Message, status: int) -> web.Response:
        words = said.say(self._asking.language(request))
        return self._page(request, "link", status=status, said=words, hidden="hidden")

    async def _known(self, secret: str, account: str | None) -> str:
        """Let an account be known, a new one if the browser has none; return the secret.

        Raises BadSave.
        """
        if account is None:
            secret = await self._browsers.new()
            account = self._browsers.account_of(secret)
        if account is not None and self._context.admission.password:
            await self._context.door.admit(account)
        return secret

    def _page(
        self, request: web.Request, name: str, *, status: int = 200, **values: str
    ) -> web.Response:
        words = self._asking.language(request)
        values |= {"nonce": request[NONCE], "language": words.code, **texts(words)}
        text = self._files.page(name, values)
        return web.Response(status=status, text=text, content_type="text/html")


def _where(page: str, table: str) -> str:
    """Return the address of a page at a table, or of the lobby."""
    if page == "lines":
        return f"/plain/{table}"
    return f"/t/{table}" if table else "/"
