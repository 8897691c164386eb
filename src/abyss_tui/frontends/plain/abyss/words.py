"""What lines have of Abyss beyond its text."""

from collections.abc import Mapping, Sequence
from typing import Final

from abyss_tui.frontends.plain.abyss.beforehand import BeforehandLines
from abyss_tui.frontends.plain.abyss.looks import Looks
from abyss_tui.frontends.plain.abyss.readings import LETTERS, Readings
from abyss_tui.frontends.plain.abyss.turn import ask_turn
from abyss_tui.frontends.plain.active_seat import ActiveSeat
from abyss_tui.frontends.plain.commands import Command
from abyss_tui.frontends.plain.game_words import Ask, GameWords
from abyss_tui.i18n.voice import Voice


class AbyssWords(GameWords):
    """The lines of Abyss."""

    def commands(self, seat: ActiveSeat) -> Sequence[Command]:
        """Return what can be looked at, and set."""
        return [
            *Looks(seat).commands(),
            *Readings(seat).commands(),
            *BeforehandLines(seat).commands(),
        ]

    def keys(self, voice: Voice) -> Mapping[str, str]:
        """Return the letters of the actions, and the word that lists them."""
        return {**LETTERS, "ways": voice.quoted(voice.text("ways"))}

    def asks(self, kind: str) -> Ask | None:
        """A turn is asked in several questions: which action, and what it is done with."""
        return ask_turn if kind == "turn" else None


WORDS: Final = AbyssWords()
