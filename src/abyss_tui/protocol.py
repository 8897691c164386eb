"""The engine as a program that others talk to: requests and answers of docs/protocol.md."""

import json
from collections.abc import Callable, Mapping
from math import isfinite
from typing import IO, Any

from abyss_tui.errors import BadPosition, BadUsage, IllegalAction
from abyss_tui.games.abyss.formats.moves_json import action_from_json, event_to_json
from abyss_tui.games.abyss.formats.position import load_position, position_of
from abyss_tui.games.abyss.formats.scores_json import score_to_json
from abyss_tui.games.abyss.formats.views_json import decision_to_json, view_to_json
from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.problems import because
from abyss_tui.games.abyss.rules.legality import play
from abyss_tui.games.abyss.rules.scoring import scores, winners
from abyss_tui.games.abyss.rules.setup import new_game
from abyss_tui.games.abyss.views import DecisionView, view_for
from abyss_tui.kernel.event import Event

Json = dict[str, Any]


class Refusal(Exception):
    """A request that cannot be done: the code and the message of its answer."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Engine:
    """One running game behind the protocol; a refused request changes nothing."""

    def __init__(self) -> None:
        self._game: Game | None = None
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
            request = json.loads(line, parse_constant=_no_number, parse_float=_finite)
        except (ValueError, RecursionError):
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
        return {"id": request["id"], **answer} if "id" in request else answer

    def _op(self, request: Json) -> Callable[[Json], Json]:
        name = _field(request, "op", str)
        if name not in self._ops:
            raise Refusal("bad-request", f"There is no op {name!r}.")
        return self._ops[name]

    @property
    def game(self) -> Game:
        """The running game. Raises Refusal before the first `new` or `load`."""
        if self._game is None:
            raise Refusal("no-game", "There is no game yet: send new or load first.")
        return self._game

    def _new(self, request: Json) -> Json:
        names = _field(request, "players", list)
        if not all(isinstance(name, str) for name in names):
            raise Refusal("bad-request", "players: names are texts.")
        first = _field(request, "first", int) if request.get("first") is not None else None
        try:
            game = new_game(names, _seed(request), first)
        except BadUsage as error:
            raise Refusal("bad-request", str(error)) from None
        self._game = game
        return self._told(game, 0)

    def _load(self, request: Json) -> Json:
        try:
            game = load_position(_field(request, "position", dict), _seed(request))
        except BadPosition as error:
            raise Refusal("bad-position", str(error)) from None
        self._game = game
        return {"decision": _decision(game)}

    def _play(self, request: Json) -> Json:
        game = self.game
        written = _field(request, "action", dict)
        action = action_from_json(written)
        if action is None:
            reason = because("over" if game.decision is None else "no-action")
            raise Refusal("illegal-action", reason.sentence())
        told = len(_events(game))
        try:
            play(game, action)
        except IllegalAction as error:
            raise Refusal("illegal-action", str(error)) from None
        return self._told(game, told)

    def _told(self, game: Game, start: int) -> Json:
        decision = _decision(game)  # first: it lets the game run up to it
        return {
            "events": [event_to_json(event) for event in _events(game)[start:]],
            "decision": decision,
        }

    def _position(self, _request: Json) -> Json:
        return {"position": position_of(self.game)}

    def _view(self, request: Json) -> Json:
        seat = self._seat(request)
        return {"view": view_to_json(view_for(self.game, seat))}

    def _events(self, request: Json) -> Json:
        seat = self._seat(request)
        start = _field(request, "from", int) if "from" in request else 0
        if start < 0:
            raise Refusal("bad-request", "from: events are counted from 0 on.")
        told = _events(self.game)
        seen = [event_to_json(event.seen_by(seat)) for event in told[start:]]
        return {"events": seen, "next": len(told)}

    def _score(self, _request: Json) -> Json:
        table = scores(self.game)
        return {"scores": [score_to_json(each) for each in table], "winners": winners(table)}

    def _quit(self, _request: Json) -> Json:
        self.open = False
        return {}

    def _seat(self, request: Json) -> int:
        seats = len(self.game.players)
        seat = _field(request, "seat", int)
        if not 0 <= seat < seats:
            raise Refusal("bad-request", f"seat: there are seats 0 to {seats - 1}.")
        return int(seat)


def serve(lines: IO[str], out: IO[str]) -> None:
    """Answer line by line until `quit` or the end of the input."""
    engine = Engine()
    for line in lines:
        answer = engine.answer_line(line)
        if answer is not None:
            out.write(f"{answer}\n")
            out.flush()
        if not engine.open:
            return


def _decision(game: Game) -> Json | None:
    decision = game.decision
    if decision is None:
        return None
    return decision_to_json(
        DecisionView(decision.seat, decision.kind, decision.about, decision.options)
    )


def _events(game: Game) -> list[Event]:
    assert game.told is not None  # a game behind the engine always tells
    return game.told


def _seed(request: Json) -> int:
    return int(_field(request, "seed", int)) if "seed" in request else 0


def _field(request: Json, name: str, kind: type) -> Any:
    """Return a field of a request. Raises Refusal when it is missing or of another type."""
    if name not in request:
        raise Refusal("bad-request", f"{name}: missing.")
    value = request[name]
    if type(value) is not kind:  # true and false are no numbers
        raise Refusal("bad-request", f"{name}: this must be {_KINDS[kind]}.")
    return value


_KINDS = {int: "a whole number", str: "a text", list: "a list", dict: "an object"}


def _no_number(name: str) -> None:
    """Refuse NaN and Infinity, which Python reads and JSON does not know."""
    raise ValueError(name)


def _finite(written: str) -> float:
    number = float(written)
    if not isfinite(number):
        raise ValueError(written)
    return number


def _refused(code: str, message: str) -> Json:
    return {"ok": False, "error": {"code": code, "message": message}}
