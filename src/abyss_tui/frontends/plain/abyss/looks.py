"""What can be looked at in lines: the Court, the tracks, the Council, Locations, players."""

from collections.abc import Sequence

from abyss_tui.frontends.plain.active_seat import ActiveSeat
from abyss_tui.frontends.plain.commands import Command
from abyss_tui.games.abyss.cards.names import RACES
from abyss_tui.games.abyss.cards.pieces import Location
from abyss_tui.games.abyss.previews import Preview
from abyss_tui.games.abyss.text import hands
from abyss_tui.games.abyss.text.cards import (
    card_text,
    counted_cards,
    counted_keys,
    counted_pearls,
    counted_tokens,
    location_name,
    pile,
    summary,
    track,
)
from abyss_tui.games.abyss.text.moment import Moment, valued
from abyss_tui.games.abyss.text.payments import lord_with_terms
from abyss_tui.games.abyss.text.rewards import threat
from abyss_tui.games.abyss.text.turn_questions import payable, why_no_lord
from abyss_tui.games.abyss.views import PlayerView, View
from abyss_tui.i18n.voice import Sentence, Span, Voice, joined, plain


def own_lines(seat: ActiveSeat) -> list[str]:
    """Return what who sits at the keyboard has: Pearls, Keys, Monster tokens, the hand."""
    view: View = seat.view()
    own = view.own
    if own is None:
        return [seat.voice.text("Nobody sits at the keyboard now, so no hand is told.")]
    voice = seat.voice
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

    def __init__(self, seat: ActiveSeat) -> None:
        self._seat = seat
        self._voice = seat.voice

    def commands(self) -> Sequence[Command]:
        """Return them."""
        return (
            Command(
                word="hand",
                description="your own Allies, Pearls, Keys and Monster tokens",
                act=self.hand,
            ),
            Command(
                word="court",
                description="the Lords of the Court, and what each costs you",
                act=self.court,
            ),
            Command(
                word="track",
                description="the exploration, the Threat track, the decks",
                act=self.track,
                synonym="threat",
            ),
            Command(word="council", description="the piles of the Council", act=self.council),
            Command(
                word="locations", description="the Locations that can be taken", act=self.locations
            ),
            Command(
                word="look",
                description="the Court, the track, the Council and the Locations",
                act=self.look,
            ),
        )

    @property
    def _view(self) -> View:
        view: View = self._seat.view()
        return view

    @property
    def _preview(self) -> Preview:
        preview: Preview = self._seat.preview()
        return preview

    def _say(self, *said: Sentence | str) -> None:
        self._seat.asking.say(*said)

    async def hand(self, _rest: str) -> None:
        """Say what who sits here has."""
        self._say(*own_lines(self._seat))

    async def court(self, _rest: str) -> None:
        """Say which Lords are at the Court, what they cost, and whether they can be paid."""
        view, preview, voice = self._view, self._preview, self._voice
        reason = why_no_lord(preview, voice)
        if reason is not None:
            self._say(reason)
        for place, each in enumerate(preview.lords, 1):
            lord = lord_with_terms(each.lord, preview.payment(each.lord, ()), voice)
            line = voice.sentence("{place} {lord}.", place=place, lord=lord)
            parts = [line, summary(each.lord, voice)]
            if view.own is not None:
                parts.append(payable(each, voice))
            self._say(joined([part for part in parts if part], " "))
        deck = view.lord_deck
        self._say(voice.count("{number} Lord in the deck.", "{number} Lords in the deck.", deck))

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

    async def look(self, _rest: str) -> None:
        """Say how the table stands."""
        for each in (self.court, self.track, self.council, self.locations):
            await each("")
