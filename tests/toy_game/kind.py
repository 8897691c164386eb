"""The race to 21 as a kind of game."""

import os
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from abyss_tui.errors import BadPosition, BadUsage
from abyss_tui.i18n.message import Message
from abyss_tui.i18n.voice import Sentence, Voice
from abyss_tui.kernel.decision import Decision
from abyss_tui.kernel.event import Event
from abyss_tui.kernel.game_kind import Codec, GameText, Json, Lines, Score
from abyss_tui.kernel.story import Paragraph, without_lines
from abyss_tui.kernel.thinking import Budget, Level, Reason, ShouldContinue, Task, Thought, Worth
from tests.toy_game.game import Action, CardDrawn, CardLaid, Draw, GameEnded, Lay, Race, TurnStarted


class RaceCodec:
    """Actions are `draw` and `lay`; the rest is what it is."""

    def action_to_json(self, action: Action) -> Json:
        return {"type": "lay", "card": action.card} if isinstance(action, Lay) else {"type": "draw"}

    def action_from_json(self, written: Mapping[str, Any]) -> Action | None:
        if written == {"type": "draw"}:
            return Draw()
        lays = written.keys() == {"type", "card"} and written["type"] == "lay"
        return Lay(written["card"]) if lays else None

    def event_to_json(self, event: Event) -> Json:
        fields: Sequence[str] = event.__slots__
        return {"type": event.type, **{name: getattr(event, name) for name in fields}}

    def view_to_json(self, view: Json) -> Json:
        return view

    def decision_to_json(self, decision: Decision[Action]) -> Json:
        options = [self.action_to_json(option) for option in decision.options]
        return {"seat": decision.seat, "kind": decision.kind, "about": {}, "options": options}

    def score_to_json(self, score: Score) -> Json:
        return {"total": score.total}


class RaceStory:
    """A line a card."""

    def __init__(self, names: Sequence[str], voice: Voice) -> None:
        self.names, self.voice = names, voice
        self.paragraphs: list[Paragraph] = []

    def tell(self, events: Iterable[Event]) -> None:
        for event in events:
            match event:
                case TurnStarted(seat):
                    turn = 1 + sum(each.seat == seat for each in self.paragraphs)
                    self.paragraphs.append(Paragraph(seat, turn, ()))
                case CardDrawn(_, card):
                    self.say("drew {card}", card="a card" if card is None else str(card))
                case CardLaid(_, card):
                    self.say("laid {card}", card=str(card))
                case GameEnded(winners):
                    self.say("{name} won", name=self.names[winners[0]])

    def hold_known(self) -> None:
        self.paragraphs = without_lines(self.paragraphs)

    def say(self, text: str, **parts: str) -> None:
        last = self.paragraphs[-1]
        lines = (*last.lines, self.voice.sentence(text, **parts))
        self.paragraphs[-1] = Paragraph(last.seat, last.turn, lines)


class RaceText:
    """What is said of a race."""

    def story(self, names: Sequence[str], you: int | None, voice: Voice) -> RaceStory:
        return RaceStory(names, voice)

    def figures(self, voice: Voice) -> Mapping[str, str]:
        return {"laid": voice.text("Cards laid")}

    def rows(self, voice: Voice) -> Mapping[str, str]:
        return self.figures(voice)

    def points(self, total: int, voice: Voice) -> str:
        return voice.text("{total} laid", total=total)

    def note_on_course(self, voice: Voice) -> str:
        return ""

    def move(self, view: Any, action: Action, voice: Voice) -> Sentence:
        return voice.sentence("lay {card}", card=action.card if isinstance(action, Lay) else "none")

    def what_is_better(self, view: Any, why: Reason, voice: Voice) -> str:
        return ""


def draw_was_take(lines: Lines) -> Lines:
    """By the first rules, drawing was called taking."""
    drawn = {"type": "draw"}
    return [
        {**line, "action": drawn} if line.get("action") == {"type": "take"} else line
        for line in lines
    ]


@dataclass(frozen=True)
class Runner:
    """A player, as anybody sees them."""

    name: str


class RaceView(Json):
    """A view as the protocol writes it, and what the screens ask of any view."""

    def __init__(
        self, you: int | None, game: Race, hands: Sequence[Any], *, with_options: bool = False
    ) -> None:
        super().__init__(laid=game.laid[:], hands=hands, deck=len(game.deck), decision=None)
        if game.decision is not None:
            self["decision"] = KIND.codec.decision_to_json(game.decision)
            if not with_options or you != game.decision.seat:
                del self["decision"]["options"]
        self.you = you
        self.players = [Runner(name) for name in game.names]


class RaceKind:
    """A race to 21, for two or three."""

    slug = "race"
    rules = 2
    seats = range(2, 4)
    hides_hands = True
    text: GameText = RaceText()
    codec: Codec = RaceCodec()
    migrations: Mapping[int, Callable[[Lines], Lines]] = {1: draw_was_take}
    levels: Sequence[Level] = (
        Level("easy", Message("Idle"), Message("Draws as long as it can."), Budget()),
        Level("stuck", Message("Stuck"), Message("Never answers."), Budget(seconds=0.1)),
        Level("broken", Message("Broken"), Message("Breaks down."), Budget(seconds=0.1)),
    )

    def why_not_seated(self, names: Sequence[str]) -> Message | None:
        return None if len(names) in self.seats else Message("A race is for two or three.")

    def new_game(self, names: Sequence[str], seed: int, first: int | None, options: Json) -> Race:
        if first is not None and first >= len(names):
            raise BadUsage(Message("There is no seat {seat}.", seat=first))
        return Race.deal(names, seed, first, options.get("goal", 21))

    def load(self, position: Json, seed: int) -> Race:
        if position.get("format") != "race-position/1":
            raise BadPosition(Message("format: this is no race"))
        return Race(**{name: value for name, value in position.items() if name != "format"})

    def position(self, game: Race) -> Json:
        written = {name: value for name, value in vars(game.copy()).items() if name != "told"}
        return {"format": "race-position/1", **written, "names": list(game.names)}

    def problem(self, game: Race, action: Action) -> Message | None:
        decision = game.decision
        possible = decision is not None and action in decision.options
        return None if possible else Message("That cannot be done.")

    def view(self, game: Race, seat: int | None, *, with_options: bool) -> Json:
        hands = [hand[:] if at == seat else len(hand) for at, hand in enumerate(game.hands)]
        return RaceView(seat, game, hands, with_options=with_options)

    def open_view(self, game: Race) -> Json:
        return RaceView(None, game, game.hands)

    def preview(self, game: Race, seat: int | None) -> None:
        return None

    def least(self, view: Any) -> Action:
        return Draw() if view["deck"] else Lay(min(view["hands"][view.you]))

    def think(self, task: Task, should_continue: ShouldContinue) -> Thought:
        tried = 0
        while should_continue():
            tried += 1
            if task.level == "stuck":
                threading.Event().wait()
            if task.level == "broken":
                os._exit(1)
        action = self.least(task.view)
        why = Message("Cards are good.")
        return Thought(action, why, (Worth(action, None, 0.0, tried),))

    def scores(self, game: Race) -> list[Score]:
        return [Score({"laid": laid}, laid, (laid,), None) for laid in game.laid]

    def figures(self, events: Sequence[Event], game: Race) -> list[Mapping[str, int]]:
        laid = [event.seat for event in events if isinstance(event, CardLaid)]
        return [{"laid": laid.count(seat)} for seat in range(len(game.names))]

    def revealed(self, event: Event, by: int, names: Sequence[str]) -> Message | None:
        drew = isinstance(event, CardDrawn)
        return Message("{name} drew a card", name=names[by]) if drew else None


KIND = RaceKind()
