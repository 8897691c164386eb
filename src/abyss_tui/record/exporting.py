"""Games and figures for others to read: as text, and as JSON.

A game that is not over shows what everybody at the table saw, and neither seed nor actions.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from abyss_tui import __version__
from abyss_tui.games.abyss.events import TurnStarted
from abyss_tui.games.abyss.formats.moves_json import action_to_json, event_to_json
from abyss_tui.games.abyss.rules import scoring
from abyss_tui.kernel.event import Event
from abyss_tui.record.files.saved_games import SavedGame
from abyss_tui.record.history import History
from abyss_tui.record.statistics import NAMES, Figures, GameFigures, Tally, figures_of
from abyss_tui.record.telling import told

Json = dict[str, Any]

GAME_FORMAT: Final = "abyss-game/1"
STATISTICS_FORMAT: Final = "abyss-statistics/1"

_NOBODY: Final = -1
_LABELS: Final = {
    "turns": "turns",
    "plots": "Lords plotted",
    "piles": "Council piles taken",
    "spent": "Pearls for Allies",
    "sold": "Allies sold",
    "monsters": "Monsters fought",
    "locations": "Locations taken",
    "from_lords": "IP of Lords",
    "from_allies": "IP of Allies",
    "from_locations": "IP of Locations",
    "from_monsters": "IP of Monsters",
    "points": "IP in all",
}


def game_lines(history: History) -> list[str]:
    """Return a game turn by turn."""
    names = [_shown(name) for name in history.header.names]
    lines = [f"{', '.join(names)} · {history.header.created}"]
    turn = 0
    for event in _events(history):
        if isinstance(event, TurnStarted):
            turn += 1
            lines += ["", f"Turn {turn} · {names[event.seat]}"]
        else:
            lines.append(f"  {told(event, names)}")
    lines.append("")
    if not history.over:
        return [*lines, "The game goes on."]
    figures = figures_of(history)
    return [*lines, *_table(names, figures), "", f"seed {history.header.seed}"]


def game_to_json(history: History) -> Json:
    """Return a game with all events, and once it is over with its moves, scores and seed."""
    header = history.header
    written: Json = {
        "format": GAME_FORMAT,
        "program": __version__,
        "created": header.created,
        "players": list(header.names),
        "over": history.over,
        "events": [event_to_json(event) for event in _events(history)],
    }
    if history.over:
        table = [each.details for each in history.scores]
        written |= {
            "seed": header.seed,
            "moves": [
                {
                    "move": at.number,
                    "at": at.at,
                    "seat": at.seat,
                    "action": action_to_json(at.action),
                }
                for at in history.moves
            ],
            "points": list(history.points),
            "winners": scoring.winners(table),
            "figures": [_figures_to_json(each) for each in figures_of(history)],
        }
    return written


def _events(history: History) -> Iterator[Event]:
    for event in history.events:
        yield event if history.over else event.seen_by(_NOBODY)


def shelf_lines(games: Iterable[SavedGame]) -> list[str]:
    """Return a line a game: what it is called, how far it is, who has to decide."""
    lines = [f"{game.id:40}  {_standing(game)}" for game in games]
    return lines or ["There are no games yet."]


def _standing(game: SavedGame) -> str:
    if game.problem is not None:
        return game.problem
    names = [_shown(name) for name in game.names]
    if game.points is not None:
        reached = zip(names, game.points, strict=True)
        return f"over after {game.turn} turns: " + ", ".join(f"{who} {ip}" for who, ip in reached)
    assert game.decides is not None
    last = game.played[:16].replace("T", " ")
    return f"turn {game.turn}, {names[game.decides]} decides; last played {last}"


def game_figure_lines(game: GameFigures) -> list[str]:
    """Return the figures of a game, a column a player."""
    names = [_shown(name) for name in game.names]
    won = " and ".join(names[seat] for seat in game.winners)
    return [f"{game.id}: {won} won.", "", *_table(names, game.figures)]


def tally_lines(tally: Tally) -> list[str]:
    """Return the figures of all players, a column each, on average over their games."""
    lines = [*tally.unread, *([""] if tally.unread else [])]
    if not tally.games:
        return [*lines, "No game has been finished yet."]
    rows = [
        ["games", *(str(player.games) for player in tally.players)],
        ["won", *(str(player.won) for player in tally.players)],
        ["most IP", *(str(player.best) for player in tally.players)],
    ]
    for name, label in _LABELS.items():
        means = (getattr(player.figures, name) / player.games for player in tally.players)
        rows.append([label, *(f"{mean:.1f}" for mean in means)])
    heads = ["on average", *(_shown(player.name) for player in tally.players)]
    return [*lines, *_columns([heads, *rows])]


def tally_to_json(tally: Tally) -> Json:
    """Return everything that was counted: sums, no averages."""
    return {
        "format": STATISTICS_FORMAT,
        "games": [game_figures_to_json(game) for game in tally.games],
        "players": [
            {
                "name": player.name,
                "games": player.games,
                "won": player.won,
                "best": player.best,
                "figures": _figures_to_json(player.figures),
            }
            for player in tally.players
        ],
        "unread": list(tally.unread),
    }


def game_figures_to_json(game: GameFigures) -> Json:
    """Return the figures of a game, by seat."""
    return {
        "game": game.id,
        "created": game.created,
        "players": list(game.names),
        "winners": list(game.winners),
        "figures": [_figures_to_json(each) for each in game.figures],
    }


def _figures_to_json(figures: Figures) -> Json:
    return {name: getattr(figures, name) for name in (*NAMES, "points")}


def _table(names: Sequence[str], figures: Sequence[Figures]) -> list[str]:
    rows = [
        [label, *(str(getattr(each, name)) for each in figures)] for name, label in _LABELS.items()
    ]
    return _columns([["", *names], *rows])


def _columns(rows: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]).rstrip()
        for row in rows
    ]


def _shown(name: str) -> str:
    """Return a name without signs that a terminal would obey instead of show."""
    return "".join(sign if sign.isprintable() else "?" for sign in name)
