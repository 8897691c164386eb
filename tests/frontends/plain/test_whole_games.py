"""Whole games in lines, by somebody who reads the questions and answers one that is listed."""

from pathlib import Path
from random import Random

import pytest

from abyss_tui.games.abyss.text.headlines import HEADLINES
from abyss_tui.record.files import saved_games
from tests.frontends.plain.person import People, at_random, dealt
from tests.frontends.plain.session import Session, answer

NAMES = ("Ada", "Bo", "Cy", "Dan")
A_SECOND_LORD = 166
"""The seed of a game in which somebody recruits the Corruptor and can pay for one more."""
A_THEFT = 22
"""The seed of one in which somebody recruits the Hunter while others have Monster tokens."""
ALL_OTHERS = (2, 5)
"""Seeds of games in which all that is decided more often is decided once at least."""
READING = ("look", "players", "hand", "log", "why recruit", "lord 1", "location 1")
"""What can be asked at any question of a turn."""


@pytest.mark.parametrize("players", [2, pytest.param(3, marks=pytest.mark.slow), 4])
def test_a_whole_game_can_be_played_by_who_reads_the_questions(
    players: int, tmp_path: Path
) -> None:
    names = NAMES[:players]
    session = Session("play", "--plain", "--players", ",".join(names), saves=tmp_path)
    lot = Random(players)
    while "What next?" not in session.told and session.process.poll() is None:
        session.type(answer(session.told, lot))
    score = session.told
    status, last, wrong = session.end()
    assert (status, last, wrong) == (0, "\nGoodbye.\n", "")
    game = saved_games.games(tmp_path)[0]
    assert game.over
    assert game.points is not None
    for name, points in zip(names, game.points, strict=True):
        assert f"\n{name}: {points} Influence Points: " in score


def test_every_word_of_the_lines_is_plain(tmp_path: Path) -> None:
    session = Session("play", "--plain", "--players", "Ada,Bo,Cy", "--seed", "5", saves=tmp_path)
    lot, questions = Random(5), 0
    while "What next?" not in session.told and session.process.poll() is None:
        asked, questions = session.told, questions + 1
        for command in READING if questions % 4 == 0 else ():
            session.type(command)
        session.type(answer(asked, lot))
    session.end()
    signs = {sign for sign in session.written if not sign.isalnum() and not sign.isspace()}
    assert signs <= set(",.:;?!()>+-'/&“”")


@pytest.mark.no_cover  # played by chance, again and again: measuring it is dear
async def test_every_kind_of_decision_is_asked_in_lines() -> None:
    asked: set[str] = set()
    for seed in (*ALL_OTHERS, A_SECOND_LORD, A_THEFT):
        asked |= await kinds_of_a_game(seed)
    assert asked == set(HEADLINES)


async def kinds_of_a_game(seed: int) -> set[str]:
    """Play a game at random and return the kinds of its decisions."""
    asked: set[str] = set()
    play = at_random(seed)

    def answers(said: str) -> str:
        if place.decision is not None:
            asked.add(place.decision.kind)
        return play(said)

    place, table = await dealt(People(answers), *NAMES[: 2 + seed % 3], seed=seed)
    await table.play()
    assert place.over
    return asked
