"""What pieces are called, alone and in lines: as signs ("¤4", "2○") or in words ("crab 4")."""

import re
from collections.abc import Iterable
from typing import Final

from abyss_tui.games.abyss.cards.board import LAST_SPACE
from abyss_tui.games.abyss.cards.names import RACES, Guild, Race
from abyss_tui.games.abyss.cards.pieces import Ally, ExplorationCard, Location, Lord
from abyss_tui.games.abyss.text.signs import (
    SIGNS,
    guild_name,
    race_name,
    race_noun,
    race_role,
    race_sign,
)
from abyss_tui.i18n.language import context
from abyss_tui.i18n.voice import Part, Sentence, Span, Voice, joined

_ENGLISH_ARTICLE: Final = "The "
_ARTICLES: Final = context("articles, with | between them", "The ")
"""What names of cards begin with.

A short name leaves the article out; inside a sentence it has no capital.
"""


def lord_name(lord: Lord, voice: Voice) -> Span:
    """Return the name of a Lord: The Sage, or inside a sentence, the Sage."""
    return _name(lord, "lord", voice)


def location_name(location: Location, voice: Voice) -> Span:
    """Return the name of a Location: The Jail, or inside a sentence, the Jail."""
    return _name(location, "location", voice)


def _name(card: Lord | Location, role: str, voice: Voice) -> Span:
    name = voice.wording(card.name)
    article = _article(name, voice)
    return Span(name, role, article.lower() + name.removeprefix(article) if article else "")


def _article(name: str, voice: Voice) -> str:
    """Return the article of a name, which may be English where a language has no wording."""
    articles = (*voice.text(_ARTICLES).split("|"), _ENGLISH_ARTICLE)
    return next((each for each in articles if name.startswith(each)), "")


def short_name(card: Lord | Location, voice: Voice) -> Span:
    """Return the name of a card without its article: Sage."""
    name = voice.wording(card.name)
    role = "lord" if isinstance(card, Lord) else "location"
    return Span(name.removeprefix(_article(name, voice)), role)


def narrow_name(card: Lord | Location, voice: Voice) -> Span:
    """Return the name of a card in few cells, for a narrow place: M. of Magic, Senate.

    That of a Location takes eleven at most, that of a Lord twelve.
    """
    short = short_name(card, voice)
    if not any(card.narrow.values()):
        return short
    return Span(voice.wording(card.narrow), short.role)


def race(race: Race, voice: Voice) -> Sentence:
    """Return a Race with its sign: ¤ Crab. In words it is Crab."""
    name = race_name(race, voice)
    if voice.tier == "words":
        return (Span(name, race_role(race)),)
    return (race_sign(race, voice), Span(f" {name}"))


def guild(lord: Lord, voice: Voice) -> Sentence:
    """Return the Guild of a Lord with its sign: ∩ Mage. In words it is Mage."""
    name = guild_name(Guild(lord.guild), voice)
    if voice.tier == "words":
        return (Span(name, race_role(lord.race)),)
    return (race_sign(lord.race, voice), Span(f" {name}"))


def ally(ally: Ally, voice: Voice) -> Sentence:
    """Return an Ally as short as can be: ¤4. In words it is crab 4."""
    if voice.tier == "words":
        noun = voice.say(race_noun(ally.race))
        return (Span(f"{noun} {ally.value}", race_role(ally.race)),)
    sign = SIGNS[voice.tier].race(ally.race)
    return (Span(f"{sign}{ally.value}", race_role(ally.race)),)


def card(card: ExplorationCard, voice: Voice) -> Sentence:
    """Return an Exploration card as short as can be: ¤4, M."""
    return ally(card, voice) if isinstance(card, Ally) else (monster(voice),)


def full_card(card: ExplorationCard, voice: Voice) -> Sentence:
    """Return an Exploration card with its name: ¤ Crab 4, a Monster. In words it is crab 4."""
    if not isinstance(card, Ally):
        return voice.sentence("a Monster")
    if voice.tier == "words":
        return ally(card, voice)
    return (*race(card.race, voice), Span(f" {card.value}"))


def row_of_allies(allies: Iterable[Ally], voice: Voice) -> Sentence:
    """Return Allies one by one, in their order: ∩2 ∩5 @3."""
    between = ", " if voice.tier == "words" else " "
    return joined((ally(each, voice) for each in allies), between)


def allies(allies: Iterable[Ally], voice: Voice) -> Sentence:
    """Return Allies as a list in words, by Race and value: ∩2, ∩5 and @3."""
    return price(allies, 0, voice)


def price(paid: Iterable[Ally], pearls_paid: int, voice: Voice) -> Sentence:
    """Return what was paid as a list in words: ∩2, ∩5, @3 and 1○."""
    ordered = sorted(paid, key=lambda each: each.order)
    parts: list[Part] = [ally(each, voice) for each in ordered]
    if pearls_paid:
        parts.append(pearls(pearls_paid, voice))
    return voice.listed(parts)


def paid_with(allies: Iterable[Ally], pearls_paid: int, voice: Voice) -> Sentence:
    """Return what is to be paid: ∩2, ∩5 and 3 Pearls."""
    parts: list[Part] = [ally(each, voice) for each in allies]
    if pearls_paid or not parts:
        parts.append(Span(counted_pearls(pearls_paid, voice), "pearl"))
    return voice.listed(parts)


def pearls(number: int, voice: Voice) -> Span:
    """Return a number of Pearls as short as can be: 2○. In words it is 2 Pearls."""
    if voice.tier == "words":
        return Span(counted_pearls(number, voice), "pearl")
    return Span(f"{number}{SIGNS[voice.tier].pearl}", "pearl")


def counted_pearls(number: int, voice: Voice) -> str:
    """Return a number of Pearls in words: 2 Pearls."""
    return voice.count("{number} Pearl", "{number} Pearls", number)


def counted_cards(number: int, voice: Voice) -> str:
    """Return a number of cards: 2 cards."""
    return voice.count("{number} card", "{number} cards", number)


def counted_keys(number: int, voice: Voice) -> str:
    """Return a number of Keys: 2 Keys."""
    return voice.count("{number} Key", "{number} Keys", number)


def counted_tokens(number: int, voice: Voice) -> str:
    """Return a number of Monster tokens: 2 Monster tokens."""
    return voice.count("{number} Monster token", "{number} Monster tokens", number)


def key_tokens(number: int, voice: Voice) -> Span:
    """Return a number of Key tokens as short as can be: 2K. In words it is 2 Key tokens."""
    if voice.tier == "words":
        return Span(voice.count("{number} Key token", "{number} Key tokens", number), "key")
    return Span(f"{number}{SIGNS[voice.tier].key}", "key")


def monster(voice: Voice) -> Span:
    """Return a Monster: M. In words it is a Monster."""
    if voice.tier == "words":
        return Span(voice.text("a Monster"), "monster")
    return Span(SIGNS[voice.tier].monster, "monster")


def monsters(number: int, voice: Voice) -> Sentence:
    """Return a number of Monsters: 2 M. In words it is 2 Monsters."""
    if voice.tier == "words":
        return (Span(voice.count("{number} Monster", "{number} Monsters", number), "monster"),)
    return (Span(f"{number} "), monster(voice))


def monster_token(voice: Voice) -> Span:
    """Return a Monster token: M. In words it is a Monster token."""
    if voice.tier == "words":
        return Span(voice.text("a Monster token"), "monster")
    return Span(SIGNS[voice.tier].monster, "monster")


def key_symbols(number: int, voice: Voice) -> Span:
    """Return the Key symbols of a Lord: KKK. In words it is 3 Keys."""
    if voice.tier == "words":
        return Span(counted_keys(number, voice), "key")
    return Span(SIGNS[voice.tier].key * number, "key")


def lord_line(lord: Lord, voice: Voice) -> Sentence:
    """Return a Lord in a line: name, Guild, IP, Keys."""
    parts: dict[str, Part] = {
        "lord": lord_name(lord, voice),
        "guild": guild(lord, voice),
        "points": lord.points,
        "keys": key_symbols(lord.keys, voice),
    }
    if voice.tier == "words":
        if lord.keys:
            return voice.sentence("{lord}, {guild}, {points} IP, {keys}", **parts)
        return voice.sentence("{lord}, {guild}, {points} IP", **parts)
    if lord.keys:
        return voice.sentence("{lord}  {guild}  {points} IP {keys}", **parts)
    return voice.sentence("{lord}  {guild}  {points} IP", **parts)


def location_line(location: Location, voice: Voice) -> Sentence:
    """Return a Location in a line: name and how it counts; in words, in a sentence."""
    if voice.tier == "words":
        text = card_text(location, voice)
        return voice.sentence(
            "{location}: {text}", location=location_name(location, voice), text=text
        )
    return (location_name(location, voice), Span("  "), *brief(location, voice))


def brief(card: Lord | Location, voice: Voice) -> Sentence:
    """Return what a card does or counts, as short as its file has it."""
    return marked(voice.wording(card.brief), voice)


def summary(lord: Lord, voice: Voice) -> Sentence:
    """Return what a Lord does, as short as a sentence can say it; nothing without a power."""
    return marked(voice.wording(lord.summary), voice)


def pile(race_of: Race, cards: int, voice: Voice) -> Sentence:
    """Return a Council pile: ¤ Crab: 2 cards."""
    return voice.sentence(
        "{race}: {cards}", race=race(race_of, voice), cards=counted_cards(cards, voice)
    )


def track(lying: Iterable[ExplorationCard], voice: Voice) -> Sentence:
    """Return the Exploration track, free spaces too, and what the last space pays."""
    cards = [card(each, voice) for each in lying]
    free = LAST_SPACE - len(cards)
    if voice.tier == "words":
        empty = voice.count("{number} empty space", "{number} empty spaces", free)
        parts = [voice.listed(cards), empty if free else ()]
        return voice.clauses(part for part in parts if part)
    spaces = [*cards, *[(Span(voice.marks.nothing),)] * free]
    return (*joined(spaces, "  "), Span(" +"), pearls(1, voice))


_IN_TEXT: Final = re.compile(
    r"(?P<race>[∩¤§@ψ])(?P<value>[0-9]*)"
    r"|(?P<pearls>[0-9]*)(?P<signs>○+)"
    r"|\b(?P<number>[0-9]*)(?P<letter>[KM])\b"
)
"""The signs in the texts of the card files: ○ Pearl, K Key, M Monster token, a Race's own."""


def marked(text: str, voice: Voice) -> Sentence:
    """Return a text of a card file with the signs in it as spans; in words, as nouns.

    Only texts of cards come here: in them these letters are always meant as signs.
    """
    spans: list[Span] = []
    at = 0
    for found in _IN_TEXT.finditer(text):
        if found.start() > at:
            spans.append(Span(text[at : found.start()]))
        spans.append(_meant(found, voice))
        at = found.end()
    return (*spans, Span(text[at:])) if at < len(text) else tuple(spans)


def _meant(found: re.Match[str], voice: Voice) -> Span:
    """Return what a sign in the text of a card means."""
    signs = SIGNS[voice.tier]
    if found["race"]:
        of = RACES["∩¤§@ψ".index(found["race"])]
        if voice.tier == "words":
            return Span(f"{voice.say(race_noun(of))} {found['value']}".rstrip(), race_role(of))
        return Span(signs.race(of) + found["value"], race_role(of))
    if found["signs"]:
        if voice.tier == "words":
            return pearls(int(found["pearls"] or len(found["signs"])), voice)
        return Span(found["pearls"] + signs.pearl * len(found["signs"]), "pearl")
    number = found["number"]
    role = "key" if found["letter"] == "K" else "monster"
    if voice.tier == "signs":
        return Span(number + (signs.key if role == "key" else signs.monster), role)
    if number:
        counted = counted_keys if role == "key" else counted_tokens
        return Span(counted(int(number), voice), role)
    return Span(voice.text("Key" if role == "key" else "Monster token"), role)


def card_text(card: Lord | Location, voice: Voice) -> Sentence:
    """Return what a card does or counts, in a sentence or two; nothing without a power."""
    return marked(voice.wording(card.text), voice)
