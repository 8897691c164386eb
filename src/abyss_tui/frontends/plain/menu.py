"""The menu in lines: a new game, a game alone, a kept game."""

import os
from collections.abc import Sequence
from dataclasses import replace

from abyss_tui.errors import BadUsage
from abyss_tui.frontends.plain.asking import Asking
from abyss_tui.games import registry
from abyss_tui.i18n.printable import printable
from abyss_tui.i18n.voice import Span
from abyss_tui.kernel.question import Choice, Question
from abyss_tui.record.saved_game import SavedGame
from abyss_tui.record.store import Store
from abyss_tui.record.text_export import standing
from abyss_tui.sitting.games import table_text, usual_first
from abyss_tui.sitting.games import which_game as asked_which_game
from abyss_tui.sitting.joining import HostLine, host_line
from abyss_tui.sitting.several_terminals import how_to_join
from abyss_tui.table.alone import AGAINST, Alone, proposed
from abyss_tui.table.bots import levels_of, why_not_written
from abyss_tui.table.bots import new_game as a_new_game
from abyss_tui.table.start import NewGame, Resume, fresh_seed, seats_of


async def chosen_line(asking: Asking, *, lessons: bool) -> str:
    """Ask what to do: "new", "alone", "learn", "resume", "host", "join", "rules" or "quit".

    `lessons` says whether the game can be learned at a table of its own. The letters are those of
    the menu on the screen.
    """
    voice = asking.voice
    bots = bool(registry.with_bots(registry.in_lines()))
    lines = {
        "new": (voice.sentence("New game"), "n"),
        **({"alone": (voice.sentence("Play alone"), "a")} if bots else {}),
        **({"learn": (voice.sentence("Learn to play"), "l")} if lessons else {}),
        "resume": (voice.sentence("Go on with a kept game"), "c"),
        "host": (voice.sentence("Host a game"), "g"),
        "join": (voice.sentence("Join a friend's game"), "f"),
        "rules": (voice.sentence("Rules"), "h"),
        "quit": (voice.sentence("Quit"), "q"),
    }
    choices = tuple(Choice(label, key=key, answer=line) for line, (label, key) in lines.items())
    asked = Question(voice.text("Abyss. What would you like to do?"), choices)
    return await asking.choose(asked) or "quit"


async def which_game(asking: Asking, usual: str, games: Sequence[str]) -> str | None:
    """Ask which of these games is played, the usual one first; None for none."""
    listed = sorted(games, key=lambda each: each != usual)
    return await one_of(asking, listed, asking.words("Which game is to be played?"))


async def tell_rules(asking: Asking, usual: str) -> None:
    """Say how a game is played; of several, ask which."""
    games = usual_first(usual, registry.in_lines())
    game = await one_of(asking, games, asking.words("Which game?"))
    if game is not None:
        asking.say(table_text(game).how_to_play(asking.voice))


async def one_of(asking: Asking, games: Sequence[str], title: str) -> str | None:
    """Ask which of these games is meant; None for none. A single one is not asked."""
    if len(games) < 2:
        return games[0]
    return await asking.choose(asked_which_game(title, games, asking.voice), may_leave=True)


async def new_game(asking: Asking, game: str) -> NewGame | None:
    """Ask who plays; None when nobody does."""
    words = asking.words
    seats = seats_of(game)
    text = "Who plays? Type {fewest} to {most} names with commas between them; 0 goes back."
    asking.say(words(text, fewest=seats[0], most=seats[-1]))
    while True:
        typed = await asking.line()
        if typed in ("", "0"):
            return None
        names = tuple(name.strip() for name in typed.split(","))
        reason = why_not_written(names, game)
        if reason is None:
            return a_new_game(names, fresh_seed(), game, await _who_begins(asking, names))
        asking.say(asking.voice.say(reason))


async def alone(asking: Asking, game: str) -> NewGame | None:
    """Ask for a game of one person with bots; None when there is to be none."""
    voice, usual = asking.voice, proposed((), os.environ, game)
    counts = AGAINST[: seats_of(game)[-1] - 1]
    many = tuple(
        Choice((Span(voice.say(each)),), answer=bots) for bots, each in enumerate(counts, 1)
    )
    bots = await asking.choose(Question(voice.text("Against"), many), may_leave=True)
    if bots is None:
        return None
    levels = tuple(
        Choice((Span(voice.say(each.name)),), (Span(voice.say(each.character)),), answer=each.slug)
        for each in levels_of(game)
    )
    level = await asking.choose(Question(voice.text("At which level?"), levels), may_leave=True)
    if level is None:
        return None
    name = usual.name or voice.text("Player {number}", number=1)
    asking.say(voice.text("What are you called? Enter alone: {name}.", name=name))
    while True:
        chosen = Alone(await asking.line() or name, bots, level)
        reason = chosen.why_not(game)
        if reason is None:
            return chosen.game(fresh_seed(), game)
        asking.say(voice.say(reason))


async def _who_begins(asking: Asking, names: Sequence[str]) -> int | None:
    """Ask which seat begins; None lets the seed draw it."""
    drawn = Choice(asking.voice.sentence("At random"), key="d", answer=-1)
    seats = (Choice((Span(name, "player"),), answer=seat) for seat, name in enumerate(names))
    asked = Question(asking.words("Who begins?"), (drawn, *seats))
    seat = await asking.choose(asked)
    return seat if seat is not None and seat >= 0 else None


async def line_to_host(asking: Asking) -> HostLine | None:
    """Ask for the line that somebody was sent; None for none."""
    asking.say(*how_to_join(asking.voice, in_lines=True))
    while (typed := await asking.line()) and not asking.is_back(typed):
        try:
            return replace(host_line(typed), plain=True)
        except BadUsage as error:
            asking.say(asking.voice.say(error.message))
    return None


async def kept_game(asking: Asking, store: Store) -> Resume | None:
    """Ask which kept game to go on with; None for none. Raises BadSave."""
    voice = asking.voice
    games = [each for each in await store.saved_games() if _goes_on(each)]
    if not games:
        asking.say(voice.text("No kept game waits to be continued."))
        return None
    choices = tuple(
        Choice(
            voice.enumerated(map(printable, each.names)),
            (Span(standing(each, voice)),),
            answer=each,
        )
        for each in games
    )
    asked = Question(voice.text("Which game?"), choices)
    picked = await asking.choose(asked, may_leave=True)
    return None if picked is None else Resume(picked.id)


def _goes_on(game: SavedGame) -> bool:
    return not game.over and game.problem is None
