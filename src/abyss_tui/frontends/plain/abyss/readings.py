"""What can be read in full: a Lord, a Location, the players, an action."""

from collections.abc import Sequence
from typing import Final

from abyss_tui.frontends.plain.active_seat import ActiveSeat
from abyss_tui.frontends.plain.answers import numbered, worded
from abyss_tui.frontends.plain.commands import Command
from abyss_tui.games.abyss.cards.catalogue import LOCATIONS, LORDS
from abyss_tui.games.abyss.cards.pieces import Location, Lord
from abyss_tui.games.abyss.text import details
from abyss_tui.games.abyss.text.action_texts import TITLES
from abyss_tui.games.abyss.text.possibility_texts import possibilities
from abyss_tui.games.abyss.views import View
from abyss_tui.i18n.folding import place_of
from abyss_tui.i18n.voice import Sentence, Span, plain
from abyss_tui.kernel.question import Choice

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
        self._voice = seat.voice

    def commands(self) -> Sequence[Command]:
        """Return them."""
        return (
            Command(
                word="lord",
                description="a Lord in full: lord 3 of the Court, or by name",
                act=self.lord,
            ),
            Command(
                word="location",
                description="a Location in full: location 2, or by name",
                act=self.location,
            ),
            Command(
                word="players",
                description="what everybody has before them; players Bo: one",
                act=self.players,
            ),
            Command(
                word="why",
                description="what an action does and whether it is possible: why recruit",
                act=self.why,
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
        self._card([*court, *others], len(court), rest)

    async def location(self, rest: str) -> None:
        """Say everything about a Location: an available one by its number, or any by its name."""
        lying = [*self._view.drawn, *self._view.available]
        others = [each for each in LOCATIONS.values() if each not in lying]
        self._card([*lying, *others], len(lying), rest)

    def _card(self, cards: Sequence[Lord | Location], lying: int, rest: str) -> None:
        """Say everything about the card that is meant; only the first ones have numbers."""
        voice = self._voice
        choices = [Choice((Span(voice.wording(card.name)),), answer=card) for card in cards]
        by_number = numbered(choices[:lying], rest)
        found = worded(choices, rest) if by_number is None else [by_number]
        if len(found) == 1 and found[0].answer is not None:
            card = found[0].answer
            kind = "lord" if isinstance(card, Lord) else "location"
            self._tell(kind, card)
        elif found:
            several = voice.listed([plain(each.label) for each in found])
            self._say(voice.text("Several are called so: {which}. Say which.", which=several))
        else:
            self._say(voice.text("There is none of this number or name."))

    def _tell(self, kind: str, thing: object) -> None:
        title, said = details.about(kind, thing, self._view, self._seat.preview(), self._voice)
        self._say(title, *_lines(said))

    async def players(self, rest: str) -> None:
        """Say what the players have before them, or one of them."""
        names = self._seat.place.names
        seat = place_of(rest, names)
        for each in range(len(names)) if seat is None else (seat,):
            self._tell("player", each)

    async def ways(self, _rest: str) -> None:
        """Say what could be done now, to whoever is asked for an action."""
        seat = self._seat
        decision = seat.decision
        if seat.eyes != decision.seat or decision.kind != "turn":
            self._say(self._voice.text("Not now: actions are chosen at the start of a turn."))
            return
        told = possibilities(self._view, seat.preview(), LETTERS, self._voice)
        self._say(*_lines(told))

    async def why(self, rest: str) -> None:
        """Say what an action does, and whether it is possible; or everything about a Lord."""
        voice = self._voice
        choices = [Choice(voice.sentence(title), answer=name) for name, title in TITLES.items()]
        found = worded(choices, rest)
        if found and found[0].answer is not None:
            self._tell("action", found[0].answer)
        else:
            await self.lord(rest)


def _lines(said: Sentence) -> list[str]:
    """Return a text of several lines as lines, without those that are empty."""
    return [line.strip() for line in plain(said).splitlines() if line.strip()]
