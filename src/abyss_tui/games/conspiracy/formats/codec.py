"""The codec of Conspiracy: its moves, views and scores in the JSON of the engine protocol."""

from typing import Any, Final

from abyss_tui.games.conspiracy.actions import ACTIONS, Action
from abyss_tui.games.conspiracy.cards.catalogue import LOCATIONS, LORDS
from abyss_tui.games.conspiracy.cards.names import Guild
from abyss_tui.games.conspiracy.cards.pieces import Location, Lord
from abyss_tui.games.conspiracy.formats.position import FORMAT, chamber, edict, piles
from abyss_tui.games.conspiracy.rules.scoring import Score
from abyss_tui.games.conspiracy.views import PlayerView, View
from abyss_tui.kernel.formats.codec import RecordCodec
from abyss_tui.kernel.formats.fields import Readers, many, slugs, whole
from abyss_tui.kernel.game_kind import Json


def _spaces(value: Any) -> tuple[int, ...]:
    return tuple(sorted(whole(each) for each in many(value)))


READERS: Final[Readers] = {
    int: whole,
    Guild: Guild,
    Lord: LORDS.__getitem__,
    Location: LOCATIONS.__getitem__,
    tuple[int, ...]: _spaces,
}
"""What reads a field of an action, by the class that its record gives it."""


def _table(view: View) -> Json:
    """Return a view without its decision: the shape of a position."""
    return {
        "format": FORMAT,
        "you": view.you,
        "players": [_player(player) for player in view.players],
        "seat": view.seat,
        "lords": {"deck": view.lord_deck, "piles": piles(view.piles)},
        "locations": {"available": slugs(view.available), "deck": view.location_deck},
        "pearl_master": view.pearl_master,
        "edict": edict(view.edict),
        "ending": view.ending,
        "waiting": slugs(view.waiting),
        "drawn": slugs(view.drawn),
    }


def _player(player: PlayerView) -> Json:
    return {
        "name": player.name,
        "chamber": chamber(player.chamber, player.locations),
        "pearls": player.pearls,
        "keys": {"silver": player.silver, "gold": player.gold},
    }


def _score(score: Score) -> Json:
    return {
        "lords": score.lords,
        "locations": score.locations,
        "coalition": score.coalition,
        "pearl_master": score.pearl_master,
        "total": score.total,
        "pearls": score.pearls,
        "by_location": {each.slug: points for each, points in score.by_location.items()},
    }


CODEC: Final[RecordCodec[Action, View]] = RecordCodec(ACTIONS, READERS, _table, _score)
