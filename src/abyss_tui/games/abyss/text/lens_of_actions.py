"""What an action of a turn does, and what it could be done with now, a line each."""

from collections.abc import Mapping
from typing import Final

from abyss_tui.games.abyss.cards.names import RACES
from abyss_tui.games.abyss.previews import Preview
from abyss_tui.games.abyss.text.action_texts import why_no_action
from abyss_tui.games.abyss.text.cards import pearls, race, short_name
from abyss_tui.games.abyss.text.judgements import impossible, possible, refused
from abyss_tui.games.abyss.text.rewards import rewards
from abyss_tui.games.abyss.text.signs import SIGNS, race_role
from abyss_tui.games.abyss.views import View
from abyss_tui.i18n.voice import Sentence, Span, Voice, joined
from abyss_tui.kernel.problem import Problem

DOES: Final[Mapping[str, str]] = {
    "explore": "Turn up to five cards: sell Allies, fight Monsters, keep the last Ally.",
    "support": "Take all cards of one Council pile in hand, unseen.",
    "recruit": "Pay for a Lord with Allies of as many Races as it asks for, and with Pearls.",
    "plot": "Pay 1 Pearl for a new Lord at the Court, as often as you like, before your action.",
    "use": "Use the power of a Lord that works once in each of your turns.",
    "pass": "End your turn without an action: only when nothing else is possible.",
}
"""What each action does, in about eighty cells."""


def does(name: str, voice: Voice) -> Sentence:
    """Return what an action of a turn does."""
    return voice.sentence(DOES[name])


def about_action(name: str, view: View, preview: Preview, voice: Voice) -> Sentence:
    """Return what one has to know of the table for an action: decks, prices."""
    if name == "explore":
        return voice.sentence(
            "deck {cards}, a Monster now pays {rewards}",
            cards=Span(str(view.deck), "bright"),
            rewards=rewards(preview.rewards, voice),
        )
    if name == "plot":
        return voice.sentence("costs {pearls}", pearls=pearls(1, voice))
    return ()


def standing(name: str, view: View, preview: Preview, voice: Voice) -> Sentence:
    """Return what an action could be done with now, or why it is not possible."""
    not_now = why_no_action(view, voice)
    if not_now:
        return impossible(not_now, voice)
    match name:
        case "explore":
            return _judged(preview.explore, voice)
        case "plot":
            return _judged(preview.plot, voice)
        case "support":
            return _piles(view, preview, voice)
        case "recruit" if view.own is not None:
            return _payable(preview, voice)
        case "use" if view.own is not None:
            return _usable(preview, voice)
    return ()


def _judged(problem: Problem | None, voice: Voice) -> Sentence:
    if problem is None:
        return possible(voice.sentence("Possible now."), voice)
    return refused(problem, voice)


def _piles(view: View, preview: Preview, voice: Voice) -> Sentence:
    """Return the piles that can be taken, each with the number of its cards."""
    if all(preview.support.values()):
        return impossible(voice.sentence("All Council piles are empty."), voice)
    piles: list[Sentence] = []
    for of in RACES:
        if preview.support[of] is None:
            cards = Span(f" {view.council[of]}", "bright")
            piles.append((*race(of, voice), cards))
    return possible(joined(piles, "  "), voice)


def piles_in_brief(view: View, preview: Preview, voice: Voice) -> Sentence:
    """Return the same as short as can be: ∩3 §2. The number stands behind the sign."""
    signs = SIGNS[voice.tier]
    piles: list[Sentence] = [
        (Span(signs.race(of), race_role(of)), Span(str(view.council[of])))
        for of in RACES
        if preview.support[of] is None
    ]
    return joined(piles, " ")


def _payable(preview: Preview, voice: Voice) -> Sentence:
    lords = [
        voice.sentence("{lord} for {pearls}", lord=short_name(each.lord, voice), pearls=cost)
        for each in preview.lords
        if each.problem is None
        for cost in (pearls(each.pearls or 0, voice),)
    ]
    if not lords:
        return impossible(voice.sentence("No Lord of the Court can be paid now."), voice)
    return possible(joined(lords, f" {voice.marks.between} "), voice)


def _usable(preview: Preview, voice: Voice) -> Sentence:
    lords = [(short_name(each, voice),) for each in dict.fromkeys(u.lord for u in preview.uses)]
    if not lords:
        return impossible(voice.sentence("None of your Lords can be used now."), voice)
    return possible(voice.enumerated(lords), voice)
