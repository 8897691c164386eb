"""A theme: the styles of what is drawn on the table, and the colours of Textual's own parts."""

from collections.abc import Mapping
from dataclasses import dataclass

from rich.style import Style
from textual.theme import Theme as TextualTheme


@dataclass(frozen=True, slots=True)
class Palette:
    """The styles of one theme. A colour never says what no sign or word says."""

    water: str
    """The background of everything."""
    text: Style
    bright: Style
    """What matters now."""
    dim: Style
    """What is not possible, or only explains."""
    title: Style
    line: Style
    """Frames and separators."""
    frame: Style
    """The frame of what is possible."""
    possible: Style
    impossible: Style
    letter: Style
    """The key of the keyboard that acts."""
    alarm: Style
    """The game is about to end."""
    cursor: Style
    """Laid over what the cursor is on; reversed, so that it shows without any colour."""
    around: Style
    """Laid over the rest of a thing of several lines that the cursor is on."""
    ink: str
    """The colour of a sign that is written on the colour of its piece."""
    pieces: Mapping[str, Style]
    """The styles of the pieces of the games, by role: "pearl", "race.crab"."""

    def style(self, role: str, plain: Style | None = None) -> Style:
        """Return the style of a span of this role; `plain`, or that of text, if it has none.

        Besides the roles of what is said, panels use "text" and "bright".
        """
        plain = plain or self.text
        match role:
            case "text":
                return self.text
            case "bright":
                return self.bright
            case "strong":
                return plain + Style(bold=True)
            case "dim":
                return self.dim
            case "good":
                return self.possible
            case "bad":
                return self.impossible
            case "letter":
                return self.letter
            case "alarm":
                return self.alarm
        return self.pieces.get(role, plain)

    def chip(self, role: str) -> Style:
        """Return the style of a sign that is written on the colour of this role."""
        return Style(color=self.ink, bgcolor=self.style(role).color, bold=True)


@dataclass(frozen=True, slots=True)
class Theme:
    """What a session draws in: the table and prompts, and the parts that Textual draws."""

    palette: Palette
    textual: TextualTheme
