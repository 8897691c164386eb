"""A line of keys in which a click on a key is a press of it: so the mouse alone will do."""

import re
from typing import Final

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual.content import Content
from textual.events import Click
from textual.visual import VisualType
from textual.widgets import Static

from abyss_tui.frontends.tui.keys.keys import key_written
from abyss_tui.i18n.voice import Voice

_ENTRY: Final = re.compile(r"\S+(?: \S+)*")
"""A key with its word; two or more blanks stand between two of them."""
GAP: Final = "   "
"""What stands between two of them in one row."""
NARROW_GAP: Final = "  "
"""The same where one more key fits by it."""
KEY: Final = "bold $key"
"""How the key of an entry is written, in the colours of a theme."""
PRESSES: Final = "presses"
"""What the meta data of an entry calls the key that it presses."""


class ClickableKeys(Static):
    """Keys, each with a word behind it, as one text in the language of who sits there.

    Where they need more than a row, a key stays with its word.
    """

    def __init__(
        self,
        keys: str,
        voice: Voice,
        *,
        cells: int = 0,
        id: str | None = None,  # noqa: A002 (as Textual names it)
        classes: str | None = None,
    ) -> None:
        """`cells` are those of a row, where they are known before it is laid out."""
        text = _clickable(in_rows(keys, cells), voice)
        super().__init__(text, id=id, classes=classes, markup=False)
        self._voice = voice
        self._keys = keys
        self._width = cells
        """The cells for which the keys were laid out."""

    @property
    def rows(self) -> int:
        """The rows that the keys take."""
        return in_rows(self._keys, self.size.width or self._width).count("\n") + 1

    @property
    def rows_taken(self) -> int:
        """The rows that they take with those that are kept free below them, laid out or not yet."""
        least = self.styles.min_height
        return max(self.rows, 0 if least is None else int(least.value))

    def show(self, keys: str, voice: Voice) -> None:
        """Show other keys, in the language of this voice from now on."""
        if voice is not self._voice:
            self._voice, self._keys = voice, ""
        self.update(keys)

    def update(self, content: VisualType = "", *, layout: bool = True) -> None:
        """Show other keys; those that are shown already are not laid out again."""
        if isinstance(content, str):
            width = self.size.width or self._width
            if (content, width) == (self._keys, self._width):
                return
            self._keys, self._width = content, width
            content = _clickable(in_rows(content, width), self._voice)
        super().update(content, layout=layout)

    def on_resize(self) -> None:
        """Lay the keys out for the width that there is now."""
        if self.size.width != self._width:
            self.update(self._keys)

    def on_click(self, event: Click) -> None:
        """Press the key that was clicked, if it was one."""
        key = event.style.meta.get(PRESSES)
        if key is not None:
            event.stop()
            self.app.simulate_key(key)


def in_rows(keys: str, cells: int) -> str:
    """Return keys in rows of so many cells, broken between a word and the next key only.

    Without cells (0) nobody knows yet how wide a row may be, and nothing is broken.
    """
    if not cells or cell_len(keys) <= cells:
        return keys
    rows: list[str] = []
    for entry in _ENTRY.findall(keys):
        if rows and cell_len(row := f"{rows[-1]}{GAP}{entry}") <= cells:
            rows[-1] = row
        else:
            rows.append(entry)
    return "\n".join(rows)


def _clickable(keys: str, voice: Voice) -> Content:
    """Return a line of keys whose entries know the keys that they press; the keys stand out."""
    text = Text(keys)
    for entry in _ENTRY.finditer(keys):
        key = key_written(entry[0].partition(" ")[0], voice)
        if key is not None:
            text.stylize(Style(meta={PRESSES: key}), *entry.span())
    content = Content.from_rich_text(text)
    for entry in _ENTRY.finditer(keys):
        sign = entry[0].partition(" ")[0].rstrip(",")
        content = content.stylize(KEY, entry.start(), entry.start() + len(sign))
    return content
