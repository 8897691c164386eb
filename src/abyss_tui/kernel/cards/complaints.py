"""What is wrong with an entry of a card file: the field and what would be valid there."""

from collections.abc import Mapping
from enum import EnumType
from typing import Any, Final, Literal, get_args, get_origin

from pydantic.fields import FieldInfo
from pydantic_core import ErrorDetails

from abyss_tui.kernel.cards.schema import StrictMapping, Vocabulary

OUR_WORDS: Final = {
    "Input should": "must",
    "a valid dictionary or object to extract fields from": "a mapping",
    "a valid integer": "a whole number",
    "a valid string": "a text",
}


def complaint(
    entry_form: type[StrictMapping], vocabulary: Vocabulary, raw: Any, detail: ErrorDetails
) -> str:
    """One error of pydantic about the entry `raw`, as `field: what is wrong (what is valid)`."""
    path, context = detail["loc"], detail.get("ctx", {})
    field = ".".join(_written(raw, path, vocabulary))
    match detail["type"]:
        case "union_tag_invalid" | "union_tag_not_found":
            decider = context["discriminator"].strip("'")
            wrong = f"unknown {context['tag']!r}" if "tag" in context else "missing"
            valid = ", ".join(vocabulary.words[decider])
            return f"{_ending(field, decider)}: {wrong} (one of {valid})"
        case "missing":
            wanted = _fields(entry_form, path, vocabulary)[str(path[-1])]
            return f"{field}: missing ({_valid(wanted)})"
        case "extra_forbidden":
            valid = ", ".join(_fields(entry_form, path, vocabulary))
            return f"{field}: unknown field (one of {valid})"
        case "value_error":
            return ": ".join(filter(None, (field, str(context["error"]))))
        case _:
            return ": ".join(
                filter(None, (field, f"{_must(detail['msg'])}, not {detail['input']!r}"))
            )


def _written(raw: Any, path: tuple[int | str, ...], vocabulary: Vocabulary) -> list[str]:
    """The path as written in the file: pydantic's also holds the words that chose a form."""
    written, here = [], raw
    for place, part in enumerate(path, start=1):
        if not isinstance(here, Mapping):
            break
        if place == len(path) or (part in here and part not in vocabulary.words):
            written.append(str(part))
            here = here.get(part)
    return written


def _must(message: str) -> str:
    """Pydantic's sentence in the words of the other complaints."""
    for theirs, ours in OUR_WORDS.items():
        message = message.replace(theirs, ours)
    return message


def _ending(field: str, decider: str) -> str:
    return field if field.endswith(f".{decider}") else f"{field}.{decider}"


def _fields(
    form: type[StrictMapping], path: tuple[int | str, ...], vocabulary: Vocabulary
) -> dict[str, FieldInfo]:
    """The fields, by the names they are written with, of the mapping in which the path ends."""
    chosen = dict(vocabulary.inner)
    for forms in vocabulary.words.values():
        chosen |= forms
    for part in path[:-1]:
        form = chosen.get(str(part), form)
    return {info.alias or name: info for name, info in form.model_fields.items()}


def _valid(info: FieldInfo) -> str:
    """What may be written in a field, in words."""
    annotation: Any = info.annotation
    if isinstance(annotation, EnumType):
        return f"one of {', '.join(map(str, annotation))}"
    if get_origin(annotation) is Literal:
        return f"one of {', '.join(map(str, get_args(annotation)))}"
    return {int: "a whole number", str: "a text"}.get(annotation, "a mapping of fields")
