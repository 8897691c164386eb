"""The engine: the protocol on standard input and output."""

import sys
from argparse import Namespace

from abyss_tui.protocol import serve


def engine(args: Namespace) -> int:
    """Answer requests until `quit` or the end of the input."""
    # UTF-8 whatever the locale. A half of a surrogate pair goes out as JSON escapes it.
    sys.stdin.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    sys.stdout.reconfigure(  # type: ignore[union-attr]
        encoding="utf-8", errors="backslashreplace", newline="\n"
    )
    try:
        serve(sys.stdin, sys.stdout, args.game)
    except KeyboardInterrupt:  # whoever ran it has ended it
        return 0
    return 0
