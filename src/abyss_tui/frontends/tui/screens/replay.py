"""A game walked through again, by move or by turn, forward and back.

A kept game from its deal on, or at the table what was done since one's own last turn.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.geometry import Region, Size
from textual.message import Message
from textual.widgets import Static

from abyss_tui.frontends.tui.game_ui import GameUI
from abyss_tui.frontends.tui.keys.commands import (
    CARDS,
    INFORM,
    KEYS,
    PLAYERS,
    STORY,
    TableCommand,
    bindings,
    rows_of_keys,
)
from abyss_tui.frontends.tui.keys.keys import binding
from abyss_tui.frontends.tui.prompts.base_screen import BaseScreen
from abyss_tui.frontends.tui.prompts.reading import Reading
from abyss_tui.frontends.tui.screens.blunders import KEY, Blunders
from abyss_tui.frontends.tui.screens.informer import Informer
from abyss_tui.frontends.tui.screens.reckoning import Reckoning
from abyss_tui.frontends.tui.widgets.board import Board
from abyss_tui.frontends.tui.widgets.board_view import Arrange, BoardView
from abyss_tui.frontends.tui.widgets.panel import Panel
from abyss_tui.frontends.tui.widgets.timeline import (
    COSTLY,
    Moments,
    Timeline,
    milestone_signs,
)
from abyss_tui.i18n.voice import Voice
from abyss_tui.kernel.question import Subject
from abyss_tui.kernel.sitting import Seen
from abyss_tui.kernel.story import Paragraph
from abyss_tui.table.blunders import Blunder
from abyss_tui.table.replay import Replay
from abyss_tui.table.story_so_far import whole_story

WALK: Final = (
    "←→ move  pgup/dn turn  [] mark  1-{seats} view  a hands  {log} log  {help} help  q leaves"
)
"""The line of keys of a replay."""
WALK_AND_RECKON: Final = (
    "←→ move  pgup/dn turn  [] mark  1-{seats} view  a hands  g costly  {help} help  q leaves"
)
"""The same, where a bot can say which moves lost most."""
STEPS: Final = "←→ move  pgup/dn turn  [] mark  home end  {log} log  {help} help  q back"
"""The keys while the game goes on: no other view may be looked at."""
OPEN: Final = "←→ move  pgup/dn turn  [] mark  home end  {log} log  {help} help  q leaves"
"""The keys of a finished game without hands, in which all see the same."""
OPEN_AND_RECKON: Final = (
    "←→ move  pgup/dn turn  [] mark  {log} log  g costly  {help} help  q leaves"
)
"""The same, where a bot can say which moves lost most."""
BELOW: Final = 2
"""The rows below the board: the moments of the game, and the keys."""


def _above_the_timeline(arrange: Arrange) -> Arrange:
    """Return where panels lie so that the log is seen, whose last line says what was done.

    What else the two last rows cover, the actions and the keys of the table, means nothing here.
    """

    def arranged(size: Size, view: Any) -> Mapping[str, Region]:
        regions = dict(arrange(size, view))
        log = regions.get("log")
        covered = 0 if log is None else log.bottom - (size.height - BELOW)
        if log is None or covered <= 0:
            return regions
        if log.height > covered:
            regions["log"] = log.shrink((0, 0, covered, 0))
            return regions
        regions["log"] = log.translate((0, -covered))
        above = [name for name, each in regions.items() if each.bottom == log.y and each.x <= log.x]
        for name in above:
            regions[name] = regions[name].shrink((0, 0, covered, 0))
        return regions

    return arranged


def _keys_of_eyes(seats: int, voice: Voice) -> Sequence[tuple[str, str]]:
    """Return the keys with which one sees what not everybody could see."""
    return (
        (f"1-{seats}", voice.text("the eyes of this seat, once the game is over")),
        ("0", voice.text("see what everybody could see")),
        ("a", voice.text("all hands, once the game is over")),
    )


def _walk(key: str, action: str) -> Binding:
    """Return a binding that comes before the cursor of the board."""
    return Binding(key, action, show=False, priority=True)


class ReplayScreen(BaseScreen[None]):
    """Shows one moment of a replay; it changes nothing."""

    AUTO_FOCUS = ""
    DEFAULT_CSS = """
    ReplayScreen { layers: default walk; }
    ReplayScreen #walk {
        layer: walk; dock: bottom; height: 2; background: $panel; color: $text;
    }
    ReplayScreen Timeline, ReplayScreen #keys { height: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        _walk("right", "move(1)"),
        _walk("left", "move(-1)"),
        _walk("pagedown", "turn(1)"),
        _walk("pageup", "turn(-1)"),
        _walk("home", "move(-1000000)"),
        _walk("end", "move(1000000)"),
        _walk("left_square_bracket", "mark(-1)"),
        _walk("right_square_bracket", "mark(1)"),
        *(binding(str(seat + 1), f"eyes({seat})") for seat in range(9)),
        binding("0", "eyes(None)"),
        binding("a", "hands"),
        *bindings((STORY, PLAYERS, CARDS, INFORM)),
        binding(KEY, "blunders"),
        binding("q", "leave"),
        Binding("escape", "leave", show=False),
    ]

    class Left(Message):
        """Whoever looked at the game goes back to where they came from."""

    def __init__(
        self,
        replay: Replay,
        ui: GameUI,
        *,
        guided: bool = True,
        since: int = 0,
        at: int = 0,
        eyes: int | None = None,
        returns: bool = False,
        reckoned: frozenset[int] = frozenset(),
    ) -> None:
        """`guided` says whether the lines with the keys are there; a picture needs none.

        `since` is the first place that can be shown, `at` the one that is shown first, as the
        seat `eyes` saw it. One that `returns` lies over another screen and gives way to it.
        `reckoned` are the seats whose blunders can be looked for, if the game is over.
        """
        super().__init__()
        self.replay = replay
        self.game_kind = replay.kind
        self.ui = ui
        self.guided = guided
        self.since = since
        self.returns = returns
        self.place = max(since, at)
        self.eyes = eyes
        self._reckoned = reckoned
        self.informer = Informer(self, ui, replay.kind, self.shown)
        self._milestones = replay.milestones
        self._reckoning = Reckoning(self, self._look_back, self._show_move)

    def compose(self) -> ComposeResult:
        """Lay out the board, and over its own keys those of a replay and where one is."""
        arrange = _above_the_timeline(self.ui.layout) if self.guided else self.ui.layout
        yield BoardView(self.ui.panels, arrange, id="board")
        if self.guided:
            with Vertical(id="walk"):
                yield Timeline(id="timeline")
                yield Static(self._keys(), id="keys", markup=False)

    def on_mount(self) -> None:
        """Begin at the beginning."""
        self.show_moment()

    def on_screen_resume(self) -> None:
        """Mark what was found meanwhile."""
        self._show_timeline()

    def show_moment(self) -> None:
        """Draw the moment that is looked at."""
        replay, seen = self.replay, self.shown()
        story = self._story()
        board = Board(
            look=self.look,
            view=seen.view,
            preview=seen.preview,
            story=tuple(story[-len(replay.names) - 1 :]),
            hand_shown=self.eyes is not None,
            turn=story[-1].turn if story else 0,
            headline=self.ui.text.headline(seen.view, self.voice),
            occasion=self.words("replay"),
            looked_back=True,
        )
        self.query_one(BoardView).show(board)
        self._show_timeline()

    def _show_timeline(self) -> None:
        if self.guided:
            self.query_one(Timeline).show(self.moments, self.look)

    def _keys(self) -> str:
        """Return the line of keys."""
        line = STEPS
        if self.replay.over and self.game_kind.hides_hands:
            line = WALK_AND_RECKON if self.reckoned else WALK
        elif self.replay.over:
            line = OPEN_AND_RECKON if self.reckoned else OPEN
        seats, log, help_key = len(self.replay.names), self.look.sign(STORY), self.look.sign(KEYS)
        return f" {self.words(line, seats=seats, log=log, help=help_key)}"

    @property
    def moments(self) -> Moments:
        """The places that can be gone to."""
        found = self._reckoning.found
        return Moments(
            first=self.since,
            last=self.replay.last,
            here=self.place,
            milestones=self._milestones,
            costly=frozenset(move.place for moves in found.values() for move in moves),
        )

    def shown(self) -> Seen:
        """Return the moment that is looked at, with the eyes with which one looks."""
        replay, place = self.replay, self.place
        return Seen(replay.view(place, self.eyes), replay.preview(place, self.eyes))

    def keys_here(self) -> str:
        """Return what each key does in a replay: nothing here plays."""
        shared, seats = filter(self.knows, (STORY, PLAYERS, CARDS)), len(self.replay.names)
        rows = [
            (self.words("left right"), self.words("one move back, one move on")),
            (self.words("pageup pagedown"), self.words("a turn back, a turn on")),
            (self.words("home end"), self.words("to the beginning, to the end")),
            (self.words("[ ]"), self.words("to the mark before, to the mark after")),
            *self._marks_explained(),
            *(_keys_of_eyes(seats, self.voice) if self.game_kind.hides_hands else ()),
            *([(KEY, self.words("the moves that lost most"))] if self.reckoned else []),
            *((self.look.sign(each), self.words(each.help)) for each in shared),
            (self.words("tab up down"), self.words("put the cursor on something")),
            (self.look.sign(INFORM), self.words("everything about what the cursor is on")),
            (self.words("q, esc"), self.words("leave")),
        ]
        return rows_of_keys(rows)

    def _marks_explained(self) -> Iterator[tuple[str, str]]:
        """Yield what the marks of the timeline stand for."""
        signs, told = milestone_signs(self.look), self.ui.text.milestones(self.voice)
        yield from ((signs[size], text) for size, text in told.items())
        if self.reckoned:
            yield COSTLY, self.words("where a move lost much, once that was looked for")

    @property
    def reckoned(self) -> frozenset[int]:
        """The seats whose moves may be looked at, once the game is over."""
        return self._reckoned if self.replay.over and self.game_kind.levels else frozenset()

    def action_blunders(self) -> None:
        """Show which moves lost most, or say why nobody looks for them here."""
        why_not = self.words("That cannot be done here.")
        if not self.replay.over:
            why_not = self.words("This game is not over: nobody reckons yet.")
        self._reckoning.open(self.reckoned, why_not)

    async def _look_back(self) -> Replay:
        """Return the game that is looked at."""
        return self.replay

    def _show_move(self, move: Blunder, over: Blunders) -> None:
        """Go to the moment at which a move was decided, as its player saw it."""
        over.dismiss(None)
        self.eyes = move.seat
        self.go(move.place)

    def _story(self) -> Sequence[Paragraph]:
        """Return what had happened so far."""
        replay = self.replay
        story = replay.kind.text.story(replay.names, self.eyes, self.voice)
        story.tell(replay.story(self.place, self.eyes))
        return story.paragraphs

    def go(self, place: int) -> None:
        """Show this moment, or the nearest there is."""
        self.place = max(self.since, min(place, self.replay.last))
        self.show_moment()

    def action_move(self, by: int) -> None:
        """Go some moves on or back."""
        self.go(self.place + by)

    def action_turn(self, by: int) -> None:
        """Go to the next beginning of a turn, forward (1) or back (-1)."""
        starts = [place for place, _ in self.replay.turns]
        if by > 0:
            self.go(next((start for start in starts if start > self.place), self.replay.last))
        else:
            self.go(next((start for start in reversed(starts) if start < self.place), 0))

    def action_mark(self, by: int) -> None:
        """Go to the next moment that is marked, forward (1) or back (-1)."""
        marks = self.moments.marks[::by]
        ends = self.replay.last if by > 0 else self.since
        self.go(next((place for place in marks if (place - self.place) * by > 0), ends))

    def on_timeline_sought(self, event: Timeline.Sought) -> None:
        """Go where the mouse is."""
        event.stop()
        self.go(event.place)

    def action_eyes(self, seat: int | None) -> None:
        """See with the eyes of a seat, or of everybody."""
        if seat is not None and seat >= len(self.replay.names):
            self.say(self.words("Nobody plays at seat {number}.", number=seat + 1))
            return
        if seat is not None and not self.replay.over:
            self.say(self.words("This game is not over: only what all can see is shown."))
            return
        self.eyes = seat
        self.show_moment()

    def action_hands(self) -> None:
        """Show all hands of a finished game."""
        if not self.replay.over:
            self.say(self.words("This game is not over: hands stay secret."))
            return
        hands = self.ui.text.hands(self.replay.open_view(self.place), self.voice)
        self.app.push_screen(Reading(self.words("ALL HANDS"), self.text(hands)))

    def action_story(self) -> None:
        """Show what had happened so far."""
        text = whole_story(self._story(), self.replay.names, self.voice)
        read = Reading(self.words("WHAT HAPPENED"), self.text(text), opened_by=STORY)
        self.app.push_screen(read)

    def knows(self, command: TableCommand) -> bool:
        """Return whether a command means something in this game."""
        return command.action not in self.informer.lacking

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Leave the keys alone of what means nothing in this game."""
        return action not in self.informer.lacking and super().check_action(action, parameters)

    def action_inform(self) -> None:
        """Tell everything about the thing under the cursor."""
        self.informer.inform()

    def on_panel_picked(self, event: Panel.Picked) -> None:
        """A thing on the board was picked: here it can only be read about."""
        event.stop()
        self.informer.tell_about(event.target)

    def action_cards(self) -> None:
        """Show every card of the game, and where each is."""
        self.informer.show_cards()

    def action_players(self) -> None:
        """Show all players in full."""
        self.informer.show_players()

    def tell_of_subjects(self, subjects: Sequence[Subject], at: Subject | None) -> None:
        """Show everything about what lies on the board."""
        if not self.informer.tell_of_subjects(subjects, at):
            super().tell_of_subjects(subjects, at)

    def action_leave(self) -> None:
        """Leave, for the screen below if this one lies over it."""
        if self.returns:
            self.dismiss(None)
        else:
            self.post_message(self.Left())
