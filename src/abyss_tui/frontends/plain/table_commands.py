"""What can be typed at any table: a good move, the rules, the log, undo, leaving, help."""

from collections.abc import Sequence
from typing import Final

from abyss_tui.frontends.plain.active_seat import ActiveSeat
from abyss_tui.frontends.plain.commands import Command
from abyss_tui.frontends.plain.leaving import AskAgain, Leaving
from abyss_tui.frontends.plain.story import story_lines
from abyss_tui.i18n.folding import folded
from abyss_tui.i18n.language import context
from abyss_tui.i18n.searching import found
from abyss_tui.kernel.story import with_passed
from abyss_tui.kernel.table_text import TableText
from abyss_tui.table.advice_texts import what_is_advised
from abyss_tui.table.advising import NOBODY_ADVISES, advised, not_advised

_WHOLE: Final = context("the log", "all")
"""What is typed behind "log" for the whole of it."""


class TableCommands:
    """The commands of any table."""

    def __init__(self, seat: ActiveSeat, text: TableText) -> None:
        self._seat = seat
        self._asking = seat.asking
        self._text = text

    def commands(self) -> Sequence[Command]:
        """Return them."""
        return (
            Command(
                word="hint",
                description="a good move now, and why",
                act=self.hint,
                others=("g",),
            ),
            self._rules(),
            Command(
                word="log",
                description="what happened, the latest turn last; log all: the whole game",
                act=self.log,
            ),
            Command(
                word="undo", description="take your last action back", act=self.undo, others=("u",)
            ),
            Command(
                word="save",
                description="every action is kept at once; this only says so",
                act=self.save,
            ),
            Command(
                word="quit",
                description="leave; the game is kept",
                act=self.quit,
                others=("q", "exit"),
            ),
            self._asking.help(),
        )

    async def hint(self, _rest: str) -> None:
        """Say what would be good now and why, to whoever is asked."""
        seat, words, thinker = self._seat, self._asking.words, self._asking.thinker
        waiting, advice = seat.decision, None
        why_not = not_advised(seat.place)
        if why_not is not None:
            self._asking.say(seat.voice.say(why_not))
            return
        if seat.eyes != waiting.seat:
            self._asking.say(words("Not now: who is asked must sit at the keyboard alone."))
            return
        view = seat.view()
        if thinker is not None:
            advice = await advised(seat.place, waiting, thinker, seat.way_asked)
        if advice is None:
            self._asking.say(seat.voice.say(NOBODY_ADVISES))
        else:
            game = seat.place.kind.text
            self._asking.say(what_is_advised(view, advice, self._text, game, seat.voice))

    def _rules(self) -> Command:
        """Return the command of the rules, which also searches rulings where there are any."""
        if self._text.rulings(self._seat.voice):
            description = "how to play; with a word behind it, the rulings that have this word"
            return Command(word="rules", description=description, act=self.rules)
        return Command(word="rules", description="how to play", act=self.rules)

    async def rules(self, rest: str) -> None:
        """Say how to play, or the rulings that have all words that were typed."""
        voice, say = self._seat.voice, self._asking.say
        rulings = self._text.rulings(voice)
        if not rest or not rulings:
            say(self._text.how_to_play(voice))
            return
        fitting = [each for each in rulings if found(rest, " ".join(each))]
        if not fitting:
            say(voice.text("No ruling has these words."))
        for number, ruling in fitting:
            say(voice.text("{number}: {ruling}", number=number, ruling=ruling))

    async def log(self, rest: str) -> None:
        """Say what happened, as who sits here may know it."""
        place, voice, eyes = self._seat.place, self._seat.voice, self._seat.eyes
        story = place.kind.text.story(place.names, eyes, voice)
        story.tell(place.events(eyes))
        whole = folded(rest) in ("all", folded(voice.text(_WHOLE)))
        told = with_passed(story.paragraphs, place.turns_passed(), voice)
        paragraphs = told if whole else told[-2 * len(place.names) :]
        self._asking.say(*story_lines(paragraphs, place.names, voice))

    async def undo(self, _rest: str) -> None:
        """Take the last action back, or say what stands against it. Raises AskAgain."""
        sitting, words = self._seat.sitting, self._asking.words
        reason = sitting.why_not_undo()
        if reason is not None:
            self._asking.say(words("This cannot be undone: {reason}.", reason=reason))
            return
        await sitting.undo(number=self._seat.number)
        self._asking.say(words("Your last action was taken back."))
        raise AskAgain

    async def save(self, _rest: str) -> None:
        """Say that the game is kept. Raises JournalGone where it is not any more."""
        await self._seat.place.check()
        words, quoted = self._asking.words, self._seat.voice.quoted
        text = "Every action is kept at once; {quit} leaves the table."
        self._asking.say(words(text, quit=quoted(words("quit"))))

    async def quit(self, _rest: str) -> None:
        """Leave. Raises Leaving."""
        raise Leaving
