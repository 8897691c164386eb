"""The only place where these tests name anything inside the program.

When modules move or are renamed, this file follows them; no golden file may change with it.
"""

import json
from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random

from textual.app import App

from abyss_tui.cli import main
from abyss_tui.frontends.tui.apps.local_app import LocalApp
from abyss_tui.frontends.tui.apps.local_session import local_session
from abyss_tui.games.abyss.formats.position import position_of
from abyss_tui.games.abyss.rules.scoring import scores
from abyss_tui.games.abyss.rules.setup import new_game
from abyss_tui.games.abyss.text.game_text import TEXT
from abyss_tui.games.registry import USUAL_GAME
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice, plain
from abyss_tui.protocol import Engine
from abyss_tui.record.files.reading import read
from abyss_tui.record.game_id import GameId
from abyss_tui.record.replaying import replay as replayed
from abyss_tui.settings.resolving import Resolved
from abyss_tui.settings.settings import Settings
from abyss_tui.table.replay import Replay
from abyss_tui.table.start import Resume
from tests.table.thinkers import Stern


def program(saves: Path, game: Path | None = None, **look: str) -> App[int]:
    """Return the program as `abyss-tui` starts it, or as `abyss-tui resume GAME` does.

    `look` names settings that are not the usual ones. No portraits are painted: a newer release of
    the library that does that may round colours otherwise.
    """
    start = None if game is None else Resume(GameId(game.stem))
    session = local_session(
        saves, USUAL_GAME, chosen=Resolved(Settings(pictures="none").wished(look))
    )
    return LocalApp(replace(session, thinker=Stern()), start)


def run(*arguments: str) -> int:
    """Run a command in this process; return its exit status."""
    try:
        return main(arguments)
    except SystemExit as end:  # argparse leaves so
        return int(end.code or 0)


def told(game: Path, seat: int | None) -> list[str]:
    """Return the whole log of a game as its lines are told to a seat, or to everybody."""
    replay = Replay(replayed(read(game), keep_all=True))
    names = replay.names
    story = TEXT.story(names, seat, Voice(ENGLISH))
    story.tell(replay.story(replay.last, seat))
    lines = []
    for each in story.paragraphs:
        lines += ["", f"{names[each.seat]}, turn {each.turn}"]
        lines += [f"  {plain(line)}" for line in each.lines]
    return lines[1:]


def answers(requests: Sequence[str]) -> list[str]:
    """Return what the engine answers to these lines, line by line."""
    engine = Engine()
    return [answer for line in requests if (answer := engine.answer_line(line)) is not None]


def course_of_a_random_game(players: int, seed: int) -> tuple[str, list[int]]:
    """Return a checksum of every tenth position of a game, and what each player reached."""
    game = new_game(["Ada", "Bo", "Cy", "Dot"][:players], seed)
    lots = Random(seed)
    seen = sha256()
    moves = 0
    while (decision := game.decision) is not None:
        if moves % 10 == 0:
            seen.update(json.dumps(position_of(game), sort_keys=True).encode())
        game.apply(decision.options[int(lots.random() * len(decision.options))])
        moves += 1
    seen.update(json.dumps(position_of(game), sort_keys=True).encode())
    return seen.hexdigest()[:12], [score.total for score in scores(game)]
