"""What lies around a table in lines: this terminal alone, or a host."""

from collections.abc import Sequence
from typing import Protocol

from abyss_tui.errors import AbyssError
from abyss_tui.frontends.plain.commands import Command
from abyss_tui.frontends.plain.reader import Reader
from abyss_tui.i18n.voice import Voice
from abyss_tui.table.place import WaitingDecision


class Around(Protocol):
    """What a table has from where it stands."""

    @property
    def commands(self) -> Sequence[Command]:
        """Return what can be typed there at any question."""
        ...

    def why(self, error: AbyssError, voice: Voice) -> str:
        """Return why something could not be done."""
        ...

    async def wait(self, reader: Reader, decision: WaitingDecision, *, again: bool) -> None:
        """Wait until the table asks something else; AskAgain may say so.

        `again` is whether who decides has been waited for already.
        """
        ...


class OneTerminal:
    """All people sit here; nobody is waited for but bots, which let nobody wait for long."""

    commands: Sequence[Command] = ()

    def why(self, error: AbyssError, voice: Voice) -> str:
        """Return why something could not be done."""
        return voice.say(error.message)

    async def wait(self, reader: Reader, decision: WaitingDecision, *, again: bool) -> None:
        """Wait for a change, whatever it is."""
        await reader.telling.change()
