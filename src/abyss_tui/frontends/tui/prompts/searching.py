"""What a search finds: every word of it, in any order, whatever its capitals and accents."""

from unicodedata import combining, normalize


def found(searched: str, text: str) -> bool:
    """Return whether a text has every word that is searched; everything has no word at all."""
    bare = _bare(text)
    return all(word in bare for word in _bare(searched).split())


def _bare(text: str) -> str:
    """Return a text without capitals and accents, as one types it in haste."""
    signs = normalize("NFD", text.casefold())
    return "".join(sign for sign in signs if not combining(sign))
