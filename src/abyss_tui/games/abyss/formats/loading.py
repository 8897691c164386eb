"""Reading a position: it is checked, field by field, before a game is made of it."""

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Any, Literal, Self

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    ValidationError,
    model_validator,
)

from abyss_tui.errors import BadPosition
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
from abyss_tui.i18n.message import Message


def _known(what: str, names: Any) -> AfterValidator:
    def check(slug: str) -> str:
        if slug not in names:
            raise ValueError(f"there is no {what} {slug!r}")
        return slug

    return AfterValidator(check)


MOST_OF_ANYTHING = 10**15
"""More Pearls, Keys or turns than any game brings; numbers without end would stop the engine."""

Whole = Annotated[int, Field(ge=0, le=MOST_OF_ANYTHING)]
AllySlug = Annotated[str, _known("Ally", ALLIES)]
CardSlug = Annotated[str, _known("Exploration card", {*ALLIES, MONSTER.slug})]
LordSlug = Annotated[str, _known("Lord", LORDS)]
LocationSlug = Annotated[str, _known("Location", LOCATIONS)]
Token = Annotated[int, _known("Monster token", set(MONSTER_TOKENS))]


class PositionPart(BaseModel):
    """Part of a position: no unknown key, no number for a text, nothing made to fit."""

    model_config = ConfigDict(extra="forbid", strict=True)


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
    try:
        form = PositionForm.model_validate(written)
    except ValidationError as error:
        detail = error.errors(include_url=False)[0]
        text = str(detail["ctx"]["error"]) if detail["type"] == "value_error" else detail["msg"]
        raise _bad(_field(detail["loc"]), text) from None
    for name, seat in (("seat", form.seat), ("ending", form.ending)):
        if seat is not None and seat >= len(form.players):
            raise _bad(name, f"there is no seat {seat} among {len(form.players)} players")
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
        raise _bad("pending", str(error)) from None


def _bad(field: str, text: str) -> BadPosition:
    """Return what to raise for a field; what is wrong is said to programmers, in English."""
    return BadPosition(Message("{field}: {said}", field=field, said=text))


def _field(path: tuple[int | str, ...]) -> str:
    """Return a path as it is written in a message: `players[0].hand[1]`."""
    parts = (f"[{part}]" if isinstance(part, int) else f".{part}" for part in path)
    return "".join(parts).lstrip(".") or "position"


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
    name = f"Player {place + 1}" if form.name is None else form.name
    player = Player(name, form.pearls, form.keys)
    player.monsters = form.monsters[:]
    player.hand = [ALLIES[slug] for slug in form.hand]
    player.affiliated = [ALLIES[slug] for slug in form.affiliated]
    player.locations = [LOCATIONS[slug] for slug in form.locations]
    for at, owned in enumerate(form.lords):
        if owned.under is not None and owned.under not in form.locations:
            field = f"players[{place}].lords[{at}].under"
            raise _bad(field, f"this player does not have {owned.under}")
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
            raise _bad(f"council.{race}[{place}]", f"{slug} is no {race}")
    return pile


def _check_copies(form: PositionForm, aside: list[str]) -> None:
    """Refuse more copies of a card than are printed, wherever they lie.

    `aside` is what only `pending` lists.
    """
    printed = Counter([card.slug for card in exploration_cards()])
    printed.update([*LORDS, *LOCATIONS])
    printed.update(f"Monster token {value}" for value in MONSTER_TOKENS)
    for field, slug in [*_everything(form), *(("pending", slug) for slug in aside)]:
        printed[slug] -= 1
        if printed[slug] < 0:
            raise _bad(field, f"more copies of {slug} than are printed")


def _everything(form: PositionForm) -> Iterator[tuple[str, str]]:
    """Yield every card and token of the position with the field it is listed in."""
    for place, player in enumerate(form.players):
        at = f"players[{place}]"
        yield from _listed(f"{at}.monsters", [f"Monster token {each}" for each in player.monsters])
        yield from _listed(f"{at}.hand", player.hand)
        yield from _listed(f"{at}.affiliated", player.affiliated)
        yield from _listed(f"{at}.lords", [owned.lord for owned in player.lords])
        yield from _listed(f"{at}.locations", player.locations)
    for pile in ("deck", "discard"):
        yield from _listed(f"exploration.{pile}", getattr(form.exploration, pile))
    for race in RACES:
        yield from _listed(f"council.{race}", getattr(form.council, race))
    for pile in ("row", "deck", "discard"):
        yield from _listed(f"court.{pile}", getattr(form.court, pile))
    for pile in ("available", "deck", "discard"):
        yield from _listed(f"locations.{pile}", getattr(form.locations, pile))
    yield from _listed("monsters", [f"Monster token {each}" for each in form.monsters])


def _listed(field: str, names: list[str]) -> Iterator[tuple[str, str]]:
    yield from ((f"{field}[{place}]", name) for place, name in enumerate(names))
