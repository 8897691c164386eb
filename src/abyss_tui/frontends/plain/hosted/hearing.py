"""What somebody at a host is told of the others, in sentences, when it happens."""

from collections import deque
from collections.abc import Callable
from typing import Final

from abyss_tui.frontends.plain.asking import Asking
from abyss_tui.frontends.plain.hosted.attention import Attention
from abyss_tui.frontends.plain.hosted.away import Dismissed
from abyss_tui.frontends.plain.hosted.room_lines import changes
from abyss_tui.lobby.clients.lobby_client import LobbyClient
from abyss_tui.lobby.rooms.news import Ended, Kicked, News, Notice, RoomChanged, Said, SaidBefore
from abyss_tui.lobby.rooms.room_info import RoomInfo

REMEMBERED: Final = 10
"""Lines of chat that are told again to who comes back."""
UNSAID: Final = 200
"""News that wait to be said; of more, the oldest are dropped."""


class Hearing:
    """Keeps what the lobby tells until somebody can be told."""

    def __init__(self, asking: Asking, attention: Attention) -> None:
        """`attention` is woken when there is something to tell."""
        self._asking = asking
        self._wake = attention.wake
        self.wait_for = attention.wait_for
        attention.attend = self.attend
        self._heard: deque[News] = deque(maxlen=UNSAID)
        self.client: LobbyClient | None = None
        self.known: RoomInfo | None = None
        """The room as it was told last."""
        self.check: Callable[[], None] = lambda: None
        """Raises AskAgain or Elsewhere if the question that is asked is outdated."""

    def hear(self, news: News) -> None:
        """Be told of something; it is said when nothing else is being said."""
        self._heard.append(news)
        self._wake()

    def changed(self) -> None:
        """The table has changed."""
        self._wake()

    def attend(self) -> None:
        """Say what has happened. Raises Dismissed, and what `check` raises."""
        while self._heard:
            self._tell(self._heard.popleft())
        self.check()

    def _tell(self, news: News) -> None:
        asking = self._asking
        match news:
            case Ended(message=message):
                raise Dismissed(message)
            case Kicked(message=message) | Notice(message=message):
                asking.say(asking.voice.say(message))
            case Said():
                asking.say(self._said(news))
            case SaidBefore(lines=lines):
                text = "{name} said before: {text}"
                said = (asking.words(text, name=each.name, text=each.text) for each in lines)
                asking.say(*deque(said, REMEMBERED))
            case RoomChanged():
                self._tell_changes()

    def _said(self, news: Said) -> str:
        words = self._asking.words
        if self._is_own(news):
            return words("You say: {text}", text=news.text)
        if news.seat is None:
            return words("{name}, who looks on, says: {text}", name=news.name, text=news.text)
        return words("{name} says: {text}", name=news.name, text=news.text)

    def _is_own(self, news: Said) -> bool:
        """Whether who is told this has said it: from a seat of theirs, or looking on."""
        room, client = self.known, self.client
        if room is None or client is None:
            return False
        return news.seat in room.mine if news.seat is not None else news.name == client.name

    def _tell_changes(self) -> None:
        """Say what others have changed in the room where one is."""
        before, after = self.known, None if self.client is None else self.client.room
        self.known = after
        if before is not None and after is not None and before.name == after.name:
            self._asking.say(*changes(before, after, self._asking.voice))
