"""Reading the `pending` of a position: what is being asked in the midst of a turn.

It is no secret of the engine: any tool may write one. So it is held against the table, and refused
where that is not what would be asked there, or where there would be nothing to decide.
"""

from collections.abc import Callable, Mapping
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import BaseModel

from abyss_tui.games.conspiracy.cards.catalogue import LOCATIONS, LORDS
from abyss_tui.games.conspiracy.game import Game
from abyss_tui.games.conspiracy.rules import locations
from abyss_tui.games.conspiracy.rules.extending import movable
from abyss_tui.games.conspiracy.rules.resuming import agenda_of
from abyss_tui.kernel.formats.positions import EXACTLY, bad, known

LordSlug = Annotated[str, known("Lord", LORDS)]
LocationSlug = Annotated[str, known("Location", LOCATIONS)]


class PendingForm(BaseModel):
    """What is being asked, before it is held against the table."""

    model_config = EXACTLY

    kind: Literal["recruit", "place", "exchange", "location", "over"]
    lords: list[LordSlug] = []
    drawn: list[LocationSlug] = []


Wrong: TypeAlias = tuple[str, str] | None
"""A field of `pending` and what is wrong there, or None."""


def go_on(form: PendingForm, game: Game) -> None:
    """Let a game go on in the midst of a turn. Raises BadPosition."""
    game.waiting = [LORDS[slug] for slug in form.lords]
    game.drawn = [LOCATIONS[slug] for slug in form.drawn]
    wrong = _wrong_lists(form, game) or _CHECKS[form.kind](game)
    if wrong is not None:
        raise bad(f"pending.{wrong[0]}", wrong[1])
    game.agenda = [] if form.kind == "over" else agenda_of(game, form.kind)
    decision = game.agenda[-1].ask(game) if game.agenda else None
    if form.kind != "over" and (decision is None or len(decision.options) < 2):
        raise bad("pending.kind", "there is nothing to decide here")


def _wrong_lists(form: PendingForm, game: Game) -> Wrong:
    """Return what is wrong with cards that this kind of decision has not."""
    if form.drawn and form.kind != "location":
        return "drawn", f"no Locations are drawn when it is asked to {form.kind}"
    if len({lord.guild for lord in game.waiting}) > 1 and form.kind != "recruit":
        return "lords", "Lords of a pile are of one Guild"
    return None


def _of_recruit(game: Game) -> Wrong:
    if len(game.waiting) not in (2, 3):
        return "lords", "2 or 3 Lords were turned up"
    return _free_space(game) or _different(game)


def _of_place(game: Game) -> Wrong:
    return _free_space(game) or _different(game)


def _of_exchange(game: Game) -> Wrong:
    chamber = game.active.chamber
    if not chamber or chamber[-1].power.verb != "exchange-lords":
        return "kind", "the last Lord of the chamber is no 0"
    if len(movable(game.active)) < 2:
        return "kind", "no two Lords of the chamber are without Key"
    return _same_guild(game)


def _of_location(game: Game) -> Wrong:
    player = game.active
    if not player.chamber or player.chamber[-1].key is None:
        return "kind", "the last Lord of the chamber carries no Key"
    if len(player.chamber) in player.locations:
        return "kind", "the last Lord of the chamber lies under a Location"
    if not locations.is_due(player):
        return "kind", "the live Keys bring no Location"
    if game.drawn and player.has(locations.SEARCH_DECK):
        return "drawn", "who searches the deck draws nothing"
    if len(game.drawn) not in (0, 2, 3):
        return "drawn", "2 or 3 Locations were drawn, or none yet"
    return _same_guild(game)


def _of_over(game: Game) -> Wrong:
    if game.waiting:
        return "lords", "no Lord waits when the game is over"
    return None if game.ending is not None else ("kind", "nobody has brought the end (ending)")


_CHECKS: Final[Mapping[str, Callable[[Game], Wrong]]] = {
    "recruit": _of_recruit,
    "place": _of_place,
    "exchange": _of_exchange,
    "location": _of_location,
    "over": _of_over,
}


def _free_space(game: Game) -> Wrong:
    return ("kind", "no space of the chamber is free") if game.active.full else None


def _different(game: Game) -> Wrong:
    return None if len(set(game.waiting)) > 1 else ("lords", "at least two must be different")


def _same_guild(game: Game) -> Wrong:
    last = game.active.chamber[-1]
    if any(lord.guild is not last.guild for lord in game.waiting):
        return "lords", f"Lords of a pile that still wait are of the Guild of {last.slug}"
    return None
