"""The position format `abyss-position/1`: a game as JSON, both ways (docs/protocol.md)."""

from typing import Any

from abyss_tui.games.abyss.formats.pending import write_pending
from abyss_tui.games.abyss.game import Game, OwnedLord, Player
from abyss_tui.kernel.formats.fields import slugs

FORMAT = "abyss-position/1"


def position_of(game: Game) -> dict[str, Any]:
    """Return the whole game as a position, hidden cards too."""
    at_start = game.decision is not None and not game.turn.begun
    return {
        "format": FORMAT,
        "players": [_player_to_json(player) for player in game.players],
        "seat": game.seat,
        "exploration": {"deck": slugs(game.deck), "discard": slugs(game.discard)},
        "council": {race.value: slugs(pile) for race, pile in game.council.items()},
        "court": {
            "row": slugs(game.court),
            "deck": slugs(game.lord_deck),
            "discard": slugs(game.lord_discard),
        },
        "locations": {
            "available": slugs(game.available),
            "deck": slugs(game.location_deck),
            "discard": slugs(game.location_discard),
        },
        "monsters": game.tokens[:],
        "threat": game.threat,
        "extra_turns": game.extra_turns,
        "ending": game.ending,
        "pending": None if at_start else write_pending(game),
    }


def _player_to_json(player: Player) -> dict[str, Any]:
    return {
        "name": player.name,
        "pearls": player.pearls,
        "keys": player.keys,
        "monsters": player.monsters[:],
        "hand": slugs(player.hand),
        "affiliated": slugs(player.affiliated),
        "lords": [owned_lord_to_json(owned) for owned in player.lords],
        "locations": slugs(player.locations),
    }


def owned_lord_to_json(owned: OwnedLord) -> dict[str, Any]:
    """Return a Lord before a player as a position writes it."""
    written: dict[str, Any] = {"lord": owned.lord.slug}
    if owned.under is not None:
        written["under"] = owned.under.slug
    if owned.disabled:
        written["disabled"] = True
    return written


def load_position(written: Any, seed: int) -> Game:
    """Return the game of a position; all further chance comes from it and the seed.

    Raises BadPosition with the field and what is wrong there.
    """
    # Whoever plays never reads a position, and what checks one takes longer to import than a game.
    from abyss_tui.games.abyss.formats.loading import game_of

    return game_of(written, seed)
