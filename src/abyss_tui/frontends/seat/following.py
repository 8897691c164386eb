"""A game as one visit is told of it: every event and every decision once, in order."""

from collections.abc import Callable
from typing import Any, TypeAlias

from abyss_tui.errors import IllegalAction, NotYours
from abyss_tui.frontends.seat import fitting
from abyss_tui.i18n.message import Message
from abyss_tui.kernel.game_kind import Json, winners
from abyss_tui.lobby.clients.lobby_client import LobbyClient
from abyss_tui.table.place import Place, WaitingDecision
from abyss_tui.table.table import Change

Tell: TypeAlias = Callable[[Json], None]


class Following:
    """Follows one game from one place. All that it tells comes from there."""

    def __init__(self, place: Place, tell: Tell, *, looks_on: bool) -> None:
        self._place = place
        self._tell = tell
        self._mine = frozenset[int]() if looks_on else place.seats
        self._you = min(self._mine, default=None)
        self._told = 0
        """How many events have been told, and stand."""

    def tell_on(self) -> None:
        """Tell the events that were not told yet, and the decision that waits or the end."""
        write, start = self._place.kind.codec.event_to_json, self._told
        events = [write(event) for event in self._place.events(self._you, start)]
        self._told += len(events)
        for line in fitting.in_lines(start, events):
            self._tell(line)
        waiting = self._place.decision
        self._tell(self._end() if waiting is None else self._decision(waiting))

    def tell_change(self, change: Change) -> None:
        """Tell what somebody has done, or has taken back."""
        if change.undone:
            self._told = change.events
            self._tell({"tell": "undone", "by": change.by, "events": change.events})
        self.tell_on()

    async def play(self, number: int, written: Json) -> None:
        """Answer the decision of this number.

        Raises NotYours, StaleDecision, IllegalAction or BadSave; then nothing has changed.
        """
        seat, action = self.read(number, written)
        await self._place.play(seat, action, decision=number)

    def read(self, number: int, written: Json) -> tuple[int, Any]:
        """Return the seat that answers the decision of this number, and the action written here.

        Raises NotYours for who looks on, IllegalAction for what is no action; whether it can be
        played is not judged.
        """
        waiting = self._place.decision
        seat = self._seat_for(waiting)
        if seat is None:
            raise NotYours(Message("You look on: only who has a seat can play."))
        action = self._place.kind.codec.action_from_json(written)
        asked = waiting is not None and (waiting.number, waiting.seat) == (number, seat)
        if action is None and asked:
            raise IllegalAction(Message("That is no action of this game."))
        return seat, action

    def leave(self) -> None:
        """Stand up, and tell nothing more."""
        self._place.leave()

    def _seat_for(self, waiting: WaitingDecision | None) -> int | None:
        """Return which of one's seats looks at a decision: the one that is asked, or the first."""
        if waiting is not None and waiting.seat in self._mine:
            return waiting.seat
        return self._you

    def _decision(self, waiting: WaitingDecision) -> Json:
        view = self._place.view(self._seat_for(waiting), with_options=True)
        return fitting.decision(waiting.number, self._place.kind.codec.view_to_json(view))

    def _end(self) -> Json:
        write, scores = self._place.kind.codec.score_to_json, self._place.scores
        return {
            "tell": "over",
            "scores": [write(score) for score in scores],
            "winners": winners(scores),
        }


async def follow(client: LobbyClient, tell: Tell, *, looks_on: bool) -> Following:
    """Sit down at the game of the room. Raises Refused or BadSave.

    Nothing is told before `tell_on` was called once: that tells all of it so far.
    """
    following: Following | None = None

    def on_change(change: Change) -> None:
        if following is not None:
            following.tell_change(change)

    following = Following(await client.table.place(on_change), tell, looks_on=looks_on)
    return following
