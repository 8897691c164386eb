"""Advice: what a bot would do in a person's place, from what that person may know."""

from dataclasses import replace
from typing import Final

from abyss_tui.i18n.message import Message
from abyss_tui.kernel.thinking import Task, Thought
from abyss_tui.table.bot_player import Thinker, task_of
from abyss_tui.table.bots import level_of
from abyss_tui.table.place import Place, WaitingDecision

NOBODY_ADVISES: Final = Message("Nobody can say now what would be good.")


async def advised(place: Place, waiting: WaitingDecision, thinker: Thinker) -> Thought | None:
    """Return what a bot of the usual level would do now; None if it comes to nothing.

    The seat that is asked must be one of this place. Cancelling stops the thinking.
    """
    task = task_of(place, waiting, level_of("", place.kind.slug))
    return await thought_or_none(replace(task, explain=True), thinker)


async def thought_or_none(task: Task, thinker: Thinker) -> Thought | None:
    """Return what somebody thinks of a task, None if it comes to nothing."""
    try:
        return await thinker.think(task)
    except Exception:  # noqa: BLE001 - advice that fails must not end a game
        return None
