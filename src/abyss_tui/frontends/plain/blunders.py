"""Where moves of a finished game lost most, in lines: by the reckoning of a bot."""

from collections.abc import Iterator
from typing import Final

from abyss_tui.frontends.plain.asking import Asking
from abyss_tui.i18n.voice import Voice
from abyss_tui.table.advising import advised_before
from abyss_tui.table.blunder_texts import (
    NOBODY_KNOWS,
    RECKONING,
    decisions,
    how_much,
    no_blunder,
    what_was_better,
    what_was_played,
    when,
    why_better,
)
from abyss_tui.table.blunders import Blunder, Found, Search
from abyss_tui.table.bot_player import Thinker
from abyss_tui.table.place import Place

FOUND: Final = "blunders"
"""The name of the note of a place that keeps what was found."""


async def tell_blunders(place: Place, asking: Asking) -> None:
    """Tell where moves of the seats of a place lost most, by what the bot thinks of it.

    It thinks once: what it found is kept for whoever has this place.
    """
    voice = asking.voice
    found: Found | None = place.notes.get(FOUND)
    if found is None and asking.thinker is not None:
        found = place.notes[FOUND] = await _found(place, asking, asking.thinker)
    if found is None:
        asking.say(voice.say(NOBODY_KNOWS))
        return
    asking.say(voice.say(RECKONING))
    for seat, moves in found.items():
        if not moves:
            name = None if len(found) == 1 else place.names[seat]
            asking.say(no_blunder(name, voice))
        for move in moves:
            asking.say(*_told(move, place, voice))


async def _found(place: Place, asking: Asking, thinker: Thinker) -> Found | None:
    """Have the bot think again about the moves of the seats of a place; say how long it takes."""
    voice = asking.voice
    search = Search(await place.look_back(), place.seats, thinker, advised_before(place))
    text = "The bot thinks again about {decisions}; that takes up to half a minute."
    asking.say(voice.text(text, decisions=decisions(search, voice)))
    return await search.find()


def _told(move: Blunder, place: Place, voice: Voice) -> Iterator[str]:
    """Yield what is to be said of one move."""
    text = place.kind.text
    yield voice.text(
        "{name}, {turn}. Played: {played}. The bot would rather {better}.",
        name=place.names[move.seat],
        turn=when(move, place.names, voice),
        played=what_was_played(move, text, voice),
        better=what_was_better(move, text, voice),
    )
    if why := why_better(move, text, voice):
        yield why
    yield how_much(move, voice)
