"""What is said of the race with open cards at its table."""

from typing import Any

from abyss_tui.i18n.voice import Sentence, Span, Voice, joined
from abyss_tui.kernel.game_kind import Score
from abyss_tui.kernel.question import Choice, Question, Subject
from abyss_tui.kernel.sitting import Seen
from abyss_tui.kernel.table_text import LessonText, TableText
from tests.toy_game.game import Action, Draw, Lay
from tests.toy_game.text import RaceTableText

DECK = Subject("deck")


class OpenRaceText(RaceTableText):
    """Nobody has a hand, and everybody's cards can be read about."""

    lessons: LessonText | None = None

    def question(self, seen: Seen, voice: Voice) -> Question[Action]:
        view = seen.view
        draw: Choice[Action] = Choice(voice.sentence("Draw"), key="d", answer=Draw(), about=DECK)
        lays: list[Choice[Action]] = [
            Choice(voice.sentence("Lay {card}", card=card), answer=Lay(card))
            for card in sorted(set(view["hands"][view.you]))
        ]
        return Question(voice.text("DRAW OR LAY?"), (*([draw] if view["deck"] else ()), *lays))

    def hand_line(self, view: Any, voice: Voice) -> Sentence:
        return ()

    def hand(self, view: Any, voice: Voice) -> Sentence:
        return ()

    def hands(self, view: Any, voice: Voice) -> Sentence:
        return ()

    def player(self, view: Any, seat: int, voice: Voice) -> Sentence:
        """Return how far a player is, and which cards lie before them."""
        name = Span(view.players[seat].name, "player")
        laid, cards = view["laid"][seat], view["hands"][seat]
        if not cards:
            return voice.sentence("{name} is at {points}, without cards", name=name, points=laid)
        shown = ", ".join(map(str, cards))
        text = "{name} is at {points}, with the cards {cards}"
        return voice.sentence(text, name=name, points=laid, cards=shown)

    def players(self, seen: Seen, voice: Voice) -> Sentence:
        seats = range(len(seen.view.players))
        return joined([self.player(seen.view, seat, voice) for seat in seats], "\n")

    def about(self, kind: str, thing: object, seen: Seen, voice: Voice) -> tuple[str, Sentence]:
        if kind == "runner" and isinstance(thing, int):
            return seen.view.players[thing].name, self.player(seen.view, thing, voice)
        return super().about(kind, thing, seen, voice)

    def how_to_play(self, voice: Voice) -> str:
        return voice.text("Draw a card, or lay one that you have. Who has laid 21 first wins.")

    def remark(self, score: Score, voice: Voice) -> str:
        return ""


TEXT: TableText = OpenRaceText()
