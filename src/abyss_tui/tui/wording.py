"""The words of cards, piles and tracks as prompts and notices say them (English)."""

from collections.abc import Iterable

from rich.cells import set_cell_size
from rich.text import Text

from abyss_tui.games.abyss.actions import REWARDS, Fight
from abyss_tui.games.abyss.cards.board import LAST_SPACE
from abyss_tui.games.abyss.cards.names import Race
from abyss_tui.games.abyss.cards.pieces import Ally, ExplorationCard, Location, Lord
from abyss_tui.games.abyss.previews import PaymentPreview
from abyss_tui.tui.glyphs import GLYPHS, GUILD_NAMES, PALETTE, RACE_NAMES


def fit(name: str, cells: int) -> str:
    """Return a name in exactly so many cells."""
    return set_cell_size(name, cells)


def counted(number: int, thing: str) -> str:
    """Return a number of things: 1 Pearl, 2 Pearls."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def pearls_words(pearls: int) -> str:
    """Return Pearls in words."""
    return counted(pearls, "Pearl")


def race_words(race: Race) -> str:
    """Return a Race with its sign."""
    return f"{GLYPHS.race(race)} {RACE_NAMES[race]}"


def race_label(race: Race, cells: int) -> Text:
    """Return a Race in its colour, in exactly so many cells."""
    words = Text(fit(RACE_NAMES[race], cells - 2))
    return Text.assemble((GLYPHS.race(race), PALETTE.race(race)), " ", words)


def ally_words(card: ExplorationCard) -> str:
    """Return an Exploration card in words."""
    return f"{race_words(card.race)} {card.value}" if isinstance(card, Ally) else "a Monster"


def card_sign(card: ExplorationCard) -> str:
    """Return an Exploration card in two cells or one."""
    return f"{GLYPHS.race(card.race)}{card.value}" if isinstance(card, Ally) else GLYPHS.monster


def allies_words(allies: Iterable[Ally]) -> str:
    """Return several Allies, short."""
    return " ".join(card_sign(ally) for ally in allies)


def track_words(track: Iterable[ExplorationCard]) -> str:
    """Return the Exploration track, free spaces too."""
    cards = [card_sign(card) for card in track]
    cards += [GLYPHS.nothing] * (LAST_SPACE - len(cards))
    return f"{'  '.join(cards)} +1{GLYPHS.pearl}"


def pile_words(race: Race, cards: int) -> str:
    """Return a Council pile."""
    return f"{race_words(race)}: {counted(cards, 'card')}"


def lord_name(lord: Lord) -> str:
    """Return the name of a Lord."""
    return lord.name["en"]


def keys_words(lord: Lord) -> str:
    """Return the Key symbols of a Lord, nothing without any."""
    return f" {GLYPHS.key * lord.keys}" if lord.keys else ""


def lord_line(lord: Lord) -> str:
    """Return a Lord in a line: name, Guild, IP, Keys."""
    guild = f"{GLYPHS.guild(lord.guild)} {GUILD_NAMES[lord.guild]}"
    return f"{lord_name(lord)}  {guild}  {lord.points} IP{keys_words(lord)}"


def location_name(location: Location) -> str:
    """Return the name of a Location."""
    return location.name["en"]


def location_line(location: Location) -> str:
    """Return a Location in a line: name and how it counts."""
    return f"{location_name(location)}  {location.brief['en']}"


def fight_words(fight: Fight) -> str:
    """Return a reward for a Monster in words."""
    things = ((fight.keys, "Key"), (fight.pearls, "Pearl"), (fight.monsters, "Monster token"))
    return " + ".join(counted(number, thing) for number, thing in things if number)


def _reward_signs(fight: Fight) -> str:
    return GLYPHS.key * fight.keys + GLYPHS.pearl * fight.pearls + GLYPHS.monster * fight.monsters


def threat_line(threat: int) -> str:
    """Return the Threat track with its marker and what every space pays."""
    spaces = (
        f"{GLYPHS.here if space == threat else ''}{space}:{'/'.join(map(_reward_signs, rewards))}"
        for space, rewards in REWARDS.items()
    )
    return f"Threat  {'  '.join(spaces)}"


def races_words(what: PaymentPreview) -> str:
    """Return the Races that a payment must have."""
    own = "" if what.own is None else f"{race_words(what.own)}"
    others = what.races - (what.own is not None)
    more = f"any {counted(others, 'other Race')}" if own else f"any {counted(others, 'Race')}"
    return f"Races: exactly {what.races}: {' and '.join(filter(None, (own, more * bool(others))))}"
