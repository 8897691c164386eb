"""The room of a table before a game and after it: its seats, who is there, and what is said."""

from collections.abc import Sequence
from typing import ClassVar, Literal, TypeAlias

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Event, Key, Mount
from textual.message import Message
from textual.widgets import OptionList, Static

from abyss_tui.frontends.tui.game_title import game_title
from abyss_tui.frontends.tui.game_ui import GameUI
from abyss_tui.frontends.tui.hosted.bots import bots_to_seat
from abyss_tui.frontends.tui.hosted.chairs import Chairs, has_room_for_chairs
from abyss_tui.frontends.tui.hosted.chat import Chat
from abyss_tui.frontends.tui.hosted.commands import CHAT
from abyss_tui.frontends.tui.hosted.frame import KeyLine, TopLine
from abyss_tui.frontends.tui.hosted.lobby_work import change_lobby, leave_table, pick
from abyss_tui.frontends.tui.hosted.room_owner import RoomOwner
from abyss_tui.frontends.tui.hosted.room_texts import (
    help_of_keys,
    keys_of,
    line_of_watchers,
    who_begins,
)
from abyss_tui.frontends.tui.keys.commands import SETTINGS
from abyss_tui.frontends.tui.keys.keys import binding
from abyss_tui.frontends.tui.keys.settled import settling_after
from abyss_tui.frontends.tui.loading import load_ui
from abyss_tui.frontends.tui.prompts.base_screen import BaseScreen
from abyss_tui.frontends.tui.prompts.form import Field, Form
from abyss_tui.frontends.tui.widgets.plate import Plate
from abyss_tui.frontends.tui.widgets.sea import Sea
from abyss_tui.games.registry import game_kind
from abyss_tui.kernel.question import Choice, Question
from abyss_tui.lobby.clients.lobby_client import LobbyClient
from abyss_tui.lobby.rooms.room_info import RoomInfo, RoomState
from abyss_tui.sitting.settling import Settling
from abyss_tui.table.start import LONGEST_NAME

Where: TypeAlias = Literal["lobby", "score", "watch"]


class RoomScreen(BaseScreen[None]):
    """Where people take their seats; the owner begins the game."""

    DEFAULT_CSS = """
    RoomScreen { align: center top; layers: scene default; overflow: hidden; }
    RoomScreen Static { width: 100%; height: auto; }
    RoomScreen .head { color: $key; text-style: bold; }
    RoomScreen #seats, RoomScreen Chairs, RoomScreen Plate {
        width: 100%; max-width: 104; padding: 0 2; background: $panel;
    }
    RoomScreen #seats, RoomScreen #talk, RoomScreen #line { margin-top: 1; }
    RoomScreen #state { padding: 1 2 0 2; }
    RoomScreen #talk { height: 1fr; }
    RoomScreen #chat { height: 1fr; overflow: hidden; }
    RoomScreen.with-chairs #seats { display: none; }
    RoomScreen.with-chairs Chairs { margin-top: 11; padding: 0; background: transparent; }
    RoomScreen.with-chairs #state { margin-top: 1; padding: 0 2; }
    RoomScreen.with-chairs #line { padding: 1 2; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        binding("r", "ready"),
        binding("b", "friend"),
        binding("v", "go('score')"),
        binding("w", "go('watch')"),
        SETTINGS.binding(),
        binding("q", "leave"),
        binding("s", "start"),
        binding("f", "first"),
        Binding("plus", "seats(1)", show=False),
        Binding("minus", "seats(-1)", show=False),
        binding("x", "remove"),
        binding("c", "copy"),
    ]

    class Left(Message):
        """Where to go from here: to the lobby, the last score, or the last game again."""

        def __init__(self, where: Where) -> None:
            super().__init__()
            self.where = where

    def __init__(
        self, client: LobbyClient, room: RoomInfo, chat: Chat, for_friends: Sequence[str]
    ) -> None:
        """`for_friends` are what they type, or open, to come here, as far as that is known."""
        super().__init__()
        self.client = client
        self._known = room
        self._settling: Settling | None = None
        """Which keys count since the room is shown."""
        self._owner = RoomOwner(self, client, lambda: self.room)
        self.chat = chat
        self.for_friends = for_friends

    @property
    def room(self) -> RoomInfo:
        """The room as it is now, or as it was when one was put out."""
        self._known = self.client.room or self._known
        return self._known

    @property
    def ui(self) -> GameUI:
        """The screens' side of the game that is played here, for the help."""
        return load_ui(self.room.game)

    def compose(self) -> ComposeResult:
        """Lay out the seats, what is said, and how friends come in."""
        yield Sea(self.look, shaded=self.services.shaded, name=self.room.name)
        yield TopLine()
        yield Static(self.words("SEATS"), id="seats", classes="head", markup=False)
        yield Chairs(marks=self.voice.marks)
        with Plate(id="state"):
            yield Static(id="begins", markup=False)
            yield Static(id="watchers", markup=False)
        with Plate(id="talk"):
            yield Static(self.words("CHAT"), classes="head", markup=False)
            yield Static(id="chat", markup=False)
        if self.for_friends:
            with Plate(id="line"):
                yield Static(id="friends", markup=False)
        yield KeyLine()

    def on_mount(self) -> None:
        """Show the room as it is."""
        self.query_one(Chairs).focus()
        for line in self.query("#friends").results(Static):
            line.update(self._how_friends_come())
        self.show_room()
        self.call_after_refresh(self.show_chat)

    async def on_event(self, event: Event) -> None:
        """Let no Enter take a seat that was meant for what was there before: a form, a ticket."""
        if isinstance(event, Mount):
            self._settling = settling_after(self.services.last_key, to_be_seen=False)
        if isinstance(event, Key) and event.key == "enter" and not self._takes(event):
            event.stop()
            self.say(self.words("let go of the key, then press it once more"), seconds=2)
        else:
            await super().on_event(event)

    def _takes(self, key: Key) -> bool:
        return self._settling is None or self._settling.takes(key.key, key.time)

    def show_room(self) -> None:
        """Show the room as it is now; the cursor stays, but leaves a seat that others took."""
        if self.client.room is None or not self.query(KeyLine):
            return
        room, look = self.room, self.look
        where = Text.assemble(
            (game_title(room.game, self.voice), look.palette.title),
            f"  {self.words('table')} ",
            (room.name, look.palette.hi),
        )
        whose = self.words("{name}'s table", name=room.owner) if room.owner else ""
        you = self.words("you are {name}", name=self.client.name)
        who = f"  {look.marks.between}  ".join(filter(None, (whose, you)))
        self.query_one(TopLine).show(where, Text(who, look.palette.dim))
        self.set_class(has_room_for_chairs(self.app.size, look), "with-chairs")
        rows = self.query_one(Chairs)
        kept = rows.highlighted
        seats = range(len(room.seats))
        rows.show_seats(room, look)
        if kept is None or (kept in seats and self._was_taken(kept)):
            kept = self._likeliest()
        rows.highlighted = min(kept, len(seats) - 1)
        self.query_one("#begins", Static).update(who_begins(room, look))
        watchers = self.query_one("#watchers", Static)
        watchers.update(line_of_watchers(room, look))
        watchers.display = bool(room.watchers)
        self.query_one(KeyLine).list_keys(keys_of(room, look), look)
        self._owner.look_again()

    def _how_friends_come(self) -> Text:
        """Return the lines for friends, and the key that copies the first of them."""
        palette = self.look.palette
        between = (f"  {self.words('or')}  ", palette.dim)
        ways = [part for each in self.for_friends for part in (between, (each, palette.hi))]
        return Text.assemble(
            (f"{self.words('Friends come in with:')}  ", palette.dim),
            *ways[1:],
            "   ",
            *self.look.keycap("c", "second"),
            (f" {self.words('copies it')}", palette.dim),
        )

    def action_copy(self) -> None:
        """Copy the line with which friends come in, by way of the terminal (OSC 52)."""
        if not self.for_friends:
            self.say(self.words("This host has named no line with which friends come in."))
            return
        self.app.copy_to_clipboard(self.for_friends[0])
        self.say(self.words("Copied, if your terminal lets programs copy."))

    def _was_taken(self, seat: int) -> bool:
        """Whether who looks for a seat finds this one taken, and another one free."""
        room = self.room
        return room.seats[seat].taken and not (room.mine or room.full)

    def keys_here(self) -> str:
        """Return what each key does in the room, for who sits or stands there now."""
        return help_of_keys(self.room, self.look)

    def _likeliest(self) -> int:
        """Return the seat that one would take: the first free one, or one's own."""
        room = self.room
        free = [seat for seat, held in enumerate(room.seats) if not held.taken]
        return room.you if room.you is not None else next(iter(free), 0)

    def show_chat(self) -> None:
        """Show what was said last, as much as there is room for."""
        if not self.query("#chat"):
            return
        said = self.query_one("#chat", Static)
        lines = self.chat.last(max(1, said.size.height))
        quiet = self.words("{key} says something to everybody here", key=self.look.sign(CHAT))
        shown = (
            Text("\n").join(line.shown(self.voice) for line in lines)
            if lines
            else Text(quiet, "dim")
        )
        shown.no_wrap, shown.overflow = True, "ellipsis"
        said.update(shown)

    def on_resize(self) -> None:
        """Show as much as there is room for now."""
        self.show_room()
        self.call_after_refresh(self.show_chat)

    # Seats

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A seat was picked: do with it what one may do."""
        event.stop()
        seat, room = event.option_index, self.room
        if seat >= len(room.seats):  # there were more when it was picked
            return
        held = room.seats[seat]
        if not held.taken and not room.mine:
            change_lobby(self, self.client.sit(room.name, seat))
        elif not held.taken:
            move = Choice(self.voice.sentence("Sit here instead"), key="i", answer="move")
            friend = Choice(
                self.voice.sentence("A friend at this terminal sits here"), key="b", answer="friend"
            )
            self._ask(seat, (move, friend, *bots_to_seat(room, self.voice)))
        elif held.yours:
            self._ask(seat, (Choice(self.voice.sentence("Stand up"), key="u", answer="up"),))
        elif room.owned:
            free = self.voice.sentence("Free the seat of {name}", name=held.name)
            self._ask(seat, (Choice(free, key="f", answer="free"),))
        else:
            self.say(self.words("This seat is {name}'s.", name=held.name))

    def _ask(self, seat: int, choices: Sequence[Choice[str]]) -> None:
        title = self.words("SEAT {number}", number=seat + 1)
        pick(self, Question(title, tuple(choices)), lambda what: self._do_with(seat, what))

    def _do_with(self, seat: int, what: str) -> None:
        match what:
            case "move":
                change_lobby(self, self.client.sit(self.room.name, seat))
            case "friend":
                self.action_friend(seat)
            case "up":
                change_lobby(self, self.client.table.stand_up(seat))
            case "free":
                change_lobby(self, self.client.owner.free(seat))
            case level:
                change_lobby(self, self.client.owner.give_to_bot(seat, level))

    def action_friend(self, seat: int | None = None) -> None:
        """Take one more seat, for a friend at this terminal."""
        shared = "You share the keyboard."
        if game_kind(self.room.game).hides_hands:
            shared = "You share the keyboard: the curtain hides each hand from the other."
        form = Form(
            self.words("A FRIEND AT THIS TERMINAL"),
            self.words(shared),
            (Field("name", self.words("Name"), longest=LONGEST_NAME),),
            lambda written: self.client.table.sit_beside(written["name"], seat),
        )
        self.app.push_screen(form)

    def action_ready(self) -> None:
        """Change whether this person is ready for the game, or for another one after it."""
        room = self.room
        if room.state is RoomState.OVER:
            change_lobby(self, self.client.table.agree_to_rematch())
        else:
            change_lobby(self, self.client.table.ready(ready=not room.ready))

    # What only the owner may do

    def action_seats(self, more: int) -> None:
        """Have a seat more, or less."""
        self._owner.change_seats(more)

    def action_first(self) -> None:
        """Let another one begin."""
        self._owner.change_first()

    def action_start(self) -> None:
        """Start the game."""
        self._owner.start()

    def action_remove(self) -> None:
        """Send somebody away who only looks on."""
        self._owner.remove_somebody()

    # Away from here

    def action_go(self, where: Where) -> None:
        """Look at the last game, if there was one."""
        if self.room.state is RoomState.OVER:
            self.post_message(self.Left(where))
        else:
            self.say(self.words("No game has been played at this table yet."))

    def action_leave(self) -> None:
        """Go to the lobby; ask first when a seat gets free."""
        leave_table(self, self.room, self._go_to_lobby)

    def _go_to_lobby(self) -> None:
        self.post_message(self.Left("lobby"))
