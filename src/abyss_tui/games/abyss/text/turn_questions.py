"""What a player is asked in their own turn: which pile, which Lord, which power, and the end."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from abyss_tui.games.abyss.actions import Action, DiscardPile, End, ReplaceAtCourt, SellAlly
from abyss_tui.games.abyss.cards.names import RACES, Race
from abyss_tui.games.abyss.cards.pieces import Lord
from abyss_tui.games.abyss.previews import LordPreview, PaymentPreview, Preview
from abyss_tui.games.abyss.text.cards import (
    card_text,
    counted_pearls,
    full_card,
    lord_line,
    lord_name,
    pile,
    summary,
)
from abyss_tui.games.abyss.text.judgements import impossible, possible, refused
from abyss_tui.games.abyss.text.moment import Moment
from abyss_tui.games.abyss.text.payments import lord_with_terms
from abyss_tui.games.abyss.text.problems import brief, message
from abyss_tui.games.abyss.views import View
from abyss_tui.i18n.voice import Sentence, Span, Voice
from abyss_tui.kernel.problem import Problem
from abyss_tui.kernel.question import Choice, Question, Subject

NONE_ADVISED: Final[Mapping[Lord, PaymentPreview]] = {}


def support_question(view: View, preview: Preview, voice: Voice) -> Question[Race]:
    """Return the question which Council pile to take."""
    choices = tuple(
        Choice(
            pile(race, view.council[race], voice),
            _why_not_in_brief(preview.support.get(race), voice) or (),
            answer=race,
            about=Subject("pile", race),
            why_not=why_not(preview.support.get(race), voice),
        )
        for race in RACES
    )
    return Question(voice.text("Request support: which pile?").upper(), choices)


def recruit_question(
    preview: Preview, voice: Voice, advised: Mapping[Lord, PaymentPreview] = NONE_ADVISED
) -> Question[Lord]:
    """Return the question which Lord to recruit, with what each would take.

    `advised` are the payments that were advised: they stand for the cheapest ones.
    """
    choices = tuple(
        Choice(
            _lord_to_recruit(each.lord, preview, voice),
            _as_advised(advised[each.lord], voice)
            if each.lord in advised
            else payable(each, voice),
            answer=each.lord,
            about=Subject("lord", each.lord),
            why_not=why_not(each.problem, voice),
            brief=_why_not_in_brief(each.problem, voice),
        )
        for each in preview.lords
    )
    return Question(voice.text("Recruit which Lord?").upper(), choices, shows_hand=True)


def _lord_to_recruit(lord: Lord, preview: Preview, voice: Voice) -> Sentence:
    """Return a Lord in a line; in words with what it takes, which the board shows on a screen."""
    if voice.tier == "words":
        return lord_with_terms(lord, preview.payment(lord, ()), voice)
    return lord_line(lord, voice)


def why_no_pile(view: View, voice: Voice) -> str | None:
    """Return why no Council pile can be taken at all, None if one can be asked for."""
    return None if any(view.council.values()) else voice.text("All Council piles are empty.")


def why_no_lord(preview: Preview, voice: Voice) -> str | None:
    """Return why no Lord can be recruited at all, None if one can be asked for."""
    return None if preview.lords else voice.text("The Court is empty.")


def why_not(problem: Problem | None, voice: Voice) -> str:
    """Return a problem as a sentence; nothing when there is none."""
    return "" if problem is None else voice.say(message(problem))


def _why_not_in_brief(problem: Problem | None, voice: Voice) -> Sentence | None:
    """Return a problem in a few words, for the row of what it is about."""
    if problem is None:
        return None
    return impossible((Span(brief(problem, None, voice)),), voice)


def payable(each: LordPreview, voice: Voice) -> Sentence:
    """Return whether a Lord can be paid, with how many Pearls at least, and why not."""
    if each.problem is not None:
        return refused(each.problem, voice)
    if not each.pearls:
        return possible(voice.sentence("without Pearls"), voice)
    fewest = counted_pearls(each.pearls, voice)
    return possible(voice.sentence("for {pearls}", pearls=fewest), voice)


def _as_advised(what: PaymentPreview, voice: Voice) -> Sentence:
    """Return what the payment takes that was advised, which is not always the cheapest."""
    amount = counted_pearls(what.pearls, voice)
    return possible(voice.sentence("advised: {pearls}", pearls=amount), voice)


def uses_question(moment: Moment, voice: Voice) -> Question[Action]:
    """Return the question which turn power to use, at the start of a turn."""
    named = (
        replace(each, label=(lord_name(each.about.thing, voice),))
        for each in uses(moment, voice)
        if each.about is not None and isinstance(each.about.thing, Lord)
    )
    return Question(voice.text("Use a Lord").upper(), tuple(named))


def end_question(moment: Moment, voice: Voice) -> Question[Action]:
    """Return the question what to use before the turn ends."""
    label = voice.sentence("End the turn")
    ending = tuple(Choice(label, (), "e", each) for each in moment.options if isinstance(each, End))
    title = voice.text("Before your turn ends").upper()
    return Question(title, (*ending, *uses(moment, voice)))


def uses(moment: Moment, voice: Voice) -> tuple[Choice[Action], ...]:
    """Return a choice for each Lord that can be used, leading to what it is used on."""
    found: list[Choice[Action]] = []
    for further in (_sales(moment, voice), _piles(moment, voice), _lords(moment, voice)):
        if further:
            action = further[0].answer
            assert isinstance(action, SellAlly | DiscardPile | ReplaceAtCourt)
            found.append(
                Choice(
                    voice.sentence("Use {lord}", lord=lord_name(action.lord, voice)),
                    card_text(action.lord, voice),
                    further=further,
                    shows_hand=isinstance(action, SellAlly),
                    about=Subject("lord", action.lord),
                    brief=summary(action.lord, voice),
                )
            )
    return tuple(found)


def _sales(moment: Moment, voice: Voice) -> tuple[Choice[Action], ...]:
    return tuple(
        Choice(
            voice.sentence("Discard {ally}", ally=full_card(each.ally, voice)),
            answer=each,
            about=Subject("ally", each.ally),
        )
        for each in moment.preview.uses
        if isinstance(each, SellAlly)
    )


def _piles(moment: Moment, voice: Voice) -> tuple[Choice[Action], ...]:
    council = moment.view.council
    return tuple(
        Choice(
            voice.sentence("Discard {pile}", pile=pile(each.race, council[each.race], voice)),
            answer=each,
            about=Subject("pile", each.race),
        )
        for each in moment.preview.uses
        if isinstance(each, DiscardPile)
    )


def _lords(moment: Moment, voice: Voice) -> tuple[Choice[Action], ...]:
    note = voice.sentence("a new Lord comes")
    return tuple(
        Choice(
            voice.sentence("Discard {lord}", lord=lord_line(each.target, voice)),
            note,
            answer=each,
            about=Subject("lord", each.target),
        )
        for each in moment.preview.uses
        if isinstance(each, ReplaceAtCourt)
    )
