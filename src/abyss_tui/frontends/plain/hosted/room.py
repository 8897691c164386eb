"""A table of a host before a game and after it, in lines."""

from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from typing import Any, TypeAlias

from abyss_tui.errors import AbyssError
from abyss_tui.frontends.plain.asking import Asking
from abyss_tui.frontends.plain.blunders import tell_blunders
from abyss_tui.frontends.plain.ending import figure_lines, score_lines
from abyss_tui.frontends.plain.hosted.away import Elsewhere
from abyss_tui.frontends.plain.hosted.refusals import why
from abyss_tui.frontends.plain.hosted.room_lines import seat_lines, title
from abyss_tui.frontends.plain.hosted.room_menu import Wish, wishes
from abyss_tui.games.registry import game_kind
from abyss_tui.kernel.question import Choice, Question
from abyss_tui.lobby.clients.lobby_client import LobbyClient
from abyss_tui.lobby.rooms.room_info import RoomInfo, RoomState
from abyss_tui.lobby.rooms.waiting import who_begins
from abyss_tui.record.game_id import GameId
from abyss_tui.sitting.starting import StartWish, question_before_start, start_game
from abyss_tui.sitting.ways_in import WaysIn
from abyss_tui.table.place import Place

WaitFor: TypeAlias = Callable[[Coroutine[Any, Any, None]], Awaitable[None]]


class LineRoom:
    """Asks what to do at a table, as long as one is there and no game runs."""

    def __init__(
        self,
        client: LobbyClient,
        asking: Asking,
        ways_in: WaysIn,
        finished: GameId | None,
        wait_for: WaitFor,
    ) -> None:
        """`ways_in` are what friends type, or open, to come to a table, with {table} for its name.

        `finished` is the game that was played to its end: the room learns it a moment later.
        `wait_for` waits for what takes long, unless something else comes first.
        """
        self._client = client
        self._asking = asking
        self._ways_in = ways_in
        self._finished = finished
        self._wait_for = wait_for
        self._asked: tuple[Choice[Wish], ...] | None = None
        """What could be done when it was asked; None while it is not asked."""
        self._known: tuple[Choice[Wish], ...] | None = None
        """What can be done, as far as it was told."""

    @property
    def room(self) -> RoomInfo:
        """The room as it is now. Raises Elsewhere for who is in none, or where a game runs."""
        room = self._client.room
        if room is None:
            raise Elsewhere
        if room.state is not RoomState.RUNNING:
            return room
        if room.game_id != self._finished:
            raise Elsewhere
        return replace(room, state=RoomState.OVER)

    def tell_if_outdated(self) -> None:
        """Say that something else can be done by now than what is listed, once for each change.

        The list stays: somebody may just type a number of it. Raises Elsewhere.
        """
        now = wishes(self.room, self._asking.voice)
        if self._asked is not None and now not in (self._asked, self._known):
            self._asking.say(self._asking.words("Enter alone lists what can be done now."))
        self._known = now

    def tell(self) -> None:
        """Say who sits at the table, what it waits for, and how friends come."""
        asking, room = self._asking, self.room
        asking.say(title(room, asking.voice))
        self._tell_seats()
        if self._ways_in.lines and room.state is RoomState.OPEN:
            line = f" {asking.words('or')} ".join(self._ways_in.to_table(room.name))
            asking.say(asking.words("Friends come in with: {line}", line=line))

    def _tell_seats(self) -> None:
        room, voice = self.room, self._asking.voice
        self._asking.say(*seat_lines(room, voice), voice.say(who_begins(room)))

    async def ask(self) -> None:
        """Ask once what to do, and do it. Raises Elsewhere, and AskAgain to be asked anew."""
        voice = self._asking.voice
        heading = voice.text("What would you like to do at this table?")
        self._asked = wishes(self.room, voice)
        try:
            wish = await self._asking.choose(
                Question(heading, self._asked),
                renewed=True,
                now=lambda: wishes(self.room, voice),
            )
        finally:
            self._asked = None
        assert wish is not None  # there is no way back from the first list
        try:
            await self._do(wish)
        except AbyssError as error:
            self._asking.say(why(error, self._asking.voice))

    async def leave(self) -> None:
        """Go to the lobby; ask first when a seat gets free. Raises BadSave."""
        said = "Leave the table? Your seat gets free."
        agreed = self._asking.agreed
        if not self.room.mine or await agreed(self._asking.words(said), careful=True):
            await self._client.leave()

    async def _do(self, wish: Wish) -> None:
        """Do what somebody wants. Raises Refused or BadSave."""
        client = self._client
        match wish.what:
            case "score" | "figures" | "blunders":
                await self._tell_of_game(wish.what)
            case "start":
                await self._start()
            case "leave":
                await self.leave()
            case "sit" | "stand" | "friend":
                await self._do_with_seats(wish)
            case "ready" | "not ready":
                await client.table.ready(ready=wish.what == "ready")
            case "rematch":
                await client.table.agree_to_rematch()
            case _:
                await self._do_as_owner(wish)
        if wish.what not in ("score", "figures", "blunders", "leave"):
            self._tell_seats()

    async def _do_with_seats(self, wish: Wish) -> None:
        """Take seats, or give them up. Raises Refused or BadSave."""
        client, room = self._client, self.room
        match wish.what:
            case "sit":
                await client.sit(room.name, wish.seat)
            case "stand":
                for seat in room.mine:
                    await client.table.stand_up(seat)
            case _:
                await self._seat_a_friend()

    async def _do_as_owner(self, wish: Wish) -> None:
        """Do what only the owner may do. Raises Refused or BadSave."""
        client, count = self._client, len(self.room.seats)
        match wish.what:
            case "more" | "less":
                await client.owner.set_seats(count + (1 if wish.what == "more" else -1))
            case "first":
                await client.owner.let_begin(wish.seat)
            case "free" if wish.seat is not None:
                await client.owner.free(wish.seat)
            case "bot" if wish.seat is not None:
                await client.owner.give_to_bot(wish.seat, wish.name)
            case "remove":
                await client.owner.remove(wish.name)
            case "ask back":
                await client.owner.ask_back(wish.name)

    async def _seat_a_friend(self) -> None:
        """Take one more seat. Raises Refused or BadSave."""
        asking = self._asking
        shared = "You share the keyboard."
        if game_kind(self.room.game).hides_hands:
            shared = "You share the keyboard: each hand is cleared away before the next one comes."
        asking.say(
            asking.words(shared),
            asking.words("Type your friend's name; Enter alone goes back."),
        )
        if typed := await asking.line():
            await self._client.table.sit_beside(typed)

    async def _start(self) -> None:
        """Start the game; ask first if a seat is free or somebody is not ready.

        Raises Refused or BadSave.
        """
        room, owner = self.room, self._client.owner
        asked = question_before_start(room, self._asking.voice)
        wish = StartWish("now") if asked is None else await self._asking.choose(asked)
        assert wish is not None  # waiting is one of the answers
        await start_game(owner, room, self.room, wish)

    async def _tell_of_game(self, what: str) -> None:
        """Tell the score of the game that has ended, its figures, or where moves lost most.

        Raises Refused or BadSave, and what ends the waiting for a bot that thinks about moves.
        """
        voice = self._asking.voice
        place: Place = await self._client.table.place(lambda _: None)
        try:
            if what == "score":
                self._asking.say(*score_lines(place, voice))
            elif what == "figures":
                self._asking.say(*figure_lines(place, voice))
            else:
                await self._wait_for(tell_blunders(place, self._asking))
        finally:
            place.leave()
