"""Which place each seat has reached, as the final score says it."""

import pytest

from abyss_tui.frontends.tui.screens.score_texts import placed
from abyss_tui.i18n.languages import language
from abyss_tui.i18n.voice import Voice
from abyss_tui.kernel.game_kind import Score


def places(code: str, *points: int) -> list[str]:
    """Return the places of seats with so many points."""
    scores = [Score({}, each, (each,), None) for each in points]
    voice = Voice(language(code))
    return [placed(seat, scores, voice) for seat in range(len(points))]


@pytest.mark.parametrize(
    ("points", "said"),
    [
        ((7,), "WINS"),
        ((7, 9), "2nd WINS"),
        ((8, 9, 7), "2nd WINS 3rd"),
        ((9, 8, 7, 6), "WINS 2nd 3rd 4th"),
        ((9, 8, 8, 6), "WINS 2nd 2nd 4th"),
        ((9, 9, 8, 8), "WINS WINS 3rd 3rd"),
        ((9, 9, 9, 8), "WINS WINS WINS 4th"),
        ((9, 8, 7, 6, 5), "WINS 2nd 3rd 4th 5th"),
    ],
)
def test_a_seat_is_placed_by_how_many_are_before_it(points: tuple[int, ...], said: str) -> None:
    assert places("en", *points) == said.split()


def test_places_are_said_in_french() -> None:
    assert places("fr", 9, 8, 7, 6, 5) == ["VICTOIRE", "2e", "3e", "4e", "5e"]
