"""A screen over which everything at the table can be read in full: at a table, in a replay."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from textual.geometry import Region

from abyss_tui.frontends.tui.game_ui import GameUI, Seen
from abyss_tui.frontends.tui.keys.commands import CARDS, HIDE, PLAYERS, WAYS, Command
from abyss_tui.frontends.tui.prompts.base_screen import BaseScreen
from abyss_tui.frontends.tui.prompts.cards import Card, Cards
from abyss_tui.frontends.tui.prompts.reading import Leafing, Page, Reading
from abyss_tui.frontends.tui.widgets.board_view import BoardView
from abyss_tui.frontends.tui.widgets.panel import Panel
from abyss_tui.frontends.tui.widgets.targets import Target
from abyss_tui.i18n.voice import Sentence
from abyss_tui.kernel.game_kind import GameKind
from abyss_tui.kernel.question import Subject


class InformingScreen(BaseScreen[None]):
    """Tells of what lies on its board, as whoever looks may know it."""

    ui: GameUI
    game_kind: GameKind
    """The kind of game that is looked at."""

    @property
    def lacking(self) -> frozenset[str]:
        """The actions that mean nothing in this game: they are neither offered nor listed."""
        return frozenset(
            (
                *(() if self.game_kind.hides_hands else (HIDE.action, "hands", "eyes")),
                *(() if self.game_kind.levels else ("costly_moves",)),
                *(() if self.ui.reference.lists_cards else (CARDS.action,)),
                *(() if hasattr(self, f"action_{WAYS.action}") else (WAYS.action,)),
            )
        )

    def knows(self, command: Command) -> bool:
        """Return whether a command means something in this game."""
        return command.action not in self.lacking

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Leave the keys alone of what means nothing in this game."""
        return action not in self.lacking and super().check_action(action, parameters)

    def shown(self) -> Seen:
        """Return the table as it is shown now: without a hand that is hidden."""
        raise NotImplementedError

    def room_beside(self) -> int | None:
        """Return how many columns lie beside the players and the log."""
        regions = self.query_one(BoardView).regions(self.app.size).values()
        return min((each.x for each in regions if each.x > 0), default=self.app.size.width)

    def lit_behind(self, names: Iterable[str], subjects: Iterable[Subject]) -> list[Region]:
        """Return where these panels are, and those on which these things lie."""
        board, about = self.query_one(BoardView), {Target(*each) for each in subjects}
        lit = {*names, *(panel.name for panel, spot in board.spots() if spot.target in about)}
        return [region for name, region in board.regions(self.app.size).items() if name in lit]

    def action_inform(self) -> None:
        """Tell everything about the thing under the cursor."""
        panel = self.focused
        spot = panel.spot_under_cursor() if isinstance(panel, Panel) else None
        if spot is not None:
            self.tell_about(spot.target)
        else:
            self.tell_of_subjects((), None)

    def tell_about(self, target: Target, first: Sequence[Target] = ()) -> None:
        """Show everything about a thing; from there one leafs through all things at the table.

        `first` are those that come before the others: what a question is about.
        """
        seen = self.shown()
        found = dict.fromkeys((*first, *self.ui.reference.things(seen.view)))
        things = [*found] if target in found else [target, *found]

        def page(thing: Target) -> Page:
            title, told = self.ui.details(thing, seen, self.voice)
            return Page(title, self.text(told, coloured=True))

        pages = [partial(page, thing) for thing in things]
        self.app.push_screen(Leafing(pages, things.index(target)))

    def tell_of_subjects(self, subjects: Sequence[Subject], at: Subject | None) -> None:
        """Show everything about what a question is about; without a subject, about the table."""
        first = [Target(*subject) for subject in subjects]
        things = [*first, *self.ui.reference.things(self.shown().view)]
        if at is not None:
            self.tell_about(Target(*at), first)
        elif things:
            self.tell_about(things[0], first)
        else:
            super().tell_of_subjects(subjects, at)

    def in_short(self, subjects: Sequence[Subject]) -> Mapping[Subject, Sentence]:
        """Return what matters of each thing that a question is about."""
        seen = self.shown()
        return {
            each: self.ui.reference.in_short(Target(*each), seen, self.voice) for each in subjects
        }

    def action_cards(self) -> None:
        """Show every card of the game, and where each is."""
        seen = self.shown()
        entries = self.ui.reference.cards(seen, self.voice)

        def told(target: Target) -> Page:
            title, text = self.ui.details(target, seen, self.voice)
            return Page(title, self.text(text, coloured=True))

        listed = [
            Card(
                [self.text(column, coloured=True) for column in each.columns],
                each.told,
                partial(told, each.target),
            )
            for each in entries
        ]
        self.app.push_screen(Cards(listed))

    def action_players(self) -> None:
        """Show all players in full."""
        told = self.ui.players(self.shown(), self.voice)
        text = self.text(told, coloured=True)
        self.app.push_screen(Reading(self.words("ALL PLAYERS"), text, opened_by=PLAYERS))
