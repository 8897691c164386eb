"""A small host: an app that counts, a visit that answers, and what is remembered of accounts."""

import asyncio
from typing import Any, ClassVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Resize
from textual.geometry import Size
from textual.screen import ModalScreen
from textual.widgets import Input, Label, Static

from abyss_tui.errors import BadSave
from abyss_tui.frontends.plain.lines import EndOfLines, Lines
from abyss_tui.frontends.seat.lines import LineTooLong, ProgramConnection
from abyss_tui.host.door import Caller, Terminal
from abyss_tui.i18n.message import Message

BANNED = Message("Whoever runs this host does not let you in.")


class Note(ModalScreen[None]):
    """Something over the screen, closed by Escape."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss")]

    def compose(self) -> ComposeResult:
        yield Label("NOTE")


class Counter(App[int]):
    """Counts at x; everything else shows something that can go wrong."""

    CSS = "Screen { background: #102030; } #count { color: #ff8000; }"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("x", "count"),
        Binding("n", "note"),
        Binding("c", "crash"),
        Binding("p", "print"),
        Binding("f", "flood"),
        Binding("t", "type"),
        Binding("q", "quit_it"),
        Binding("ctrl+c", "quit_it", priority=True),
    ]

    def __init__(self, caller: Caller, terminal: Terminal) -> None:
        super().__init__()
        self.caller = caller
        self.terminal = terminal
        self.counted = 0
        self.sizes: list[Size] = []

    def compose(self) -> ComposeResult:
        yield Static(f"Welcome {self.caller.wanted} {self.caller.account or 'guest'}")
        yield Static("count 0", id="count")
        yield Static("", id="wall")

    def on_resize(self, event: Resize) -> None:
        self.sizes.append(event.size)
        self.query_one("#wall", Static).update(f"size {event.size.width}x{event.size.height}")

    def action_count(self) -> None:
        self.counted += 1
        self.query_one("#count", Static).update(f"count {self.counted}")

    def on_click(self) -> None:
        self.query_one("#wall", Static).update("clicked")

    def action_note(self) -> None:
        self.push_screen(Note())

    def action_crash(self) -> None:
        raise RuntimeError("crab-4 is in the hand")

    def action_print(self) -> None:
        print("printed by an app")  # noqa: T201 (that is what is tried)

    def action_type(self) -> None:
        self.mount(Input())
        self.query_one(Input).focus()

    def action_flood(self) -> None:
        self.flood = self.set_interval(0.01, self._fill)

    def _fill(self) -> None:
        self.counted += 1
        colours = (f"[#{(self.counted * 7 + n) % 999:03d}]{n % 10}[/]" for n in range(1500))
        self.query_one("#wall", Static).update("".join(colours))
        self.query_one("#count", Static).update(f"count {self.counted}")

    def action_quit_it(self) -> None:
        self.exit(0, message="See you.")


class Inn:
    """The door of a small host."""

    def __init__(self) -> None:
        self.known: set[str] = set()
        self.banned: set[str] = set()
        """Accounts and addresses that are not let in."""
        self.full = False
        """Whether nothing can be kept any more."""
        self.apps: list[Counter] = []
        self.callers: list[Caller] = []

    def app(self, caller: Caller, terminal: Terminal) -> App[Any]:
        self.callers.append(caller)
        app = Counter(caller, terminal)
        self.apps.append(app)
        return app

    async def in_lines(
        self, caller: Caller, terminal: Terminal, lines: Lines, notice: Message | None
    ) -> str:
        """Answer each line with itself, backwards; fail at "crash", write a lot at "flood"."""
        self.callers.append(caller)
        lines.write(f"Welcome {caller.wanted} {caller.account or 'guest'}")
        if notice is not None:
            lines.write(str(notice))
        try:
            while (line := await lines.read()) != "bye":
                if line == "crash":
                    raise RuntimeError("crab-4 is in the hand")
                lines.write("x" * 100_000 if line == "flood" else f"[{line[::-1]}]")
        except EndOfLines:
            return "Your seat waits."
        return "See you."

    async def visit(self, caller: Caller, lines: ProgramConnection) -> None:
        """Answer each line with its length; fail at "crash", hang at "hang"."""
        self.callers.append(caller)
        try:
            while (line := await lines.read()) is not None:
                if line == b"crash":
                    raise RuntimeError("crab-4 is in the hand")
                if line == b"hang":
                    await asyncio.sleep(3600)
                await lines.write(f"{len(line)} bytes")
        except LineTooLong:
            await lines.write("too long")

    def why_not_let_in(self, caller: Caller) -> Message | None:
        return BANNED if {caller.account, caller.address} & self.banned else None

    async def knows(self, account: str) -> bool:
        return account in self.known

    async def admit(self, account: str) -> None:
        if self.full:
            raise BadSave(Message("/var/host/accounts cannot be written: no space is left."))
        self.known.add(account)
