"""The position format `conspiracy-position/1`: a game as JSON, both ways (docs/protocol.md)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from abyss_tui.games.conspiracy.cards.names import Guild
from abyss_tui.games.conspiracy.cards.pieces import Location, Lord
from abyss_tui.games.conspiracy.game import Edict, Game
from abyss_tui.kernel.formats.fields import slugs

FORMAT: Final = "conspiracy-position/1"


def position_of(game: Game) -> dict[str, Any]:
    """Return the whole game as a position, decks too."""
    return {
        "format": FORMAT,
        "players": [
            {"name": player.name, "chamber": chamber(player.chamber, player.locations)}
            for player in game.players
        ],
        "seat": game.seat,
        "lords": {"deck": slugs(game.lord_deck), "piles": piles(game.piles)},
        "locations": {"available": slugs(game.available), "deck": slugs(game.location_deck)},
        "pearl_master": game.pearl_master,
        "edict": edict(game.edict),
        "ending": game.ending,
        "pending": _pending(game),
    }


def _pending(game: Game) -> dict[str, Any] | None:
    """Return what is being asked, None at the first decision of a turn."""
    decision = game.decision
    if decision is None:
        return {"kind": "over"}
    if decision.kind == "turn":
        return None
    written: dict[str, Any] = {"kind": decision.kind}
    if game.waiting:
        written["lords"] = slugs(game.waiting)
    if game.drawn:
        written["drawn"] = slugs(game.drawn)
    return written


def piles(by_guild: Mapping[Guild, Iterable[Lord]]) -> dict[str, list[str]]:
    """Return the five piles as a position writes them."""
    return {guild.value: slugs(pile) for guild, pile in by_guild.items()}


def chamber(lords: Sequence[Lord], locations: Mapping[int, Location]) -> list[dict[str, str]]:
    """Return a chamber as a position writes it."""
    return [
        {"lord": lord.slug, "under": locations[space].slug}
        if space in locations
        else {"lord": lord.slug}
        for space, lord in enumerate(lords, 1)
    ]


def edict(in_force: Edict | None) -> dict[str, Any] | None:
    """Return an edict as a position writes it."""
    if in_force is None:
        return None
    return {"location": in_force.location.slug, "seat": in_force.seat}


def load_position(written: Any, seed: int) -> Game:
    """Return the game of a position; all further chance comes from it and the seed.

    Raises BadPosition with the field and what is wrong there.
    """
    # Whoever plays never reads a position, and what checks one takes longer to import than a game.
    from abyss_tui.games.conspiracy.formats.loading import game_of

    return game_of(written, seed)
