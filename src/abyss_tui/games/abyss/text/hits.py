"""Whom a Lord of the Court would hit if the player recruited it now, and what each would lose.

It says no more than what lies open: how many Allies somebody holds, never which.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Final, TypeAlias

from abyss_tui.games.abyss.cards.pieces import Lord
from abyss_tui.games.abyss.text.cards import (
    counted_cards,
    counted_pearls,
    counted_tokens,
    short_name,
)
from abyss_tui.games.abyss.text.costs import lord_in_force, payer
from abyss_tui.games.abyss.text.hands import NEW_LINE
from abyss_tui.games.abyss.views import PlayerView, View
from abyss_tui.i18n.voice import Sentence, Span, Voice

Loss: TypeAlias = Callable[[PlayerView, int, Voice], Sentence]
"""What an opponent would lose by a power, whose number is that of the card; nothing for nothing."""


def hits(lord: Lord, view: View, voice: Voice) -> Sentence:
    """Return a line for each opponent of the viewer, or of whose turn it is, who would lose.

    Nothing of a Lord that takes nothing from anybody.
    """
    power = lord.power
    if power is None or power.verb not in _LOSSES:
        return ()
    lines = [*_lines(lord, power.amount, _LOSSES[power.verb], view, voice)]
    if not lines:
        return voice.sentence("Nobody would lose anything by it now.")
    head = (Span(voice.text("Whom it would hit now:"), "strong"),)
    return (*head, *(span for line in lines for span in (NEW_LINE, *line)))


def _lines(lord: Lord, amount: int, loss: Loss, view: View, voice: Voice) -> Iterator[Sentence]:
    """Yield who would lose what, and who is protected, by seat."""
    for seat, player in enumerate(view.players):
        if seat == payer(view):
            continue
        lost, shield = loss(player, amount, voice), lord_in_force(view, seat, "shields-from")
        if lost and shield is not None and _shields(shield, lord):
            lost = voice.sentence("protected by {lord}", lord=short_name(shield, voice))
        if lost:
            yield voice.sentence("{name}: {lost}", name=Span(player.name, "bright"), lost=lost)


def _shields(shield: Lord, lord: Lord) -> bool:
    return shield.power is not None and shield.power.guild is lord.guild


def _pearls(player: PlayerView, most: int, voice: Voice) -> Sentence:
    lost = min(most, player.pearls)
    return (Span(counted_pearls(lost, voice)),) if lost else ()


def _allies(player: PlayerView, most: int, voice: Voice) -> Sentence:
    lost = min(most, player.hand_size)
    return (Span(counted_cards(lost, voice)),) if lost else ()


def _beyond(player: PlayerView, kept: int, voice: Voice) -> Sentence:
    lost = max(0, player.hand_size - kept)
    return (Span(counted_cards(lost, voice)),) if lost else ()


def _disabled(player: PlayerView, _none: int, voice: Voice) -> Sentence:
    free = [each.lord for each in player.lords if each.free and not each.disabled]
    return voice.either((short_name(each, voice),) for each in free) if free else ()


def _token(player: PlayerView, _none: int, voice: Voice) -> Sentence:
    """Return what one would be taken of: only one opponent loses it, whom the player chooses."""
    if not player.monster_count:
        return ()
    tokens = Span(counted_tokens(player.monster_count, voice))
    if player.monster_count == 1:
        return (tokens,)
    return voice.sentence("one of {tokens}", tokens=tokens)


_LOSSES: Final[Mapping[str, Loss]] = {
    "return-pearls": _pearls,
    "discard-allies": _allies,
    "limits-hands": _beyond,
    "disable-lords": _disabled,
    "steal-monster": _token,
}
