"""Seating the players: two to four names, and who begins."""

from collections.abc import Iterator, Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.widgets import Input, Static
from textual.widgets.option_list import Option

from abyss_tui.frontends.tui.prompts.edge import TopEdge
from abyss_tui.frontends.tui.screens.dealing_form import LABEL, DealingForm
from abyss_tui.frontends.tui.widgets.fields import FieldRows, Labelled, WrittenLine
from abyss_tui.frontends.tui.widgets.plate import Plate
from abyss_tui.frontends.tui.widgets.rows import Rows
from abyss_tui.games import registry
from abyss_tui.table.bots import is_person, new_game, why_not_written
from abyss_tui.table.programs import LONGEST_COMMAND
from abyss_tui.table.start import fresh_seed, seats_of


class NewGameForm(DealingForm):
    """Asks for the names in seating order; a name left empty is an empty chair."""

    DEFAULT_CSS = """
    NewGameForm > Plate { width: 62; }
    """

    def __init__(self, game: str, names: Sequence[str] = ()) -> None:
        """`game` is the slug of the game to be dealt; `names` are those who played last."""
        super().__init__(game, registry.on_screens())
        self.names = names
        self.seats = seats_of(self.game)

    def compose(self) -> ComposeResult:
        """Lay out the form."""
        yield self.sea()
        with Plate():
            yield TopEdge(self.words("NEW GAME"), self.look)
            yield from self.game_rows()
            yield Static(id="who", markup=False)
            for seat in range(max(seats_of(each)[-1] for each in self.games)):
                name = WrittenLine(
                    self.names[seat] if seat < len(self.names) else "",
                    id=f"name-{seat}",
                    max_length=LONGEST_COMMAND,
                    compact=True,
                )
                label = self.words("Player {number}", number=seat + 1)
                yield Labelled(label, name, width=LABEL, marks=self.voice.marks)
            yield Static("\n" + self.words("Who begins?"))
            yield FieldRows(marks=self.voice.marks, id="first")
            yield from self.foot()

    def on_mount(self) -> None:
        """Begin with the first chair, or with the start if those who played last play again."""
        self.mark_game()
        self.follow_game()
        if self.names:
            self.query_one("#start").focus()
        else:
            self.query(Input).first().focus()

    def follow_game(self) -> None:
        """Have as many chairs as the game has, and say how many are needed."""
        self.seats = seats_of(self.game)
        who = self.words("Who plays? Two to four names, clockwise.")
        if self.seats != range(2, 5):  # the usual number is said in words
            text = "Who plays? {fewest} to {most} names, clockwise."
            who = self.words(text, fewest=self.seats[0], most=self.seats[-1])
        self.query_one("#who", Static).update(f"{who}\n")
        for seat, chair in enumerate(self.query(Input)):
            assert chair.parent is not None
            chair.parent.display = seat < self.seats[-1]
            optional = seat >= self.seats[0]
            chair.placeholder = self.words("(nobody, or bot:easy)" if optional else "name")
        self._list_beginners()

    def _chairs(self) -> list[Input]:
        """Return where names can be written."""
        return list(self.query(Input))[: self.seats[-1]]

    def on_input_changed(self) -> None:
        """Keep the list of who could begin."""
        self._list_beginners()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter goes to the next field; in an empty one, to the start once there are enough."""
        names = self.seated()
        if event.value.strip():
            self.app.action_focus_next()
        elif len(names) in self.seats:
            self.query_one("#start").focus()
        else:
            self._say_why_not(names)

    def seated(self) -> tuple[str, ...]:
        """Return the names that are written, in order."""
        return tuple(name for each in self._chairs() if (name := each.value.strip()))

    def _called(self) -> Iterator[str]:
        """Yield what each player is called who could begin; of a bot the seat tells which one."""
        for seat, field in enumerate(self._chairs(), 1):
            written = field.value.strip()
            if written and is_person(written):
                yield written
            elif written:
                player = self.words("Player {number}", number=seat)
                yield f"{player}{self.words(': ')}{written}"

    def _list_beginners(self) -> None:
        rows = self.query_one("#first", Rows)
        kept = rows.highlighted or 0
        names = [Option(Text(f"  {self.words('Random')}"), id="random")]
        names += [
            Option(Text(f"  {name}"), id=str(seat)) for seat, name in enumerate(self._called())
        ]
        rows.set_options(names)
        rows.highlighted = min(kept, len(names) - 1)

    def on_option_list_option_selected(self) -> None:
        """Who begins was chosen: on to the start."""
        self.query_one("#start").focus()

    def _say_why_not(self, names: tuple[str, ...]) -> bool:
        """Say what stands against these names; return whether something does."""
        reason = why_not_written(names, self.game)
        if reason is not None:
            self.say_wrong(reason)
        return reason is not None

    def start(self) -> None:
        """Begin with who is written down, or say why not."""
        names = self.seated()
        if self._say_why_not(names):
            return
        chosen = self.query_one("#first", Rows).highlighted or 0
        first = chosen - 1 if chosen else None
        self.dismiss(new_game(names, fresh_seed(), self.game, first))
