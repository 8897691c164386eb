"""What the screen of the settings says of each of them."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, Literal, TypeAlias

from abyss_tui.frontends.tui.game_ui import GameUI
from abyss_tui.games import registry
from abyss_tui.i18n.voice import Voice
from abyss_tui.settings.settings import Value

Kept: TypeAlias = Path | Literal["host", "now"]
"""Where a change is kept: in a file, at the host for who is known there, or not at all."""

_TITLES: Final[Mapping[str, str]] = {
    "language": "Language",
    "theme": "Theme",
    "colors": "Colours",
    "signs": "Signs",
    "motion": "Motion",
    "confirmations": "Ask first",
    "pictures": "Pictures",
    "mouse": "Mouse",
    "hints": "Hints",
    "bot_pace": "Bots play",
    "game": "Game",
}
_NOTES: Final[Mapping[str, str]] = {
    "language": "The language of everything. The keys stay where they are in every language.",
    "theme": "Light on the dark water, dark on light ground, or in high contrast.",
    "colors": "How many colours are used. Signs and words tell the same without any.",
    "signs": "What pieces, lines and cursors are drawn with, if a font lacks some of them.",
    "motion": "Whether cards turn and scores rise step by step. Off shows the end of it at once.",
    "confirmations": (
        "Whether you are asked before you leave, and shown what your turn brought before it passes."
    ),
    "mouse": "Off leaves the mouse to the terminal: it can mark and copy text then.",
    "hints": "Whether what you meet for the first time is explained, each thing once.",
    "bot_pace": (
        "How long a bot waits between its moves, so that you can follow. A key without another use"
        " hastens them."
    ),
    "game": "Which game the menu deals and explains; the forms for a new game set it as well.",
}
_OWN_NAMES: Final[Mapping[Value, str]] = {"en": "English", "fr": "Français"}
"""Languages say themselves how they are called."""
_VALUES: Final[Mapping[Value, str]] = {
    "auto": "as the terminal says",
    "dark": "dark",
    "light": "light",
    "contrast": "high contrast",
    "true": "16 million",
    "none": "without",
    "unicode": "drawn",
    "ascii": "plain ASCII",
    "normal": "one can follow",
    "quick": "quickly",
    "off": "at once",
    True: "on",
    False: "off",
}


def title_of(name: str, voice: Voice) -> str:
    """Return how a setting is called."""
    return voice.text(_TITLES[name])


def note_of(name: str, ui: GameUI, voice: Voice) -> str:
    """Return what a setting is for; a game itself says what its pictures are."""
    if name == "pictures":
        return ui.pictures(voice)
    return voice.text(_NOTES[name])


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
    if name == "language" and value in _OWN_NAMES:
        return _OWN_NAMES[value]
    if name == "game":
        return voice.say(registry.entry(str(value)).name)
    if value not in _VALUES:
        return str(value)
    return voice.text(_VALUES[value])
