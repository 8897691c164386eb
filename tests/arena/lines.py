"""Lines of the file of an arena, for tests."""

from typing import Any


def a_game(
    deal: int,
    rotation: int,
    points: list[int],
    asked: tuple[str, ...] = ("a", "b"),
    **what: Any,
) -> dict[str, Any]:
    """Return a game of the players who were asked for; whoever has most points wins."""
    players = [*asked[rotation:], *asked[:rotation]]
    won = [seat for seat, each in enumerate(points) if each == max(points)]
    game = {"game": "abyss", "deal": deal, "rotation": rotation, "players": players}
    zeros = {name: [0] * len(asked) for name in ("moves", "seconds", "slowest", "illegal")}
    return {**game, "points": points, "winners": won, **zeros, **what}
