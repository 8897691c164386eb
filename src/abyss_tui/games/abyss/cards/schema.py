"""What an entry of the card files must look like: a form for each shape of power and scoring."""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, Self

from pydantic import Discriminator, Field, Tag, model_validator

from abyss_tui.games.abyss.cards.names import Guild, Race
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


class Arrow(StrictMapping):
    when: Literal["arrow"]


class PlainArrow(Arrow):
    do: Literal["disable-lords", "steal-monster", "take-another-turn", "take-pile", "swap-location"]


class ArrowOfAllies(Arrow):
    do: Literal["discard-allies"]
    allies: Count


class ArrowOfPearls(Arrow):
    do: Literal["return-pearls", "gain-pearls", "recruit-for-pearls"]
    pearls: Count


class ArrowOfDraws(Arrow):
    do: Literal["take-location"]
    draws: Count


class ArrowFromPlace(Arrow):
    do: Literal["replace-lord"]
    source: Literal["court", "deck"] = Field(alias="from")


class TurnPower(StrictMapping):
    when: Literal["turn"]


class PlainTurn(TurnPower):
    do: Literal["discard-pile", "replace-at-court"]


class TurnOfPearls(TurnPower):
    do: Literal["sell-ally"]
    pearls: Count


class Lasting(StrictMapping):
    when: Literal["lasting"]


class PlainLasting(Lasting):
    rule: Literal["affiliates-any", "asks-any-race"]


class LastingBy(Lasting):
    rule: Literal["raises-costs", "lowers-costs", "lowers-rewards"]
    by: Count


class LastingTo(Lasting):
    rule: Literal["limits-hands"]
    to: Count


class LastingOfPearls(Lasting):
    rule: Literal["pays-for-races", "pays-each-turn"]
    pearls: Count


class LastingOfPiles(Lasting):
    rule: Literal["takes-piles"]
    piles: Count


class LastingAgainst(Lasting):
    rule: Literal["shields-from"]
    guild: Guild


Doing = (
    PlainArrow
    | ArrowOfAllies
    | ArrowOfPearls
    | ArrowOfDraws
    | ArrowFromPlace
    | PlainTurn
    | TurnOfPearls
)
Bending = PlainLasting | LastingBy | LastingTo | LastingOfPearls | LastingOfPiles | LastingAgainst


def do_or_rule(power: Any) -> str:
    """The field that names the verb of a power: `rule` if it is written or lasting, else `do`."""
    ruled = isinstance(power, Mapping) and (
        "rule" in power or (power.get("when") == "lasting" and "do" not in power)
    )
    return "rule" if ruled else "do"


PowerForm = Annotated[
    Annotated[Annotated[Doing, Field(discriminator="do")], Tag("do")]
    | Annotated[Annotated[Bending, Field(discriminator="rule")], Tag("rule")],
    Discriminator(do_or_rule),
]


class CountingGuild(StrictMapping):
    counts: Literal["lords-of-guild"]
    guild: Guild
    base: Step = 0
    each: Step


class CountingRace(StrictMapping):
    counts: Literal["affiliated-of-race"]
    race: Race
    base: Step = 0
    each: Step


class Counting(StrictMapping):
    counts: Literal[
        "lords", "keyed-lords", "keyless-lords", "weakest-lord", "strongest-lord", "guilds",
        "affiliated", "weakest-affiliated",
    ]  # fmt: skip
    base: Step = 0
    each: Step


class NotCounting(StrictMapping):
    counts: Literal["opponents-best", "nothing"]


ScoringForm = CountingGuild | CountingRace | Counting | NotCounting


class OnGain(StrictMapping):
    do: Literal["exchange-from-stack"]


class LordEntry(Entry):
    name: Wording
    narrow: Annotated[Wording, at_most(11)] | None = None
    guild: Guild
    cost: Points
    races: Literal[1, 2, 3, 5]
    keys: Literal[0, 1, 3]
    points: Points
    power: PowerForm | None = None
    brief: Annotated[Wording, at_most(11)] | None = None
    summary: Annotated[Wording, at_most(11, lines=6)] | None = None
    text: Annotated[Wording, at_most(90)] | None = None

    @model_validator(mode="after")
    def farmers_alone_have_no_power(self) -> Self:
        """Farmers are worth points and nothing else; every other Lord has a power and says it."""
        for field in ("power", "brief", "text"):
            if (getattr(self, field) is None) != (self.guild is Guild.FARMER):
                raise ValueError(
                    f"{field}: written for every Lord but a farmer, this is a {self.guild} Lord"
                )
        return self


class LocationEntry(Entry):
    name: Wording
    narrow: Annotated[Wording, at_most(11)] | None = None
    brief: Annotated[Wording, at_most(14)]
    text: Annotated[Wording, at_most(60)]
    scoring: Annotated[ScoringForm, Field(discriminator="counts")]
    on_gain: OnGain | None = None


VOCABULARY: Final = Vocabulary(
    words={
        "do": forms_by("do", Doing),
        "rule": forms_by("rule", Bending),
        "counts": forms_by("counts", ScoringForm),
    },
    inner={
        "name": Wording,
        "narrow": Wording,
        "brief": Wording,
        "summary": Wording,
        "text": Wording,
        "on_gain": OnGain,
    },
)
"""What can be written inside an entry."""
