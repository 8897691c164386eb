"""Pictures of cards inside prompts."""

from typing import Final

from textual.geometry import Region

from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.widgets.emblems import draw_emblem
from abyss_tui.frontends.tui.widgets.targets import Drawing
from abyss_tui.games.abyss.cards.pieces import Ally
from abyss_tui.games.abyss.text.signs import SIGNS, race_name, race_role
from abyss_tui.games.abyss.views import View

WIDTH: Final = 17
HEIGHT: Final = 8


def ally_on_offer(look: Look, view: View) -> Drawing:
    """Return the Ally that lies last on the track: its value, its Race and the emblem of it."""
    drawing = Drawing(WIDTH, HEIGHT, look)
    card = view.track[-1]
    if not isinstance(card, Ally):
        return drawing
    palette, marks, role = look.palette, look.marks, race_role(card.race)
    edge = palette.races[role]
    top = marks.lower_half if palette.blocks else marks.horizontal
    drawing.put(0, 0, top * WIDTH, edge)
    drawing.put(1, 0, f" {card.value} ", palette.chip(role))
    drawing.put(WIDTH - 4, 0, f" {SIGNS[look.voice.tier].race(card.race)} ", palette.chip(role))
    drawing.fill(Region(0, 1, WIDTH, HEIGHT - 2), palette.tones[role])
    if palette.blocks:
        draw_emblem(drawing, Region(1, 1, WIDTH - 2, HEIGHT - 3), role, lit=True)
    name = f"{race_name(card.race, look.voice)} {card.value}"
    drawing.put(max(0, (WIDTH - len(name)) // 2), HEIGHT - 2, name[:WIDTH], palette.hi)
    bottom = marks.upper_half if palette.blocks else marks.horizontal
    drawing.put(0, HEIGHT - 1, bottom * WIDTH, edge)
    return drawing
