"""Libraries that only some of the program needs, and that are installed when they are asked for."""

from importlib.util import find_spec

from abyss_tui.errors import BadUsage
from abyss_tui.i18n.message import Message


def must_be_there(library: str, extra: str) -> None:
    """Raise BadUsage where a library is missing, with what installs it."""
    if find_spec(library) is None:
        text = (
            "This needs the library {library}, which is not installed: where abyss-tui was"
            " installed from, say pip install '.[{extra}]'."
        )
        raise BadUsage(Message(text, library=library, extra=extra))
