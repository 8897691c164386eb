"""What can be written on the command line, and which command it runs."""

from argparse import SUPPRESS, ArgumentParser, Namespace
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Final

from abyss_tui import __version__
from abyss_tui.commands.speaking import (
    Commands,
    Speaking,
    SpeakingCommands,
    in_words_of,
    refuse_in_words,
    register,
)
from abyss_tui.commands.values import READERS
from abyss_tui.games import registry
from abyss_tui.games.registry import USUAL_GAME
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.languages import CODES
from abyss_tui.i18n.voice import Voice
from abyss_tui.settings.settings import ALLOWED

_GAMES: Final = {
    "play": "which game; else %(default)s",
    "count": "of this game alone; else of every one that was played",
    "ladder": "which game; else the one that the files are of",
    "engine": "what `new` deals if it names no game; else %(default)s",
}
"""What --game is for, where there is more than one game."""


def english() -> Voice:
    """Return the voice of who is told nothing of any language."""
    return Voice(ENGLISH, "words")


def command_line(voice: Callable[[], Voice] = english) -> ArgumentParser:
    """Return what reads the command line; `run` of what it has read runs the command.

    `voice` returns the voice of its help and refusals, and is asked only when those are shown.
    """
    refuse_in_words(voice)

    def formatter(prog: str) -> Speaking:
        return Speaking(prog, voice)

    readers = in_words_of(voice, READERS)
    saves = _asked_anywhere()
    plain = ArgumentParser(add_help=False)
    plain.add_argument(
        "--plain", action="store_true", default=SUPPRESS, help="in plain lines, without screens"
    )
    _settings(plain)
    parser = ArgumentParser(
        prog="abyss-tui",
        description=(
            "The board games Abyss and Abyss: Conspiracy in a terminal. Without a command, the menu"
            " opens."
        ),
        parents=[saves, plain],
        formatter_class=formatter,
    )
    register(parser, readers)
    parser.add_argument("--version", action="version", version=f"abyss-tui {__version__}")
    _company(parser)
    parser.set_defaults(run=_command("play", "menu"))
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND")
    commands = SpeakingCommands(subparsers, formatter, readers)
    for add_shown in (_play, _tutorial, _resume, _host):
        add_shown(commands, saves, plain)
    for add in (_replay, _stats, _measuring, _engine, _doctor, _completion, _manual):
        add(commands, saves)
    return parser


def _asked_anywhere() -> ArgumentParser:
    """Return what may be asked before or after a command, and so has no default.

    That of the latter would undo the former.
    """
    saves = ArgumentParser(add_help=False)
    saves.add_argument("--saves", metavar="DIR", default=SUPPRESS, help="keep the games there")
    saves.add_argument(
        "--lang",
        choices=CODES,
        dest="language",
        default=SUPPRESS,
        help="the language; else the locale's",
    )
    return saves


def _settings(screens: ArgumentParser) -> None:
    """Add what is set otherwise for this time alone, by the names of the settings."""
    screens.add_argument("--theme", choices=ALLOWED["theme"], default=SUPPRESS, help="else dark")
    screens.add_argument(
        "--colors",
        choices=ALLOWED["colors"],
        default=SUPPRESS,
        help="how many colours; else what COLORTERM, TERM and NO_COLOR say",
    )
    screens.add_argument(
        "--signs",
        choices=ALLOWED["signs"],
        default=SUPPRESS,
        help="ascii for fonts that lack signs of the game; accents go, too",
    )
    screens.add_argument(
        "--calm",
        dest="motion",
        action="store_false",
        default=SUPPRESS,
        help="nothing moves on the screen",
    )
    screens.add_argument(
        "--no-mouse",
        dest="mouse",
        action="store_false",
        default=SUPPRESS,
        help="leave the mouse to the terminal",
    )


def _company(playing: ArgumentParser) -> None:
    """Add how long bots think."""
    playing.add_argument(
        "--bot-time",
        type="seconds",
        metavar="S",
        default=SUPPRESS,
        help="seconds of thinking for a bot; else 1, and 10 for a program",
    )


def _game(parser: ArgumentParser, what: str = "play", usual: str | None = USUAL_GAME) -> None:
    """Add which game is meant. Nobody is told of it while there is but one."""
    parser.add_argument(
        "--game",
        type=_known_game,
        choices=_Offered(registry.for_people()),
        default=usual,
        metavar="NAME",
        help=_GAMES[what] if registry.several() else SUPPRESS,
    )


class _Offered(tuple[str, ...]):
    """The games that are offered; any other that there is may be named as well.

    It is `_known_game` that refuses a game, in a sentence.
    """

    __slots__ = ()

    def __contains__(self, _: object) -> bool:
        return True


def _known_game(slug: str) -> str:
    """Read the slug of a game. Raises BadUsage, which the command line says as it is."""
    return registry.entry(slug).slug


def _command(module: str, name: str) -> Callable[[Namespace], int]:
    """Return a command that is imported when it runs."""

    def run(args: Namespace) -> int:
        command: Callable[[Namespace], int] = getattr(
            import_module(f"abyss_tui.commands.{module}"), name
        )
        return command(args)

    return run


def _play(commands: Commands, saves: ArgumentParser, plain: ArgumentParser) -> None:
    parser = commands.add_parser("play", parents=[saves, plain], help="deal a game and play it")
    parser.add_argument(
        "--players",
        required=True,
        metavar="A,B,…",
        help="2 to 4 names; bot:easy is a bot, exec:COMMAND a program",
    )
    _game(parser)
    parser.add_argument(
        "--seed", type="whole_number", metavar="N", help="the cards of a known game"
    )
    parser.add_argument("--first", metavar="NAME", help="who begins; else it is drawn")
    _company(parser)
    parser.set_defaults(run=_command("play", "play"))


def _tutorial(commands: Commands, saves: ArgumentParser, plain: ArgumentParser) -> None:
    parser = commands.add_parser("tutorial", parents=[saves, plain], help="learn to play")
    _game(parser)
    parser.set_defaults(run=_command("play", "tutorial"))


def _resume(commands: Commands, saves: ArgumentParser, plain: ArgumentParser) -> None:
    parser = commands.add_parser("resume", parents=[saves, plain], help="go on with a game")
    parser.add_argument("kept", nargs="?", metavar="GAME", help="else the one played last")
    parser.add_argument("--list", action="store_true", help="only name the games there are")
    parser.add_argument("--salvage", action="store_true", help="what is sound of a damaged one")
    parser.add_argument(
        "--exec",
        action="append",
        default=[],
        dest="programs",
        metavar="COMMAND",
        help="let this program play again; a kept game starts none by itself",
    )
    _company(parser)
    parser.set_defaults(run=_command("saved", "resume"))


def _host(commands: Commands, saves: ArgumentParser, plain: ArgumentParser) -> None:
    parser = commands.add_parser(
        "host", parents=[saves, plain], help="tables for friends who use ssh"
    )
    parser.add_argument("--port", type="port", default=2222, metavar="N", help="else 2222")
    parser.add_argument(
        "--bind",
        default="127.0.0.1",
        metavar="ADDR",
        help="0.0.0.0: the network; else this machine",
    )
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--open", action="store_true", help="let anybody in")
    who.add_argument(
        "--password", metavar="WORD", help="who knows it comes in; else one is made up"
    )
    who.add_argument("--keys", metavar="FILE", help="only these keys, as in authorized_keys")
    parser.add_argument(
        "--table",
        action="append",
        default=[],
        metavar="NAME[:SEATS[:GAME]]" if registry.several() else "NAME[:SEATS]",
        help="a table that is always there",
    )
    parser.add_argument(
        "--jump-host",
        action="append",
        default=[],
        type="ip_address",
        dest="jump_hosts",
        metavar="ADDR",
        help="many people come from there, so no limit takes them for one",
    )
    parser.add_argument("--play", action="store_true", help="play in this terminal as well")
    _browsers(parser)
    _order(parser)
    parser.add_argument("--fixed-seeds", action="store_true", help="for tests alone")
    parser.set_defaults(run=_command("host", "host"))


def _browsers(parser: ArgumentParser) -> None:
    """Add what serves browsers."""
    parser.add_argument(
        "--web", type="web_port", metavar="[ADDR:]PORT", help="serve browsers too; 0: any free port"
    )
    parser.add_argument(
        "--web-name",
        action="append",
        default=[],
        dest="web_names",
        metavar="HOST[:PORT]",
        help="how browsers may call this host",
    )
    parser.add_argument(
        "--web-tls", metavar="CERT:KEY", help="its certificate; auto: one is made and kept"
    )
    parser.add_argument(
        "--web-proxy",
        action="append",
        default=[],
        type="ip_address",
        dest="web_proxies",
        metavar="ADDR",
        help="a proxy in front, which encrypts and is believed",
    )
    parser.add_argument("--web-only", action="store_true", help="nobody comes by ssh")


def _order(parser: ArgumentParser) -> None:
    """Add what keeps a host in order."""
    parser.add_argument(
        "--admin", metavar="FILE", help="who has one of these keys may ban, mute, close tables"
    )
    parser.add_argument(
        "--new-password", action="store_true", help="make up another password than the one kept"
    )
    parser.add_argument(
        "--ask-again", action="store_true", help="who gave the password before gives it anew"
    )
    parser.add_argument(
        "--limit",
        action="append",
        default=[],
        metavar="NAME=N",
        help="another limit than the usual one (docs/hosting.md)",
    )


def _replay(commands: Commands, saves: ArgumentParser) -> None:
    parser = commands.add_parser("replay", parents=[saves], help="walk through a game again")
    parser.add_argument("kept", metavar="GAME", help="its name, part of it, or its file")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--text", action="store_true", help="turn by turn, to read")
    form.add_argument("--json", action="store_true", help="for programs")
    form.add_argument("--picture", type=Path, metavar="FILE", help="one moment as SVG")
    form.add_argument("--cast", type=Path, metavar="FILE", help="the whole game as an asciicast")
    parser.add_argument(
        "--move", type="whole_number", metavar="N", help="the moment of --picture; else the last"
    )
    parser.set_defaults(run=_command("saved", "replay"))


def _stats(commands: Commands, saves: ArgumentParser) -> None:
    parser = commands.add_parser("stats", parents=[saves], help="count over all games")
    parser.add_argument("kept", nargs="?", metavar="GAME", help="over this game alone")
    _game(parser, "count", usual=None)
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=_command("saved", "stats"))


def _measuring(commands: Commands, saves: ArgumentParser) -> None:
    """Add what measures bots, and the rules."""
    _arena(commands, saves)
    _ladder(commands, saves)
    _simulate(commands, saves)


def _simulate(commands: Commands, saves: ArgumentParser) -> None:
    parser = commands.add_parser("simulate", parents=[saves], help="random games, to measure")
    parser.add_argument("--games", type="number_of_games", default=100, metavar="N")
    parser.add_argument("--players", type="whole_number", metavar="N", help="else all seats")
    _game(parser)
    parser.add_argument("--seed", type="whole_number", default=0, metavar="S")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=_command("simulate", "simulate"))


def _arena(commands: Commands, saves: ArgumentParser) -> None:
    parser = commands.add_parser("arena", parents=[saves], help="bots against each other")
    parser.add_argument(
        "--players",
        metavar="A,B,…",
        help="random or a level, with @SECONDS or #SIMULATIONS a move",
    )
    _game(parser)
    parser.add_argument("--deals", type="number_of_games", default=20, metavar="N")
    parser.add_argument(
        "--seed", type="whole_number", default=0, metavar="S", help="the first deal"
    )
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--processes", type="number_of_processes", metavar="N", help="else one a core"
    )
    where.add_argument(
        "--cluster", type="scheduler", metavar="ADDRESS", help="on a Dask cluster: tcp://HOST:PORT"
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help="keep the games, and go on there")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="the rates of wins as SVG")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=_command("arena", "arena"))


def _ladder(commands: Commands, saves: ArgumentParser) -> None:
    text = "a ladder of the bots of several arenas"
    parser = commands.add_parser("ladder", parents=[saves], help=text)
    parser.add_argument(
        "files", nargs="+", type=Path, metavar="FILE", help="what an arena wrote with --out"
    )
    _game(parser, "ladder", usual=None)
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=_command("ladder", "ladder"))


def _engine(commands: Commands, saves: ArgumentParser) -> None:
    parser = commands.add_parser("engine", parents=[saves], help="speak the protocol")
    _game(parser, "engine")
    parser.set_defaults(run=_command("engine", "engine"))


def _doctor(commands: Commands, saves: ArgumentParser) -> None:
    parser = commands.add_parser("doctor", parents=[saves], help="what a bug report needs")
    parser.set_defaults(run=_command("doctor", "doctor"))


def _completion(commands: Commands, saves: ArgumentParser) -> None:
    text = "what your shell needs to complete commands"
    parser = commands.add_parser("completion", parents=[saves], help=text)
    parser.add_argument("shell", choices=("bash", "zsh", "fish"))
    parser.set_defaults(run=_command("completion", "completion"))


def _manual(commands: Commands, saves: ArgumentParser) -> None:
    parser = commands.add_parser("manual", parents=[saves], help="the page for man")
    parser.set_defaults(run=_command("manual", "manual"))
