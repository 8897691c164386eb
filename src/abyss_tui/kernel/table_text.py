"""What is said of a game at its table, by screens and lines alike.

Views, previews, actions and things are those of the game; who asks does not look inside.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from abyss_tui.i18n.voice import Part, Sentence, Voice
from abyss_tui.kernel.big_number import BigNumber
from abyss_tui.kernel.event import Event, Milestone
from abyss_tui.kernel.game_kind import Score
from abyss_tui.kernel.question import Question
from abyss_tui.kernel.sitting import AnswerOfAll, Seen
from abyss_tui.kernel.thinking import Why


class LessonText(Protocol):
    """What is said in the lessons; `parts` are the players' names, and keys by command."""

    def title(self, place: int, steps: int, name: str, voice: Voice) -> str:
        """Return the title of a step, with its place from 0 on among so many."""
        ...

    def step(self, name: str, parts: Mapping[str, Part], voice: Voice) -> Sentence:
        """Return what a step is about."""
        ...

    def task(self, name: str, parts: Mapping[str, Part], voice: Voice) -> Sentence:
        """Return what is to be done."""
        ...

    def answer(self, name: str, parts: Mapping[str, Part], voice: Voice) -> Sentence:
        """Return what is to be done in the question of a task."""
        ...

    def other_than_asked(self, to_do: Sentence, voice: Voice) -> Sentence:
        """Return what is said to an action that the lesson does not ask for."""
        ...

    def look_in_lines(self, voice: Voice) -> str:
        """Return what can be typed to read about a thing, where a step asks for that."""
        ...


class TableText(Protocol):
    """What is said of a game at its table."""

    @property
    def lessons(self) -> LessonText | None:
        """Return what is said in the lessons; None in a game without any."""
        ...

    def headline(self, view: Any, voice: Voice) -> str:
        """Return in a line who must decide what."""
        ...

    def why_called(self, kind: str, voice: Voice) -> str:
        """Return why somebody is called to the keyboard, by the kind of the decision."""
        ...

    def heading(self, seen: Seen, voice: Voice) -> str:
        """Return who must decide what, above the question for who reads no board beside it."""
        ...

    def question(self, seen: Seen, voice: Voice) -> Question[Any]:
        """Return the question of the decision that waits; its view has the options."""
        ...

    def question_of_all(
        self, seen: Seen, here: Sequence[int], voice: Voice
    ) -> Question[AnswerOfAll]:
        """Return the question that is asked of all who share a screen; `here` can answer it."""
        ...

    def answered_by_all(self, seen: Seen, taker: int | None, voice: Voice) -> Sentence:
        """Return what all who were asked have answered, all here: a seat takes it, or nobody."""
        ...

    def news(self, view: Any, happened: Sequence[Event], voice: Voice) -> Sentence:
        """Return what others have just done to the viewer, to be said with what is asked next.

        `happened` is what came after the viewer's last move; mostly nothing is said of it.
        """
        ...

    def gained(
        self, before: Seen, after: Seen, happened: Sequence[Event], voice: Voice
    ) -> Sentence:
        """Return what the player whose turn it was before has gained and given up; or nothing.

        `happened` is what the eyes saw in between that `before` and `after` are seen with.
        """
        ...

    def hand_line(self, view: Any, voice: Voice) -> Sentence:
        """Return the viewer's hand in a line; nothing in a game without hands."""
        ...

    def hand(self, view: Any, voice: Voice) -> Sentence:
        """Return the viewer's hand in full."""
        ...

    def beside_hand(self, seen: Seen, voice: Voice) -> Sentence:
        """Return what somebody wants to know who looks at their hand before they answer."""
        ...

    def hands(self, view: Any, voice: Voice) -> Sentence:
        """Return every hand of a view in which they lie open."""
        ...

    def players(self, seen: Seen, voice: Voice) -> Sentence:
        """Return all players in full."""
        ...

    def about(self, kind: str, thing: object, seen: Seen, voice: Voice) -> tuple[str, Sentence]:
        """Return the title and the text for a thing on the table."""
        ...

    def big_numbers(self, thing: object, seen: Seen, voice: Voice) -> Sequence[BigNumber]:
        """Return the numbers of a thing on the table that its text is read for; mostly none."""
        ...

    def possibilities(self, seen: Seen, keys: Mapping[str, str], voice: Voice) -> Sentence:
        """Return what could be done now, and what not and why; nothing where a question says it.

        `keys` are the letters of the commands, by their names.
        """
        ...

    def advice(self, view: Any, action: Any, why: Why, voice: Voice) -> Sentence:
        """Return what somebody is advised to do, and why; the view is that of who decides."""
        ...

    def hint(self, name: str, keys: Mapping[str, str], voice: Voice) -> tuple[str, Sentence]:
        """Return the title and the text of a hint; `keys` as for `possibilities`."""
        ...

    def how_to_play(self, voice: Voice) -> str:
        """Return the rules in our own words."""
        ...

    def rulings(self, voice: Voice) -> Sequence[tuple[str, str]]:
        """Return the number and the text of each ruling; nothing where there are none."""
        ...

    def sample(self, voice: Voice) -> Sentence:
        """Return some pieces, in whose colours a theme shows; nothing in a game without any."""
        ...

    def milestones(self, voice: Voice) -> Mapping[Milestone, str]:
        """Return what the events are that stand out, large ones first; see `Event.milestone`."""
        ...

    def verdict(self, scores: Sequence[Score], winners: Sequence[int], voice: Voice) -> str:
        """Return what decided between equal totals, to stand behind who won; mostly nothing."""
        ...

    def minor_rows(self, score: Score, voice: Voice) -> Mapping[str, int]:
        """Return what stands below the total of a player: what it is called, and its number."""
        ...

    def remark(self, score: Score, voice: Voice) -> str:
        """Return what is said of one player's score, below all of them; nothing says nothing."""
        ...


class BareTableText:
    """What is said at the table of a small game; it writes over this what it has more to say of.

    As it stands here there are no hands, no hints, no lessons, no question that is asked of all,
    and nothing that could be read about. What is left is who must decide, and what.
    """

    lessons: LessonText | None = None

    def question_of_all(
        self, seen: Seen, here: Sequence[int], voice: Voice
    ) -> Question[AnswerOfAll]:
        """Nothing is asked of all."""
        raise NotImplementedError

    def answered_by_all(self, seen: Seen, taker: int | None, voice: Voice) -> Sentence:
        """Nothing is asked of all."""
        raise NotImplementedError

    def news(self, view: Any, happened: Sequence[Event], voice: Voice) -> Sentence:
        """Nothing is done to others that the story does not tell."""
        return ()

    def gained(
        self, before: Seen, after: Seen, happened: Sequence[Event], voice: Voice
    ) -> Sentence:
        """Nothing is gained that the story does not tell."""
        return ()

    def hand_line(self, view: Any, voice: Voice) -> Sentence:
        """There is no hand."""
        return ()

    def hand(self, view: Any, voice: Voice) -> Sentence:
        """There is no hand."""
        return ()

    def beside_hand(self, seen: Seen, voice: Voice) -> Sentence:
        """There is no hand."""
        return ()

    def hands(self, view: Any, voice: Voice) -> Sentence:
        """There are no hands."""
        return ()

    def players(self, seen: Seen, voice: Voice) -> Sentence:
        """Nothing lies before the players."""
        return ()

    def about(self, kind: str, thing: object, seen: Seen, voice: Voice) -> tuple[str, Sentence]:
        """Nothing can be read about."""
        raise NotImplementedError

    def big_numbers(self, thing: object, seen: Seen, voice: Voice) -> Sequence[BigNumber]:
        """There are none."""
        return ()

    def possibilities(self, seen: Seen, keys: Mapping[str, str], voice: Voice) -> Sentence:
        """Questions say it."""
        return ()

    def advice(self, view: Any, action: Any, why: Why, voice: Voice) -> Sentence:
        """There are no bots that could give advice."""
        raise NotImplementedError

    def hint(self, name: str, keys: Mapping[str, str], voice: Voice) -> tuple[str, Sentence]:
        """There are no hints."""
        raise NotImplementedError

    def rulings(self, voice: Voice) -> Sequence[tuple[str, str]]:
        """There are none."""
        return ()

    def sample(self, voice: Voice) -> Sentence:
        """There are no pieces to show colours with."""
        return ()

    def milestones(self, voice: Voice) -> Mapping[Milestone, str]:
        """Nothing stands out."""
        return {}

    def verdict(self, scores: Sequence[Score], winners: Sequence[int], voice: Voice) -> str:
        """Nothing decides between equal totals."""
        return ""

    def minor_rows(self, score: Score, voice: Voice) -> Mapping[str, int]:
        """Only what counts is counted."""
        return {}

    def remark(self, score: Score, voice: Voice) -> str:
        """Nothing is said of one player's score."""
        return ""
