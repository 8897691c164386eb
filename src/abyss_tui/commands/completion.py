"""What a shell needs to complete the command line: written from what reads it."""

from argparse import Namespace

from abyss_tui.commands.parser import command_line
from abyss_tui.commands.speaking import speak
from abyss_tui.commands.terminal import print_lines, voice


def completion(args: Namespace) -> int:
    """Print it for one shell."""
    import shtab

    spoken = voice(args)
    parser = command_line(lambda: spoken)
    speak(parser, spoken)
    print_lines([shtab.complete(parser, shell=args.shell)])
    return 0
