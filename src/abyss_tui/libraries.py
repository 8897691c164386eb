"""What the program uses of other people's libraries though nobody promised it: is it still there?

Such parts stand in one module for each library, with a `Requirement` for each of them, because a
new version of the library may rename or drop them without a word. The versions that were tested
stand in pyproject.toml; pip obeys them, a distribution or `pip install --no-deps` may not.

At the start only the parts are looked at, which takes microseconds. Reading the number of a version
takes longer than Python itself does to start, so it is done where there is something to say.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from itertools import groupby
from types import CodeType
from typing import Any, Final

from abyss_tui.errors import LibraryChanged
from abyss_tui.i18n.message import Message
from abyss_tui.records import record

PACKAGE: Final = "abyss-tui"

_DEPENDENCY: Final = re.compile(r"([\w.-]+)\s*([^;]*)(;.*)?")
_BOUND: Final = re.compile(r"(>=|<)\s*([\d.]+)")


@record
class Requirement:
    """A private part of a library, and what it is needed for."""

    module: str
    name: str
    """As in the module: "Screen._refresh_layout"."""
    purpose: str
    """Read by whoever repairs the program when it is gone."""
    takes: tuple[str, ...] | None = None
    """The names of the arguments of a function, if it is replaced or overridden."""
    set_by: str = ""
    """The method that gives it to an object, if it does not stand in the class."""
    needed: bool = True
    """Whether there is no playing without it; else the program is slower, or looks otherwise."""

    @property
    def library(self) -> str:
        """The library, as pip calls it."""
        return self.module.partition(".")[0]

    @property
    def there(self) -> bool:
        """Whether the installed version has it, and as expected."""
        owner, _, own = self.name.rpartition(".")
        try:
            whole = _inside(import_module(self.module), owner)
            if self.set_by:
                return own in _code(getattr(whole, self.set_by)).co_names
            part = getattr(whole, own)
        except (ImportError, AttributeError):
            return False
        return self.takes is None or self.takes == _arguments(part)


def _inside(module: Any, path: str) -> Any:
    whole = module
    for name in filter(None, path.split(".")):
        whole = getattr(whole, name)
    return whole


def _code(function: Any) -> CodeType:
    """Return the code of a function, also below a cache. Raises AttributeError if it has none."""
    code: CodeType = getattr(function, "__wrapped__", function).__code__
    return code


def _arguments(function: Any) -> tuple[str, ...]:
    # Not `inspect.signature`: importing it would be seen at every start.
    code = _code(function)
    return code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]


def missing(requirements: Iterable[Requirement]) -> tuple[Requirement, ...]:
    """Return those that the installed version does not have."""
    return tuple(each for each in requirements if not each.there)


def check(requirements: Iterable[Requirement]) -> tuple[Message, ...]:
    """Look whether there is what the program needs.

    Return what is to be said where it plays, but slower or looking otherwise.
    Raises LibraryChanged.
    """
    gone = missing(requirements)
    for library, parts in _by_library(each for each in gone if each.needed):
        raise LibraryChanged(_cannot_play(library, parts))
    return tuple(_plays_worse(library, parts) for library, parts in _by_library(gone))


def _by_library(
    requirements: Iterable[Requirement],
) -> Iterator[tuple[str, tuple[Requirement, ...]]]:
    in_order = sorted(requirements, key=lambda each: each.library)
    for library, parts in groupby(in_order, key=lambda each: each.library):
        yield library, tuple(parts)


def finding(library: str, version: str, requirements: Iterable[Requirement]) -> Message | None:
    """Return what is to be said of the installed version of a library; None if it was tested."""
    parts = missing(each for each in requirements if each.library == library)
    if needed := tuple(each for each in parts if each.needed):
        return _cannot_play(library, needed)
    if parts:
        return _plays_worse(library, parts)
    if was_tested(version, bounds(library)):
        return None
    text = "{library} {version} was not tested with abyss-tui. As tested: {command}"
    return Message(text, library=library, version=version, command=_command(library))


def lacking(error: ImportError) -> Message | None:
    """Return what is to be said where something of a library is gone, also of its public parts.

    None where what cannot be imported is of no library that the program depends on.
    """
    library = (error.name or "").partition(".")[0]
    if not bounds(library):
        return None
    return _cannot_play(library, [Requirement(library, error.name or library, "")])


def _cannot_play(library: str, gone: Sequence[Requirement]) -> Message:
    text = (
        "{library} {version} lacks what abyss-tui needs ({parts})."
        " Install a version that was tested: {command}"
    )
    return Message(text, **_facts(library, gone))


def _plays_worse(library: str, gone: Sequence[Requirement]) -> Message:
    text = (
        "{library} {version} lacks what abyss-tui uses ({parts}), so some of it is slower or looks"
        " otherwise. Install a version that was tested: {command}"
    )
    return Message(text, **_facts(library, gone))


def _facts(library: str, gone: Sequence[Requirement]) -> dict[str, str]:
    return {
        "library": library,
        "version": installed(library) or "?",
        "parts": ", ".join(each.name for each in gone),
        "command": _command(library),
    }


def _command(library: str) -> str:
    """Return the command that installs a version that was tested."""
    return f'pip install "{library}{bounds(library)}"'


# Versions. `importlib.metadata` is read in here only: see above.


def installed(library: str) -> str | None:
    """Return the version of a library, None where it is not known."""
    from importlib import metadata

    try:
        return metadata.version(library)
    except metadata.PackageNotFoundError:
        return None


def bounds(library: str) -> str:
    """Return the versions that were tested, as pip takes them: ">=8.2,<8.3"; "" for any."""
    from importlib import metadata

    try:
        dependencies = metadata.requires(PACKAGE) or ()
    except metadata.PackageNotFoundError:  # it runs from a bare copy of the source
        return ""
    for each in dependencies:
        found = _DEPENDENCY.fullmatch(each)
        if found and found[1] == library and not found[3]:
            return ",".join(sorted((each.strip() for each in found[2].split(",")), reverse=True))
    return ""


def was_tested(version: str, within: str) -> bool:
    """Whether a version lies within bounds like ">=8.2,<8.3"; any lies within none."""
    number = _number(version)
    for sign, bound in _BOUND.findall(within):
        if (number < _number(bound)) == (sign == ">="):
            return False
    return True


def _number(version: str) -> tuple[int, ...]:
    """Return the numbers of a version, without what follows them: 8.3.0rc1 counts as 8.3.0."""
    found = re.match(r"\d+(?:\.\d+)*", version)
    numbers = [int(each) for each in found[0].split(".")] if found else []
    while numbers and numbers[-1] == 0:  # 8.3.0 is 8.3
        numbers.pop()
    return tuple(numbers)
