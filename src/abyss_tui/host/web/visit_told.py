"""The visit of a person in a browser, who is told at its end why it ended."""

from enum import StrEnum

from abyss_tui.host.visits.client_handler import ClientHandler
from abyss_tui.host.visits.session_task import IDLE
from abyss_tui.i18n.language import Language
from abyss_tui.i18n.message import Message


class Over(StrEnum):
    """Why a visit ended; a page calls again by itself only where the host closed."""

    LEFT = "left"
    """The person left, or somebody else of the account took over."""
    IDLE = "idle"
    REFUSED = "refused"
    CRASHED = "crashed"
    CLOSING = "closing"
    """The host stops."""


class VisitTold:
    """A handler of a client, and why it came to its end."""

    def __init__(self, handler: ClientHandler, language: Language) -> None:
        self._handler = handler
        self._language = language
        self.kind = f"{handler.kind} in a browser"
        self.over = Over.LEFT
        self.said = ""
        """What the person is told besides what stands on their screen."""

    async def run(self) -> int:
        """Serve until the visit is over; return the exit status."""
        try:
            status = await self._handler.run()
        except Exception:
            self.over = Over.CRASHED
            raise
        if status and self.over is Over.LEFT:
            self.over = Over.REFUSED
        return status

    def refuse(self, why: Message) -> None:
        """Say why this visit does not take place."""
        self._end_as(Over.REFUSED, why)
        self._handler.refuse(why)

    def end(self, said: Message | None) -> None:
        """Come to an end, and say something at it."""
        if said is not None:
            self._end_as(Over.IDLE if said is IDLE else Over.CLOSING, said)
        self._handler.end(said)

    def _end_as(self, over: Over, said: Message) -> None:
        self.over, self.said = over, said.say(self._language)

    def receive(self, data: bytes) -> None:
        """Take what was typed."""
        self._handler.receive(data)

    def resize(self, columns: int, rows: int) -> None:
        """Take the new size of the page."""
        self._handler.resize(columns, rows)

    def stall(self, *, stalled: bool) -> None:
        """Whether the browser does not read what it is sent."""
        self._handler.stall(stalled=stalled)

    def finish(self) -> None:
        """The page sends nothing more."""
        self._handler.finish()

    def lose(self) -> None:
        """The page has gone."""
        self._handler.lose()
