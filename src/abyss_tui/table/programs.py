"""Programs of one's own as players: how one writes them, and what they are called.

A program is written as `exec:` and its command. The command is split into words as a shell does
it; no shell reads it.
"""

import shlex
from collections.abc import Iterable, Sequence
from pathlib import Path
from shutil import which
from typing import Final

from abyss_tui.errors import BadUsage
from abyss_tui.i18n.message import Message
from abyss_tui.record.entries import EXEC
from abyss_tui.table.start import LONGEST_NAME

LONGEST_COMMAND: Final = 500
"""Letters of what is written for a program."""
_NAMELESS: Final = "program"
"""What a program is called whose file has no name that can be shown."""


def command_written(written: str) -> str | None:
    """Return the command if a program is written here, else None."""
    who, colon, command = written.partition(":")
    return command.strip() if colon and who.strip().casefold() == EXEC else None


def written_as(command: str) -> str:
    """Return how the program of a command is written, for `command_written` to read."""
    return f"{EXEC}:{command}"


def words_of(command: str) -> list[str]:
    """Return the words of a command. Raises BadUsage where they cannot be told apart."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        text = "{command}: a quotation mark is opened here and never closed."
        raise BadUsage(Message(text, command=written_as(command))) from error
    if not words:
        text = "{command} names no program: write it after the colon, as in exec:./mybot."
        raise BadUsage(Message(text, command=written_as(command)))
    return words


def must_be_there(command: str) -> None:
    """Raise BadUsage if there is no program of this command that can be started from here."""
    program = words_of(command)[0]
    if which(program) is not None:
        return
    here = Path.cwd()
    if "/" not in program:
        text = "{program} is no command here. A program that lies in {folder} is ./{program}"
        raise BadUsage(Message(text, program=program, folder=here))
    if not Path(program).exists():
        text = "{program}: there is no such file, looked for from {folder}"
        raise BadUsage(Message(text, program=program, folder=here))
    text = "{program} must not be run: allow it (chmod +x {program}), or name what runs it first."
    raise BadUsage(Message(text, program=program))


def not_started(command: str, error: OSError) -> BadUsage:
    """Return what is said of a program that the system does not start."""
    text = (
        "{program} cannot be started: {error}. The first line of a script says what runs it,"
        " as in #!/usr/bin/env python3"
    )
    return BadUsage(Message(text, program=words_of(command)[0], error=error.strerror or error))


def file_name(command: str) -> str:
    """Return what a program is called by its file.

    In `python3 bots/shrimp.py --bold` that is `shrimp`: the first file after what runs it.
    """
    words = words_of(command)
    file = next((word for word in words[1:] if Path(word).is_file()), words[0])
    return "".join(filter(str.isprintable, Path(file).stem))[:LONGEST_NAME].strip() or _NAMELESS


def unlike(name: str, taken: Iterable[str]) -> str:
    """Return a name that nobody has, with a number behind it if somebody has this one."""
    known = {each.casefold() for each in taken}
    number, free = 1, name
    while free.casefold() in known:
        number += 1
        free = f"{name[: LONGEST_NAME - 1 - len(str(number))]} {number}"
    return free


def commands_in(levels: Iterable[str]) -> Sequence[str]:
    """Return the commands of the programs among the levels of bots, as a journal has them."""
    written = map(command_written, levels)
    return [command for command in written if command is not None]
