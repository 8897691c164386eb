"""The engine as a program that others talk to: requests and answers of docs/protocol.md."""

import json
from collections.abc import Callable, Mapping
from typing import IO, Any

from abyss_tui import json_lines
from abyss_tui.errors import BadPosition, BadUsage
from abyss_tui.games.registry import USUAL_GAME, game_kind, kind_of_position, slugs
from abyss_tui.json_lines import BadField, field
from abyss_tui.kernel.event import Event
from abyss_tui.kernel.game_kind import Game, GameKind, Json, winners
from abyss_tui.records import record


class Refusal(Exception):
    """A request that cannot be done: the code and the message of its answer."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


@record
class Running:
    """A game that runs, and of which kind it is."""

    kind: GameKind
    game: Game
    seats: int

    @property
    def events(self) -> list[Event]:
        """Everything that has been told."""
        assert self.game.events is not None  # a game behind the engine always tells
        return self.game.events

    def decision(self) -> Json | None:
        """Return the decision that waits as the protocol writes it, None at the end."""
        decision = self.game.decision
        return None if decision is None else self.kind.codec.decision_to_json(decision)

    def events_since(self, start: int) -> Json:
        """Return the answer to a move: its events and the next decision."""
        decision = self.decision()  # first: it lets the game run up to it
        events = [self.kind.codec.event_to_json(event) for event in self.events[start:]]
        return {"events": events, "decision": decision}


class Engine:
    """One running game behind the protocol; a refused request changes nothing."""

    def __init__(self, slug: str = USUAL_GAME) -> None:
        """`slug` names the game that `new` deals when it names none."""
        self._slug = slug
        self._running: Running | None = None
        self.open = True
        """False once `quit` was asked."""
        self._ops: Mapping[str, Callable[[Json], Json]] = {
            "new": self._new,
            "load": self._load,
            "play": self._play,
            "position": self._position,
            "view": self._view,
            "events": self._events,
            "score": self._score,
            "quit": self._quit,
        }

    def answer_line(self, line: str) -> str | None:
        """Answer one line of the protocol; None for an empty one."""
        if not line.strip():
            return None
        try:
            request = json_lines.read(line)
        except ValueError:
            answer = _refused("bad-json", "This line is no JSON.")
        else:
            answer = self.answer(request)
        return json.dumps(answer, ensure_ascii=False, separators=(",", ":"))

    def answer(self, request: Any) -> Json:
        """Answer a request; its `id` comes back."""
        if not isinstance(request, dict):
            return _refused("bad-request", "A request is a JSON object.")
        try:
            answer = {"ok": True, **self._op(request)(request)}
        except Refusal as refusal:
            answer = _refused(refusal.code, str(refusal))
        except BadField as error:
            answer = _refused("bad-request", str(error))
        return {"id": request["id"], **answer} if "id" in request else answer

    def _op(self, request: Json) -> Callable[[Json], Json]:
        name = field(request, "op", str)
        if name not in self._ops:
            raise Refusal("bad-request", f"There is no op {name!r}.")
        return self._ops[name]

    @property
    def running(self) -> Running:
        """The running game. Raises Refusal before the first `new` or `load`."""
        if self._running is None:
            raise Refusal("no-game", "There is no game yet: send new or load first.")
        return self._running

    def _new(self, request: Json) -> Json:
        kind = self._kind(request)
        names = field(request, "players", list)
        if not all(isinstance(name, str) for name in names):
            raise Refusal("bad-request", "players: names are texts.")
        first = field(request, "first", int) if request.get("first") is not None else None
        try:
            game = kind.new_game(names, _seed(request), first, {})
        except BadUsage as error:
            raise Refusal("bad-request", str(error)) from None
        self._running = Running(kind, game, len(names))
        return self._running.events_since(0)

    def _kind(self, request: Json) -> GameKind:
        slug = field(request, "game", str) if "game" in request else self._slug
        if slug not in slugs():
            raise Refusal("bad-request", f"game: there is {' and '.join(slugs())}, no {slug!r}.")
        return game_kind(slug)

    def _load(self, request: Json) -> Json:
        position = field(request, "position", dict)
        kind = kind_of_position(position) or game_kind(self._slug)
        try:
            game = kind.load(position, _seed(request))
        except BadPosition as error:
            raise Refusal("bad-position", str(error)) from None
        self._running = Running(kind, game, len(kind.scores(game)))
        return {"decision": self._running.decision()}

    def _play(self, request: Json) -> Json:
        kind, game = self.running.kind, self.running.game
        action = kind.codec.action_from_json(field(request, "action", dict))
        if action is None:
            over = game.decision is None
            reason = "The game is over." if over else "That is no action of this game."
            raise Refusal("illegal-action", reason)
        problem = kind.problem(game, action)
        if problem is not None:
            raise Refusal("illegal-action", str(problem))
        before = len(self.running.events)
        game.apply(action)
        return self.running.events_since(before)

    def _position(self, _request: Json) -> Json:
        return {"position": self.running.kind.position(self.running.game)}

    def _view(self, request: Json) -> Json:
        kind, seat = self.running.kind, self._seat(request)
        view = kind.view(self.running.game, seat, with_options=True)
        return {"view": kind.codec.view_to_json(view)}

    def _events(self, request: Json) -> Json:
        seat = self._seat(request)
        start = field(request, "from", int) if "from" in request else 0
        if start < 0:
            raise Refusal("bad-request", "from: events are counted from 0 on.")
        events, write = self.running.events, self.running.kind.codec.event_to_json
        seen = [write(event.seen_by(seat)) for event in events[start:]]
        return {"events": seen, "next": len(events)}

    def _score(self, _request: Json) -> Json:
        kind = self.running.kind
        scores = kind.scores(self.running.game)
        written = [kind.codec.score_to_json(score) for score in scores]
        return {"scores": written, "winners": winners(scores)}

    def _quit(self, _request: Json) -> Json:
        self.open = False
        return {}

    def _seat(self, request: Json) -> int:
        seats = self.running.seats
        seat = field(request, "seat", int)
        if not 0 <= seat < seats:
            raise Refusal("bad-request", f"seat: there are seats 0 to {seats - 1}.")
        return int(seat)


def serve(lines: IO[str], out: IO[str], slug: str) -> None:
    """Answer line by line until `quit` or the end of the input."""
    engine = Engine(slug)
    for line in lines:
        answer = engine.answer_line(line)
        if answer is not None:
            out.write(f"{answer}\n")
            out.flush()
        if not engine.open:
            return


def _seed(request: Json) -> int:
    return int(field(request, "seed", int)) if "seed" in request else 0


def _refused(code: str, message: str) -> Json:
    return {"ok": False, "error": {"code": code, "message": message}}
