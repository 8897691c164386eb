"""What Monsters pay: rewards, the spoils of a fight, the Threat track."""

from collections.abc import Iterable

from abyss_tui.games.abyss.actions import REWARDS, Fight
from abyss_tui.games.abyss.text.cards import (
    counted_keys,
    counted_pearls,
    counted_tokens,
    key_symbols,
    pearls,
)
from abyss_tui.games.abyss.text.signs import SIGNS
from abyss_tui.i18n.voice import Part, Sentence, Span, Voice, in_role, joined


def reward(keys: int, pearls: int, monsters: int, voice: Voice) -> Sentence:
    """Return a reward in words: 1 Key + 2 Pearls + 1 Monster token."""
    parts = []
    if keys:
        parts.append((Span(counted_keys(keys, voice)),))
    if pearls:
        parts.append((Span(counted_pearls(pearls, voice)),))
    if monsters:
        parts.append((Span(counted_tokens(monsters, voice)),))
    return joined(parts, " + ")


def rewards(choices: Iterable[Fight], voice: Voice) -> Sentence:
    """Return the rewards of which one can be chosen, in words: 1 Pearl or 1 Monster token."""
    return voice.either(reward(each.keys, each.pearls, each.monsters, voice) for each in choices)


def spoils(keys: int, pearls_won: int, tokens: int, voice: Voice) -> Sentence:
    """Return what a fight brought as a list in words: KK, 1○ and 1M."""
    parts: list[Part] = []
    if keys:
        parts.append(key_symbols(keys, voice))
    if pearls_won:
        parts.append(pearls(pearls_won, voice))
    if tokens and voice.tier == "words":
        parts.append(Span(counted_tokens(tokens, voice), "monster"))
    elif tokens:
        parts.append(Span(f"{tokens}{SIGNS[voice.tier].monster}", "monster"))
    return voice.listed(parts)


def threat(marker: int, voice: Voice) -> Sentence:
    """Return the Threat track with its marker and what every space pays."""
    spaces = [_space(space, space == marker, voice) for space in REWARDS]
    if voice.tier == "words":
        return voice.sentence("Threat: {spaces}", spaces=voice.clauses(spaces))
    return voice.sentence("Threat  {spaces}", spaces=joined(spaces, "  "))


def threat_in_full(marker: int, voice: Voice) -> Sentence:
    """Return what every space of the Threat track pays, a line a space."""
    lines = []
    for space, choices in REWARDS.items():
        paid = rewards(choices, voice)
        here = voice.sentence("{space}: {rewards}", space=space, rewards=paid)
        if space == marker:
            here = in_role(
                voice.sentence("{space} (here): {rewards}", space=space, rewards=paid), "strong"
            )
        lines.append(here)
    return joined(lines, "\n")


def _space(space: int, here: bool, voice: Voice) -> Sentence:  # noqa: FBT001 (one space of six)
    choices = REWARDS[space]
    if voice.tier == "words":
        paid = rewards(choices, voice)
        if here:
            return voice.sentence("{space} (here): {rewards}", space=space, rewards=paid)
        return voice.sentence("{space}: {rewards}", space=space, rewards=paid)
    marker = voice.marks.here if here else ""
    paid = joined((reward_signs(each, voice) for each in choices), "/")
    return (Span(f"{marker}{space}:"), *paid)


def reward_signs(fight: Fight, voice: Voice) -> Sentence:
    """Return a reward as signs in any tier, one a piece: K○○."""
    signs = SIGNS[voice.tier]
    every = (
        Span(signs.key * fight.keys, "key"),
        Span(signs.pearl * fight.pearls, "pearl"),
        Span(signs.monster * fight.monsters, "monster"),
    )
    return tuple(span for span in every if span.text)
