"""What was said at a table, as one person has heard it."""

from collections import deque
from collections.abc import Sequence
from typing import Final

from rich.text import Text

from abyss_tui.i18n.voice import Voice
from abyss_tui.records import record

KEPT: Final = 100
"""So many lines are kept."""


@record
class ChatLine:
    """A line: what somebody said, or, without a name, what everybody should know."""

    name: str
    text: str

    def shown(self, voice: Voice) -> Text:
        """Return the line as it is shown."""
        if not self.name:
            return Text(self.text, "dim")
        return Text.assemble((f"{self.name}{voice.text(': ')}", "bold"), self.text)


class Chat:
    """The last lines of a table; a muted one is kept, but not shown as it comes."""

    def __init__(self) -> None:
        self.muted = False
        self._lines: deque[ChatLine] = deque(maxlen=KEPT)

    def add(self, name: str, text: str) -> ChatLine:
        """Keep a line."""
        line = ChatLine(name, text)
        self._lines.append(line)
        return line

    def last(self, count: int) -> Sequence[ChatLine]:
        """Return the last lines, the latest last."""
        return list(self._lines)[-count:]

    def forget(self) -> None:
        """Begin anew, at another table."""
        self._lines.clear()
