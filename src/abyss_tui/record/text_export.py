"""Games and figures as lines of text, in any language.

A game that is not over shows what everybody at the table saw, and no seed.
"""

from collections.abc import Iterable, Sequence

from abyss_tui.games import registry
from abyss_tui.games.registry import game_kind
from abyss_tui.i18n.printable import printable
from abyss_tui.i18n.voice import Voice, plain
from abyss_tui.kernel.story import with_passed
from abyss_tui.record.exporting import open_events
from abyss_tui.record.history import History
from abyss_tui.record.saved_game import SavedGame, is_time
from abyss_tui.record.statistics import Figures, GameFigures, Tally, figures_of


def game_lines(history: History, voice: Voice) -> list[str]:
    """Return a game turn by turn."""
    names = [printable(name) for name in history.header.names]
    created = history.header.created  # as somebody may have written it
    begun = voice.moment(created) if is_time(created) else printable(created)
    lines = [f"{', '.join(names)} · {begun}"]
    story = history.kind.text.story(names, None, voice)
    story.tell(open_events(history))
    for paragraph in with_passed(story.paragraphs, history.turns_passed(), voice):
        if paragraph.turn:
            name, turn = names[paragraph.seat], paragraph.turn
            lines += ["", voice.text("{name}, turn {turn}", name=name, turn=turn)]
        lines += [f"  {plain(line)}" for line in paragraph.lines]
    lines.append("")
    if not history.over:
        return [*lines, voice.text("The game goes on.")]
    table = _table(history.header.game, names, figures_of(history), voice)
    return [*lines, *table, "", voice.text("seed {seed}", seed=history.header.seed)]


def saved_game_lines(games: Iterable[SavedGame], voice: Voice) -> list[str]:
    """Return a line a game: what it is called, how far it is, who has to decide."""
    lines = [f"{printable(game.id):40}  {standing(game, voice)}" for game in games]
    return lines or [voice.text("There are no games yet.")]


def standing(game: SavedGame, voice: Voice) -> str:
    """Return how far a kept game is, who has to decide, and when it was played last."""
    if game.problem is not None:
        return voice.say(game.problem)
    told = _standing(game, voice)
    name = registry.name_among_several(game.kind)
    return told if name is None else f"{voice.say(name)}{voice.text(': ')}{told}"


def _standing(game: SavedGame, voice: Voice) -> str:
    """Return the same of a game that can be read, without its kind."""
    last = voice.text("last played {when}", when=voice.moment(game.played))
    if game.turn is None:
        return last
    names = [printable(name) for name in game.names]
    if game.points is not None:
        reached = zip(names, game.points, strict=True)
        standing = ", ".join(f"{name} {points}" for name, points in reached)
        return voice.text(
            "over after turn {turn}: {standing}", turn=game.turns_each, standing=standing
        )
    if game.decides is None:
        return voice.text("over after turn {turn}; {last}", turn=game.turns_each, last=last)
    turn = voice.text("turn {turn}", turn=game.turns_each)
    name = names[game.decides]
    return voice.text("{turn}, {name} decides; {last}", turn=turn, name=name, last=last)


def game_figure_lines(game: GameFigures, voice: Voice) -> list[str]:
    """Return the figures of a game, a column a player."""
    names = [printable(name) for name in game.names]
    won = plain(voice.listed([names[seat] for seat in game.winners]))
    heading = voice.text("{game}: {names} won.", game=printable(game.id), names=won)
    return [heading, "", *_table(game.kind, names, game.figures, voice)]


def tally_lines(tally: Tally, voice: Voice) -> list[str]:
    """Return the figures of all players, a column each, on average over their games."""
    lines = [*map(voice.say, tally.unread), *([""] if tally.unread else [])]
    if not tally.games:
        return [*lines, voice.text("No game has been finished yet.")]
    players = tally.players
    rows = [
        [voice.text("On average"), *(printable(player.name) for player in players)],
        [voice.text("Games"), *(str(player.games) for player in players)],
        [voice.text("Won"), *(str(player.won) for player in players)],
        [voice.text("Most points"), *(str(player.best) for player in players)],
    ]
    for name, label in game_kind(tally.kind).text.figures(voice).items():
        means = (player.figures[name] / player.games for player in players)
        rows.append([label, *(voice.decimal(mean) for mean in means)])
    return [*lines, *_columns(rows)]


def _table(kind: str, names: Sequence[str], figures: Sequence[Figures], voice: Voice) -> list[str]:
    rows = [
        [label, *(str(each[name]) for each in figures)]
        for name, label in game_kind(kind).text.figures(voice).items()
    ]
    return _columns([["", *names], *rows])


def _columns(rows: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]).rstrip()
        for row in rows
    ]
