"""Advice in many positions, and whether what is said of it is true by what the playouts came to.

Nothing here asks the code that makes a reason: figures come from the tables at the end of the
playouts alone, and claims from what a reader would read.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Final, TypeAlias

import pytest

from abyss_tui.games.abyss.bots.heuristics.choosing import choice
from abyss_tui.games.abyss.bots.method import METHOD
from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.kind import KIND
from abyss_tui.games.abyss.text.advice_texts import advice, move
from abyss_tui.games.abyss.views import View
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice, plain
from abyss_tui.kernel.search import choosing
from abyss_tui.kernel.search.monte_carlo import Tried
from abyss_tui.kernel.thinking import Budget, Comparison, Reason, Task, Thought

VOICE: Final = Voice(ENGLISH, "words")
NAMES: Final = ("Ada", "Bo", "Cy", "Di")
Table: TypeAlias = Sequence[Sequence[float]]
"""What every seat came to, part by part."""
PARTS: Final = (
    "Lords", "Locations", "affiliated Allies", "Monster tokens", "Pearls", "Keys", "hand",
)  # fmt: skip
"""What the parts are called, in the order of a table."""
TWICE: Final = 2.0
"""So many standard errors are no noise."""

EQUAL: Final = re.compile(r"About equal: (?P<other>.+?) \(give or take (?P<most>\d+) points?\)\.")
WORSE: Final = re.compile(
    r"Why not (?P<other>[^?]+)\? The bot expects a result about (?P<points>\d+) points? worse"
    r"(?:(?P<extent>: |, among other things )(?P<parts>.+?))?\.(?= |$)"
)
CHANCE: Final = re.compile(
    r"Why not (?P<other>[^?]+)\? The bot expects to win about (?P<games>\d+) fewer of 100 games"
    r" with that\."
)
THUMB: Final = re.compile(
    r"Why not (?P<other>[^?]+)\? By rules of thumb that is worth about (?P<points>\d+) points?"
    r" less\."
    r"|About equal by rules of thumb: (?P<same>.+?)\."
)
FORMS: Final = {"equal": EQUAL, "worse": WORSE, "chance": CHANCE, "thumb": THUMB}
PART: Final = re.compile(
    r"(?P<number>\d+) (?P<way>more|less) for (?P<whose>your|\w+'s) (?P<what>.+)"
)


@dataclass
class Advised:
    """Advice at a position, and the playouts from which it came."""

    view: View
    thought: Thought
    playouts: list[Sequence[Tried]]

    @property
    def said(self) -> str:
        return plain(advice(self.view, self.thought.action, self.thought.why, VOICE))

    @property
    def comparisons(self) -> Sequence[Comparison]:
        why = self.thought.why
        assert isinstance(why, Reason)
        return why.comparisons

    def both(self, than: Comparison) -> tuple[Tried, Tried]:
        """Return the playouts of the advised action and of the other one that a claim rests on."""
        for tried in reversed(self.playouts):
            found = {each.action: each for each in tried}
            pair = found.get(self.thought.action), found.get(than.other)
            if None not in pair and min(len(each.tables) for each in pair if each) == than.tried:
                return pair  # type: ignore[return-value]
        raise AssertionError("a claim rests on playouts that nobody made")


def a_task(game: Game, simulations: int, seed: int = 1) -> Task:
    decision = game.decision
    assert decision is not None
    seat, view = decision.seat, KIND.view(game, decision.seat, with_options=True)
    events = [event.seen_by(seat) for event in game.events or []]
    budget = Budget(simulations=simulations)
    return Task("abyss", "normal", seat, events, view, seed, budget, explain=True)


def advised(task: Task) -> Advised:
    """Return what is advised, with all playouts that were made for it."""
    left, made = task.budget.simulations or 0, list[Sequence[Tried]]()

    def should_continue() -> bool:
        nonlocal left
        left -= 1
        return left >= 0

    with pytest.MonkeyPatch.context() as patch:
        for name in ("try_out", "try_out_again"):
            patch.setattr(choosing, name, _kept(getattr(choosing, name), made))
        return Advised(task.view, choosing.think(METHOD, task, should_continue), made)


def _kept(trying: Any, made: list[Sequence[Tried]]) -> Any:
    def keep(*arguments: Any, **options: Any) -> Sequence[Tried]:
        made.append(trying(*arguments, **options))
        return made[-1]

    return keep


def positions(seed: int, players: int, every: int) -> Iterator[Game]:
    """Yield every so many decisions with a choice, of a game that is played well and at random."""
    game, lots, met = KIND.new_game(NAMES[:players], seed, 0, {}), Random(seed), 0
    while (decision := game.decision) is not None:
        options = list(decision.options)
        met += len(options) > 1
        if len(options) > 1 and met % every == 0:
            yield game
        game.apply(lots.choice(options) if lots.random() < 0.15 else choice(game))


def assert_true(asked: Advised) -> list[str]:
    """Assert every claim of an advice; return which kinds of claims it made."""
    begin = f"A good move: {plain(move(asked.view, asked.thought.action, VOICE))}."
    assert asked.said.startswith(begin)
    rest, kinds = asked.said.removeprefix(begin), []
    for than in asked.comparisons:
        rest = rest.removeprefix(" ")
        kind, claim = next(
            (kind, found) for kind, form in FORMS.items() if (found := form.match(rest))
        )
        rest = rest[claim.end() :]
        kinds.append(kind)
        named = claim["same"] if kind == "thumb" and claim["same"] else claim["other"]
        assert plain(move(asked.view, than.other, VOICE)).startswith(named)
        assert than.other != asked.thought.action
        assert bool(than.tried) == (kind != "thumb")
        if than.tried:
            _assert_claim(kind, claim.groupdict(), *asked.both(than), asked.view)
    assert not rest
    return kinds


def _assert_claim(
    kind: str, claim: dict[str, str | None], one: Tried, other: Tried, view: View
) -> None:
    you = view.you
    assert you is not None
    mine, theirs = paired(one.tables, other.tables)
    points, error = estimate(
        [lead(a, you) - lead(b, you) for a, b in zip(mine, theirs, strict=True)]
    )
    match kind:
        case "equal":
            assert abs(points) + TWICE * error <= int(claim["most"] or 0)
            assert points <= TWICE * error or points < 0.5
        case "worse":
            assert points > TWICE * error
            assert abs(points - int(claim["points"] or 0)) <= 0.5
            _assert_parts(claim, mine, theirs, view, points)
        case "chance":
            chance, its_error = estimate(
                [a - b for a, b in zip(one.chances, other.chances, strict=False)]
            )
            assert chance > TWICE * its_error
            assert abs(100 * chance - int(claim["games"] or 0)) <= 0.5


def _assert_parts(
    claim: dict[str, str | None],
    mine: Sequence[Table],
    theirs: Sequence[Table],
    view: View,
    points: float,
) -> None:
    """Assert that the other action brings so much more or less, and how much that explains."""
    if claim["parts"] is None:
        return
    you = view.you
    assert you is not None
    explained = 0.0
    bad, _, good = claim["parts"].partition(", but ")
    bad, _, unsure = bad.partition(", and perhaps ")
    told_gains = []
    for told, is_bad in [(each, True) for each in bad.split(", ")] + [(good, False)] * bool(good):
        part = PART.fullmatch(told)
        assert part is not None, told
        seat = you if part["whose"] == "your" else NAMES.index(part["whose"][:-2])
        place = PARTS.index(part["what"])
        more, error = estimate(
            [b[seat][place] - a[seat][place] for a, b in zip(mine, theirs, strict=True)]
        )
        assert (more > 0) == (part["way"] == "more")
        assert abs(abs(more) - int(part["number"])) <= 0.5
        assert abs(more) > TWICE * error
        hurts = (more < 0) if seat == you else (more > 0)
        assert hurts == is_bad
        weight = 1.0 if seat == you else to_beat(seat, you, [*mine, *theirs])
        explained += (abs(more) if hurts else -abs(more)) * weight
        told_gains.append((abs(more) if hurts else -abs(more)) * weight)
    _assert_largest(unsure, max(told_gains), mine, theirs, view)
    assert (points / 2 <= explained <= points * 1.5) == (claim["extent"] == ": ")


def _assert_largest(
    unsure: str, told: float, mine: Sequence[Table], theirs: Sequence[Table], view: View
) -> None:
    """Assert that nothing makes more of the difference than what is told, but what is unsure."""
    assert view.you is not None
    losses = {}
    for seat in range(len(mine[0])):
        own = seat == view.you
        whose = "your" if own else f"{NAMES[seat]}'s"
        weight = 1.0 if own else to_beat(seat, view.you, [*mine, *theirs])
        for place, name in enumerate(PARTS):
            found = [b[seat][place] - a[seat][place] for a, b in zip(mine, theirs, strict=True)]
            more, error = estimate(found)
            way = "less" if more < 0 else "more"
            hurts = (more < 0) == own
            losses[f"{way} for {whose} {name}"] = (abs(more) * weight * (1 if hurts else -1), error)
    most = max(losses, key=lambda each: losses[each][0])
    if unsure:
        assert unsure == most
        assert losses[most][0] <= TWICE * losses[most][1]
    else:
        assert told >= losses[most][0] - 1e-9


def paired(one: Sequence[Table], other: Sequence[Table]) -> tuple[Sequence[Table], Sequence[Table]]:
    games = min(len(one), len(other))
    return one[:games], other[:games]


def lead(table: Table, you: int) -> float:
    """Return by how much somebody comes to more than the best of the others."""
    totals = [sum(parts) for parts in table]
    return totals.pop(you) - max(totals)


def to_beat(seat: int, you: int | None, tables: Sequence[Table]) -> float:
    """Return how often this opponent was the one to beat."""
    found = 0
    for table in tables:
        totals = [sum(parts) for parts in table]
        found += max((t, -s) for s, t in enumerate(totals) if s != you)[1] == -seat
    return found / len(tables)


def estimate(found: Sequence[float]) -> tuple[float, float]:
    """Return a mean and its standard error."""
    return fmean(found), stdev(found) / sqrt(len(found))
