"""What is written where a terminal, a font or an encoding knows no signs beyond ASCII.

∩ becomes n, a curly apostrophe a straight one, a letter with an accent the letter alone.
"""

import codecs
from io import TextIOWrapper
from typing import IO, Final
from unicodedata import combining, name, normalize

_SIGNS: Final = dict(
    zip(
        "∩¤§ψ○●√×►◄▲▼·°…→←↑↓↔▒░▓█▀▄▌▐─│┌┐└┘├┤┬┴┼═║╔╗╚╝≈∞≡■□⌂½—–−’‘“”«»≤≥\xa0\u202f",
        'nCSYoO+x><^v..~><^vx#:%#==||-|+++++++++=#####~8=%-&/---\'\'""""<>  ',
        strict=True,
    )
)
_LETTERS: Final = dict(zip("øØłŁđĐðÐıŋ", "oOlLdDdDin", strict=True))
"""What another letter stands for, though it is none with an accent."""
_LIGATURES: Final = {"œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE", "ß": "ss", "þ": "th", "Þ": "TH"}
"""What two letters stand for, where the width does not matter; else the first does."""
_WIDER: Final = {"…": "...", **_LIGATURES}
_AS_LETTERS: Final = str.maketrans(_LIGATURES)
UNKNOWN: Final = "?"
_PLAINLY: Final = "abyss-tui.plainly"
"""The name by which Python finds what to do about signs that an encoding lacks."""


def plain_sign(sign: str) -> str:
    """Return one sign of ASCII for another sign, `UNKNOWN` where none will do."""
    if sign in _SIGNS:
        return _SIGNS[sign]
    if sign in _LIGATURES:
        return _LIGATURES[sign][0]
    called = name(sign, "")
    if called.startswith("BOX DRAWINGS"):
        return "+" if " AND " in called else "-" if called.endswith("HORIZONTAL") else "|"
    if called.endswith("BLOCK"):
        return "#"
    letter = normalize("NFKD", sign)[0]
    return letter if letter.isascii() else _LETTERS.get(letter, UNKNOWN)


def without_ligatures(text: str) -> str:
    """Return a text with two letters for each ligature: coeur for cœur.

    On a screen that has to happen before anything is laid out: the text is wider then.
    """
    return text if text.isascii() else text.translate(_AS_LETTERS)


def write_plainly(*streams: IO[str] | None) -> None:
    """Let streams write plainly what their encoding lacks, where they would fail else."""
    codecs.register_error(_PLAINLY, _plainly)
    for stream in streams:
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=_PLAINLY)


def _plainly(error: UnicodeError) -> tuple[str, int]:
    """Return what stands for the signs that cannot be encoded, and where they end."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end]
    plain = (_WIDER.get(each) or plain_sign(each) for each in lacking if not combining(each))
    return "".join(plain), error.end
