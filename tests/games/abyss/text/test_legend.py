"""What the signs page says of Lords that are not free."""

import pytest

from abyss_tui.games.abyss.text.legend import legend
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice, plain


@pytest.mark.parametrize("sort", ["a Lord under a Location: ", "a disabled Lord: "])
def test_a_lord_that_is_not_free_still_counts_for_locations_and_the_end(sort: str) -> None:
    """R26: Locations count its Guild and Keys. R32: it counts towards the seven."""
    (line,) = (each for each in plain(legend(Voice(ENGLISH))).splitlines() if sort in each)
    assert line.endswith("it still counts for points, Locations and the end")
