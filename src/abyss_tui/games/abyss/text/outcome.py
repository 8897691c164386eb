"""What is said of the final score: what decided a tie, and what each Location was worth."""

from collections.abc import Sequence
from typing import Final

from abyss_tui.games.abyss.text.cards import counted_pearls, location_name
from abyss_tui.i18n.voice import Voice, plain
from abyss_tui.kernel.game_kind import Score

COPIES: Final = "opponents-best"
"""How a Location counts that copies one of another player."""


def verdict(scores: Sequence[Score], winners: Sequence[int], voice: Voice) -> str:
    """Return what decided between players with the same IP (R34), or nothing.

    It stands behind the names of the winners.
    """
    best = scores[winners[0]]
    level = [score.details for score in scores if score.total == best.total]
    if len(level) == 1:
        return ""
    if len({score.pearls for score in level}) > 1:
        return voice.text(
            " with {pearls} left, the most among the {points} IP",
            pearls=counted_pearls(best.details.pearls, voice),
            points=best.total,
        )
    if len({score.highest_lord for score in level}) > 1:
        return voice.text(
            " with the strongest Lord ({points} IP), Pearls being equal",
            points=best.details.highest_lord,
        )
    return voice.text(": IP, Pearls and the strongest Lord are all equal")


def locations(score: Score, voice: Voice) -> str:
    """Return the Locations of a player with their worth, and what City of Mirrors copied."""
    parts = []
    mirrored = score.details.mirrors
    for location, points in score.details.by_location.items():
        name = location_name(location, voice)
        if location.scoring.counts == COPIES and mirrored is not None:
            copied = location_name(mirrored, voice)
            text = voice.text(
                "{location} {points} (copies {copied})",
                location=name,
                points=points,
                copied=copied,
            )
        else:
            text = voice.text("{location} {points}", location=name, points=points)
        parts.append(text)
    return plain(voice.enumerated(parts)) or voice.text("no Location")
