"""Playing alone with bots: what is chosen for it, and what is proposed to whoever chooses."""

from collections.abc import Mapping, Sequence
from typing import Final

from abyss_tui.i18n.message import Message
from abyss_tui.record.entries import bot_as_written
from abyss_tui.records import record
from abyss_tui.table.bots import (
    is_person,
    level_written,
    levels_of,
    new_game,
    usual_level,
    why_not_written,
)
from abyss_tui.table.start import LONGEST_NAME, NewGame, seats_of

AGAINST: Final = (Message("One bot"), Message("Two bots"), Message("Three bots"))
"""The choices: as many bots as the number of the row."""
_LOGINS: Final = ("LOGNAME", "USER", "USERNAME")
"""The variables in which systems say who has logged in."""


@record
class Alone:
    """A person and so many bots of a level."""

    name: str
    bots: int
    level: str
    """The slug of the level."""

    def written(self) -> tuple[str, ...]:
        """Return the players as one writes them."""
        return (self.name, *[bot_as_written(self.level)] * self.bots)

    def why_not(self, game: str) -> Message | None:
        """Return why no game can be dealt so, or None."""
        if not is_person(self.name):
            return Message("You play yourself: say what you are called.")
        return why_not_written(self.written(), game)

    def game(self, seed: int, game: str) -> NewGame:
        """Return the game to be dealt."""
        return new_game(self.written(), seed, game)


def proposed(players: Sequence[str], environment: Mapping[str, str], game: str) -> Alone:
    """Return what somebody plays again, of whose last game these were the players, as written.

    Who has never played is called as they have logged in, where that can be a name.
    """
    slugs = [each.slug for each in levels_of(game)]
    people = [each for each in players if is_person(each)]
    levels = [slug for each in players if (slug := level_written(each)) is not None]
    level = levels[0] if levels and levels[0] in slugs else usual_level(game)
    name = people[0] if people else _login(environment, game)
    bots = len(levels) if len(people) == 1 and levels else 1
    return Alone(name, min(bots, seats_of(game)[-1] - 1), level)


def _login(environment: Mapping[str, str], game: str) -> str:
    named = next((environment[each] for each in _LOGINS if environment.get(each)), "")
    name = named[:1].upper() + named[1:LONGEST_NAME]
    return name if Alone(name, 1, "").why_not(game) is None else ""
