"""What the pages themselves say; the game speaks inside them."""

from typing import Final

from abyss_tui.i18n.language import Language
from abyss_tui.i18n.message import Message

_SAID: Final = {
    "come_in": Message("Come in"),
    "password": Message("Password of this host"),
    "stay": Message("This browser stays known here, by a cookie: nothing else is kept of it."),
    "by_key": Message(
        "This host lets in who has one of its keys: come with ssh, and b in the lobby makes a link"
        " for this browser."
    ),
    "your_browser": Message("Is this browser yours? Whoever uses it sits at your seat."),
    "yes": Message("Yes, it is mine"),
    "again": Message("Come in again"),
    "calling": Message("The line is broken: calling again …"),
    "ended": Message("The line has ended."),
    "answer": Message("Your answer"),
    "answers": Message("Answers"),
    "send": Message("Enter"),
    "keys": Message("Keys"),
    "arrows": Message("Arrows"),
    "lines": Message("Play in plain lines"),
    "screens": Message("Play at the table"),
}


def texts(language: Language) -> dict[str, str]:
    """Return all of it in a language, by what a page calls it."""
    return {name: message.say(language) for name, message in _SAID.items()}
