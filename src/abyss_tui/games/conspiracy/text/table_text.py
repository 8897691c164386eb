"""What is said at a table of Conspiracy, by screens and lines alike."""

from collections.abc import Mapping, Sequence
from typing import Final

from abyss_tui.games.conspiracy.actions import Action
from abyss_tui.games.conspiracy.text import (
    advice_texts,
    details,
    headlines,
    hint_texts,
    how_to_play,
    legend,
    lesson_texts,
    outcome,
    players,
    possibilities,
    questions,
    rulings,
    turns_end,
)
from abyss_tui.games.conspiracy.views import View
from abyss_tui.i18n.voice import Sentence, Voice
from abyss_tui.kernel import common_texts
from abyss_tui.kernel.event import Event, Milestone
from abyss_tui.kernel.game_kind import Score
from abyss_tui.kernel.moment import moment_of
from abyss_tui.kernel.question import Question
from abyss_tui.kernel.sitting import Seen
from abyss_tui.kernel.table_text import BareTableText, LessonText
from abyss_tui.kernel.thinking import Why


class ConspiracyTableText(BareTableText):
    """What is said at the table, which satisfies `kernel.table_text.TableText`."""

    lessons: LessonText | None = lesson_texts.LESSONS

    def headline(self, view: View, voice: Voice) -> str:
        """Return in a line who must decide what."""
        return headlines.headline(view, voice)

    def why_called(self, kind: str, voice: Voice) -> str:
        """Return why somebody is called to the keyboard, by the kind of the decision."""
        return common_texts.why_called(kind, voice)

    def heading(self, seen: Seen, voice: Voice) -> str:
        """Return who must decide what, above the question for who reads no board beside it."""
        decision = seen.view.decision
        name = seen.view.players[decision.seat].name
        return headlines.decides(decision.kind, name, voice)

    def question(self, seen: Seen, voice: Voice) -> Question[Action]:
        """Return the question of the decision that waits; its view has the options."""
        return questions.question(moment_of(seen), voice)

    def players(self, seen: Seen, voice: Voice) -> Sentence:
        """Return all players in full."""
        return players.players(seen.view, seen.preview, voice)

    def about(self, kind: str, thing: object, seen: Seen, voice: Voice) -> tuple[str, Sentence]:
        """Return the title and the text for a thing on the table."""
        return details.about(kind, thing, seen.view, seen.preview, voice)

    def gained(
        self, before: Seen, after: Seen, happened: Sequence[Event], voice: Voice
    ) -> Sentence:
        """Return what a turn has brought."""
        return turns_end.gained((before.view, before.preview), (after.view, after.preview), voice)

    def possibilities(self, seen: Seen, keys: Mapping[str, str], voice: Voice) -> Sentence:
        """Return what could be done now, and what not and why."""
        return possibilities.possibilities(seen.view, seen.preview, voice)

    def hint(self, name: str, keys: Mapping[str, str], voice: Voice) -> tuple[str, Sentence]:
        """Return the title and the text of a hint."""
        return hint_texts.hint_title(name, voice), hint_texts.hint_text(name, keys, voice)

    def sample(self, voice: Voice) -> Sentence:
        """Return a Lord of each Guild."""
        return legend.sample()

    def advice(self, view: View, action: Action, why: Why, voice: Voice) -> Sentence:
        """Return what somebody is advised to do, and why; the view is that of who decides."""
        return advice_texts.advice(view, action, why, voice)

    def how_to_play(self, voice: Voice) -> str:
        """Return the rules in our own words."""
        return how_to_play.how_to_play(voice)

    def rulings(self, voice: Voice) -> Sequence[tuple[str, str]]:
        """Return the number and the text of each ruling."""
        return rulings.rulings(voice)

    def milestones(self, voice: Voice) -> Mapping[Milestone, str]:
        """Return what the events are that stand out, large ones first."""
        return {
            "large": voice.text("a Location taken, or the end in sight"),
            "small": voice.text("another Pearl Master"),
        }

    def verdict(self, scores: Sequence[Score], winners: Sequence[int], voice: Voice) -> str:
        """Return what decided between players with the same IP (C33), mostly nothing."""
        return outcome.verdict(scores, winners, voice)

    def minor_rows(self, score: Score, voice: Voice) -> Mapping[str, int]:
        """Return the Pearls, which break ties."""
        return {voice.text("Pearls"): score.details.pearls}

    def remark(self, score: Score, voice: Voice) -> str:
        """Return the Locations of a player with their worth."""
        return outcome.locations(score, voice)


TEXT: Final = ConspiracyTableText()
