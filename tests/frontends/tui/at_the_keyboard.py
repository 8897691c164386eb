"""Players who finish a game through the interface: one with keys alone, one with the mouse alone.

They look at what is on the screen, choose at random among what it offers, and press or click
what it shows; they never touch the game itself.
"""

from random import Random
from typing import Any

from textual.pilot import Pilot
from textual.widgets import OptionList

from abyss_tui.frontends.tui.abyss.offer import OfferPrompt
from abyss_tui.frontends.tui.abyss.payment import PaymentPrompt
from abyss_tui.frontends.tui.apps.local_app import LocalApp
from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.prompts.prompt import Prompt
from abyss_tui.frontends.tui.screens.curtain import Curtain
from abyss_tui.frontends.tui.screens.score import ScoreScreen
from abyss_tui.frontends.tui.screens.table import TableScreen
from abyss_tui.frontends.tui.widgets.panel import Panel, Target
from abyss_tui.i18n.voice import plain
from tests.frontends.tui.frames import row_in
from tests.frontends.tui.sitting import settled

LONGEST = 4000
"""More things to press than any game takes."""


class Keys:
    """Plays with keys alone."""

    def __init__(self, pilot: Pilot[int], dice: Random) -> None:
        self.pilot = pilot
        self.dice = dice

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)

    async def open_curtain(self) -> None:
        await self.press("enter", "enter")

    async def act(self, screen: TableScreen) -> None:
        await self.press(self.dice.choice(possible(screen, self.dice)))

    async def pay(self) -> None:
        await self.press("enter")

    async def choose(self, row: int) -> None:
        await self.press("home", *["down"] * row, "enter")


class Mouse(Keys):
    """Plays with the mouse alone: a click selects, a second one does it."""

    async def open_curtain(self) -> None:
        for _ in range(2):
            await self.pilot.click(offset=(40, 20))

    async def act(self, screen: TableScreen) -> None:
        letter = self.dice.choice(possible(screen, self.dice))
        preview = screen.place.preview(screen.viewer)
        match letter:
            case "r":
                lords = [each.lord for each in preview.lords if each.problem is None]
                await self.click_on(screen, Target("lord", self.dice.choice(lords)))
            case "s":
                piles = [race for race, problem in preview.support.items() if problem is None]
                await self.click_on(screen, Target("pile", self.dice.choice(piles)))
            case "e":
                await self.click_on(screen, Target("explore"))
            case "p":
                await self.click_on(screen, Target("plot"))
            case _:
                name = {"t": "use", "n": "pass"}[letter]
                await self.click_on(screen, Target("action", name))

    async def click_on(self, screen: TableScreen, target: Target) -> None:
        for panel in screen.query(Panel):
            for spot in panel.spots:
                if spot.target == target:
                    x, y = spot.region.offset
                    for _ in range(2):
                        assert self.pilot.app.screen is screen, "a single click did something"
                        await self.pilot.click(panel, offset=(x + 1, y))
                    return
        raise AssertionError(f"nowhere to click on {target}")

    async def pay(self) -> None:
        await self.pilot.click("#recruit")

    async def choose(self, row: int) -> None:
        rows = self.pilot.app.screen.query_one(OptionList)
        rows.scroll_to(y=row, animate=False)
        await self.pilot.pause()
        asked = self.pilot.app.screen
        for _ in range(2):
            assert self.pilot.app.screen is asked, "a single click answered"
            await self.pilot.click(rows, offset=row_in(rows, row))


def possible(screen: TableScreen, dice: Random) -> list[str]:
    """Return the letters of what the board offers now, recruiting mostly when one can."""
    preview = screen.place.preview(screen.viewer)
    letters = [
        *"e" * (preview.explore is None),
        *"s" * any(problem is None for problem in preview.support.values()),
        *"rrrrrr" * any(each.problem is None for each in preview.lords),
    ] or ["n"]
    if preview.plot is None and dice.random() < 0.3:
        return ["p"]
    return ["t"] if preview.uses and dice.random() < 0.5 else letters


def rows_worth_choosing(screen: Prompt[Any]) -> list[int]:
    """Return the rows of a prompt; of the Lords, those that can be paid."""
    if isinstance(screen, OfferPrompt):
        return [0, *(place for place, each in enumerate(screen.buyers, 1) if not each.problem)]
    rows = range(screen.query_one(OptionList).option_count)
    if isinstance(screen, ChoicePrompt) and screen.question.title == "YOUR TURN IS OVER":
        return [0]
    if isinstance(screen, ChoicePrompt) and screen.question.title.startswith("RECRUIT"):
        return [row for row in rows if plain(screen.question.choices[row].note).startswith("√")]
    return list(rows)


async def finish(app: LocalApp, player: Keys) -> set[str]:
    """Play until the final score; return the titles of the prompts that came up."""
    met = set()
    for _ in range(LONGEST):
        met.add(await go_on(player))
        if isinstance(app.screen, ScoreScreen):
            return met
    raise AssertionError(f"the game hangs on {app.screen}")


async def go_on(player: Keys) -> str:
    """Do whatever is asked of who sits there, if anything is; return its title."""
    await settled(player.pilot)
    screen = player.pilot.app.screen
    match screen:
        case Curtain():
            await player.open_curtain()
        case PaymentPrompt():
            await player.pay()
        case OfferPrompt() as offer:
            chosen = player.dice.choice(rows_worth_choosing(offer))
            await choose_buyer(player, offer, chosen)
        case ChoicePrompt():
            await player.choose(player.dice.choice(rows_worth_choosing(screen)))
        case TableScreen() if screen.check_action("explore", ()):
            await player.act(screen)
    return str(getattr(screen, "heading", type(screen).__name__))


async def choose_buyer(player: Keys, offer: OfferPrompt, row: int) -> None:
    """Answer an offer: by the number of the seat, or by a click on its row."""
    if isinstance(player, Mouse):
        await player.choose(row)
    else:
        await player.press("n" if row == 0 else str(offer.buyers[row - 1].seat + 1))
