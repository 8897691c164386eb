"""A table of a host in lines: others decide at their own terminals, and one may speak meanwhile."""

from collections.abc import Sequence

from abyss_tui.errors import AbyssError
from abyss_tui.frontends.plain.commands import Command
from abyss_tui.frontends.plain.hosted.refusals import why
from abyss_tui.frontends.plain.reader import Reader
from abyss_tui.i18n.voice import Voice
from abyss_tui.table.place import WaitingDecision


class AtHost:
    """What a table has at a host; it satisfies `plain.around.Around`."""

    def __init__(self, commands: Sequence[Command]) -> None:
        """`commands` are what can be typed at a host."""
        self.commands = commands

    def why(self, error: AbyssError, voice: Voice) -> str:
        """Return why something could not be done."""
        return why(error, voice)

    async def wait(self, reader: Reader, decision: WaitingDecision, *, again: bool) -> None:
        """Read commands until the table asks something else, which raises AskAgain."""
        asking, place = reader.asking, reader.place
        name = place.names[decision.seat]
        if _hand_is_in_sight(reader):
            await _put_hand_away(reader, name, again=again)
            again = False
        if not again:
            if reader.sitting.why_not_undo() is None:
                reader.say_undo()
            if decision.seat not in place.bots:  # they let nobody wait for long
                asking.say(asking.words("Waiting for {name}.", name=name))
        while True:
            await asking.line()
            text = "It is {name} who decides now; “?” says what can be typed meanwhile."
            asking.say(asking.words(text, name=name))


def _hand_is_in_sight(reader: Reader) -> bool:
    """Whether a hand is in sight of all who share the keyboard, in a turn of others."""
    place = reader.place
    return reader.sitting.shared and reader.seat is not None and place.active not in place.seats


async def _put_hand_away(reader: Reader, name: str, *, again: bool) -> None:
    """Clear the last hand away once its player has read what the turn brought.

    `again` is whether that was asked for already. Raises AskAgain when the game goes on first.
    """
    if again:
        await reader.has_read()
    else:
        await reader.look_once_more(name, may_undo=reader.sitting.why_not_undo() is None)
    reader.asking.clear()
    reader.leave_to_all()
