"""Views in JSON, as the protocol writes them: the shape of a position."""

from typing import Any

from abyss_tui.games.abyss.formats.position import FORMAT, owned_lord_to_json
from abyss_tui.games.abyss.views import PlayerView, View
from abyss_tui.kernel.formats.fields import slugs


def table_to_json(view: View) -> dict[str, Any]:
    """Return a view as the protocol writes it, without its decision."""
    return {
        "format": FORMAT,
        "you": view.you,
        "players": [_player_to_json(player) for player in view.players],
        "seat": view.seat,
        "exploration": {"deck": view.deck, "discard": view.discard},
        "council": {race.value: size for race, size in view.council.items()},
        "court": {
            "row": slugs(view.court),
            "deck": view.lord_deck,
            "discard": slugs(view.lord_discard),
        },
        "locations": {
            "available": slugs(view.available),
            "deck": view.location_deck,
            "discard": slugs(view.location_discard),
        },
        "monsters": view.tokens,
        "threat": view.threat,
        "extra_turns": view.extra_turns,
        "ending": view.ending,
        "track": slugs(view.track),
        "price": view.price,
        "used": slugs(view.used),
        "drawn": slugs(view.drawn),
    }


def _player_to_json(player: PlayerView) -> dict[str, Any]:
    return {
        "name": player.name,
        "pearls": player.pearls,
        "keys": player.keys,
        "monsters": player.monsters if isinstance(player.monsters, int) else [*player.monsters],
        "hand": player.hand if isinstance(player.hand, int) else slugs(player.hand),
        "affiliated": slugs(player.affiliated),
        "lords": [owned_lord_to_json(owned) for owned in player.lords],
        "locations": slugs(player.locations),
    }
