"""What is said of moves that lost much: always as the reckoning of a bot, never as the truth."""

from collections.abc import Sequence
from math import ceil
from typing import Final

from abyss_tui.i18n.message import Message
from abyss_tui.i18n.voice import Sentence, Voice
from abyss_tui.kernel.game_kind import GameText
from abyss_tui.kernel.thinking import Reason
from abyss_tui.table.blunders import SURE, Blunder, Search

NOBODY_KNOWS: Final = Message("Nobody can say now which moves lost most.")
RECKONING: Final = Message(
    "By the bot's reckoning, from what each knew then. It is not always right."
)
"""What stands above the moves."""


def decisions(search: Search, voice: Voice) -> str:
    """Return how many decisions are thought about again."""
    return voice.count("{number} decision", "{number} decisions", len(search.places))


def when(move: Blunder, names: Sequence[str], voice: Voice) -> str:
    """Return in which turn a move was played; whose it was is said of another one's only."""
    if move.whose == move.seat:
        return voice.text("turn {turn}", turn=move.turn)
    return voice.text("{name}, turn {turn}", name=names[move.whose], turn=move.turn)


def what_was_played(move: Blunder, text: GameText, voice: Voice) -> Sentence:
    """Return the move that was played, as one tells somebody to do it."""
    return text.move(move.view, move.played, voice)


def what_was_better(move: Blunder, text: GameText, voice: Voice) -> Sentence:
    """Return the move that the bot would have played."""
    return text.move(move.view, move.better, voice)


def why_better(move: Blunder, text: GameText, voice: Voice) -> str:
    """Return why it was better; nothing if nothing more is to be said of that."""
    if isinstance(move.why, Reason):
        return text.what_is_better(move.view, move.why, voice)
    return "" if move.why is None else voice.say(move.why)


def how_much(move: Blunder, voice: Voice) -> str:
    """Return how much was lost, and how far that is certain."""
    return voice.text(
        "By its reckoning the chance to win fell from about {before} to about {after}, give or"
        " take {error}.",
        before=voice.percent(move.chance),
        after=voice.percent(move.chance - move.lost),
        error=voice.percent(ceil(100 * SURE * move.error) / 100),
    )


def no_blunder(name: str | None, voice: Voice) -> str:
    """Return that no move of a player cost much; of the reader, if no name is given."""
    if name is None:
        return voice.text("No move of yours cost much, by the bot's reckoning.")
    return voice.text("No move by {name} cost much, by the bot's reckoning.", name=name)
