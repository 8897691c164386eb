"""What is said at a table, and who is there: the chat, the line of news, and the company."""

from collections import deque
from collections.abc import Iterable, Sequence
from time import monotonic
from typing import Final

from rich.text import Text
from textual.widgets import Input

from abyss_tui.frontends.tui.apps.person_app import PersonApp
from abyss_tui.frontends.tui.hosted.chat import Chat
from abyss_tui.frontends.tui.hosted.chat_prompt import ChatPrompt
from abyss_tui.frontends.tui.hosted.commands import CHAT
from abyss_tui.frontends.tui.hosted.news_line import SHOWN, NewsLine
from abyss_tui.frontends.tui.hosted.room_screen import RoomScreen
from abyss_tui.frontends.tui.hosted.visit import Visit
from abyss_tui.frontends.tui.hosted.who_is_here import (
    Absent,
    AskBack,
    Company,
    company_question,
    who_is_here,
)
from abyss_tui.frontends.tui.person.session import Session
from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.prompts.edge import TopEdge
from abyss_tui.frontends.tui.prompts.prompt import TakeBack
from abyss_tui.frontends.tui.prompts.reading import Reading
from abyss_tui.frontends.tui.screens.curtain import Curtain
from abyss_tui.frontends.tui.screens.table import TableScreen
from abyss_tui.frontends.tui.screens.too_small import TooSmall
from abyss_tui.i18n.voice import Voice
from abyss_tui.lobby.rooms.news import Said
from abyss_tui.sitting.absence import decide

MOST_PASSING: Final = 5
"""So many lines at most stand in a frame together."""


class TableTalk:
    """The talk at the table where a visitor is, over whichever screen they see."""

    def __init__(self, app: PersonApp[Session], visit: Visit) -> None:
        self._app = app
        self._visit = visit
        self.chat = Chat()
        self._passing = deque[tuple[float, Text]](maxlen=MOST_PASSING)
        """The last lines that are shown as they come, each with when it came."""

    def possible(self) -> bool:
        """Whether one can talk now: in a room, on a screen that is for nothing else alone."""
        screen = self._app.screen
        taken = isinstance(screen, ChatPrompt | Curtain | TooSmall)
        return self._visit.room is not None and not taken and not isinstance(screen.focused, Input)

    def open(self) -> None:
        """Type a line to the table."""
        self._app.push_screen(ChatPrompt(self.chat, self._visit.client.table.say))

    def mute(self) -> None:
        """Show what others say only in the chat, or show it as it comes again."""
        self.chat.muted = not self.chat.muted
        look = self._app.look
        said = "The chat is muted: {key} opens it." if self.chat.muted else "The chat is shown."
        self._app.notify(look.voice.text(said, key=look.sign(CHAT)), markup=False, timeout=4)

    def show_company(self) -> None:
        """Show who is here; the owner can let who is away pass."""
        room, voice = self._visit.room, self._app.look.voice
        if room is None:
            return
        told, asked = who_is_here(room, voice), company_question(room, voice)
        if asked is None:
            self._app.push_screen(Reading(voice.text("AT THIS TABLE"), told))
        else:
            prompt = ChoicePrompt(asked, may_leave=True, at_table=False)
            self._app.push_screen(prompt, self._company_answered)

    def _company_answered(self, answer: Company | TakeBack | None) -> None:
        """Let a seat pass or not, send away who has this name, or ask somebody back."""
        room, app, client = self._visit.room, self._app, self._visit.client
        if room is None:
            return
        if isinstance(answer, Absent):
            app.do_soon(app.tried(decide(client.owner, answer.seat, answer.instead)))
        elif isinstance(answer, str):
            app.do_soon(app.tried(client.owner.remove(answer)))
        elif isinstance(answer, AskBack):
            app.do_soon(app.tried(client.owner.ask_back(answer.name)))

    def recall(self, lines: Iterable[Said]) -> None:
        """Have the lines in the chat that were said before; they do not come now."""
        self.forget()
        for line in lines:
            self.chat.add(speaker(line, self._app.look.voice), line.text)
        self._show_lines()

    def _show_lines(self) -> None:
        """Bring the screens up to date that show the chat."""
        for screen in self._app.screen_stack:
            if isinstance(screen, ChatPrompt):
                screen.show_lines()
            elif isinstance(screen, RoomScreen):
                screen.show_chat()

    def hear(self, name: str, text: str) -> None:
        """Show a line of chat, or without a name something that everybody should know."""
        line, voice = self.chat.add(name, text), self._app.look.voice
        if self.chat.muted and name:
            return
        self._passing.append((monotonic(), line.shown(voice)))
        passing = self.passing_by()
        self._show_lines()
        screens = self._app.screen_stack
        for screen in screens:
            for shown in screen.query(NewsLine):
                shown.show(line, voice)
            for edge in screen.query(TopEdge):
                edge.tell(passing)
        at_table = any(isinstance(each, TableScreen | RoomScreen) for each in screens)
        if not at_table or self._is_cut(passing[-1]):
            self._app.notify(line.shown(voice).plain, markup=False, timeout=10)

    def _is_cut(self, said: Text) -> bool:
        """Whether the box on top has too little room beside its title for what was said."""
        edges = self._app.screen.query(TopEdge)
        return any(not each.has_room_for(said) for each in edges)

    def passing_by(self) -> Sequence[Text]:
        """Return the lines that pass by: a box that opens meanwhile would lie over them."""
        since = monotonic() - SHOWN
        return [line for came_at, line in self._passing if came_at > since]

    def forget(self) -> None:
        """Begin anew, at another table."""
        self.chat.forget()
        self._passing.clear()

    def give_way(self) -> None:
        """Let a line go that has been read, as something has been pressed."""
        for screen in self._app.screen_stack:
            for line in screen.query(NewsLine):
                line.give_way()


def speaker(line: Said, voice: Voice) -> str:
    """Return the name of who said a line, and whether they only look on."""
    return voice.text("{name} (looks on)", name=line.name) if line.seat is None else line.name
