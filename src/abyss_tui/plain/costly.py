"""Where moves of a finished game lost most, in lines: by the reckoning of a bot."""

from collections.abc import Iterator

from abyss_tui.i18n.voice import Voice
from abyss_tui.plain.asking import Asking
from abyss_tui.table.costly_moves import CostlyMove, Search
from abyss_tui.table.costly_texts import (
    how_much,
    nothing_costly,
    what_was_better,
    what_was_played,
    when,
)
from abyss_tui.table.place import Place


async def tell_costly_moves(place: Place, asking: Asking) -> None:
    """Have the bot think again about the moves of the seats of a place, and tell what it finds."""
    voice, thinker = asking.voice, asking.thinker
    found = None
    if thinker is not None:
        search = Search(await place.look_back(), place.seats, thinker)
        decisions = voice.count("{number} decision", "{number} decisions", len(search.places))
        said = "The bot thinks again about {decisions}; that takes up to half a minute."
        asking.say(voice.text(said, decisions=decisions))
        found = await search.find()
    if found is None:
        asking.say(voice.text("Nobody can say now which moves lost most."))
        return
    asking.say(
        voice.text("By the bot's reckoning, from what each knew then. It is not always right.")
    )
    for seat, moves in found.items():
        if not moves:
            name = None if len(found) == 1 else place.names[seat]
            asking.say(nothing_costly(name, voice))
        for move in moves:
            asking.say(*_told(move, place, voice))


def _told(move: CostlyMove, place: Place, voice: Voice) -> Iterator[str]:
    """Yield what is to be said of one move."""
    text = place.kind.text
    yield voice.text(
        "{name}, {turn}. Played: {played}. The bot would rather {better}.",
        name=place.names[move.seat],
        turn=when(move, place.names, voice),
        played=what_was_played(move, text, voice),
        better=what_was_better(move, text, voice),
    )
    if move.why is not None:
        yield voice.say(move.why)
    yield how_much(move, voice)
