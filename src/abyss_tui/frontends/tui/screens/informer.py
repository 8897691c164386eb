"""What lies on a board, told in full to who wants to read: at a table, in a replay."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from textual.geometry import Region

from abyss_tui.frontends.tui.game_ui import CardEntry, Deed, GameUI
from abyss_tui.frontends.tui.keys.commands import ADVICE, CARDS, HIDE, PLAYERS
from abyss_tui.frontends.tui.prompts.base_screen import BaseScreen
from abyss_tui.frontends.tui.prompts.cards import Card, Cards
from abyss_tui.frontends.tui.prompts.reading import Leafing, Page, PageKey, Reading
from abyss_tui.frontends.tui.widgets.board_view import BoardView
from abyss_tui.frontends.tui.widgets.panel import Panel
from abyss_tui.frontends.tui.widgets.targets import Target
from abyss_tui.i18n.voice import Sentence
from abyss_tui.kernel.game_kind import GameKind
from abyss_tui.kernel.question import Subject
from abyss_tui.kernel.sitting import Seen


class Informer:
    """Tells of what lies on the board of a screen, as whoever looks may know it."""

    def __init__(
        self,
        screen: BaseScreen[Any],
        ui: GameUI,
        kind: GameKind,
        shown: Callable[[], Seen],
        *,
        read: Callable[[], None] | None = None,
        does: Callable[[Target], Deed | None] = lambda _: None,
        do: Callable[[Target], object] = lambda _: None,
    ) -> None:
        """`shown` returns the table as it is shown now: without a hand that is hidden.

        `read` is called when a thing is read about, if anybody wants to know. `does` returns what
        can be done with a thing now, and `do` does it.
        """
        self._screen = screen
        self._ui = ui
        self._kind = kind
        self._shown = shown
        self._read = read
        self._does = does
        self._do = do

    @property
    def lacking(self) -> frozenset[str]:
        """The actions that mean nothing in this game: they are neither offered nor listed."""
        kind = self._kind
        return frozenset(
            (
                *(() if kind.hides_hands else (HIDE.action, "hands", "eyes")),
                *(() if kind.levels else ("blunders",)),
                *(() if self._ui.reference.lists_cards else (CARDS.action,)),
                *(() if kind.levels or self._ui.turn else (ADVICE.action,)),
            )
        )

    @property
    def _board(self) -> BoardView:
        return self._screen.query_one(BoardView)

    def room_beside(self) -> int:
        """Return how many columns lie beside the players and the log."""
        size = self._screen.app.size
        regions = self._board.regions(size).values()
        return min((each.x for each in regions if each.x > 0), default=size.width)

    def lit_behind(
        self, names: Iterable[str], subjects: Iterable[Subject], *, alone: bool
    ) -> list[Region]:
        """Return where these panels are, and those on which these things lie.

        `alone` leaves out what lies beside the things: then these are lit, with the bars of the
        cursor on both sides of what has no edge of its own.
        """
        board, about = self._board, {Target(*each) for each in subjects}
        regions = board.regions(self._screen.app.size)
        of_things = [(panel, spot) for panel, spot in board.spots() if spot.target in about]
        lit = {*names, *(panel.name for panel, _ in of_things if not alone)}
        things = [
            spot.region.grow((0, bar, 0, bar)).translate(panel.region.offset)
            for panel, spot in of_things
            for bar in (0 if spot.plate else 1,)
            if panel.name not in lit
        ]
        return [*(region for name, region in regions.items() if name in lit), *things]

    def inform(self) -> None:
        """Tell everything about the thing under the cursor."""
        panel = self._screen.focused
        spot = panel.spot_under_cursor() if isinstance(panel, Panel) else None
        if spot is not None:
            self.tell_about(spot.target)
        else:
            self._screen.tell_of_subjects((), None)

    def tell_about(self, target: Target, first: Sequence[Target] = ()) -> None:
        """Show everything about a thing; from there one leafs through all things at the table.

        `first` are those that come before the others: what a question is about.
        """
        seen, screen = self._shown(), self._screen
        found = dict.fromkeys((*first, *self._ui.reference.things(seen.view)))
        things = [*found] if target in found else [target, *found]
        pages = [partial(self._page_with_key, each, seen) for each in things]
        screen.app.push_screen(Leafing(pages, things.index(target)))
        if self._read is not None:
            self._read()

    def tell_of_subjects(self, subjects: Sequence[Subject], at: Subject | None) -> bool:
        """Show everything about what a question is about; without a subject, about the table.

        Return whether there is anything to read.
        """
        first = [Target(*subject) for subject in subjects]
        things = [*first, *self._ui.reference.things(self._shown().view)]
        if not things and at is None:
            return False
        self.tell_about(things[0] if at is None else Target(*at), first)
        return True

    def in_short(self, subjects: Sequence[Subject]) -> Mapping[Subject, Sentence]:
        """Return what matters of each thing that a question is about."""
        seen, voice = self._shown(), self._screen.voice
        return {each: self._ui.reference.in_short(Target(*each), seen, voice) for each in subjects}

    def show_cards(self) -> None:
        """Show every card of the game, and where each is."""
        seen = self._shown()
        entries = self._ui.reference.cards(seen, self._screen.voice)
        self._screen.app.push_screen(Cards([self._card(each, seen) for each in entries]))

    def find(self, among: Collection[Target], then: Callable[[Target], None]) -> None:
        """Let one of these cards be searched for; `then` is called with the one that is chosen."""
        seen = self._shown()
        every = self._ui.reference.cards(seen, self._screen.voice)
        entries = [each for each in every if each.target in among]
        listed = [self._card(each, seen) for each in entries]
        picked = Cards(listed, lambda place: then(entries[place].target))
        self._screen.app.push_screen(picked)

    def _card(self, entry: CardEntry, seen: Seen) -> Card:
        narrow, wide = (
            [self._screen.text(column, coloured=True) for column in columns]
            for columns in (entry.columns, entry.in_full)
        )
        return Card(narrow, wide, entry.searched, partial(self._page, entry.target, seen))

    def show_players(self) -> None:
        """Show all players in full."""
        screen = self._screen
        told = self._ui.text.players(self._shown(), screen.voice)
        text = screen.text(told, coloured=True)
        screen.app.push_screen(Reading(screen.words("ALL PLAYERS"), text, opened_by=PLAYERS))

    def _page(self, thing: Target, seen: Seen) -> Page:
        screen, text = self._screen, self._ui.text
        title, told = text.about(thing.kind, thing.thing, seen, screen.voice)
        portrait = self._ui.reference.portrait(thing, seen.view)
        numbers = text.big_numbers(thing.thing, seen, screen.voice)
        return Page(title, screen.text(told, coloured=True), portrait, numbers)

    def _page_with_key(self, thing: Target, seen: Seen) -> Page:
        """Return what is read of a thing, with what can be done with it on the screen below."""
        page, deed = self._page(thing, seen), self._does(thing)
        if deed is None:
            return page
        said = self._screen.text(deed.said, coloured=True)
        return page._replace(key=PageKey(deed.command, said, partial(self._do, thing)))
