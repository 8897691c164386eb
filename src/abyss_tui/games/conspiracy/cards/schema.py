"""What an entry of the card files must look like: a form for each shape of power and scoring."""

from typing import Annotated, Final, Literal

from pydantic import Field

from abyss_tui.games.conspiracy.cards.names import Guild, Key
from abyss_tui.kernel.cards.schema import (
    Count,
    Entry,
    Points,
    Step,
    StrictMapping,
    Vocabulary,
    Wording,
    at_most,
    forms_by,
)


class GainingPearls(StrictMapping):
    do: Literal["gain-pearls"]
    pearls: Count


class PlainOfLord(StrictMapping):
    do: Literal["exchange-lords", "turn-up-lord"]


class IssuingEdict(StrictMapping):
    do: Literal["issue-edict"]
    lords: Literal[1, 2]


class PlainOfLocation(StrictMapping):
    do: Literal["recycle-lords", "recycle-locations", "pair-any-keys", "search-deck"]


OfLord = GainingPearls | PlainOfLord
OfLocation = GainingPearls | IssuingEdict | PlainOfLocation


class CountingGuild(StrictMapping):
    counts: Literal["lords-of-guild", "best-of-guild"]
    guild: Guild
    base: Step = 0
    each: Step


class CountingKeys(StrictMapping):
    counts: Literal["lords-with-key"]
    key: Key
    base: Step = 0
    each: Step


class Counting(StrictMapping):
    counts: Literal["pairs-of-pearls", "locations"]
    base: Step = 0
    each: Step


class NotCounting(StrictMapping):
    counts: Literal["nothing"]
    base: Step


ScoringForm = CountingGuild | CountingKeys | Counting | NotCounting


class LordEntry(Entry):
    points: Points
    copies: Count
    key: Key | None = None
    power: Annotated[OfLord | None, Field(discriminator="do")] = None
    text: Annotated[Wording, at_most(90)]


class LocationEntry(Entry):
    name: Wording
    scoring: Annotated[ScoringForm, Field(discriminator="counts")]
    power: Annotated[OfLocation | None, Field(discriminator="do")] = None
    text: Annotated[Wording, at_most(90)]


VOCABULARY: Final = Vocabulary(
    words={
        "do": forms_by("do", OfLord | OfLocation),
        "counts": forms_by("counts", ScoringForm),
    },
    inner={"name": Wording, "text": Wording},
)
"""What can be written inside an entry."""
