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

    def offer(self, gone: JournalGone) -> None:
        """Say what has happened, and offer to write the game anew."""
        table = self._table
        if table.closing:
            return
        if table.asking:  # it is offered again with the next move that cannot be kept
            table.say(table.voice.say(gone.message), seconds=8)
            return
        table.lay(ChoicePrompt(what_now(gone, table.voice)), self._answered, lasting=True)

    def _answered(self, answer: str | TakeBack | None) -> None:
        if answer == WRITE:
            self._table.playing.change(lambda _: self._write())
        else:
            self._table.go_on()

    async def _write(self) -> None:
        table = self._table
        await table.place.keep_anew()
        table.say(written_anew(table.place, table.voice), seconds=15)
