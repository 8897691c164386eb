"""Who sits at this screen: language, colours, keys; and, at one's own terminal, their games."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from abyss_tui.i18n.language import ENGLISH, Language
from abyss_tui.i18n.voice import Voice
from abyss_tui.tui.keys import Keys
from abyss_tui.tui.look import Look
from abyss_tui.tui.theme.deep_sea import DEEP_SEA
from abyss_tui.tui.theme.palette import Theme

if TYPE_CHECKING:
    from abyss_tui.record.store import Store
    from abyss_tui.table.tables import Tables


@dataclass(frozen=True, slots=True)
class Rights:
    """What a person may do with the program, beyond the table they sit at."""

    deal: bool = True
    """Deal new games."""
    open_kept: bool = True
    """See which games are kept, go on with them and look at them again."""


@dataclass(frozen=True, slots=True)
class Session:
    """What belongs to whoever sits there; another session differs in any of it."""

    voice: Voice
    theme: Theme
    game: str
    """The slug of the game that is dealt and explained."""
    keys: Keys = field(default_factory=Keys)

    @property
    def look(self) -> Look:
        """What everything needs that draws the table."""
        return Look(self.voice, self.theme.palette, self.keys)


@dataclass(frozen=True, slots=True, kw_only=True)
class LocalSession(Session):
    """The session of somebody at their own terminal, with the games that are kept there."""

    tables: "Tables"
    store: "Store"
    rights: Rights = field(default_factory=Rights)
    reports: Path | None = None
    """The folder for reports of failures of the program; None writes none."""


def local_session(
    saves: Path,
    game: str,
    reports: Path | None = None,
    language: Language = ENGLISH,
    theme: Theme = DEEP_SEA,
) -> LocalSession:
    """Return the session of this terminal: a language, signs, and the games of a folder."""
    from abyss_tui.record.files.file_store import FileStore
    from abyss_tui.table.tables import Tables

    store = FileStore(saves)
    return LocalSession(
        Voice(language), theme, game, tables=Tables(store), store=store, reports=reports
    )
