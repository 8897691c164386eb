"""The final score, revealed row by row: any key shows all of it."""

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from rich.cells import set_cell_size
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.events import Key
from textual.message import Message
from textual.timer import Timer
from textual.widgets import Static

from abyss_tui.kernel.game_kind import Score, winners
from abyss_tui.table.place import Place
from abyss_tui.tui.game_ui import GameUI, Seen
from abyss_tui.tui.keys import binding
from abyss_tui.tui.pieces import cut
from abyss_tui.tui.prompts.base_screen import BaseScreen
from abyss_tui.tui.prompts.reading import Reading
from abyss_tui.tui.session import Rights

BEAT = 0.6
"""Seconds between two rows."""
COLUMN: Final = 13
NAME: Final = 15
LABEL: Final = 20
TOTAL: Final = "points"
"""The name of the row with the sum of the others."""
BARS: Final = "█▓▒░"
"""The signs of the bars, one for each source of points."""
IP_A_CELL: Final = 2


class ScoreScreen(BaseScreen[None]):
    """Shows the scores of a finished game, the winners and what decided."""

    DEFAULT_CSS = """
    ScoreScreen { align: center top; }
    ScoreScreen Static { width: 78; height: auto; }
    ScoreScreen .keys { color: $text-muted; dock: bottom; padding: 0 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        binding("r", "leave('rematch')"),
        binding("w", "leave('watch')"),
        binding("f", "figures"),
        binding("o", "players"),
        binding("m", "leave('menu')"),
        binding("q", "leave('quit')"),
    ]

    class Left(Message):
        """Where to go from here: "rematch", "watch", "menu" or "quit"."""

        def __init__(self, where: str) -> None:
            super().__init__()
            self.where = where

    def __init__(self, place: Place, ui: GameUI, rights: Rights) -> None:
        """`place` is at a finished game."""
        super().__init__()
        self.rights = rights
        self.place = place
        self.ui = ui
        self.scores: Sequence[Score] = place.scores
        self.winners = winners(self.scores)
        self.shown = 0
        """How many rows have been revealed."""
        self._beat: Timer | None = None

    @property
    def rows(self) -> list[tuple[str, str]]:
        """The rows of the score with what they are called, the total last."""
        return list(self.place.kind.text.rows(self.voice).items())

    @property
    def complete(self) -> bool:
        """Whether all of it has been revealed."""
        return self.shown == len(self.rows)

    def compose(self) -> ComposeResult:
        """Lay out the table, the bars and the keys."""
        yield Static(id="table", markup=False)
        yield Static(id="after", markup=False)
        yield Static("  ".join(self.keys()), classes="keys", markup=False)

    def keys(self) -> list[str]:
        """Return the keys that do something here, each with its word."""
        rights = self.rights
        return [
            *([self.words("[r] rematch")] if rights.deal else []),
            *([self.words("[w] watch again")] if rights.open_kept else []),
            self.words("[o] players"),
            self.words("[f] figures"),
            self.words("[m] menu"),
            self.words("[q] quit"),
        ]

    def on_mount(self) -> None:
        """Begin the reveal."""
        self._beat = self.set_interval(BEAT, self._next_row)
        self._draw()

    def _next_row(self) -> None:
        self.shown = min(self.shown + 1, len(self.rows))
        self._draw()
        if self.complete and self._beat is not None:
            self._beat.stop()

    def on_key(self, event: Key) -> None:
        """The first key during the reveal only shows the rest."""
        if not self.complete:
            event.stop()
            event.prevent_default()
            self.shown = len(self.rows) - 1
            self._next_row()

    def on_click(self) -> None:
        """A click shows the rest."""
        self.shown = len(self.rows)
        self._draw()

    def action_leave(self, where: str) -> None:
        """Leave, once everything was shown, for where the session has a right to."""
        rights = self.rights
        if {"rematch": rights.deal, "watch": rights.open_kept}.get(where, True):
            self.post_message(self.Left(where))
        else:
            self.say(self.words("That cannot be done here."))

    def action_figures(self) -> None:
        """Show what everybody did, in figures; the score has the points already."""
        rows = {name for name, _ in self.rows}
        said = Text(" " * LABEL)
        self._append(said, self.place.names, "bold")
        for name, label in self.place.kind.text.figures(self.voice).items():
            if name not in rows:
                said.append(f"\n{_fit(label, LABEL)}")
                self._append(said, (figures[name] for figures in self.place.figures))
        self.app.push_screen(Reading(self.words("THE GAME IN FIGURES"), said))

    def action_players(self) -> None:
        """Show what everybody has in the end."""
        seen = Seen(self.place.view(None), self.place.preview(None))
        told = self.text(self.ui.players(seen, self.voice))
        self.app.push_screen(Reading(self.words("ALL PLAYERS"), told))

    def _draw(self) -> None:
        self.query_one("#table", Static).update(self._score_table())
        if self.complete:
            self.query_one("#after", Static).update(self._after())

    def _score_table(self) -> Text:
        said = Text.assemble((self.words("ABYSS   final score") + "\n", "bold"))
        said.append(" " * NAME)
        self._append(said, self.place.names, "bold")
        said.append("\n")
        for name, label in self.rows[: self.shown]:
            style = ""
            if name == TOTAL:
                style = "bold"
                line = self.voice.marks.horizontal * (NAME + COLUMN * len(self.place.names))
                said.append(f"{line}\n", style="dim")
            said.append(_fit(label, NAME), style=style)
            self._append(said, (_points(score, name) for score in self.scores), style)
            said.append("\n")
        if self.complete:
            for label, numbers in self.ui.minor_rows(self.scores, self.voice).items():
                said.append(_fit(label, NAME), style="dim")
                self._append(said, numbers, "dim")
                said.append("\n")
        return said

    def _append(self, said: Text, cells: Iterable[str | int], style: str = "") -> None:
        """Append a column for each player."""
        for cell in cells:
            shown = cut(str(cell), COLUMN - 2, self.voice.marks.cut)
            said.append(f"{shown:>{COLUMN}}", style=style)

    def _after(self) -> Text:
        said = Text()
        said.append(self._who_won(), style="bold")
        said.append(f"{self.ui.verdict(self.scores, self.winners, self.voice)}.\n")
        sources = [(name, label) for name, label in self.rows if name != TOTAL]
        ranked = sorted(
            zip(self.place.names, self.scores, strict=True), key=lambda each: each[1].rank
        )
        for player, score in reversed(ranked):
            said.append(f"{set_cell_size(player, NAME - 2):<{NAME - 1}} ")
            for (name, _), sign in zip(sources, BARS, strict=False):
                said.append(sign * (max(0, _points(score, name)) // IP_A_CELL))
            said.append(f" {score.total}\n")
        legend = zip(BARS, sources, strict=False)
        said.append(
            "   ".join(f"{sign} {label}" for sign, (_, label) in legend) + "\n", style="dim"
        )
        for player, score in zip(self.place.names, self.scores, strict=True):
            said.append(f"{player}{self.words(': ')}", style="bold")
            said.append(f"{self.ui.remark(score, self.voice)}\n")
        seed = self.words("seed of this deal: {seed}", seed=self.place.seed)
        return said.append(seed, style="dim")

    def _who_won(self) -> str:
        names = [self.place.names[seat] for seat in self.winners]
        if len(names) == 1:
            return self.words("{name} wins", name=names[0])
        return self.words("{names} share the victory", names=self.voice.listed(names))


def _points(score: Score, row: str) -> int:
    return score.total if row == TOTAL else score.rows[row]


def _fit(text: str, cells: int) -> str:
    """Return a text with blanks behind it, so that it takes so many cells at least."""
    return f"{text:<{cells}}"
