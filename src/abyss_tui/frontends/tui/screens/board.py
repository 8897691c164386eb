"""The screen of a place at a table, as far as one only looks: the board and what it tells."""

from collections.abc import Iterable, Sequence
from typing import Any

from textual.app import ComposeResult, SystemCommand
from textual.message import Message

from abyss_tui.frontends.tui.game_ui import GameUI, Seen
from abyss_tui.frontends.tui.keys.commands import (
    HIDE,
    STORY,
    Command,
    of_any_game,
    of_this_game,
    text_of_keys,
)
from abyss_tui.frontends.tui.prompts.reading import Reading
from abyss_tui.frontends.tui.screens.moving import MovingScreen
from abyss_tui.frontends.tui.widgets.board import Board
from abyss_tui.frontends.tui.widgets.board_view import BoardView
from abyss_tui.i18n.voice import Sentence
from abyss_tui.kernel.story import since_last_turn
from abyss_tui.table.place import Place
from abyss_tui.table.story_so_far import StorySoFar, whole_story
from abyss_tui.table.table import Change


class BoardScreen(MovingScreen):
    """Shows the board to who sits there, or to everybody.

    `viewer` is the seat that sits there now, None while nobody does. Only while `hand_shown` is
    true does anything on the screen come from that seat's own view.
    """

    class Away(Message):
        """Somebody who sits elsewhere has gone away, or is back."""

        def __init__(self, seats: frozenset[int]) -> None:
            super().__init__()
            self.seats = seats
            """Whose people are away now."""

    DEFAULT_CSS = """
    BoardScreen { layers: default news; }
    """

    def __init__(self, place: Place, ui: GameUI) -> None:
        super().__init__()
        self.place = place
        self.game_kind = place.kind
        self.ui = ui
        self.only_seat = next(iter(place.seats)) if len(place.seats) == 1 else None
        """The seat that has this screen to itself, if there is one."""
        self.viewer = self.only_seat
        self.hand_shown = self.viewer is not None
        self.away: frozenset[int] = frozenset()
        """The seats of other screens whose people are away."""
        self._stories: dict[int | None, StorySoFar] = {}
        """What has been told here, by the eyes that may see it."""

    def compose(self) -> ComposeResult:
        """The board is all there is; prompts lie over it, and what comes from elsewhere."""
        yield BoardView(self.ui.panels, self.ui.layout, id="board")
        yield from self.themed_app.over_board()

    @property
    def going(self) -> bool:
        """Whether nobody sits here any more, or the screen is on its way out."""
        return self.place.left or super().going

    @property
    def story(self) -> StorySoFar:
        """What has been told here; while a hand is hidden, only what everybody could see."""
        eyes = self.only_seat if self.hand_shown else None
        if eyes not in self._stories:
            self._stories[eyes] = StorySoFar(self.place, eyes, self.voice)
        return self._stories[eyes]

    def go_on_telling(self, change: Change) -> None:
        """Tell what a change at the table brought about."""
        for story in self._stories.values():
            story.go_on(change)

    def on_board_screen_away(self, message: Away) -> None:
        """Show who is away."""
        message.stop()
        if message.seats != self.away and not self.place.left:
            self.away = message.seats
            self.show_board()

    def asks_all(self) -> bool:
        """Whether the decision is asked of everybody at this screen at once, in public."""
        return False

    def show_board(self) -> None:
        """Bring the board up to date, with the eyes of the viewer or of everybody."""
        seen = self.shown()
        active = self.place.active
        board = Board(
            look=self.look,
            view=seen.view,
            preview=seen.preview,
            story=since_last_turn(
                self.story.paragraphs, active if self.viewer is None else self.viewer, own=True
            ),
            hand_shown=self.hand_shown,
            turn=self.story.turn_of(active),
            told=self.headline(seen.view),
            occasion=self.occasion,
            hides=None if self.hand_shown or self.asks_all() else self.viewer,
            away=self.away,
            meanwhile=self.meanwhile(),
            more_commands=self.more_commands,
        )
        self.query_one(BoardView).show(board, moving=self.may_move())

    def headline(self, view: Any) -> str:
        """Return in a line who must decide what, or for whom the game waits."""
        decision = self.place.decision
        if decision is not None and decision.seat in self.away:
            name = self.place.names[decision.seat]
            return self.words("{name} is away: the game waits", name=name)
        return self.ui.headline(view, self.voice)

    def meanwhile(self) -> Sentence:
        """Return what the viewer can do while somebody else decides."""
        return ()

    def seen(self, eyes: int | None, *, with_options: bool = False) -> Seen:
        """Return the table as one of the seats here sees it, or everybody."""
        view = self.place.view(eyes, with_options=with_options)
        return Seen(view, self.place.preview(eyes))

    def hand_is_hidden(self) -> bool:
        """Whether the hand is hidden; what would tell of it must wait then, and that is said."""
        if not self.hand_shown:
            why = "Your hand is hidden: press {key} to show it first."
            self.say(self.words(why, key=self.look.sign(HIDE)))
        return not self.hand_shown

    def own_commands(self) -> Sequence[Command]:
        """Return what only this game can do."""
        return self.ui.commands

    @property
    def occasion(self) -> str:
        """What this table is, if it is no usual one, or what is to be done at it."""
        return ""

    @property
    def more_commands(self) -> Sequence[Command]:
        """What can be done at this table besides, wherever its screen is."""
        return self.themed_app.more_commands

    def commands(self) -> Iterable[SystemCommand]:
        """Return what the command palette offers now."""
        own = self.own_commands()
        for each in (*of_this_game(own), *of_any_game(own)):
            if each.title and self.check_action(each.action, ()):
                act = getattr(self, f"action_{each.action}")
                yield SystemCommand(self.words(each.title), self.words(each.told), act)

    def action_hide(self) -> None:
        """Hide or show the hand of the viewer, even behind a prompt."""
        if self.viewer is not None and not self.asks_all():
            self.app.clear_notifications()
            self.hand_shown = not self.hand_shown
            self.show_board()
        else:
            self.say(self.words("There is no hand to hide here now."))

    def shown(self) -> Seen:
        """Return the table as it is shown now: without a hand that is hidden."""
        return self.seen(self.viewer if self.hand_shown else None)

    def action_story(self) -> None:
        """Show what happened in the whole game."""
        told = whole_story(self.story.paragraphs, self.place.names, self.voice)
        read = Reading(self.words("WHAT HAPPENED"), self.text(told), opened_by=STORY)
        self.app.push_screen(read)

    def keys_here(self) -> str:
        """Return what each key does at the table."""
        own = (*self.own_commands(), *self.more_commands)
        return text_of_keys(own, self.ui.mouse, self.look.keys, self.voice, self.lacking)
