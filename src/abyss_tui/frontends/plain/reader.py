"""Who reads what is written at the keyboard: until it is cleared, it stays in sight.

A sitting that has closed a hand knows nothing of a terminal that can be scrolled back. So the lines
keep whose eyes what they wrote was for, and let them read it before somebody else comes.
"""

from abyss_tui.frontends.plain.active_seat import ActiveSeat
from abyss_tui.frontends.plain.news_cursor import NewsCursor
from abyss_tui.kernel.event import TurnStarted
from abyss_tui.table.place import WaitingDecision


class Reader:
    """The seat that reads, and what it is told of what happens at the table."""

    def __init__(self, active: ActiveSeat) -> None:
        self.active = active
        self.asking = active.asking
        self.sitting = active.sitting
        self.place = active.place
        self.telling = NewsCursor()
        self.seat = active.sitting.only_seat
        """Whose eyes what was written last was for; None after it was cleared for the next one."""

    def tell_news(self) -> None:
        """Say what has happened since who sits here was told last."""
        self.asking.told_alone = True
        self.asking.say(*self.telling.news(self.place, self.seat, self.asking.voice))

    def tell_before(self, decision: WaitingDecision | None) -> None:
        """Say what has happened, before anything is asked; what was for one's eyes goes first."""
        asking = self.asking
        if self.sitting.all_asked:
            if asking.told_alone:
                asking.clear()
        elif decision is not None and decision.seat != self.seat:
            self.seat, asking.told_alone = decision.seat, True
            news = self.telling.news(self.place, self.seat, asking.voice)
            if news and self._had_a_turn(decision.seat):
                asking.say(asking.words("Since your last turn:"))
            asking.say(*news)
        elif decision is None or self._has_news():
            self.tell_news()

    def _had_a_turn(self, seat: int) -> bool:
        """Whether a turn of this seat is over, at a moment when it decides."""
        began = [each.seat for each in self.place.events(seat) if isinstance(each, TurnStarted)]
        return seat in began[:-1]

    def _has_news(self) -> bool:
        """Whether something has happened that is not told later, with what comes of it."""
        later = self.sitting.game.told_later
        return not all(map(later, self.telling.untold(self.place, self.seat)))

    async def look_once_more(self, name: str, *, may_undo: bool) -> None:
        """Let who has played read what it brought, or take it back, before the next one comes."""
        asking = self.asking
        self.tell_news()
        if may_undo:
            self.say_undo()
        text = "{name} is next. Press Enter to clear this and pass the keyboard."
        asking.say(asking.words(text, name=name))
        await self.has_read()

    async def has_read(self) -> None:
        """Wait until what was for one's eyes was read."""
        await self.active.has_read(self.seat)

    def say_undo(self) -> None:
        """Say that one's last action can be taken back."""
        undo = self.asking.voice.quoted(self.asking.words("undo"))
        self.asking.say(self.asking.words("Type {undo} to take your last action back.", undo=undo))

    def goes(self) -> None:
        """Know that who has read is not at the keyboard any more."""
        self.seat = None

    def leave_to_all(self) -> None:
        """Let nobody in particular sit here, if the turn is not theirs: all have come to look."""
        if self.seat is not None and self.place.active not in self.place.seats:
            self.telling.tell_all(self.seat)
            self.goes()
