"""How one session says things: its language, and whether pieces are shown as signs or as words.

What is said comes out as spans with roles ("pearl", "race.crab", "player"). A screen turns the
role into a style; a plain text joins the spans. So nobody has to find out afterwards which
letter of a sentence was meant as a sign: a player called M is no Monster.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias

from abyss_tui.i18n.language import Language
from abyss_tui.i18n.marks import MARKS, Marks
from abyss_tui.i18n.message import Counted, Message
from abyss_tui.records import record

Tier: TypeAlias = Literal["signs", "words"]
"""How pieces of the game are shown: as signs of one cell, or in words."""


class Span(NamedTuple):
    """Part of what is said: its text, and what it is, "" for plain words."""

    text: str
    role: str = ""
    inside: str = ""
    """What it is called inside a sentence ("the Sage"), where that is not how one begins."""


Sentence: TypeAlias = tuple[Span, ...]
Part: TypeAlias = Sentence | Span | Message | Counted | str | int
"""What can stand in a placeholder."""

_PLACEHOLDER: Final = re.compile(r"\{(\w+)\}")
_BEGINNING: Final = re.compile(r"(?:\A(?:\{\w+\})?|[.?!\n])\s*\Z")
"""What stands before the first word of a sentence or of a row, which may have a number."""


@record
class Voice:
    """The voice of one session."""

    language: Language
    tier: Tier = "signs"

    @property
    def marks(self) -> Marks:
        """The signs that any game needs: ticks, cursors, lines."""
        return MARKS[self.tier]

    def text(self, msgid: str, **parts: Part) -> str:
        """Return an English text in the language of this voice, without roles."""
        return plain(self.sentence(msgid, **parts))

    def sentence(self, msgid: str, **parts: Part) -> Sentence:
        """Return an English text in the language of this voice; parts keep their roles."""
        return tuple(self._spans(self.language.text(msgid), parts))

    def count(self, one: str, many: str, number: int) -> str:
        """Return a number of things; `one` and `many` are English with {number} in them."""
        return Counted(one, many, number).say(self.language)

    def say(self, message: Message) -> str:
        """Return a message in the language of this voice."""
        return message.say(self.language)

    def quoted(self, typed: str) -> str:
        """Return what is to be typed, told apart from the words around it: “ways”."""
        return self.text("“{typed}”", typed=typed)

    def moment(self, when: str) -> str:
        """Return a moment in ISO 8601 as people write it, to the minute: 2026-11-22 09:05."""
        year, month, day = when[:10].split("-")
        text = "{year}-{month}-{day} {time}"
        return self.text(text, year=year, month=month, day=day, time=when[11:16])

    def decimal(self, number: float) -> str:
        """Return a number with one place behind the point: 2.5."""
        whole, tenths = f"{number:.1f}".split(".")
        return self.text("{whole}.{tenths}", whole=whole, tenths=tenths)

    def percent(self, share: float) -> str:
        """Return a share of 1 in whole hundredths: 55%."""
        return self.text("{number}%", number=round(100 * share))

    def wording(self, wordings: Mapping[str, str]) -> str:
        """Return the name or text of a card."""
        return self.language.wording(wordings)

    def listed(self, parts: Sequence[Part]) -> Sentence:
        """Return parts as a list in words: a, b and c."""
        if not parts:
            return ()
        sentence = self._as_spans(parts[0])
        for place, part in enumerate(parts[1:], 2):
            between = "{those} and {last}" if place == len(parts) else "{those}, {last}"
            sentence = self.sentence(between, those=sentence, last=part)
        return sentence

    def either(self, parts: Iterable[Part]) -> Sentence:
        """Return parts one of which is meant, in words: a or b."""
        sentence: Sentence = ()
        for part in parts:
            last = self._as_spans(part)
            sentence = (
                self.sentence("{those} or {last}", those=sentence, last=last) if sentence else last
            )
        return sentence

    def enumerated(self, parts: Iterable[Part]) -> Sentence:
        """Return parts beside each other, where there is little room for words: a, b, c."""
        return joined(map(self._as_spans, parts), ", ")

    def clauses(self, parts: Iterable[Part]) -> Sentence:
        """Return several things that are said in one sentence: a is done; b happens."""
        return joined(map(self._as_spans, parts), self.text("; "))

    def _spans(self, text: str, parts: Mapping[str, Part]) -> Iterator[Span]:
        for words, name, begins in _taken_apart(text):
            if words:
                yield Span(words)
            if name:
                placed = self._as_spans(parts[name])
                yield from placed if begins else inside(placed)

    def _as_spans(self, part: Part) -> Sentence:
        if isinstance(part, Message | Counted):
            return (Span(part.say(self.language)),)
        if isinstance(part, str | int):
            return (Span(str(part)),)
        return (part,) if isinstance(part, Span) else part


@lru_cache(maxsize=2048)
def _taken_apart(text: str) -> tuple[tuple[str, str, bool], ...]:
    """Return the words before each part of a text, its name, and whether a sentence begins there.

    At the end stand the words after the last part, and no name.
    """
    at, pieces = 0, []
    for found in _PLACEHOLDER.finditer(text):
        begins = bool(_BEGINNING.search(text[: found.start()]))
        pieces.append((text[at : found.start()], found[1], begins))
        at = found.end()
    return (*pieces, (text[at:], "", False))


def plain(sentence: Sentence) -> str:
    """Return what is said without its roles."""
    return "".join(span.text for span in sentence)


def joined(parts: Iterable[Sentence], between: str) -> Sentence:
    """Return parts one behind the other, with signs or blanks between them, never words."""
    spans: list[Span] = []
    for part in parts:
        if spans:
            spans.append(Span(between))
        spans.extend(part)
    return tuple(spans)


def in_role(sentence: Sentence, role: str) -> Sentence:
    """Return a sentence whose plain words have this role; parts keep the roles they have."""
    return tuple(span._replace(role=span.role or role) for span in sentence)


def capitalized(sentence: Sentence) -> Sentence:
    """Return what has a capital where a sentence or a line begins with it, and none inside one.

    A sign of the game stays what it is, also if it is a letter: ψ.
    """
    first = sentence[0]
    if first.role and len(first.text) == 1:
        return sentence
    capital = first.text[:1].upper() + first.text[1:]
    return (first._replace(text=capital, inside=first.text), *sentence[1:])


def outright(sentence: Sentence) -> Sentence:
    """Return a sentence that stays one of its own inside another: after a colon, The Sage."""
    return tuple(span._replace(inside="") for span in sentence)


def inside(sentence: Sentence) -> Sentence:
    """Return what is said as it goes on inside another sentence: the Sage, not The Sage."""
    if not sentence or not sentence[0].inside:
        return sentence
    first = sentence[0]
    return (Span(first.inside, first.role), *sentence[1:])
