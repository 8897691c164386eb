"""An exploration: one deed that grows with every card of it, and its sentence."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby
from typing import TypeAlias

from abyss_tui.games.abyss.cards.pieces import Ally, ExplorationCard, Monster
from abyss_tui.games.abyss.events import (
    AllySold,
    AllyTaken,
    CardRevealed,
    DeckReshuffled,
    MonsterFought,
    MonsterPassed,
    MonstersDrawn,
    PearlsGained,
    TrackCleared,
)
from abyss_tui.games.abyss.text.cards import (
    allies,
    ally,
    counted_cards,
    monster,
    monsters,
    pearls,
)
from abyss_tui.games.abyss.text.rewards import spoils
from abyss_tui.i18n.voice import Part, Sentence, Voice
from abyss_tui.kernel.audience import Audience
from abyss_tui.kernel.event import Event
from abyss_tui.records import record

Between: TypeAlias = MonsterPassed | AllySold | DeckReshuffled
"""What happens between two cards of an exploration."""


@record
class Exploration:
    """What happened in one exploration so far."""

    revealed: int = 0
    lying: ExplorationCard | None = None
    """The card that was turned up last, as long as nobody has it and it was not left."""
    between: tuple[Between, ...] = ()
    """In the order in which it happened."""
    end: AllyTaken | MonsterFought | None = None
    tokens: tuple[int, ...] = ()
    """The values of the Monster tokens that it brought, as far as they are known."""
    bonus: int = 0
    """The Pearls for the fifth space."""
    left: tuple[Ally, ...] = ()
    """The Allies that went to the Council."""


ExplorationEvent: TypeAlias = (
    CardRevealed
    | DeckReshuffled
    | AllySold
    | AllyTaken
    | MonsterPassed
    | MonsterFought
    | MonstersDrawn
    | PearlsGained
    | TrackCleared
)


def changes_exploration(event: Event) -> bool:
    """Whether this is part of an exploration and there is something to say of it."""
    match event:
        case PearlsGained(why=why):
            return why == "fifth-space"
        case MonstersDrawn(values=values):
            return not isinstance(values, int)
        case TrackCleared(allies=allies):
            return bool(allies)
    return isinstance(event, ExplorationEvent)


def with_event(exploration: Exploration, event: Event) -> Exploration:
    """Return the exploration with what happened next in it."""
    match event:
        case CardRevealed():
            revealed = exploration.revealed + 1
            return replace(exploration, revealed=revealed, lying=event.card)
        case DeckReshuffled():
            return replace(exploration, between=(*exploration.between, event))
        case MonsterPassed() | AllySold():
            between = (*exploration.between, event)
            return replace(exploration, between=between, lying=None)
        case AllyTaken() | MonsterFought():
            return replace(exploration, end=event, lying=None)
        case MonstersDrawn(values=tuple(values)):
            return replace(exploration, tokens=(*exploration.tokens, *values))
        case PearlsGained(pearls=won):
            return replace(exploration, bonus=exploration.bonus + won)
        case TrackCleared(allies=left):
            return replace(exploration, left=left)
    return exploration


def since(exploration: Exploration, before: Exploration) -> Exploration:
    """Return the part of an exploration that came after it stood as it did before."""
    return Exploration(
        exploration.revealed - before.revealed,
        exploration.lying if exploration.revealed > before.revealed else None,
        exploration.between[len(before.between) :],
        None if before.end else exploration.end,
        exploration.tokens[len(before.tokens) :],
        exploration.bonus - before.bonus,
        exploration.left[len(before.left) :],
    )


def exploration_sentence(exploration: Exploration, voice: Voice, audience: Audience) -> Sentence:
    """Return what is to be said of an exploration so far: how many cards, and what came of it."""
    parts = what_happened(exploration, voice, audience)
    cards = counted_cards(exploration.revealed, voice)
    if not parts:
        return voice.sentence("explored {cards}", cards=cards)
    return voice.sentence("explored {cards}: {what}", cards=cards, what=parts)


def what_happened(exploration: Exploration, voice: Voice, audience: Audience) -> Sentence:
    """Return what came of the cards of an exploration so far, one thing behind the other."""
    parts = list(_between(exploration.between, voice, audience))
    if exploration.lying is not None:
        card = exploration.lying
        lies = monster(voice) if isinstance(card, Monster) else ally(card, voice)
        parts.append(voice.sentence("turned up {card}", card=lies))
    if exploration.end is not None:
        parts.append(_end(exploration, exploration.end, voice))
    if exploration.left:
        parts.append(_left(exploration.left, voice))
    return voice.enumerated(parts)


def _between(between: tuple[Between, ...], voice: Voice, audience: Audience) -> Iterator[Sentence]:
    """Yield what happened in its order; Monsters left alone one after the other are counted."""
    for kind, alike in groupby(between, type):
        if kind is MonsterPassed:
            passed = monsters(len(list(alike)), voice)
            yield voice.sentence("passed {monsters}", monsters=passed)
            continue
        for event in alike:
            if isinstance(event, DeckReshuffled):
                cards = counted_cards(event.cards, voice)
                yield voice.sentence("shuffled {cards} anew", cards=cards)
            elif isinstance(event, AllySold):
                yield _sale(event, voice, audience)


def _sale(event: AllySold, voice: Voice, audience: Audience) -> Sentence:
    parts: dict[str, Part] = {
        "ally": ally(event.ally, voice),
        "pearls": pearls(event.price, voice),
        "buyer": audience.name(event.seat),
    }
    if event.seat == audience.you:
        return voice.sentence("sold {ally} to you for {pearls}", **parts)
    return voice.sentence("sold {ally} to {buyer} for {pearls}", **parts)


def _left(left: tuple[Ally, ...], voice: Voice) -> Sentence:
    """Return what went to the Council; all have seen it (R31), but who only listens has not."""
    if voice.tier == "words":
        return voice.sentence("left {allies} to the Council", allies=allies(left, voice))
    return voice.sentence("left {number} to the Council", number=len(left))


def _end(exploration: Exploration, end: AllyTaken | MonsterFought, voice: Voice) -> Sentence:
    if isinstance(end, AllyTaken):
        sentence = voice.sentence("kept {ally}", ally=ally(end.ally, voice))
    else:
        won = spoils(end.keys, end.pearls, end.monsters, voice)
        sentence = voice.sentence(
            "fought {monster} for {spoils}", monster=monster(voice), spoils=won
        )
    if exploration.tokens:
        values = voice.listed(exploration.tokens)
        sentence = voice.sentence("{deed} (worth {values})", deed=sentence, values=values)
    if exploration.bonus:
        bonus = pearls(exploration.bonus, voice)
        return voice.sentence("{deed} and gained {pearls}", deed=sentence, pearls=bonus)
    return sentence
