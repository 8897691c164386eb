"""What is played at the screen of a table: one change at a time, until each is kept or refused."""

from collections.abc import Awaitable, Callable

from textual.message import Message

from abyss_tui.errors import AbyssError
from abyss_tui.frontends.tui.game_ui import ShownTable


class PlayingPart:
    """Sends the sitting what is played and taken back at a screen."""

    class Written(Message):
        """What was done at this screen is kept now, or was refused."""

        def __init__(self, refusal: AbyssError | None) -> None:
            super().__init__()
            self.refusal = refusal

    def __init__(self, table: ShownTable) -> None:
        self._table = table
        self.writing = False
        """Whether something is being kept; what is typed meanwhile waits until that is done."""

    def play(self, *actions: object) -> None:
        """Answer one decision after the other; what cannot be kept is said, and asked again."""
        self.change(lambda number: self._table.sitting.play(*actions, number=number))

    def take_back(self) -> None:
        """Take the last action back, which somebody here may."""
        self.change(lambda number: self._table.sitting.undo(number=number))

    def why_not_undo(self) -> str | None:
        """Return why the last action cannot be taken back here, as a clause, or None."""
        table = self._table
        reason = table.sitting.why_not_undo()
        return None if reason is None else table.voice.say(reason)

    def undo(self) -> None:
        """Take the last action back, or say what stands against it."""
        table, reason = self._table, self.why_not_undo()
        if reason is not None:
            table.say(table.words("This cannot be undone: {reason}.", reason=reason))
        else:
            self.take_back()

    def change(self, change: Callable[[int], Awaitable[object]]) -> None:
        """Change the game, and go on when that is kept; it is given the number that is shown."""
        table, screen = self._table, self._table.on_screen
        if table.place.left:
            return
        if self.writing:
            table.say(table.words("One moment: what you did last is being kept."))
            return
        self.writing, screen.keeps_messages = True, False
        screen.app.clear_notifications()  # what was said belongs to what has now been answered
        screen.pause_painting()  # between two questions the board is not lit for a moment
        screen.run_worker(self._kept(change(table.number)))

    async def _kept(self, change: Awaitable[object]) -> None:
        refusal = None
        try:
            await change
        except AbyssError as error:
            refusal = error
        self._table.on_screen.post_message(self.Written(refusal))
