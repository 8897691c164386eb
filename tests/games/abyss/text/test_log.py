"""The log tells equal things once."""

from abyss_tui.games.abyss.cards.catalogue import LORDS
from abyss_tui.games.abyss.cards.pieces import ally
from abyss_tui.games.abyss.events import AllyDiscarded, TurnStarted
from abyss_tui.games.abyss.text.log import story
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice, plain


def lines(you: int | None) -> list[str]:
    """Return what is told of three discards of Bo in a turn of Ada's."""
    told = story(("Ada", "Bo"), you, Voice(ENGLISH))
    gone = [AllyDiscarded(1, LORDS["sage"], ally("crab-4")) for _ in range(3)]
    told.tell(
        [TurnStarted(0, extra=False), *(each.seen_by(-1 if you is None else you) for each in gone)]
    )
    return list(map(plain, told.paragraphs[-1].lines))


def test_discards_that_nobody_else_sees_are_one_line() -> None:
    (line,) = lines(None)
    assert line.endswith(", 3 times")


def test_another_line_stands_for_itself() -> None:
    told = story(("Ada", "Bo"), None, Voice(ENGLISH))
    told.tell([TurnStarted(0, extra=False), AllyDiscarded(1, LORDS["sage"], None)])
    assert "times" not in plain(told.paragraphs[-1].lines[0])
