"""What can be looked at in lines: the Court, the tracks, the Council, Locations, players."""

from collections.abc import Sequence

from abyss_tui.games.abyss.cards.catalogue import LOCATIONS, LORDS
from abyss_tui.games.abyss.cards.names import RACES
from abyss_tui.games.abyss.cards.pieces import Location, Lord
from abyss_tui.games.abyss.previews import Preview
from abyss_tui.games.abyss.text import details, hands
from abyss_tui.games.abyss.text.action_texts import TITLES
from abyss_tui.games.abyss.text.cards import (
    card_text,
    counted_cards,
    counted_keys,
    counted_pearls,
    counted_tokens,
    location_name,
    lord_line,
    pile,
    track,
)
from abyss_tui.games.abyss.text.moment import Moment, valued
from abyss_tui.games.abyss.text.rewards import threat
from abyss_tui.games.abyss.text.turn_questions import payable
from abyss_tui.games.abyss.views import PlayerView, View
from abyss_tui.i18n.voice import Sentence, Span, Voice, plain
from abyss_tui.kernel.question import Choice
from abyss_tui.plain.answers import numbered, worded
from abyss_tui.plain.commands import Command
from abyss_tui.plain.desk import Desk


def own_lines(desk: Desk) -> list[str]:
    """Return what who sits at the keyboard has: Pearls, Keys, Monster tokens, the hand."""
    view: View = desk.view()
    own = view.own
    if own is None:
        return [desk.voice.text("Nobody sits at the keyboard now, so no hand is told.")]
    voice = desk.voice
    stock = voice.text(
        "{name}, you have {stock}.", name=own.name, stock=voice.listed(_stock(own, voice))
    )
    return [stock, plain(hands.hand_line(view, voice))]


def _stock(own: PlayerView, voice: Voice) -> list[str]:
    lords = voice.count("{number} Lord", "{number} Lords", len(own.lords))
    stock = [
        counted_pearls(own.pearls, voice),
        counted_keys(own.keys + own.lord_keys, voice),
        lords,
    ]
    if isinstance(own.monsters, tuple) and own.monsters:
        tokens = counted_tokens(len(own.monsters), voice)
        values = voice.listed(own.monsters)
        stock.append(voice.text("{tokens} worth {values}", tokens=tokens, values=values))
    return stock


class Looks:
    """The commands that say how it stands, as who sits at the keyboard may know it."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._voice = desk.voice

    def commands(self) -> Sequence[Command]:
        """Return them."""
        return (
            Command(
                word="hand", told="your own Allies, Pearls, Keys and Monster tokens", act=self.hand
            ),
            Command(
                word="court",
                told="the Lords of the Court, and what each takes of you",
                act=self.court,
            ),
            Command(
                word="lord", told="a Lord in full: lord 3 of the Court, or by name", act=self.lord
            ),
            Command(
                word="track", told="the exploration, the Threat track, the decks", act=self.track
            ),
            Command(word="council", told="the piles of the Council", act=self.council),
            Command(word="locations", told="the Locations that can be taken", act=self.locations),
            Command(
                word="location",
                told="a Location in full: location 2, or by name",
                act=self.location,
            ),
            Command(
                word="players",
                told="what everybody has before them; players Bo: one",
                act=self.players,
            ),
            Command(
                word="why",
                told="what an action does and whether it is possible: why recruit",
                act=self.why,
            ),
            Command(
                word="look",
                told="the Court, the track, the Council and the Locations",
                act=self.look,
            ),
        )

    @property
    def _view(self) -> View:
        view: View = self._desk.view()
        return view

    @property
    def _preview(self) -> Preview:
        preview: Preview = self._desk.preview()
        return preview

    def _say(self, *said: Sentence | str) -> None:
        self._desk.asking.say(*said)

    async def hand(self, _rest: str) -> None:
        """Say what who sits here has."""
        self._say(*own_lines(self._desk))

    async def court(self, _rest: str) -> None:
        """Say which Lords are at the Court, what they cost, and whether they can be paid."""
        view, preview, voice = self._view, self._preview, self._voice
        if not view.court:
            self._say(voice.text("The Court is empty."))
        for place, each in enumerate(preview.lords, 1):
            line = voice.sentence(
                "{place} {lord}, cost {cost}",
                place=place,
                lord=lord_line(each.lord, voice),
                cost=each.cost,
            )
            knows = view.own is not None
            self._say((*line, Span(". "), *payable(each, voice)) if knows else line)
        deck = view.lord_deck
        self._say(voice.count("{number} Lord in the deck.", "{number} Lords in the deck.", deck))

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
        title, said = details.about(kind, thing, self._view, self._preview, self._voice)
        self._say(title, *_lines(said))

    async def track(self, _rest: str) -> None:
        """Say what lies on the tracks, and how many cards are left."""
        view, voice = self._view, self._voice
        lying = voice.sentence("On the track: {track}", track=track(view.track, voice))
        deck = voice.text(
            "{cards} in the Exploration deck, {number} discarded.",
            cards=counted_cards(view.deck, voice),
            number=view.discard,
        )
        price = counted_pearls(view.price, voice)
        costs = voice.text("The next Ally sold costs {pearls}.", pearls=price)
        left = voice.text("{tokens} left.", tokens=counted_tokens(view.tokens, voice))
        self._say(lying, threat(view.threat, voice), deck, costs, left)

    async def council(self, _rest: str) -> None:
        """Say how many cards each pile of the Council has."""
        council = self._view.council
        self._say(*(pile(race, council[race], self._voice) for race in RACES))

    async def locations(self, _rest: str) -> None:
        """Say which Locations can be taken, and what each is worth now."""
        view, voice = self._view, self._voice
        lying = [*view.drawn, *view.available]
        if not lying:
            self._say(voice.text("No Location can be taken now but from the stack."))
        for place, each in enumerate(lying, 1):
            self._say((Span(f"{place} "), *self._worth(each, view)), card_text(each, voice))
        stack = view.location_deck
        self._say(voice.text("{number} in the stack.", number=stack))

    def _worth(self, location: Location, view: View) -> Sentence:
        if view.own is None or view.decision is None:
            return (location_name(location, self._voice),)
        return valued(Moment(view, self._preview, view.decision), location, self._voice)

    async def players(self, rest: str) -> None:
        """Say what the players have before them, or one of them."""
        names = self._desk.place.names
        asked = [seat for seat, name in enumerate(names) if name.casefold() == rest.casefold()]
        for seat in asked or range(len(names)):
            self._tell("player", seat)

    async def why(self, rest: str) -> None:
        """Say what an action does, and whether it is possible; or everything about a Lord."""
        voice = self._voice
        choices = [Choice(voice.sentence(title), answer=name) for name, title in TITLES.items()]
        found = worded(choices, rest)
        if found and found[0].answer is not None:
            self._tell("action", found[0].answer)
        else:
            await self.lord(rest)

    async def look(self, _rest: str) -> None:
        """Say how the table stands."""
        for each in (self.court, self.track, self.council, self.locations):
            await each("")


def _lines(said: Sentence) -> list[str]:
    """Return a text of several lines as lines, without those that are empty."""
    return [line.strip() for line in plain(said).splitlines() if line.strip()]
