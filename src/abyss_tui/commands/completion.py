"""What a shell needs to complete the command line: written from what reads it."""

from argparse import Namespace

from abyss_tui.commands.parser import command_line
from abyss_tui.commands.terminal import print_lines


def completion(args: Namespace) -> int:
    """Print it for one shell."""
    import shtab

    print_lines([shtab.complete(command_line(), shell=args.shell)])
    return 0
