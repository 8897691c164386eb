"""Where moves lost most, by the reckoning of a bot: it thinks first, and then they are listed."""

from collections.abc import Callable
from typing import Final

from rich.text import Text
from textual.app import ComposeResult
from textual.events import Key
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from abyss_tui.frontends.tui.keys.keys import plain_key
from abyss_tui.frontends.tui.prompts.edge import TopEdge
from abyss_tui.frontends.tui.prompts.overlay import Overlay
from abyss_tui.frontends.tui.screens.blunders_drawn import in_full, progress, rows
from abyss_tui.frontends.tui.widgets.clickable_keys import ClickableKeys
from abyss_tui.frontends.tui.widgets.hanging import Hanging
from abyss_tui.frontends.tui.widgets.rows import Rows
from abyss_tui.table.blunder_texts import NOBODY_KNOWS, RECKONING, decisions, no_blunder
from abyss_tui.table.blunders import Blunder, Found, Search

KEY: Final = "g"
"""The key that opens and closes it, as at the table that of a good move."""
WIDEST: Final = 100
"""The cells of the box at most, as its style says."""
AROUND: Final = 4
"""The cells beside a row: the padding of the box, and the bar that scrolls the list."""


class Blunders(Overlay):
    """Lists the moves; below the list stands all that is to be said of the marked one.

    Whoever closes it while the bot still thinks has the thinking stopped.
    """

    DEFAULT_CSS = """
    Blunders > Plate { width: 100; }
    Blunders #told { width: 100%; height: auto; }
    Blunders Rows { max-height: 30vh; margin-top: 1; display: none; }
    Blunders #move { width: 100%; height: 9; border-top: solid $primary; display: none; }
    """

    def __init__(self, search: Search, show: Callable[[Blunder], None]) -> None:
        """`show` leads to the moment at which a move was decided."""
        super().__init__()
        self.search = search
        self._show = show
        self._listed: list[Blunder | None] = []
        """The move of each row; None where a row says that there is none."""

    def parts(self) -> ComposeResult:
        """Lay out what is said of all of it, the list, and the marked move."""
        yield TopEdge(self.words("COSTLY MOVES"), self.look)
        yield Static(id="told", markup=False)
        yield Rows(marks=self.voice.marks, id="moves")
        yield Static(id="move", markup=False)
        yield ClickableKeys(self.words("q stops it"), self.voice, id="keys")

    def on_mount(self) -> None:
        """List what was found before, or begin to search."""
        if self.search.found is None:
            self.run_worker(self._find())
        else:
            self._list(self.search.found)

    async def _find(self) -> None:
        self._tell_progress(0.0)
        found = await self.search.find(self._tell_progress)
        if found is None:
            self._tell(self.voice.say(NOBODY_KNOWS))
            self._offer(self.words("q closes"))
        else:
            self._list(found)

    def _tell_progress(self, share: float) -> None:
        """Say how far the search is."""
        text = "The bot thinks again about {decisions}, each time with what was known then."
        message = Text(self.words(text, decisions=decisions(self.search, self.voice)))
        self._tell(Text("\n\n").join((message, progress(share, self.look))))

    def _tell(self, text: Text | str) -> None:
        self.query_one("#told", Static).update(text)

    def _offer(self, keys: str) -> None:
        self.query_one(ClickableKeys).show(keys, self.voice)

    def _list(self, found: Found) -> None:
        """Show what was found, a player after the other."""
        replay, alone = self.search.replay, len(found) == 1
        moves = [each for own in found.values() for each in own]
        cells = min(self.app.size.width, WIDEST) - AROUND
        drawn = iter(rows(moves, replay.names, replay.kind.text, self.look, cells))
        listed = self.query_one(Rows)
        for seat, own in found.items():
            for move in own:
                self._listed.append(move)
                listed.add_option(Option(next(drawn)))
            if not own:
                text = no_blunder(None if alone else replay.names[seat], self.voice)
                self._listed.append(None)
                listed.add_option(Option(Text(f"  {text}", no_wrap=True), disabled=True))
        self._tell(self.voice.say(RECKONING))
        listed.display = True
        if moves:
            self.query_one("#move").display = True
            listed.highlighted = self._listed.index(moves[0])
            listed.focus()
            self._offer(self.words("↑↓ choose   enter shows it in the replay   q closes"))
        else:
            self._offer(self.words("q closes"))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show all that is to be said of the marked move."""
        event.stop()
        move, replay = self._listed[event.option_index], self.search.replay
        if move is not None:
            text = in_full(move, replay.names, replay.kind.text, self.look)
            self.query_one("#move", Static).update(Hanging(text), layout=False)  # its room is fixed

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Look at the moment at which the move was decided."""
        event.stop()
        move = self._listed[event.option_index]
        if move is not None:
            self._show(move)

    def on_key(self, event: Key) -> None:
        """Close."""
        if plain_key(event.key) in ("escape", "q", KEY):
            event.stop()
            self.dismiss(None)
