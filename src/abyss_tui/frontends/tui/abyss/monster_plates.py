"""The plates of a Monster: what fighting it and exploring deeper bring, with the keys for both."""

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from textual.geometry import Region, Size

from abyss_tui.frontends.tui.abyss.card_portraits import portrait_of_monster
from abyss_tui.frontends.tui.prompts.plated_choices import Plates
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.theme.pieces import Piece, width
from abyss_tui.frontends.tui.widgets.canvas import Canvas
from abyss_tui.frontends.tui.widgets.plates import plate
from abyss_tui.frontends.tui.widgets.portrait_cache import PortraitsOf
from abyss_tui.frontends.tui.widgets.portraits import to_paint
from abyss_tui.games.abyss.actions import Action, Explore, Fight
from abyss_tui.games.abyss.text import monster
from abyss_tui.games.abyss.text.moment import Moment
from abyss_tui.games.abyss.text.rewards import reward
from abyss_tui.i18n.voice import in_role
from abyss_tui.kernel.question import Choice

GAP: Final = 2
"""The cells between the plates."""
IN_PERSON: Final = Size(20, 10)
"""The cells of the Monster beside them, where there is room …"""
LOWEST: Final = 7
"""… and the rows in which it can be told what it is."""

Line: TypeAlias = tuple[int | None, list[Piece]]
"""A line of a plate, with the place of the row of the question that it belongs to, if any."""


class MonsterPlates:
    """Draws the plates for the room that there is."""

    def __init__(
        self, choices: Sequence[Choice[Action]], moment: Moment, look: Look, cells: int
    ) -> None:
        """`choices` begin with what can be done about the Monster; `cells` are those of a row."""
        self._choices = choices
        self._moment = moment
        self._look = look
        self._cells = cells
        answers = (each.answer for each in choices)
        self.answers = [each for each in answers if isinstance(each, Fight | Explore)]
        """What can be done about the Monster: the first rows of the question."""

    def within(self, rows: int, portraits: PortraitsOf) -> Plates | None:
        """Return the plates as they look best in so many rows; None where they have no room."""
        if self._look.shows_pictures:
            for lowest in (IN_PERSON.height, LOWEST):
                plates = self._drawn(IN_PERSON.width + GAP, lowest)
                if plates.canvas.height <= rows:
                    self._draw_monster(plates.canvas, portraits)
                    return plates
        plates = self._drawn(0, 0)
        return plates if plates.canvas.height <= rows else None

    def _draw_monster(self, canvas: Canvas, portraits: PortraitsOf) -> None:
        """Draw the Monster on the left; while it is still being painted its room stays free."""
        portrait = portrait_of_monster(self._moment.view.threat)
        size = Size(IN_PERSON.width, canvas.height)
        portraits.lay(to_paint(portrait, size, self._look), canvas, 0, 0)

    def _drawn(self, left: int, lowest: int) -> Plates:
        """Draw the plates in so many rows at least, with so many cells free on their left."""
        kinds = list(dict.fromkeys(map(type, self.answers)))
        wide = (self._cells - left - GAP * (len(kinds) - 1)) // len(kinds)
        told = [[*self._lines_of(kind, wide - 4)] for kind in kinds]
        high = max(max(map(len, told)) + 2, lowest)
        canvas, rows = Canvas(self._cells, high, self._look), dict[int, Region]()
        for at, written in enumerate(told):
            region = Region(left + at * (wide + GAP), 0, wide, high)
            plate(canvas, region, self._look.palette.lit)
            if len(written) + 2 < high:
                written.insert(1 + max(_with_keys(written)), (None, []))
            for y, (place, pieces) in enumerate(written, 1):
                canvas.pieces(region.x + 2, y, pieces)
                if place is not None:
                    row = Region(region.x + 1, y, wide - 2, 1)
                    rows[place] = rows.get(place, row).union(row)
        return Plates(canvas, tuple(rows[place] for place in sorted(rows)))

    def _lines_of(self, kind: type[Action], cells: int) -> Iterator[Line]:
        """Yield the lines of the plate for one kind of action."""
        if kind is Explore:
            yield from self._lines_of_exploring(cells)
        else:
            yield from self._lines_of_fighting(cells)

    def _lines_of_fighting(self, cells: int) -> Iterator[Line]:
        """Yield what a fight is, a row for each reward, and what follows from any."""
        voice = self._look.voice
        yield None, self._head(voice.text("FIGHT"), voice.text("you always win"), cells)
        for place, answer in enumerate(self.answers):
            if isinstance(answer, Fight):
                key = self._keycap(place)
                paid = reward(answer.keys, answer.pearls, answer.monsters, voice)
                paid = in_role(paid, "strong")
                for number, row in enumerate(self._look.wrapped(paid, cells - width(key))):
                    before = key if number == 0 else [(" " * width(key), self._look.palette.text)]
                    yield place, [*before, *row]
        for sentence in monster.besides_reward(self._moment, voice):
            yield from ((None, row) for row in self._look.wrapped(sentence, cells))

    def _lines_of_exploring(self, cells: int) -> Iterator[Line]:
        """Yield what exploring deeper is, with its key, and what follows from it."""
        voice = self._look.voice
        place = next(at for at, answer in enumerate(self.answers) if isinstance(answer, Explore))
        key = self._keycap(place)
        head = (voice.text("EXPLORE DEEPER"), voice.text("it stays there"))
        yield place, [*key, *self._head(*head, cells - width(key))]
        for sentence in monster.if_left_alone(self._moment, voice):
            yield from ((None, row) for row in self._look.wrapped(sentence, cells))

    def _head(self, head: str, note: str, cells: int) -> list[Piece]:
        """Return the head of a plate, with a note where that has room."""
        palette = self._look.palette
        noted = [(head, palette.hi), (f"  {note}", palette.dim)]
        return noted if width(noted) <= cells else self._look.fitted(noted[:1], cells)

    def _keycap(self, place: int) -> list[Piece]:
        """Return the key that picks a row, with a blank behind it."""
        key = self._choices[place].key or str(place + 1)
        return [*self._look.keycap(key), (" ", self._look.palette.text)]


def _with_keys(lines: Sequence[Line]) -> Iterator[int]:
    """Yield the places of the lines that belong to rows of the question."""
    return (at for at, (place, _) in enumerate(lines) if place is not None)
