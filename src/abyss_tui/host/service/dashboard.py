"""What the terminal of a host shows: how friends come in, the tables, who is here, and the log."""

from collections import deque
from collections.abc import Sequence
from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Static

from abyss_tui.errors import AbyssError
from abyss_tui.frontends.tui.apps.base_app import BaseApp
from abyss_tui.frontends.tui.hosted.running_the_host import run_the_host
from abyss_tui.frontends.tui.keys.keys import binding
from abyss_tui.frontends.tui.person.session import Session
from abyss_tui.frontends.tui.prompts.base_screen import BaseScreen
from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.prompts.edge import TopEdge
from abyss_tui.frontends.tui.screens.too_small import TooSmall
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.widgets.clickable_keys import ClickableKeys
from abyss_tui.frontends.tui.widgets.plate import BREAKPOINTS, Plate
from abyss_tui.frontends.tui.widgets.sea import Sea
from abyss_tui.host.access.audit import AuditEntry, AuditEvent
from abyss_tui.i18n.voice import Voice, plain
from abyss_tui.kernel.question import Choice, Question
from abyss_tui.lobby.clients.administration import Administration
from abyss_tui.lobby.lobby import Lobby
from abyss_tui.lobby.refusal import reason
from abyss_tui.lobby.rooms.room_info import RoomInfo, RoomState

LAST: Final = 8
"""Entries of the audit log that are shown."""
_ACCOUNT: Final = 16
"""Cells for the account of somebody without a name."""
EVERY: Final = 1.0
"""Seconds between two looks at the lobby."""

_STATES: Final = {
    RoomState.OPEN: "waits for players",
    RoomState.RUNNING: "plays",
    RoomState.OVER: "has ended",
}


_EVENTS: Final = {
    AuditEvent.REFUSED: "turned away",
    AuditEvent.FAILED: "asked again",
    AuditEvent.CAME: "let in",
    AuditEvent.SESSION: "here",
    AuditEvent.LEFT: "gone",
    AuditEvent.CRASHED: "broken off",
    AuditEvent.CALLED: "now called",
}
_NOTES: Final = {
    "person": "with a terminal",
    "person in lines": "in plain lines",
    "program": "a program",
    "wrong password": "wrong password",
    "banned": "banned",
    "made way for another connection": "made way for another connection",
    "no key exchange in time": "no key exchange in time",
    "no login in time": "no login in time",
    "no session in time": "no session in time",
    "too much was sent before the login": "too much was sent before the login",
    "keys exchanged again before the login": "keys exchanged again before the login",
    "keys exchanged too often": "keys exchanged too often",
    "ban": "is banned",
    "unban": "may come in again",
    "mute": "is muted",
    "unmute": "is heard again",
    "forget": "is not known any more",
    "free": "seat freed",
    "absent": "seat passes",
    "start": "game started",
    "close": "table closed",
    "an account that could not be kept": "an account that could not be kept",
    "a program with an unknown key": "a program with an unknown key",
    "too many connections": "too many connections",
    "too many connections from this address": "too many connections from this address",
    "too many connections within a minute from this address": (
        "too many connections within a minute from this address"
    ),
    "too many from this address that have not said who they are": (
        "too many from this address that have not said who they are"
    ),
    "too many keys": "too many keys",
    "too many sessions of this account": "too many sessions of this account",
    "too many that have not said who they are": "too many that have not said who they are",
    "too many wrong passwords": "too many wrong passwords",
    "too many wrong passwords from this address": "too many wrong passwords from this address",
}
"""The notes of the audit log, which is for programs, and how people are told them."""


class Dashboard(BaseApp[str]):
    """A quiet look at a host; it ends with "stop" or "play"."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "stop", show=False, priority=True),
        Binding("ctrl+q", "stop", show=False, priority=True),
    ]

    def __init__(
        self,
        session: Session,
        lobby: Lobby,
        about: Sequence[str],
        last: deque[AuditEntry],
        *,
        host: Administration,
    ) -> None:
        """`host` is what can be done about people and tables; `about` says how friends come in.

        `last` has the last entries of the audit log.
        """
        super().__init__(session)
        self._overview = Overview(lobby, about, last, host=host)

    def on_mount(self) -> None:
        """Show what there is."""
        self.push_screen(self._overview)

    def game_ui(self) -> None:
        """Return no game: the help here is that of the host alone."""

    def why(self, error: AbyssError) -> str:
        """Return why something could not be done."""
        return self.look.voice.say(reason(error))

    def action_stop(self) -> None:
        """Stop the host; asks first when games run.

        In a window that is too small the question cannot be seen: it waits for a larger one, and
        who presses the key once more means it.
        """
        covered = isinstance(self.screen, TooSmall)
        if isinstance(self.screen, Overview):
            self.screen.action_stop()
        elif covered and self._overview.asks:
            self.exit("stop")
        elif covered:
            self._overview.action_stop()


class Overview(BaseScreen[None]):
    """The tables and who is at them."""

    DEFAULT_CSS = """
    Overview { align: center top; layers: scene default; overflow: hidden; }
    Overview Plate { width: 100%; max-width: 104; margin-top: 1; }
    Overview.-roomy Plate { margin-top: 11; }
    Overview .head { color: $key; text-style: bold; margin-top: 1; }
    Overview #keys {
        dock: bottom; padding: 0 1; color: $text-muted; background: $background;
    }
    """
    VERTICAL_BREAKPOINTS = BREAKPOINTS
    BINDINGS: ClassVar[list[BindingType]] = [
        binding("q", "stop"),
        binding("p", "play"),
        binding("o", "run_the_host"),
    ]

    def __init__(
        self,
        lobby: Lobby,
        about: Sequence[str],
        last: deque[AuditEntry],
        *,
        host: Administration,
    ) -> None:
        super().__init__()
        self._lobby = lobby
        self._host = host
        self._about = about
        self._last = last
        self.asks = False
        """Whether it is asked whether the host is to be stopped."""

    def compose(self) -> ComposeResult:
        """Lay out the parts."""
        yield Sea(self.look, shaded=self.services.shaded, name="ABYSS")
        with Plate():
            yield TopEdge(self.words("ABYSS: THIS HOST"), self.look)
            yield Static("\n".join(self._about), markup=False)
            yield Static(self.words("TABLES"), classes="head", markup=False)
            yield Static("", id="tables", markup=False)
            yield Static(self.words("HERE NOW"), classes="head", markup=False)
            yield Static("", id="here", markup=False)
            yield Static(self.words("LAST EVENTS"), classes="head", markup=False)
            yield Static("", id="last", markup=False)
        keys = self.words("p play here   o people and tables   q stop the host")
        yield ClickableKeys(keys, self.voice, id="keys")

    def on_mount(self) -> None:
        """Look again and again."""
        self._look()
        self.set_interval(EVERY, self._look)

    def _look(self) -> None:
        voice = self.voice
        rooms = [room_line(room, voice) for room in self._lobby.rooms()]
        here = plain(voice.enumerated(self._lobby.visitors()))
        self._show("tables", "\n".join(rooms) or voice.text("none yet"))
        self._show("here", here or voice.text("nobody yet"))
        name_of, look = self._lobby.name_of, self.look
        events = [event_line(each, each.name or name_of(each.account), look) for each in self._last]
        events.reverse()  # the latest first: not all may fit
        self._show("last", "\n".join(events) or voice.text("none yet"))

    def _show(self, part: str, said: str) -> None:
        shown = self.query_one(f"#{part}", Static)
        if str(shown.content) != said:
            shown.update(Text(said, no_wrap=True, overflow="ellipsis"))

    def action_stop(self) -> None:
        """Stop the host; asks first when games run."""
        running = [
            room
            for room in self._lobby.rooms()
            if room.state is RoomState.RUNNING and any(seat.here for seat in room.seats)
        ]
        if not running:
            self.app.exit("stop")
            return
        voice = self.voice
        stay = Choice(voice.sentence("Go on"), key="n", answer="stay")
        kept = voice.sentence("every game is kept")
        stop = Choice(voice.sentence("Stop the host"), kept, "y", "stop")
        asked = Question(self.words("GAMES ARE RUNNING: STOP?"), (stay, stop))
        self.asks = True
        self.app.push_screen(ChoicePrompt(asked, may_leave=True, at_table=False), self._answered)

    def _answered(self, answer: object) -> None:
        self.asks = False
        if answer == "stop":
            self.app.exit("stop")

    def action_run_the_host(self) -> None:
        """Choose what is to be done about people and tables."""
        run_the_host(self, self._host)

    def action_play(self) -> None:
        """Play at this terminal."""
        self.app.exit("play")


def room_line(room: RoomInfo, voice: Voice) -> str:
    """Return a table in a line: its name, how far it is, and who sits there."""
    away = voice.text("away")
    seats = [seat.name + ("" if seat.here else f" ({away})") for seat in room.seats if seat.taken]
    free = sum(not seat.taken for seat in room.seats)
    if free:
        seats.append(voice.count("{number} free seat", "{number} free seats", free))
    return voice.text(": ").join(
        [room.name, voice.text(_STATES[room.state]), plain(voice.enumerated(seats))]
    )


def event_line(entry: AuditEntry, name: str, look: Look) -> str:
    """Return an entry of the audit log in a line, with the name of whom it tells of.

    A key that has no name yet is told by its first letters.
    """
    voice = look.voice
    who = name or look.cut(entry.account or voice.text("guest"), _ACCOUNT)
    note = voice.text(_NOTES[entry.note]) if entry.note in _NOTES else entry.note
    if entry.what is AuditEvent.ADMIN:
        done = f"{entry.wanted} {note}"
        if entry.note == "say":
            done = voice.text("said to all: “{line}”", line=entry.wanted)
        return voice.text(": ").join([f"{entry.at:%H:%M:%S} {who}", done])
    about = " ".join(filter(None, (who, entry.wanted, entry.address, note)))
    return voice.text(": ").join([f"{entry.at:%H:%M:%S} {voice.text(_EVENTS[entry.what])}", about])
