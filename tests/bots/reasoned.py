"""Advice in many positions of a game, and whether what is said is true by what playouts came to.

Nothing here asks the code that makes a reason: figures come from the tables at the end of the
playouts alone, and claims from what a reader would read.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Final, TypeAlias

import pytest

from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice, plain
from abyss_tui.kernel.game_kind import GameKind
from abyss_tui.kernel.search import choosing
from abyss_tui.kernel.search.method import Method
from abyss_tui.kernel.search.monte_carlo import Tried
from abyss_tui.kernel.thinking import Budget, Comparison, Reason, Task, Thought
from abyss_tui.sitting.games import table_text

VOICE: Final = Voice(ENGLISH, "words")
NAMES: Final = ("Ada", "Bo", "Cy", "Di")
Table: TypeAlias = Sequence[Sequence[float]]
"""What every seat came to, part by part."""
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


@dataclass(frozen=True)
class Advisor:
    """A game in which moves are advised."""

    kind: GameKind
    method: Method
    parts: Sequence[str]
    """What the parts of a table are called, in their order there."""

    def task(self, game: Any, simulations: int, seed: int = 1) -> Task:
        """Return the task of advising whoever decides."""
        seat, kind = game.decision.seat, self.kind
        view = kind.view(game, seat, with_options=True)
        events = [event.seen_by(seat) for event in game.events or []]
        budget = Budget(simulations=simulations)
        return Task(kind.slug, "normal", seat, events, view, seed, budget, explain=True)

    def advised(self, task: Task) -> "Advised":
        """Return what is advised, with all playouts that were made for it."""
        left, made = task.budget.simulations or 0, list[Sequence[Tried]]()

        def should_continue() -> bool:
            nonlocal left
            left -= 1
            return left >= 0

        with pytest.MonkeyPatch.context() as patch:
            for name in ("try_out", "try_out_again"):
                patch.setattr(choosing, name, _kept(getattr(choosing, name), made))
            thought = choosing.think(self.method, task, should_continue)
        return Advised(self, task.view, thought, made)

    def positions(self, seed: int, players: int, every: int) -> Iterator[Any]:
        """Yield every so many decisions with a choice, of a game played well and at random."""
        game: Any = self.kind.new_game(NAMES[:players], seed, 0, {})
        lots, met = Random(seed), 0
        while (decision := game.decision) is not None:
            options = list(decision.options)
            met += len(options) > 1
            if len(options) > 1 and met % every == 0:
                yield game
            at_random = lots.random() < 0.15
            game.apply(lots.choice(options) if at_random else self.method.choice(game))

    def judged(self, seeds: range, players: int, every: int, simulations: int) -> Counter[str]:
        """Assert all that is said in these games; return how often each kind of claim was made."""
        return Counter(
            kind
            for seed in seeds
            for game in self.positions(seed, players, every)
            for kind in assert_true(self.advised(self.task(game, simulations)))
        )


@dataclass
class Advised:
    """Advice at a position, and the playouts from which it came."""

    by: Advisor
    view: Any
    thought: Thought
    playouts: list[Sequence[Tried]]

    @property
    def said(self) -> str:
        advice = table_text(self.by.kind.slug).advice
        return plain(advice(self.view, self.thought.action, self.thought.why, VOICE))

    def move(self, action: Any) -> str:
        """Return an action as one tells somebody to do it."""
        return plain(self.by.kind.text.move(self.view, action, VOICE))

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


def _kept(trying: Any, made: list[Sequence[Tried]]) -> Any:
    def keep(*arguments: Any, **options: Any) -> Sequence[Tried]:
        made.append(trying(*arguments, **options))
        return made[-1]

    return keep


def assert_true(asked: Advised) -> list[str]:
    """Assert every claim of an advice; return which kinds of claims it made."""
    begin = f"A good move: {asked.move(asked.thought.action)}."
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
        assert asked.move(than.other).startswith(named)
        assert than.other != asked.thought.action
        assert bool(than.tried) == (kind != "thumb")
        if than.tried:
            _assert_claim(asked, kind, claim.groupdict(), *asked.both(than))
    assert not rest
    return kinds


def _assert_claim(
    asked: Advised, kind: str, claim: dict[str, str | None], one: Tried, other: Tried
) -> None:
    you = one.you
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
            _assert_parts(asked, claim, mine, theirs, points)
        case "chance":
            chance, its_error = estimate(
                [a - b for a, b in zip(one.chances, other.chances, strict=False)]
            )
            assert chance > TWICE * its_error
            assert abs(100 * chance - int(claim["games"] or 0)) <= 0.5


def _assert_parts(
    asked: Advised,
    claim: dict[str, str | None],
    mine: Sequence[Table],
    theirs: Sequence[Table],
    points: float,
) -> None:
    """Assert that the other action brings so much more or less, and how much that explains."""
    if claim["parts"] is None:
        return
    you: int = asked.view.you
    explained = 0.0
    bad, _, good = claim["parts"].partition(", but ")
    bad, _, unsure = bad.partition(", and perhaps ")
    told_gains = []
    for told, is_bad in [(each, True) for each in bad.split(", ")] + [(good, False)] * bool(good):
        part = PART.fullmatch(told)
        assert part is not None, told
        seat = you if part["whose"] == "your" else NAMES.index(part["whose"][:-2])
        place = asked.by.parts.index(part["what"])
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
    _assert_largest(asked, unsure, max(told_gains), mine, theirs)
    assert (points / 2 <= explained <= points * 1.5) == (claim["extent"] == ": ")


def _assert_largest(
    asked: Advised, unsure: str, told: float, mine: Sequence[Table], theirs: Sequence[Table]
) -> None:
    """Assert that nothing makes more of the difference than what is told, but what is unsure."""
    you: int = asked.view.you
    losses = {}
    for seat in range(len(mine[0])):
        own = seat == you
        whose = "your" if own else f"{NAMES[seat]}'s"
        weight = 1.0 if own else to_beat(seat, you, [*mine, *theirs])
        for place, name in enumerate(asked.by.parts):
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
