"""Rules of thumb for the depths: buy, take, fight, go on."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from abyss_tui.games.abyss.actions import Buy, Decline, Explore, Fight, Take
from abyss_tui.games.abyss.bots.evaluation import Weights
from abyss_tui.games.abyss.bots.heuristics.turn import Rating, uses
from abyss_tui.games.abyss.bots.situation import Situation
from abyss_tui.games.abyss.cards.board import LAST_SPACE
from abyss_tui.games.abyss.cards.pieces import COPIES_BY_VALUE, MONSTERS, Ally
from abyss_tui.games.abyss.rules.depths import can_reveal, rewards

NEW_RACE: Final = 0.4
"""How often the next Ally is of a Race that is not in hand."""
FOUGHT: Final = 3.5
"""What a Monster on the way is worth."""


def offered(at: Situation) -> Iterator[Rating]:
    """Yield buying and declining: the card, the Pearls, and that the explorer gets these."""
    ally = at.game.turn.track[-1]
    assert isinstance(ally, Ally)
    price = at.game.turn.price
    rivals = len(at.game.players) - 1
    kept_from_others = at.by.deny * at.by.value * ally.value * at.keen
    gain = at.ally(ally) - at.pearls(price) * (1 + at.by.rival_pearl / rivals) + kept_from_others
    yield gain, Buy()
    yield 0.0, Decline()


def exploring_on(at: Situation) -> Iterator[Rating]:
    """Yield taking or fighting what was turned up, and going on."""
    track = at.game.turn.track
    card, space = track[-1], len(track)
    last = at.pearls(1) if space == LAST_SPACE else 0.0
    on = going_on(space, at.by) * at.keen if space < LAST_SPACE else 0.0
    if isinstance(card, Ally):
        worth = at.ally(card)
        yield worth + last, Take()
        on -= at.by.leave * worth
    else:
        for reward in rewards(at.game):
            yield last + fought(at, reward), reward
    if space < LAST_SPACE and can_reveal(at.game):
        yield on, Explore()
    if at.player.has_turn_power:
        yield from uses(at)


def fought(at: Situation, reward: Fight) -> float:
    """Return what a reward for a Monster is worth."""
    return at.keys(reward.keys) + at.pearls(reward.pearls) + at.by.token * reward.monsters


@cache
def going_on(space: int, by: Weights) -> float:
    """Return what going on promises after so many spaces of the track are taken, early on."""
    many = sum(COPIES_BY_VALUE.values()) * 5 + MONSTERS
    promised = FOUGHT * MONSTERS / many
    for value, copies in COPIES_BY_VALUE.items():
        worth = by.card + by.value * value + by.new_race * NEW_RACE
        if space + 1 == LAST_SPACE:
            worth += by.pearl
        else:
            worth = max(worth, going_on(space + 1, by) - by.leave * worth)
        promised += worth * copies * 5 / many
    return promised
