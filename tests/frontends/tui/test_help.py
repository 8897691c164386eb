"""The help in three pages, from every screen, and the list of all cards."""

from pathlib import Path
from typing import Any

from rich.text import Text
from textual.geometry import Region
from textual.pilot import Pilot
from textual.widgets import Input, OptionList

from abyss_tui.frontends.tui.portraits.half_blocks import LOWER, UPPER
from abyss_tui.frontends.tui.prompts.cards import Cards
from abyss_tui.frontends.tui.prompts.help import Guide, Help, rules_with
from abyss_tui.frontends.tui.prompts.keycaps import with_keycaps
from abyss_tui.frontends.tui.prompts.reading import LARGE_PORTRAIT, Leafing
from abyss_tui.frontends.tui.screens.menu import Menu
from abyss_tui.frontends.tui.screens.replay import ReplayScreen
from abyss_tui.frontends.tui.theme.deep_sea import DEEP_SEA
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.games.abyss.cards.catalogue import LOCATIONS, LORDS
from abyss_tui.games.abyss.text.rulings import RULINGS
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice
from abyss_tui.table.start import Watch
from tests.frontends.tui.frames import screen_lines
from tests.frontends.tui.reaching import at, finished, payable, saved_at
from tests.frontends.tui.sitting import program, settled, sitting


async def shown(pilot: Pilot[Any], *keys: str) -> str:
    """Press keys and return what the screen shows then."""
    await pilot.press(*keys)
    await settled(pilot)
    return "\n".join(screen_lines(pilot.app))


async def test_the_help_has_three_pages(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, payable)) as pilot:
        assert "recruit a Lord" in await shown(pilot, "question_mark")
        assert "Crab; its Lords are of the Guild Military" in await shown(pilot, "right")
        assert "WHAT COUNTS" in await shown(pilot, "3")
        assert "recruit a Lord" in await shown(pilot, "right")
        await shown(pilot, "question_mark")
        assert not isinstance(pilot.app.screen, Help)


async def test_a_prompt_has_help_of_its_own(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, at("offer"))) as pilot:
        said = await shown(pilot, "question_mark")
        assert "nobody buys" in said
        assert "recruit a Lord" not in said


def test_what_the_rules_say_is_found_as_well_as_the_rulings() -> None:
    guide = Guide(Text(), "WHAT COUNTS\npoints\n\nMonsters are fought.", [("R1", "No Monster.")])
    said = rules_with(guide, "MONSTER", Voice(ENGLISH)).plain
    assert said == "Monsters are fought.\n\nR1  No Monster.\n\n"
    assert rules_with(guide, "", Voice(ENGLISH)).plain.startswith("WHAT COUNTS")


async def test_the_rulings_are_searched_without_accents_and_capitals(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, payable)) as pilot:
        said = await shown(pilot, "question_mark", "slash", *"SHAMAN")
        assert "R16" in said
        assert "R15" not in said
        assert "WHAT COUNTS" not in said
        assert "Nothing in the rules has these words." in await shown(pilot, *"whale")
        assert "WHAT COUNTS" in await shown(pilot, "escape")
        await shown(pilot, "q")
        assert not isinstance(pilot.app.screen, Help)


async def test_the_menu_and_a_replay_have_help_of_their_own(tmp_path: Path) -> None:
    app = program(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert "New game" in await shown(pilot, "question_mark")
        await shown(pilot, "q")
        assert isinstance(app.screen, Menu)
    app = program(tmp_path, Watch(finished(tmp_path)))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert isinstance(app.screen, ReplayScreen)
        said = await shown(pilot, "question_mark")
        assert "one move back, one move on" in said
        assert "explore" not in said  # nothing is played here


def test_there_is_a_text_of_every_ruling() -> None:
    assert list(RULINGS) == [f"R{number}" for number in range(1, 35)]
    assert max(map(len, RULINGS.values())) < 230


async def test_all_cards_are_listed_with_where_they_are(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, payable), size=(120, 40)) as pilot:
        said = await shown(pilot, "c")
        assert isinstance(pilot.app.screen, Cards)
        listed = pilot.app.screen.query_one(OptionList)
        assert listed.option_count == len(LORDS) + len(LOCATIONS)
        assert "at the Court" in said
        await shown(pilot, "slash", *"MILITARY lord", "enter")
        assert 1 < listed.option_count < len(LORDS)
        assert LOCATIONS["barracks"].text["en"] in await shown(pilot, "end")
        await shown(pilot, "enter")
        assert isinstance(pilot.app.screen, Leafing)
        picture = pilot.app.screen.query_one("#portrait")
        assert picture.size == LARGE_PORTRAIT
        rows = picture.render_lines(Region(0, 0, *LARGE_PORTRAIT))
        assert all(UPPER in row.text or LOWER in row.text for row in rows)
        await pilot.resize_terminal(80, 24)
        await settled(pilot)
        assert not picture.display
        await shown(pilot, "q", "q")
        assert not isinstance(pilot.app.screen, Cards)


async def test_a_card_that_the_search_takes_away_meanwhile_is_not_read(tmp_path: Path) -> None:
    """A key or a click may be under way while the list is made anew."""
    async with sitting(tmp_path, saved_at(tmp_path, payable), size=(120, 40)) as pilot:
        await shown(pilot, "c")
        cards = pilot.app.screen
        assert isinstance(cards, Cards)
        cards.query_one(OptionList).highlighted = len(LORDS) - 1
        cards.query_one(OptionList).action_select()
        cards.query_one(Input).value = "barracks"
        cards._list()
        await settled(pilot)
        assert cards.query_one(OptionList).option_count == 1
        assert pilot.app.screen is cards


async def test_all_cards_can_be_read_in_an_offer_and_in_a_replay(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, at("offer"))) as pilot:
        await shown(pilot, "c")
        assert isinstance(pilot.app.screen, Cards)
    async with program(tmp_path, Watch(finished(tmp_path))).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await shown(pilot, "c")
        assert isinstance(pilot.app.screen, Cards)


def test_only_keys_lie_on_caps_each_before_what_it_does() -> None:
    rows = (
        "e  explore   p  plot: 1 Pearl\ntab, shift+tab  the next part\n1-9  pick   ctrl+p  all\n"
        "Ada, Bo  · Abyss\nup down  mark a row"
    )
    look = Look(Voice(ENGLISH), DEEP_SEA.palette)
    text = with_keycaps(rows, look)
    caps = [text.plain[each.start : each.end] for each in text.spans]
    assert caps == [" e ", " p ", " tab, shift+tab ", " 1-9 ", " ctrl+p ", " up down "]
