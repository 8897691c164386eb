"""Scores in JSON, as the protocol writes them."""

from typing import Any

from abyss_tui.games.abyss.rules.scoring import Score


def score_to_json(score: Score) -> dict[str, Any]:
    """Return a score as the protocol writes it."""
    return {
        "lords": score.lords,
        "allies": score.allies,
        "locations": score.locations,
        "monsters": score.monsters,
        "total": score.total,
        "pearls": score.pearls,
        "highest_lord": score.highest_lord,
        "by_location": {each.slug: points for each, points in score.by_location.items()},
        "mirrors": None if score.mirrors is None else score.mirrors.slug,
    }
