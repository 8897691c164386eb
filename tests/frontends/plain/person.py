"""People at a session in lines, without a process around it: what they read, what they type."""

import re
from collections.abc import Callable, Sequence
from random import Random

from abyss_tui.frontends.plain.asking import Asking
from abyss_tui.frontends.plain.leaving import Leaving
from abyss_tui.frontends.plain.lines import EndOfLines
from abyss_tui.frontends.plain.table import LineTable
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice
from abyss_tui.sitting.sitting import Sitting
from abyss_tui.sitting.sitting_down import sit_down
from abyss_tui.table.place import Place
from abyss_tui.table.start import NewGame
from abyss_tui.table.table import Change
from abyss_tui.table.tables import Tables
from tests.frontends.plain.session import answer
from tests.table.memory_store import MemoryStore

VOICE = Voice(ENGLISH, "words")
CARD = re.compile(r"\b(?:jellyfish|crab|seahorse|shellfish|squid) [1-5]\b")


class People:
    """Lines that are answered by a function of what was said since the last answer."""

    def __init__(self, answers: Callable[[str], str | None]) -> None:
        """`answers` gives None when nobody types any more."""
        self.answers = answers
        self.said: list[str] = []
        """What was said since the last answer."""
        self.told: list[str] = []
        """All that was said."""
        self.cleared = 0
        """How often all was taken out of sight."""

    async def read(self) -> str:
        """Type the next answer."""
        typed = self.answers("\n".join(self.said))
        self.said = []
        if typed is None:
            raise EndOfLines
        return typed

    def forget_typed(self, stays: Callable[[str], bool]) -> bool:
        """Have typed nothing before it was asked."""
        return False

    def write(self, text: str = "") -> None:
        """Read a line."""
        self.said.append(text)
        self.told.append(text)

    def clear(self) -> None:
        """See nothing any more."""
        self.said = []
        self.cleared += 1


def typing(*lines: str) -> Callable[[str], str | None]:
    """Return answers that are these lines, one after the other, and then none."""
    left = iter(lines)
    return lambda _: next(left, None)


def at_random(seed: int) -> Callable[[str], str]:
    """Return answers that are possible ones at random; a Lord is recruited when one can be."""
    lot = Random(seed)

    def answers(said: str) -> str:
        if "Recruit a Lord; possible" in said and lot.random() < 0.8:
            return "r"
        return answer(said, lot)

    return answers


async def dealt(
    people: People, *names: str, seed: int = 1, voice: Voice = VOICE
) -> tuple[Place, LineTable]:
    """Deal a game at which the first player begins, and sit down at it."""
    place, sitting = await sat_down(NewGame(names, seed, "abyss", 0))
    return place, LineTable(sitting, Asking(people, voice))


async def sat_down(start: NewGame, store: MemoryStore | None = None) -> tuple[Place, Sitting]:
    """Deal a game, and let all its people sit down at one keyboard."""
    sitting: Sitting | None = None

    def hear(change: Change) -> None:
        assert sitting is not None  # nothing changes before all sit
        sitting.hear(change)

    place = await Tables(store or MemoryStore()).deal(start, None, hear)
    sitting = sit_down(place)
    return place, sitting


async def played(*lines: str, names: Sequence[str] = ("Ada", "Bo"), seed: int = 1) -> People:
    """Type lines at a new game, and return the people who did."""
    people = People(typing(*lines))
    place, table = await dealt(people, *names, seed=seed)
    try:
        await table.play()
    except (Leaving, EndOfLines):
        pass
    finally:
        place.leave()
    return people
