"""The private parts of rich that the program uses, and nothing else of it uses any."""

import re
from typing import Any, Final

from rich.console import Console

from abyss_tui.libraries import Requirement

WORDS: Final = Requirement(
    "rich._wrap", "re_word", "no line is broken at a no-break space", needed=False
)
ENVIRONMENT: Final = Requirement(
    "rich.console",
    "Console._environ",
    "what is drawn for one terminal does not depend on another, in which the program runs",
    set_by="__init__",
    needed=False,
)
REQUIREMENTS: Final = (WORDS, ENVIRONMENT)

NO_BREAK: Final = "\u00a0\u202f"
"""The spaces at which no line is broken."""
_BLANKS: Final = rf"[^\S{NO_BREAK}]*"


def keep_no_break_spaces() -> None:
    """Let rich break lines at other blanks only; where it has changed, at any blank.

    Rich and Textual wrap every text with what rich takes for a word, and French has a no-break
    space before each ; : ? and !, at which it would break the line. Rich has no setting for that.
    """
    if WORDS.there:
        from rich import _wrap

        _wrap.re_word = re.compile(rf"{_BLANKS}[\S{NO_BREAK}]+{_BLANKS}")


def console_apart(**options: Any) -> Console:
    """Return a console that reads nothing of the environment; where rich has changed, it does."""
    if ENVIRONMENT.there:
        options["_environ"] = {}
    return Console(**options)
