"""The buy offer in pass-and-play: one public screen that the whole table answers with one key.

Nothing about an offer is private but the buyers' hands, so the keyboard is not passed. The
order of asking is kept: that a later seat buys means that those before it declined.
"""

from dataclasses import dataclass
from time import monotonic

from rich.text import Text
from textual.events import Key
from textual.widget import Widget
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from abyss_tui.games.abyss.prospects import BuyerProspect, Prospects
from abyss_tui.games.abyss.reasons import BRIEF
from abyss_tui.games.abyss.views import View
from abyss_tui.tui.keys import number_of, plain_key
from abyss_tui.tui.prompts.prompt import Prompt, lines
from abyss_tui.tui.widgets.rows import Rows
from abyss_tui.tui.wording import ally_words, fit, pearls_words, track_words


@dataclass(frozen=True, slots=True)
class TableAnswer:
    """What the table says to an offer: who buys (None: nobody), or who looks at a hand first."""

    buyer: int | None = None
    looking: bool = False


SETTLE = 0.3
"""Seconds before a row can be picked: the Enter that turned the card up may repeat."""


class OfferPrompt(Prompt[TableAnswer]):
    """Asks all opponents of the explorer at once; it shows nobody's hand."""

    def __init__(self, view: View, prospects: Prospects) -> None:
        super().__init__("OFFER AT THE TABLE")
        self.view = view
        self.buyers = prospects.offer
        self._laid_at = monotonic()
        self.can = [buyer.seat for buyer in self.buyers if buyer.problem is None]

    def parts(self) -> list[Widget]:
        """Return what is on offer, a row for every opponent, and the keys."""
        view = self.view
        asked = ", ".join(view.players[seat].name for seat in self.can)
        return [
            lines(
                Text.assemble(
                    (view.active.name, "bold"),
                    " dives and turns up ",
                    (ally_words(view.track[-1]), "bold"),
                    f".  Price now {pearls_words(view.price)}; the next one sold costs "
                    f"{pearls_words(view.price + 1)}.",
                ),
                f"On the track: {track_words(view.track)}     Asked in this order: {asked}",
            ),
            Rows(*self._rows(), id="choices"),
            lines(
                "one key answers for the whole table   v a player looks at their hand first",
                classes="keys",
            ),
        ]

    def _rows(self) -> list[Option]:
        nobody = Text.assemble(" ", ("[n] ", "bold"), "Nobody buys", ("   enter", "dim"))
        return [Option(nobody, id="nobody"), *(self._row(buyer) for buyer in self.buyers)]

    def _row(self, buyer: BuyerProspect) -> Option:
        player = self.view.players[buyer.seat]
        facts = f"{pearls_words(player.pearls):<10} hand {player.hand_size:<3}"
        name = fit(player.name, 16)
        if buyer.problem is None:
            row = Text.assemble(
                " ", (f"[{buyer.seat + 1}] ", "bold"), f"{name} buys   ", (facts, "dim")
            )
        else:
            why = BRIEF[buyer.problem.code].format(**buyer.problem.details)
            row = Text.assemble("     ", (f"{name}        {facts} × {why}", "dim"))
        return Option(row, id=str(buyer.seat), disabled=buyer.problem is not None)

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
                self.notify(f"{name}: {buyer.problem.sentence()}", markup=False, timeout=3)
