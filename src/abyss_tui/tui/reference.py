"""What can be looked up of a game at any time: its cards, signs and rulings, what lies open."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from abyss_tui.i18n.voice import Sentence, Voice
from abyss_tui.tui.game_ui import Seen
from abyss_tui.tui.widgets.targets import Target


@dataclass(frozen=True, slots=True)
class CardEntry:
    """A card in the list of all cards."""

    target: Target
    columns: Sequence[Sentence]
    """What it is called, what it is, and where it is now."""
    told: str
    """All that is said of it, to be searched."""


class Reference(Protocol):
    """What the screens ask of a game for whoever wants to read."""

    def in_short(self, target: Target, seen: Seen, voice: Voice) -> Sentence:
        """Return what matters of a thing on the board, in one paragraph; mostly nothing."""
        ...

    def things(self, view: Any) -> Sequence[Target]:
        """Return what can be read about at the table, in the order in which one leafs through."""
        ...

    def cards(self, seen: Seen, voice: Voice) -> Sequence[CardEntry]:
        """Return every card of the game, with where it is as far as this viewer may know."""
        ...

    def legend(self, voice: Voice) -> Sentence:
        """Return what every sign on the board means, a line each."""
        ...

    def rulings(self, voice: Voice) -> Sequence[tuple[str, str]]:
        """Return the number and the text of each ruling; nothing where there are none."""
        ...
