"""Reading the `pending` of a position: only what the engine has written, for this very table."""

from typing import Annotated, Any, Final

from pydantic import BaseModel, ConfigDict, Field

from abyss_tui.games.abyss.actions import Action
from abyss_tui.games.abyss.cards.catalogue import LOCATIONS, LORDS
from abyss_tui.games.abyss.cards.pieces import ALLIES, MONSTER, Ally
from abyss_tui.games.abyss.formats.json_fields import READERS
from abyss_tui.games.abyss.formats.pending import seal_of
from abyss_tui.games.abyss.game import Game, Turn
from abyss_tui.games.abyss.rules import (
    council,
    court,
    depths,
    ending,
    hands,
    locations,
    powers,
    recruiting,
    turn,
)
from abyss_tui.kernel.formats.fields import readers
from abyss_tui.kernel.step import Step

STEPS: Final[tuple[type[Step[Game, Action]], ...]] = (
    turn.StartingTurn, turn.ChoosingAction, turn.UsingLastMoment, turn.PassingTurn,
    depths.RevealingCard, depths.OfferingAlly, depths.DecidingOnCard, depths.EndingExploration,
    council.TakingPile, recruiting.Affiliating, recruiting.Arriving, court.RefillingCourt,
    hands.DiscardingAllies, hands.KeepingHandLimit, powers.DisablingLord,
    powers.StealingMonster, powers.SwappingLocation, powers.RecruitingForPearls,
    powers.ReplacingLord, locations.ControllingLocations, locations.ChoosingDrawn,
    locations.TakingAlone, locations.Exchanging, ending.CheckingEnd,
)  # fmt: skip
"""Every kind of step, by whose names an agenda is written."""

_KINDS: Final = {kind.__name__: (kind, readers(kind, READERS)) for kind in STEPS}


class PendingForm(BaseModel):
    """What `pending` looks like, before it is held against the table."""

    model_config = ConfigDict(extra="forbid", strict=True)

    seat: int
    lords_before: Annotated[int, Field(ge=0)]
    used: list[str]
    buyers: list[int]
    track: list[str]
    drawn: list[str]
    court_before: int | None
    court_short: bool
    agenda: list[dict[str, Any]]
    seal: str


def read_pending(form: PendingForm, game: Game) -> None:
    """Put the turn and the agenda that are written here into the game.

    Raises ValueError with what is wrong when the engine did not write this.
    """
    written = form.model_dump()
    if written.pop("seal") != seal_of(written):
        raise ValueError("this was not written by the engine, or changed since")
    game.turn = _read_turn(form)
    game.agenda = [_read_step(written) for written in form.agenda]


def _read_turn(form: PendingForm) -> Turn:
    turn = Turn(form.lords_before)
    turn.used = [LORDS[slug] for slug in form.used]
    turn.buyers = form.buyers
    turn.track = [ALLIES.get(slug, MONSTER) for slug in form.track]
    turn.drawn = [LOCATIONS[slug] for slug in form.drawn]
    turn.court_before = form.court_before
    turn.court_short = form.court_short
    turn.begun = True
    return turn


def check_agreement(form: PendingForm, game: Game) -> None:
    """Raise ValueError with what is wrong when this does not belong to this table."""
    disagreement = next(filter(None, (check(form, game) for check in _CHECKS)), None)
    if disagreement is not None:
        raise ValueError(f"{disagreement}, which disagrees with the other fields")


def _read_step(written: dict[str, Any]) -> Step[Game, Action]:
    kind, fields = _KINDS[written["step"]]
    return kind(**{name: read(written[name]) for name, read in fields.items()})


def pending_allies(game: Game) -> list[Ally]:
    """Return the Allies of a payment that lie aside until one is affiliated."""
    paying = (step.allies for step in game.agenda if isinstance(step, recruiting.Affiliating))
    return [ally for allies in paying for ally in allies]


def _seats_disagree(form: PendingForm, game: Game) -> str | None:
    if form.seat != game.seat:
        return f"it is the turn of seat {form.seat}"
    named = {*form.buyers, *(seat for step in game.agenda if (seat := _seat_of(step)) is not None)}
    missing = max(named, default=0)
    return f"it names a seat {missing}" if missing >= len(game.players) else None


def _seat_of(step: Step[Game, Action]) -> int | None:
    seat = getattr(step, "seat", None)
    return seat if isinstance(seat, int) else None


def _lords_disagree(form: PendingForm, game: Game) -> str | None:
    own = {owned.lord for owned in game.active.lords}
    if len(own) < form.lords_before:
        return f"the active player began the turn with {form.lords_before} Lords"
    for step in game.agenda:
        lord = getattr(step, "lord", None)
        if isinstance(step, recruiting.Arriving):
            if lord not in game.court:
                return f"{lord} is about to leave the Court"
        elif lord is not None and lord not in own:
            return f"{lord} belongs to the active player"
    return None


def _court_disagrees(form: PendingForm, game: Game) -> str | None:
    if any(isinstance(step, court.RefillingCourt) for step in game.agenda):
        before = form.court_before
        if before is None or len(game.court) > before:
            return f"the Court held {before} Lords before the recruitment"
    return None


def _locations_disagree(_form: PendingForm, game: Game) -> str | None:
    for step in game.agenda:
        if isinstance(step, locations.Exchanging) and step.location not in game.active.locations:
            return f"the active player has just gained {step.location}"
    return None


def _offers_disagree(_form: PendingForm, game: Game) -> str | None:
    for step in game.agenda:
        if isinstance(step, depths.OfferingAlly) and not depths.may_buy(game, step.seat):
            return f"seat {step.seat} is asked to buy"
    return None


def _decision_disagrees(_form: PendingForm, game: Game) -> str | None:
    if not game.agenda:
        hands_left = any(player.hand for player in game.players)
        return "the game is over" if hands_left else None
    decision = game.agenda[-1].ask(game)
    if decision is None or decision.forced or not decision.options:
        return "something is to be decided"
    return None


_CHECKS: Final = (
    _seats_disagree,
    _lords_disagree,
    _court_disagrees,
    _locations_disagree,
    _offers_disagree,
    _decision_disagrees,
)
