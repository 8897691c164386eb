"""What the actions of a turn do, and whether they are possible now or why not."""

from collections.abc import Iterable, Iterator
from typing import Final

from rich.text import Text

from abyss_tui.games.abyss.prospects import LordProspect, Prospects
from abyss_tui.games.abyss.reasons import Problem, because
from abyss_tui.games.abyss.views import View
from abyss_tui.tui.glyphs import GLYPHS
from abyss_tui.tui.wording import (
    counted,
    fight_words,
    lord_line,
    lord_name,
    pearls_words,
    pile_words,
)

TITLES: Final = {
    "explore": "EXPLORE",
    "support": "REQUEST SUPPORT",
    "recruit": "RECRUIT A LORD",
    "plot": "PLOT AT THE COURT",
    "use": "USE A LORD",
    "pass": "PASS",
}
"""The title of each action, by the name that the board has for it."""

PURPOSES: Final = {
    "explore": (
        "Turn up Exploration cards one by one, five at most. An Ally is offered to the other"
        " players first; if nobody buys it, take it or dive on. A Monster is fought for its"
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


def action_text(name: str, view: View, prospects: Prospects) -> Text:
    """Return what an action of a turn does, what it is about now, and why it is not possible."""
    said = Text(f"{PURPOSES[name]}\n")
    if name == "explore":
        said.append(f"\n{_depths(view, prospects)}\n")
    not_now = _why_no_action(view)
    lines = [_impossible(not_now)] if not_now else _STANDINGS[name](view, prospects)
    for line in lines:
        said.append("\n").append_text(line)
    return said


def _why_no_action(view: View) -> str | None:
    """Return why no action of a turn can be chosen at this moment, or None."""
    decision = view.decision
    if decision is None:
        return "The game is over."
    if decision.kind != "turn":
        return "Not now: actions are chosen at the start of a turn."
    if view.you not in (None, decision.seat):
        return f"Not now: {view.players[decision.seat].name} is to choose an action."
    return None


def _possible(what: str = "Possible now.") -> Text:
    return Text(f"{GLYPHS.possible} {what}")


def _impossible(why: str) -> Text:
    return Text(f"{GLYPHS.impossible} {why}", style="bold")


def _judged(problem: Problem | None) -> Text:
    return _possible() if problem is None else _impossible(problem.sentence())


def _depths(view: View, prospects: Prospects) -> str:
    rewards = " or ".join(fight_words(reward) for reward in prospects.rewards)
    return (
        f"{counted(view.deck, 'card')} in the Exploration deck, {view.discard} discarded.\n"
        f"The next Ally sold costs {pearls_words(view.price)}.\n"
        f"A Monster now pays {rewards}.\n"
        f"{counted(view.tokens, 'Monster token')} left."
    )


def _explore(_: View, prospects: Prospects) -> Iterator[Text]:
    yield _judged(prospects.explore)


def _support(view: View, prospects: Prospects) -> Iterator[Text]:
    for race, problem in prospects.support.items():
        if problem is None:
            yield _possible(pile_words(race, view.council[race]))
    if all(prospects.support.values()):
        yield _impossible("All Council piles are empty.")


def _recruit(view: View, prospects: Prospects) -> Iterator[Text]:
    if not prospects.lords:
        yield _impossible("The Court is empty.")
    elif view.you is None:
        yield Text(HIDDEN)
    else:
        yield payable(prospects.lords)


def payable(lords: Iterable[LordProspect]) -> Text:
    """Return which of these Lords a hand can pay, and why not the others; two lines each."""
    said = Text()
    for each in lords:
        said.append(f"{lord_line(each.lord)}: cost {each.cost}\n")
        if each.problem is None:
            said.append(f"   {GLYPHS.possible} for {pearls_words(each.pearls or 0)}\n", style="dim")
        else:
            said.append(f"   {GLYPHS.impossible} {each.problem.sentence()}\n", style="dim")
    return said


def _plot(_: View, prospects: Prospects) -> Iterator[Text]:
    yield _judged(prospects.plot)


def _use(view: View, prospects: Prospects) -> Iterator[Text]:
    if view.you is None:
        yield Text(HIDDEN)
    elif not prospects.uses:
        yield _impossible("None of your Lords can be used now.")
    else:
        for lord in dict.fromkeys(use.lord for use in prospects.uses):
            yield _possible(f"{lord_name(lord)}: {lord.text['en']}")


def _pass(view: View, prospects: Prospects) -> Iterator[Text]:
    open_to_all = [prospects.explore, *prospects.support.values()]
    if None in open_to_all:
        yield _judged(because("something-possible"))
    elif view.you is None:
        yield Text(HIDDEN)
    else:
        recruits = any(each.problem is None for each in prospects.lords)
        yield _judged(because("something-possible") if recruits else None)


_STANDINGS: Final = {
    "explore": _explore,
    "support": _support,
    "recruit": _recruit,
    "plot": _plot,
    "use": _use,
    "pass": _pass,
}
"""How it stands with each action now: what it could be done with, or why it is not possible."""
