"""Answers to the offers of others that are set beforehand, in lines."""

from collections.abc import Sequence

from abyss_tui.frontends.plain.active_seat import ActiveSeat
from abyss_tui.frontends.plain.commands import Command
from abyss_tui.frontends.plain.leaving import AskAgain
from abyss_tui.games.abyss.sitting.beforehand import SeatAnswers, can_be_set, offered
from abyss_tui.games.abyss.text.beforehand_texts import beforehand_question, settings_in_brief
from abyss_tui.i18n.voice import plain
from abyss_tui.sitting.beforehand import answers_set_at


class BeforehandLines:
    """The command of a seat with a terminal to itself; others have none."""

    def __init__(self, seat: ActiveSeat) -> None:
        self._seat = seat
        answers = answers_set_at(seat.sitting)
        self._answers = answers if isinstance(answers, SeatAnswers) else None

    def commands(self) -> Sequence[Command]:
        """Return it, if answers can be set here."""
        if self._answers is None:
            return ()
        text = "answer the offers of others beforehand: buy, pass, or never ask for a Race or value"
        return (Command(word="beforehand", description=text, act=self.ask),)

    async def ask(self, _rest: str) -> None:
        """Ask what to answer beforehand, and set it. Raises AskAgain: it may answer at once."""
        seat, answers, place = self._seat, self._answers, self._seat.place
        asking, own = seat.asking, seat.sitting.only_seat
        assert answers is not None  # else there is no command
        assert own is not None
        can = can_be_set(place.view(None), place.preview(own), own, place.turn, place.active)
        wish = await asking.choose(beforehand_question(answers, can, seat.voice), may_leave=True)
        if wish is None:
            return
        on_offer = offered(place.view(None), place.turn)
        if wish == "buy" and can.on_offer != on_offer:
            asking.say(asking.words("That offer is over."))
            return
        answers.wish(wish, can)
        parts = settings_in_brief(answers, on_offer, place.turn, seat.voice)
        said = asking.words("Every offer is asked.")
        if parts:
            listed = plain(seat.voice.enumerated(parts))
            said = asking.words("Set beforehand: {what}.", what=listed)
        asking.say(said)
        seat.sitting.look_again()
        raise AskAgain
