"""What the program of a visitor does on all its screens: it hears news, chats, and calls."""

from collections.abc import Awaitable, Iterable
from typing import ClassVar, Protocol

from rich.text import Text
from textual.app import SystemCommand
from textual.binding import BindingType
from textual.message import Message as Posted
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Input

from abyss_tui.errors import AbyssError, BadSave
from abyss_tui.frontends.tui.apps.seated_app import SeatedApp
from abyss_tui.frontends.tui.apps.session import Session
from abyss_tui.frontends.tui.hosted.chat import Chat
from abyss_tui.frontends.tui.hosted.chat_prompt import ChatPrompt
from abyss_tui.frontends.tui.hosted.commands import CHAT, COMPANY, IN_ROOM, MUTE
from abyss_tui.frontends.tui.hosted.company import company_question, who_is_here
from abyss_tui.frontends.tui.hosted.news_line import NewsLine
from abyss_tui.frontends.tui.hosted.room_screen import RoomScreen
from abyss_tui.frontends.tui.hosted.window import Window
from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.prompts.prompt import TakeBack
from abyss_tui.frontends.tui.prompts.reading import Reading
from abyss_tui.frontends.tui.screens.board import BoardScreen
from abyss_tui.frontends.tui.screens.curtain import Curtain
from abyss_tui.frontends.tui.screens.table import TableScreen
from abyss_tui.frontends.tui.screens.too_small import TooSmall
from abyss_tui.games import registry
from abyss_tui.i18n.message import Message
from abyss_tui.lobby.news import Hear, News
from abyss_tui.lobby.room_info import RoomInfo
from abyss_tui.lobby.visitor import Visitor


class Welcome(Protocol):
    """What lets somebody into the lobby."""

    def __call__(self, hear: Hear, /, *, ticket: str | None = None) -> Awaitable[Visitor]:
        """Return the visitor; `ticket` brings a guest back. Raises Refused for an unknown one."""
        ...


class VisitingApp(SeatedApp):
    """The program of a visitor, as far as it is the same on all its screens."""

    BINDINGS: ClassVar[list[BindingType]] = [
        CHAT.binding(priority=True),
        COMPANY.binding(),
        MUTE.binding(),
    ]
    # Textual reads the CSS of this class and not of the one that it comes from.
    CSS = f"""{SeatedApp.CSS}
    ChatPrompt {{ background: transparent; }}
    VisitingScreen ToastRack {{ dock: bottom; align: right bottom; margin-bottom: 4; }}
    """
    more_commands = IN_ROOM

    class Heard(Posted):
        """Something was told by the lobby."""

        def __init__(self, news: News) -> None:
            super().__init__()
            self.news = news

    def __init__(self, session: Session, welcome: Welcome) -> None:
        super().__init__(session)
        self.goodbye = ""
        """What the host says when this program has ended, in place of its screen."""
        self.chat = Chat()
        self.window = Window(self._write)
        self._welcome = welcome
        self._visitor: Visitor | None = None
        self._called_for: int | None = None
        """The turn in which the bell rang here last; None once somebody else's turn goes on."""

    async def come_in(self, ticket: str | None = None) -> None:
        """Come into the lobby, as who one is or as the guest of a ticket. Raises Refused."""
        earlier = self._visitor
        self._visitor = await self._welcome(
            lambda news: self.post_message(self.Heard(news)), ticket=ticket
        )
        if earlier is not None:
            earlier.close()

    @property
    def visitor(self) -> Visitor:
        """What this person holds of the lobby."""
        assert self._visitor is not None  # coming in comes first
        return self._visitor

    @property
    def room(self) -> RoomInfo | None:
        """The room where this person is."""
        return None if self._visitor is None else self._visitor.room

    def why(self, error: AbyssError) -> str:
        """Return why something could not be done; files of the host are nobody's business."""
        if isinstance(error, BadSave):
            said = "The host could not keep or open that. Nothing was lost: try it again later."
            return self.look.voice.text(said)
        return super().why(error)

    def over_board(self) -> Iterable[Widget]:
        """Return the line in which what is said passes by."""
        yield NewsLine()

    # Chat, and who is here

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Chat and company need a room, and a screen that is not for something else alone."""
        if action not in {command.action for command in IN_ROOM}:
            return super().check_action(action, parameters)
        taken = isinstance(self.screen, ChatPrompt | Curtain | TooSmall)
        return self.room is not None and not taken and not isinstance(self.focused, Input)

    def action_chat(self) -> None:
        """Type a line to the table."""
        self.push_screen(ChatPrompt(self.chat, self.visitor.say))

    def action_mute(self) -> None:
        """Show what others say only in the chat, or show it as it comes again."""
        self.chat.muted = not self.chat.muted
        said = "The chat is muted: {key} opens it." if self.chat.muted else "The chat is shown."
        self.notify(self.look.voice.text(said, key=self.look.sign(CHAT)), markup=False, timeout=4)

    def action_company(self) -> None:
        """Show who is here; the owner can let who is away pass."""
        room, voice = self.room, self.look.voice
        if room is None:
            return
        told, asked = who_is_here(room, voice), company_question(room, voice)
        if asked is None:
            self.push_screen(Reading(voice.text("AT THIS TABLE"), told))
        else:
            prompt = ChoicePrompt(asked, may_leave=True, at_table=False)
            self.push_screen(prompt, self._company_answered)

    def _company_answered(self, answer: int | str | TakeBack | None) -> None:
        """Let the seat of a number pass or not, or send away who has this name."""
        room = self.room
        if room is None:
            return
        if isinstance(answer, int):
            passes = not room.seats[answer].passing
            self.do_soon(self.tried(self.visitor.let_pass(answer, passes=passes)))
        elif isinstance(answer, str):
            self.do_soon(self.tried(self.visitor.remove(answer)))

    def heard_line(self, name: str, text: str) -> None:
        """Show a line of chat, or without a name something that everybody should know."""
        line = self.chat.add(name, text)
        if self.chat.muted and name:
            return
        for screen in self.screen_stack:
            if isinstance(screen, ChatPrompt):
                screen.show_lines()
            elif isinstance(screen, RoomScreen):
                screen.show_chat()
            for shown in screen.query(NewsLine):
                shown.show(line, self.look.voice)
        if not any(isinstance(each, BoardScreen | RoomScreen) for each in self.screen_stack):
            self.notify(line.shown(self.look.voice).plain, markup=False, timeout=10)

    def finish_motion(self) -> None:
        """Any key or click finishes what moves, and lets a line go that has been read."""
        super().finish_motion()
        for screen in self.screen_stack:
            for line in screen.query(NewsLine):
                line.give_way()

    def note(self, message: Message) -> None:
        """Say something that everybody in the room should know."""
        self.heard_line("", self.look.voice.say(message))

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        """Offer what can be done in a room besides what the screen can do."""
        yield from super().get_system_commands(screen)
        voice = self.look.voice
        for each in IN_ROOM:
            act = getattr(self, f"action_{each.action}")
            yield SystemCommand(voice.text(each.title), voice.text(each.told), act)

    # The call to one's own decision

    def on_table_screen_asks(self, event: TableScreen.Asks) -> None:
        """Say in the title whose turn it is; ring once when it becomes one's own to decide."""
        place, voice = self.place, self.look.voice
        name = "" if self.room is None else self.room.name
        game = "" if place is None else voice.say(registry.entry(place.kind.slug).name)
        if place is None or not event.here:
            self.window.title(voice.text("{table}: {game}", table=name, game=game))
            if place is not None and place.active not in place.seats:
                self._called_for = None
            return
        self.window.title(voice.text("Your turn! {table}: {game}", table=name, game=game))
        if self._called_for != place.turn:
            self._called_for = place.turn
            self.window.ring()

    def _write(self, sent: str) -> None:
        if self._driver is not None:
            self._driver.write(sent)

    # The end of the program

    def _fatal_error(self) -> None:
        """Say that the game is safe, instead of a traceback full of cards.

        Textual calls this for every error that nobody expected.
        """
        said = "Something in abyss-tui went wrong. Your seat and the game are safe: come in again."
        self.goodbye = self.look.voice.text(said)
        self.panic(Text(self.goodbye))

    def end(self, said: str, *, status: int = 0) -> None:
        """End the program with a last line."""
        self.goodbye = said
        self.exit(status, return_code=status, message=Text(said))

    def on_unmount(self) -> None:
        """Leave the table and the lobby; one's seat waits."""
        self.stand_up()
        self.window.give_back()
        if self._visitor is not None:
            self._visitor.close()
