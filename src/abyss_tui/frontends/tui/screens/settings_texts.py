"""What the screen of the settings says of each of them."""

from pathlib import Path
from typing import Literal, TypeAlias

from abyss_tui.games import registry
from abyss_tui.i18n.languages import LANGUAGES
from abyss_tui.i18n.voice import Voice
from abyss_tui.settings.settings import SETTINGS, Value

Kept: TypeAlias = Path | Literal["host", "now"]
"""Where a change is kept: in a file, at the host for who is known there, or not at all."""


def title_of(name: str, voice: Voice) -> str:
    """Return how a setting is called."""
    return voice.text(SETTINGS[name].title)


def note_of(name: str, voice: Voice) -> str:
    """Return what a setting is for."""
    return voice.text(SETTINGS[name].note)


def said_of_kept(kept: Kept, voice: Voice) -> str:
    """Return where a change is kept, or how long it holds."""
    match kept:
        case "host":
            return voice.text("This host keeps it with your name.")
        case "now":
            return voice.text("It holds until you leave.")
    return voice.text("Kept in {file}", file=str(kept))


def said_of_value(name: str, value: Value, voice: Voice) -> str:
    """Return how a value of a setting is called."""
    if name == "game":
        return voice.say(registry.entry(str(value)).name)
    if name == "language" and value in LANGUAGES:
        return LANGUAGES[str(value)]
    word = SETTINGS[name].words.get(value)
    return str(value) if word is None else voice.text(word)
