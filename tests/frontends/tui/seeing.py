"""How people see colours.

Contrast is that of WCAG 2, colour blindness that of Machado, Oliveira and Fernandes (2009, full
severity), and how far colours look apart is CIEDE2000.
"""

from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import Final, TypeAlias

Three: TypeAlias = tuple[float, float, float]

EYES: Final[dict[str, tuple[Three, Three, Three]]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What eyes make of red, green and blue, in linear light."""
_XYZ: Final[tuple[Three, Three, Three]] = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE: Final = (0.95047, 1.0, 1.08883)


def linear(colour: str) -> Three:
    """Return "#RRGGBB" as linear light, 0 to 1 each."""
    red, green, blue = (_light(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return red, green, blue


def _light(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, 1 to 21."""
    dark, light = sorted(_times(_XYZ, linear(colour))[1] for colour in (one, other))
    return (light + 0.05) / (dark + 0.05)


def worst_pair(colours: dict[str, str], eyes: str) -> tuple[float, str, str]:
    """Return the two of these that look most alike to such eyes, and how far apart they are."""
    seen = {name: lab(colour, eyes) for name, colour in colours.items()}
    return min((apart(seen[one], seen[two]), one, two) for one, two in combinations(seen, 2))


def lab(colour: str, eyes: str = "normal") -> Three:
    """Return a colour in CIELAB, as such eyes see it."""
    red, green, blue = (min(1.0, max(0.0, part)) for part in _times(EYES[eyes], linear(colour)))
    xyz = _times(_XYZ, (red, green, blue))
    x, y, z = (_root(part / white) for part, white in zip(xyz, _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(part: float) -> float:
    return float(part ** (1 / 3)) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116


def _times(rows: tuple[Three, Three, Three], light: Three) -> Three:
    one, two, three = (sum(a * b for a, b in zip(row, light, strict=True)) for row in rows)
    return one, two, three


def apart(one: Three, two: Three) -> float:
    """Return how far two colours of CIELAB look apart, by CIEDE2000; 1 can just be told."""
    grey = _seventh((hypot(one[1], one[2]) + hypot(two[1], two[2])) / 2)
    stretched = 1 + 0.5 * (1 - grey)
    chroma, hue = zip(*(_polar(each[1] * stretched, each[2]) for each in (one, two)), strict=True)
    turn = (hue[1] - hue[0] + 180) % 360 - 180 if chroma[0] * chroma[1] else 0.0
    middle = (hue[0] + turn / 2) % 360 if chroma[0] * chroma[1] else hue[0] + hue[1]
    lightness, mean = (one[0] + two[0]) / 2, (chroma[0] + chroma[1]) / 2
    lighter = (two[0] - one[0]) / (
        1 + 0.015 * (lightness - 50) ** 2 / sqrt(20 + (lightness - 50) ** 2)
    )
    purer = (chroma[1] - chroma[0]) / (1 + 0.045 * mean)
    turned = 2 * sqrt(chroma[0] * chroma[1]) * sin(radians(turn) / 2)
    turned /= 1 + 0.015 * mean * _hue_weight(middle)
    blue = -2 * _seventh(mean) * sin(radians(60 * exp(-(((middle - 275) / 25) ** 2))))
    return sqrt(lighter**2 + purer**2 + turned**2 + blue * purer * turned)


def _seventh(chroma: float) -> float:
    return sqrt(chroma**7 / (chroma**7 + 25**7))


def _polar(a: float, b: float) -> tuple[float, float]:
    return hypot(a, b), degrees(atan2(b, a)) % 360 if a or b else 0.0


def _hue_weight(hue: float) -> float:
    return (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.20 * cos(radians(4 * hue - 63))
    )
