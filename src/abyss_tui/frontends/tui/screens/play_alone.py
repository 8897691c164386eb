"""Playing alone: against how many bots, of which level, and what one is called oneself."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from abyss_tui.frontends.tui.prompts.edge import TopEdge
from abyss_tui.frontends.tui.screens.dealing_form import LABEL, DealingForm
from abyss_tui.frontends.tui.widgets.fields import FieldRows, Labelled, WrittenLine
from abyss_tui.frontends.tui.widgets.plate import Plate
from abyss_tui.frontends.tui.widgets.rows import Rows
from abyss_tui.games import registry
from abyss_tui.table.alone import AGAINST, Alone, proposed
from abyss_tui.table.bots import levels_of
from abyss_tui.table.start import LONGEST_NAME, fresh_seed, seats_of


class PlayAlone(DealingForm):
    """Asks for the bots; what was chosen the last time is chosen already."""

    DEFAULT_CSS = """
    PlayAlone > Plate { width: 62; }
    PlayAlone #level { max-height: 6; }
    PlayAlone #character { height: 3; margin: 0 0 1 0; color: $text-muted; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q", "back", show=False),
        *(Binding(str(bots), f"against({bots})", show=False) for bots in (1, 2, 3)),
    ]

    def __init__(self, game: str, players: Sequence[str], environment: Mapping[str, str]) -> None:
        """`game` is the slug of the game to be dealt.

        `players` are those of the last game as they are written, `environment` what the terminal
        says of who sits there.
        """
        super().__init__(game, registry.with_bots(registry.on_screens()))
        self.players = players
        self.environment = environment
        self.levels = levels_of(self.game)
        self.usual = proposed(players, environment, self.game)

    def compose(self) -> ComposeResult:
        """Lay out the form."""
        yield self.sea()
        with Plate():
            yield TopEdge(self.words("PLAY ALONE"), self.look)
            yield from self.game_rows()
            name = WrittenLine(
                self.usual.name or self.words("Player {number}", number=1),
                placeholder=self.words("name"),
                max_length=LONGEST_NAME,
                compact=True,
            )
            label = self.words("Your name")
            yield Labelled(label, name, width=LABEL, marks=self.voice.marks)
            yield Static("\n" + self.words("Against"))
            yield FieldRows(marks=self.voice.marks, id="against")
            yield Static("\n" + self.words("At which level?"))
            yield FieldRows(marks=self.voice.marks, id="level")
            yield Static("", id="character", markup=False)
            yield from self.foot()

    def on_mount(self) -> None:
        """Begin with the bots: the name is there, and mostly right; else with the name."""
        self.mark_game()
        self.follow_game()
        self.query_one("#against" if self.usual.name else Input).focus()

    def follow_game(self) -> None:
        """Offer as many bots as the game seats, and the levels it has; propose what is usual."""
        self.levels = levels_of(self.game)
        self.usual = proposed(self.players, self.environment, self.game)
        most = seats_of(self.game)[-1] - 1
        against, level = self.query_one("#against", Rows), self.query_one("#level", Rows)
        against.set_options(Option(Text(f"  {self.voice.say(each)}")) for each in AGAINST[:most])
        level.set_options(Option(Text(f"  {self.voice.say(each.name)}")) for each in self.levels)
        against.highlighted = self.usual.bots - 1
        level.highlighted = [each.slug for each in self.levels].index(self.usual.level)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Say what to expect of the level that is marked.

        The row of the event may be one of the game that was marked before.
        """
        event.stop()
        marked = event.option_list.highlighted
        if event.option_list.id == "level" and marked is not None:
            level = self.levels[marked]
            name, character = self.voice.say(level.name), self.voice.say(level.character)
            said = self.words("{level}. {character}", level=name, character=character)
            self.query_one("#character", Static).update(said)

    def own_keys(self) -> Iterator[tuple[str, str]]:
        """Yield the keys, with what they do."""
        most = self.query_one("#against", Rows).option_count
        yield f"1-{most}", self.words("play against so many bots")
        yield from super().own_keys()

    def on_input_submitted(self) -> None:
        """Enter after the name goes on to the bots."""
        self.query_one("#against").focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter goes on from how many to how they play, and from there into the game."""
        event.stop()
        if event.option_list.id == "against":
            self.query_one("#level").focus()
        else:
            self.start()

    def action_against(self, bots: int) -> None:
        """Choose so many bots by their number, if so many can play."""
        against = self.query_one("#against", Rows)
        if bots <= against.option_count:
            against.highlighted = bots - 1
            self.query_one("#level").focus()

    def chosen(self) -> Alone:
        """Return what is chosen now."""
        bots = (self.query_one("#against", Rows).highlighted or 0) + 1
        level = self.levels[self.query_one("#level", Rows).highlighted or 0].slug
        return replace(self.usual, name=self.query_one(Input).value.strip(), bots=bots, level=level)

    def start(self) -> None:
        """Begin as it is chosen, or say why not."""
        chosen = self.chosen()
        reason = chosen.why_not(self.game)
        if reason is not None:
            self.say_wrong(reason)
            self.query_one(Input).focus()
        else:
            self.dismiss(chosen.game(fresh_seed(), self.game))
