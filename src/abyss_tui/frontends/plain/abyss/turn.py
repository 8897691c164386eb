"""A turn in lines: which action, and what it is done with."""

from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Final

from abyss_tui.frontends.plain.abyss.looks import own_lines
from abyss_tui.frontends.plain.abyss.payment import ask_payment
from abyss_tui.frontends.plain.active_seat import ActiveSeat
from abyss_tui.games.abyss.actions import Action, Explore, Pass, Plot, Support
from abyss_tui.games.abyss.cards.names import Race
from abyss_tui.games.abyss.cards.pieces import Lord
from abyss_tui.games.abyss.previews import Preview
from abyss_tui.games.abyss.text import headlines
from abyss_tui.games.abyss.text.action_texts import TITLES
from abyss_tui.games.abyss.text.cards import counted_pearls, lord_name
from abyss_tui.games.abyss.text.judgements import impossible, possible, refused
from abyss_tui.games.abyss.text.moment import Moment
from abyss_tui.games.abyss.text.turn_questions import (
    recruit_question,
    support_question,
    uses,
    why_no_lord,
    why_no_pile,
)
from abyss_tui.games.abyss.views import View
from abyss_tui.i18n.voice import Sentence, Span, Voice
from abyss_tui.kernel.problem import Problem
from abyss_tui.kernel.question import Choice, Question


async def ask_turn(seat: ActiveSeat) -> Action:
    """Ask who sits at the keyboard for the action of their turn."""
    asking = seat.asking
    view: View = seat.view()
    if view.ending is not None:
        asking.say(seat.voice.text("The end has been triggered: this is your last turn."))
    asking.say(*own_lines(seat))
    while True:
        heading = headlines.decides("turn", seat.place.names[seat.decision.seat], seat.voice)
        what = await asking.choose(Question(heading, tuple(_actions(seat))))
        assert what is not None  # a turn must be played
        action = await STEPS[what](seat)
        reason = None if action is None else seat.place.problem(seat.decision.seat, action)
        if reason is not None:
            asking.say(seat.voice.say(reason))
        elif action is not None:
            return action


def _actions(seat: ActiveSeat) -> Iterator[Choice[str]]:
    """Yield what can be done in a turn, each with why it is not possible."""
    view, preview, voice = seat.view(), seat.preview(), seat.voice
    yield _action("explore", "e", _judged(preview.explore, voice), voice)
    yield _action("support", "s", _support(view, voice), voice)
    yield _action("recruit", "r", _recruit(preview, voice), voice)
    yield _action("plot", "p", _plotting(preview, voice), voice)
    if preview.uses:
        yield _action("use", "t", (), voice)
    if seat.place.problem(seat.decision.seat, Pass()) is None:
        yield _action("pass", "n", (), voice)


def _action(name: str, key: str, note: Sentence, voice: Voice) -> Choice[str]:
    return Choice(voice.sentence(TITLES[name]), note, key, name)


def _judged(problem: Problem | None, voice: Voice) -> Sentence:
    """Return why an action is not possible, nothing for one that is."""
    if problem is None:
        return ()
    return refused(problem, voice)


def _support(view: View, voice: Voice) -> Sentence:
    reason = why_no_pile(view, voice)
    return () if reason is None else impossible((Span(reason),), voice)


def _recruit(preview: Preview, voice: Voice) -> Sentence:
    """Return which Lords can be paid."""
    paid = [lord_name(each.lord, voice) for each in preview.lords if each.problem is None]
    if paid:
        return possible(voice.listed(paid), voice)
    return impossible(voice.sentence("You can pay for no Lord of the Court."), voice)


def _plotting(preview: Preview, voice: Voice) -> Sentence:
    """Return what plotting takes: nothing asks for it once more."""
    if preview.plot is not None:
        return refused(preview.plot, voice)
    what = "for {pearls}, and it cannot be undone"
    return possible(voice.sentence(what, pearls=counted_pearls(1, voice)), voice)


async def _explore(_seat: ActiveSeat) -> Action | None:
    return Explore()


async def _plot(_seat: ActiveSeat) -> Action | None:
    return Plot()


async def _pass(_seat: ActiveSeat) -> Action | None:
    return Pass()


async def _ask_pile(seat: ActiveSeat) -> Action | None:
    """Ask which Council pile to take."""
    view: View = seat.view()
    reason = why_no_pile(view, seat.voice)
    if reason is not None:
        seat.asking.say(reason)
        return None
    heading = seat.voice.text("Request support: which pile?")
    asked: Question[Race] = support_question(view, seat.preview(), seat.voice)
    race = await seat.asking.choose(asked, heading=heading, may_leave=True)
    return None if race is None else Support(race)


async def _ask_lord(seat: ActiveSeat) -> Action | None:
    """Ask which Lord to recruit, and how to pay."""
    preview: Preview = seat.preview()
    reason = why_no_lord(preview, seat.voice)
    if reason is not None:
        seat.asking.say(reason)
        return None
    heading = seat.voice.text("Recruit which Lord?")
    asked: Question[Lord] = recruit_question(preview, seat.voice)
    lord = await seat.asking.choose(asked, heading=heading, may_leave=True)
    if lord is None:
        return None
    return await ask_payment(seat, lord)


async def _ask_use(seat: ActiveSeat) -> Action | None:
    """Ask which turn power to use, and on what."""
    view: View = seat.view(with_options=True)
    assert view.decision is not None  # else nothing is asked
    moment = Moment(view, seat.preview(), view.decision)
    asked = Question(seat.voice.text("Use a Lord"), uses(moment, seat.voice))
    return await seat.asking.choose(asked, may_leave=True)


STEPS: Final[Mapping[str, Callable[[ActiveSeat], Awaitable[Action | None]]]] = {
    "explore": _explore,
    "support": _ask_pile,
    "recruit": _ask_lord,
    "plot": _plot,
    "use": _ask_use,
    "pass": _pass,
}
"""What each action asks for; None is the way back."""
