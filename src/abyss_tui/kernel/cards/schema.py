"""What an entry of any card file is made of; each game has the forms of its own cards."""

from collections.abc import Mapping
from textwrap import wrap
from typing import Annotated, Any, Self, get_args

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    StringConstraints,
    model_validator,
)

from abyss_tui.i18n.languages import CODES
from abyss_tui.records import record

Slug = Annotated[str, StringConstraints(pattern=r"^[a-z]+(-[a-z0-9]+)*$")]
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


class Entry(StrictMapping):
    """A card of a file."""

    id: Slug


def forms_by(field: str, union: Any) -> dict[str, type[StrictMapping]]:
    """The legal words of a field that decides about its mapping, with the form each asks for.

    `union` are the forms, each of which has a literal of its own words there.
    """
    return {
        word: form
        for form in get_args(union)
        for word in get_args(form.model_fields[field].annotation)
    }


@record
class Vocabulary:
    """The mappings inside the entries of a game, for whoever says what would be valid in one."""

    words: Mapping[str, Mapping[str, type[StrictMapping]]]
    """The legal words of each field that decides about its mapping, with the form each asks for."""
    inner: Mapping[str, type[StrictMapping]]
    """The forms of the other mappings, by their field."""
