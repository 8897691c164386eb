"""Who sits down at a game, and who begins: the same for every game here."""

import unicodedata
from collections.abc import Iterable, Sequence

from abyss_tui.errors import BadUsage
from abyss_tui.i18n.message import Message
from abyss_tui.kernel.chance import shuffled


def why_not_seated(game: Message, seats: range, names: Sequence[str]) -> Message | None:
    """Return what is wrong with these names for the players of a game, or None.

    `game` is what people call it, `seats` how many can play.
    """
    if len(names) not in seats:
        return Message(
            "{game} is for {fewest} to {most} players, not {count}.",
            game=game,
            fewest=seats[0],
            most=seats[-1],
            count=len(names),
        )
    for place, name in enumerate(names, 1):
        # A name of blanks and accents alone could not be seen on any screen.
        if not any(unicodedata.category(sign)[0] in "LNPS" for sign in name):
            return Message("Player {place} needs a name with something to read in it.", place=place)
    # The same letters can be encoded in two ways, and nobody could tell such players apart.
    spelt = [unicodedata.normalize("NFC", name).strip() for name in names]
    twice = next((name for name in spelt if spelt.count(name) > 1), None)
    return None if twice is None else Message("Two players are called {name}.", name=twice)


def first_seat(
    game: Message, seats: range, names: Sequence[str], seed: int, first: int | None
) -> int:
    """Return who begins a game of these players: this seat, else the one that the seed draws.

    `game` and `seats` as for `why_not_seated`. Raises BadUsage where these names or this seat
    cannot play.
    """
    reason = why_not_seated(game, seats, names)
    if reason is not None:
        raise BadUsage(reason)
    players = len(names)
    if first is None:
        return shuffled(seed, "first player", range(players))[0]
    if not 0 <= first < players:
        text = "There is no seat {seat}; seats are 0 to {last}."
        raise BadUsage(Message(text, seat=first, last=players - 1))
    return first


def must_have_no_options(game: Message, options: Iterable[str]) -> None:
    """Refuse options of a game that has none. Raises BadUsage, which names the first of them."""
    for name in options:
        raise BadUsage(Message("{game} has no option {name}.", game=game, name=name))
