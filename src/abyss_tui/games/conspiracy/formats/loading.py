"""Reading a position: it is checked, field by field, before a game is made of it."""

from collections.abc import Iterator
from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from abyss_tui.games.conspiracy.cards.board import SPACES
from abyss_tui.games.conspiracy.cards.catalogue import ALL_LORDS, LOCATIONS, LORDS
from abyss_tui.games.conspiracy.cards.names import GUILDS
from abyss_tui.games.conspiracy.formats import pending_loading
from abyss_tui.games.conspiracy.formats.pending_loading import (
    LocationSlug,
    LordSlug,
    PendingForm,
)
from abyss_tui.games.conspiracy.game import Edict, Game, Player
from abyss_tui.games.conspiracy.rules.setup import SEATS
from abyss_tui.games.conspiracy.rules.turn import CHOOSING
from abyss_tui.kernel.formats.positions import (
    EXACTLY,
    Whole,
    bad,
    check_copies,
    check_seats,
    checked,
    listed,
    player_name,
)


class PositionPart(BaseModel):
    """Part of a position."""

    model_config = EXACTLY


class PlacedLordForm(PositionPart):
    """A Lord of a chamber, and the Location that lies on it."""

    lord: LordSlug
    under: LocationSlug | None = None


class PlayerForm(PositionPart):
    """What a player has."""

    name: str | None = None
    chamber: Annotated[list[PlacedLordForm], Field(max_length=SPACES)] = []


class PilesForm(PositionPart):
    """The piles, one a Guild."""

    farmer: list[LordSlug] = []
    military: list[LordSlug] = []
    merchant: list[LordSlug] = []
    politician: list[LordSlug] = []
    mage: list[LordSlug] = []


class LordsForm(PositionPart):
    """The Lords nobody has."""

    deck: list[LordSlug] = []
    piles: PilesForm = PilesForm()


class LocationsForm(PositionPart):
    """The Locations nobody has."""

    available: list[LocationSlug] = []
    deck: list[LocationSlug] = []


class EdictForm(PositionPart):
    """An edict in force."""

    location: Literal["force-one", "force-two"]
    seat: Whole


class PositionForm(PositionPart):
    """A whole position."""

    format: Literal["conspiracy-position/1"]
    players: Annotated[list[PlayerForm], Field(min_length=SEATS[0], max_length=SEATS[-1])]
    seat: Whole = 0
    lords: LordsForm = LordsForm()
    locations: LocationsForm = LocationsForm()
    pearl_master: Whole | None = None
    edict: EdictForm | None = None
    ending: Whole | None = None
    pending: PendingForm | None = None


def game_of(written: Any, seed: int) -> Game:
    """Return the game of a position; all further chance comes from it and the seed.

    Raises BadPosition with the field and what is wrong there.
    """
    form = checked(PositionForm, written)
    edict = form.edict
    seats = {"seat": form.seat, "pearl_master": form.pearl_master, "ending": form.ending}
    seats["edict.seat"] = None if edict is None else edict.seat
    check_seats(len(form.players), seats.items())
    if edict is not None and form.pending is None and edict.seat == form.seat:
        raise bad("edict.seat", "this edict ended as the turn of its owner began")
    game = _table(form, seed)
    check_copies([*(lord.slug for lord in ALL_LORDS), *LOCATIONS], _everything(form))
    if form.pending is None:
        game.then(CHOOSING)
    else:
        pending_loading.go_on(form.pending, game)
    return game


def _table(form: PositionForm, seed: int) -> Game:
    players = [_player(place, player) for place, player in enumerate(form.players)]
    game = Game(seed, players, form.seat)
    game.lord_deck = [LORDS[slug] for slug in form.lords.deck]
    for guild in GUILDS:
        pile = [LORDS[slug] for slug in getattr(form.lords.piles, guild)]
        for place, lord in enumerate(pile):
            if lord.guild is not guild:
                raise bad(f"lords.piles.{guild}[{place}]", f"{lord.slug} is no {guild}")
        game.piles[guild] = pile
    game.location_deck = [LOCATIONS[slug] for slug in form.locations.deck]
    game.available = [LOCATIONS[slug] for slug in form.locations.available]
    game.pearl_master = form.pearl_master
    if form.edict is not None:
        game.edict = Edict(LOCATIONS[form.edict.location], form.edict.seat)
    game.ending = form.ending
    game.events = []
    return game


def _player(place: int, form: PlayerForm) -> Player:
    player = Player(player_name(place, form.name))
    for at, placed in enumerate(form.chamber):
        lord = LORDS[placed.lord]
        player.place(lord)
        if placed.under is None:
            continue
        if lord.key is None:
            field = f"players[{place}].chamber[{at}].under"
            raise bad(field, f"{lord.slug} carries no Key, so no Location lies on it")
        player.lay(LOCATIONS[placed.under])
    return player


def _everything(form: PositionForm) -> Iterator[tuple[str, str]]:
    """Yield every card of the position with the field it is listed in."""
    for place, player in enumerate(form.players):
        for at, placed in enumerate(player.chamber):
            field = f"players[{place}].chamber[{at}]"
            yield f"{field}.lord", placed.lord
            if placed.under is not None:
                yield f"{field}.under", placed.under
    yield from listed("lords.deck", form.lords.deck)
    for guild in GUILDS:
        yield from listed(f"lords.piles.{guild}", getattr(form.lords.piles, guild))
    yield from listed("locations.available", form.locations.available)
    yield from listed("locations.deck", form.locations.deck)
    if form.pending is not None:
        yield from listed("pending.lords", form.pending.lords)
        yield from listed("pending.drawn", form.pending.drawn)
