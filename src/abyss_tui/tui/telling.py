"""Telling a turn: whose it is, who listens, and the sentences so far."""

from collections.abc import Sequence

from abyss_tui.kernel.event import Event
from abyss_tui.tui.glyphs import GLYPHS


class Dive:
    """An exploration, of which one sentence is told: the line of this number."""

    def __init__(self, line: int) -> None:
        self.line = line
        self.revealed = 0
        self.passed = 0
        self.happened: list[str] = []
        self.end = ""
        self.extra = ""
        self.left = ""

    def sentence(self) -> str:
        """Return what is to be said of it so far."""
        swum = [f"passed {self.passed} {GLYPHS.monster}"] if self.passed else []
        end = [self.end + self.extra] if self.end else []
        left = [self.left] if self.left else []
        parts = [*swum, *self.happened, *end, *left]
        head = f"dived {self.revealed}"
        return f"{head}: {', '.join(parts)}" if parts else head


class Teller:
    """Who is telling, and what has been said of the turn so far."""

    def __init__(self, names: Sequence[str], you: int | None) -> None:
        self.names = names
        self.you = you
        self.seat = 0
        self.turns = [0] * len(names)
        self.lines: list[str] = []
        self.dive: Dive | None = None
        self.before: Event | None = None

    def begin_turn(self, seat: int) -> None:
        """Begin to tell another turn."""
        self.seat = seat
        self.turns[seat] += 1
        self.lines = []
        self.dive = None

    def diving(self) -> Dive:
        """Return the exploration of this turn; the first word of it takes a line."""
        if self.dive is None:
            self.dive = Dive(len(self.lines))
            self.lines.append("")
        return self.dive

    def retell(self) -> None:
        """Say the exploration's sentence anew, with what has been added to it."""
        dive = self.diving()
        self.lines[dive.line] = dive.sentence()

    def who(self, seat: int) -> str:
        """Return what somebody is called."""
        return "you" if seat == self.you else self.names[seat]

    def by(self, seat: int, deed: str) -> str:
        """Return a sentence, naming who did it unless the turn is theirs."""
        return deed if seat == self.seat else f"{self.who(seat)} {deed}"
