"""A game whose file was deleted, moved or changed while it was played: what its players are asked.

The whole game is still in the memory of the program. Who is there decides; when they leave without
having been asked, it is written anew, and they are told.
"""

from typing import Final

from abyss_tui.errors import JournalGone
from abyss_tui.i18n.voice import Span, Voice
from abyss_tui.kernel.question import Choice, Question
from abyss_tui.table.place import Place

WRITE: Final = "write"
"""The answer that the game is to be written into a new file."""


def what_now(gone: JournalGone, voice: Voice) -> Question[str]:
    """Return the question whether the game is to be written into a new file."""
    write = Choice(
        voice.sentence("Write the whole game into a new file"),
        voice.sentence("and go on there"),
        "w",
        answer=WRITE,
    )
    wait = Choice(
        voice.sentence("Not now"),
        voice.sentence("no move can be made until then"),
        "n",
        answer="wait",
    )
    said = Span(voice.say(gone.message))
    return Question(voice.text("THE GAME IS NOT KEPT ANY MORE"), (write, wait), intro=((said,),))


def written_anew(place: Place, voice: Voice) -> str:
    """Return what is said once the game stands in its new file."""
    text = "The whole game is kept as {game} now. What you did last was not made yet: do it again."
    return voice.text(text, game=place.game_id)


def farewell(place: Place, command: str, voice: Voice) -> list[str]:
    """Return what is said to who has left a game: how to go on with it, or that it is not kept.

    `command` goes on with a game, before its name. The place must have been closed.
    """
    said = [] if place.parting is None else [voice.say(place.parting)]
    if place.kept and not place.lost and not place.over:
        text = "The game is kept. Go on with it: {command} {game}"
        said.append(voice.text(text, command=command, game=place.game_id))
    return said
