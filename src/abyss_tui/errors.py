"""The few ways in which this project says no, each told to the one who can do something about it."""


class AbyssError(Exception):
    """Anything this project refuses; its message is a sentence that may be shown as it stands."""


class IllegalAction(AbyssError):
    """An action that the rules do not allow now: read by the player (or the bot's author) who tried it."""


class BadCardData(AbyssError):
    """A card file that cannot be used: read by whoever edits `data/`; names file, card, field and what is valid."""


class BadPosition(AbyssError):
    """A position that no game could be in: read by the author of a test, a puzzle or a bot; names the field."""


class BadSave(AbyssError):
    """A saved game or journal that cannot be continued: read by the player who opened it; says what to do."""
