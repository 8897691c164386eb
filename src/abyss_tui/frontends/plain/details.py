"""What can be read in full, in any game: a card that is called by its name, what players have."""

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Protocol, TypeAlias

from abyss_tui.frontends.plain.active_seat import ActiveSeat
from abyss_tui.frontends.plain.answers import numbered, worded
from abyss_tui.i18n.folding import place_of
from abyss_tui.i18n.searching import found
from abyss_tui.i18n.voice import Sentence, Voice, plain
from abyss_tui.kernel.question import Choice, Subject

About: TypeAlias = Callable[[str, object, Any, Any, Voice], tuple[str, Sentence]]
"""Returns the title and the text for a thing of this kind: with the view, preview and voice."""


class CardInList(Protocol):
    """A card, as a list of all cards says it."""

    @property
    def name(self) -> Sentence:
        """Return what it is called."""
        ...

    @property
    def what(self) -> Sentence:
        """Return what it brings or is worth."""
        ...

    @property
    def where(self) -> Sentence:
        """Return where it is now."""
        ...

    @property
    def told(self) -> str:
        """Return all that is said of it, to be searched."""
        ...


class Details:
    """Tells all of a thing, as who sits at the keyboard may know it."""

    def __init__(self, seat: ActiveSeat, about: About) -> None:
        self._seat = seat
        self._about = about

    def tell(self, kind: str, thing: Hashable) -> None:
        """Say everything about this thing."""
        self._tell(kind, thing)

    def _tell(self, kind: str, thing: Hashable, title: str = "") -> None:
        """Say everything about this thing; a name is no heading, and said as it is written."""
        seat = self._seat
        heading, said = self._about(kind, thing, seat.view(), seat.preview(), seat.voice)
        seat.asking.say(title or heading, *lines_of(said))

    def tell_called(self, cards: Sequence[Choice[Subject]], typed: str, *, lying: int = 0) -> None:
        """Say everything about the card that is meant; only the first so many have numbers."""
        voice, say = self._seat.voice, self._seat.asking.say
        by_number = numbered(cards[:lying], typed)
        found = worded(cards, typed) if by_number is None else [by_number]
        if len(found) == 1 and found[0].answer is not None:
            self.tell(*found[0].answer)
        elif found:
            several = voice.listed([plain(each.label) for each in found])
            say(voice.text("Several are called so: {which}. Say which.", which=several))
        else:
            say(voice.text("There is none of this number or name."))

    async def players(self, rest: str) -> None:
        """Say what the players have before them, or one of them."""
        names = self._seat.place.names
        seat = place_of(rest, names)
        for each in range(len(names)) if seat is None else (seat,):
            self._tell("player", each, title=names[each])


def say_cards(seat: ActiveSeat, cards: Sequence[CardInList], searched: str) -> None:
    """Say of every card that has all these words what it is and where it is now."""
    voice, say = seat.voice, seat.asking.say
    fitting = [each for each in cards if found(searched, each.told)]
    if not fitting:
        say(voice.text("No card has these words."))
    for each in fitting:
        parts = {"name": each.name, "what": each.what, "where": each.where}
        say(voice.sentence("{name}: {what} ({where})", **parts))


def lines_of(said: Sentence) -> list[str]:
    """Return a text of several lines as lines, without those that are empty."""
    return [line.strip() for line in plain(said).splitlines() if line.strip()]
