"""What a screen says of the thing that the cursor is on: what it is, does, and would bring."""

from abyss_tui.i18n.voice import Sentence
from abyss_tui.records import record


@record
class Lens:
    """What is said of one thing; every part but the name may be empty."""

    name: str
    about: Sentence = ()
    """What it is, and what it costs or is worth, with the reason."""
    does: Sentence = ()
    brings: Sentence = ()
    """What it would bring now, or why it is not possible."""
    brief: Sentence = ()
    """What matters most of all that, where there is a single line."""
    short: str = ""
    """The name in fewer cells, if there is a shorter one."""
    gist: Sentence = ()
    """What it does in a few words, told before what matters most if a single line has room."""
