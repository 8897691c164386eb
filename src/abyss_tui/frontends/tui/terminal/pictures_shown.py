"""What a terminal is sent for the pictures among its cells, by the protocol that it knows."""

from typing import Final, Protocol

from abyss_tui.frontends.tui.terminal.cells import CellBuffer
from abyss_tui.frontends.tui.terminal.graphics import Graphics, GraphicsProtocol
from abyss_tui.frontends.tui.terminal.pictures import TerminalPicture, picture_of

KEPT: Final = 96
"""How many pictures a terminal is left to keep; the oldest is taken back first."""
CHUNK: Final = 4096
"""Bytes of a picture that are sent at once, as kitty's protocol has it."""


class PicturesShown(Protocol):
    """Keeps which pictures a terminal has."""

    def before(self, canvas: CellBuffer) -> str:
        """Return what is to be written before the cells that changed."""
        ...

    def after(self, canvas: CellBuffer) -> str:
        """Return what is to be written after them."""
        ...

    def forget(self) -> None:
        """Know nothing of what the terminal shows."""

    def end(self) -> str:
        """Return what takes all of them back."""
        ...


class KittyPictures:
    """Sends each picture once, before the first of its cells; the cells then show it."""

    def __init__(self) -> None:
        self._sent: dict[int, None] = {}
        """Their numbers, the latest last."""

    def before(self, canvas: CellBuffer) -> str:
        """Send those that come into sight, and take back the oldest of too many."""
        written = []
        for number in canvas.pictures(changed=True):
            picture = _picture(number, GraphicsProtocol.KITTY)
            if number in self._sent:
                del self._sent[number]
            elif picture is not None:
                written.append(_transmission(picture))
            self._sent[number] = None
        for oldest in [*self._sent][:-KEPT]:
            del self._sent[oldest]
            written.append(_deletion(oldest))
        return "".join(written)

    def after(self, canvas: CellBuffer) -> str:
        """Write nothing more."""
        return ""

    def forget(self) -> None:
        """Know as much as before: a terminal that lost its cells has the pictures."""

    def end(self) -> str:
        """Take all of them back."""
        numbers, self._sent = self._sent, {}
        return "".join(map(_deletion, numbers))


class SixelPictures:
    """Draws a picture over its cells, which stay blank, when all of them are in sight."""

    def __init__(self) -> None:
        self._drawn: dict[int, tuple[int, int, int, int]] = {}
        """Row and column of each, and its rows and columns."""
        self._whole: dict[int, tuple[int, int, int, int]] = {}

    def before(self, canvas: CellBuffer) -> str:
        """Erase those that are gone or covered: what lies there now is to be written anew."""
        self._whole = {}
        for number, places in canvas.pictures().items():
            picture = _picture(number, GraphicsProtocol.SIXEL)
            if picture is not None and len(places) == picture.rows * picture.columns:
                y, x = places[0, 0]
                self._whole[number] = y, x, picture.rows, picture.columns
        written = []
        for number, area in [*self._drawn.items()]:
            if self._whole.get(number) != area:
                del self._drawn[number]
                written.append(canvas.erase(*area))
        return "".join(written)

    def after(self, canvas: CellBuffer) -> str:
        """Draw those that are new: not on the last row, which would push all rows up."""
        written = []
        for number, area in self._whole.items():
            y, x, rows, _ = area
            picture = _picture(number, GraphicsProtocol.SIXEL)
            if picture is not None and number not in self._drawn and y + rows < canvas.rows:
                self._drawn[number] = area
                written.append(f"\x1b[{y + 1};{x + 1}H{picture.sent}")
        return "".join([*written, canvas.cursor()]) if written else ""

    def forget(self) -> None:
        """Know nothing of what the terminal shows: all of them are drawn anew."""
        self._drawn.clear()

    def end(self) -> str:
        """Leave them to who empties the screen."""
        self._drawn.clear()
        return ""


def shown_by(graphics: Graphics) -> PicturesShown:
    """Return what keeps the pictures of a terminal."""
    return KittyPictures() if graphics.protocol is GraphicsProtocol.KITTY else SixelPictures()


def _picture(number: int, protocol: GraphicsProtocol) -> TerminalPicture | None:
    """Return a picture that is made for a protocol; None when there is none."""
    picture = picture_of(number)
    return picture if picture is not None and picture.protocol is protocol else None


def _transmission(picture: TerminalPicture) -> str:
    """Return what gives a terminal a picture, to be shown where its cells are, unanswered."""
    size = f"c={picture.columns},r={picture.rows}"
    chunks = [picture.sent[at : at + CHUNK] for at in range(0, len(picture.sent), CHUNK)]
    written = []
    for place, chunk in enumerate(chunks):
        first = f"a=T,U=1,i={picture.number},{size},f=100,q=2," if not place else ""
        written.append(f"\x1b_G{first}m={int(place < len(chunks) - 1)};{chunk}\x1b\\")
    return "".join(written)


def _deletion(number: int) -> str:
    return f"\x1b_Ga=d,d=I,i={number},q=2\x1b\\"
