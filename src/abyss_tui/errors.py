"""The errors of this project. Each class names its reader, who can do something about it.

An error carries a message; whoever shows it says it in the language of the reader.
"""

from abyss_tui.i18n.message import Message


class AbyssError(Exception):
    """Anything this project refuses; as a string it is English."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message
        """A sentence that may be shown as it stands."""


class IllegalAction(AbyssError):
    """An action that the rules do not allow now: read by the player or the bot that tried it."""


class StaleDecision(AbyssError):
    """An answer to a decision that waits no more: somebody was quicker."""


class NotYours(AbyssError):
    """A seat, or a decision, that is somebody else's: read by whoever reached for it."""


class BadCardData(AbyssError):
    """A card file that cannot be used: read by whoever edits `data/`.

    It names the file, the card, the field and what would be valid there.
    """


class BadPosition(AbyssError):
    """A position that no game could be in: read by the author of a test, a puzzle or a bot.

    It names the field and what would be possible there.
    """


class BadSave(AbyssError):
    """A saved game or journal that cannot be continued: read by the player who opened it.

    It names the file and says what can be done.
    """


class JournalGone(BadSave):
    """A journal that is no more what was written into it: read by the players of its game.

    Somebody has deleted, moved, replaced or changed it while the game was played. It says what
    was found; the whole game can be written into another one.
    """


class BadUsage(AbyssError):
    """A command line that asks for something that cannot be meant: read by whoever typed it."""


class ArenaError(AbyssError):
    """An arena that cannot be played to its end: read by whoever started it.

    It names the address or the deal and says what can be done.
    """


class HostError(AbyssError):
    """A host that cannot be started: read by whoever starts it.

    It names the file or the address and says what can be done.
    """


class LibraryChanged(AbyssError):
    """A library that lacks what the program needs of it: read by whoever starts the program.

    It names the library, its version and the command that installs a version that was tested.
    """
