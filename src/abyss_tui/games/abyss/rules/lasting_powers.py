"""The questions the rules ask of the lasting powers, one function a question.

Whether a Lord lends its power is decided in `Player.set_lords`; whether an opponent is
protected from it, in `shielded`. Nothing else asks who owns which Lord.
"""

from abyss_tui.games.abyss.cards.names import Race
from abyss_tui.games.abyss.cards.pieces import Ally, Lord
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
        # Asked many times a turn, and nearly always nobody has the Lord.
        if verb in other.powers and other is not player:
            lord = other.powers[verb]
            if not shielded(player, lord):
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
    return cost_with(surcharge(game, seat), lord)


def cost_with(surcharge: int, lord: Lord) -> int:
    """Return what a Lord costs with this surcharge, never below 0 (R3)."""
    cost = lord.cost + surcharge
    return cost if cost > 0 else 0


def own_race(player: Player, lord: Lord) -> Race | None:
    """Return the Race this Lord insists on; None for an Ambassador or with the Diplomat (R4)."""
    return None if "asks-any-race" in player.powers else lord.race


def affiliates_any(player: Player) -> bool:
    """Whether any Ally of a payment may be affiliated (the Master of Magic)."""
    return "affiliates-any" in player.powers


def may_affiliate(player: Player, allies: tuple[Ally, ...]) -> list[Ally]:
    """Return the Allies of a payment that this player may affiliate, equal ones once."""
    return to_affiliate(allies, any_of_them=affiliates_any(player))


def to_affiliate(allies: tuple[Ally, ...], *, any_of_them: bool) -> list[Ally]:
    """Return the Allies of a payment that may be affiliated, equal ones once.

    The lowest ones, or any of them. Of no payment there is none.
    """
    if len(allies) == 1:
        return [*allies]
    different = list(dict.fromkeys(allies))
    if any_of_them:
        return different
    lowest = min([ally.value for ally in different], default=0)
    return [ally for ally in different if ally.value == lowest]


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
