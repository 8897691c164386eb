"""What an entry of the card files must look like: a form for each shape of power and scoring."""

from collections.abc import Mapping
from textwrap import wrap
from typing import Annotated, Any, Final, Literal, Self, get_args

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Discriminator,
    Field,
    StringConstraints,
    Tag,
    model_validator,
)

from abyss_tui.games.abyss.cards.names import Guild, Race
from abyss_tui.i18n.languages import CODES

Slug = Annotated[str, StringConstraints(pattern=r"^[a-z]+(-[a-z]+)*$")]
Count = Annotated[int, Field(strict=True, ge=1)]
Points = Annotated[int, Field(strict=True, ge=0)]
Step = Annotated[int, Field(strict=True)]


class StrictMapping(BaseModel):
    """A mapping with exactly the fields written down for it."""

    model_config = ConfigDict(extra="forbid", frozen=True)


Words = Annotated[str, StringConstraints(min_length=1)]


class Wording(StrictMapping):
    """A text by language. A language that has none says the English one."""

    model_config = ConfigDict(extra="allow")

    en: Words
    __pydantic_extra__: dict[str, Words]

    @property
    def by_language(self) -> dict[str, str]:
        """The text by the codes of its languages."""
        return {"en": self.en, **self.__pydantic_extra__}

    @model_validator(mode="after")
    def languages_are_spoken(self) -> Self:
        """Only languages that the program speaks are written here: anything else is a slip."""
        for code in self.__pydantic_extra__:
            if code not in CODES:
                raise ValueError(f"{code}: no language of the program (one of {', '.join(CODES)})")
        return self


def at_most(cells: int, *, lines: int = 1) -> AfterValidator:
    """Asks that a wording fits where it is shown; a character counts as a cell, none are wide."""

    def fit(wording: Wording) -> Wording:
        for language, words in wording.by_language.items():
            if lines > 1 and len(needed := wrap(words, cells)) > lines:
                raise ValueError(
                    f"{language} takes {len(needed)} lines of {cells} characters,"
                    f" there is room for {lines}"
                )
            if lines == 1 and len(words) > cells:
                raise ValueError(f"{language} has {len(words)} characters, at most {cells} fit")
        return wording

    return AfterValidator(fit)


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


class LordEntry(StrictMapping):
    id: Slug
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


class LocationEntry(StrictMapping):
    id: Slug
    name: Wording
    brief: Annotated[Wording, at_most(14)]
    text: Annotated[Wording, at_most(60)]
    scoring: Annotated[ScoringForm, Field(discriminator="counts")]
    on_gain: OnGain | None = None


def _forms_by(field: str, union: Any) -> dict[str, type[StrictMapping]]:
    return {
        word: form
        for form in get_args(union)
        for word in get_args(form.model_fields[field].annotation)
    }


WORDS: Final[dict[str, dict[str, type[StrictMapping]]]] = {
    "do": _forms_by("do", Doing),
    "rule": _forms_by("rule", Bending),
    "counts": _forms_by("counts", ScoringForm),
}
"""The legal words of each field that decides about its mapping, with the form each asks for."""

INNER: Final[dict[str, type[StrictMapping]]] = {
    "name": Wording,
    "narrow": Wording,
    "brief": Wording,
    "summary": Wording,
    "text": Wording,
    "on_gain": OnGain,
}
"""The forms of the other mappings inside an entry."""
