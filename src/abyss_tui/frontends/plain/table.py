"""The table in lines: says what happens, passes the keyboard, asks what must be decided."""

from collections.abc import Sequence
from typing import Any

from abyss_tui.errors import AbyssError
from abyss_tui.frontends.plain.asking import Asking
from abyss_tui.frontends.plain.commands import Command
from abyss_tui.frontends.plain.desk import Desk
from abyss_tui.frontends.plain.game_words import GameWords
from abyss_tui.frontends.plain.leaving import AskAgain
from abyss_tui.frontends.plain.news_cursor import NewsCursor
from abyss_tui.frontends.plain.table_commands import TableCommands
from abyss_tui.table.place import Place, WaitingDecision


class LineTable:
    """A place at a table, of one seat, of several that share a keyboard, or of none."""

    def __init__(self, place: Place, telling: NewsCursor, asking: Asking, game: GameWords) -> None:
        """`telling` hears of the changes at this place."""
        self._place = place
        self._telling = telling
        self._asking = asking
        self._game = game
        self._desk = Desk(place, asking)
        self._turn_told = 0
        """The number of the turn up to which was told what others do."""

    async def play(self) -> None:
        """Play until the game is over. Raises Leaving and EndOfLines when the players go."""
        asking, place = self._asking, self._place
        asking.commands = self.commands()
        if place.notice is not None:
            asking.say(asking.voice.say(place.notice))
        while (decision := place.decision) is not None:
            try:
                await self._decide(decision)
            except AskAgain:
                continue
            except AbyssError as error:
                asking.say(self.why(error))
        self._tell_news()

    def commands(self) -> Sequence[Command]:
        """Return what can be typed at any question."""
        return [*self._game.commands(self._desk), *TableCommands(self._desk).commands()]

    def why(self, error: AbyssError) -> str:
        """Return why something could not be done."""
        return self._asking.voice.say(error.message)

    async def _decide(self, decision: WaitingDecision) -> None:
        """Have a decision made, by whom it is asked of."""
        if decision.seat not in self._place.seats:
            if not self._a_bot_goes_on(decision):
                self._tell_news()
            await self._wait(decision)
        elif self._desk.shared and self._game.asks_all(decision.kind):
            answers = await self._ask_in_public()
            self._leave_to_all()
            await self._play_all(answers, decision.number)
        else:
            if decision.seat != self._desk.viewer:
                await self._pass_on(decision)
            elif not self._game.goes_on(decision.kind):
                self._tell_news()
            answer = await self._game.ask(self._desk)
            await self._place.play(decision.seat, answer, decision=decision.number)

    def _a_bot_goes_on(self, decision: WaitingDecision) -> bool:
        """Return whether a bot is asked in a turn that goes on: it is told when it is over."""
        goes_on = decision.seat in self._place.bots and self._place.turn == self._turn_told
        self._turn_told = self._place.turn
        return goes_on

    async def _wait(self, decision: WaitingDecision) -> None:
        """Wait until somebody decides who does not sit here."""
        await self._telling.change()

    async def _ask_in_public(self) -> Sequence[Any]:
        """Ask all together; what was for one player's eyes goes first."""
        if self._asking.told_alone:
            self._asking.clear()
        self._desk.public = True
        try:
            return await self._game.ask_all(self._desk)
        finally:
            self._desk.public = False

    def _leave_to_all(self) -> None:
        """Let nobody in particular sit here, if the turn is not theirs: all have come to look."""
        desk = self._desk
        if desk.viewer is not None and self._place.active not in self._place.seats:
            self._telling.tell_all(desk.viewer)
            desk.viewer = None

    async def _play_all(self, answers: Sequence[Any], number: int) -> None:
        """Answer one decision after the other, as long as they are asked of those here."""
        for ahead, answer in enumerate(answers):
            decision = self._place.decision
            if decision is None or decision.seat not in self._place.seats:
                return  # the next answer is somebody else's
            await self._place.play(decision.seat, answer, decision=number + ahead)

    async def _pass_on(self, decision: WaitingDecision) -> None:
        """Pass the keyboard to who decides, and tell them what has happened."""
        asking, desk = self._asking, self._desk
        name = self._place.names[decision.seat]
        if desk.shared:
            if desk.viewer is not None:
                await self._look_once_more(name)
            await desk.show_alone(decision.seat, self._game.why_called(decision.kind, asking.voice))
        desk.viewer, asking.told_alone = decision.seat, True
        news = self._telling.news(self._place, decision.seat, asking.voice)
        if news:
            asking.say(asking.words("Since your last turn:"), *news)

    async def _look_once_more(self, name: str) -> None:
        """Let who has played read what it brought, or take it back, before the next one comes."""
        asking = self._asking
        self._tell_news()
        seat = self._desk.viewer
        if seat is not None and self._place.why_not_undo(seat) is None:
            asking.say(asking.words("undo takes your last action back."))
        said = "{name} is next. Press Enter to clear this and pass the keyboard."
        asking.say(asking.words(said, name=name))
        await asking.enter()

    def _tell_news(self) -> None:
        """Say what has happened since who sits here was told last."""
        self._asking.told_alone = True
        self._asking.say(*self._telling.news(self._place, self._desk.viewer, self._asking.voice))
