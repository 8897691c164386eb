"""Which value holds: that of the command line, else the environment's, the file's, the usual."""

import os
from collections.abc import Iterator, Mapping
from dataclasses import field, replace
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from abyss_tui.i18n import languages
from abyss_tui.i18n.language import Language
from abyss_tui.i18n.message import Message
from abyss_tui.records import record
from abyss_tui.settings.reading import found_in, not_possible
from abyss_tui.settings.settings import AUTO, USUAL, Settings, Value, allowed, meant

Source: TypeAlias = Literal["command line", "environment"]
"""What a value comes from that no settings file changes."""

VARIABLES: Final[Mapping[str, str]] = {
    name: languages.WISH if name == "language" else f"ABYSS_TUI_{name.upper()}"
    for name in allowed()
}
"""The environment variable of each setting."""
_CONSOLES: Final = ("linux", "cons25", "vt", "dumb")
"""Beginnings of the names of terminals that draw with a font of their own, and nothing else."""


@record
class Resolved:
    """What holds for one run of the program."""

    settings: Settings = field(default_factory=Settings)
    problems: tuple[Message, ...] = ()
    """What somebody wrote that cannot be meant."""
    fixed: Mapping[str, Source] = field(default_factory=dict)
    """The settings that come from elsewhere than the file."""
    file: Path | None = None
    """The settings file, there or not yet; None where nothing is to be kept."""
    lines: Mapping[str, int] = field(default_factory=dict)
    """The line of each field of the file; of a key of the keyboard as "keys.explore"."""

    def where_is_key(self, name: str) -> Message | str:
        """Return where the key of a command is set."""
        line = self.lines.get(f"keys.{name}")
        if line is None:
            return str(self.file)
        return Message("{path}, line {line}", path=self.file, line=line)


def settings_file() -> Path | None:
    """Return where a person's settings are kept; None for somebody without a home.

    XDG_CONFIG_HOME is obeyed on every platform, not only where it is at home.
    """
    named = os.environ.get("XDG_CONFIG_HOME", "")
    if Path(named).is_absolute():
        return Path(named) / "abyss-tui" / "settings.toml"
    import platformdirs

    try:
        return platformdirs.user_config_path("abyss-tui", appauthor=False) / "settings.toml"
    except RuntimeError:
        return None


def resolved(
    flags: Mapping[str, Value], environment: Mapping[str, str], file: Path | None
) -> Resolved:
    """Return what holds, and what cannot be meant; `flags` are settings by their names."""
    found = None if file is None else found_in(file)
    values: dict[str, Any] = {} if found is None else dict(found.values)
    problems = [] if found is None else list(found.problems)
    fixed: dict[str, Source] = {}
    for name, written in _told_in(environment):
        value = meant(name, written)
        if value is None:
            problems.append(not_possible(VARIABLES[name], name, written))
        else:
            values[name], fixed[name] = value, "environment"
    values.update(flags)
    fixed.update(dict.fromkeys(flags, "command line"))
    if found is None:
        return Resolved(replace(Settings(), **values), tuple(problems), fixed)
    settings = Settings(**values, keys=found.keys, names=found.names)
    return Resolved(settings, tuple(problems), fixed, file, found.lines)


def _told_in(environment: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    for name, variable in VARIABLES.items():
        if written := environment.get(variable):
            yield name, written


def spoken(settings: Settings, environment: Mapping[str, str]) -> Language:
    """Return the language of these settings; the locale of an environment says which is "auto".

    Without signs beyond ASCII it is written in plain letters. A console has a font of its own,
    of some hundred signs: the narrow space is none of them, and would be drawn as an unknown sign.
    """
    spoken = languages.wished(environment)
    if settings.language != AUTO:
        spoken = languages.language(settings.language)
    if settings.signs != USUAL.signs:
        return languages.in_plain_letters(spoken.code)
    if environment.get("TERM", "").startswith(_CONSOLES):
        return languages.without_narrow_spaces(spoken.code)
    return spoken
