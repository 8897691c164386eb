"""The prompt that pays for a Lord: Allies are toggled, everything else follows at once."""

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.events import Click, Key
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Static

from abyss_tui.games.abyss.actions import Recruit
from abyss_tui.games.abyss.cards import Ally, Lord
from abyss_tui.games.abyss.names import RACES
from abyss_tui.games.abyss.payments import Allies
from abyss_tui.games.abyss.prospects import PaymentProspect
from abyss_tui.tui.keys import number_of, plain_key
from abyss_tui.tui.prompts.prompt import Prompt, lines
from abyss_tui.tui.wording import (
    allies_words,
    ally_words,
    lord_line,
    pearls_words,
    race_label,
    races_words,
)

LABEL = 12
"""The cells of the name of a Race."""
CARD = 6
NARROW_CARD = 5
"""The cells of a card with the gap behind it; narrow, 13 of one Race fit into 80 columns."""


class CardRows(Widget, can_focus=True):
    """The hand by Race, a row a Race; each card can be toggled by key and by mouse."""

    DEFAULT_CSS = "CardRows { height: auto; width: 100%; }"

    class Toggled(Message):
        """A card was toggled."""

    def __init__(self, hand: Allies) -> None:
        super().__init__(id="cards")
        self.rows = [
            sorted((ally for ally in hand if ally.race is race), key=lambda ally: ally.value)
            for race in RACES
        ]
        self.chosen: set[tuple[int, int]] = set()
        self.cursor = next(((row, 0) for row, cards in enumerate(self.rows) if cards), (0, 0))

    @property
    def allies(self) -> Allies:
        """The Allies chosen, sorted."""
        return tuple(self.rows[row][place] for row, place in sorted(self.chosen))

    def choose(self, allies: Allies) -> None:
        """Choose exactly these Allies of the hand."""
        wanted = list(allies)
        self.chosen.clear()
        for row, cards in enumerate(self.rows):
            for place, ally in enumerate(cards):
                if ally in wanted:
                    wanted.remove(ally)
                    self.chosen.add((row, place))
        self._changed()

    def _changed(self) -> None:
        self.refresh()
        self.post_message(self.Toggled())

    @property
    def card_width(self) -> int:
        """The cells of each card: narrow ones where the longest row has no room for others."""
        most = max(len(cards) for cards in self.rows)
        return CARD if LABEL + most * CARD <= self.size.width + 1 else NARROW_CARD

    def get_content_height(self, container: object, viewport: object, width: int) -> int:
        """One line a Race."""
        return len(RACES)

    def render_line(self, y: int) -> Strip:
        """Draw the cards of one Race."""
        row = Text(no_wrap=True)
        row.append_text(race_label(RACES[y], LABEL))
        for place, ally in enumerate(self.rows[y]):
            row.append_text(self._card(y, place, ally))
        if not self.rows[y]:
            row.append("  -", style="dim")
        strip = Strip(row.render(self.app.console)).apply_style(self.rich_style)
        return strip.adjust_cell_length(self.size.width, self.rich_style)

    def _card(self, y: int, place: int, ally: Ally) -> Text:
        mark = "x" if (y, place) in self.chosen else " "
        style = "reverse" if (y, place) == self.cursor and self.has_focus else ""
        bold = "bold " if mark == "x" else ""
        card = f"[{mark}]{ally.value:>{self.card_width - 4}}"
        return Text.assemble((card, bold + style), " ")

    def on_focus(self) -> None:
        """Show the cursor."""
        self.refresh()

    def on_key(self, event: Key) -> None:
        """Move over the cards, toggle with Space."""
        step = {
            "left": (0, -1), "h": (0, -1), "right": (0, 1), "l": (0, 1),
            "up": (-1, 0), "k": (-1, 0), "down": (1, 0), "j": (1, 0),
        }.get(event.key)  # fmt: skip
        if step is not None:
            event.stop()
            self._move(*step)
        elif event.key == "space":
            event.stop()
            self._toggle(self.cursor)

    def _move(self, down: int, right: int) -> None:
        row, place = self.cursor
        if right:
            place = max(0, min(place + right, len(self.rows[row]) - 1))
        else:
            others = range(row + down, len(self.rows) if down > 0 else -1, down)
            row = next((other for other in others if self.rows[other]), row)
            place = min(place, len(self.rows[row]) - 1)
        self.cursor = (row, place)
        self.refresh()

    def on_click(self, event: Click) -> None:
        """Toggle the card under the mouse."""
        place, row = (event.x - LABEL) // self.card_width, event.y
        if event.x >= LABEL and row < len(self.rows) and place < len(self.rows[row]):
            self.cursor = (row, place)
            self._toggle(self.cursor)

    def _toggle(self, card: tuple[int, int]) -> None:
        row, place = card
        if self.rows[row] and place < len(self.rows[row]):
            self.chosen ^= {card}
            self._changed()


class PaymentPrompt(Prompt[Recruit | None]):
    """Chooses the Allies that pay for a Lord; Escape gives everything back.

    `judge` tells what a payment would do; `ways` are up to three suggested ones, the first of
    which is marked at the start.
    """

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "recruit", show=False)]

    def __init__(
        self,
        lord: Lord,
        hand: Allies,
        pearls: int,
        ways: list[Allies],
        judge: Callable[[Allies], PaymentProspect],
    ) -> None:
        super().__init__("RECRUIT")
        self.lord = lord
        self.pearls = pearls
        self.ways = ways
        self.judge = judge
        self.cards = CardRows(hand)

    def parts(self) -> list[Widget]:
        """Return the Lord, the cards, the sum, other ways, and the keys."""
        power = self.lord.text["en"]
        what = self.judge(())
        printed = "" if what.cost == self.lord.cost else f"  (printed {self.lord.cost})"
        return [
            lines(
                Text(lord_line(self.lord), style="bold"),
                *([Text(power, style="dim")] if power else []),
                f"Cost {what.cost}{printed}    {races_words(what)}",
            ),
            self.cards,
            Static("", id="sum", markup=False),
            *self._suggested(),
            Static("[ Recruit ]", id="recruit", markup=False),
            lines(
                "arrows move   space or click toggles   enter recruits   z clears   esc back",
                classes="keys",
            ),
        ]

    def _suggested(self) -> list[Static]:
        """Return a line for each suggested way, which the mouse can pick."""
        said = []
        for place, way in enumerate(self.ways, 1):
            pearls = self.judge(way).pearls
            text = Text.assemble(
                (f"[{place}] ", "bold"), f"{allies_words(way)} + {pearls_words(pearls)}"
            )
            said.append(Static(text, id=f"way-{place}", classes="way", markup=False))
        return said

    def on_mount(self) -> None:
        """Begin with the first suggestion."""
        self.cards.focus()
        self.cards.choose(self.ways[0] if self.ways else ())

    def on_card_rows_toggled(self) -> None:
        """Say what the payment does now."""
        what = self.judge(self.cards.allies)
        self.query_one("#sum", Static).update(self._sum(what))
        button = self.query_one("#recruit", Static)
        ready = what.problem is None
        button.update(
            Text(f"[ Recruit for {pearls_words(what.pearls)} ]" if ready else "[ Recruit ]")
        )
        button.set_class(not ready, "keys")

    def _sum(self, what: PaymentProspect) -> Text:
        left = self.pearls - what.pearls
        kept = f"{pearls_words(left)} left" if left >= 0 else f"{pearls_words(-left)} too few"
        said = Text(
            f"Allies {what.total} + {pearls_words(what.pearls)} of {what.cost}     {kept}\n"
        )
        if what.problem is not None:
            return said.append(f"× {what.problem.sentence()}", style="bold")
        if len(what.candidates) == 1:
            return said.append(f"√ affiliates {ally_words(what.candidates[0])}")
        choice = " or ".join(ally_words(ally) for ally in what.candidates)
        return said.append(f"√ affiliates {choice}: asked next")

    def action_recruit(self) -> None:
        """Recruit, or say again why not."""
        allies = self.cards.allies
        what = self.judge(allies)
        if what.problem is None:
            self.dismiss(Recruit(self.lord, allies))
        else:
            self.notify(what.problem.sentence(), markup=False, timeout=3)

    async def action_below(self, action: str) -> None:
        """Hiding the hand gives everything back: the cards of this prompt are the hand."""
        await super().action_below(action)
        if action == "hide":
            self.dismiss(None)

    def on_click(self, event: Click) -> None:
        """The button and the suggestions answer to the mouse."""
        clicked = "" if event.widget is None else event.widget.id or ""
        if clicked == "recruit":
            self.action_recruit()
        elif clicked.startswith("way-"):
            self.cards.choose(self.ways[int(clicked.removeprefix("way-")) - 1])

    def on_key(self, event: Key) -> None:
        """Take a suggestion by its digit, clear, or give everything back."""
        key, number = plain_key(event.key), number_of(event.key)
        if key == "escape":
            event.stop()
            self.dismiss(None)
        elif key == "z":
            event.stop()
            self.cards.choose(())
        elif number is not None and 1 <= number <= len(self.ways):
            event.stop()
            self.cards.choose(self.ways[number - 1])
