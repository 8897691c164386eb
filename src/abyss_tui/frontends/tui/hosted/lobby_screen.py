"""The lobby: all tables of the host, as they are now."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from abyss_tui.frontends.tui.hosted.frame import KeyLine, TopLine
from abyss_tui.frontends.tui.hosted.lobby_columns import LobbyColumns
from abyss_tui.frontends.tui.hosted.running_the_host import run_the_host
from abyss_tui.frontends.tui.keys.commands import KEYS, SETTINGS, rows_of_keys
from abyss_tui.frontends.tui.keys.keys import binding
from abyss_tui.frontends.tui.prompts.base_screen import BaseScreen
from abyss_tui.frontends.tui.prompts.edge import TopEdge
from abyss_tui.frontends.tui.widgets.plate import BREAKPOINTS, Plate
from abyss_tui.frontends.tui.widgets.rows import Rows
from abyss_tui.frontends.tui.widgets.sea import Sea
from abyss_tui.lobby.clients.lobby_client import LobbyClient
from abyss_tui.lobby.rooms.room_info import RoomInfo, RoomState
from abyss_tui.sitting.arriving import Arrival


class LobbyScreen(BaseScreen[None]):
    """Lists the tables: one can go in, make another, read the rules, or leave the host."""

    DEFAULT_CSS = """
    LobbyScreen { align: center top; layers: scene default; overflow: hidden; }
    LobbyScreen > Plate { width: 100%; max-width: 104; margin: 1 0; padding: 0 1; }
    LobbyScreen.-roomy > Plate { margin-top: 11; max-height: 70%; }
    LobbyScreen Static { width: 100%; height: auto; }
    LobbyScreen #head { color: $text-muted; }
    LobbyScreen Rows { max-height: 100%; }
    """
    VERTICAL_BREAKPOINTS = BREAKPOINTS
    BINDINGS: ClassVar[list[BindingType]] = [
        binding("n", "choose('new')"),
        binding("m", "choose('name')"),
        binding("h", "choose('rules')"),
        binding("b", "choose('browser')"),
        binding("o", "run_the_host"),
        SETTINGS.binding(),
        binding("q", "choose('quit')"),
    ]

    class Chosen(Message):
        """What was chosen: "new", "name", "rules", "browser" or "quit"."""

        def __init__(self, what: str) -> None:
            super().__init__()
            self.what = what

    class Entered(Message):
        """A table was chosen."""

        def __init__(self, room: str) -> None:
            super().__init__()
            self.room = room

    def __init__(
        self, client: LobbyClient, going: Arrival | None = None, *, links: bool = False
    ) -> None:
        """`going` says which table was asked for by who has just come in.

        `links` says whether a browser can be theirs as well.
        """
        super().__init__()
        self._links = links
        self.client = client
        self._going = going or Arrival("")
        self._listed: list[RoomInfo] = []
        self._outdated = False
        """Whether something has changed since the tables were listed."""

    def compose(self) -> ComposeResult:
        """Lay out the list and what is said of it."""
        yield Sea(self.look, shaded=self.services.shaded, name="ABYSS")
        yield TopLine()
        with Plate():
            yield TopEdge(self.words("TABLES"), self.look)
            yield Static(id="head", markup=False)
            yield Rows(marks=self.voice.marks)
            yield Static(id="hint", markup=False)
        yield KeyLine()

    def on_mount(self) -> None:
        """Show what is there, and keep it so."""
        self.show_keys()
        where = Text.assemble(
            ("ABYSS", self.look.palette.title), f"  {self.words('the tables of this host')}"
        )
        you = self.words("you are {name}", name=self.client.name)
        self.query_one(TopLine).show(where, Text(you, self.look.palette.dim))
        self.query_one(Rows).focus()
        self.show_rooms()
        self.client.listen(self._rooms_changed)

    def show_keys(self) -> None:
        """Show the keys, in as many rows as they need."""
        host = (("o", self.words("people")),) if self.client.host is not None else ()
        self.query_one(KeyLine).list_keys(
            (
                ("↑↓", self.words("choose")),
                (self.words("enter"), self.words("go in")),
                ("n", self.words("new table")),
                ("m", self.words("my name")),
                ("h", self.words("how to play")),
                *((("b", self.words("in a browser")),) if self._links else ()),
                *host,
                (self.look.sign(SETTINGS), self.words("settings")),
                ("q", self.words("leave")),
            ),
            self.look,
        )

    def keys_here(self) -> str:
        """Return what each key does in the lobby."""
        run = self.words("ban, mute, close tables, say something to all")
        host = (("o", run),) if self.client.host is not None else ()
        rows = (
            (self.words("up down"), self.words("mark a table")),
            (self.words("enter"), self.words("go in at the marked table")),
            ("n", self.words("make a table of your own")),
            ("m", self.words("take another name")),
            ("h", self.words("read how to play")),
            *((("b", self.words("come with a browser, too")),) if self._links else ()),
            *host,
            (self.look.sign(SETTINGS), self.words(SETTINGS.help)),
            (self.look.sign(KEYS), self.words(KEYS.help)),
            ("q", self.words("leave this host")),
        )
        return rows_of_keys(rows)

    def on_resize(self) -> None:
        """Give the keys and the tables the room that there is now."""
        self.show_keys()
        self._listed = []
        self.show_rooms()

    def on_unmount(self) -> None:
        """Look away."""
        self.client.unlisten(self._rooms_changed)

    def _rooms_changed(self) -> None:
        """List the tables anew, once for all that has changed by then.

        This is called from the programs of others: nothing here may look for "the" app.
        """
        if not self._outdated:
            self._outdated = True
            self.call_later(self.show_rooms)

    def show_rooms(self) -> None:
        """List the tables as they are now; the cursor stays where it is."""
        self._outdated = False
        rooms = self.client.rooms()
        if self.closing or (rooms == self._listed and rooms):
            return
        self._listed = rooms
        rows = self.query_one(Rows)
        marked = rows.highlighted_option
        kept = marked.id if marked is not None else self._going.room or self._going.meant
        columns = LobbyColumns(rooms, self.voice, self.app.size.width)
        rows.set_options(Option(columns.row(room), id=room.name) for room in rooms)
        names = [room.name for room in rooms]
        if rooms:
            rows.highlighted = names.index(kept) if kept in names else _likeliest(rooms)
        self.query_one("#head", Static).update(columns.head())
        self.query_one("#head").display = bool(rooms)
        self.query_one("#hint", Static).update(self._hint(names))

    def _hint(self, names: Sequence[str]) -> Text:
        said = ""
        missing, meant = self._going.missing, self._going.meant
        if missing and missing not in names and meant in names:
            text = "There is no table {name} here. Did you mean {meant}?"
            said = self.words(text, name=missing, meant=meant)
        elif not names:
            said = self.words("There is no table here yet: press n to make the first.")
        return Text(said, self.look.palette.rose)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A table was picked."""
        event.stop()
        if event.option_id is not None:
            self.post_message(self.Entered(event.option_id))

    def action_run_the_host(self) -> None:
        """Choose what is to be done about the people and tables of the host, if one runs it."""
        if self.client.host is not None:
            run_the_host(self, self.client.host)

    def action_choose(self, what: str) -> None:
        """Choose something by its letter."""
        self.post_message(self.Chosen(what))


def _likeliest(rooms: Sequence[RoomInfo]) -> int:
    """Return the table that one would go to: that of one's running game, or the first."""
    own = (at for at, room in enumerate(rooms) if room.mine and room.state is RoomState.RUNNING)
    return next(own, 0)
