"""The spoken side of Abyss."""

from collections.abc import Mapping, Sequence
from typing import Final

from abyss_tui.frontends.plain.abyss.hinting import tell_hint
from abyss_tui.frontends.plain.abyss.looks import Looks
from abyss_tui.frontends.plain.abyss.offer import ask_the_table
from abyss_tui.frontends.plain.abyss.readings import Readings
from abyss_tui.frontends.plain.abyss.turn import ask_turn
from abyss_tui.frontends.plain.commands import Command
from abyss_tui.frontends.plain.desk import Desk
from abyss_tui.games.abyss.actions import Action, Disable
from abyss_tui.games.abyss.text import headlines, how_to_play, outcome
from abyss_tui.games.abyss.text.moment import Moment
from abyss_tui.games.abyss.text.questions import question
from abyss_tui.games.abyss.views import View
from abyss_tui.i18n.voice import Voice
from abyss_tui.kernel.game_kind import Score

EXPLORING: Final = frozenset({"offer", "explore"})
"""The decisions in the midst of an exploration: it is told as a whole when it is over."""


class AbyssWords:
    """What a session in lines asks of Abyss; it satisfies `plain.game_words.GameWords`."""

    def commands(self, desk: Desk) -> Sequence[Command]:
        """Return what can be looked at."""
        return [*Looks(desk).commands(), *Readings(desk).commands()]

    def why_called(self, kind: str, voice: Voice) -> str:
        """Return why somebody is called to the keyboard, by the kind of the decision."""
        return headlines.why_curtain(kind, voice)

    def goes_on(self, kind: str) -> bool:
        """Whether a decision of this kind is in the midst of an exploration."""
        return kind in EXPLORING

    def asks_all(self, kind: str) -> bool:
        """Only an offer is made to all at once: nothing about it is private but their hands."""
        return kind == "offer"

    async def ask_all(self, desk: Desk) -> Sequence[Action]:
        """Ask the opponents of the explorer whether they buy."""
        await tell_hint(desk)
        return await ask_the_table(desk)

    async def ask(self, desk: Desk) -> Action:
        """Ask who sits at the keyboard for their decision."""
        await tell_hint(desk)
        if desk.decision.kind == "turn":
            desk.asking.told_alone = True
            return await ask_turn(desk)
        view: View = desk.view(with_options=True)
        assert view.decision is not None  # else nothing is asked
        moment = Moment(view, desk.preview(), view.decision)
        asked = question(moment, desk.voice)
        if desk.decision.kind != "explore" or any(each.shows_hand for each in asked.choices):
            desk.asking.told_alone = True
        action = await desk.asking.choose(asked, heading=_heading(moment, desk))
        assert action is not None  # nobody may leave it undecided
        return action

    def how_to_play(self, voice: Voice) -> str:
        """Return the rules in our own words."""
        return how_to_play.how_to_play(voice)

    def verdict(self, scores: Sequence[Score], winners: Sequence[int], voice: Voice) -> str:
        """Return what decided between players with the same IP (R34), mostly nothing."""
        return outcome.verdict(scores, winners, voice)

    def minor_rows(self, score: Score, voice: Voice) -> Mapping[str, int]:
        """Return the Pearls that were left."""
        return {voice.text("Pearls left"): score.details.pearls}

    def remark(self, score: Score, voice: Voice) -> str:
        """Return the Locations of a player with their worth."""
        return outcome.locations(score, voice)


def _heading(moment: Moment, desk: Desk) -> str:
    """Return who decides what, and the Lord whose power asks for it."""
    voice, decision = desk.voice, moment.decision
    name = moment.view.players[decision.seat].name
    what = headlines.decides(decision.kind, name, voice)
    lord = moment.because_of(voice)
    if decision.kind == "disable":
        what = voice.text("{what} of {player}", what=what, player=_victim(moment))
    return what if lord is None else voice.text("{what} ({lord})", what=what, lord=lord)


def _victim(moment: Moment) -> str:
    """Return whose Lord is disabled."""
    seats = (each.seat for each in moment.options if isinstance(each, Disable))
    return moment.view.players[next(seats)].name


WORDS: Final = AbyssWords()
