"""The commands: each imports what it needs when it runs, so that all of them start quickly."""

import json
import sys
from argparse import SUPPRESS, ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from abyss_tui import __version__
from abyss_tui.errors import BadUsage
from abyss_tui.i18n.message import Message

if TYPE_CHECKING:
    from abyss_tui.table.start import Start


def command_line() -> ArgumentParser:
    """Return what reads the command line; `run` of what it has read runs the command."""
    # Asked before or after the command: a default of the latter would undo the former.
    saves = ArgumentParser(add_help=False)
    saves.add_argument("--saves", metavar="DIR", default=SUPPRESS, help="keep the games there")
    parser = ArgumentParser(
        prog="abyss-tui",
        description="The board game Abyss in a terminal. Without a command, the menu opens.",
        parents=[saves],
    )
    parser.add_argument("--version", action="version", version=f"abyss-tui {__version__}")
    parser.set_defaults(run=_menu)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")

    command = commands.add_parser("play", parents=[saves], help="deal a game and play it")
    command.add_argument("--players", required=True, metavar="A,B,…", help="2 to 4 names")
    command.add_argument("--seed", type=int, metavar="N", help="the cards of a known game")
    command.add_argument("--first", metavar="NAME", help="who begins; else it is drawn")
    command.set_defaults(run=_play)

    command = commands.add_parser("resume", parents=[saves], help="go on with a game")
    command.add_argument("game", nargs="?", metavar="GAME", help="else the one played last")
    command.add_argument("--list", action="store_true", help="only name the games there are")
    command.add_argument("--salvage", action="store_true", help="what is sound of a damaged one")
    command.set_defaults(run=_resume)

    command = commands.add_parser("replay", parents=[saves], help="walk through a game again")
    command.add_argument("game", metavar="GAME", help="its name, part of it, or its file")
    form = command.add_mutually_exclusive_group()
    form.add_argument("--text", action="store_true", help="turn by turn, to read")
    form.add_argument("--json", action="store_true", help="for programs")
    form.add_argument("--picture", type=Path, metavar="FILE", help="one moment as SVG")
    form.add_argument("--cast", type=Path, metavar="FILE", help="the whole game as an asciicast")
    command.add_argument("--move", type=int, metavar="N", help="which moment; else the last")
    command.set_defaults(run=_replay)

    command = commands.add_parser("stats", parents=[saves], help="count over all games")
    command.add_argument("game", nargs="?", metavar="GAME", help="over this game alone")
    command.add_argument("--json", action="store_true", help="for programs")
    command.set_defaults(run=_stats)

    command = commands.add_parser("simulate", parents=[saves], help="random games, to measure")
    command.add_argument("--games", type=_games, default=100, metavar="N")
    command.add_argument("--players", type=int, choices=(2, 3, 4), default=4)
    command.add_argument("--seed", type=int, default=0, metavar="S")
    command.add_argument("--json", action="store_true", help="for programs")
    command.set_defaults(run=_simulate)

    command = commands.add_parser("engine", parents=[saves], help="speak the protocol")
    command.set_defaults(run=_engine)
    command = commands.add_parser("doctor", parents=[saves], help="what a bug report needs")
    command.set_defaults(run=_doctor)
    return parser


def _menu(asked: Namespace) -> int:
    _must_be_terminal()
    return _run(asked, None)


def _play(asked: Namespace) -> int:
    from abyss_tui.table.start import NewGame, fresh_seed, why_not_started

    names = tuple(name.strip() for name in asked.players.split(","))
    reason = why_not_started(names)
    if reason is not None:
        raise BadUsage(reason)
    if asked.first is not None and asked.first.strip() not in names:
        raise BadUsage(
            Message(
                "No player is called {name}: these are {names}.",
                name=asked.first,
                names=", ".join(names),
            )
        )
    _must_be_terminal()
    first = None if asked.first is None else names.index(asked.first.strip())
    seed = fresh_seed() if asked.seed is None else asked.seed
    return _run(asked, NewGame(names, seed, first))


def _resume(asked: Namespace) -> int:
    from abyss_tui.record.files.repair import salvaged
    from abyss_tui.record.files.saved_games import find, last_unfinished
    from abyss_tui.table.start import Resume

    folder = _folder(asked)
    if asked.list:
        return _list(folder)
    _must_be_terminal()
    path = find(folder, asked.game) if asked.game else last_unfinished(folder)
    return _run(asked, Resume(salvaged(path) if asked.salvage else path))


def _list(folder: Path) -> int:
    from abyss_tui.record.exporting import shelf_lines
    from abyss_tui.record.files.saved_games import games

    _print(shelf_lines(games(folder)))
    return 0


def _run(asked: Namespace, start: "Start | None") -> int:
    """Open the screens."""
    from abyss_tui.tui.app import run

    return run(_folder(asked), start)


def _replay(asked: Namespace) -> int:
    from abyss_tui.record import exporting
    from abyss_tui.record.files.reading import read, replay
    from abyss_tui.record.files.saved_games import find
    from abyss_tui.table.start import Watch

    path = find(_folder(asked), asked.game)
    if asked.json:
        _print([json.dumps(exporting.game_to_json(replay(read(path))), ensure_ascii=False)])
    elif asked.text:
        _print(exporting.game_lines(replay(read(path))))
    elif asked.picture is not None or asked.cast is not None:
        _draw(asked, path)
    else:
        _must_be_terminal("--text and --json need none")
        return _run(asked, Watch(path))
    return 0


def _draw(asked: Namespace, path: Path) -> None:
    """Write a picture or an asciicast of a game. Raises BadSave when it cannot be written."""
    from abyss_tui.record.files.os_errors import refused
    from abyss_tui.table.replay import Replay
    from abyss_tui.tui import pictures

    replay = Replay.open(path)
    file: Path = asked.picture or asked.cast
    if asked.cast is not None:
        drawn = "".join(f"{line}\n" for line in pictures.cast(replay))
    else:
        drawn = pictures.picture(replay, replay.last if asked.move is None else asked.move)
    try:
        file.write_text(drawn, encoding="utf-8")
    except OSError as error:
        raise refused(error, file) from error


def _stats(asked: Namespace) -> int:
    from abyss_tui.record import exporting, statistics
    from abyss_tui.record.files.saved_games import find

    if asked.game:
        game = statistics.of_game(find(_folder(asked), asked.game))
        written, lines = exporting.game_figures_to_json(game), exporting.game_figure_lines(game)
    else:
        tally = statistics.of_folder(_folder(asked))
        written, lines = exporting.tally_to_json(tally), exporting.tally_lines(tally)
    _print([json.dumps(written, ensure_ascii=False)] if asked.json else lines)
    return 0


def _simulate(asked: Namespace) -> int:
    from abyss_tui.games.registry import ABYSS, game_kind
    from abyss_tui.simulation import simulate

    outcome = simulate(game_kind(ABYSS), asked.games, asked.players, asked.seed)
    said = {
        "games": outcome.games,
        "players": outcome.players,
        "seed": outcome.seed,
        "decisions": outcome.decisions,
        "decisions_per_second": outcome.decisions_per_second,
        "digest": outcome.digest,
    }
    width = max(map(len, said))
    _print([json.dumps(said)] if asked.json else [f"{k:{width}}  {v}" for k, v in said.items()])
    return 0


def _engine(_asked: Namespace) -> int:
    from abyss_tui.protocol import serve

    # UTF-8 whatever the locale. A half of a surrogate pair goes out as JSON escapes it.
    sys.stdin.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    sys.stdout.reconfigure(  # type: ignore[union-attr]
        encoding="utf-8", errors="backslashreplace", newline="\n"
    )
    try:
        serve(sys.stdin, sys.stdout)
    except KeyboardInterrupt:  # whoever ran it has ended it
        return 0
    return 0


def _doctor(asked: Namespace) -> int:
    from abyss_tui.doctor import report

    _print([f"{name:12}  {found}" for name, found in report(_folder(asked))])
    return 0


def _must_be_terminal(advice: str = "start it without pipes") -> None:
    if not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        raise BadUsage(
            Message("The table needs a terminal, and this is none: {advice}.", advice=advice)
        )


def _folder(asked: Namespace) -> Path:
    from abyss_tui.record.files.folders import games_folder

    saves = getattr(asked, "saves", None)
    return games_folder(Path(saves) if saves is not None else None)


def _games(text: str) -> int:
    """Read how many games: a whole number from 1 on."""
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"{text} is no number of games")
    return int(text)


def _print(lines: Iterable[str]) -> None:
    """Print lines, also where a sign of them cannot be shown."""
    sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]
    for line in lines:
        sys.stdout.write(f"{line}\n")
