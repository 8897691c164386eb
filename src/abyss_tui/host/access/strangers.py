"""Who has connected and has not said who they are, and which of them makes way for another."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum

from abyss_tui.host.access.counting import one_less
from abyss_tui.host.access.networks import network_of


class Stage(IntEnum):
    """How far a stranger has come."""

    SILENT = 0
    """The keys are not exchanged: only programs have had something to do."""
    EXCHANGED = 1
    """The keys are: a person may be comparing the fingerprint of the host."""
    ASKED = 2
    """They say who they are: a person may be typing a password."""


@dataclass(slots=True, eq=False)
class Stranger:
    """A connection of somebody who is not known yet."""

    source: str
    """Whom the limits count it for; see `JumpHosts`."""
    make_way: Callable[[], None]
    """Closes it, with a word."""
    stage: Stage = Stage.SILENT


class Strangers:
    """All strangers, the one who has been here longest first."""

    def __init__(self) -> None:
        self._all: dict[Stranger, None] = {}
        self._of_network: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._all)

    def of_network(self, source: str) -> int:
        """Return how many there are of a network."""
        return self._of_network[network_of(source)]

    def add(self, stranger: Stranger) -> None:
        """Count one more."""
        self._all[stranger] = None
        self._of_network[network_of(stranger.source)] += 1

    def remove(self, stranger: Stranger) -> None:
        """Count one less, if this one is still counted."""
        if stranger in self._all:
            del self._all[stranger]
            one_less(self._of_network, network_of(stranger.source))

    def oldest_silent(self, source: str) -> Stranger | None:
        """Return the silent one who has been here longest, of those of a network."""
        network = network_of(source)
        return next(
            (
                each
                for each in self._all
                if each.stage is Stage.SILENT and network_of(each.source) == network
            ),
            None,
        )

    def first_to_go(self) -> Stranger | None:
        """Return who is to make way where there are too many in all.

        It is one of the network that has the most here, so that nobody who comes with many
        connections shuts out those who come with one; of those the one who has come least far, and
        of those the one who has been here longest.
        """
        return min(
            self._all,
            key=lambda each: (-self.of_network(each.source), each.stage),
            default=None,
        )
