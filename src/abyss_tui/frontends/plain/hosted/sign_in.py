"""Signing in at a host: the name, and the ticket of a guest."""

from abyss_tui.errors import AbyssError
from abyss_tui.frontends.plain.asking import Asking
from abyss_tui.frontends.plain.hosted.refusals import why
from abyss_tui.lobby.clients.lobby_client import LobbyClient
from abyss_tui.lobby.clients.welcome import Welcome
from abyss_tui.lobby.rooms.news import Hear


class SignIn:
    """Lets somebody into the lobby, under a name."""

    def __init__(self, welcome: Welcome, hear: Hear, asking: Asking) -> None:
        self._welcome = welcome
        self._hear = hear
        self._asking = asking
        self.client: LobbyClient | None = None
        """Who has come in; None before."""

    async def come_in(self) -> LobbyClient:
        """Come in, and say one's name if it is not known. Raises Refused or BadSave."""
        client = await self._be_welcomed()
        return client if client.name else await self._introduce(client)

    async def _be_welcomed(self, ticket: str | None = None) -> LobbyClient:
        earlier = self.client
        self.client = client = await self._welcome(self._hear, ticket=ticket)
        if earlier is not None:
            earlier.close()
        return client

    async def _introduce(self, client: LobbyClient) -> LobbyClient:
        """Ask for a name, or for the ticket of a guest who was here before."""
        asking, words = self._asking, self._asking.words
        guest = client.ticket is not None
        asking.say(words("Welcome. Type your name, as you are called at the table."))
        if guest:
            said = "Were you here before? Then type ticket and your ticket instead."
            asking.say(words(said))
        while not client.name:
            typed = await asking.line()
            word, _, ticket = typed.partition(" ")
            try:
                if guest and ticket.strip() and word.casefold() in ("ticket", words("ticket")):
                    client = await self._be_welcomed(ticket.strip())
                    guest = not client.name
                else:
                    await client.call_yourself(typed)
            except AbyssError as error:
                asking.say(why(error, asking.voice))
        if guest and client.ticket is not None:
            self._tell_ticket(client.ticket)
        return client

    def _tell_ticket(self, ticket: str) -> None:
        told = (
            "This ticket is you: {ticket} (write it down). With it you come back to your name and"
            " your seat, from anywhere, and so does everybody who has it. With an SSH key you"
            " would need none."
        )
        self._asking.say(self._asking.words(told, ticket=ticket))
