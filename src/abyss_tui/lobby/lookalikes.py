"""Names that are taken for each other: by case, accents, width, or letters that look alike.

What Unicode itself folds is folded by `unicodedata`. Letters of different scripts that look alike
are told by a table alone: Unicode's `confusables.txt` (UTS #39). The packages that carry it
(`confusable_homoglyphs`, `confusables`) read a megabyte at the start, have had no release for
years, and none returns what two names have in common. So here stand the rows that matter for a
name: one letter or digit that looks like one of the Latin alphabet, in the scripts whose letters
do (Latin, Greek, Cyrillic, Armenian, Cherokee, Coptic, Lisu), and three ligatures.
"""

from typing import Final
from unicodedata import category, normalize

_LIKE: Final = {
    "2": "ƧϨꙄꝚ",
    "3": "ƷȜЗӠⳌꝪꞫ",
    "4": "Ꮞ",
    "5": "Ƽ",
    "6": "бᏮⳒ",
    "8": "Ȣȣ",
    "9": "ⳊꝮ",
    "A": "ΑАᎪꓮ",
    "B": "ΒВᏴꓐꞴ",
    "C": "СᏟⲤꓚ",
    "D": "Ꭰꓓ",
    "E": "ΕЕᎬꓰ",
    "F": "ϜꓝꞘ",
    "G": "ԌᏀᏳꓖ",
    "H": "ΗНᎻⲎꓧ",
    "J": "ͿЈᎫꓙꞲ",
    "K": "ΚКᏦⲔꓗ",
    "L": "ᏞⳐꓡ",
    "M": "ΜϺМᎷⲘꓟ",
    "N": "ΝⲚꓠ",
    "O": "0ΟОՕⲞꓳ",
    "P": "ΡРᏢⲢꓑ",
    "R": "ƦᎡᏒꓣ",
    "S": "ЅՏᏕᏚꓢ",
    "T": "ΤТᎢⲦꓔ",
    "U": "Սꓴ",
    "V": "ѴᏙꓦ",
    "W": "ԜᎳᏔꓪ",
    "X": "ΧХⲬꓫꞳ",
    "Y": "ΥУҮᎩᎽⲨꓬ",
    "Z": "ΖᏃꓜ",
    "a": "ɑαа",
    "ae": "æӕ",
    "b": "ƄЬᏏ",
    "c": "сᴄⲥꮯ",
    "d": "ԁᏧꓒ",
    "e": "еҽꬲ",
    "f": "քẝꞙꬵ",
    "g": "ƍɡցᶃ",
    "h": "һհᏂ",
    "i": "ıɩɪιіӏᎥꙇꭵ",
    "j": "ϳј",
    "l": "1I|ƖǀΙІӀⲒꓲ",
    "n": "ոռ",
    "o": "οσоօᴏᴑⲟꬽ",
    "oe": "œ",
    "p": "ρрⲣ",
    "q": "ԛգզ",
    "r": "гᴦⲅꭇꭈꮁ",
    "rn": "m",
    "s": "ƽѕꜱꮪ",
    "u": "ʋυսᴜꞟꭎꭒ",
    "v": "νѵᴠꮩ",
    "w": "ɯѡԝաᴡꮃ",
    "x": "х",
    "y": "ɣʏγуүᶌỿꭚ",
    "z": "ᴢꮓ",
}
"""What looks like each letter."""
_LATIN: Final = {ord(sign): latin for latin, signs in _LIKE.items() for sign in signs}


def forms(name: str) -> frozenset[str]:
    """Return what a name can be taken for: two that have one of these in common look alike.

    Two forms, because case and looks do not go together: I looks like l, and means i.
    """
    bare = _without_marks(name)
    by_looks, by_case = _without_marks(bare.translate(_LATIN)), bare.casefold()
    return frozenset((_latin(by_looks.casefold()), _latin(by_case)))


def _latin(text: str) -> str:
    return _without_marks(text.translate(_LATIN)).casefold().translate({ord(" "): None})


def _without_marks(text: str) -> str:
    """Return a text in the usual width, without accents."""
    apart = normalize("NFKD", normalize("NFKC", text))
    return normalize("NFC", "".join(sign for sign in apart if category(sign)[0] != "M"))
