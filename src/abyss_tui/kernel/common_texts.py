"""What is said alike in several games: who must decide, how a game begins and ends, its points."""

from collections.abc import Callable
from typing import Any

from abyss_tui.i18n.voice import Part, Sentence, Voice
from abyss_tui.kernel.audience import Audience
from abyss_tui.kernel.event import Event, GameEnded, GameStarted


def headline(view: Any, what: Callable[[str, Voice], str], voice: Voice) -> str:
    """Return who must decide what, in capitals who.

    `what` says what is decided, by the kind of the decision.
    """
    decision = view.decision
    if decision is None:
        return voice.text("the game is over")
    name = view.players[decision.seat].name.upper()
    return decides(name, what(decision.kind, voice), voice)


def decides(name: str, what: str, voice: Voice) -> str:
    """Return that this player must decide this."""
    return voice.text("{player}: {what}", player=name, what=what)


def why_called(kind: str, voice: Voice) -> str:
    """Return why somebody is called to the keyboard, where their turn is why."""
    if kind == "turn":
        return voice.text("It is your turn.")
    return voice.text("Your turn goes on.")


def game_started(event: GameStarted, voice: Voice, audience: Audience) -> Sentence:
    """Return who begins."""
    if event.seat == audience.you:
        return voice.sentence("a new game; you begin")
    return voice.sentence("a new game; {who} begins", who=audience.name(event.seat))


def turn_passed(_event: Event, voice: Voice, _audience: Audience) -> Sentence:
    """Return that nothing was possible in a turn."""
    return voice.sentence("could do nothing")


def end_triggered(_event: Event, voice: Voice, _audience: Audience) -> Sentence:
    """Return that the end is near."""
    return voice.sentence("triggered the end: one last turn for all others")


def game_ended(event: GameEnded, voice: Voice, audience: Audience) -> Sentence:
    """Return who has won."""
    if event.winners == (audience.you,):
        return voice.sentence("the game is over: you win")
    names: list[Part] = [
        voice.text("you") if seat == audience.you else audience.name(seat) for seat in event.winners
    ]
    who = voice.listed(names)
    if len(names) == 1:
        return voice.sentence("the game is over: {who} wins", who=who)
    return voice.sentence("the game is over: {who} win", who=who)


def influence_points(number: int, voice: Voice) -> str:
    """Return so many Influence Points."""
    return voice.count("{number} Influence Point", "{number} Influence Points", number)
