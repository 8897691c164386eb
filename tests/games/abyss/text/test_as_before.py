"""What is said is, letter for letter, what the screen said before it had one voice."""

from collections.abc import Iterator
from random import Random

import pytest

from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.rules.setup import new_game
from abyss_tui.games.abyss.text.game_text import TEXT
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice, plain
from abyss_tui.kernel.event import ONLOOKER
from abyss_tui.tui import story
from tests.tui.reaching import a_move

VOICE = Voice(ENGLISH)
NAMES = ("Ana", "M", "K", "Dmitri")


def played(seed: int) -> Iterator[Game]:
    """Play a game by chance; yield it at every decision and at its end."""
    game, dice = new_game(NAMES[: 2 + seed % 3], seed), Random(seed)
    while (decision := game.decision) is not None:
        yield game
        game.apply(a_move(decision, dice))
    yield game


@pytest.mark.parametrize("seed", range(60))
def test_the_log_says_what_it_said(seed: int) -> None:
    *_, game = played(seed)
    names = NAMES[: 2 + seed % 3]
    assert game.told is not None
    for seat in (*range(len(names)), None):
        seen = [event.seen_by(ONLOOKER if seat is None else seat) for event in game.told]
        before = [
            (part.seat, part.turn, part.lines) for part in story.paragraphs(seen, names, seat)
        ]
        log = TEXT.story(names, seat, VOICE)
        for event in seen:
            log.tell([event])
        now = [(p.seat, p.turn, tuple(map(plain, p.lines))) for p in log.paragraphs]
        assert now == [
            (s, t, tuple(x.replace("Allys", "Allies") for x in ls)) for s, t, ls in before
        ]
