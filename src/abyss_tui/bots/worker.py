"""A process that thinks: `python -P -m abyss_tui.bots.worker`, started by `workers` alone.

Errands come over standard input and answers go over standard output, pickled, each after its
length. It lives until its input ends, and steps back behind everything else the machine does.
"""

import os
import pickle
import struct
import sys
from contextlib import suppress
from importlib import import_module
from typing import BinaryIO

from abyss_tui.bots.thinking import ponder, undisturbed
from abyss_tui.kernel.thinking import Task, Thought
from abyss_tui.records import record

LENGTH = struct.Struct("!I")
"""How the length of what follows is written."""
READY = b"!"
"""What a worker says when it is there."""
NICENESS = 10


@record
class Errand:
    """A task, and the module in which its kind of game is found."""

    module: str
    task: Task


def packed(thing: Errand | Thought | str) -> bytes:
    """Return what is sent for an errand, a thought, or what went wrong."""
    written = pickle.dumps(thing, protocol=pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(written)) + written


def work(errands: BinaryIO, answers: BinaryIO) -> None:
    """Answer errand after errand until there are no more."""
    answers.write(READY)
    answers.flush()
    while length := errands.read(LENGTH.size):
        (size,) = LENGTH.unpack(length)
        errand = pickle.loads(errands.read(size))  # noqa: S301 (from the process that started this)
        answers.write(packed(_answer(errand)))
        answers.flush()


def _answer(errand: Errand) -> Thought | str:
    try:
        kind = import_module(errand.module).KIND
        with undisturbed():
            return ponder(kind, errand.task)
    except Exception as error:  # noqa: BLE001 (a thought that fails must not end the worker)
        return f"{type(error).__name__}: {error}"


if __name__ == "__main__":
    with suppress(AttributeError, OSError):
        os.nice(NICENESS)
    answers, sys.stdout = sys.stdout.buffer, sys.stderr  # what a plugin prints is no answer
    with suppress(BrokenPipeError, KeyboardInterrupt, EOFError):
        work(sys.stdin.buffer, answers)
