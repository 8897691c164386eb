"""Something to read of which a part is still being worked out."""

from collections.abc import Awaitable, Callable, Sequence

from rich.text import Text
from textual.events import Key
from textual.widgets import Static

from abyss_tui.frontends.tui.keys.commands import TableCommand
from abyss_tui.frontends.tui.prompts.reading import Reading, close_and_do
from abyss_tui.frontends.tui.widgets.hanging import Hanging


class LateReading(Reading):
    """Shows a text at once, and another one in its place as soon as that is there.

    Whoever closes it before then has the work on it stopped, also with the key of what is read
    about.
    """

    ABOUT_TABLE = True

    def __init__(
        self,
        title: str,
        text: Text,
        later: Callable[[], Awaitable[Text]],
        commands: Sequence[TableCommand],
        *,
        opened_by: TableCommand,
    ) -> None:
        """`commands` are those of the screen below."""
        super().__init__(title, text, opened_by=opened_by)
        self._commands = commands
        self._later = later

    def on_mount(self) -> None:
        """Begin to work it out."""
        self.run_worker(self._read_on())

    def on_key(self, event: Key) -> None:
        """Do what was read about, scroll, or close."""
        if not close_and_do(self, self._commands, event):
            super().on_key(event)

    async def _read_on(self) -> None:
        self.read = await self._later()
        self.query_one("#text", Static).update(Hanging(self.read))
