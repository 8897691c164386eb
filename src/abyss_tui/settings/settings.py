"""What can be set, what is allowed for it, and what holds where nothing is set.

A new setting is an entry of `Settings`: the screen, the file, the environment variable and the
manual follow from it. Its texts are in English here, and looked up where they are shown.
This is no pydantic model: reading that library in takes longer than the first frame of the menu,
which needs these values.
"""

from collections.abc import Mapping
from dataclasses import field, fields, replace
from typing import Any, Final, TypeAlias

from abyss_tui.games import registry
from abyss_tui.i18n.languages import CODES, code_of
from abyss_tui.records import record

Value: TypeAlias = str | bool
"""The value of a setting that is one of a few."""

AUTO: Final = "auto"
"""Whatever the terminal or its locale says."""


@record
class Setting:
    """What is allowed for a setting that is one of a few values, and what people read of it."""

    title: str
    """How it is called, a text."""
    allowed: tuple[Value, ...]
    note: str = ""
    """What it is for, a text."""
    words: Mapping[Value, str] = field(default_factory=dict)
    """How its values are called, texts; a value without one is shown as it is written."""


def _one_of(*allowed: str, title: str, note: str = "", words: Mapping[Value, str]) -> Any:
    """Declare a setting that is one of these, usually the first."""
    return field(default=allowed[0], metadata={_OF: Setting(title, allowed, note, words)})


def _switch(*, usual: bool, title: str, note: str = "") -> Any:
    """Declare a setting that is true or false."""
    return field(default=usual, metadata={_OF: Setting(title, (True, False), note, _ON_OFF)})


_OF: Final = "setting"
_ON_OFF: Final[Mapping[Value, str]] = {True: "on", False: "off"}


@record
class Settings:
    """What one person wants; another one at the same host can want anything else."""

    language: str = _one_of(
        AUTO,
        *CODES,
        title="Language",
        note="The language of everything. The keys stay where they are in every language.",
        words={AUTO: "as the terminal says"},
    )
    theme: str = _one_of(
        "dark",
        "light",
        "contrast",
        title="Theme",
        note="Light on the dark water, dark on light ground, or in high contrast.",
        words={"dark": "dark", "light": "light", "contrast": "high contrast"},
    )
    colors: str = _one_of(
        AUTO,
        "true",
        "256",
        "16",
        "none",
        title="Colours",
        note="How many colours are used. Signs and words tell the same without any.",
        words={AUTO: "as the terminal says", "true": "16 million", "none": "without"},
    )
    signs: str = _one_of(
        "unicode",
        "ascii",
        title="Signs",
        note=(
            "What pieces, lines and cursors are drawn with, if a font lacks some of them. In plain"
            " ASCII, letters have no accents either."
        ),
        words={"unicode": "drawn", "ascii": "plain ASCII"},
    )
    motion: bool = _switch(
        usual=True,
        title="Motion",
        note="Whether cards turn and scores rise step by step. Off shows the end of it at once.",
    )
    confirmations: bool = _switch(
        usual=True,
        title="Ask first",
        note=(
            "Whether you are asked before you leave, and shown what your turn brought before it"
            " passes."
        ),
    )
    pictures: str = _one_of(
        AUTO,
        "blocks",
        "none",
        title="Pictures",
        note=(
            "Whether cards show their portraits, where there is room for them: as fine as the"
            " terminal can, or in half blocks, which are always quick."
        ),
        words={AUTO: "as fine as can be", "blocks": "half blocks", "none": "none"},
    )
    mouse: bool = _switch(
        usual=True,
        title="Mouse",
        note="Off leaves the mouse to the terminal: it can mark and copy text then.",
    )
    hints: bool = _switch(
        usual=True,
        title="Hints",
        note="Whether what you meet for the first time is explained, each thing once.",
    )
    bot_pace: str = _one_of(
        "normal",
        "quick",
        "off",
        title="Bots play",
        note=(
            "How long a bot waits between its moves, so that you can follow. A key without another"
            " use hastens them."
        ),
        words={"normal": "one can follow", "quick": "quickly", "off": "at once"},
    )
    keys: Mapping[str, str] = field(default_factory=dict)
    """The keys that commands have instead of the usual ones, by the name of the command."""
    game: str = registry.USUAL_GAME
    """The slug of the game that was chosen last, which the menu deals and explains."""
    names: tuple[str, ...] = ()
    """The players of the game that was begun last; a bot is written as "bot:" and its level,
    a program as "exec:" and its command."""

    @property
    def alone(self) -> bool:
        """Whether the last game was begun by one person alone, if that is known."""
        return sum(not name.startswith(("bot:", "exec:")) for name in self.names) < 2

    def wished(self, wishes: Mapping[str, Value]) -> "Settings":
        """Return these settings with what of somebody's wishes is still possible."""
        known = allowed()
        possible: dict[str, Any] = {
            name: value
            for name, wish in wishes.items()
            if name in known and (value := meant(name, wish)) is not None
        }
        return replace(self, **possible)


SETTINGS: Final[Mapping[str, Setting]] = {
    **{each.name: each.metadata[_OF] for each in fields(Settings) if each.metadata},
    "game": Setting(
        "Game",
        (),
        "Which game the menu deals and explains; the forms for a new game set it as well.",
    ),
}
"""The settings that are one of a few values; which games there are, the registry says."""
ALLOWED: Final[Mapping[str, tuple[Value, ...]]] = {
    name: each.allowed for name, each in SETTINGS.items() if each.allowed
}
"""What each of them can be, but for the game."""
USUAL: Final = Settings()
"""What holds where nothing is set."""


def allowed() -> Mapping[str, tuple[Value, ...]]:
    """Return what every setting of `ALLOWED` can be, and the game: it is one of those there are."""
    return {**ALLOWED, "game": tuple(registry.for_people())}


def offered() -> Mapping[str, tuple[Value, ...]]:
    """Return what people are shown of it: nothing of the game while there is but one."""
    return allowed() if registry.several() else ALLOWED


def in_words(value: object) -> str:
    """Return a value as it is written in the settings file, but without quotation marks.

    What is too long to be a value, or too deep to be written at all, is cut off.
    """
    try:
        written = str(value)
    except (ValueError, RecursionError):
        return "…"
    if len(written) > _LONGEST:
        written = f"{written[:_LONGEST]}…"
    return written.lower() if isinstance(value, bool) else written


def meant(name: str, written: object) -> Value | None:
    """Return what is meant by what somebody wrote for a setting; None if it is not possible.

    Words are understood for true and false, as environment variables have nothing else.
    """
    possible = allowed()[name]
    if isinstance(possible[0], bool):
        return written if isinstance(written, bool) else _SWITCH.get(in_words(written).lower())
    word = in_words(written).strip().lower()
    if name in _ONCE_A_SWITCH:
        word = _ONCE_A_SWITCH[name].get(_SWITCH.get(word), word)
    elif isinstance(written, bool):
        return None
    if name == "language":
        word = code_of(word)
    return word if word in possible else None


_ONCE_A_SWITCH: Final[Mapping[str, Mapping[bool | None, str]]] = {
    "pictures": {True: AUTO, False: "none"},
}
"""What the settings that could once be on or off alone mean, where that is still written."""
_LONGEST: Final = 60
"""Letters of a value that are shown, when it is not possible."""
_SWITCH: Final[Mapping[str, bool]] = {
    **dict.fromkeys(("true", "on", "yes", "1"), True),
    **dict.fromkeys(("false", "off", "no", "0"), False),
}
