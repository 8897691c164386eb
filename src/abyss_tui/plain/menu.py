"""The menu in lines: a new game, a kept game, the rules."""

from collections.abc import Sequence

from abyss_tui.i18n.voice import Span
from abyss_tui.kernel.question import Choice, Question
from abyss_tui.plain.asking import Asking
from abyss_tui.record.saved_game import SavedGame
from abyss_tui.record.store import Store
from abyss_tui.record.text_export import standing
from abyss_tui.table.start import NewGame, Resume, fresh_seed, why_not_started


async def chosen_line(asking: Asking, *, lessons: bool) -> str:
    """Ask what to do: "new", "learn", "resume", "rules" or "quit".

    `lessons` says whether the game can be learned at a table of its own.
    """
    voice = asking.voice
    lines = {
        "new": (voice.sentence("New game"), "n"),
        **({"learn": (voice.sentence("Learn to play"), "l")} if lessons else {}),
        "resume": (voice.sentence("Go on with a kept game"), "g"),
        "rules": (voice.sentence("Rules"), "r"),
        "quit": (voice.sentence("Quit"), "q"),
    }
    choices = tuple(Choice(label, key=key, answer=line) for line, (label, key) in lines.items())
    asked = Question(voice.text("Abyss. What would you like to do?"), choices)
    return await asking.choose(asked) or "quit"


async def new_game(asking: Asking, game: str) -> NewGame | None:
    """Ask who plays; None when nobody does."""
    words = asking.words
    asking.say(words("Who plays? Type 2 to 4 names with commas between them; 0 goes back."))
    while True:
        typed = await asking.line()
        if typed in ("", "0"):
            return None
        names = tuple(name.strip() for name in typed.split(","))
        reason = why_not_started(names, game)
        if reason is None:
            return NewGame(names, fresh_seed(), await _who_begins(asking, names), game)
        asking.say(asking.voice.say(reason))


async def _who_begins(asking: Asking, names: Sequence[str]) -> int | None:
    """Ask which seat begins; None lets the seed draw it."""
    drawn = Choice(asking.voice.sentence("It is drawn"), key="d", answer=-1)
    seats = (Choice((Span(name, "player"),), answer=seat) for seat, name in enumerate(names))
    asked = Question(asking.words("Who begins?"), (drawn, *seats))
    seat = await asking.choose(asked)
    return seat if seat is not None and seat >= 0 else None


async def kept_game(asking: Asking, store: Store) -> Resume | None:
    """Ask which kept game to go on with; None for none. Raises BadSave."""
    voice = asking.voice
    games = [each for each in await store.saved_games() if _goes_on(each)]
    if not games:
        asking.say(voice.text("No kept game waits to be continued."))
        return None
    choices = tuple(
        Choice((Span(", ".join(each.names)),), (Span(standing(each, voice)),), answer=each)
        for each in games
    )
    asked = Question(voice.text("Which game?"), choices)
    picked = await asking.choose(asked, may_leave=True)
    return None if picked is None else Resume(picked.id)


def _goes_on(game: SavedGame) -> bool:
    return not game.over and game.problem is None
