"""What is said at a table of Abyss, by screens and lines alike."""

from collections.abc import Mapping, Sequence
from typing import Final

from abyss_tui.games.abyss.actions import Action
from abyss_tui.games.abyss.text import (
    advice_texts,
    details,
    gains,
    hands,
    headlines,
    hint_texts,
    how_to_play,
    lesson_texts,
    news,
    offers_to_all,
    outcome,
    players,
    possibility_texts,
    questions,
    rulings,
    signs,
)
from abyss_tui.games.abyss.views import View
from abyss_tui.i18n.voice import Sentence, Voice
from abyss_tui.kernel.big_number import BigNumber
from abyss_tui.kernel.event import Event, Milestone
from abyss_tui.kernel.game_kind import Score
from abyss_tui.kernel.moment import moment_of
from abyss_tui.kernel.question import Question
from abyss_tui.kernel.sitting import AnswerOfAll, Seen
from abyss_tui.kernel.table_text import LessonText
from abyss_tui.kernel.thinking import Why


class AbyssTableText:
    """What is said at the table, which satisfies `kernel.table_text.TableText`."""

    lessons: LessonText | None = lesson_texts.LESSONS

    def headline(self, view: View, voice: Voice) -> str:
        """Return in a line who must decide what."""
        return headlines.headline(view, voice)

    def why_called(self, kind: str, voice: Voice) -> str:
        """Return why somebody is called to the keyboard, by the kind of the decision."""
        return headlines.why_called(kind, voice)

    def heading(self, seen: Seen, voice: Voice) -> str:
        """Return who decides what, and the Lord whose power asks for it."""
        return headlines.heading(moment_of(seen), voice)

    def question(self, seen: Seen, voice: Voice) -> Question[Action]:
        """Return the question of the decision that waits; its view has the options."""
        return questions.question(moment_of(seen), voice)

    def question_of_all(
        self, seen: Seen, here: Sequence[int], voice: Voice
    ) -> Question[AnswerOfAll]:
        """Return an offer to all who share a screen."""
        return offers_to_all.question_of_all(seen.view, seen.preview, here, voice)

    def answered_by_all(self, seen: Seen, taker: int | None, voice: Voice) -> Sentence:
        """Return who buys the Ally on offer, if anybody does."""
        return offers_to_all.answered(seen.view, taker, voice)

    def news(self, view: View, happened: Sequence[Event], voice: Voice) -> Sentence:
        """Return what others have just bought from the viewer, or done to them."""
        return news.news(view, happened, voice)

    def gained(
        self, before: Seen, after: Seen, happened: Sequence[Event], voice: Voice
    ) -> Sentence:
        """Return what the player whose turn it was before has gained and given up."""
        then, now = (before.view, before.preview), (after.view, after.preview)
        return gains.gained(then, now, happened, voice)

    def hand_line(self, view: View, voice: Voice) -> Sentence:
        """Return the viewer's hand in a line."""
        return hands.hand_line(view, voice)

    def hand(self, view: View, voice: Voice) -> Sentence:
        """Return the viewer's hand, a line a Race."""
        return hands.by_race(view, voice)

    def beside_hand(self, seen: Seen, voice: Voice) -> Sentence:
        """Return what is on offer, and which Lords of the Court could be paid with the hand."""
        return hands.beside_offer(seen.view, seen.preview, voice)

    def hands(self, view: View, voice: Voice) -> Sentence:
        """Return every hand of a view in which they lie open."""
        return hands.hands(view, voice)

    def players(self, seen: Seen, voice: Voice) -> Sentence:
        """Return all players in full."""
        return players.players(seen.view, seen.preview, voice)

    def about(self, kind: str, thing: object, seen: Seen, voice: Voice) -> tuple[str, Sentence]:
        """Return the title and the text for a thing on the table."""
        return details.about(kind, thing, seen.view, seen.preview, voice)

    def big_numbers(self, thing: object, seen: Seen, voice: Voice) -> Sequence[BigNumber]:
        """Return the points and the price of a Lord, and the worth of a Location."""
        return details.big_numbers(thing, seen.view, seen.preview, voice)

    def possibilities(self, seen: Seen, keys: Mapping[str, str], voice: Voice) -> Sentence:
        """Return what could be done in a turn; a question lists that itself."""
        decision = seen.view.decision
        if decision is None or decision.kind != "turn":
            return ()
        return possibility_texts.possibilities(seen.view, seen.preview, keys, voice)

    def advice(self, view: View, action: Action, why: Why, voice: Voice) -> Sentence:
        """Return what somebody is advised to do, and why."""
        return advice_texts.advice(view, action, why, voice)

    def hint(self, name: str, keys: Mapping[str, str], voice: Voice) -> tuple[str, Sentence]:
        """Return the title and the text of a hint."""
        return hint_texts.hint_title(name, voice), hint_texts.hint_text(name, keys, voice)

    def how_to_play(self, voice: Voice) -> str:
        """Return the rules in our own words."""
        return how_to_play.how_to_play(voice)

    def rulings(self, voice: Voice) -> Sequence[tuple[str, str]]:
        """Return the number and the text of each ruling."""
        return rulings.rulings(voice)

    def sample(self, voice: Voice) -> Sentence:
        """Return some pieces, in whose colours a theme shows."""
        return signs.sample(voice)

    def milestones(self, voice: Voice) -> Mapping[Milestone, str]:
        """Return what the events are that stand out, large ones first."""
        return {
            "large": voice.text("a Location taken, or the end in sight"),
            "small": voice.text("a Lord recruited"),
        }

    def verdict(self, scores: Sequence[Score], winners: Sequence[int], voice: Voice) -> str:
        """Return what decided between players with the same IP (R34), mostly nothing."""
        return outcome.verdict(scores, winners, voice)

    def minor_rows(self, score: Score, voice: Voice) -> Mapping[str, int]:
        """Return the Pearls that were left."""
        return {voice.text("Pearls left"): score.details.pearls}

    def remark(self, score: Score, voice: Voice) -> str:
        """Return the Locations of a player with their worth."""
        return outcome.locations(score, voice)


TEXT: Final = AbyssTableText()
