"""Texts to read over the board: a card in full, a hand, all players, what happened."""

from collections.abc import Iterable, Sequence

from rich.text import Text

from abyss_tui.games.abyss.cards import Ally, Location, Lord
from abyss_tui.games.abyss.game import OwnedLord
from abyss_tui.games.abyss.names import RACES, Race
from abyss_tui.games.abyss.prospects import Prospects
from abyss_tui.games.abyss.views import View
from abyss_tui.tui.action_texts import TITLES, action_text, payable
from abyss_tui.tui.glyphs import GLYPHS, GUILD_NAMES, PALETTE
from abyss_tui.tui.rules_text import KEYS
from abyss_tui.tui.story import Paragraph
from abyss_tui.tui.widgets.panel import Target
from abyss_tui.tui.wording import (
    allies_words,
    ally_words,
    counted,
    location_line,
    location_name,
    lord_line,
    lord_name,
    pearls_words,
    pile_words,
    race_words,
)

WHEN = {"arrow": "Once, on arrival", "turn": "Once in each turn", "lasting": "Always while free"}


def about(target: Target, view: View, prospects: Prospects) -> tuple[str, Text]:
    """Return the title and the text for a thing on the table."""
    match target.thing:
        case Lord() as lord:
            return lord_name(lord).upper(), _lord(lord, prospects)
        case Location() as location:
            return location_name(location).upper(), _location(location, prospects)
        case Race() as race:
            return "COUNCIL PILE", _pile(race, view)
        case Ally() as ally:
            return ally_words(ally).upper(), Text("An Ally of your hand.")
        case int() as seat if target.kind == "player":
            return view.players[seat].name.upper(), _player(view, prospects, seat)
    action = target.thing if isinstance(target.thing, str) else target.kind
    return TITLES[action], action_text(action, view, prospects)


def _lord(lord: Lord, prospects: Prospects) -> Text:
    race = "all five Races" if lord.race is None else f"{race_words(lord.race)} among them"
    said = Text(f"{GUILD_NAMES[lord.guild]}   {lord.points} IP   {counted(lord.keys, 'Key')}\n")
    said.append(f"Asks for {counted(lord.races, 'Race')}, {race}; cost {lord.cost}.\n")
    if lord.power is not None:
        said.append(f"\n{WHEN[lord.power.when]}: ", style="bold").append(f"{lord.text['en']}\n")
    else:
        said.append("\nNo power: pure Influence.\n")
    for each in prospects.lords:
        if each.lord is lord:
            if each.cost != lord.cost:
                said.append(f"\nFor you it costs {each.cost} now.")
            if each.problem is not None:
                said.append(f"\n{GLYPHS.impossible} {each.problem.sentence()}", style="bold")
            elif each.pearls is not None:
                said.append(f"\n{GLYPHS.possible} You can pay: {pearls_words(each.pearls)}.")
    return said


def _location(location: Location, prospects: Prospects) -> Text:
    said = Text(f"{location.text['en']}\n")
    worth = prospects.worth.get(location)
    if worth is not None:
        said.append(f"\nWorth to you now: {worth} IP.")
    said.append("\nTaken with exactly three Keys.", style="dim")
    return said


def _pile(race: Race, view: View) -> Text:
    said = Text(f"{pile_words(race, view.council[race])}, face down.\n")
    return said.append("Requesting support takes the whole pile in hand.", style="dim")


def hand_line(view: View) -> Text:
    """Return the viewer's hand in a line."""
    said = Text("Your hand: ")
    own = view.own
    if own is None or isinstance(own.hand, int):
        return said
    for race in RACES:
        values = sorted(ally.value for ally in own.hand if ally.race is race)
        if values:
            said.append(GLYPHS.race(race), style=PALETTE.race(race))
            said.append(f"{' '.join(map(str, values))}   ")
    return said if own.hand else said.append("no Ally")


def hand(view: View, prospects: Prospects) -> Text:
    """Return the viewer's hand, and what the Lords of the Court would take from it."""
    said = Text()
    own = view.own
    if own is None or isinstance(own.hand, int):
        return said
    for race in RACES:
        values = sorted(ally.value for ally in own.hand if ally.race is race)
        said.append(f"{race_words(race):<14}", style=PALETTE.race(race))
        said.append(f"{'  '.join(map(str, values)) or GLYPHS.nothing}\n")
    said.append(f"\n{pearls_words(own.pearls)}\n\n")
    return said.append_text(payable(prospects.lords))


def hands(view: View) -> Text:
    """Return every hand and every Monster token of a view in which they lie open."""
    said = Text()
    for player in view.players:
        said.append(f"{player.name}\n", style="bold")
        if not isinstance(player.hand, int) and not isinstance(player.monsters, int):
            said.append(f"  {allies_words(_by_race(player.hand)) or 'no Ally'}\n")
            said.append(f"  Monster tokens: {' '.join(map(str, player.monsters)) or 'none'}\n")
    return said


def players(view: View, prospects: Prospects) -> Text:
    """Return all players in full."""
    said = Text()
    for seat in range(len(view.players)):
        said.append(f"{view.players[seat].name}\n", style="bold")
        said.append_text(_player(view, prospects, seat)).append("\n")
    return said


def _player(view: View, prospects: Prospects, seat: int) -> Text:
    player = view.players[seat]
    said = Text(
        f"  {prospects.points[seat]} IP that all can see"
        f"   {pearls_words(player.pearls)}   {player.hand_size} in hand"
        f"   {counted(player.monster_count, 'Monster token')}\n"
        f"  Keys: {counted(player.keys, 'token')}, {player.lord_keys} on Lords\n"
        f"  Affiliated: {allies_words(_by_race(player.affiliated)) or 'none'}\n"
    )
    for owned in player.lords:
        said.append(f"  {lord_line(owned.lord)}{_standing(owned)}\n")
    for location in player.locations:
        said.append(f"  {GLYPHS.here} {location_line(location)}\n")
    return said


def _by_race(allies: Iterable[Ally]) -> list[Ally]:
    return sorted(allies, key=lambda ally: ally.order)


def _standing(owned: OwnedLord) -> str:
    if owned.under is not None:
        return f"  (under {location_name(owned.under)})"
    return "  (disabled)" if owned.disabled else ""


def story(told: Sequence[Paragraph], names: Sequence[str]) -> Text:
    """Return what happened, the latest turn first."""
    said = Text()
    for part in reversed(told):
        when = f"turn {part.turn}" if part.turn else "the deal"
        said.append(f"{names[part.seat]}, {when}\n", style="bold")
        for line in part.lines:
            said.append(f"  {line}\n")
    return said


def keys() -> Text:
    """Return the keys of the table."""
    return Text(KEYS)
