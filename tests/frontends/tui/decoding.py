"""A terminal that shows pictures, as much of one as tests ask: what it was sent, read again."""

import base64
import io
import re
from dataclasses import dataclass, field
from itertools import product

from PIL import Image

_COMMAND = re.compile(r"\x1b_G([^;\x1b]*)(?:;([^\x1b]*))?\x1b\\")
_SIXELS = re.compile(r"\x1b\[(\d+);(\d+)H\x1bP0;1;0q([^\x1b]*)\x1b\\")


@dataclass
class KittyTerminal:
    """Keeps the pictures that it was sent by kitty's protocol."""

    pictures: dict[int, Image.Image] = field(default_factory=dict)
    cells: dict[int, tuple[int, int]] = field(default_factory=dict)
    """Columns and rows of each."""
    sent: int = 0
    """How many pictures it was sent."""
    _number: int = 0
    _begun: str = ""

    def take(self, written: str) -> str:
        """Take the commands out of what is written to it, and return the rest."""
        for keys, data in _COMMAND.findall(written):
            self._obey(dict(each.split("=") for each in keys.split(",")), data)
        return _COMMAND.sub("", written)

    def _obey(self, keys: dict[str, str], data: str) -> None:
        assert len(data) <= 4096
        if keys.get("a") == "d":
            assert keys["d"] == "I"
            del self.pictures[int(keys["i"])]
            return
        if keys.get("a") == "T":
            assert (keys["U"], keys["f"], keys["q"]) == ("1", "100", "2")
            self._number, self._begun = int(keys["i"]), ""
            self.cells[self._number] = int(keys["c"]), int(keys["r"])
        self._begun += data
        if keys["m"] == "0":
            png = Image.open(io.BytesIO(base64.b64decode(self._begun, validate=True)))
            self.pictures[self._number] = png.convert("RGB")
            self.sent += 1


def sixel_pictures(written: str) -> list[tuple[int, int, Image.Image]]:
    """Return the pictures in sixels that are drawn, each with the row and column of the cursor."""
    return [(int(row), int(x), _drawn(data)) for row, x, data in _SIXELS.findall(written)]


def _drawn(data: str) -> Image.Image:
    width, height = (int(each) for each in re.match(r'"1;1;(\d+);(\d+)', data).groups())  # type: ignore[union-attr]
    image = Image.new("RGB", (width, height))
    colours: dict[int, tuple[int, ...]] = {}
    colour, x, y = 0, 0, 0
    body = data[data.index("#") :]
    for number, defined, run, sign in re.findall(
        r"#(\d+)(;2;\d+;\d+;\d+)?|(?:!(\d+))?([?-~]|[$-])", body
    ):
        if number:
            colour = int(number)
            if defined:
                percent = [int(each) for each in defined.split(";")[2:]]
                colours[colour] = tuple(round(each * 255 / 100) for each in percent)
        elif sign == "$":
            x = 0
        elif sign == "-":
            x, y = 0, y + 6
        else:
            lit = [bit for bit in range(6) if (ord(sign) - 63) >> bit & 1]
            end = x + int(run or 1)
            for place in product(range(x, end), lit):
                image.putpixel((place[0], y + place[1]), colours[colour])
            x = end
    return image
