"""What can be read in full: a Lord, a Location, the players, an action."""

from collections.abc import Sequence
from typing import Final

from abyss_tui.frontends.plain.active_seat import ActiveSeat
from abyss_tui.frontends.plain.answers import lettered, worded
from abyss_tui.frontends.plain.commands import Command
from abyss_tui.frontends.plain.details import Details, lines_of, say_cards
from abyss_tui.games.abyss.cards.catalogue import LOCATIONS, LORDS
from abyss_tui.games.abyss.cards.pieces import Location, Lord
from abyss_tui.games.abyss.text import details
from abyss_tui.games.abyss.text.action_texts import TITLES
from abyss_tui.games.abyss.text.encyclopedia import entries
from abyss_tui.games.abyss.text.possibility_texts import possibilities
from abyss_tui.games.abyss.views import View
from abyss_tui.i18n.voice import Sentence, Span
from abyss_tui.kernel.question import Choice, Subject

LETTERS: Final = {
    "explore": "e",
    "support": "s",
    "recruit": "r",
    "plot": "p",
    "use": "t",
    "pass": "n",
}
"""The letters of the actions, as `plain.abyss.turn` lists them."""


class Readings:
    """The commands that tell all of a thing, as who sits at the keyboard may know it."""

    def __init__(self, seat: ActiveSeat) -> None:
        self._seat = seat
        self._details = Details(seat, details.about)
        self._voice = seat.voice

    def commands(self) -> Sequence[Command]:
        """Return them."""
        return (
            Command(
                word="lord",
                description="a Lord in full: lord 3 of the Court, or by name",
                act=self.lord,
                alone=False,
            ),
            Command(
                word="location",
                description="a Location in full: location 2, or by name",
                act=self.location,
                alone=False,
            ),
            Command(
                word="cards",
                description="every Lord and Location and where it is; cards mage: those with this",
                act=self.cards,
            ),
            Command(
                word="players",
                description="what everybody has before them; players Bo: one",
                act=self._details.players,
            ),
            Command(
                word="why",
                description="what an action does and whether it is possible: why recruit, or why r",
                act=self.why,
                alone=False,
            ),
            Command(
                word="ways",
                description="what you could do in your turn, and why not",
                act=self.ways,
            ),
        )

    @property
    def _view(self) -> View:
        view: View = self._seat.view()
        return view

    def _say(self, *said: Sentence | str) -> None:
        self._seat.asking.say(*said)

    async def lord(self, rest: str) -> None:
        """Say everything about a Lord: of the Court by its number, or any by its name."""
        court = self._view.court
        others = [lord for lord in LORDS.values() if lord not in court]
        cards = [self._choice("lord", lord) for lord in [*court, *others]]
        self._details.tell_called(cards, rest, lying=len(court))

    async def location(self, rest: str) -> None:
        """Say everything about a Location: an available one by its number, or any by its name."""
        lying = [*self._view.drawn, *self._view.available]
        others = [each for each in LOCATIONS.values() if each not in lying]
        cards = [self._choice("location", each) for each in [*lying, *others]]
        self._details.tell_called(cards, rest, lying=len(lying))

    async def cards(self, rest: str) -> None:
        """Say what every card is, and where; or those with these words."""
        seat = self._seat
        say_cards(seat, entries(self._view, seat.preview(), self._voice), rest)

    def _choice(self, kind: str, card: Lord | Location) -> Choice[Subject]:
        name = self._voice.wording(card.name)
        return Choice((Span(name),), answer=Subject(kind, card))

    async def ways(self, _rest: str) -> None:
        """Say what could be done now, to whoever is asked for an action."""
        seat = self._seat
        decision = seat.decision
        if seat.eyes != decision.seat or decision.kind != "turn":
            self._say(self._voice.text("Not now: actions are chosen at the start of a turn."))
            return
        told = possibilities(self._view, seat.preview(), LETTERS, self._voice)
        self._say(*lines_of(told))

    async def why(self, rest: str) -> None:
        """Say what an action does, and whether it is possible; or everything about a Lord."""
        voice = self._voice
        choices = [
            Choice(voice.sentence(title), key=LETTERS[name], answer=name)
            for name, title in TITLES.items()
        ]
        by_letter = lettered(choices, rest)
        found = worded(choices, rest) if by_letter is None else [by_letter]
        if found and found[0].answer is not None:
            self._details.tell("action", found[0].answer)
        else:
            await self.lord(rest)
