"""Why something could not be done at a host, as somebody who visits it may know it."""

from abyss_tui.errors import AbyssError, BadSave
from abyss_tui.i18n.voice import Voice


def why(error: AbyssError, voice: Voice) -> str:
    """Return why something could not be done; files of the host are nobody's business."""
    if isinstance(error, BadSave):
        said = "The host could not keep or open that. Nothing was lost: try it again later."
        return voice.text(said)
    return voice.say(error.message)
