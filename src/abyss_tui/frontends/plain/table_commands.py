"""What can be typed at any table: help, undo, the log, leaving."""

from collections.abc import Sequence

from abyss_tui.frontends.plain.commands import Command
from abyss_tui.frontends.plain.desk import Desk
from abyss_tui.frontends.plain.leaving import AskAgain, Leaving
from abyss_tui.frontends.plain.story import story_lines


class TableCommands:
    """The commands of any table."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._asking = desk.asking

    def commands(self) -> Sequence[Command]:
        """Return them."""
        return (
            Command(
                word="log",
                told="what happened, the latest turn last; log all: the whole game",
                act=self.log,
            ),
            Command(word="undo", told="take your last action back", act=self.undo, others=("u",)),
            Command(
                word="save", told="every action is kept at once; this only says so", act=self.save
            ),
            Command(
                word="quit", told="leave; the game is kept", act=self.quit, others=("q", "exit")
            ),
            self._asking.help(),
        )

    async def log(self, rest: str) -> None:
        """Say what happened, as who sits here may know it."""
        place, voice = self._desk.place, self._desk.voice
        story = place.kind.text.story(place.names, self._desk.eyes, voice)
        story.tell(place.events(self._desk.eyes))
        whole = rest.casefold() in ("all", voice.text("all"))
        paragraphs = story.paragraphs if whole else story.paragraphs[-2 * len(place.names) :]
        self._asking.say(*story_lines(paragraphs, place.names, voice))

    async def undo(self, _rest: str) -> None:
        """Take the last action back, or say what stands against it. Raises AskAgain."""
        desk, words = self._desk, self._asking.words
        seat, decision = desk.viewer, desk.place.decision
        if seat is None or decision is None:
            self._asking.say(
                words("This cannot be undone: {reason}.", reason=words("nobody sits here"))
            )
            return
        reason = desk.place.why_not_undo(seat)
        if reason is not None:
            self._asking.say(words("This cannot be undone: {reason}.", reason=reason))
            return
        await desk.place.undo(seat, decision=decision.number)
        self._asking.say(words("Your last action was taken back."))
        raise AskAgain

    async def save(self, _rest: str) -> None:
        """Say that the game is kept."""
        self._asking.say(self._asking.words("Every action is kept at once; quit leaves the table."))

    async def quit(self, _rest: str) -> None:
        """Leave. Raises Leaving."""
        raise Leaving
