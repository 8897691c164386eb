"""Something to read of which a part is still being worked out."""

from collections.abc import Awaitable, Callable, Sequence

from rich.text import Text
from textual.widgets import Static

from abyss_tui.frontends.tui.keys.commands import TableCommand
from abyss_tui.frontends.tui.prompts.reading import Choosing


class LateReading(Choosing):
    """Shows a text at once, and another one in its place as soon as that is there.

    Whoever closes it before then has the work on it stopped.
    """

    def __init__(
        self,
        title: str,
        text: Text,
        later: Callable[[], Awaitable[Text]],
        commands: Sequence[TableCommand],
        *,
        opened_by: TableCommand,
    ) -> None:
        super().__init__(title, text, commands, opened_by=opened_by)
        self._later = later

    def on_mount(self) -> None:
        """Begin to work it out."""
        self.run_worker(self._read_on())

    async def _read_on(self) -> None:
        self.read = await self._later()
        self.query_one("#text", Static).update(self.read)
