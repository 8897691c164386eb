"""What the actions of a turn do, and whether they are possible now or why not."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from abyss_tui.games.abyss.previews import Preview
from abyss_tui.games.abyss.text.cards import (
    card_text,
    counted_cards,
    counted_pearls,
    counted_tokens,
    lord_name,
    pile,
)
from abyss_tui.games.abyss.text.hands import NEW_LINE, payable_lords
from abyss_tui.games.abyss.text.judgements import impossible, possible, refused
from abyss_tui.games.abyss.text.rewards import rewards
from abyss_tui.games.abyss.views import View
from abyss_tui.i18n.voice import Sentence, Span, Voice, in_role, joined
from abyss_tui.kernel.problem import Problem, because

TITLES: Final[Mapping[str, str]] = {
    "explore": "Explore",
    "support": "Request support",
    "recruit": "Recruit a Lord",
    "plot": "Plot at the Court",
    "use": "Use a Lord",
    "pass": "Pass",
}
"""The title of each action, by the name that the board has for it."""

PURPOSES: Final[Mapping[str, str]] = {
    "explore": (
        "Turn up Exploration cards one by one, five at most. An Ally is offered to the other"
        " players first; if nobody buys it, take it or explore deeper. A Monster is fought for its"
        " reward, or left behind. The Allies you leave behind go to the Council."
    ),
    "support": "Take all cards of one Council pile in hand, unseen.",
    "recruit": (
        "Pay for a Lord of the Court with Allies of exactly as many Races as it asks for. Pearls"
        " make up what is missing of its cost. The lowest Ally you played is affiliated."
    ),
    "plot": (
        "Pay 1 Pearl and turn up a new Lord at the Court. You may plot several times, but only"
        " before your action."
    ),
    "use": (
        "Use the power of a Lord that works once in each of your turns: at its start, between two"
        " Exploration cards, or at its end."
    ),
    "pass": (
        "End your turn without an action: only when you can neither explore, nor request support,"
        " nor recruit."
    ),
}

HIDDEN: Final = "Your hand is hidden: press . to show it, and what you can do with it."
NOT_TOLD: Final = "No hand is told now, so neither is what can be done with it."
"""The same in words, where no key shows it."""


def action_title(name: str, voice: Voice) -> str:
    """Return the title of the text of an action."""
    return voice.text(TITLES[name]).upper()


def action_text(name: str, view: View, preview: Preview, voice: Voice) -> Sentence:
    """Return what an action of a turn does, what it is about now, and why it is not possible."""
    spans: list[Span] = [*voice.sentence(PURPOSES[name]), NEW_LINE]
    if name == "explore":
        spans += [NEW_LINE, *_depths(view, preview, voice), NEW_LINE]
    not_now = why_no_action(view, voice)
    if not_now:
        lines = [_impossible(not_now, voice)]
    else:
        lines = list(_STANDINGS[name](view, preview, voice))
    for line in lines:
        spans += [NEW_LINE, *line]
    return tuple(spans)


def why_no_action(view: View, voice: Voice) -> Sentence:
    """Return why no action of a turn can be chosen at this moment, or nothing."""
    decision = view.decision
    if decision is None:
        return voice.sentence("The game is over.")
    if decision.kind != "turn":
        return voice.sentence("Not now: actions are chosen at the start of a turn.")
    if view.you not in (None, decision.seat):
        name = view.players[decision.seat].name
        return voice.sentence("Not now: {player} is to choose an action.", player=name)
    return ()


def _hidden(voice: Voice) -> Sentence:
    return voice.sentence(NOT_TOLD if voice.tier == "words" else HIDDEN)


def _impossible(why: Sentence, voice: Voice) -> Sentence:
    return in_role(impossible(why, voice), "strong")


def _judged(problem: Problem | None, voice: Voice) -> Sentence:
    if problem is None:
        return possible(voice.sentence("Possible now."), voice)
    return in_role(refused(problem, voice), "strong")


def _depths(view: View, preview: Preview, voice: Voice) -> Sentence:
    """Return the lines on the decks, the next price and what a Monster pays."""
    deck = voice.sentence(
        "{cards} in the Exploration deck, {number} discarded.",
        cards=counted_cards(view.deck, voice),
        number=view.discard,
    )
    price = voice.sentence(
        "The next Ally sold costs {pearls}.", pearls=counted_pearls(view.price, voice)
    )
    paid = voice.sentence("A Monster now pays {rewards}.", rewards=rewards(preview.rewards, voice))
    tokens = voice.sentence("{tokens} left.", tokens=counted_tokens(view.tokens, voice))
    return joined((deck, price, paid, tokens), "\n")


def _explore(_: View, preview: Preview, voice: Voice) -> Iterator[Sentence]:
    yield _judged(preview.explore, voice)


def _support(view: View, preview: Preview, voice: Voice) -> Iterator[Sentence]:
    for race, problem in preview.support.items():
        if problem is None:
            yield possible(pile(race, view.council[race], voice), voice)
    if all(preview.support.values()):
        yield _impossible(voice.sentence("All Council piles are empty."), voice)


def _recruit(view: View, preview: Preview, voice: Voice) -> Iterator[Sentence]:
    if not preview.lords:
        yield _impossible(voice.sentence("The Court is empty."), voice)
    elif view.you is None:
        yield _hidden(voice)
    else:
        yield payable_lords(preview, voice)


def _plot(_: View, preview: Preview, voice: Voice) -> Iterator[Sentence]:
    yield _judged(preview.plot, voice)


def _use(view: View, preview: Preview, voice: Voice) -> Iterator[Sentence]:
    if view.you is None:
        yield _hidden(voice)
    elif not preview.uses:
        yield _impossible(voice.sentence("None of your Lords can be used now."), voice)
    else:
        for lord in dict.fromkeys(use.lord for use in preview.uses):
            power = card_text(lord, voice)
            use = voice.sentence("{lord}: {power}", lord=lord_name(lord, voice), power=power)
            yield possible(use, voice)


def _pass(view: View, preview: Preview, voice: Voice) -> Iterator[Sentence]:
    open_to_all = [preview.explore, *preview.support.values()]
    if None in open_to_all:
        yield _judged(because("something-possible"), voice)
    elif view.you is None:
        yield _hidden(voice)
    else:
        recruits = any(each.problem is None for each in preview.lords)
        yield _judged(because("something-possible") if recruits else None, voice)


_STANDINGS: Final[Mapping[str, Callable[[View, Preview, Voice], Iterator[Sentence]]]] = {
    "explore": _explore,
    "support": _support,
    "recruit": _recruit,
    "plot": _plot,
    "use": _use,
    "pass": _pass,
}
"""How it stands with each action now: what it could be done with, or why it is not possible."""
