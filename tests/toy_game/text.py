"""What is said of the race at its table, which satisfies `kernel.table_text.TableText`."""

from collections.abc import Mapping, Sequence
from typing import Any

from abyss_tui.i18n.voice import Part, Sentence, Span, Voice
from abyss_tui.kernel.big_number import BigNumber
from abyss_tui.kernel.event import Event, Milestone
from abyss_tui.kernel.game_kind import Score
from abyss_tui.kernel.question import Choice, Question
from abyss_tui.kernel.sitting import AnswerOfAll, Seen
from abyss_tui.kernel.table_text import LessonText, TableText
from abyss_tui.kernel.thinking import Why
from tests.toy_game.game import Action, Draw, Lay


class RaceLessonText:
    """What is said in the lessons."""

    def title(self, place: int, steps: int, name: str, voice: Voice) -> str:
        return voice.text("Lesson {number} of {steps}", number=place + 1, steps=steps)

    def step(self, name: str, parts: Mapping[str, Part], voice: Voice) -> Sentence:
        return voice.sentence("You are {you} and race {opponent}.", **parts)

    def task(self, name: str, parts: Mapping[str, Part], voice: Voice) -> Sentence:
        return voice.sentence("Draw a card." if name == "draw" else "Lay it.")

    def answer(self, name: str, parts: Mapping[str, Part], voice: Voice) -> Sentence:
        return self.task(name, parts, voice)

    def other_than_asked(self, to_do: Sentence, voice: Voice) -> Sentence:
        return voice.sentence("Not in this lesson. {what}", what=to_do)

    def look_in_lines(self, voice: Voice) -> str:
        return voice.text("There is nothing to read about.")


class RaceTableText:
    """A line for each thing."""

    lessons: LessonText | None = RaceLessonText()

    def headline(self, view: Any, voice: Voice) -> str:
        return voice.text("a race to 21")

    def why_called(self, kind: str, voice: Voice) -> str:
        return voice.text("Draw or lay.")

    def heading(self, seen: Seen, voice: Voice) -> str:
        name = seen.view.players[seen.view.you].name
        return voice.text("{name}: draw or lay?", name=name)

    def question(self, seen: Seen, voice: Voice) -> Question[Action]:
        held = next(hand for hand in seen.view["hands"] if isinstance(hand, list))
        lays = [Choice(voice.sentence("Lay {card}", card=card), answer=Lay(card)) for card in held]
        draw: Choice[Action] = Choice(voice.sentence("Draw"), key="d", answer=Draw())
        return Question(voice.text("DRAW OR LAY?"), (draw, *lays))

    def question_of_all(
        self, seen: Seen, here: Sequence[int], voice: Voice
    ) -> Question[AnswerOfAll]:
        names = [each.name for each in seen.view.players]
        nobody = Choice(voice.sentence("Nobody draws"), key="n", answer=AnswerOfAll())
        draws = [
            Choice(voice.sentence("{name} draws", name=names[seat]), answer=AnswerOfAll(seat))
            for seat in here
        ]
        looks = [
            Choice(voice.sentence("{name} looks", name=names[seat]), answer=AnswerOfAll(None, seat))
            for seat in here
        ]
        return Question(voice.text("WHO DRAWS?"), (nobody, *draws, *looks))

    def answered_by_all(self, seen: Seen, taker: int | None, voice: Voice) -> Sentence:
        if taker is None:
            return voice.sentence("Nobody draws.")
        return voice.sentence("{name} draws.", name=seen.view.players[taker].name)

    def news(self, view: Any, happened: Sequence[Event], voice: Voice) -> Sentence:
        return ()

    def gained(
        self, before: Seen, after: Seen, happened: Sequence[Event], voice: Voice
    ) -> Sentence:
        return ()

    def hand_line(self, view: Any, voice: Voice) -> Sentence:
        return (Span(str(view["hands"])),)

    def hand(self, view: Any, voice: Voice) -> Sentence:
        return self.hand_line(view, voice)

    def beside_hand(self, seen: Seen, voice: Voice) -> Sentence:
        return ()

    def hands(self, view: Any, voice: Voice) -> Sentence:
        return (Span(str(view["hands"])),)

    def players(self, seen: Seen, voice: Voice) -> Sentence:
        return (Span(str(seen.view["laid"])),)

    def big_numbers(self, thing: object, seen: Seen, voice: Voice) -> Sequence[BigNumber]:
        return ()

    def about(self, kind: str, thing: object, seen: Seen, voice: Voice) -> tuple[str, Sentence]:
        return voice.text("THE DECK"), voice.sentence("{cards} left", cards=seen.view["deck"])

    def possibilities(self, seen: Seen, keys: Mapping[str, str], voice: Voice) -> Sentence:
        return ()

    def advice(self, view: Any, action: Action, why: Why, voice: Voice) -> Sentence:
        return (
            voice.sentence("Rather draw.") if isinstance(action, Draw) else voice.sentence("Lay.")
        )

    def hint(self, name: str, keys: Mapping[str, str], voice: Voice) -> tuple[str, Sentence]:
        return voice.text("Hint: cards"), voice.sentence("Cards are drawn first, and laid later.")

    def how_to_play(self, voice: Voice) -> str:
        return voice.text("Lay 21.")

    def rulings(self, voice: Voice) -> Sequence[tuple[str, str]]:
        return ()

    def sample(self, voice: Voice) -> Sentence:
        return ()

    def milestones(self, voice: Voice) -> Mapping[Milestone, str]:
        return {}

    def verdict(self, scores: Sequence[Score], winners: Sequence[int], voice: Voice) -> str:
        return ""

    def minor_rows(self, score: Score, voice: Voice) -> Mapping[str, int]:
        return {}

    def remark(self, score: Score, voice: Voice) -> str:
        return voice.text("laid {points}", points=score.total)


TEXT: TableText = RaceTableText()
