"""What the people at a table are told of programs of their own, and when a bot plays for one."""

from pathlib import Path
from shlex import quote

from abyss_tui.i18n.message import Message
from abyss_tui.kernel.thinking import Level


def says(name: str, line: str) -> Message:
    """Return what a program says to all."""
    return Message("{name} says: {line}", name=name, line=line)


def unasked(name: str, command: str, level: Level) -> Message:
    """Return what is said of a program that a kept game names and nobody here has allowed."""
    text = (
        "{name} is played by a bot ({level}) now: a kept game starts no program by itself. Going on"
        " with resume --exec {command} brings it back."
    )
    return Message(text, name=name, level=level.name, command=quote(_printable(command)))


def unable(name: str, level: Level) -> Message:
    """Return what is said of a program that cannot be started, once it is said why."""
    return Message("{name} is played by a bot ({level}) now.", name=name, level=level.name)


def missing(name: str, slug: str, level: Level) -> Message:
    """Return what is said of a bot whose level there is not, or not any more."""
    text = "{name} was a bot of the level {slug}, which is missing here: a bot ({level}) plays."
    return Message(text, name=name, slug=_printable(slug), level=level.name)


def _from_home(path: Path) -> Path:
    """Return a path as a shell takes it too, short enough for what little room is left for it."""
    try:
        return "~" / path.relative_to(Path.home())
    except (RuntimeError, ValueError):  # no home is known, or it lies elsewhere
        return path


def _printable(written: str) -> str:
    """Return what can be shown of a text that stands in a journal, and so comes from anybody."""
    return "".join(filter(str.isprintable, written))


def gone(name: str, level: Level, log: Path) -> Message:
    """Return what is said of a program that has crashed, has been ended, or says nothing."""
    text = (
        "{name} does not answer any more: a bot ({level}) plays for it from now on. Why stands in"
        " {log}"
    )
    return Message(text, name=name, level=level.name, log=_from_home(log))


def stood_up(name: str, level: Level) -> Message:
    """Return what is said of a program that leaves the table of its own will."""
    text = "{name} has left the table: a bot ({level}) plays for it from now on."
    return Message(text, name=name, level=level.name)


def late(name: str, seconds: float, level: Level, log: Path) -> Message:
    """Return what is said of a program that has not answered within its time."""
    text = (
        "{name} has not answered within {seconds} s: a bot ({level}) decides for it this time."
        " Its own words stand in {log}"
    )
    return Message(text, name=name, seconds=f"{seconds:g}", level=level.name, log=_from_home(log))


def impossible(name: str, level: Level, log: Path) -> Message:
    """Return what is said of a program that wants to do what cannot be done."""
    text = (
        "{name} has answered what is not possible: a bot ({level}) decides for it this time. What"
        " it was stands in {log}"
    )
    return Message(text, name=name, level=level.name, log=_from_home(log))
