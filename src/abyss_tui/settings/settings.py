"""What can be set, what is allowed for it, and what holds where nothing is set.

A new setting is a line in `Settings`. This is no pydantic model: reading that library in takes
longer than the first frame of the menu, which needs these values.
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


def _one_of(*allowed: str) -> Any:
    """Declare a setting that is one of these, usually the first."""
    return field(default=allowed[0], metadata={"allowed": allowed})


def _switch(*, usual: bool) -> Any:
    """Declare a setting that is true or false."""
    return field(default=usual, metadata={"allowed": (True, False)})


@record
class Settings:
    """What one person wants; another one at the same host can want anything else."""

    language: str = _one_of(AUTO, *CODES)
    theme: str = _one_of("dark", "light", "contrast")
    colors: str = _one_of(AUTO, "true", "256", "16", "none")
    signs: str = _one_of("unicode", "ascii")
    motion: bool = _switch(usual=True)
    confirmations: bool = _switch(usual=True)
    pictures: bool = _switch(usual=False)
    mouse: bool = _switch(usual=True)
    hints: bool = _switch(usual=True)
    bot_pace: str = _one_of("normal", "quick", "off")
    keys: Mapping[str, str] = field(default_factory=dict)
    """The keys that commands have instead of the usual ones, by the name of the command."""
    game: str = registry.USUAL_GAME
    """The slug of the game that was chosen last, which the menu deals and explains."""
    names: tuple[str, ...] = ()
    """The players of the game that was begun last; a bot is written as "bot:" and its level,
    a program as "exec:" and its command."""

    @property
    def alone(self) -> bool:
        """Whether no two people began the last game, as far as is known."""
        return sum(not name.startswith(("bot:", "exec:")) for name in self.names) < 2

    def wished(self, wishes: Mapping[str, Value]) -> "Settings":
        """Return these settings with what of somebody's wishes is still possible."""
        possible: dict[str, Any] = {
            name: value for name, value in wishes.items() if value in allowed().get(name, ())
        }
        return replace(self, **possible)


ALLOWED: Final[Mapping[str, tuple[Value, ...]]] = {
    each.name: each.metadata["allowed"] for each in fields(Settings) if each.metadata
}
"""The settings that are one of a few values, with those."""
USUAL: Final = Settings()
"""What holds where nothing is set."""


def allowed() -> Mapping[str, tuple[Value, ...]]:
    """Return what every setting of `ALLOWED` can be, and the game: it is one of those there are."""
    return {**ALLOWED, "game": tuple(registry.slugs())}


def offered() -> Mapping[str, tuple[Value, ...]]:
    """Return what people are shown of it: nothing of the game while there is but one."""
    return allowed() if registry.several() else ALLOWED


def in_words(value: object) -> str:
    """Return a value as it is written in the settings file, but without quotation marks."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def meant(name: str, written: object) -> Value | None:
    """Return what is meant by what somebody wrote for a setting; None if it is not possible.

    Words are understood for true and false, as environment variables have nothing else.
    """
    possible = allowed()[name]
    if isinstance(possible[0], bool):
        return written if isinstance(written, bool) else _SWITCH.get(str(written).lower())
    word = "" if isinstance(written, bool) else str(written).strip().lower()
    if name == "language":
        word = code_of(word)
    return word if word in possible else None


_SWITCH: Final[Mapping[str, bool]] = {
    **dict.fromkeys(("true", "on", "yes", "1"), True),
    **dict.fromkeys(("false", "off", "no", "0"), False),
}
