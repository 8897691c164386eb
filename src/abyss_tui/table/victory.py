"""Who has won, in words."""

from collections.abc import Sequence

from abyss_tui.i18n.voice import Voice


def who_won(names: Sequence[str], winners: Sequence[int], voice: Voice) -> str:
    """Return who won, as the beginning of a sentence; `winners` are their seats."""
    won = [names[seat] for seat in winners]
    if len(won) == 1:
        return voice.text("{name} wins", name=won[0])
    return voice.text("{names} share the victory", names=voice.listed(won))
