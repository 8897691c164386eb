"""Reads a settings file: what it sets, and what in it cannot be meant, with its line."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import field
from pathlib import Path
from typing import Any, Final

from abyss_tui import regular_files
from abyss_tui.i18n.message import Message
from abyss_tui.records import record
from abyss_tui.settings.settings import Value, allowed, in_words, meant

_TABLE: Final = r"\s*\[\s*([\w.-]+)\s*\]"
_KEY: Final = r"""\s*(?:["']([^"']+)["']|([\w.-]+?))\s*="""
_AT_LINE: Final = r"at line (\d+)"
LONGEST: Final = 64 * 1024
"""Bytes of a settings file, at most: one that sets everything has two thousand."""


@record
class Found:
    """What a settings file says."""

    values: Mapping[str, Value] = field(default_factory=dict)
    keys: Mapping[str, str] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    problems: tuple[Message, ...] = ()
    """What of it cannot be meant; the usual holds instead."""
    lines: Mapping[str, int] = field(default_factory=dict)
    """The line of each of its fields; of a key of the keyboard as "keys.explore"."""


def found_in(path: Path) -> Found:
    """Return what a settings file says; one that is not there says nothing."""
    try:
        written = regular_files.content(path, LONGEST).decode("utf-8-sig")
    except FileNotFoundError:
        return Found()
    except OSError as error:
        text = "{path}: the settings cannot be read: {said}."
        return Found(problems=(Message(text, path=path, said=regular_files.why(error)),))
    except UnicodeDecodeError:
        return Found(problems=(Message("{path}: this is no text in UTF-8.", path=path),))
    import tomllib  # most people have no such file

    try:
        fields = tomllib.loads(written)
    except (ValueError, RecursionError) as error:  # a number may be too long to be read
        return Found(problems=(_damaged(path, written, error),))
    return _Reading(path, fields, lines_of(written)).found()


def _damaged(path: Path, written: str, error: Exception) -> Message:
    at = re.search(_AT_LINE, str(error))
    line = int(at[1]) if at else len(written.splitlines())
    text = "{path}, line {line}: this cannot be read as TOML, so nothing of the file holds."
    return Message(text, path=path, line=line)


def lines_of(written: str) -> dict[str, int]:
    """Return the line of each field of a TOML text, by its name with that of its table."""
    table, found = "", dict[str, int]()
    for number, line in enumerate(written.splitlines(), 1):
        if head := re.match(_TABLE, line):
            table = f"{head[1]}."
            found.setdefault(head[1], number)
        elif key := re.match(_KEY, line):
            found.setdefault(table + (key[1] or key[2]), number)
    return found


class _Reading:
    """Goes through the fields of a file, one after the other."""

    def __init__(self, path: Path, fields: Mapping[str, Any], lines: Mapping[str, int]) -> None:
        self._path = path
        self._fields = fields
        self._lines = lines
        self._problems: list[Message] = []

    def found(self) -> Found:
        """Return what holds of the file."""
        values = dict(self._values())
        keys = self._keys(self._fields.get("keys", {}))
        names = self._names(self._fields.get("names", []))
        return Found(values, keys, names, tuple(self._problems), self._lines)

    def _values(self) -> Iterator[tuple[str, Value]]:
        for name, written in self._fields.items():
            if name in allowed():
                value = meant(name, written)
                if value is None:
                    self._problems.append(not_possible(self._where(name), name, written))
                else:
                    yield name, value
            elif name not in ("keys", "names"):
                text = "{where}: there is no setting {name}; the line does nothing."
                self._problems.append(Message(text, where=self._where(name), name=name))

    def _keys(self, written: Any) -> dict[str, str]:
        if not isinstance(written, dict):
            text = '{where}: keys are a table: [keys], and below it lines like explore = "x".'
            self._problems.append(Message(text, where=self._where("keys")))
            return {}
        keys = dict[str, str]()
        for name, key in written.items():
            if isinstance(key, str) and key:
                keys[name] = key
            else:
                text = '{where}: the key of {name} is written in quotation marks: "x", "ctrl+x".'
                where = self._where(f"keys.{name}")
                self._problems.append(Message(text, where=where, name=name))
        return keys

    def _names(self, written: Any) -> tuple[str, ...]:
        if isinstance(written, list) and all(
            isinstance(each, str) and each.isprintable() for each in written
        ):
            return tuple(written)
        text = '{where}: names are a list of names: ["Ada", "Bo"].'
        self._problems.append(Message(text, where=self._where("names")))
        return ()

    def _where(self, name: str) -> str | Message:
        line = self._lines.get(name)
        if line is None:
            return str(self._path)
        return Message("{path}, line {line}", path=self._path, line=line)


def not_possible(where: str | Message, name: str, written: object) -> Message:
    """Return the sentence that something cannot be set so."""
    text = "{where}: {name} cannot be {value}, only one of: {allowed}."
    possible = ", ".join(map(in_words, allowed()[name]))
    return Message(text, where=where, name=name, value=in_words(written), allowed=possible)
