"""The command line: what starts it, and its exit status.

The commands are in a module of their own: `--version` answers before that, and everything that
it needs, is read.
"""

from __future__ import annotations

import sys

from abyss_tui import __version__

TYPE_CHECKING = False
if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Sequence

FAILURE, USAGE = 1, 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status: 0, 1 for a failure, 2 for wrong usage."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    if given == ["--version"]:  # not worth a parser, which takes as long as Python itself
        print(f"abyss-tui {__version__}")
        return 0
    import gc

    from abyss_tui.commands.parser import command_line
    from abyss_tui.commands.terminal import voice, voice_of
    from abyss_tui.errors import AbyssError, BadUsage
    from abyss_tui.i18n.plain_signs import write_plainly

    write_plainly(sys.stdout, sys.stderr)
    try:
        args = command_line(lambda: voice_of(given)).parse_args(given)
    except BadUsage as error:
        print(f"abyss-tui: {voice_of(given).say(error.message)}", file=sys.stderr)
        return USAGE
    try:
        status = _run(args)
        sys.stdout.flush()
    except BadUsage as error:
        print(f"abyss-tui: {voice(args).say(error.message)}", file=sys.stderr)
        return USAGE
    except AbyssError as error:
        print(f"abyss-tui: {voice(args).say(error.message)}", file=sys.stderr)
        return FAILURE
    except OSError as error:
        import errno

        if error.errno not in {errno.EPIPE, errno.EIO}:
            raise
        _forget_output()
        return 0
    except KeyboardInterrupt:
        return FAILURE
    finally:
        gc.enable()  # whoever opens screens reads the program in without
    return status


def _run(args: Namespace) -> int:
    """Run a command. Raises LibraryChanged where a library lacks what is imported from it."""
    try:
        status: int = args.run(args)
    except ImportError as error:
        from abyss_tui.errors import LibraryChanged
        from abyss_tui.libraries import lacking

        changed = lacking(error)
        if changed is None:  # something of our own is missing
            raise
        raise LibraryChanged(changed) from error
    return status


def _forget_output() -> None:
    """Let what is still to be written not fail again at the exit.

    Nobody reads any more, or the window is closed.
    """
    import os

    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
