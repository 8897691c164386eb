"""Playing a recorded game through the rules again."""

import json
from dataclasses import replace
from hashlib import sha256
from typing import TypeVar

from abyss_tui.errors import BadSave, BadUsage
from abyss_tui.games.registry import game_kind
from abyss_tui.i18n.message import Message
from abyss_tui.kernel.game_kind import Game, GameKind
from abyss_tui.record.entries import End, Entry, Move, Standing, Undo, standing_of
from abyss_tui.record.history import History
from abyss_tui.record.recording import DamagedJournal, Recording

R = TypeVar("R", bound=Recording)


def replay(recording: Recording, *, keep_all: bool = False) -> History:
    """Play a recorded game through the rules.

    With `keep_all` every position on the way is kept, to be looked at again. Raises DamagedJournal
    where that fails, BadSave where not even the deal is possible.
    """
    return _replayed(recording, [], keep_all=keep_all)


def with_standings(recording: R) -> R:
    """Return the recording with the standing after every line, whether or not it had them.

    Raises DamagedJournal or BadSave where it cannot be replayed.
    """
    standings: list[Standing] = []
    _replayed(recording, standings, keep_all=False)
    header = replace(recording.header, standing=standings[0])
    entries = [
        entry if isinstance(entry, End) else replace(entry, standing=standing)
        for entry, standing in zip(recording.entries, standings[1:], strict=True)
    ]
    return replace(recording, header=header, entries=entries)


def _replayed(recording: Recording, standings: list[Standing], *, keep_all: bool) -> History:
    """Play the recorded game; put down where it stands after every line."""
    kind = game_kind(recording.header.game)
    try:
        history = History(kind, recording.header, keep_all=keep_all)
    except BadUsage as error:  # options that this game has not
        text = "{where}, line 1: {reason}"
        raise BadSave(Message(text, where=recording.where, reason=error.message)) from error
    standings.append(standing_of(history.turns, history.game))
    agreed = 0  # so many entries lead to a position whose digest was right
    for place, entry in enumerate(recording.entries):
        wrong = _why_not_next(history, entry)
        if wrong is not None:
            raise _damaged(recording, place, place, wrong)
        if not isinstance(entry, Undo) and entry.digest is not None:
            if entry.digest != digest(kind, history.game):
                raise _damaged(recording, place, agreed, _other_rules(recording))
            agreed = place
        _follow(history, entry)
        standings.append(standing_of(history.turns, history.game))
        if entry.standing not in (None, standings[-1]):
            raise _damaged(recording, place, agreed, _other_rules(recording))
    return history


def _follow(history: History, entry: Entry) -> None:
    match entry:
        case Move(number, at, _, action):
            history.play(action, number, at, passed=entry.passed)
        case Undo():
            history.take_back()


def _why_not_next(history: History, entry: Entry) -> Message | None:
    """Return why this entry cannot follow on the history so far, or None."""
    standing = history.moves[-1].number if history.moves else 0
    match entry:
        case Move(number, _, seat, action):
            if number != history.last + 1:
                text = "move {number} follows on move {last}."
                return Message(text, number=number, last=history.last)
            if history.game.decision is None or history.game.decision.seat != seat:
                return Message("seat {seat} is not asked in this moment.", seat=seat)
            return history.kind.problem(history.game, action)
        case Undo(number) if not 0 < number == standing:
            return Message("move {number} is not the last one.", number=number)
        case End(number) if not (history.over and number == standing):
            return Message("the game is not over here.")
    return None


def _other_rules(recording: Recording) -> Message:
    return Message(
        "the game has come out otherwise than when it was written: this program's rules are not"
        " those of abyss-tui {program}, or the file was changed.",
        program=recording.header.program,
    )


def _damaged(recording: Recording, place: int, sound: int, wrong: Message) -> DamagedJournal:
    part = replace(recording, entries=recording.entries[:sound])
    return DamagedJournal(place + 2, wrong, part)


def digest(kind: GameKind, game: Game) -> str:
    """Return what tells this position from others, in 16 letters and figures.

    Only the table and who decides what count, not how the engine writes what is pending: that
    may change without a game coming out otherwise.
    """
    position = kind.position(game)
    position.pop("pending", None)
    decision = game.decision
    position["decision"] = None if decision is None else [decision.seat, decision.kind]
    text = json.dumps(position, sort_keys=True)
    return sha256(text.encode()).hexdigest()[:16]
