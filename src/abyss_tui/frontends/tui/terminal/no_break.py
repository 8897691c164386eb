"""What Rich takes for a word: its own breaks a line at a no-break space, too.

Rich and Textual wrap every text with it, and French has such a space before each ; : ? and !.
"""

import re
from typing import Final

from rich import _wrap

NO_BREAK: Final = "\u00a0\u202f"
"""The spaces at which no line is broken."""
_BLANKS: Final = rf"[^\S{NO_BREAK}]*"


def keep_no_break_spaces() -> None:
    """Let Rich break lines at other blanks only; it asks for nothing that could be set."""
    _wrap.re_word = re.compile(rf"{_BLANKS}[\S{NO_BREAK}]+{_BLANKS}")
