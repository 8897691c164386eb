"""The prompt that pays for a Lord: Allies are toggled, everything else follows at once."""

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar

from rich.cells import set_cell_size
from rich.style import Style
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.events import Click, Key
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Static

from abyss_tui.frontends.tui.abyss.payment_bar import payment_bar
from abyss_tui.frontends.tui.keys.keys import number_of, plain_key
from abyss_tui.frontends.tui.prompts.back import BACK
from abyss_tui.frontends.tui.prompts.prompt import Prompt, lines
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.games.abyss.actions import Recruit
from abyss_tui.games.abyss.cards.names import RACES, Race
from abyss_tui.games.abyss.cards.pieces import Ally, Lord
from abyss_tui.games.abyss.previews import PaymentPreview, Preview
from abyss_tui.games.abyss.rules.payments import Allies
from abyss_tui.games.abyss.sitting.paying import with_advised
from abyss_tui.games.abyss.text import payments
from abyss_tui.games.abyss.text.cards import card_text, lord_line
from abyss_tui.games.abyss.text.problems import message
from abyss_tui.games.abyss.text.signs import race_role, race_sign, short_race_name
from abyss_tui.i18n.voice import in_role, plain
from abyss_tui.kernel.question import Subject

ROOMY = 34
"""The rows from which on there is room between the parts."""
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

    def __init__(self, hand: Sequence[Ally], look: Look) -> None:
        super().__init__(id="cards")
        self._look = look
        self.rows = [
            sorted((ally for ally in hand if ally.race is race), key=lambda ally: ally.value)
            for race in RACES
        ]
        self.chosen: set[tuple[int, int]] = set()
        self.cursor = next(((row, 0) for row, cards in enumerate(self.rows) if cards), (0, 0))

    @property
    def allies(self) -> tuple[Ally, ...]:
        """The Allies chosen, sorted."""
        return tuple(self.rows[row][place] for row, place in sorted(self.chosen))

    def choose(self, allies: Iterable[Ally]) -> None:
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
        row.append_text(self._label(RACES[y]))
        for place, ally in enumerate(self.rows[y]):
            row.append_text(self._card(y, place, ally))
        if not self.rows[y]:
            row.append("  -", style="dim")
        strip = Strip(row.render(self.app.console)).apply_style(self.rich_style)
        return strip.adjust_cell_length(self.size.width, self.rich_style)

    def _label(self, race: Race) -> Text:
        """Return a Race with its sign as a chip, its name on its tone."""
        sign, role, _ = race_sign(race, self._look.voice)
        palette = self._look.palette
        name = set_cell_size(f" {short_race_name(race, self._look.voice)}", LABEL - 4)
        named = palette.on(palette.hi, palette.tones[role])
        return Text.assemble((f" {sign} ", palette.chip(role)), (name, named), " ")

    def _card(self, y: int, place: int, ally: Ally) -> Text:
        """Return a tile: on the tone of its Race, in its pure colour and marked when chosen."""
        palette, marks, role = self._look.palette, self._look.marks, race_role(ally.race)
        chosen = (y, place) in self.chosen
        at = (y, place) == self.cursor and self.has_focus
        room = self.card_width - 1
        style = palette.chip(role) if chosen else palette.on(palette.hi, palette.tones[role])
        if palette.blocks:
            head = marks.cursor if at else " "
            tile = f"{head}{ally.value:>{room - 3}}{marks.possible if chosen else ' '} "
            return Text.assemble((tile, style + Style(bold=at or chosen)), " ")
        tile = f"[{'x' if chosen else ' '}]{ally.value:>{room - 3}}"
        return Text.assemble((tile, Style(bold=chosen, reverse=at)), " ")

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

    The preview of who pays suggests up to three ways, the first of which is marked at the start.
    A payment that was advised comes before them, also if that happens meanwhile.
    """

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "recruit", show=False)]

    LIT: ClassVar[frozenset[str]] = Prompt.LIT | {"court"}
    may_leave = True
    DEFAULT_CSS = """
    PaymentPrompt.-roomy CardRows, PaymentPrompt.-roomy #recruit { margin: 1 0; }
    PaymentPrompt.-roomy #way-1 { margin-top: 1; }
    """

    def __init__(
        self,
        lord: Lord,
        pearls: int,
        preview: Preview,
        *,
        keys: int = 0,
        advised: Callable[[], Allies | None] = lambda: None,
    ) -> None:
        """`pearls` and `keys` are what the payer has; `advised` says which payment was advised."""
        super().__init__()
        self.keys = keys
        self.lord = lord
        self.pearls = pearls
        self.preview = preview
        self._ask_advised = advised
        self.advised = advised()
        self.ways = with_advised(preview.suggested(lord), self.advised)

    @property
    def heading(self) -> str:
        """The title of the box."""
        return self.words("RECRUIT")

    @property
    def cards(self) -> CardRows:
        """The hand."""
        return self.query_one(CardRows)

    def judge(self, allies: Iterable[Ally]) -> PaymentPreview:
        """Return what these Allies would do for the Lord."""
        return self.preview.payment(self.lord, tuple(allies))

    def own_keys(self) -> Iterable[tuple[str, str]]:
        """Return the keys that choose and pay."""
        yield self.words("arrows"), self.words("move over the hand")
        yield self.words("space"), self.words("take an Ally to pay, or give it back")
        if self.ways:
            yield self._digits, self.words("take this way of paying")
        yield "z", self.words("give all Allies back")
        yield self.words("enter"), self.words("recruit")
        yield self.words("q, backspace, esc"), self.words("step back")

    def subjects(self) -> tuple[Sequence[Subject], Subject | None]:
        """Return the Lord that is paid for."""
        lord = Subject("lord", self.lord)
        return (lord,), lord

    def key_line(self) -> str:
        """Return the keys that choose and pay."""
        return "   ".join(
            (
                self.words("arrows"),
                self.words("space takes"),
                *([self.words("{digits} ways", digits=self._digits)] if self.ways[1:] else []),
                self.words("z clears"),
                self.words("enter recruits"),
                self.words("i read"),
                self.words("q back"),
            )
        )

    @property
    def _digits(self) -> str:
        """The keys of the suggested ways."""
        return "1" if len(self.ways) == 1 else f"1-{len(self.ways)}"

    def parts(self) -> list[Widget]:
        """Return the Lord, the cards, the sum, and other ways."""
        voice = self.voice
        power = card_text(self.lord, voice)
        what = self.judge(())
        return [
            lines(
                Text(plain(lord_line(self.lord, voice)), "bold"),
                *([self.text(in_role(power, "dim"))] if power else []),
                self.text(payments.what_it_takes(self.lord, what, voice)),
            ),
            CardRows(self.preview.hand, self.look),
            Static("", id="sum", markup=False),
            *self._suggested(),
            Static(self._button(what, ()), id="recruit", markup=False),
        ]

    def _suggested(self) -> list[Static]:
        """Return a line for each suggested way, which the mouse can pick."""
        return [
            Static(self._line(place, way), id=f"way-{place}", classes="way", markup=False)
            for place, way in enumerate(self.ways, 1)
        ]

    def _line(self, place: int, way: Allies) -> Text:
        pays = payments.way(way, self.judge(way).pearls, self.voice)
        text = Text.assemble((f" {place} ", self.look.palette.glow_tone), " ")
        text.append_text(self.text(pays, coloured=True))
        if way == self.advised:
            text.append(f"   {self.words('advised')}", style="bold")
        return text

    def on_mount(self) -> None:
        """Begin with the first suggestion."""
        self.set_class(self.app.size.height >= ROOMY, "-roomy")
        self.cards.focus()
        self.cards.choose(self.ways[0] if self.ways else ())

    async def on_screen_resume(self) -> None:
        """Show a payment that was advised meanwhile; who has not chosen otherwise begins there."""
        advised = self._ask_advised()
        if advised == self.advised:
            return
        untouched = self.cards.allies == (self.ways[0] if self.ways else ())
        self.advised = advised
        self.ways = with_advised(self.preview.suggested(self.lord), advised)
        await self.query(".way").remove()
        await self.query_one("#box").mount_all(self._suggested(), before="#recruit")
        if untouched:
            self.cards.choose(self.ways[0])

    def on_card_rows_toggled(self) -> None:
        """Say what the payment does now."""
        voice, allies = self.voice, self.cards.allies
        what = self.judge(allies)
        bar = payment_bar(self.look, allies, what, self.pearls, self.inner_width)
        total = self.text(payments.total(what, self.pearls, voice), coloured=True)
        verdict = self.text(payments.verdict(what, voice), coloured=True)
        if what.problem is None:
            verdict.append_text(self.text(payments.gain(what, self.preview, voice)))
            verdict.append("   ")
            verdict.append_text(
                self.text(payments.brings(self.lord, self.keys, voice), coloured=True)
            )
        self.query_one("#sum", Static).update(Text("\n").join([bar, total, verdict]))
        self.query_one("#recruit", Static).update(self._button(what, allies))

    def _button(self, what: PaymentPreview, allies: Allies) -> Text:
        """Return the button that ends the payment; it glows when the payment will do."""
        palette = self.look.palette
        style = palette.glow_chip if what.problem is None else palette.off_chip
        advised = allies == self.advised
        pays = payments.button(what, self.voice, advised=advised)
        text = f" {self.words('enter')}  {pays} "
        back = f" q  {self.words('back')} "
        return Text.assemble((text, style), "  ", (back, palette.off_chip))

    def action_recruit(self) -> None:
        """Recruit, or say again why not."""
        allies = self.cards.allies
        what = self.judge(allies)
        if what.problem is None:
            self.dismiss(Recruit(self.lord, allies))
        else:
            self.say(self.voice.say(message(what.problem)), seconds=3)

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
        if key in BACK:
            event.stop()
            self.dismiss(None)
        elif key == "z":
            event.stop()
            self.cards.choose(())
        elif number is not None and 1 <= number <= len(self.ways):
            event.stop()
            self.cards.choose(self.ways[number - 1])
