"""What a game is called at the head of its screens."""

from abyss_tui.games import registry
from abyss_tui.i18n.voice import Voice


def game_title(slug: str, voice: Voice) -> str:
    """Return what a game is called, in capital letters."""
    return voice.say(registry.entry(slug).name).upper()
