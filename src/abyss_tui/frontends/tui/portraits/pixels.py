"""A painted picture: colours on a grid, in no form that any terminal or library asks for."""

from abyss_tui.records import record


@record
class Pixels:
    """A picture of `width` times `height` pixels, row by row, three bytes each."""

    width: int
    height: int
    colours: bytes
    """Red, green and blue of each pixel."""

    def at(self, x: int, y: int) -> tuple[int, int, int]:
        """Return the colour of a pixel, 0 to 255 each; the first of all is (0, 0)."""
        start = 3 * (y * self.width + x)
        red, green, blue = self.colours[start : start + 3]
        return red, green, blue
