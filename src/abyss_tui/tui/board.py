"""What the screens show at one moment."""

from dataclasses import dataclass

from abyss_tui.games.abyss.previews import Preview
from abyss_tui.games.abyss.views import View
from abyss_tui.tui.story import Paragraph


@dataclass(frozen=True, slots=True)
class Board:
    """The table as one seat sees it, with what the table can tell that seat beforehand."""

    view: View
    preview: Preview
    story: tuple[Paragraph, ...]
    """What happened since the viewer's last turn."""
    hand_shown: bool
    """Whether what only the viewer may see is on the screen."""
    turn: int
    """The number of the turn that runs."""
    told: str
    """The headline: who has to do what."""
    table_name: str = ""
    can_show: bool = False
    """Whether somebody sits there whose hand is hidden and comes back with a key."""

    @property
    def open_hand(self) -> bool:
        """Whether the viewer's hand, and what follows from it, may be shown."""
        return self.hand_shown and self.view.you is not None
