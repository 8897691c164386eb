"""What somebody could do in their turn, as a text: every kind of action, possible or why not."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from abyss_tui.games.abyss.cards.board import KEYS_NEEDED
from abyss_tui.games.abyss.cards.pieces import Lord
from abyss_tui.games.abyss.possibilities import LordWay, Ways, ways
from abyss_tui.games.abyss.previews import Preview
from abyss_tui.games.abyss.text.action_texts import TITLES
from abyss_tui.games.abyss.text.cards import (
    card_text,
    counted_keys,
    counted_pearls,
    lord_name,
    pile,
)
from abyss_tui.games.abyss.text.hands import NEW_LINE
from abyss_tui.games.abyss.text.judgements import impossible, possible, refused
from abyss_tui.games.abyss.text.problems import message
from abyss_tui.games.abyss.text.rewards import rewards
from abyss_tui.games.abyss.views import View
from abyss_tui.i18n.message import Message
from abyss_tui.i18n.voice import Sentence, Span, Voice, in_role
from abyss_tui.kernel.audience import player
from abyss_tui.kernel.problem import Problem

INDENT: Final = Span("  ")


def possibilities(view: View, preview: Preview, keys: Mapping[str, str], voice: Voice) -> Sentence:
    """Return all kinds of actions with what is possible, why not, and what is known to follow.

    The view is that of the seat whose turn it is. `keys` are the letters of the actions, by name.
    """
    found = ways(view, preview)
    spans: list[Span] = []
    for name, lines in _ACTIONS.items():
        rows = list(lines(view, preview, found, voice))
        if rows:
            letter = f" ({keys[name]})" if name in keys else ""
            spans += [Span(f"{voice.text(TITLES[name])}{letter}", "strong"), NEW_LINE]
            for row in rows:
                spans += [INDENT, *row, NEW_LINE]
    return (*spans, *_keys(found, voice))


def _explore(view: View, preview: Preview, found: Ways, voice: Voice) -> Iterator[Sentence]:
    if preview.explore is not None:
        yield _impossible(preview.explore, voice)
        return
    yield possible(
        voice.sentence("Turn up cards until you take an Ally or fight a Monster."), voice
    )
    if found.buyers:
        yield voice.sentence(
            "The first Ally that you sell brings you {pearls}; {players} could buy it.",
            pearls=counted_pearls(view.price, voice),
            players=voice.listed([player(each.name) for each in found.buyers]),
        )
    else:
        yield voice.sentence("Nobody else has the Pearls to buy an Ally from you.")
    yield voice.sentence("A Monster now pays {rewards}.", rewards=rewards(preview.rewards, voice))
    if any(found.keys < KEYS_NEEDED <= found.keys + each.keys for each in preview.rewards):
        yield voice.sentence("With its Keys you would take a Location.")


def _support(view: View, preview: Preview, _: Ways, voice: Voice) -> Iterator[Sentence]:
    if all(preview.support.values()):
        yield impossible(voice.sentence("All Council piles are empty."), voice)
    for race, problem in preview.support.items():
        if problem is None:
            yield possible(pile(race, view.council[race], voice), voice)


def _recruit(_view: View, _: Preview, found: Ways, voice: Voice) -> Iterator[Sentence]:
    if not found.lords:
        yield impossible(voice.sentence("The Court is empty."), voice)
    ordered = sorted(found.lords, key=lambda each: each.problem is not None)
    for each in ordered:
        if each.problem is not None:
            yield in_role(impossible(_why_no_lord(each.lord, each.problem, voice), voice), "dim")
        else:
            yield possible(_lord(each, found, voice), voice)


def _why_no_lord(lord: Lord, problem: Problem, voice: Voice) -> Sentence:
    """Return why a Lord cannot be recruited; of all reasons only missing Pearls do not name it."""
    why = message(problem)
    if problem.code == "short":
        text = "{lord}: {short} short; it takes {number_of_pearls} and you have {number_of_have}."
        why = Message(text, lord=lord, **why.details)
    return (Span(voice.say(why)),)


def _lord(way: LordWay, found: Ways, voice: Voice) -> Sentence:
    """Return a Lord that can be recruited, for how many Pearls, and what follows."""
    follows = [voice.sentence("{points} IP", points=way.lord.points)]
    if way.location:
        follows.append(voice.sentence("a Location follows"))
    elif way.keys > found.keys:
        follows.append(voice.sentence("Keys {number} of 3", number=way.keys))
    if way.refill:
        follows.append(voice.sentence("the Court is filled up, you gain 2 Pearls"))
    if way.ends:
        follows.append(voice.sentence("the last turns begin"))
    text = "{lord} for {pearls}: {what}"
    if not way.pearls:
        text = "{lord} without Pearls: {what}"
    elif way.more_pearls:
        text = "{lord} for {pearls} at least: {what}"
    return voice.sentence(
        text,
        lord=lord_name(way.lord, voice),
        pearls=counted_pearls(way.pearls or 0, voice),
        what=voice.enumerated(follows),
    )


def _plot(_view: View, preview: Preview, _: Ways, voice: Voice) -> Iterator[Sentence]:
    if preview.plot is not None:
        yield _impossible(preview.plot, voice)
    else:
        brings = "1 Pearl brings a new Lord to the Court; you still have your action."
        yield possible(voice.sentence(brings), voice)


def _use(view: View, preview: Preview, _: Ways, voice: Voice) -> Iterator[Sentence]:
    usable = dict.fromkeys(each.lord for each in preview.uses)
    for lord in usable:
        text = card_text(lord, voice)
        what = voice.sentence("{lord}: {text}", lord=lord_name(lord, voice), text=text)
        yield possible(what, voice)
    for lord in view.used:
        used = voice.sentence("{lord} has been used in this turn.", lord=lord_name(lord, voice))
        yield impossible(used, voice)


def _pass(_view: View, _preview: Preview, found: Ways, voice: Voice) -> Iterator[Sentence]:
    if found.passes:
        yield possible(voice.sentence("Nothing else can be done in this turn."), voice)


def _keys(found: Ways, voice: Voice) -> Sentence:
    """Return how far it is to a Location."""
    if found.keys >= KEYS_NEEDED:
        sentence = voice.sentence("You have three Keys: after your action you take a Location.")
    else:
        missing = counted_keys(KEYS_NEEDED - found.keys, voice)
        sentence = voice.sentence("{keys} more and you take a Location.", keys=missing)
    return in_role(sentence, "strong")


def _impossible(problem: Problem, voice: Voice) -> Sentence:
    return in_role(refused(problem, voice), "dim")


_ACTIONS: Final[Mapping[str, Callable[[View, Preview, Ways, Voice], Iterator[Sentence]]]] = {
    "recruit": _recruit,
    "explore": _explore,
    "support": _support,
    "plot": _plot,
    "use": _use,
    "pass": _pass,
}
"""The kinds of actions, those with the most choices first."""
