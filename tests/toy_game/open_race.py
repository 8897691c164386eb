"""The race to 21 with open cards, as a kind of game: nobody has a hand to hide."""

from collections.abc import Mapping, Sequence
from typing import Any, Self

from abyss_tui.errors import BadPosition, BadUsage
from abyss_tui.i18n.message import Message
from abyss_tui.i18n.voice import Sentence, Voice
from abyss_tui.kernel.event import Event
from abyss_tui.kernel.game_kind import TOTAL, GameText, Json
from abyss_tui.kernel.thinking import Budget, Level, ShouldContinue, Task, Thought, Worth
from tests.toy_game.game import Action, CardDrawn, Draw, Lay, Race
from tests.toy_game.kind import RaceKind, RaceText, RaceView


class CardTurnedUp(CardDrawn):
    """Everybody sees the card."""

    type = "card-turned-up"

    def seen_by(self, seat: int) -> Self:
        return self


class OpenRace(Race):
    """A running race whose cards lie open."""

    drawn = CardTurnedUp


class OpenRaceGameText(RaceText):
    """Points, and how many cards they took."""

    def figures(self, voice: Voice) -> Mapping[str, str]:
        return {"cards": voice.text("Cards laid")}

    def rows(self, voice: Voice) -> Mapping[str, str]:
        return {"laid": voice.text("Points of the cards"), TOTAL: voice.text("Sum")}

    def points(self, total: int, voice: Voice) -> str:
        return voice.text("{total} points", total=total)

    def move(self, view: Any, action: Action, voice: Voice) -> Sentence:
        if isinstance(action, Lay):
            return voice.sentence("lay {card}", card=action.card)
        return voice.sentence("draw a card")


class OpenRaceKind(RaceKind):
    """A race to 21 with open cards, for two or three."""

    slug = "open-race"
    text: GameText = OpenRaceGameText()
    hides_hands = False
    migrations: Mapping[int, Any] = {}
    rules = 1
    levels: Sequence[Level] = (
        Level("easy", Message("Idle"), Message("Draws two cards, and lays the best."), Budget()),
    )

    def new_game(self, names: Sequence[str], seed: int, first: int | None, options: Json) -> Race:
        if first is not None and first >= len(names):
            raise BadUsage(Message("There is no seat {seat}.", seat=first))
        return OpenRace.deal(names, seed, first, options.get("goal", 21))

    def load(self, position: Json, seed: int) -> Race:
        if position.get("format") != "open-race-position/1":
            raise BadPosition(Message("format: this is no race"))
        return OpenRace(**{name: value for name, value in position.items() if name != "format"})

    def position(self, game: Race) -> Json:
        return {**super().position(game), "format": "open-race-position/1"}

    def view(self, game: Race, seat: int | None, *, with_options: bool) -> Json:
        hands = [hand[:] for hand in game.hands]
        return RaceView(seat, game, hands, with_options=with_options)

    def think(self, task: Task, should_continue: ShouldContinue) -> Thought:
        held = task.view["hands"][task.seat]
        action: Action = Lay(max(held)) if len(held) > 1 else Draw()
        return Thought(action, Message("Two cards are enough."), (Worth(action, None, 0.0, 1),))

    def figures(self, events: Sequence[Event], game: Race) -> list[Mapping[str, int]]:
        counted = super().figures(events, game)
        return [{"cards": each["laid"]} for each in counted]


KIND = OpenRaceKind()
