"""The log tells equal things once."""

from collections.abc import Sequence

from abyss_tui.games.abyss.cards.catalogue import LORDS
from abyss_tui.games.abyss.cards.pieces import ally
from abyss_tui.games.abyss.events import AllyDiscarded, PearlsGained, TurnStarted
from abyss_tui.games.abyss.text.log import story
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice, plain
from abyss_tui.kernel.event import Event

GONE = [AllyDiscarded(1, LORDS["commander"], ally(each)) for each in ("crab-4", "squid-1")]
"""Two discards of Bo in a turn of Ada's."""


def lines(you: int | None, events: Sequence[Event] = GONE) -> list[str]:
    """Return what is told of what happened in a turn of Ada's."""
    told = story(("Ada", "Bo"), you, Voice(ENGLISH, "words"))
    seen = (each.seen_by(-1 if you is None else you) for each in events)
    told.tell([TurnStarted(0, extra=False), *seen])
    return list(map(plain, told.paragraphs[-1].lines))


def test_allies_that_were_discarded_one_after_the_other_are_one_fact() -> None:
    assert lines(None) == ["Bo discarded 2 Allies (Commander)"]
    assert lines(None, GONE[:1]) == ["Bo discarded an Ally (Commander)"]
    assert lines(1) == ["you discarded crab 4 and squid 1 (Commander)"]


def test_what_another_lord_takes_is_another_fact() -> None:
    told = lines(None, [*GONE, AllyDiscarded(1, LORDS["sage"], None)])
    assert told[1] == "Bo discarded an Ally (Sage)"


def test_equal_things_are_one_line() -> None:
    pearl = PearlsGained(0, 1, "landlord")
    (line,) = lines(None, [pearl, pearl, pearl])
    assert line.endswith(", 3 times")
    (line,) = lines(None, [pearl])
    assert "times" not in line
