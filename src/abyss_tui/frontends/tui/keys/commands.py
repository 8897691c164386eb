"""The one table of what can be done at the table of any game, and of the keys for it.

From it come the bindings, the command palette, the line of keys at the bottom, the text of all
keys and the letters of the action bar. A game adds its own commands (`GameUI.commands`).
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from typing import Final

from rich.cells import cell_len
from textual.binding import Binding

from abyss_tui.frontends.tui.keys.keys import Keys, key_sign, twins
from abyss_tui.i18n.voice import Voice
from abyss_tui.records import record

TAB_STOP: Final = 11
"""The second column of the text of keys begins at a multiple of so many cells, where it can."""
HALF: Final = 36
"""A command whose text takes more cells gets a row of the help to itself."""
ROW: Final = 72
"""The cells of a row of the help in the smallest window."""


@record
class TableCommand:
    """Something that can be done at the table. Its texts are English, to be translated."""

    action: str
    """The action of the screen, of the board or of the program."""
    key: str
    """Textual's name of its key, where the session has no other."""
    title: str = ""
    """What the command palette calls it; nothing keeps it out."""
    description: str = ""
    """What the palette says about it."""
    help: str = ""
    """What the text of all keys says about it; nothing keeps it out."""
    word: str = ""
    """One word for it, in the action bar or in the line of keys."""
    place: int = 0
    """Its place in the line of keys, from 1 on; 0 keeps it out."""
    also: tuple[str, ...] = ()
    """Further keys that do the same."""
    bound: bool = True
    """Whether the screen of the table binds the key; the board and the program bind theirs."""
    written: str = ""
    """Its name in settings files, where that is not its action: what people wrote stays valid."""

    @property
    def name(self) -> str:
        """Its name in settings files and in the manual."""
        return self.written or self.action

    @property
    def id(self) -> str:
        """The name by which a session can give it another key."""
        return f"table.{self.name}"

    def described_as(self, description: str) -> "TableCommand":
        """Return this command with another description in the palette."""
        return replace(self, description=description)

    def worded(self, word: str) -> "TableCommand":
        """Return this command with another word in the line of keys."""
        return replace(self, word=word)

    def placed_first(self, word: str) -> "TableCommand":
        """Return this command with another word, among the first of the line of keys."""
        return replace(self, word=word, place=1)

    def binding(self, action: str | None = None, *, priority: bool = False) -> Binding:
        """Return the binding of its keys, to its own action if none is given.

        One with `priority` is found before those of the screen, of prompts too.
        """
        return Binding(
            ",".join(map(twins, (self.key, *self.also))),
            action or self.action,
            show=False,
            key_display=key_sign(self.key),
            priority=priority,
            id=self.id,
        )


HIDE: Final = TableCommand(
    "hide",
    "full_stop",
    "Hide or show my hand",
    "At once",
    "hide or show your hand",
    "hide",
    9,
)
SHOW: Final = HIDE.worded("show")
"""The same where the hand is hidden."""
PLAYERS: Final = TableCommand(
    "players", "o", "All players", "Everything they have", "all players in full", "all", 8
)
STORY: Final = TableCommand(
    "story", "w", "What happened", "The whole story of the game", "what happened", "log", 7
)
SINCE: Final = TableCommand(
    "since",
    "b",
    "Look back",
    "What was done since your turn, step by step",
    "look back: what was done since your turn",
)
UNDO: Final = TableCommand("undo", "u", "Undo", "Take the last action back", "undo", "undo", 6)
SETTINGS: Final = TableCommand(
    "settings",
    "comma",
    "Settings",
    "Language, colours, signs and more",
    "language, colours, signs",
    also=("f2",),
)
KEYS: Final = TableCommand(
    "keys", "question_mark", "Keys", "What every key does", "these keys", "help", 1, ("f1",)
)
CARDS: Final = TableCommand(
    "cards",
    "c",
    "Cards",
    "Every card of the game, and where it is now",
    "all cards, and where each is",
)
INFORM: Final = TableCommand(
    "inform",
    "i",
    help="everything about the thing under the cursor, and why not",
    word="info",
    place=5,
)
LEAVE: Final = TableCommand(
    "leave",
    "q",
    "Leave",
    "The game is kept",
    "leave (the game is kept)",
    "leave",
    10,
    ("ctrl+s",),
)

ADVICE: Final = TableCommand(
    "advice",
    "g",
    "What could I do?",
    "All actions: what is possible, what follows, why not",
    "what you could do, what is good, and why",
    "what now",
    2,
    written="ways",
)
"""Of the tables that know what could be done, and of the questions there."""

PALETTE: Final = TableCommand(
    "command_palette",
    "ctrl+p",
    help="all commands",
    word="menu",
    place=11,
    also=("colon",),  # where ctrl+p is taken, as within a container
    bound=False,
)

COMMANDS: Final = (
    TableCommand("zone", "tab", word="zone", place=2, bound=False),
    TableCommand("move", "arrows", word="move", place=3, bound=False),
    TableCommand("pick", "enter", word="pick", place=4, bound=False),
    INFORM,
    HIDE,
    PLAYERS,
    STORY,
    SINCE,
    CARDS,
    UNDO,
    SETTINGS,
    KEYS,
    PALETTE,
    LEAVE,
    TableCommand("leave_at_once", "ctrl+c", help="leave at once (kept too)", bound=False),
)
"""What can be done at the table of any game."""

OF_A_SEAT: Final = frozenset({HIDE.action, UNDO.action, ADVICE.action})
"""What nobody can do who only looks on."""

BELOW: Final = (HIDE, PLAYERS, STORY, CARDS, SETTINGS)
"""What a prompt passes on to the table under it."""

_CURSOR: Final = (
    "tab, shift+tab  the next, the previous part of the board",
    "arrows, h j k l move within it, enter picks",
)
"""How the cursor moves, as the text of keys says it."""


def bindings(commands: Iterable[TableCommand]) -> list[Binding]:
    """Return the bindings of the commands that a screen binds."""
    return [command.binding() for command in commands if command.bound]


def of_any_game(own: Sequence[TableCommand]) -> list[TableCommand]:
    """Return the commands of every table, as a game says them that has words of its own."""
    reworded = {command.action: command for command in own}
    return [reworded.get(command.action, command) for command in COMMANDS]


def of_this_game(own: Sequence[TableCommand]) -> list[TableCommand]:
    """Return the commands that only this game has."""
    general = {command.action for command in COMMANDS}
    return [command for command in own if command.action not in general]


def placed(commands: Iterable[TableCommand]) -> list[TableCommand]:
    """Return the commands of the bottom line, in their order."""
    return sorted((each for each in commands if each.place), key=lambda each: each.place)


def line_of_keys(
    commands: Iterable[TableCommand], keys: Keys, voice: Voice
) -> list[tuple[str, str]]:
    """Return the keys of the bottom line with a word each, in their order."""
    return [
        (keys.sign(each.id, each.key, voice).replace("ctrl+", "^"), voice.text(each.word))
        for each in placed(commands)
    ]


def rows_of_keys(rows: Iterable[tuple[str, str]]) -> str:
    """Return keys with what they do, a row each; the texts stand below each other."""
    listed = list(rows)
    column = max((cell_len(key) for key, _ in listed), default=0) + 3
    return "\n".join(f"{key}{' ' * (column - cell_len(key))}{does}" for key, does in listed)


def text_of_keys(
    own: Sequence[TableCommand], mouse: str, keys: Keys, voice: Voice, lacking: Collection[str] = ()
) -> str:
    """Return what every key does, to be read: first what only this game has.

    `mouse` says, in English, what can be clicked; `lacking` are the actions that mean nothing in
    this game.
    """
    general = [each for each in of_any_game(own) if each.action not in lacking]
    rows = [
        *_rows(of_this_game(own), keys, voice),
        "",
        *(voice.text(line) for line in _CURSOR),
        *_rows(general, keys, voice),
        "",
        voice.text(mouse),
        "",
    ]
    return "\n".join(rows)


def _rows(commands: Iterable[TableCommand], keys: Keys, voice: Voice) -> list[str]:
    """Return the keys with what they do: two a row, or one where it takes more room."""
    entries = [
        f"{keys.sign(each.id, each.key, voice)}  {voice.text(each.help)}"
        for each in commands
        if each.help
    ]
    ways = (
        _two_a_row(entries, half, stop) for half in range(HALF, 0, -1) for stop in (TAB_STOP, 1)
    )
    return next((rows for rows in ways if max(map(cell_len, rows), default=0) <= ROW), entries)


def _two_a_row(entries: Sequence[str], half: int, stop: int) -> list[str]:
    """Return entries two a row, but for those that take more cells than `half`.

    The second column begins at a multiple of `stop`.
    """
    short = [each for each in entries if cell_len(each) <= half]
    column = max(map(cell_len, short[::2][: len(short) // 2]), default=0)
    column = ((column + 1) // stop + 1) * stop  # two blanks at least
    rows: list[str] = []
    left = ""
    for each in entries:
        if cell_len(each) > half:
            rows.append(each)
        elif not left:
            left = each
        else:
            rows.append(left + " " * (column - cell_len(left)) + each)
            left = ""
    return [*rows, left] if left else rows
