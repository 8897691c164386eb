"""Why something could not be done at a host, in the language of a session."""

from abyss_tui.errors import AbyssError
from abyss_tui.i18n.voice import Voice
from abyss_tui.lobby.refusal import reason


def why(error: AbyssError, voice: Voice) -> str:
    """Return why something could not be done, as somebody who visits the host may know it."""
    return voice.say(reason(error))
