"""The games that are kept, the one played last first."""

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import ClassVar, Final

from rich.cells import cell_len
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from abyss_tui.frontends.tui.prompts.base_screen import BaseScreen
from abyss_tui.frontends.tui.prompts.edge import TopEdge
from abyss_tui.frontends.tui.widgets.clickable_keys import ClickableKeys
from abyss_tui.frontends.tui.widgets.plate import BREAKPOINTS, Plate
from abyss_tui.frontends.tui.widgets.rows import Rows
from abyss_tui.frontends.tui.widgets.sea import Sea
from abyss_tui.games import registry
from abyss_tui.i18n.printable import printable
from abyss_tui.i18n.voice import Voice
from abyss_tui.record.saved_game import SavedGame
from abyss_tui.table.start import Resume, Watch

FACTS: Final = 67
"""The cells of what is told of a game, beside a scroll bar too."""


class SavedGames(BaseScreen[Resume | Watch | None]):
    """Lists the games: those that go on can be continued, finished ones watched again.

    One that cannot be read says why.
    """

    DEFAULT_CSS = """
    SavedGames { align: center middle; layers: scene default; }
    SavedGames > Plate { width: 78; max-height: 90%; }
    SavedGames Rows { max-height: 16; }
    SavedGames .keys { color: $text-muted; margin-top: 1; }
    """
    VERTICAL_BREAKPOINTS = BREAKPOINTS
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "back", show=False)]

    def __init__(self, games: Sequence[SavedGame]) -> None:
        super().__init__()
        self.games = games

    def compose(self) -> ComposeResult:
        """Lay out the list."""
        yield Sea(self.look, shaded=self.services.shaded)
        with Plate():
            yield TopEdge(self.words("KEPT GAMES"), self.look)
            yield Rows(
                *(Option(_row(each, self.voice), disabled=_broken(each)) for each in self.games),
                marks=self.voice.marks,
            )
            keys = self.words(
                "↑↓ choose   enter continues, or shows a finished game again   esc menu"
            )
            yield ClickableKeys(keys, self.voice, classes="keys")

    def on_mount(self) -> None:
        """Mark the game played last of those that go on, or of all."""
        rows = self.query_one(Rows)
        sound = [place for place, game in enumerate(self.games) if not _broken(game)]
        go_on = [place for place in sound if not self.games[place].over]
        rows.highlighted = next(iter((*go_on, *sound)), None)
        rows.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A game was chosen."""
        event.stop()
        game = self.games[event.option_index]
        self.dismiss(Watch(game.id) if game.over else Resume(game.id))

    def action_back(self) -> None:
        """Go back to the menu."""
        self.dismiss(None)


def _broken(game: SavedGame) -> bool:
    return game.problem is not None


def _row(game: SavedGame, voice: Voice) -> Text:
    if game.problem is not None:
        called, why = printable(game.id), voice.say(game.problem)
        return Text.assemble(" ", (called, "bold"), "\n  ", (why, "dim"))
    when = voice.moment(datetime.fromisoformat(game.played).astimezone().isoformat())
    if game.turn is None:
        facts = voice.text("last played {when}", when=when)
    else:
        turn = voice.text("turn {turn}", turn=game.turns_each)
        text = "{turn}, {standing}, last played {when}"
        ways = [
            voice.text(text, turn=turn, standing=standing, when=when)
            for standing in _standings(game, voice)
        ]
        facts = next((each for each in ways if cell_len(each) <= FACTS), ways[-1])
    name = registry.name_among_several(game.kind)
    kind = "" if name is None else f"  {voice.marks.between} {voice.say(name)}"
    names, facts = printable(", ".join(game.names)), printable(facts)
    return Text.assemble(" ", (names, "bold"), (kind, "dim"), "\n  ", (facts, "dim"))


def _standings(game: SavedGame, voice: Voice) -> Iterator[str]:
    """Yield how a game stands; then the same in fewer cells, with points as the names stand."""
    if game.points is not None:
        reached = zip(game.names, game.points, strict=True)
        points = voice.enumerated(f"{name} {points}" for name, points in reached)
        yield voice.text("over: {points}", points=points)
        yield voice.text("over: {points}", points=voice.enumerated(game.points))
    elif game.decides is None:
        yield voice.text("over")
    else:
        yield voice.text("{name} to decide", name=game.names[game.decides])
