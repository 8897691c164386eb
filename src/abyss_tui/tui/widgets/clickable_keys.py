"""A line of keys in which a click on a key is a press of it: so the mouse alone will do."""

import re
from typing import Final

from rich.style import Style
from rich.text import Text
from textual.events import Click
from textual.visual import VisualType
from textual.widgets import Static

from abyss_tui.i18n.voice import Voice
from abyss_tui.tui.keys import key_written

_ENTRY: Final = re.compile(r"\S+(?: \S+)*")
"""A key with its word; two or more blanks stand between two of them."""
PRESSES: Final = "presses"
"""What the meta data of an entry calls the key that it presses."""


class ClickableKeys(Static):
    """Keys, each with a word behind it, as one text in the language of who sits there."""

    def __init__(self, keys: str, voice: Voice, *, id: str) -> None:  # noqa: A002 (as Textual names it)
        super().__init__(_clickable(keys, voice), id=id, markup=False)
        self._voice = voice

    def show(self, keys: str, voice: Voice) -> None:
        """Show other keys, in the language of this voice from now on."""
        self._voice = voice
        self.update(keys)

    def update(self, content: VisualType = "", *, layout: bool = True) -> None:
        """Show other keys."""
        if isinstance(content, str):
            content = _clickable(content, self._voice)
        super().update(content, layout=layout)

    def on_click(self, event: Click) -> None:
        """Press the key that was clicked, if it was one."""
        key = event.style.meta.get(PRESSES)
        if key is not None:
            event.stop()
            self.app.simulate_key(key)


def _clickable(keys: str, voice: Voice) -> Text:
    """Return a line of keys whose entries know the keys that they press."""
    said = Text(keys)
    for entry in _ENTRY.finditer(keys):
        key = key_written(entry[0].partition(" ")[0], voice)
        if key is not None:
            said.stylize(Style(meta={PRESSES: key}), *entry.span())
    return said
