"""A process that thinks: `python -P -m abyss_tui.bots.worker`, started by `workers` alone.

Errands come over standard input and answers go over standard output, pickled, each after its
length. It steps back behind everything else the machine does.

It ends with whoever started it, however that ended and in the middle of a thought: a thread waits
for the end of the input, and Linux kills it besides.
"""

import os
import pickle
import signal
import struct
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from importlib import import_module
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, Final

from abyss_tui.bots.thinking import ponder, undisturbed
from abyss_tui.kernel.thinking import Task, Thought
from abyss_tui.records import record

LENGTH = struct.Struct("!I")
"""How the length of what follows is written."""
READY = b"!"
"""What a worker says when it is there."""
NICENESS = 10
_DEATH_OF_PARENT: Final = 1
"""PR_SET_PDEATHSIG of Linux: which signal to send when the thread that started this ends."""


@record
class Errand:
    """A task, and the module in which its kind of game is found."""

    module: str
    task: Task


def packed(thing: Errand | Thought | str) -> bytes:
    """Return what is sent for an errand, a thought, or what went wrong."""
    written = pickle.dumps(thing, protocol=pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(written)) + written


def work(errands: Iterable[bytes], answers: BinaryIO) -> None:
    """Answer errand after errand until there are no more."""
    answers.write(READY)
    answers.flush()
    for errand in errands:
        # From the process that started this.
        answers.write(packed(_answer(pickle.loads(errand))))  # noqa: S301
        answers.flush()


def arriving(source: BinaryIO) -> Iterator[bytes]:
    """Yield what arrives; this process ends with the source, whatever it does then.

    Nobody waits for its thought any more. A thread reads, as one that thinks does not.
    """
    arrived = SimpleQueue[bytes]()

    def read() -> None:
        while len(length := source.read(LENGTH.size)) == LENGTH.size:
            (size,) = LENGTH.unpack(length)
            arrived.put(source.read(size))
        os._exit(0)

    Thread(target=read, name="errands", daemon=True).start()
    while True:
        yield arrived.get()


def end_with_parent() -> None:
    """Have Linux kill this process with the thread that started it.

    That is the thread of the event loop, which nothing of ours outlives. A compiled library that
    a bot of somebody's own thinks with may keep the thread that reads from its turn.
    """
    if sys.platform == "linux":
        import ctypes

        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(_DEATH_OF_PARENT, signal.SIGKILL)


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
    end_with_parent()
    with suppress(BrokenPipeError, KeyboardInterrupt):
        work(arriving(sys.stdin.buffer), answers)
