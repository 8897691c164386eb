"""The keys and commands of a table: those of any table, and those that only its game has."""

from collections.abc import Collection, Iterator, Mapping
from functools import partial

from textual.app import SystemCommand
from textual.events import Key

from abyss_tui.frontends.tui.game_ui import ShownTable
from abyss_tui.frontends.tui.keys.commands import (
    ADVICE,
    COMMANDS,
    LEAVE,
    PALETTE,
    UNDO,
    TableCommand,
    of_any_game,
    of_this_game,
    text_of_keys,
)
from abyss_tui.frontends.tui.keys.keys import plain_key, written
from abyss_tui.frontends.tui.keys.settled import settling_after
from abyss_tui.frontends.tui.prompts.prompt import Prompt
from abyss_tui.sitting.settling import Settling
from abyss_tui.sitting.steps import TurnOver


class TableKeys:
    """What keys do at a table, and why one does nothing.

    The screen binds the keys of any table. Those of its game are looked up when they are pressed:
    the game is an object beside the screen, and Textual binds keys to classes.
    """

    def __init__(self, table: ShownTable, lacking: Collection[str]) -> None:
        """`lacking` are the actions that mean nothing in this game."""
        self._table = table
        self._lacking = lacking
        self._settling: Settling | None = None
        """Which keys act on the board since what waits has come."""

    def _own(self) -> Mapping[str, TableCommand]:
        """Return what the game does itself, by the names of the actions."""
        own = of_this_game(self._table.game.commands)
        return {each.action: each for each in own if each is not ADVICE}

    def obey(self, key: str) -> bool:
        """Do what a key means in this game now; return whether it means anything."""
        table = self._table
        own = self._own().values()
        command = next((each for each in own if table.look.is_key_of(each, key)), None)
        if command is None:
            return table.game.key(plain_key(key))
        if not table.game.may(command):
            return False
        table.game.do(command)
        return True

    def settle(self) -> None:
        """Let the key that has led to what waits now not act on the board as well."""
        last = self._table.on_screen.services.last_key
        if last is not None:
            seen = self._table.sitting.to_be_seen
            self._settling = settling_after(last, to_be_seen=seen)

    def why_not_yet(self, key: Key) -> str | None:
        """Return why a key does not act on the board yet; None when it does, or means nothing.

        It was not let go since it led there, or would answer what nobody can have seen.
        """
        settling = self._settling
        if settling is None or not self._acts(key.key):
            return None
        if self._table.game.is_to_be_seen and not settling.settled(key.time):
            settling.takes(key.key, key.time)
            return self._table.words("one moment: see this first")
        if settling.let_go(key.key, key.time):
            return None
        return self._table.words("let go of the key, then press it once more")

    def _acts(self, key: str) -> bool:
        """Whether a key plays in this game, or picks what the cursor is on."""
        own = self._own().values()
        return key == "enter" or any(self._table.look.is_key_of(each, key) for each in own)

    def act(self, action: str) -> bool:
        """Do what a command of this game says, if it may; return whether it is one."""
        command = self._own().get(action)
        if command is not None and self._table.game.may(command):
            self._table.game.do(command)
        return command is not None

    def _may(self, command: TableCommand) -> bool:
        """Whether a command can be given now."""
        if command.action in self._own():
            return self._table.game.may(command)
        return bool(self._table.on_screen.check_action(command.action, ()))

    def commanded_by(self, key: str) -> bool:
        """Return whether a key does something at this table now."""
        table = self._table
        return any(
            table.look.is_key_of(each, key) and self._may(each)
            for each in (*table.game.commands, *COMMANDS)
            if each.bound or each is PALETTE
        )

    def in_palette(self) -> Iterator[SystemCommand]:
        """Yield what the command palette offers now."""
        table = self._table
        own = table.game.commands
        for each in (*of_this_game(own), *of_any_game(own)):
            if each.title and self._may(each):
                act = partial(table.act, each.action)
                about = f"{table.look.sign(each)}  {table.words(each.description)}"
                yield SystemCommand(table.words(each.title), about, act)

    def in_full(self) -> str:
        """Return what each key does at the table, to be read."""
        table = self._table
        own = (*table.game.commands, *table.more_commands)
        return text_of_keys(own, table.ui.mouse, table.look.keys, table.voice, self._lacking)

    def why_not_now(self, key: str) -> str:
        """Return why a key of this game does nothing now; nothing for any other key."""
        table = self._table
        if any(table.look.is_key_of(each, key) for each in table.game.commands):
            return table.words("{key} is not possible now.", key=written(key, table.voice))
        return ""

    def why_not_below(self, key: str) -> str | None:
        """Return why a question keeps a key of the table from doing what it does."""
        table, look, words = self._table, self._table.look, self._table.words
        named = written(key, table.voice)
        if look.is_key_of(LEAVE, key):
            if isinstance(table.sitting.step, TurnOver):  # what comes next is another one's turn
                return words(
                    "{key} does not leave here. ctrl+c leaves at once; the game is kept.", key=named
                )
            return words(
                "Answer this first: then {key} leaves. ctrl+c leaves at once; the game is kept.",
                key=named,
            )
        if look.is_key_of(UNDO, key):
            reason = table.playing.why_not_undo()
            if reason is None:
                return words("Go back with esc: then {key} undoes.", key=look.sign(UNDO))
            return words("This cannot be undone: {reason}.", reason=reason)
        if any(look.is_key_of(each, key) for each in table.game.commands):
            top = table.on_screen.app.screen
            if isinstance(top, Prompt) and top.may_leave:
                return words("Go back with q first: then {key} is for the table.", key=named)
            return words("Answer this first: then {key} is for the table.", key=named)
        return None
