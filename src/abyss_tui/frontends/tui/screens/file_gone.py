"""Offers to write a game into a new file, over the screen of its table, when its own is gone."""

from abyss_tui.errors import JournalGone
from abyss_tui.frontends.tui.game_ui import ShownTable
from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.prompts.prompt import TakeBack
from abyss_tui.sitting.file_gone import WRITE, what_now, written_anew


class FileGonePart:
    """Asks who sits at a screen what is to become of a game whose file is gone."""

    def __init__(self, table: ShownTable) -> None:
        self._table = table
        self._refused_at: float | None = None
        """When somebody said that the game is not to be written now, and touched nothing since."""
        self._offered = False
        """Whether it is offered now."""

    def offer_for_bot(self, gone: JournalGone) -> None:
        """Offer it because a move of a bot could not be kept, which is tried again and again.

        Who has said "not now" is asked again once they have touched a key or the mouse.
        """
        if self._refused_at != self._table.on_screen.services.touched_at:
            self.offer(gone)

    def offer(self, gone: JournalGone) -> None:
        """Say what has happened, and offer to write the game anew."""
        table = self._table
        if table.closing or self._offered:
            return
        if table.asking:  # it is offered again with the next move that cannot be kept
            table.say(table.voice.say(gone.message), seconds=8)
            return
        self._offered = True
        asked = ChoicePrompt(what_now(gone, table.voice), asks="file-gone")
        table.lay(asked, self._answered, lasting=True)

    def _answered(self, answer: str | TakeBack | None) -> None:
        self._offered = False
        if answer == WRITE:
            self._table.playing.change(lambda _: self._write())
        else:
            self._refused_at = self._table.on_screen.services.touched_at
            self._table.go_on()

    async def _write(self) -> None:
        table = self._table
        await table.place.keep_anew()
        table.say(written_anew(table.place, table.voice), seconds=15)
