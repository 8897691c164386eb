"""Words in large letters: five pixels wide and high, with a row above for accents."""

from collections.abc import Mapping, Sequence
from typing import Final
from unicodedata import normalize

_HIGH: Final = 5
_GAP: Final = "."

# One letter a line: its five rows, from the top.
_DRAWN: Final = """
A .###. #...# ##### #...# #...#
B ####. #...# ####. #...# ####.
C .#### #.... #.... #.... .####
D ####. #...# #...# #...# ####.
E ##### #.... ####. #.... #####
F ##### #.... ####. #.... #....
G .#### #.... #..## #...# .####
H #...# #...# ##### #...# #...#
I ### .#. .#. .#. ###
J ..### ...#. ...#. #..#. .##..
K #..## #.#.. ##... #.#.. #..##
L #.... #.... #.... #.... #####
M #...# ##.## #.#.# #...# #...#
N #...# ##..# #.#.# #..## #...#
O .###. #...# #...# #...# .###.
P ####. #...# ####. #.... #....
Q .###. #...# #.#.# #..#. .##.#
R ####. #...# ####. #..#. #...#
S .#### #.... .###. ....# ####.
T ##### ..#.. ..#.. ..#.. ..#..
U #...# #...# #...# #...# .###.
V #...# #...# .#.#. .#.#. ..#..
W #...# #...# #.#.# ##.## #...#
X #...# .#.#. ..#.. .#.#. #...#
Y #...# .#.#. ..#.. ..#.. ..#..
Z ##### ...#. ..#.. .#... #####
0 .###. #..## #.#.# ##..# .###.
1 .#. ##. .#. .#. ###
2 ####. ....# .###. #.... #####
3 ####. ....# .###. ....# ####.
4 #..#. #..#. ##### ...#. ...#.
5 ##### #.... ####. ....# ####.
6 .###. #.... ####. #...# .###.
7 ##### ....# ...#. ..#.. ..#..
8 .###. #...# .###. #...# .###.
9 .###. #...# .#### ....# .###.
Ç .#### #.... #.... .#### ..##.
Œ .####### #...#... #...###. #...#... .#######
Æ .####### #...#... #######. #...#... #...####
- ... ... ### ... ...
. . . . . #
' # # . . .
’ # # . . .
"""
_LETTERS: Final[Mapping[str, Sequence[str]]] = {
    " ": ["..."] * _HIGH,
    **{line[0]: line[2:].split() for line in _DRAWN.strip().splitlines()},
}
_ACCENTS: Final[Mapping[str, str]] = {
    "\u0301": "..##.",
    "\u0300": ".##..",
    "\u0308": "#...#",
    "\u0302": ".###.",
    "\u0303": "##.##",
    "\u030c": ".#.#.",
    "\u030a": "..#..",
}
_NARROW_ACCENTS: Final[Mapping[str, str]] = {"\u0308": "#.#"}
"""Those of which the middle alone would be nothing, above an I."""


def large(text: str) -> list[str] | None:
    """Return the six rows of pixels of a word, the first of them that of the accents.

    None if there is a letter that cannot be drawn.
    """
    letters = [_letter(sign) for sign in text.upper()]
    if not letters or None in letters:
        return None
    drawn = [letter for letter in letters if letter is not None]
    return [_GAP.join(letter[row] for letter in drawn) for row in range(_HIGH + 1)]


def _letter(sign: str) -> list[str] | None:
    base, *marks = [sign] if sign in _LETTERS else list(normalize("NFD", sign))
    rows = _LETTERS.get(base)
    if rows is None or any(mark not in _ACCENTS for mark in marks):
        return None
    wide = len(rows[0])
    accent = _ACCENTS[marks[0]] if marks else "." * wide
    if marks and wide < len(accent):
        accent = _NARROW_ACCENTS.get(marks[0], accent)
    start = (len(accent) - wide) // 2
    return [accent[start : start + wide], *rows]
