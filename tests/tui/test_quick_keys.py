"""Keys that come quicker than a screen opens are meant for that screen."""

from pathlib import Path

from textual.events import Key

from abyss_tui.tui.abyss.payment import PaymentPrompt
from abyss_tui.tui.abyss.table_screen import AbyssTableScreen
from tests.tui.reaching import payable, saved_at
from tests.tui.sitting import settled, sitting, the_place


async def test_two_keys_of_one_moment_choose_a_lord(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, payable)) as pilot:
        place = the_place(pilot)
        lords = place.preview(place.active).lords
        row = next(row for row, each in enumerate(lords, 1) if not each.problem)
        for key in ("r", str(row)):
            pilot.app.post_message(Key(key, key))
        await settled(pilot)
        assert isinstance(pilot.app.screen, PaymentPrompt)


async def test_a_key_whose_screen_has_gone_holds_up_no_other(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, payable)) as pilot:
        for key in ("r", "escape", "o", "o", "r", "q", "w"):
            pilot.app.post_message(Key(key, None))
        await settled(pilot)
        assert not isinstance(pilot.app.screen, AbyssTableScreen)
        await pilot.press("w")
        await settled(pilot)
        assert isinstance(pilot.app.screen, AbyssTableScreen)
