"""The upper edge of a prompt: a line of light with the title on a tab."""

from collections.abc import Sequence
from typing import cast

from rich.cells import cell_len
from rich.text import Text
from textual.widgets import Static

from abyss_tui.frontends.tui.person.services import AppServices
from abyss_tui.frontends.tui.theme.look import Look


class TopEdge(Static):
    """One line over the box: glowing, or crimson where there is danger."""

    def __init__(
        self, title: str, look: Look, *, danger: bool = False, of_chat: bool = False
    ) -> None:
        """`of_chat` is the edge of a box that shows what is said anyway."""
        super().__init__(id="edge", markup=False)
        self.title = title
        self.look = look
        self.danger = danger
        self.of_chat = of_chat
        self.typed = ""
        """What is said at the end of the line: the number that is being typed."""
        self.news: Sequence[Text] = ()
        """What was said at the table while the box is open, the latest last: it lies over where
        that passes by."""

    def on_mount(self) -> None:
        """Show what was said just before the box opened, too."""
        self.tell(cast(AppServices, self.app).passing_by())

    def rename(self, title: str) -> None:
        """Write another title."""
        self.title = title
        self.refresh()

    def say(self, text: str) -> None:
        """Say something at the end of the line, or nothing."""
        self.typed = text
        self.refresh()

    def tell(self, news: Sequence[Text]) -> None:
        """Show what is said at the table, at the end of the line: the last lines that fit."""
        self.news = () if self.of_chat else news
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
        said = Text(self.typed) if self.typed else self._news(max(0, room - 2))
        said.truncate(max(0, room - 2), overflow="ellipsis")
        text = Text.assemble(" ", said, " ", style=palette.title) if said else said
        rest = room - text.cell_len
        return Text.assemble((sign * 2, line), tab, (sign * rest, line), text)

    def _news(self, room: int) -> Text:
        """Return the last lines that fit into so many cells; the very last one in any case."""
        said, between = Text(), f"  {self.look.marks.between}  "
        for line in reversed(self.news):
            longer = Text.assemble(line, between, said) if said else line.copy()
            if said and longer.cell_len > room:
                break
            said = longer
        return said
