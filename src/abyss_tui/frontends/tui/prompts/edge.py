"""The upper edge of a prompt: a line of light with the title on a tab."""

from typing import cast

from rich.cells import cell_len
from rich.text import Text
from textual.widgets import Static

from abyss_tui.frontends.tui.person.services import AppServices
from abyss_tui.frontends.tui.theme.look import Look


class TopEdge(Static):
    """One line over the box: glowing, or crimson where there is danger."""

    def __init__(self, title: str, look: Look, *, danger: bool = False) -> None:
        super().__init__(id="edge", markup=False)
        self.title = title
        self.look = look
        self.danger = danger
        self.typed = ""
        """What is said at the end of the line: the number that is being typed."""
        self.news = Text()
        """What was said at the table while the box is open: it lies over where that passes by."""

    def on_mount(self) -> None:
        """Show what was said just before the box opened, too."""
        self.tell(cast(AppServices, self.app).passing_by() or Text())

    def rename(self, title: str) -> None:
        """Write another title."""
        self.title = title
        self.refresh()

    def say(self, text: str) -> None:
        """Say something at the end of the line, or nothing."""
        self.typed = text
        self.refresh()

    def tell(self, news: Text) -> None:
        """Show what somebody says at the table, at the end of the line, as far as it has room."""
        self.news = news
        self.refresh()

    def has_room_for(self, news: Text) -> bool:
        """Whether what somebody says at the table would be read whole beside the title."""
        return news.cell_len <= self._room - 2

    @property
    def _room(self) -> int:
        """The cells beside the title and what stands before it."""
        return max(0, self.size.width - 4 - cell_len(self.title))

    def render(self) -> Text:
        """Return the line as wide as the box."""
        palette, marks = self.look.palette, self.look.marks
        chip = palette.crimson_chip if self.danger else palette.glow_chip
        line = palette.crimson if self.danger else palette.glow
        sign = marks.lower_half if palette.blocks else marks.horizontal
        tab = Text(f" {self.title} ", chip)
        room = self._room
        said = Text(self.typed) if self.typed else self.news.copy()
        said.truncate(max(0, room - 2), overflow="ellipsis")
        text = Text.assemble(" ", said, " ", style=palette.title) if said else said
        rest = room - text.cell_len
        return Text.assemble((sign * 2, line), tab, (sign * rest, line), text)
