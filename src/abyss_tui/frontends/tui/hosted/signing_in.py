"""How somebody comes in: by their name, with the ticket of a guest, and to which table."""

from collections.abc import Callable, Coroutine
from typing import Any

from textual.events import Event, Key, Mount

from abyss_tui.errors import AbyssError
from abyss_tui.frontends.tui.apps.person_app import PersonApp
from abyss_tui.frontends.tui.hosted.lobby_forms import first_name_form
from abyss_tui.frontends.tui.hosted.visit import Visit
from abyss_tui.frontends.tui.keys.settled import settling_after
from abyss_tui.frontends.tui.person.session import Session
from abyss_tui.frontends.tui.prompts.form import Written
from abyss_tui.frontends.tui.prompts.reading import Reading


class Ticket(Reading):
    """Shows a guest their ticket; no key closes it that was pressed before it could be seen."""

    @property
    def above(self) -> str:
        """The name of the game."""
        return "ABYSS"

    async def on_event(self, event: Event) -> None:
        """Let keys count only after a moment."""
        if isinstance(event, Mount):
            self._settling = settling_after(self.services.last_key, to_be_seen=True)
        if isinstance(event, Key) and not self._settling.takes(event.key, event.time):
            event.stop()
        else:
            await super().on_event(event)


class SigningIn:
    """Asks who has come in, if the host does not know them, and shows a guest their ticket."""

    def __init__(
        self,
        app: PersonApp[Session],
        visit: Visit,
        *,
        arrived: Callable[[], Coroutine[Any, Any, None]],
        refused: Callable[[AbyssError], None],
    ) -> None:
        """`arrived` leads on when it is known who has come, `refused` says why nobody comes in."""
        self._app = app
        self._visit = visit
        self._arrived = arrived
        self._refused = refused

    async def come_in(self) -> None:
        """Come in, as who the host knows or after a name was given."""
        try:
            await self._visit.come_in()
        except AbyssError as error:
            self._refused(error)
            return
        if self._visit.client.name:
            await self._arrived()
        else:
            self._app.push_screen(first_name_form(self._visit, self._app.look.voice), self._called)

    def _called(self, written: Written | None) -> None:
        ticket = self._visit.client.ticket
        if ticket is None or (written is not None and written["ticket"].strip()):
            self._go_on()
            return
        words = self._app.look.voice.text
        told = words(
            "This ticket is you:\n\n    {ticket}\n\n"
            "Write it down. With it you come back to your name and your seat,"
            " from anywhere, and so does everybody who has it."
            " In the lobby m shows it again."
            "\nWith an SSH key you would need none.",
            ticket=ticket,
        )
        self._app.push_screen(Ticket(words("YOUR TICKET"), told), lambda _: self._go_on())

    def _go_on(self) -> None:
        self._app.do_soon(self._arrived())
