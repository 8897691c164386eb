"""Who looks at a table, and with which words."""

from collections.abc import Sequence

from abyss_tui.games.conspiracy.cards.names import Guild
from abyss_tui.games.conspiracy.previews import Preview
from abyss_tui.games.conspiracy.text.names import ROLES, SIGNS
from abyss_tui.games.conspiracy.views import View
from abyss_tui.i18n.voice import Sentence, Span, Voice
from abyss_tui.records import record


@record
class Viewer:
    """Who looks, and with which words."""

    view: View
    preview: Preview
    names: Sequence[str]
    """The players by seat, as the screen may write them."""
    voice: Voice

    @property
    def seat(self) -> int:
        """The seat for which things are reckoned: that of the viewer, else of who acts."""
        return self.view.seat if self.view.you is None else self.view.you


def sign(guild: Guild) -> Sentence:
    """Return the sign of a Guild."""
    return (Span(SIGNS[guild], ROLES[guild]),)
