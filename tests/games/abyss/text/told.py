"""What happens in a turn of Ana's, for every kind of deed, and what is said of it."""

from typing import Final, NamedTuple

from abyss_tui.games.abyss import events as told
from abyss_tui.games.abyss.cards.catalogue import LOCATIONS, LORDS
from abyss_tui.games.abyss.cards.names import Race
from abyss_tui.games.abyss.cards.pieces import MONSTER, ally
from abyss_tui.kernel.event import Event

NAMES: Final = ("Ana", "Bo", "Cleo")
ANA, BO, CLEO = range(3)


class Told(NamedTuple):
    """Some events, and their one sentence in either tier."""

    events: tuple[Event, ...]
    signs: str
    words: str


def _same(events: Event | tuple[Event, ...], said: str) -> Told:
    """Return what is said alike in both tiers."""
    return Told(events if isinstance(events, tuple) else (events,), said, said)


_sage, _shaman, _jailer = LORDS["sage"], LORDS["shaman"], LORDS["jailer"]
_jail, _abyss = LOCATIONS["jail"], LOCATIONS["abyss"]
_paid = (ally("jellyfish-2"), ally("jellyfish-5"), ally("shellfish-3"))
_five, _three, _two = ally("seahorse-5"), ally("shellfish-3"), ally("crab-2")

EXAMPLES: Final = {
    "the deal": _same(told.GameStarted(ANA, NAMES, (_sage,), (_jail,)), "a new game; Ana begins"),
    "an extra turn": _same(told.TurnStarted(ANA, extra=True), "an extra turn (Invoker)"),
    "Pearls of a Lord": Told(
        (told.PearlsGained(ANA, 3, "trader"),), "gained 3○ (Trader)", "gained 3 Pearls (Trader)"
    ),
    "Pearls for the Court": Told(
        (told.PearlsGained(ANA, 2, "refill"),), "gained 2○ (refill)", "gained 2 Pearls (refill)"
    ),
    "Pearls returned": Told(
        (told.PearlsReturned(BO, 1, LORDS["seeker"]),),
        "Bo returned 1○ (Seeker)",
        "Bo returned 1 Pearl (Seeker)",
    ),
    "a plot": Told(
        (told.LordPlotted(ANA, _sage),),
        "plotted for 1○: the Sage",
        "plotted for 1 Pearl: the Sage",
    ),
    "an exploration": Told(
        (
            told.DeckReshuffled(40),
            told.CardRevealed(ANA, MONSTER, 1),
            told.MonsterPassed(ANA, 2),
            told.CardRevealed(ANA, _five, 2),
            told.AllySold(BO, ANA, _five, 1),
            told.CardRevealed(ANA, _two, 2),
            told.AllyDeclined(CLEO, _two),
            told.CardRevealed(ANA, _three, 3),
            told.PearlsGained(ANA, 1, "fifth-space"),
            told.AllyTaken(ANA, _three),
            told.TrackCleared(ANA, (_two,), 1),
        ),
        "explored 4 cards: shuffled 40 cards anew, passed 1 M, sold §5 to Bo for 1○,"
        " kept @3 and gained 1○, left 1 to the Council",
        "explored 4 cards: shuffled 40 cards anew, passed 1 Monster,"
        " sold seahorse 5 to Bo for 1 Pearl,"
        " kept shellfish 3 and gained 1 Pearl, left crab 2 to the Council",
    ),
    "Monsters before and after a sale": Told(
        (
            told.CardRevealed(ANA, MONSTER, 1),
            told.MonsterPassed(ANA, 2),
            told.CardRevealed(ANA, MONSTER, 2),
            told.MonsterPassed(ANA, 3),
            told.CardRevealed(ANA, _five, 3),
            told.AllySold(BO, ANA, _five, 1),
            told.CardRevealed(ANA, MONSTER, 3),
            told.MonsterPassed(ANA, 4),
        ),
        "explored 4 cards: passed 2 M, sold §5 to Bo for 1○, passed 1 M",
        "explored 4 cards: passed 2 Monsters, sold seahorse 5 to Bo for 1 Pearl, passed 1 Monster",
    ),
    "a card on which nobody has decided": Told(
        (told.CardRevealed(ANA, _two, 1), told.CardRevealed(ANA, _five, 2)),
        "explored 2 cards: turned up §5",
        "explored 2 cards: turned up seahorse 5",
    ),
    "a fight": Told(
        (
            told.CardRevealed(ANA, MONSTER, 1),
            told.MonsterFought(ANA, 5, 1, 1, 2),
            told.MonstersDrawn(ANA, (4, 2)),
        ),
        "explored 1 card: fought M for K, 1○ and 2M (worth 4 and 2)",
        "explored 1 card: fought a Monster for 1 Key, 1 Pearl and 2 Monster tokens (worth 4 and 2)",
    ),
    "a theft": Told(
        (told.MonsterStolen(ANA, BO, 3),),
        "stole M worth 3 from Bo (Hunter)",
        "stole a Monster token worth 3 from Bo (Hunter)",
    ),
    "a theft that others see": Told(
        (told.MonsterStolen(ANA, BO, None),),
        "stole M from Bo (Hunter)",
        "stole a Monster token from Bo (Hunter)",
    ),
    "a pile": Told(
        (told.PileTaken(ANA, Race.CRAB, (ally("crab-5"), _two)),),
        "took the Crab pile: ¤2 and ¤5",
        "took the Crab pile: crab 2 and crab 5",
    ),
    "a pile of somebody else": _same(
        told.PileTaken(ANA, Race.CRAB, 2), "took the Crab pile: 2 cards"
    ),
    "a pile thrown away": _same(
        told.PileDiscarded(ANA, Race.SQUID, 1), "discarded the Squid pile: 1 card (Oracle)"
    ),
    "a recruitment": Told(
        (
            told.LordRecruited(ANA, _shaman, _paid, 1),
            told.AllyAffiliated(ANA, _paid[0]),
            told.LordArrived(ANA, _shaman),
        ),
        "recruited the Shaman with ∩2, ∩5, @3 and 1○; affiliated ∩2",
        "recruited the Shaman with jellyfish 2, jellyfish 5, shellfish 3 and 1 Pearl;"
        " affiliated jellyfish 2",
    ),
    "a recruitment for nothing": _same(
        told.LordRecruited(ANA, _shaman, (), 0), "recruited the Shaman"
    ),
    "a Lord of the Court instead": _same(
        told.LordReplaced(ANA, _sage, _jailer, "court"),
        "discarded the Sage for the Jailer of the Court",
    ),
    "a Lord of the deck instead": _same(
        told.LordReplaced(ANA, _sage, _jailer, "deck"),
        "discarded the Sage for the Jailer of the deck",
    ),
    "a Lord disabled": _same(
        told.LordDisabled(BO, _jailer), "disabled the Jailer of Bo (Assassin)"
    ),
    "a Lord swept away": _same(
        told.LordSwept(ANA, _sage, _jailer),
        "swept the Sage from the Court; the Jailer came (Opportunist)",
    ),
    "a refill": _same(
        told.CourtRefilled(ANA, (_sage, _jailer, _shaman)),
        "the Court: Sage, Jailer and Shaman came",
    ),
    "no refill": _same(told.CourtRefilled(ANA, ()), "no Lord is left to refill the Court"),
    "the last affiliation": Told(
        (told.AllyAffiliated(BO, _two), told.AllyAffiliated(BO, _three)),
        "Bo affiliated ¤2 and @3",
        "Bo affiliated crab 2 and shellfish 3",
    ),
    "a discard": _same(told.AllyDiscarded(BO, _jailer, None), "Bo discarded an Ally (Jailer)"),
    "a sale of the Slaver": Told(
        (
            told.AllyDiscarded(ANA, LORDS["slaver"], ally("squid-1")),
            told.PearlsGained(ANA, 2, "slaver"),
        ),
        "discarded ψ1 (Slaver) for 2○",
        "discarded squid 1 (Slaver) for 2 Pearls",
    ),
    "another turn": _same(told.ExtraTurnWon(ANA), "won another turn (Invoker)"),
    "Locations drawn": _same(
        told.LocationsDrawn(ANA, (_jail, _abyss)), "drew the Jail and the Abyss"
    ),
    "a Location": Told(
        (told.LocationTaken(ANA, _jail, (LORDS["oracle"],), 2),),
        "took the Jail with the Oracle and 2K",
        "took the Jail with the Oracle and 2 Key tokens",
    ),
    "an exchange": _same(
        told.LocationExchanged(ANA, _jail, _abyss, "stack"),
        "exchanged the Jail for the Abyss of the stack",
    ),
    "a swap": _same(
        told.LocationExchanged(ANA, _jail, _abyss, "available"),
        "exchanged the Jail for the Abyss",
    ),
    "a pass": _same(told.TurnPassed(ANA), "could do nothing"),
    "the end triggered": _same(
        told.EndTriggered(ANA), "triggered the end: one last turn for all others"
    ),
    "a hand discarded": _same(told.HandDiscarded(BO, 3), "Bo discarded the other 3 Allies"),
    "a victory": _same(told.GameEnded((BO,)), "the game is over: Bo wins"),
    "a shared victory": _same(told.GameEnded((ANA, BO)), "the game is over: Ana and Bo win"),
}
"""By what happens."""

TO_BO: Final = {
    "a sale": (
        (told.CardRevealed(ANA, _five, 1), told.AllySold(BO, ANA, _five, 1)),
        "explored 1 card: sold §5 to you for 1○",
    ),
    "a theft": ((told.MonsterStolen(ANA, BO, 3),), "stole M worth 3 from you (Hunter)"),
    "a theft unseen": ((told.MonsterStolen(ANA, BO, None),), "stole M from you (Hunter)"),
    "a Lord disabled": ((told.LordDisabled(BO, _jailer),), "disabled your Jailer (Assassin)"),
    "a discard": (
        (told.AllyDiscarded(BO, _jailer, _two),),
        "you discarded ¤2 (Jailer)",
    ),
    "Pearls": ((told.PearlsReturned(BO, 2, LORDS["seeker"]),), "you returned 2○ (Seeker)"),
    "an affiliation": ((told.AllyAffiliated(BO, _two),), "you affiliated ¤2"),
    "a hand": ((told.HandDiscarded(BO, 1),), "you discarded the other 1 Ally"),
    "a victory": ((told.GameEnded((BO,)),), "the game is over: you win"),
    "a shared victory": ((told.GameEnded((ANA, BO)),), "the game is over: Ana and you win"),
}
"""What is said to Bo of what happens to him in Ana's turn."""

SILENT: Final = (
    told.TurnStarted(ANA, extra=False),
    told.AllyDeclined(BO, _two),
    told.LordArrived(ANA, _sage),
    told.MonstersDrawn(ANA, 1),
    told.TrackCleared(ANA, (), 1),
    told.HandDiscarded(ANA, 0),
)
"""What goes without saying."""
