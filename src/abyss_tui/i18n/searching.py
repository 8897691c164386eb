"""What a search finds: every word of it, in any order, whatever its capitals and accents."""

from abyss_tui.i18n.folding import folded


def found(searched: str, text: str) -> bool:
    """Return whether a text has every word that is searched; everything has no word at all."""
    bare = folded(text)
    return all(word in bare for word in folded(searched).split())
