"""What the owner of a room does there: how many seats it has, who begins, and when."""

from collections.abc import Callable
from typing import Any

from abyss_tui.frontends.tui.hosted.lobby_work import change_lobby, pick
from abyss_tui.frontends.tui.prompts.base_screen import BaseScreen
from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.kernel.question import Choice, Question
from abyss_tui.lobby.clients.lobby_client import LobbyClient
from abyss_tui.lobby.refusal import not_yours
from abyss_tui.lobby.rooms.room_info import RoomInfo, RoomState
from abyss_tui.sitting.starting import (
    StartWish,
    question_before_start,
    question_when_ready,
    start_game,
)
from abyss_tui.table.start import seats_of


class RoomOwner:
    """Does it over the screen of the room; the lobby refuses it to everybody else."""

    def __init__(
        self, screen: BaseScreen[Any], client: LobbyClient, room: Callable[[], RoomInfo]
    ) -> None:
        """`room` returns the room as it is now."""
        self._screen = screen
        self._client = client
        self._room = room
        self._before_start: ChoicePrompt[StartWish] | None = None
        """What was asked last before a start."""

    def _owned(self) -> bool:
        """Whether the table belongs to who sits there; if it does not, that is said."""
        room = self._room()
        if not room.owned:
            self._screen.say(self._screen.voice.say(not_yours(room.owner).message))
        return room.owned

    def change_seats(self, more: int) -> None:
        """Add or remove so many seats, within what the game allows."""
        if not self._owned():
            return
        room, screen = self._room(), self._screen
        counts, count = seats_of(room.game), len(room.seats) + more
        if count in counts:
            change_lobby(screen, self._client.owner.set_seats(count))
        else:
            fewest, most = min(counts), max(counts)
            screen.say(screen.words("{fewest} to {most} can play.", fewest=fewest, most=most))

    def change_first(self) -> None:
        """Let the next seat begin, and after the last one have it drawn."""
        if not self._owned():
            return
        room = self._room()
        following = 0 if room.first is None else room.first + 1
        first = following if following < len(room.seats) else None
        change_lobby(self._screen, self._client.owner.let_begin(first))

    def start(self) -> None:
        """Start the game; ask first if a seat is free or somebody is not ready."""
        room, screen = self._room(), self._screen
        asked = question_before_start(room, screen.voice) if room.owned else None
        if asked is None:
            change_lobby(screen, self._client.owner.start())  # refused to all but the owner
            return

        self._ask_before_start(asked)

    def _ask_before_start(self, asked: Question[StartWish]) -> None:
        room, screen = self._room(), self._screen

        def chosen(wish: StartWish) -> None:
            change_lobby(screen, start_game(self._client.owner, room, self._room(), wish))

        self._before_start = pick(screen, asked, chosen)

    def look_again(self) -> None:
        """Ask anew before a start, if others have changed what stands against it."""
        prompt, room = self._before_start, self._room()
        if prompt is None or not prompt.is_current or room.state is RoomState.RUNNING:
            return
        asked = question_before_start(room, self._screen.voice)
        if asked is None and room.full:
            asked = question_when_ready(self._screen.voice)
        if asked != prompt.question:
            prompt.dismiss(None)
            self._before_start = None
            if asked is not None and room.owned:
                self._ask_before_start(asked)

    def remove_somebody(self) -> None:
        """Send somebody away who only looks on, or ask back who was sent away."""
        if not self._owned():
            return
        room, screen = self._room(), self._screen
        names, you = list(room.watchers), self._client.name
        if not room.mine and you in names:  # another one may have the same name
            names.remove(you)
        owner, sentence = self._client.owner, screen.voice.sentence
        choices = (
            *(Choice(sentence("{name}", name=name), answer=(owner.remove, name)) for name in names),
            *(
                Choice(sentence("Ask {name} back", name=name), answer=(owner.ask_back, name))
                for name in room.sent_away
            ),
        )
        if choices:
            asked = Question(screen.words("WHO IS TO LEAVE?"), choices)
            pick(screen, asked, lambda chosen: change_lobby(screen, chosen[0](chosen[1])))
        else:
            screen.say(screen.words("Nobody looks on here."))
