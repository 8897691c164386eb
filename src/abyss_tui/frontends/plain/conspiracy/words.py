"""What lines have of Conspiracy beyond its text: what can be looked at, whatever is being asked."""

from collections.abc import Mapping, Sequence
from typing import Final

from abyss_tui.frontends.plain.active_seat import ActiveSeat
from abyss_tui.frontends.plain.commands import Command
from abyss_tui.frontends.plain.details import Details, say_cards
from abyss_tui.frontends.plain.game_words import GameWords
from abyss_tui.games.conspiracy.cards.catalogue import LOCATIONS, LORDS
from abyss_tui.games.conspiracy.cards.names import Guild
from abyss_tui.games.conspiracy.text import details
from abyss_tui.games.conspiracy.text.encyclopedia import entries
from abyss_tui.games.conspiracy.text.names import guild, lord_message
from abyss_tui.i18n.voice import Span, Voice
from abyss_tui.kernel.question import Choice, Subject


class Looks:
    """The commands that say how it stands; everything but the decks lies open."""

    def __init__(self, seat: ActiveSeat) -> None:
        self._seat = seat
        self._details = Details(seat, details.about)
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
                act=self._details.players,
            ),
            Command(
                word="lord",
                description="what a Lord does: lord farmer 3",
                act=self.lord,
                alone=False,
            ),
            Command(
                word="location",
                description="what a Location does, by its name",
                act=self.location,
                alone=False,
            ),
            Command(
                word="cards",
                description="every Lord and Location and where it is; cards farmer: those with"
                " this",
                act=self.cards,
            ),
        )

    async def look(self, _rest: str) -> None:
        """Say what lies in the middle of the table."""
        self._details.tell("deck", None)

    async def lord(self, rest: str) -> None:
        """Say what a Lord does."""
        said = self._voice.say
        cards = [
            Choice((Span(said(lord_message(lord))),), answer=Subject("lord", lord))
            for lord in LORDS.values()
        ]
        self._details.tell_called(cards, rest)

    async def location(self, rest: str) -> None:
        """Say what a Location does."""
        wording = self._voice.wording
        cards = [
            Choice((Span(wording(each.name)),), answer=Subject("location", each))
            for each in LOCATIONS.values()
        ]
        self._details.tell_called(cards, rest)

    async def cards(self, rest: str) -> None:
        """Say what every card is, and where; or those with these words."""
        say_cards(self._seat, entries(self._seat.view(), self._voice), rest)


class ConspiracyWords(GameWords):
    """The lines of Conspiracy; its questions are lists."""

    def commands(self, seat: ActiveSeat) -> Sequence[Command]:
        """Return what can be looked at."""
        return Looks(seat).commands()

    def keys(self, voice: Voice) -> Mapping[str, str]:
        """Return what answers the question of a turn: a number, or a word of what is chosen."""
        return {"turn_up_3": "3", "politicians": voice.say(guild(Guild.POLITICIAN)).lower()}


WORDS: Final = ConspiracyWords()
