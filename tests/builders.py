"""Tables for the tests, laid in the words of the game.

``a_game(ada(hand="crab-4", lords="slaver jailer!"), court="sage")`` is a position, loaded through
the engine; what it answers can be played and looked at. A plain string of cards names the first
ones, and enough others follow to play on; ``only("crab-1")`` means just those.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from abyss_tui.protocol import Engine
from tests.printed import ALLIES, LOCATIONS, LORDS, RACES, TOKENS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

Json = dict[str, Any]


class Only(list[str]):
    """Exactly these cards, and no others behind them."""


def only(cards: str) -> Only:
    """Exactly these cards."""
    return Only(cards.split())


NOTHING = only("")
WITH_EFFECTS = only("city-of-mirrors black-smokers")
Cards = str | Only | None


def ada(**what: Any) -> Json:
    """Ada, with what lies before her."""
    return a_player("Ada", **what)


def bo(**what: Any) -> Json:
    """Bo, with what lies before him."""
    return a_player("Bo", **what)


def cleo(**what: Any) -> Json:
    """Cleo, with what lies before her."""
    return a_player("Cleo", **what)


def dan(**what: Any) -> Json:
    """Dan, with what lies before him."""
    return a_player("Dan", **what)


def a_player(
    name: str,
    *,
    hand: str = "",
    affiliated: str = "",
    lords: str = "",
    locations: str = "",
    pearls: int = 0,
    keys: int = 0,
    monsters: str = "",
) -> Json:
    """What a player has; ``jailer!`` is disabled and ``keeper@abyss`` lies under the Abyss."""
    before = [a_lord(word) for word in lords.split()]
    under = [lord["under"] for lord in before if "under" in lord]
    return {
        "name": name,
        "pearls": pearls,
        "keys": keys,
        "monsters": [int(value) for value in monsters.split()],
        "hand": hand.split(),
        "affiliated": affiliated.split(),
        "lords": before,
        "locations": list(dict.fromkeys([*locations.split(), *under])),
    }


def a_lord(word: str) -> Json:
    """A Lord before a player: ``keeper`` free, ``keeper!`` disabled, ``keeper@abyss`` under it."""
    if word.endswith("!"):
        return {"lord": word[:-1], "disabled": True}
    name, _, place = word.partition("@")
    return {"lord": name, "under": place} if place else {"lord": name}


def a_position(
    *players: Json,
    seat: int = 0,
    deck: Cards = None,
    discard: str = "",
    council: Mapping[str, str] | None = None,
    court: Cards = None,
    lord_deck: Cards = None,
    available: str | None = None,
    stack: Cards = None,
    supply: Cards = None,
    threat: int = 1,
    extra_turns: int = 0,
    ending: int | None = None,
) -> Json:
    """A position at the first decision of a turn; nothing runs dry in it unless that is said."""
    seats = [*players, *(bo() for _ in range(2 - len(players)))]
    piles = {race: words((council or {}).get(race)) for race in RACES}
    on_show = None if available is None else only(available)
    allies = unused(ALLIES, held(seats, "hand"), held(seats, "affiliated"), words(discard))
    allies = unused(allies, *piles.values(), words(deck))
    before = [lord["lord"] for lord in held(seats, "lords")]
    lords = unused(list(LORDS), before, words(court), words(lord_deck))
    places = unused(LOCATIONS, held(seats, "locations"), words(on_show), words(stack), WITH_EFFECTS)
    tokens = unused(TOKENS, map(str, held(seats, "monsters")), words(supply))
    return {
        "format": "abyss-position/1",
        "players": seats,
        "seat": seat,
        "exploration": {"deck": filled(deck, allies), "discard": words(discard)},
        "council": piles,
        "court": {"row": filled(court, lords, 6), "deck": filled(lord_deck, lords), "discard": []},
        "locations": {
            "available": filled(on_show, places, 1),
            "deck": filled(stack, places),
            "discard": [],
        },
        "monsters": [int(token) for token in filled(supply, tokens)],
        "threat": threat,
        "extra_turns": extra_turns,
        "ending": ending,
        "pending": None,
    }


def held(seats: list[Json], what: str) -> list[Any]:
    """All that the players have of something."""
    return [card for player in seats for card in player[what]]


def words(cards: Cards) -> list[str]:
    """The cards that were named."""
    return cards.split() if isinstance(cards, str) else list(cards or ())


def unused(cards: Iterable[str], *used: Iterable[str]) -> list[str]:
    """The cards that lie nowhere yet."""
    left = Counter(cards)
    for these in used:
        left.subtract(these)
    return list(left.elements())


def filled(named: Cards, rest: list[str], up_to: int = 99) -> list[str]:
    """The named cards, then, unless they are the only ones, others from the rest up to a number."""
    row = words(named)
    while rest and len(row) < up_to and not isinstance(named, Only):
        row.append(rest.pop(0))
    return row


def a_game(*players: Json, seed: int = 0, **where: Any) -> Table:
    """A table at which that position is being played."""
    return Table(a_position(*players, **where), seed=seed)


class Table:
    """A game behind the engine, and what a test may do with it and see of it."""

    def __init__(self, position: Json | None = None, *, seed: int = 0) -> None:
        self.engine = Engine()
        self.decision: Json | None = None
        self.events: list[Any] = []
        if position is not None:
            self.decision = self.ask(op="load", position=position, seed=seed)["decision"]

    @classmethod
    def new(cls, *names: str, **how: Any) -> Table:
        """A game from its setup on."""
        table = cls()
        return table._told(table.ask(op="new", players=list(names), **how))

    def ask(self, **request: Any) -> Json:
        """The answer to a request that must be granted."""
        answer = self.engine.answer(request)
        assert answer["ok"], answer["error"]["message"]
        return answer

    def _told(self, answer: Json) -> Table:
        self.events += answer["events"]
        self.decision = answer["decision"]
        return self

    # What the table asks

    @property
    def asked(self) -> Json:
        """The decision, of a game that goes on."""
        assert self.decision is not None, "the game is over"
        return self.decision

    @property
    def over(self) -> bool:
        """Nothing is left to decide."""
        return self.decision is None

    @property
    def seat(self) -> int:
        """Who must decide."""
        return int(self.asked["seat"])

    @property
    def kind(self) -> str:
        """What kind of decision it is."""
        return str(self.asked["kind"])

    @property
    def about(self) -> Json:
        """What the decision is about."""
        about: Json = self.asked["about"]
        return about

    @property
    def options(self) -> list[Json]:
        """Every legal action."""
        options: list[Json] = self.asked["options"]
        return options

    @property
    def waits_for(self) -> tuple[int, str]:
        """Who must decide, and what kind of decision."""
        return self.seat, self.kind

    def offers(self, kind: str, **fields: Any) -> list[Json]:
        """The options of that type that agree with these fields."""
        return [it for it in self.options if it["type"] == kind and fields.items() <= it.items()]

    def choices(self, kind: str, field: str) -> list[Any]:
        """What that field may be in the options of that type, in alphabetical order."""
        return sorted(option[field] for option in self.offers(kind))

    @property
    def types(self) -> set[str]:
        """The types of the options."""
        return {option["type"] for option in self.options}

    def payments(self, lord: str) -> list[str]:
        """The Allies that may be played for a Lord, each payment one string, in order."""
        offered = self.offers("recruit", lord=lord)
        return sorted(" ".join(sorted(option["allies"])) for option in offered)

    @property
    def rewards(self) -> set[tuple[int, int, int]]:
        """What the Monster may pay, as Keys, Pearls and Monster tokens."""
        return {(it["keys"], it["pearls"], it["monsters"]) for it in self.offers("fight")}

    # What is played

    def play(self, action: str | Json, **fields: Any) -> Table:
        """Decide, which must be granted."""
        return self._told(self.ask(op="play", action=an_action(action, **fields)))

    def refused(self, action: str | Json, **fields: Any) -> str:
        """Why that cannot be decided; the table stays as it was."""
        before = self.position
        answer = self.engine.answer({"op": "play", "action": an_action(action, **fields)})
        assert not answer["ok"]
        assert answer["error"]["code"] == "illegal-action"
        assert self.position == before
        return str(answer["error"]["message"])

    def grants(self, action: str | Json, **fields: Any) -> bool:
        """Whether that can be decided; if so, it is."""
        return bool(self.engine.answer({"op": "play", "action": an_action(action, **fields)})["ok"])

    def plot(self) -> Table:
        """Pay a Pearl for a Lord from the deck."""
        return self.play("plot")

    def explore(self) -> Table:
        """Reveal a card."""
        return self.play("explore")

    def support(self, race: str) -> Table:
        """Take a Council pile."""
        return self.play("support", race=race)

    def recruit(self, lord: str, allies: str) -> Table:
        """Recruit a Lord with these Allies, Pearls making up the rest."""
        return self.play("recruit", lord=lord, allies=allies.split())

    def buy(self) -> Table:
        """Buy the Ally."""
        return self.play("buy")

    def decline(self) -> Table:
        """Leave the Ally."""
        return self.play("decline")

    def decline_all(self) -> Table:
        """Nobody wants the Ally."""
        while self.kind == "offer":
            self.decline()
        return self

    def take(self) -> Table:
        """Keep the Ally."""
        return self.play("take")

    def fight(self, *, keys: int = 0, pearls: int = 0, monsters: int = 0) -> Table:
        """Fight the Monster for that reward."""
        return self.play("fight", keys=keys, pearls=pearls, monsters=monsters)

    def affiliate(self, ally: str) -> Table:
        """Affiliate that Ally."""
        return self.play("affiliate", ally=ally)

    def discard(self, *allies: str) -> Table:
        """Discard these, one by one."""
        for ally in allies:
            self.play("discard", ally=ally)
        return self

    def use(self, lord: str, **what: str) -> Table:
        """Use a turn power."""
        return self.play("use", lord=lord, **what)

    def control(self, location: str, lords: str = "", keys: int = 0) -> Table:
        """Take a Location with these Lords and Key tokens."""
        return self.play("control", location=location, lords=lords.split(), keys=keys)

    def draw(self, count: int) -> Table:
        """Draw Locations."""
        return self.play("draw", count=count)

    def skip(self) -> Table:
        """Renounce a power."""
        return self.play("skip")

    def end(self) -> Table:
        """End the turn."""
        return self.play("end")

    # What lies on it

    @property
    def position(self) -> Json:
        """Everything, hidden cards too."""
        position: Json = self.ask(op="position")["position"]
        return position

    def view(self, seat: int) -> Json:
        """What that seat may know."""
        view: Json = self.ask(op="view", seat=seat)["view"]
        return view

    def told(self, seat: int) -> list[Any]:
        """What has happened, as that seat may know it."""
        events: list[Any] = self.ask(op="events", seat=seat, **{"from": 0})["events"]
        return events

    def player(self, seat: int) -> Json:
        """What a player has."""
        player: Json = self.position["players"][seat]
        return player

    def pearls(self, seat: int) -> int:
        """The Pearls of a player."""
        return int(self.player(seat)["pearls"])

    def hand(self, seat: int) -> str:
        """The Allies in a player's hand, in alphabetical order."""
        return " ".join(sorted(self.player(seat)["hand"]))

    def affiliated(self, seat: int) -> str:
        """The affiliated Allies of a player, in alphabetical order."""
        return " ".join(sorted(self.player(seat)["affiliated"]))

    def lords(self, seat: int) -> str:
        """The Lords of a player, written as the builders do, in alphabetical order."""
        return " ".join(sorted(written(lord) for lord in self.player(seat)["lords"]))

    def locations(self, seat: int) -> str:
        """The Locations of a player, in alphabetical order."""
        return " ".join(sorted(self.player(seat)["locations"]))

    @property
    def row(self) -> str:
        """The Lords of the Court, from the space farthest from the deck."""
        return " ".join(self.position["court"]["row"])

    @property
    def available(self) -> str:
        """The available Locations, in alphabetical order."""
        return " ".join(sorted(self.position["locations"]["available"]))

    @property
    def stack(self) -> str:
        """The Locations of the stack, in alphabetical order."""
        return " ".join(sorted(self.position["locations"]["deck"]))

    def pile(self, race: str) -> str:
        """The Allies of a Council pile, in alphabetical order."""
        return " ".join(sorted(self.position["council"][race]))

    @property
    def discarded(self) -> str:
        """The Exploration discard, in alphabetical order."""
        return " ".join(sorted(self.position["exploration"]["discard"]))

    # What it is worth

    @property
    def score(self) -> Json:
        """The scores and the winners."""
        return self.ask(op="score")

    @property
    def scores(self) -> list[Json]:
        """One score per seat."""
        scores: list[Json] = self.score["scores"]
        return scores

    @property
    def winners(self) -> list[int]:
        """The seats that win, in order."""
        return sorted(self.score["winners"])

    def worth(self, location: str, seat: int = 0) -> int:
        """The Influence Points of a Location of that seat."""
        return int(self.scores[seat]["by_location"][location])


def an_action(action: str | Json, **fields: Any) -> Json:
    """An action as the protocol writes it."""
    return {"type": action, **fields} if isinstance(action, str) else action


def written(lord: Json) -> str:
    """A Lord as the builders write it."""
    if lord.get("under"):
        return f"{lord['lord']}@{lord['under']}"
    return f"{lord['lord']}!" if lord.get("disabled") else str(lord["lord"])
