"""The colours of a theme, each as "#RRGGBB", and the palette that is made of them."""

from collections.abc import Mapping
from typing import Final

from rich.style import Style
from textual.theme import Theme as TextualTheme

from abyss_tui.frontends.tui.theme.chambers import ChamberColours, chamber_styles
from abyss_tui.frontends.tui.theme.palette import Palette
from abyss_tui.records import record

LIGHT_DEPTHS: Final = 3
"""So many of the depths are light enough that words look there as on what is lit."""


@record(kw_only=True)
class ThemeColours:
    """What the colours of a theme are called; `Palette` says what they are for."""

    ground_top: str
    ground_bottom: str
    plate: str
    card: str
    rim: str
    """The edge of a card at rest: that of the card itself, if nothing is to be seen of it."""
    lit: str
    sel: str
    head: str
    line: str
    edge: str
    hi: str
    text: str
    dim: str
    faint: str
    dim_raised: str
    """The same on what is lit."""
    faint_raised: str
    title: str
    glow: str
    """For words and edges."""
    glow_ground: str
    glow_tone: str
    moon: str
    pearl: str
    gold: str
    """For words."""
    gold_ground: str
    gold_tone: str
    rose: str
    rose_raised: str
    crimson: str
    threat: tuple[str, ...]
    threat_ahead: tuple[str, ...]
    depths: tuple[str, ...]
    races: Mapping[str, str]
    """By role, as the tones."""
    tones: Mapping[str, str]
    chambers: ChamberColours
    """Of the second game."""
    ink: str
    """Written on pure colours."""
    on_crimson: str
    """Written on a Monster token."""
    signs_are_chips: bool = False
    """Whether the sign of a Race always stands on its colour: else that could not be read."""
    grounds: bool = True
    """Whether there are colours enough for grounds."""
    blocks: bool = True
    """Whether edges and bars are half blocks."""
    blends: bool = True
    """Whether colours are mixed: else only these are there."""


def palette_of(these: ThemeColours) -> Palette:
    """Return the palette of these colours."""
    races = {role: _word(colour) for role, colour in these.races.items()}
    chips = {role: _chip(these.ink, colour) for role, colour in these.races.items()}
    tones = {role: _ground(colour) for role, colour in these.tones.items()}
    depths = tuple(_ground(colour) for colour in these.depths)
    grounds, words = _grounds(these), _words(these)
    lighter = (grounds["lit"], grounds["sel"], grounds["head"], *depths[:LIGHT_DEPTHS])
    lit = [ground for ground in lighter if ground != grounds["card"]]
    as_chips = {races[role]: chips[role] for role in races}
    raised = dict.fromkeys(lit, _raised(these, words) | as_chips)
    toned = dict.fromkeys(tones.values(), _toned(these, words) | as_chips)
    return Palette(
        ground_top=these.ground_top,
        ground_bottom=these.ground_bottom,
        chips=chips,
        blocks=these.blocks,
        blends=these.blends,
        depths=depths,
        tones=tones,
        races=races,
        pieces=_pieces(these, chips if these.signs_are_chips else races),
        threat=tuple(_word(colour) for colour in these.threat),
        threat_ahead=tuple(_word(colour) for colour in these.threat_ahead),
        threat_here=tuple(
            _chip(these.hi, colour) if these.grounds else _word(these.hi, bold=True)
            for colour in these.threat
        ),
        raised=raised | toned if these.grounds else {},
        chambers=chamber_styles(
            these.chambers, these.races, ink=these.ink, word=these.hi, grounds=these.grounds
        ),
        **grounds,
        **words,
        **_edges(these),
        **_chips(these),
        cursor=Style(color=these.moon, bgcolor=these.ground_bottom, bold=True, reverse=True),
    )


def _raised(these: ThemeColours, words: Mapping[str, Style]) -> dict[Style, Style]:
    """Return the words that are lighter on what is lit."""
    return {
        words["dim"]: _word(these.dim_raised),
        words["faint"]: _word(these.faint_raised),
        words["rose"]: _word(these.rose_raised),
    }


def _toned(these: ThemeColours, words: Mapping[str, Style]) -> dict[Style, Style]:
    """Return all words as they are on the tones of Races: in the lightest colour."""
    plain, bold = _word(these.hi), _word(these.hi, bold=True)
    return {word: bold if word.bold else plain for word in words.values()}


def textual_of(these: ThemeColours, name: str, *, dark: bool = True) -> TextualTheme:
    """Return these colours for the parts that Textual draws."""
    return TextualTheme(
        name=name,
        primary=these.edge,
        secondary=these.glow,
        accent=these.glow,
        foreground=these.text,
        background=these.ground_bottom,
        surface=these.plate,
        panel=these.card,
        warning=these.gold,
        error=these.rose,
        success=these.glow,
        dark=dark,
        variables={
            "block-cursor-background": these.sel,
            "block-cursor-foreground": these.hi,
            "field": these.lit if these.card == these.plate else these.plate,
            "key": these.title,
            "text-muted": these.dim,
            "text-raised": these.dim_raised,
            "text-disabled": these.faint,
            "scrollbar": these.edge,
            "scrollbar-hover": these.edge,
            "scrollbar-active": these.glow,
            "scrollbar-background": these.card,
            "scrollbar-background-hover": these.card,
            "scrollbar-background-active": these.card,
            "scrollbar-corner-color": these.card,
        },
    )


def _pieces(these: ThemeColours, races: Mapping[str, Style]) -> dict[str, Style]:
    return {
        **races,
        "pearl": _word(these.pearl, bold=True),
        "key": _chip(these.ink, these.gold_ground),
        "gold": _word(these.gold, bold=True),
        "monster": _token(these),
    }


def _token(these: ThemeColours) -> Style:
    """Return a Monster token: a chip where there are grounds."""
    if these.grounds:
        return _chip(these.on_crimson, these.crimson)
    return _word(these.rose, bold=True)


def _grounds(these: ThemeColours) -> dict[str, Style]:
    return {
        "plate": _ground(these.plate),
        "card": _ground(these.card),
        "lit": _ground(these.lit),
        "sel": _ground(these.sel),
        "head": _ground(these.head),
    }


def _words(these: ThemeColours) -> dict[str, Style]:
    return {
        "hi": _word(these.hi, bold=True),
        "text": _word(these.text),
        "dim": _word(these.dim),
        "faint": _word(these.faint),
        "title": _word(these.title, bold=True),
        "letter": _word(these.title, bold=True),
        "glow": _word(these.glow),
        "rose": _word(these.rose),
        "gold": _word(these.gold),
    }


def _edges(these: ThemeColours) -> dict[str, Style]:
    return {
        "line": _word(these.line),
        "edge": _word(these.edge),
        "rim": _word(these.rim),
        "moon": _word(these.moon),
        "crimson": _word(these.crimson),
    }


def _chips(these: ThemeColours) -> dict[str, Style]:
    return {
        "glow_chip": _chip(these.ink, these.glow_ground),
        "glow_tone": _chip(these.glow, these.glow_tone),
        "off_chip": _chip(these.dim, these.card),
        "gold_chip": _chip(these.ink, these.gold_ground),
        "gold_tone": _chip(these.gold, these.gold_tone),
        "crimson_chip": _token(these),
        "moon_chip": _chip(these.ground_bottom, these.moon),
    }


def _word(colour: str, *, bold: bool | None = None) -> Style:
    return Style(color=colour, bold=bold)


def _ground(colour: str) -> Style:
    return Style(bgcolor=colour)


def _chip(colour: str, ground: str) -> Style:
    return Style(color=colour, bgcolor=ground, bold=True)
