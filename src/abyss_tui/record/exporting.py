"""Games and figures for other programs to read, in JSON.

A game that is not over shows what everybody at the table saw, and neither seed nor actions.
"""

from collections.abc import Iterator
from typing import Final

from abyss_tui import __version__
from abyss_tui.games import registry
from abyss_tui.kernel.event import ONLOOKER, Event
from abyss_tui.kernel.game_kind import Json, winners
from abyss_tui.record.history import History
from abyss_tui.record.statistics import GameFigures, PlayerFigures, Tally, figures_of

GAME_FORMAT: Final = "abyss-game/1"
STATISTICS_FORMAT: Final = "abyss-statistics/1"


def game_to_json(history: History) -> Json:
    """Return a game with all events, and once it is over with its moves, scores and seed."""
    header, codec = history.header, history.kind.codec
    written: Json = {
        "format": GAME_FORMAT,
        "program": __version__,
        **_named("game", header.game),
        "created": header.created,
        "players": list(header.names),
        "over": history.over,
        "events": [codec.event_to_json(event) for event in open_events(history)],
    }
    if history.over:
        written |= {
            "seed": header.seed,
            "moves": [
                {
                    "move": move.number,
                    "at": move.at,
                    "seat": move.seat,
                    "action": codec.action_to_json(move.action),
                }
                for move in history.moves
            ],
            "points": list(history.points),
            "winners": winners(history.scores),
            "figures": [dict(figures) for figures in figures_of(history)],
        }
    return written


def _named(field: str, slug: str) -> Json:
    """Return the slug of a kind of game where programs have to tell it from another."""
    return {} if registry.goes_without_saying(slug) else {field: slug}


def open_events(history: History) -> Iterator[Event]:
    """Yield the events of a game as anybody may know them: once it is over, all of them."""
    for event in history.events:
        yield event if history.over else event.seen_by(ONLOOKER)


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
                "figures": dict(player.figures),
                **_bot_to_json(player),
            }
            for player in tally.players
        ],
        "unread": [str(message) for message in tally.unread],
    }


def _bot_to_json(player: PlayerFigures) -> Json:
    """Return the level of a bot and what it was called; nothing for people, who are their name."""
    return {} if player.bot is None else {"bot": player.bot, "names": list(player.names)}


def one_game_to_json(game: GameFigures) -> Json:
    """Return the figures of a game that stands alone: `game` is its journal, so `kind` its kind."""
    return {**_named("kind", game.kind), **game_figures_to_json(game)}


def game_figures_to_json(game: GameFigures) -> Json:
    """Return the figures of a game, by seat; the levels of bots as its journal has them."""
    levels = [game.bots.get(seat) for seat in range(len(game.names))]
    return {
        "game": game.id,
        "created": game.created,
        "players": list(game.names),
        **({"bots": levels} if game.bots else {}),
        "winners": list(game.winners),
        "figures": [dict(figures) for figures in game.figures],
    }
