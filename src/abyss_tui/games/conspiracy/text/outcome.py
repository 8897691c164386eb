"""What is said of the final score: what decided a tie, and what each Location was worth."""

from collections.abc import Sequence

from abyss_tui.games.conspiracy.text.names import location_name
from abyss_tui.i18n.voice import Voice, plain
from abyss_tui.kernel.game_kind import Score


def verdict(scores: Sequence[Score], winners: Sequence[int], voice: Voice) -> str:
    """Return what decided between players with the same IP (C33), or nothing.

    It stands behind the names of the winners.
    """
    best = scores[winners[0]]
    level = [score.details.pearls for score in scores if score.total == best.total]
    if len(level) == 1:
        return ""
    if len(set(level)) > 1:
        return voice.text(
            " with {pearls} Pearls, the most among the {points} IP",
            pearls=best.details.pearls,
            points=best.total,
        )
    return voice.text(": IP and Pearls are equal")


def locations(score: Score, voice: Voice) -> str:
    """Return the Locations of a player with their worth."""
    parts = [
        voice.text("{location} {points}", location=location_name(each, voice), points=points)
        for each, points in score.details.by_location.items()
    ]
    return plain(voice.enumerated(parts)) or voice.text("no Location")
