"""What could I do? The table answers with every action, what follows, and why not."""

from pathlib import Path

from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.previews import preview
from abyss_tui.table.start import NewGame
from tests.frontends.tui.frames import screen_lines
from tests.frontends.tui.reaching import at, saved_at
from tests.frontends.tui.sitting import settled, sitting, the_place

DEAL = NewGame(("Ada", "Bo"), 7, "abyss", 0)


async def test_all_actions_are_told_with_what_is_possible_and_why_not(tmp_path: Path) -> None:
    async with sitting(tmp_path, DEAL, size=(120, 40)) as pilot:
        await pilot.press("g")
        await settled(pilot)
        shown = "\n".join(screen_lines(pilot.app))
    assert "WHAT COULD I DO?" in shown
    assert "√ Turn up cards until you take an Ally or fight a Monster." in shown
    assert "brings you 1 Pearl; Bo could buy it." in shown
    assert "× All Council piles are empty." in shown
    assert "× The Court is full." in shown
    assert "3 Keys more and you take a Location." in shown


def one_key_short_and_able_to_recruit(game: Game) -> bool:
    """Whether somebody has two Keys, and can pay for a Lord."""
    if not at("turn")(game) or game.active.total_keys() != 2:
        return False
    return any(each.problem is None for each in preview(game, game.seat).lords)


async def test_it_says_of_a_lord_that_can_be_paid_what_follows(tmp_path: Path) -> None:
    start = saved_at(tmp_path, one_key_short_and_able_to_recruit)
    async with sitting(tmp_path, start, size=(120, 40)) as pilot:
        place = the_place(pilot)
        await pilot.press("g")
        await settled(pilot)
        shown = "\n".join(screen_lines(pilot.app))
        payable = [e for e in place.preview(place.active).lords if e.problem is None]
    assert payable
    for each in payable:
        name = each.lord.name["en"]
        pays = f"for {each.pearls} Pearl" if each.pearls else "without Pearls"
        (row,) = (line for line in shown.splitlines() if f"√ {name} {pays}" in line)
        assert ("a Location follows" in row) == bool(each.lord.keys)


async def test_a_hidden_hand_stays_hidden(tmp_path: Path) -> None:
    async with sitting(tmp_path, DEAL) as pilot:
        await pilot.press("full_stop", "g")
        await settled(pilot)
        assert "Your hand is hidden" in "".join(e.message for e in pilot.app._notifications)
        assert "WHAT COULD I DO?" not in "\n".join(screen_lines(pilot.app))


async def test_a_key_that_is_told_there_closes_it_and_does_what_it_says(tmp_path: Path) -> None:
    async with sitting(tmp_path, DEAL) as pilot:
        table = pilot.app.screen
        await pilot.press("g")
        await settled(pilot)
        await pilot.press("r")
        await settled(pilot)
        assert "RECRUIT WHICH LORD?" in "\n".join(screen_lines(pilot.app))
        await pilot.press("escape", "g")
        await settled(pilot)
        await pilot.press("s")
        await settled(pilot)
        assert pilot.app.screen is table
        said = [each.message for each in pilot.app._notifications]
        assert said == ["All Council piles are empty."]
