"""What lines have of Conspiracy beyond its text: what can be looked at, whatever is being asked."""

from collections.abc import Sequence
from typing import Final

from abyss_tui.frontends.plain.active_seat import ActiveSeat
from abyss_tui.frontends.plain.answers import worded
from abyss_tui.frontends.plain.commands import Command
from abyss_tui.frontends.plain.game_words import GameWords
from abyss_tui.games.conspiracy.cards.catalogue import LOCATIONS, LORDS
from abyss_tui.games.conspiracy.cards.pieces import Location, Lord
from abyss_tui.games.conspiracy.text import details
from abyss_tui.games.conspiracy.text.names import lord_message
from abyss_tui.i18n.folding import place_of
from abyss_tui.i18n.voice import Span, plain
from abyss_tui.kernel.question import Choice


class Looks:
    """The commands that say how it stands; everything but the decks lies open."""

    def __init__(self, seat: ActiveSeat) -> None:
        self._seat = seat
        self._voice = seat.voice

    def commands(self) -> Sequence[Command]:
        """Return them."""
        return (
            Command(
                word="look",
                description="the decks, the piles and what each would bring, the Locations",
                act=self.look,
            ),
            Command(
                word="players",
                description="what everybody has before them; players Bo: one",
                act=self.players,
            ),
            Command(
                word="lord",
                description="what a Lord does: lord farmer 3",
                act=self.lord,
            ),
            Command(
                word="location",
                description="what a Location does, by its name",
                act=self.location,
            ),
        )

    async def look(self, _rest: str) -> None:
        """Say what lies in the middle of the table."""
        self._tell("deck", None)

    async def players(self, rest: str) -> None:
        """Say what the players have before them, or one of them."""
        names = self._seat.place.names
        seat = place_of(rest, names)
        for each in range(len(names)) if seat is None else (seat,):
            self._tell("player", each)

    async def lord(self, rest: str) -> None:
        """Say what a Lord does."""
        said = self._voice.say
        named = [Choice((Span(said(lord_message(lord))),), answer=lord) for lord in LORDS.values()]
        self._card("lord", named, rest)

    async def location(self, rest: str) -> None:
        """Say what a Location does."""
        wording = self._voice.wording
        named = [Choice((Span(wording(each.name)),), answer=each) for each in LOCATIONS.values()]
        self._card("location", named, rest)

    def _card(
        self, kind: str, choices: Sequence[Choice[Lord] | Choice[Location]], rest: str
    ) -> None:
        """Say what the card that is meant does."""
        found = worded(choices, rest)
        if len(found) == 1:
            self._tell(kind, found[0].answer)
        elif found:
            several = self._voice.listed([plain(each.label) for each in found])
            text = "Several are called so: {which}. Say which."
            self._seat.asking.say(self._voice.text(text, which=several))
        else:
            self._seat.asking.say(self._voice.text("There is none of this number or name."))

    def _tell(self, kind: str, thing: object) -> None:
        view, preview = self._seat.view(), self._seat.preview()
        title, said = details.about(kind, thing, view, preview, self._voice)
        self._seat.asking.say(title, *plain(said).splitlines())


class ConspiracyWords(GameWords):
    """The lines of Conspiracy; its questions are lists."""

    def commands(self, seat: ActiveSeat) -> Sequence[Command]:
        """Return what can be looked at."""
        return Looks(seat).commands()


WORDS: Final = ConspiracyWords()
