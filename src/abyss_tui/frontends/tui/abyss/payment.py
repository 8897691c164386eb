"""The prompt that pays for a Lord: Allies are toggled, everything else follows at once."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar, Final

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.events import Click, Key
from textual.geometry import Region, Size
from textual.widget import Widget
from textual.widgets import Static

from abyss_tui.frontends.tui.abyss.card_portraits import portrait_of
from abyss_tui.frontends.tui.abyss.panels.pieces import signs_of
from abyss_tui.frontends.tui.abyss.payment_bar import payment_bar
from abyss_tui.frontends.tui.abyss.payment_cards import ROOMY, CardColumns
from abyss_tui.frontends.tui.keys.keys import number_of, plain_key
from abyss_tui.frontends.tui.prompts.back import BACK
from abyss_tui.frontends.tui.prompts.prompt import Prompt, lines
from abyss_tui.frontends.tui.prompts.sketch import Sketch
from abyss_tui.frontends.tui.widgets.canvas import Canvas
from abyss_tui.frontends.tui.widgets.portrait_cache import PortraitsOf
from abyss_tui.frontends.tui.widgets.portraits import to_paint
from abyss_tui.games.abyss.actions import Recruit
from abyss_tui.games.abyss.cards.pieces import Ally, Lord
from abyss_tui.games.abyss.previews import PaymentPreview, Preview
from abyss_tui.games.abyss.rules.payments import Allies
from abyss_tui.games.abyss.sitting.paying import with_advised
from abyss_tui.games.abyss.text import payments
from abyss_tui.games.abyss.text.cards import card_text, lord_line
from abyss_tui.games.abyss.text.problems import message
from abyss_tui.games.abyss.text.signs import guild_name, race_role
from abyss_tui.i18n.voice import in_role
from abyss_tui.kernel.question import Subject

IN_PERSON: Final = Size(18, 10)
"""The cells of the portrait of the Lord."""
MOST_LINES: Final = 2
"""So many lines of cards are as high as the portrait."""
_BESIDE: Final = 1
"""The cells between the portrait and the cards."""


class PaymentPrompt(Prompt[Recruit | None]):
    """Chooses the Allies that pay for a Lord; Escape gives everything back.

    The preview of who pays suggests up to three ways, the first of which is marked at the start.
    A payment that was advised comes before them, also if that happens meanwhile.
    """

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "recruit", show=False)]

    asks = "pay"
    may_leave = True
    DEFAULT_CSS = """
    PaymentPrompt Horizontal, PaymentPrompt #beside { height: auto; }
    PaymentPrompt Sketch { margin-right: 1; }
    PaymentPrompt #beside.-pictured .intro { padding-left: 1; }
    PaymentPrompt.-roomy CardColumns, PaymentPrompt.-roomy #way-1 { margin-top: 1; }
    PaymentPrompt.-roomy #sum, PaymentPrompt.-roomy #recruit { margin-top: 1; }
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
        self._portraits = PortraitsOf(self, self._show_lord)
        self._pearls: dict[Allies, int] = {}
        """The Pearls that each suggested way takes, once it was judged."""

    @property
    def heading(self) -> str:
        """The title of the box."""
        return self.words("RECRUIT")

    @property
    def cards(self) -> CardColumns:
        """The hand."""
        return self.query_one(CardColumns)

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
        name = self.text(lord_line(self.lord, voice), coloured=True)
        name.stylize_before("bold")
        told = lines(
            name,
            *([self.text(in_role(power, "dim"))] if power else []),
            self.text(payments.what_it_takes(self.lord, what, voice)),
        )
        cards = CardColumns(self.preview.hand, self.look)
        lord = Sketch(self._lord_drawn())
        self.set_class(self.app.size.height >= ROOMY, "-roomy")  # before there is anything to style
        lord.display = self._has_room_for_lord(cards)
        pictured = "-pictured" if lord.display else None
        return [
            Horizontal(lord, Vertical(told, cards, id="beside", classes=pictured)),
            Static("", id="sum", markup=False),
            *self._suggested(),
            Static(self._button(what, ()), id="recruit", markup=False),
        ]

    def _lord_drawn(self) -> Canvas:
        """Return the Lord in person above the name of its Guild."""
        look, role = self.look, race_role(self.lord.race)
        wide, high = IN_PERSON
        drawn = Canvas(wide, high + 1, look)
        if not look.palette.blocks:
            return drawn
        drawn.fill(Region(0, 0, wide, high), look.palette.tones[role])
        self._portraits.lay(to_paint(portrait_of(self.lord), IN_PERSON, look), drawn, 0, 0)
        guild = f"{signs_of(look).guild(self.lord.guild)} {guild_name(self.lord.guild, self.voice)}"
        drawn.put(0, high, f" {look.cut(guild, wide - 1)}".ljust(wide), look.palette.chip(role))
        return drawn

    def _show_lord(self) -> None:
        """Show the Lord where there is room for it beside the cards."""
        for sketch in self.query(Sketch):
            sketch.display = self._has_room_for_lord(self.cards)
            self.query("#beside").set_class(sketch.display, "-pictured")
            if sketch.display:
                sketch.show(self._lord_drawn())

    def _has_room_for_lord(self, cards: CardColumns) -> bool:
        """Whether the cards have room beside the Lord."""
        look, beside = self.look, self.inner_width - IN_PERSON.width - _BESIDE
        roomy = self.app.size.height >= ROOMY
        return look.shows_pictures and roomy and cards.packing(beside).lines <= MOST_LINES

    def on_resize(self) -> None:
        """Take the room that there is now."""
        super().on_resize()
        self.set_class(self.app.size.height >= ROOMY, "-roomy")
        self._show_lord()

    def _suggested(self) -> list[Static]:
        """Return a line for each suggested way, which the mouse can pick."""
        return [
            Static(self._line(place, way), id=f"way-{place}", classes="way", markup=False)
            for place, way in enumerate(self.ways, 1)
        ]

    def _mark_way(self) -> None:
        """Mark the way that was taken, if it is one of those suggested."""
        chosen = Counter(self.cards.allies)
        for each, (place, way) in zip(self.query(".way"), enumerate(self.ways, 1), strict=False):
            assert isinstance(each, Static)
            each.update(self._line(place, way, taken=Counter(way) == chosen), layout=False)

    def _line(self, place: int, way: Allies, *, taken: bool = False) -> Text:
        look, palette = self.look, self.look.palette
        if way not in self._pearls:
            self._pearls[way] = self.judge(way).pearls
        pieces = look.pieces(payments.way(way, self._pearls[way], self.voice))
        if way == self.advised:
            pieces.append((f"   {self.words('advised')}", palette.hi))
        pieces = [(" ", palette.text), *pieces]
        if taken:
            pieces = [*pieces, (f" {look.marks.possible} ", palette.hi)]
            pieces = [(text, palette.on(style, palette.sel)) for text, style in pieces]
        return Text.assemble((f" {place} ", palette.glow_tone), *pieces)

    def on_mount(self) -> None:
        """Begin with the first suggestion, and with the Lord as soon as it is painted."""
        self._show_lord()
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

    def on_card_columns_toggled(self) -> None:
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
        self._mark_way()

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
