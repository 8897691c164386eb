"""A place at a table of a host in lines: one hears what the others do, and may speak."""

from collections.abc import Sequence

from abyss_tui.errors import AbyssError
from abyss_tui.frontends.plain.asking import Asking
from abyss_tui.frontends.plain.commands import Command
from abyss_tui.frontends.plain.game_words import GameWords
from abyss_tui.frontends.plain.hosted.refusals import why
from abyss_tui.frontends.plain.news_cursor import NewsCursor
from abyss_tui.frontends.plain.table import LineTable
from abyss_tui.table.place import Place, WaitingDecision


class HostedTable(LineTable):
    """Plays at a table where others decide at their own terminals."""

    def __init__(
        self,
        place: Place,
        telling: NewsCursor,
        asking: Asking,
        game: GameWords,
        company: Sequence[Command],
    ) -> None:
        """`company` is what can be typed at a host."""
        super().__init__(place, telling, asking, game)
        self._company = company
        self._number: int | None = None
        """The decision for which something is read."""
        self._awaited: int | None = None
        """Who was said last to be waited for."""

    @property
    def outdated(self) -> bool:
        """Whether the table asks something else by now."""
        decision = self._place.decision
        return self._number != (None if decision is None else decision.number)

    def commands(self) -> Sequence[Command]:
        """Return what can be typed: of the game, of any table, and of a host."""
        return [*self._company, *super().commands()]

    def why(self, error: AbyssError) -> str:
        """Return why something could not be done."""
        return why(error, self._asking.voice)

    async def _decide(self, decision: WaitingDecision) -> None:
        self._number = decision.number
        if decision.seat in self._place.seats:
            self._awaited = None
        await super()._decide(decision)

    async def _wait(self, decision: WaitingDecision) -> None:
        """Read commands until the table asks something else, which raises AskAgain."""
        asking, name = self._asking, self._place.names[decision.seat]
        known, self._awaited = self._awaited == decision.seat, decision.seat
        if self._hand_lies_open:
            await self._put_hand_away(name, asked=known)
            known = False
        if not known:
            self._say_undo()
            if decision.seat not in self._place.bots:  # they let nobody wait for long
                asking.say(asking.words("Waiting for {name}.", name=name))
        while True:
            await asking.line()
            said = "It is {name} who decides now; ? says what can be typed meanwhile."
            asking.say(asking.words(said, name=name))

    @property
    def _hand_lies_open(self) -> bool:
        """Whether a hand is in sight of all who share the keyboard, in a turn of others."""
        place, desk = self._place, self._desk
        return desk.shared and desk.viewer is not None and place.active not in place.seats

    async def _put_hand_away(self, name: str, *, asked: bool) -> None:
        """Clear the last hand away once its player has read what the turn brought.

        `asked` is whether that was asked for already. Raises AskAgain when the game goes on first.
        """
        if asked:
            await self._asking.enter()
        else:
            await self._look_once_more(name)
        self._asking.clear()
        self._leave_to_all()

    def _say_undo(self) -> None:
        """Say that one's last action can be taken back, if it can."""
        seat = self._desk.viewer
        if seat is not None and self._place.why_not_undo(seat) is None:
            self._asking.say(self._asking.words("undo takes your last action back."))
