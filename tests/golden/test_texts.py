"""What is asked, and what is told of each thing on the table, as signs and in words."""

from collections.abc import Iterable, Iterator
from itertools import chain, islice
from typing import Any

import pytest

from abyss_tui.games.abyss.cards.catalogue import LOCATIONS, LORDS
from abyss_tui.games.abyss.cards.names import RACES
from abyss_tui.games.abyss.cards.pieces import ALLIES
from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.previews import preview
from abyss_tui.games.abyss.text import details, hands, players, questions, turn_questions
from abyss_tui.games.abyss.text.action_texts import TITLES
from abyss_tui.games.abyss.text.headlines import headline
from abyss_tui.games.abyss.text.moment import Moment
from abyss_tui.games.abyss.views import view_for
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Tier, Voice, plain
from abyss_tui.kernel.question import Choice, Question
from tests.games.abyss.text.played import EVERY_KIND, at_the_corruptor, decisions
from tests.golden.golden import same_as_kept

NAMES = ("Ada", "M", "K", "Dot")
EACH = 4
"""How many questions of a kind are kept."""

tiers = pytest.mark.parametrize("tier", ["signs", "words"])


def asked(game: Game, voice: Voice) -> Question[Any]:
    """Return the question of a decision; at the start of a turn, that of the turn powers."""
    assert game.decision is not None
    seat = game.decision.seat
    view = view_for(game, seat)
    assert view.decision is not None
    moment = Moment(view, preview(game, seat), view.decision)
    if view.decision.kind == "turn":
        return turn_questions.uses_question(moment, voice)
    return questions.question(moment, voice)


def written(choices: Iterable[Choice[Any]], depth: int = 1) -> Iterator[str]:
    for choice in choices:
        key = f"[{choice.key}] " if choice.key else ""
        note = f" | {plain(choice.note)}" if choice.note else ""
        yield f"{'  ' * depth}{key}{plain(choice.label)}{note}"
        yield from written(choice.further, depth + 1)


def kept_moments() -> Iterator[tuple[str, Game]]:
    """Yield the first decisions of each kind that have something to ask."""
    met: dict[str, int] = {}
    by_chance = (game for seed in EVERY_KIND for game in decisions(NAMES, seed))
    for game in chain(by_chance, [at_the_corruptor(*NAMES[:2])]):
        assert game.decision is not None
        kind = game.decision.kind
        silent = kind == "offer" or (kind == "turn" and not _uses(game))
        if not silent and met.get(kind, 0) < EACH:
            met[kind] = met.get(kind, 0) + 1
            yield kind, game


def _uses(game: Game) -> bool:
    return bool(preview(game, game.seat).uses)


@tiers
def test_questions_read_as_they_did(tier: Tier) -> None:
    voice = Voice(ENGLISH, tier)
    lines: dict[str, list[str]] = {}
    for kind, game in kept_moments():
        question = asked(game, voice)
        view = view_for(game, None)
        lines.setdefault(kind, []).extend(
            [headline(view, voice), question.title, *map(plain, question.intro)]
        )
        lines[kind] += [*written(question.choices), ""]
    said = [line for kind in sorted(lines) for line in lines[kind]]
    same_as_kept(f"texts/questions-{tier}.txt", "\n".join(said))


@tiers
def test_things_on_the_table_are_told_as_they_were(tier: Tier) -> None:
    voice = Voice(ENGLISH, tier)
    game = next(islice(decisions(NAMES, 5), 154, None))
    seat = game.seat
    view, beforehand = view_for(game, seat), preview(game, seat)
    targets: list[tuple[str, object]] = [
        *(("action", name) for name in TITLES),
        *(("lord", lord) for lord in LORDS.values()),
        *(("location", location) for location in LOCATIONS.values()),
        *(("pile", race) for race in RACES),
        ("ally", ALLIES["crab-4"]),
        *(("player", player) for player in range(len(game.players))),
    ]
    said = []
    for kind, thing in targets:
        title, text = details.about(kind, thing, view, beforehand, voice)
        said += [title, plain(text), ""]
    said += [plain(hands.hand_line(view, voice)), plain(hands.hand(view, beforehand, voice))]
    said += [plain(hands.hands(view, voice)), plain(players.players(view, beforehand, voice))]
    same_as_kept(f"texts/table-{tier}.txt", "\n".join(said))
