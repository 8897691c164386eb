"""The buy offer in pass-and-play: one public screen that the whole table answers with one key.

Nothing about an offer is private but the buyers' hands, so the keyboard is not passed. The
order of asking is kept: that a later seat buys means that those before it declined.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from time import monotonic

from rich.cells import set_cell_size
from rich.text import Text
from textual.events import Key
from textual.widget import Widget
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from abyss_tui.games.abyss.previews import BuyerPreview, Preview
from abyss_tui.games.abyss.text import offers
from abyss_tui.games.abyss.text.problems import brief, message
from abyss_tui.games.abyss.views import View
from abyss_tui.kernel.question import Subject
from abyss_tui.tui.keys import number_of, plain_key
from abyss_tui.tui.prompts.prompt import Prompt, lines
from abyss_tui.tui.widgets.rows import Rows


@dataclass(frozen=True, slots=True)
class TableAnswer:
    """What the table says to an offer: who buys (None: nobody), or who looks at a hand first."""

    buyer: int | None = None
    looking: bool = False


SETTLE = 0.3
"""Seconds before a row can be picked: the Enter that turned the card up may repeat."""


class OfferPrompt(Prompt[TableAnswer]):
    """Asks all opponents of the explorer at once; it shows nobody's hand."""

    def __init__(self, view: View, preview: Preview, here: frozenset[int]) -> None:
        """`here` are the seats that share this screen; others are asked at their own."""
        super().__init__()
        self.view = view
        self.buyers = preview.offer
        self.here = here
        self._laid_at = monotonic()
        self.asked = [buyer.seat for buyer in self.buyers if buyer.problem is None]
        self.can = [seat for seat in self.asked if seat in here]

    @property
    def heading(self) -> str:
        """The title of the box."""
        return self.words("OFFER AT THE TABLE")

    def own_keys(self) -> Iterable[tuple[str, str]]:
        """Return the keys that answer for the whole table."""
        yield self.words("n, enter"), self.words("nobody buys")
        yield from (
            (str(seat + 1), self.words("{name} buys", name=self.view.players[seat].name))
            for seat in self.can
        )
        yield "v", self.words("a player looks at their hand first")

    def subjects(self) -> tuple[Sequence[Subject], Subject | None]:
        """Return the card on offer."""
        card = Subject("card", self.view.track[-1])
        return (card,), card

    def parts(self) -> list[Widget]:
        """Return what is on offer, a row for every opponent, and the keys."""
        keys = "one key answers for the whole table   v a player looks at their hand first"
        return [
            lines(
                self.text(offers.announcement(self.view, self.voice)),
                self.text(offers.order_of_asking(self.view, self.asked, self.voice)),
            ),
            Rows(*self._rows(), id="choices", marks=self.voice.marks),
            lines(self.words(keys), classes="keys"),
        ]

    def _rows(self) -> list[Option]:
        nobody = Text.assemble(
            " ", ("[n] ", "bold"), self.words("Nobody buys"), (f"   {self.words('enter')}", "dim")
        )
        return [Option(nobody, id="nobody"), *(self._row(buyer) for buyer in self.buyers)]

    def _row(self, buyer: BuyerPreview) -> Option:
        has = offers.means(self.view, buyer.seat, self.voice)
        name = set_cell_size(self.view.players[buyer.seat].name, 16)
        if buyer.problem is None and buyer.seat not in self.here:
            why = self.words("is asked at their own screen")
            row = Text.assemble("     ", (f"{name}        {has} {why}", "dim"))
        elif buyer.problem is None:
            buys = self.words("{name} buys", name=name)
            key = f"[{buyer.seat + 1}] "
            row = Text.assemble(" ", (key, "bold"), f"{buys}   ", (has, "dim"))
        else:
            why = f"{self.voice.marks.impossible} {brief(buyer.problem, None, self.voice)}"
            row = Text.assemble("     ", (f"{name}        {has} {why}", "dim"))
        return Option(row, id=str(buyer.seat), disabled=buyer.seat not in self.can)

    def on_mount(self) -> None:
        """Mark what costs nothing."""
        rows = self.query_one(Rows)
        rows.highlighted = 0
        rows.focus()

    def _settled(self) -> bool:
        """Whether the offer has lain there long enough to be meant by an Enter."""
        return monotonic() - self._laid_at >= SETTLE

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A row was picked with Enter or the mouse."""
        event.stop()
        if not self._settled():
            return
        chosen = event.option_id
        self.dismiss(TableAnswer(None if chosen in (None, "nobody") else int(str(chosen))))

    def on_key(self, event: Key) -> None:
        """Answer by the number of a seat, by `n`, or ask to see a hand with `v`."""
        key, number = plain_key(event.key), number_of(event.key)
        if key == "n":
            event.stop()
            self.dismiss(TableAnswer())
        elif key == "v":
            event.stop()
            self.dismiss(TableAnswer(looking=True))
        elif number is not None:
            event.stop()
            self._answer_for(number - 1)

    def _answer_for(self, seat: int) -> None:
        if seat in self.can:
            self.dismiss(TableAnswer(seat))
            return
        for buyer in self.buyers:
            if buyer.seat == seat and buyer.problem is not None:
                name = self.view.players[seat].name
                why = self.voice.say(message(buyer.problem))
                self.say(self.words("{name}: {why}", name=name, why=why), seconds=3)
                return
        self.say(self.words("Nobody with the number {number} buys here.", number=seat + 1))
