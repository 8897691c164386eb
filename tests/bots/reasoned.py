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

from abyss_tui.bots.thinking import within
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
TRACE: Final = 0.2
"""What is told differs by so much at least."""

INSTEAD: Final = r"If you (?P<other>(?:(?! instead,).)+) instead,"
EQUAL: Final = re.compile(
    r"About equal: (?P<other>.+?) \(give or take (?P<most>[1-9]\d*) points?\)\. "
    r"(?:(?P<none>The bot finds nothing that tells them apart)"
    r"|For the advised move: (?P<only_this>[^;.]+); in everything else the other makes up for it"
    r"|For the other: (?P<only_that>[^;.]+); in everything else the advised move makes up for it"
    r"|For the advised move: (?P<this>[^;.]+)\. For the other: (?P<that>[^;.]+)"
    r"(?P<rest>; the rest makes up for it)?)\.(?= |$)"
)
ALIKE: Final = re.compile(r"Just as good: (?P<other>.+?)\.(?= |$)")
WORSE: Final = re.compile(
    rf"{INSTEAD} the bot expects a result about (?P<points>\d+) points? worse"
    r" (?:some turns later|(?P<over>at the end))"
    r"(?:: (?P<parts>.+?)|, through many very small things"
    r"|(?:(?P<many>; no single thing makes the difference\. The largest)|, through small things)"
    r": (?P<largest>.+?))\.(?= |$)"
)
CHANCE: Final = re.compile(
    rf"{INSTEAD} the bot expects to win about (?P<games>\d+) games? fewer in 100\."
)
THUMB: Final = re.compile(
    rf"{INSTEAD} that is worth about (?P<points>\d+) points?"
    r" less by rules of thumb\."
    r"|About equal by rules of thumb: (?P<same>.+?)\."
)
FORMS: Final = {"equal": EQUAL, "alike": ALIKE, "worse": WORSE, "chance": CHANCE, "thumb": THUMB}
PART: Final = re.compile(
    r"(?:(?P<number>[1-9]\d*)|(?P<little>a little)|perhaps)"
    r" (?:(?P<way>more|less) (?P<what>(?:from|for) .+)"
    r"|(?P<rest>worse|better) in everything else together)"
)
STRONGEST: Final = "for the strongest opponent"


@dataclass(frozen=True)
class Advisor:
    """A game in which moves are advised."""

    kind: GameKind
    method: Method
    parts: Sequence[str]
    """What the parts of a table are called, in their order there, with {who} for whose they are."""

    def task(self, game: Any, simulations: int, seed: int = 1) -> Task:
        """Return the task of advising whoever decides."""
        seat, kind = game.decision.seat, self.kind
        view = kind.view(game, seat, with_options=True)
        events = [event.seen_by(seat) for event in game.events or []]
        budget = Budget(simulations=simulations)
        return Task(kind.slug, "normal", seat, events, view, seed, budget, explain=True)

    def advised(self, task: Task) -> "Advised":
        """Return what is advised, with all playouts that were made for it."""
        made = list[Sequence[Tried]]()
        with pytest.MonkeyPatch.context() as patch:
            for name in ("try_out", "try_out_again"):
                patch.setattr(choosing, name, _kept(getattr(choosing, name), made))
            thought = choosing.think(self.method, task, within(task.budget))
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
    why = asked.thought.why
    assert isinstance(why, Reason)
    kinds = assert_told(asked, why.comparisons)
    assert_told(asked, why.ways)
    return kinds


def assert_told(asked: Advised, comparisons: Sequence[Comparison]) -> list[str]:
    """Assert every claim of what is told of these comparisons."""
    action, text = asked.thought.action, table_text(asked.by.kind.slug)
    said = plain(text.advice(asked.view, action, Reason(tuple(comparisons)), VOICE))
    begin = f"A good move: {asked.move(action)}."
    assert said.startswith(begin)
    left, kinds = said.removeprefix(begin), []
    for than in comparisons:
        left = left.removeprefix(" ")
        kind, claim = next(
            (kind, found) for kind, form in FORMS.items() if (found := form.match(left))
        )
        left = left[claim.end() :]
        kinds.append("many" if kind == "worse" and claim["many"] else kind)
        named = claim["same"] if kind == "thumb" and claim["same"] else claim["other"]
        assert asked.move(than.other).startswith(named)
        assert than.other != action
        assert bool(than.tried) == (kind != "thumb")
        if than.tried:
            _assert_claim(asked, kind, claim.groupdict(), *asked.both(than))
    assert not left
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
            _assert_speaks(_Losses(asked, mine, theirs), claim)
        case "alike":
            assert points == error == 0
        case "worse":
            assert bool(claim["over"]) == all(one.over[: len(mine)] + other.over[: len(mine)])
            assert points > TWICE * error
            assert abs(points - int(claim["points"] or 0)) <= 0.5
            _assert_parts(_Losses(asked, mine, theirs), claim, points)
        case "chance":
            chance, its_error = estimate(
                [a - b for a, b in zip(one.chances, other.chances, strict=False)]
            )
            assert chance > TWICE * its_error
            assert abs(100 * chance - int(claim["games"] or 0)) <= 0.5


class _Losses:
    """What the other action loses, by what is said of it: points, and their standard error."""

    def __init__(self, asked: Advised, mine: Sequence[Table], theirs: Sequence[Table]) -> None:
        you: int = asked.view.you
        before = [_strongest(table, you) for table in mine]
        after = [_strongest(table, you) for table in theirs]
        one = {*before, *after}
        name = NAMES[one.pop()] if len(one) == 1 else STRONGEST
        tables = list(zip(mine, theirs, before, after, strict=True))
        self.parts: dict[str, tuple[float, float]] = {}
        self.own: set[str] = set()
        """What is said of parts of who decides."""
        for place, part in enumerate(asked.by.parts):
            own = [b[you][place] - a[you][place] for a, b, _, _ in tables]
            self._add(called(part, None), estimate(own), own=True)
            if name != STRONGEST:
                rival = [b[after][place] - a[before][place] for a, b, before, after in tables]
                self._add(called(part, name), estimate(rival), own=False)
        if name == STRONGEST:
            rival = [sum(b[after]) - sum(a[before]) for a, b, before, after in tables]
            self._add(name, estimate(rival), own=False)
        self.clear = [loss for loss, error in self.parts.values() if abs(loss) > TWICE * error]

    def _add(self, what: str, found: tuple[float, float], *, own: bool) -> None:
        more, error = found
        self.parts[what] = (-more if own else more, error)
        if own:
            self.own.add(what)

    def of(self, said: re.Match[str]) -> float:
        """Return what is lost by a part that is told: it is noise only where that is said."""
        loss, error = self.parts[said["what"]]
        if said["number"]:
            assert abs(loss) > TWICE * error
            assert abs(abs(loss) - int(said["number"])) < 1
        elif said["little"]:
            assert TWICE * error < abs(loss) < 1
        else:
            assert abs(loss) <= TWICE * error
        return loss


def called(part: str, name: str | None) -> str:
    """Return what a part is called, of who decides or of somebody else."""
    if name is None:
        said = part.replace("{who} has", "you have").replace("{who} still has", "you still have")
        said = said.replace("{who} may", "you may")
        return f"from {said.replace('{whose}', 'your')}"
    whose = f"{name}'s"
    return f"from {part.format(who=name, whose=whose)}"


def _assert_speaks(losses: _Losses, claim: dict[str, str | None]) -> None:
    """Assert what is said to speak for each of two moves, and that none of it is left out."""
    this, that = claim["this"] or claim["only_this"], claim["that"] or claim["only_that"]
    differ = 0.0
    for told, sign in ((this, 1), (that, -1)):
        best = max([sign * loss for loss in losses.clear], default=0.0)
        said = PART.fullmatch(told or "")
        assert bool(told) == bool(said), told
        if said is None:
            assert best < 1
            continue
        loss = losses.of(said)
        assert sign * loss == pytest.approx(best) or not (said["number"] or best >= TRACE)
        assert (said["way"] == "more") == (said["what"] in losses.own)
        differ += loss
    if this and that:
        assert (claim["rest"] is None) == (abs(differ) <= int(claim["most"] or 0))


def _assert_parts(losses: _Losses, claim: dict[str, str | None], points: float) -> None:
    """Assert that who adds up what is told comes to the whole exactly, and that each is true."""
    whole = int(claim["points"] or 0)
    no_crumbs = [loss for loss in losses.clear if abs(loss) >= max(1, points / 5)]
    if claim["parts"] is None:
        assert whole < 2 or claim["many"]
        assert len(no_crumbs) != 1 or no_crumbs[0] < 0
        for said, sign in _told(claim["largest"] or ""):
            part = PART.fullmatch(said)
            assert part is not None, said
            assert losses.of(part) * sign > 0
            assert (part["way"] == "less") == ((part["what"] in losses.own) == (sign > 0))
        return
    told = _told(claim["parts"])
    added, named = 0, []
    for said, sign in told:
        part = PART.fullmatch(said)
        assert part is not None, said
        added += sign * int(part["number"])
        if part["what"] is None:
            assert (part["rest"] == "worse") == (sign > 0)
            continue
        loss = losses.of(part)
        named.append(loss)
        assert (loss > 0) == (sign > 0)
        assert (part["way"] == "less") == ((part["what"] in losses.own) == (loss > 0))
    assert added == whole
    assert sum(named) >= points / 5
    if no_crumbs and max(named) < max(losses.clear):
        assert min(losses.clear) <= -max(1, points / 5)  # which makes up for what is larger


def _told(parts: str) -> list[tuple[str, int]]:
    """Return what is told, each with 1 for what is worse and -1 for what is better."""
    bad, _, good = parts.partition(", but ")
    told = [(each, 1) for each in bad.split(", ") if each]
    return told + [(each, -1) for each in re.split(r", | and (?=\d)", good) if each]


def _strongest(table: Table, you: int) -> int:
    totals = {seat: sum(parts) for seat, parts in enumerate(table) if seat != you}
    return max(totals, key=lambda seat: (totals[seat], -seat))


def paired(one: Sequence[Table], other: Sequence[Table]) -> tuple[Sequence[Table], Sequence[Table]]:
    games = min(len(one), len(other))
    return one[:games], other[:games]


def lead(table: Table, you: int) -> float:
    """Return by how much somebody comes to more than the best of the others."""
    totals = [sum(parts) for parts in table]
    return totals.pop(you) - max(totals)


def estimate(found: Sequence[float]) -> tuple[float, float]:
    """Return a mean and its standard error."""
    return fmean(found), stdev(found) / sqrt(len(found))
