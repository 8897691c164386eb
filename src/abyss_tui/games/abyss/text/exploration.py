"""An exploration: one deed that grows with every card of it, and its sentence."""

from dataclasses import dataclass, replace
from typing import TypeAlias

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
from abyss_tui.games.abyss.text.audience import Audience
from abyss_tui.games.abyss.text.cards import ally, counted_cards, monster, monsters, pearls
from abyss_tui.games.abyss.text.rewards import spoils
from abyss_tui.i18n.voice import Part, Sentence, Voice, joined
from abyss_tui.kernel.event import Event


@dataclass(frozen=True, slots=True)
class Dive:
    """What happened in one exploration so far."""

    revealed: int = 0
    passed: int = 0
    """Monsters that were left alone."""
    between: tuple[AllySold | DeckReshuffled, ...] = ()
    end: AllyTaken | MonsterFought | None = None
    tokens: tuple[int, ...] = ()
    """The values of the Monster tokens that it brought, as far as they are known."""
    bonus: int = 0
    """The Pearls for the fifth space."""
    left: int = 0
    """The Allies that went to the Council."""


DiveEvent: TypeAlias = (
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


def changes_dive(event: Event) -> bool:
    """Whether this is part of an exploration and there is something to say of it."""
    match event:
        case PearlsGained(why=why):
            return why == "fifth-space"
        case MonstersDrawn(values=values):
            return not isinstance(values, int)
        case TrackCleared(allies=allies):
            return bool(allies)
    return isinstance(event, DiveEvent)


def with_event(dive: Dive, event: Event) -> Dive:
    """Return the exploration with what happened next in it."""
    match event:
        case CardRevealed():
            return replace(dive, revealed=dive.revealed + 1)
        case MonsterPassed():
            return replace(dive, passed=dive.passed + 1)
        case AllySold() | DeckReshuffled():
            return replace(dive, between=(*dive.between, event))
        case AllyTaken() | MonsterFought():
            return replace(dive, end=event)
        case MonstersDrawn(values=tuple(values)):
            return replace(dive, tokens=(*dive.tokens, *values))
        case PearlsGained(pearls=won):
            return replace(dive, bonus=dive.bonus + won)
        case TrackCleared(allies=allies):
            return replace(dive, left=len(allies))
    return dive


def dive_sentence(dive: Dive, voice: Voice, audience: Audience) -> Sentence:
    """Return what is to be said of an exploration so far: how many cards, and what came of it."""
    parts: list[Sentence] = []
    if dive.passed:
        parts.append(voice.sentence("passed {monsters}", monsters=monsters(dive.passed, voice)))
    parts += [_between(each, voice, audience) for each in dive.between]
    if dive.end is not None:
        parts.append(_end(dive, dive.end, voice))
    if dive.left:
        parts.append(voice.sentence("left {number} to the Council", number=dive.left))
    cards = counted_cards(dive.revealed, voice)
    if not parts:
        return voice.sentence("explored {cards}", cards=cards)
    return voice.sentence("explored {cards}: {what}", cards=cards, what=joined(parts, ", "))


def _between(event: AllySold | DeckReshuffled, voice: Voice, audience: Audience) -> Sentence:
    if isinstance(event, DeckReshuffled):
        return voice.sentence("shuffled {number} anew", number=event.cards)
    parts: dict[str, Part] = {
        "ally": ally(event.ally, voice),
        "pearls": pearls(event.price, voice),
        "buyer": audience.name(event.seat),
    }
    if event.seat == audience.you:
        return voice.sentence("sold {ally} to you for {pearls}", **parts)
    return voice.sentence("sold {ally} to {buyer} for {pearls}", **parts)


def _end(dive: Dive, end: AllyTaken | MonsterFought, voice: Voice) -> Sentence:
    if isinstance(end, AllyTaken):
        said = voice.sentence("kept {ally}", ally=ally(end.ally, voice))
    else:
        won = spoils(end.keys, end.pearls, end.monsters, voice)
        said = voice.sentence("fought {monster} for {spoils}", monster=monster(voice), spoils=won)
    if dive.tokens:
        values = voice.listed(dive.tokens)
        said = voice.sentence("{deed} (worth {values})", deed=said, values=values)
    if dive.bonus:
        bonus = pearls(dive.bonus, voice)
        return voice.sentence("{deed} and gained {pearls}", deed=said, pearls=bonus)
    return said
