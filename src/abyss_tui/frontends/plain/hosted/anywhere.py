"""What can be typed anywhere at a host where no game runs: help, and leaving."""

from collections.abc import Sequence

from abyss_tui.frontends.plain.asking import Asking
from abyss_tui.frontends.plain.commands import Command
from abyss_tui.frontends.plain.leaving import Leaving


def anywhere(asking: Asking) -> Sequence[Command]:
    """Return these commands; the one that leaves raises Leaving."""

    async def leave(_rest: str) -> None:
        raise Leaving

    return (
        Command(
            word="quit",
            description="leave the table; in the lobby, leave the host",
            act=leave,
            others=("q", "exit"),
        ),
        asking.help(),
    )
