"""Reading a position: it is checked, field by field, before a game is made of it."""

from collections.abc import Iterator
from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, Field, model_validator

from abyss_tui.games.abyss.cards.board import COURT_SPACES, FEWEST_PLAYERS, MOST_PLAYERS
from abyss_tui.games.abyss.cards.catalogue import LOCATIONS, LORDS
from abyss_tui.games.abyss.cards.names import RACES, Race
from abyss_tui.games.abyss.cards.pieces import (
    ALLIES,
    MONSTER,
    MONSTER_TOKENS,
    ExplorationCard,
    exploration_cards,
)
from abyss_tui.games.abyss.formats.pending_loading import (
    PendingForm,
    check_agreement,
    pending_allies,
    read_pending,
)
from abyss_tui.games.abyss.game import Game, OwnedLord, Player
from abyss_tui.games.abyss.rules.turn import begin_turn
from abyss_tui.kernel.formats.positions import (
    EXACTLY,
    Whole,
    bad,
    check_copies,
    check_seats,
    checked,
    known,
    listed,
    player_name,
)

AllySlug = Annotated[str, known("Ally", ALLIES)]
CardSlug = Annotated[str, known("Exploration card", {*ALLIES, MONSTER.slug})]
LordSlug = Annotated[str, known("Lord", LORDS)]
LocationSlug = Annotated[str, known("Location", LOCATIONS)]
Token = Annotated[int, known("Monster token", set(MONSTER_TOKENS))]


class PositionPart(BaseModel):
    """Part of a position."""

    model_config = EXACTLY


class OwnedLordForm(PositionPart):
    """A Lord before a player."""

    lord: LordSlug
    under: LocationSlug | None = None
    disabled: bool = False

    @model_validator(mode="after")
    def _either(self) -> Self:
        if self.under is not None and self.disabled:
            raise ValueError(f"{self.lord} is both under a Location and disabled")
        return self


class PlayerForm(PositionPart):
    """What a player owns."""

    name: str | None = None
    pearls: Whole = 0
    keys: Whole = 0
    monsters: list[Token] = []
    hand: list[AllySlug] = []
    affiliated: list[AllySlug] = []
    lords: list[OwnedLordForm] = []
    locations: list[LocationSlug] = []


class ExplorationForm(PositionPart):
    """The Exploration deck and its discard."""

    deck: list[CardSlug] = []
    discard: list[CardSlug] = []


class CourtForm(PositionPart):
    """The Lords nobody has: the Court from the space farthest from the deck, deck, discard."""

    row: Annotated[list[LordSlug], Field(max_length=COURT_SPACES)] = []
    deck: list[LordSlug] = []
    discard: list[LordSlug] = []


class LocationsForm(PositionPart):
    """The Locations nobody has."""

    available: list[LocationSlug] = []
    deck: list[LocationSlug] = []
    discard: list[LocationSlug] = []


class CouncilForm(PositionPart):
    """The Council piles."""

    jellyfish: list[AllySlug] = []
    crab: list[AllySlug] = []
    seahorse: list[AllySlug] = []
    shellfish: list[AllySlug] = []
    squid: list[AllySlug] = []


class PositionForm(PositionPart):
    """A whole position."""

    format: Literal["abyss-position/1"]
    players: Annotated[list[PlayerForm], Field(min_length=FEWEST_PLAYERS, max_length=MOST_PLAYERS)]
    seat: Whole = 0
    exploration: ExplorationForm = ExplorationForm()
    council: CouncilForm = CouncilForm()
    court: CourtForm = CourtForm()
    locations: LocationsForm = LocationsForm()
    monsters: list[Token] = []
    threat: Annotated[int, Field(ge=1, le=6)] = 1
    extra_turns: Whole = 0
    ending: Whole | None = None
    pending: PendingForm | None = None


def game_of(written: Any, seed: int) -> Game:
    """Return the game of a position; all further chance comes from it and the seed.

    Raises BadPosition with the field and what is wrong there.
    """
    form = checked(PositionForm, written)
    check_seats(len(form.players), [("seat", form.seat), ("ending", form.ending)])
    game = _table(form, seed)
    _check_copies(form, [])
    begin_turn(game)
    if form.pending is not None:
        _go_on_in_mid_turn(form, form.pending, game)
    return game


def _go_on_in_mid_turn(form: PositionForm, pending: PendingForm, game: Game) -> None:
    """Take up the turn that is pending. The copies are counted before anything is listed."""
    try:
        read_pending(pending, game)
        aside = [*game.turn.track, *game.turn.drawn, *pending_allies(game)]
        _check_copies(form, [card.slug for card in aside])
        check_agreement(pending, game)
    except (KeyError, ValueError, TypeError, RecursionError) as error:
        raise bad("pending", str(error)) from None


def _table(form: PositionForm, seed: int) -> Game:
    players = [_player(place, player) for place, player in enumerate(form.players)]
    game = Game(seed, players, form.seat)
    game.deck = _exploration(form.exploration.deck)
    game.discard = _exploration(form.exploration.discard)
    for race in RACES:
        game.council[race] = [ALLIES[slug] for slug in _pile(form, race)]
    game.court = [LORDS[slug] for slug in form.court.row]
    game.lord_deck = [LORDS[slug] for slug in form.court.deck]
    game.lord_discard = [LORDS[slug] for slug in form.court.discard]
    game.available = [LOCATIONS[slug] for slug in form.locations.available]
    game.location_deck = [LOCATIONS[slug] for slug in form.locations.deck]
    game.location_discard = [LOCATIONS[slug] for slug in form.locations.discard]
    game.tokens = form.monsters[:]
    game.threat = form.threat
    game.extra_turns = form.extra_turns
    game.ending = form.ending
    game.events = []
    return game


def _player(place: int, form: PlayerForm) -> Player:
    player = Player(player_name(place, form.name), form.pearls, form.keys)
    player.monsters = form.monsters[:]
    player.hand = [ALLIES[slug] for slug in form.hand]
    player.affiliated = [ALLIES[slug] for slug in form.affiliated]
    player.locations = [LOCATIONS[slug] for slug in form.locations]
    for at, owned in enumerate(form.lords):
        if owned.under is not None and owned.under not in form.locations:
            field = f"players[{place}].lords[{at}].under"
            raise bad(field, f"this player does not have {owned.under}")
    player.set_lords(
        OwnedLord(LORDS[each.lord], LOCATIONS[each.under] if each.under else None, each.disabled)
        for each in form.lords
    )
    return player


def _exploration(deck: list[str]) -> list[ExplorationCard]:
    return [ALLIES.get(slug, MONSTER) for slug in deck]


def _pile(form: PositionForm, race: Race) -> list[str]:
    pile: list[str] = getattr(form.council, race)
    for place, slug in enumerate(pile):
        if ALLIES[slug].race is not race:
            raise bad(f"council.{race}[{place}]", f"{slug} is no {race}")
    return pile


def _check_copies(form: PositionForm, aside: list[str]) -> None:
    """Refuse more copies of a card than are printed, wherever they lie.

    `aside` is what only `pending` lists.
    """
    printed = [card.slug for card in exploration_cards()]
    tokens = [f"Monster token {value}" for value in MONSTER_TOKENS]
    found = [*_everything(form), *(("pending", slug) for slug in aside)]
    check_copies([*printed, *LORDS, *LOCATIONS, *tokens], found)


def _everything(form: PositionForm) -> Iterator[tuple[str, str]]:
    """Yield every card and token of the position with the field it is listed in."""
    for place, player in enumerate(form.players):
        at = f"players[{place}]"
        yield from listed(f"{at}.monsters", [f"Monster token {each}" for each in player.monsters])
        yield from listed(f"{at}.hand", player.hand)
        yield from listed(f"{at}.affiliated", player.affiliated)
        yield from listed(f"{at}.lords", [owned.lord for owned in player.lords])
        yield from listed(f"{at}.locations", player.locations)
    for pile in ("deck", "discard"):
        yield from listed(f"exploration.{pile}", getattr(form.exploration, pile))
    for race in RACES:
        yield from listed(f"council.{race}", getattr(form.council, race))
    for pile in ("row", "deck", "discard"):
        yield from listed(f"court.{pile}", getattr(form.court, pile))
    for pile in ("available", "deck", "discard"):
        yield from listed(f"locations.{pile}", getattr(form.locations, pile))
    yield from listed("monsters", [f"Monster token {each}" for each in form.monsters])
