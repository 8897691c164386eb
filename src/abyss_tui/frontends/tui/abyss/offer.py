"""The buy offer in pass-and-play: one public screen that the whole table answers with one key.

Nothing about an offer is private but the buyers' hands, so the keyboard is not passed. The
order of asking is kept: that a later seat buys means that those before it declined.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich.style import Style
from rich.text import Text
from textual.containers import Horizontal, Vertical
from textual.events import Key
from textual.widget import Widget
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from abyss_tui.frontends.tui.abyss.pictures import WIDTH, ally_on_offer
from abyss_tui.frontends.tui.keys.commands import INFORM, KEYS, PLAYERS
from abyss_tui.frontends.tui.keys.keys import number_of, plain_key
from abyss_tui.frontends.tui.prompts.choice import CHOOSE_FIRST
from abyss_tui.frontends.tui.prompts.columns import in_columns, in_columns_within
from abyss_tui.frontends.tui.prompts.prompt import Prompt, lines
from abyss_tui.frontends.tui.prompts.sketch import Sketch
from abyss_tui.frontends.tui.screens.step_prompts import SOMEBODY_LOOKS
from abyss_tui.frontends.tui.widgets.rows import Rows
from abyss_tui.games.abyss.previews import BuyerPreview, Preview
from abyss_tui.games.abyss.text import offers
from abyss_tui.games.abyss.text.cards import pearls
from abyss_tui.games.abyss.text.problems import brief, message
from abyss_tui.games.abyss.views import View
from abyss_tui.i18n.voice import in_role
from abyss_tui.kernel.question import Subject
from abyss_tui.kernel.sitting import AnswerOfAll

ROOMY: Final = 34
"""The rows from which on there is room for a picture of the Ally."""
_PICTURE: Final = WIDTH + 2
"""The cells that the picture takes."""
_INDENT: Final = 6
"""The cells before the name in a row."""


class OfferPrompt(Prompt[AnswerOfAll]):
    """Asks all opponents of the explorer at once; it shows nobody's hand."""

    DEFAULT_CSS = """
    OfferPrompt Horizontal { height: auto; }
    OfferPrompt Sketch { margin: 1 2 1 0; }
    OfferPrompt #beside { height: auto; }
    OfferPrompt #beside.-pictured { padding-top: 1; }
    OfferPrompt Rows { margin: 1 0; }
    """

    asks = "offer"

    def __init__(self, view: View, preview: Preview, here: Sequence[int]) -> None:
        """`here` are the seats that share this screen; others are asked at their own."""
        super().__init__()
        self.view = view
        self.buyers = preview.offer
        self.here = here
        self.asked = [buyer.seat for buyer in self.buyers if buyer.problem is None]
        self.can = [seat for seat in self.asked if seat in here]

    @property
    def heading(self) -> str:
        """The title of the box."""
        return self.words("OFFER AT THE TABLE")

    def own_keys(self) -> Iterable[tuple[str, str]]:
        """Return the keys that answer for the whole table."""
        nobody = "n" if self.came_by_itself else self.words("n, enter")
        yield nobody, self.words("nobody buys")
        yield from (
            (str(seat + 1), self.words("{name} buys", name=self.view.players[seat].name))
            for seat in self.can
        )
        yield "v", self.words("a player looks at their hand first")

    def subjects(self) -> tuple[Sequence[Subject], Subject | None]:
        """Return the card on offer."""
        card = Subject("card", self.view.track[-1])
        return (card,), card

    def key_line(self) -> str:
        """Return the keys that answer for the whole table."""
        seats = " ".join(str(seat + 1) for seat in self.can)
        return "   ".join(
            (
                self.words("n nobody"),
                self.words("{seats} the player of that seat buys", seats=seats),
                self.words("v look at a hand first"),
                self.words("{key} read", key=self.sign(INFORM)),
                self.words("{key} all", key=self.sign(PLAYERS)),
                self.words("{key} help", key=self.sign(KEYS)),
            )
        )

    def parts(self) -> list[Widget]:
        """Return what is on offer, and a row for every opponent in the order of asking."""
        parts: list[Widget] = [
            lines(
                self.text(offers.who_turned_up(self.view, self.voice), coloured=True),
                self.text(offers.prices(self.view, self.voice), coloured=True),
            ),
            Rows(
                *(
                    Option(line, id=name, disabled=name != "nobody" and int(name) not in self.can)
                    for name, line in self._rows()
                ),
                id="choices",
                marks=self.voice.marks,
            ),
        ]
        if len(self.asked) > 1:
            order = self.words("In this order; who comes later buys if those before pass.")
            parts.append(lines(Text(order, self.look.palette.dim)))
        picture = Sketch(ally_on_offer(self.look, self.view))
        beside = Vertical(*parts, id="beside")
        self._show_picture(picture, beside)
        return [Horizontal(picture, beside)]

    def _show_picture(self, picture: Sketch, beside: Vertical) -> None:
        picture.display = self._has_room_for_picture()
        beside.set_class(picture.display, "-pictured")

    def on_resize(self) -> None:
        """Lay the rows into the room that there is now."""
        super().on_resize()
        self._show_picture(self.query_one(Sketch), self.query_one("#beside", Vertical))
        rows = self.query_one(Rows)
        for name, line in self._rows():
            rows.replace_option_prompt(name, line)
        rows.mark_again()

    def _has_room_for_picture(self) -> bool:
        """Whether the picture leaves room for what stands in the columns of every row."""
        widest = max(line.cell_len for line in in_columns([row[:-1] for row in self._columns()]))
        beside = self.inner_width - _PICTURE - 1
        return self.app.size.height >= ROOMY and widest <= beside

    def _rows(self) -> Iterator[tuple[str, Text]]:
        """Yield who can be chosen, with the line of each."""
        picture = _PICTURE if self._has_room_for_picture() else 0
        cells = self.inner_width - picture - 1
        names = ["nobody", *(str(buyer.seat) for buyer in self.buyers)]
        laid = in_columns_within(cells, self._columns(), indent=_INDENT - 1)
        for name, line in zip(names, laid, strict=True):
            yield name, Text(" ") + line

    def _columns(self) -> list[tuple[Text, ...]]:
        """Return what stands in the columns of each row; in the last one, what follows."""
        palette = self.look.palette
        nobody = (_key("n", palette.glow_chip), Text(self.words("Nobody buys"), "bold"))
        last = Text("" if self.came_by_itself else self.words("enter"), palette.title)
        empty = Text()
        return [(*nobody, empty, empty, empty, last), *map(self._row, self.buyers)]

    def _row(self, buyer: BuyerPreview) -> tuple[Text, ...]:
        """Return what stands in the columns of a buyer; of one who is not asked here, why not."""
        view, voice, palette, seat = self.view, self.voice, self.look.palette, buyer.seat
        here = seat in self.can
        price = pearls(view.price, voice)
        buys = self.text(voice.sentence("pays {price}", price=price), coloured=True)
        has = [self.text(each, coloured=True) for each in offers.purse(view, seat, voice)]
        if here:
            then = self.text(in_role(offers.afterwards(view, seat, voice), "dim"), coloured=True)
        elif buyer.problem is None:
            then = Text(self.words("is asked at their own screen"))
        else:
            why = brief(buyer.problem, None, voice)
            then = Text(f"{voice.marks.impossible} {why}", palette.rose)
        name = Text(view.players[seat].name, "bold" if here else palette.dim)
        cap = palette.glow_chip if here else palette.off_chip
        return _key(str(seat + 1), cap), name, buys if here else Text(), *has, then

    def on_mount(self) -> None:
        """Mark what costs nothing; but nothing if the offer came by itself.

        No curtain comes before it: an Enter may be meant for one.
        """
        rows = self.query_one(Rows)
        rows.highlighted = None if self.came_by_itself else 0
        rows.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A row was picked with Enter or the mouse."""
        event.stop()
        chosen = event.option_id
        self.dismiss(AnswerOfAll(None if chosen in (None, "nobody") else int(str(chosen))))

    def on_key(self, event: Key) -> None:
        """Answer by the number of a seat, by `n`, or ask to see a hand with `v`.

        Enter picks the marked row; while there is none, it is told what does.
        """
        key, number = plain_key(event.key), number_of(event.key)
        if key == "n":
            event.stop()
            self.dismiss(AnswerOfAll())
        elif key == "v":
            event.stop()
            self.dismiss(SOMEBODY_LOOKS)
        elif number is not None:
            event.stop()
            self._answer_for(number - 1)
        elif key == "enter" and self.query_one(Rows).highlighted is None:
            event.stop()
            self.say(self.words(CHOOSE_FIRST), seconds=3)

    def _answer_for(self, seat: int) -> None:
        if seat in self.can:
            self.dismiss(AnswerOfAll(seat))
            return
        for buyer in self.buyers:
            if buyer.seat == seat and buyer.problem is not None:
                name = self.view.players[seat].name
                why = self.voice.say(message(buyer.problem))
                self.say(self.words("{name}: {why}", name=name, why=why), seconds=3)
                return
        self.say(self.words("Nobody with the number {number} buys here.", number=seat + 1))


def _key(key: str, style: Style) -> Text:
    return Text(f" {key} ", style)
