"""Tables for the tests of the rules, written as the rules write them, and playing at them.

A Lord is the letter of its colour and its number: Y farmer, R military, G merchant, B politician,
P mage; so R4 is military-4. A Location lies on it behind an @: R1@seven.
"""

from typing import Any

from abyss_tui.games.conspiracy.actions import Action, Control, Place, Recruit
from abyss_tui.games.conspiracy.cards.catalogue import location, lord
from abyss_tui.games.conspiracy.cards.names import GUILDS
from abyss_tui.games.conspiracy.cards.pieces import Lord
from abyss_tui.games.conspiracy.formats.position import load_position
from abyss_tui.games.conspiracy.game import Game
from abyss_tui.games.conspiracy.kind import KIND
from abyss_tui.games.conspiracy.rules.legality import problem
from abyss_tui.kernel.game_kind import Json

COLOURS = dict(zip("YRGBP", GUILDS, strict=True))


def slug(short: str) -> str:
    """The slug of a Lord: military-4 for R4."""
    return f"{COLOURS[short[0]]}-{short[1:]}"


def a(short: str) -> Lord:
    """The Lord that is written so."""
    return lord(slug(short))


def position(
    *chambers: str,
    deck: str = "",
    piles: str = "",
    available: str = "",
    locations: str = "",
    **more: Any,
) -> Json:
    """A position with these chambers, one a player; more of its fields as they are."""
    by_guild: dict[str, list[str]] = {guild: [] for guild in GUILDS}
    for short in piles.split():
        by_guild[COLOURS[short[0]]].append(slug(short))
    pending = more.get("pending")
    if pending and isinstance(pending.get("lords"), str):
        more["pending"] = {**pending, "lords": [slug(each) for each in pending["lords"].split()]}
    return {
        "format": "conspiracy-position/1",
        "players": [
            {"name": name, "chamber": [placed(each) for each in chamber.split()]}
            for name, chamber in zip(("Ada", "Bo", "Cy", "Di"), chambers, strict=False)
        ],
        "lords": {"deck": [slug(each) for each in deck.split()], "piles": by_guild},
        "locations": {"available": available.split(), "deck": locations.split()},
        **more,
    }


def placed(short: str) -> dict[str, str]:
    """A Lord of a chamber as a position writes it."""
    standing, _, under = short.partition("@")
    return {"lord": slug(standing), "under": under} if under else {"lord": slug(standing)}


def table(*chambers: str, **more: Any) -> Game:
    """The game of such a position."""
    return load_position(position(*chambers, **more), 1)


def play(game: Game, *actions: Action) -> list[Json]:
    """Play actions, all of which must be legal; return what was told of them, as it is written."""
    assert game.events is not None
    before = len(game.events)
    for action in actions:
        assert problem(game, action) is None, problem(game, action)
        game.apply(action)
    return [KIND.codec.event_to_json(event) for event in game.events[before:]]


def types(told: list[Json]) -> list[str]:
    """What kinds of things were told."""
    return [each["type"] for each in told]


def the(kind: str, told: list[Json]) -> Json:
    """The only event of this kind."""
    (found,) = (each for each in told if each["type"] == kind)
    return found


def asked(game: Game) -> str | None:
    """What kind of decision waits."""
    return None if game.decision is None else game.decision.kind


def options(game: Game) -> set[Action]:
    """Every answer to the decision that waits; each is listed once."""
    assert game.decision is not None
    found = set(game.decision.options)
    assert len(found) == len(game.decision.options)
    return found


def places(*shorts: str) -> set[Action]:
    """To place each of these Lords."""
    return {Place(a(each)) for each in shorts}


def recruits(*shorts: str) -> set[Action]:
    """To keep each of these Lords."""
    return {Recruit(a(each)) for each in shorts}


def controls(*slugs: str) -> set[Action]:
    """To take each of these Locations."""
    return {Control(location(each)) for each in slugs}


def place(short: str) -> Place:
    """To place this Lord."""
    return Place(a(short))


def keep(short: str) -> Recruit:
    """To keep this Lord."""
    return Recruit(a(short))


def take(which: str) -> Control:
    """To take this Location."""
    return Control(location(which))


def chamber(game: Game, seat: int) -> str:
    """A chamber as it is written above."""
    player = game.players[seat]
    letters = {guild: letter for letter, guild in COLOURS.items()}
    shorts = []
    for space, each in enumerate(player.chamber, 1):
        under = player.locations.get(space)
        short = f"{letters[each.guild]}{each.points}"
        shorts.append(short if under is None else f"{short}@{under.slug}")
    return " ".join(shorts)


def piles(game: Game) -> list[str]:
    """All Lords of the piles, sorted."""
    letters = {guild: letter for letter, guild in COLOURS.items()}
    return sorted(
        f"{letters[each.guild]}{each.points}" for pile in game.piles.values() for each in pile
    )
