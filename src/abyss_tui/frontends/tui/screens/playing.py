"""The screen of a place at a table, as far as one plays there: what is done is kept, then shown."""

from collections.abc import Awaitable, Callable, Iterable

from textual.message import Message

from abyss_tui.errors import AbyssError
from abyss_tui.frontends.tui.game_ui import GameUI
from abyss_tui.frontends.tui.keys.commands import COMMANDS, LEAVE, PALETTE, UNDO
from abyss_tui.frontends.tui.keys.keys import written
from abyss_tui.frontends.tui.prompts.prompt import Prompt
from abyss_tui.frontends.tui.screens.asking import AskingScreen
from abyss_tui.table.place import Place


class PlayingScreen(AskingScreen):
    """Plays for the seats of one screen.

    What is typed while something is being kept waits until that is done.
    """

    class Written(Message):
        """What was done at this screen is kept now, or was refused."""

        def __init__(self, refusal: AbyssError | None) -> None:
            super().__init__()
            self.refusal = refusal

    class Ready(Message):
        """The screen takes keys again."""

    def __init__(self, place: Place, ui: GameUI) -> None:
        super().__init__(place, ui)
        self.writing = False
        """Whether something is being kept."""

    def go_on(self) -> None:
        """Show the table and ask what must be decided next."""
        raise NotImplementedError

    def play(self, *actions: object) -> None:
        """Answer one decision after the other; what cannot be kept is said, and asked again."""
        self._change(lambda: self._play_all(actions, self.number))

    async def _play_all(self, actions: Iterable[object], number: int) -> None:
        for ahead, action in enumerate(actions):
            decision = self.place.decision
            if decision is None or decision.seat not in self.place.seats:
                return  # the next answer is somebody else's
            await self.place.play(decision.seat, action, decision=number + ahead)

    def _change(self, change: Callable[[], Awaitable[None]]) -> None:
        """Change the game, and go on when that is kept."""
        if self.place.left:
            return
        if self.writing:
            self.say(self.words("One moment: what you did last is being kept."))
            return
        self.writing, self.keeps_messages = True, False
        self.pause_painting()  # between two questions the board is not lit for a moment
        self.run_worker(self._kept(change()))

    async def _kept(self, change: Awaitable[None]) -> None:
        refusal = None
        try:
            await change
        except AbyssError as error:
            refusal = error
        self.post_message(self.Written(refusal))

    def on_playing_screen_written(self, message: Written) -> None:
        """Go on; say it when something was not possible or could not be kept."""
        message.stop()
        self.writing = False
        decision = self.place.decision
        self.led_to = None if decision is None else decision.number
        self.go_on()
        self.resume_painting()
        if message.refusal is not None:
            said = self.themed_app.why(message.refusal)
            self.app.notify(said, severity="error", markup=False, timeout=8)
        self.post_message(self.Ready())

    def why_not_undo(self) -> str | None:
        """Return why the viewer cannot take the last action back, as a clause, or None."""
        if self.viewer is None:
            return self.words("nobody sits here")
        reason = self.place.why_not_undo(self.viewer)
        return None if reason is None else self.voice.say(reason)

    def commanded_by(self, key: str) -> bool:
        """Return whether a key does something at this table now."""
        commands = (*self.own_commands(), *COMMANDS)
        return any(
            self.look.is_key_of(each, key) and self.check_action(each.action, ())
            for each in commands
            if each.bound or each is PALETTE
        )

    def why_no_key(self, key: str) -> str:
        """Return why a key does nothing here, or not now."""
        if any(self.look.is_key_of(each, key) for each in self.own_commands()):
            return self.words("{key} is not possible now.", key=written(key, self.voice))
        return super().why_no_key(key)

    def why_not_below(self, key: str) -> str | None:
        """Return why a question keeps a key of the table from doing what it does."""
        look = self.look
        if look.is_key_of(LEAVE, key):
            return self.words(
                "Answer this first: then {key} leaves. ctrl+c leaves at once; the game is kept.",
                key=written(key, self.voice),
            )
        if look.is_key_of(UNDO, key):
            reason = self.why_not_undo()
            if reason is None:
                return self.words("Go back with esc: then {key} undoes.", key=look.sign(UNDO))
            return self.words("This cannot be undone: {reason}.", reason=reason)
        if any(look.is_key_of(each, key) for each in self.own_commands()):
            top, named = self.app.screen, written(key, self.voice)
            if isinstance(top, Prompt) and top.may_leave:
                return self.words("Go back with q first: then {key} is for the table.", key=named)
            return self.words("Answer this first: then {key} is for the table.", key=named)
        return None

    def take_back_of(self, seat: int) -> None:
        """Take the last action back, which a seat of this screen has made."""
        self._change(lambda: self.place.undo(seat, decision=self.number))

    def action_undo(self) -> None:
        """Take the last action back, or say what stands against it."""
        reason, seat = self.why_not_undo(), self.viewer
        if reason is not None or seat is None:
            self.say(self.words("This cannot be undone: {reason}.", reason=reason or ""))
        else:
            self.take_back_of(seat)
