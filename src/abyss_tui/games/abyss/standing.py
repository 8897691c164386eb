"""The questions the rules ask of the lasting powers, one function a question.

Whether a Lord lends its power is decided in `Player.set_lords`; whether an opponent is
protected from it, in `shielded`. Nothing else asks who owns which Lord.
"""

from abyss_tui.games.abyss.cards import Ally, Lord
from abyss_tui.games.abyss.game import Game, Player


def amount(player: Player, verb: str, otherwise: int = 0) -> int:
    """Return the number of the player's own power, or `otherwise` without it."""
    lord = player.powers.get(verb)
    return otherwise if lord is None or lord.power is None else lord.power.amount


def shielded(player: Player, lord: Lord) -> bool:
    """Whether the powers of that Lord do not touch this player (the Shaman, R16)."""
    shield = player.powers.get("shields-from")
    return shield is not None and shield.power is not None and shield.power.guild is lord.guild


def against(game: Game, seat: int, verb: str) -> Lord | None:
    """Return an opponent's Lord that bends the rules for this seat, if there is one."""
    player = game.players[seat]
    for other in game.players:
        lord = other.powers.get(verb)
        if lord is not None and other is not player and not shielded(player, lord):
            return lord
    return None


def exposed(game: Game, lord: Lord) -> list[int]:
    """Return the opponents of the active player, clockwise, whom that Lord's power reaches."""
    return [seat for seat in game.opponents() if not shielded(game.players[seat], lord)]


def surcharge(game: Game, seat: int) -> int:
    """Return what is added to the cost of a recruitment; less than 0 for a discount (R3)."""
    raising = against(game, seat, "raises-costs")
    dearer = 0 if raising is None or raising.power is None else raising.power.amount
    return dearer - amount(game.players[seat], "lowers-costs")


def recruit_cost(game: Game, seat: int, lord: Lord) -> int:
    """Return what this Lord costs this seat now, never below 0 (R3)."""
    return max(0, lord.cost + surcharge(game, seat))


def any_race(player: Player, lord: Lord) -> bool:
    """Whether no Race is obligatory for this Lord: an Ambassador, or the Diplomat (R4)."""
    return lord.race is None or "asks-any-race" in player.powers


def may_affiliate(player: Player, allies: tuple[Ally, ...]) -> list[Ally]:
    """Return the Allies of a payment that may be affiliated, equal ones once.

    The lowest ones; any of them with the Master of Magic.
    """
    if "affiliates-any" in player.powers:
        return list(dict.fromkeys(allies))
    lowest = min(ally.value for ally in allies)
    return list(dict.fromkeys(ally for ally in allies if ally.value == lowest))


def hand_limit(game: Game, seat: int) -> tuple[int, Lord] | None:
    """Return how many Allies this seat may hold and the Lord that says so (R18)."""
    lord = against(game, seat, "limits-hands")
    return None if lord is None or lord.power is None else (lord.power.amount, lord)


def reward_space(game: Game, seat: int) -> int:
    """Return the Threat space that pays this seat for a Monster now (R20)."""
    lord = against(game, seat, "lowers-rewards")
    lower = 0 if lord is None or lord.power is None else lord.power.amount
    return max(1, game.threat - lower)


def piles_taken(player: Player) -> int:
    """Return how many Council piles a request for support brings (R14)."""
    return amount(player, "takes-piles", 1)
