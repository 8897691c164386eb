"""Small texts that several panels write: signs in their colours."""

from itertools import groupby
from operator import itemgetter
from typing import Final

from rich.style import Style

from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.theme.pieces import Piece
from abyss_tui.games.conspiracy.cards.names import GUILDS
from abyss_tui.games.conspiracy.text.names import ROLES, SIGNS
from abyss_tui.games.conspiracy.text.signs import LOCATION, MASTER, PEARL

_ROLES: Final = {SIGNS[guild]: ROLES[guild] for guild in GUILDS} | {PEARL: "pearl", MASTER: "pearl"}


def signs_in(text: str, look: Look, plain: Style | None = None) -> list[Piece]:
    """Return a text in which signs of Guilds, Pearls and Locations have their colours."""
    style = look.palette.text if plain is None else plain

    def styled(sign: str) -> Style:
        if sign == LOCATION:
            return look.palette.gold
        role = _ROLES.get(sign)
        return style if role is None else look.palette.pieces[role]

    cells = [(sign, styled(sign)) for sign in text]
    return [("".join(sign for sign, _ in run), of) for of, run in groupby(cells, key=itemgetter(1))]
