"""A theme: the styles of what is drawn on the table, and the colours of Textual's own parts."""

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Final

from rich.style import Style
from textual.theme import Theme as TextualTheme

from abyss_tui.frontends.tui.terminal.colours import Colours
from abyss_tui.frontends.tui.theme.chambers import ChamberStyles
from abyss_tui.frontends.tui.theme.mixing import mixed
from abyss_tui.records import record

_BOLD: Final = Style(bold=True)


@record(kw_only=True)
class Palette:
    """The styles of one theme. A colour never says what no sign or word says.

    A word is written in a style without a ground; the ground is laid below it (`Canvas.fill`), and
    `on` says how the word looks there. What is both, as black on the colour of a Race, is a chip.
    """

    # Grounds.
    ground_top: str
    ground_bottom: str
    """The water behind everything grows darker from the first row of the screen to the last."""
    plate: Style
    """Below a player."""
    card: Style
    """Below a thing at rest."""
    lit: Style
    """Below what is possible or active."""
    sel: Style
    """Below what the mouse is on, and a marked row."""
    head: Style
    """Below the first line of the screen."""
    depths: tuple[Style, ...]
    """Below the deck and the five spaces of the Exploration track."""
    tones: Mapping[str, Style]
    """The grounds of what belongs to a Race, by role: "race.crab"."""

    # Words.
    hi: Style
    """Numbers and names."""
    text: Style
    dim: Style
    """Labels and reasons."""
    faint: Style
    """What is nothing: zeros, empty places; never a fact."""
    title: Style
    """The names of zones."""
    letter: Style
    """The key of the keyboard that acts, where it is no keycap."""
    glow: Style
    """Who acts and what they can do."""
    rose: Style
    """A warning."""
    gold: Style
    """A Key and what it buys, in words."""
    pieces: Mapping[str, Style]
    """The signs of the pieces of the games, by role: "pearl", "race.crab"."""

    # Lines and edges: colours of signs that are drawings.
    line: Style
    """Rules and separators."""
    edge: Style
    """The backs of cards, and edges that mean nothing."""
    rim: Style
    """The edge of a card at rest."""
    moon: Style
    """The edge of what the cursor is on."""
    crimson: Style
    """The edge of danger: of a Monster."""
    races: Mapping[str, Style]
    """The pure colours of the Races, by role: the edges of their cards, never words."""
    threat: tuple[Style, ...]
    """The gauge below the six steps of the Threat, up to where the marker is."""
    threat_ahead: tuple[Style, ...]
    """The same below the steps that are still to come."""

    # Chips: a word and its ground.
    chips: Mapping[str, Style]
    """Signs on the pure colours of the Races, by role."""
    glow_chip: Style
    """Whose turn it is, what can be paid, the keycap of what is possible."""
    glow_tone: Style
    """The keycap of what is of second rank."""
    off_chip: Style
    """The keycap of what is not possible."""
    gold_chip: Style
    """A Key."""
    gold_tone: Style
    """A socket without a Key."""
    crimson_chip: Style
    """A Monster token."""
    moon_chip: Style
    """What changes at this moment."""
    threat_here: tuple[Style, ...]
    """The step of the Threat where the marker is, one for each."""

    chambers: ChamberStyles
    """What is drawn of the chambers of Conspiracy."""

    raised: Mapping[Style, Mapping[Style, Style]]
    """How words look on the grounds on which they look otherwise."""
    blocks: bool
    """Whether edges and bars are half blocks; else they are lines."""
    blends: bool
    """Whether one colour may pass into another; else a terminal has too few between them."""

    cursor: Style
    """Laid over the row that the cursor is on where there are no grounds: it is reversed."""

    _waters: dict[tuple[int, int], Style] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )
    _known: dict[tuple[Style, Style], Style] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )
    """What `on` has returned: the same style for the same two, which is quick to compare."""

    @property
    def players(self) -> Sequence[Style]:
        """The lines of the players in a chart, by seat: colours that are far from each other."""
        return [Style(color=each.color) for each in (self.gold, self.glow, self.rose, self.moon)]

    @property
    def framed(self) -> bool:
        """Whether boxes need a frame: their ground cannot be told from the water."""
        water = Style(bgcolor=self.ground_bottom).bgcolor
        return not self.blocks or self.card.bgcolor in (None, water)

    @property
    def water(self) -> str:
        """The colour of the water where it is deepest: behind what lies at no depth."""
        return self.ground_bottom

    def on(self, word: Style, ground: Style) -> Style:
        """Return how a word looks on a ground; a chip keeps its own."""
        found = self._known.get((word, ground))
        if found is None:
            other = self.raised.get(ground, {}).get(word, word)
            found = self._known[word, ground] = ground + other
        return found

    def ground(self, row: int, rows: int) -> Style:
        """Return the water in a row of a screen of so many: darker the deeper."""
        found = self._waters.get((row, rows))
        if found is None:
            shade = mixed(self.ground_top, self.ground_bottom, row / max(1, rows - 1))
            found = self._waters[row, rows] = Style(bgcolor=shade)
        return found

    def style(self, role: str, plain: Style | None = None) -> Style:
        """Return the style of a span of this role; `plain`, or that of text, if it has none.

        Besides the roles of what is said, panels use "text" and "bright".
        """
        plain = plain or self.text
        match role:
            case "text":
                return self.text
            case "bright":
                return self.hi
            case "strong":
                return plain + _BOLD
            case "dim":
                return self.dim
            case "good":
                return self.hi
            case "bad":
                return self.dim
            case "letter":
                return self.letter
            case "alarm":
                return self.rose + _BOLD
        return self.pieces.get(role, plain)

    def chip(self, role: str) -> Style:
        """Return the style of a sign that is written on the pure colour of this Race."""
        return self.chips[role]

    def crest(self, role: str, *, lit: bool) -> Style:
        """Return the style of the sign above a card: a chip, where there are colours enough.

        With few of them only that of what is possible is one: chips are all the light there is.
        """
        return self.chips[role] if lit or self.blocks else self.pieces[role]


@record
class Theme:
    """What a session draws in: the table and prompts, and the parts that Textual draws."""

    palette: Palette
    textual: TextualTheme
    colours: Colours = Colours.FULL
    """How many colours the terminal shows: what is written for it is changed to them."""
    signs: bool = True
    """Whether it knows signs beyond ASCII."""
