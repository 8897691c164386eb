"""The final score, revealed row by row: any key shows all of it."""

from dataclasses import dataclass
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.events import Key
from textual.message import Message
from textual.timer import Timer
from textual.widgets import Static

from abyss_tui.games.abyss.scoring import COPY_OF_OPPONENT, Score
from abyss_tui.record.statistics import Figures
from abyss_tui.tui.keys import binding
from abyss_tui.tui.prompts.reading import Reading
from abyss_tui.tui.screens.base import BaseScreen
from abyss_tui.tui.widgets.canvas import cut
from abyss_tui.tui.wording import fit, location_name

BEAT = 0.6
"""Seconds between two rows."""
COLUMN = 13
NAME = 15
ROWS = ("locations", "lords", "allies", "monsters", "total")
LABELS = {
    "locations": "Locations",
    "lords": "Lords",
    "allies": "Affiliated",
    "monsters": "Monster tokens",
    "total": "TOTAL",
}
FIGURES = {
    "turns": "Turns",
    "plots": "Lords plotted",
    "piles": "Council piles",
    "spent": "Pearls for Allies",
    "sold": "Allies sold",
    "monsters": "Monsters fought",
    "locations": "Locations taken",
}
LABEL = 20
BARS = {"locations": "█", "lords": "▓", "allies": "▒", "monsters": "░"}


@dataclass(frozen=True, slots=True)
class Outcome:
    """All there is to say of a finished game."""

    names: tuple[str, ...]
    scores: list[Score]
    winners: list[int]
    figures: tuple[Figures, ...]
    details: Text
    """All players in full, to be read on demand."""
    seed: int


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

    def __init__(self, outcome: Outcome) -> None:
        super().__init__()
        self.outcome = outcome
        self.names = outcome.names
        self.table = outcome.scores
        self.shown = 0
        self._beat: Timer | None = None

    def compose(self) -> ComposeResult:
        """Lay out the table, the bars and the keys."""
        yield Static(id="table", markup=False)
        yield Static(id="after", markup=False)
        yield Static(
            "[r] rematch  [w] watch again  [o] players  [f] figures  [m] menu  [q] quit",
            classes="keys",
            markup=False,
        )

    def on_mount(self) -> None:
        """Begin the reveal."""
        self._beat = self.set_interval(BEAT, self._next_row)
        self._draw()

    def _next_row(self) -> None:
        self.shown = min(self.shown + 1, len(ROWS))
        self._draw()
        if self.shown == len(ROWS) and self._beat is not None:
            self._beat.stop()

    def on_key(self, event: Key) -> None:
        """The first key during the reveal only shows the rest."""
        if self.shown < len(ROWS):
            event.stop()
            event.prevent_default()
            self.shown = len(ROWS) - 1
            self._next_row()

    def action_leave(self, where: str) -> None:
        """Leave, once everything was shown."""
        self.post_message(self.Left(where))

    def action_figures(self) -> None:
        """Show what everybody did, in figures."""
        said = Text(" " * LABEL)
        for name in self.names:
            said.append(f"{cut(name, COLUMN - 2):>{COLUMN}}", style="bold")
        for name, label in FIGURES.items():
            said.append(f"\n{label:<{LABEL}}")
            for figures in self.outcome.figures:
                said.append(f"{getattr(figures, name):>{COLUMN}}")
        self.app.push_screen(Reading("THE GAME IN FIGURES", said))

    def action_players(self) -> None:
        """Show what everybody has in the end."""
        self.app.push_screen(Reading("ALL PLAYERS", self.outcome.details))

    def on_click(self) -> None:
        """A click shows the rest."""
        self.shown = len(ROWS)
        self._draw()

    def _draw(self) -> None:
        self.query_one("#table", Static).update(self._score_table())
        if self.shown == len(ROWS):
            self.query_one("#after", Static).update(self._after())

    def _score_table(self) -> Text:
        said = Text.assemble(("ABYSS   final score\n", "bold"))
        said.append(" " * NAME)
        for name in self.names:
            said.append(f"{cut(name, COLUMN - 2):>{COLUMN}}", style="bold")
        said.append("\n")
        for row in ROWS[: self.shown]:
            style = "bold" if row == "total" else ""
            if row == "total":
                said.append("─" * (NAME + COLUMN * len(self.names)) + "\n", style="dim")
            said.append(f"{LABELS[row]:<{NAME}}", style=style)
            for score in self.table:
                said.append(f"{getattr(score, row):>{COLUMN}}", style=style)
            said.append("\n")
        if self.shown == len(ROWS):
            said.append(f"{'Pearls left':<{NAME}}", style="dim")
            for score in self.table:
                said.append(f"{score.pearls:>{COLUMN}}", style="dim")
            said.append("\n")
        return said

    def _after(self) -> Text:
        said = Text()
        names = [self.names[seat] for seat in self.outcome.winners]
        verb = "wins" if len(names) == 1 else "share the victory"
        said.append(f"{' and '.join(names)} {verb}", style="bold")
        said.append(f"{self._tie_words()}.\n")
        ranked = sorted(zip(self.names, self.table, strict=True), key=lambda each: each[1].rank)
        for name, score in reversed(ranked):
            said.append(f"{fit(name, NAME - 2):<{NAME - 1}} ")
            for row, sign in BARS.items():
                said.append(sign * (max(0, getattr(score, row)) // 2))
            said.append(f" {score.total}\n")
        legend = "   ".join(f"{sign} {LABELS[row]}" for row, sign in BARS.items())
        said.append(f"{legend}\n", style="dim")
        for name, score in zip(self.names, self.table, strict=True):
            said.append(f"{name}: ", style="bold")
            said.append(f"{_places(score)}\n")
        said.append(f"seed of this deal: {self.outcome.seed}", style="dim")
        return said

    def _tie_words(self) -> str:
        """Return what decided between players with the same IP (R34), if anything did."""
        best = self.table[self.outcome.winners[0]]
        level = [score for score in self.table if score.total == best.total]
        if len(level) == 1:
            return ""
        if len({score.pearls for score in level}) > 1:
            return f" with {best.pearls} Pearls left, the most among the {best.total} IP"
        if len({score.highest_lord for score in level}) > 1:
            return f" with the strongest Lord ({best.highest_lord} IP), Pearls being equal"
        return ": IP, Pearls and the strongest Lord are all equal"


def _places(score: Score) -> str:
    """Return the Locations of a player with their worth, and what City of Mirrors copied."""
    parts = []
    for location, points in score.by_location.items():
        mirrors = location.scoring.counts == COPY_OF_OPPONENT and score.mirrors is not None
        copied = f" (copies {location_name(score.mirrors)})" if mirrors and score.mirrors else ""
        parts.append(f"{location_name(location)} {points}{copied}")
    return ", ".join(parts) or "no Location"
