"""The hand that pays for a Lord: tiles below the heads of their Races, raised when chosen."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final

from rich.cells import cell_len
from rich.style import Style
from textual.events import Click, Key
from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from abyss_tui.frontends.tui.abyss.panels.hand import by_race
from abyss_tui.frontends.tui.abyss.panels.pieces import race_in, signs_of
from abyss_tui.frontends.tui.abyss.payment_packing import HEAD, Packing, packed
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.widgets.canvas import Canvas
from abyss_tui.frontends.tui.widgets.tiles import HIGH_TILE, LOW_TILE, column_head, raised_tile
from abyss_tui.games.abyss.cards.names import RACES
from abyss_tui.games.abyss.cards.pieces import Ally
from abyss_tui.games.abyss.text.signs import race_role, short_race_name
from abyss_tui.i18n.voice import Voice

ROOMY: Final = 34
"""The rows of a terminal from which on there is room for high tiles, and between the parts."""
BESIDE_NAME: Final = 5
"""The cells of the head of a column besides the name of its Race."""


class CardColumns(Widget, can_focus=True):
    """The hand by Race, a column a Race; each card can be toggled by key and by mouse."""

    DEFAULT_CSS = "CardColumns { height: auto; width: 100%; }"

    class Toggled(Message):
        """A card was toggled."""

    def __init__(self, hand: Sequence[Ally], look: Look) -> None:
        super().__init__(id="cards")
        self._look = look
        self.columns = list(by_race(hand).values())
        """The Allies of each Race, the weakest first."""
        self.chosen: set[tuple[int, int]] = set()
        self.cursor = next(self._places(), (0, 0))
        self._drawn: Canvas | None = None
        """What is shown; None when that has changed."""

    @property
    def allies(self) -> tuple[Ally, ...]:
        """The Allies chosen, sorted."""
        return tuple(self.columns[column][place] for column, place in sorted(self.chosen))

    def choose(self, allies: Iterable[Ally]) -> None:
        """Choose exactly these Allies of the hand."""
        wanted = list(allies)
        self.chosen.clear()
        for column, place in self._places():
            ally = self.columns[column][place]
            if ally in wanted:
                wanted.remove(ally)
                self.chosen.add((column, place))
        self._changed()

    def _changed(self) -> None:
        self._draw_anew()
        self.post_message(self.Toggled())

    def _draw_anew(self) -> None:
        self._drawn = None
        self.refresh()

    def _places(self) -> Iterator[tuple[int, int]]:
        """Yield the column and the place in it of every card, from the left."""
        for column, cards in enumerate(self.columns):
            yield from ((column, place) for place in range(len(cards)))

    def packing(self, cells: int) -> Packing:
        """Return where the cards lie in so many cells."""
        counts = tuple(map(len, self.columns))
        return packed(counts, _heads(self._look.voice), cells, _tiles(self._look))

    def _rows_of_line(self, packing: Packing) -> int:
        """Return the rows of each line of tiles: high ones, where all lie in one line."""
        roomy = self._look.palette.blocks and self.app.size.height >= ROOMY
        return HIGH_TILE if roomy and packing.lines == 1 else LOW_TILE

    def get_content_height(self, container: object, viewport: object, width: int) -> int:
        """The heads, and the lines of tiles below them."""
        packing = self.packing(width)
        return HEAD + packing.lines * self._rows_of_line(packing)

    def card_at(self, column: int, place: int) -> Region:
        """Return where a card lies, whether it is raised or not."""
        packing = self.packing(self.size.width)
        return packing.tile_at(column, place, self._rows_of_line(packing))

    def on_resize(self) -> None:
        """Lay the cards into the room that there is now."""
        self._drawn = None

    def render_line(self, y: int) -> Strip:
        """Draw a row of the columns."""
        if self._drawn is None:
            self._drawn = self._draw()
        ground = Style.from_color(bgcolor=self.background_colors[1].rich_color)
        return self._drawn.strip(y, ground)

    def _draw(self) -> Canvas:
        look, packing = self._look, self.packing(self.size.width)
        canvas = Canvas(self.size.width, self.size.height, look)
        columns = zip(RACES, self.columns, packing.columns, strict=True)
        for race, cards, (x, cells) in columns:
            name = race_in(race, cells - BESIDE_NAME, look)
            column_head(canvas, x, 0, cells, (signs_of(look).race(race), name, race_role(race)))
            if not cards:
                canvas.put(x + 1, HEAD + 1, "-", look.palette.faint)
        high = self._rows_of_line(packing)
        for column, place in self._places():
            ally, card = self.columns[column][place], (column, place)
            raised_tile(
                canvas,
                packing.tile_at(column, place, high),
                ally.value,
                race_role(ally.race),
                raised=card in self.chosen,
                cursor=card == self.cursor and self.has_focus,
            )
        return canvas

    def watch_has_focus(self, has_focus: bool) -> None:  # noqa: FBT001 (as Textual declares it)
        """Show or hide the cursor."""
        self._draw_anew()

    def on_key(self, event: Key) -> None:
        """Move over the cards, toggle with Space."""
        step = {
            "left": (0, -1), "h": (0, -1), "right": (0, 1), "l": (0, 1),
            "up": (-1, 0), "k": (-1, 0), "down": (1, 0), "j": (1, 0),
        }.get(event.key)  # fmt: skip
        if step is not None:
            event.stop()
            self._move(*step)
        elif event.key == "space":
            event.stop()
            self._toggle(self.cursor)

    def _move(self, races: int, cards: int) -> None:
        """Move to the card beside, also of another Race; or by whole Races, to its first card."""
        places = list(self._places())
        if races:
            places = [each for each in places if each[1] == 0 or each == self.cursor]
            here = (self.cursor[0], 0)
        else:
            here = self.cursor
        if here in places:
            at = places.index(here) + races + cards
            self.cursor = places[max(0, min(at, len(places) - 1))]
            self._draw_anew()

    def on_click(self, event: Click) -> None:
        """Toggle the card under the mouse."""
        for column, place in self._places():
            if self.card_at(column, place).contains(event.x, event.y):
                self.cursor = (column, place)
                self._toggle(self.cursor)

    def _toggle(self, card: tuple[int, int]) -> None:
        column, place = card
        if place < len(self.columns[column]):
            self.chosen ^= {card}
            self._changed()


@lru_cache(maxsize=8)
def _heads(voice: Voice) -> tuple[int, ...]:
    """Return the cells that the heads of the columns ask for."""
    return tuple(cell_len(short_race_name(race, voice)) + BESIDE_NAME for race in RACES)


def _tiles(look: Look) -> tuple[tuple[int, int], ...]:
    """Return the cells of a tile, and from one to the next, the best first.

    Without half blocks it is a box to be ticked, which needs no blank behind it.
    """
    return ((5, 6), (3, 4), (2, 3)) if look.palette.blocks else ((4, 5), (4, 4))
