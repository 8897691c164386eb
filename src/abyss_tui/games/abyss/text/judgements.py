"""Whether something is possible: a tick or a cross before it, in words the word itself."""

from abyss_tui.games.abyss.text.problems import message
from abyss_tui.i18n.voice import Sentence, Span, Voice, capitalized, outright
from abyss_tui.kernel.problem import Problem


def possible(what: Sentence, voice: Voice) -> Sentence:
    """Return what can be done, marked as possible."""
    if voice.tier == "words":
        return capitalized(voice.sentence("possible: {what}", what=what))
    return (Span(f"{voice.marks.possible} "), *what)


def impossible(why: Sentence, voice: Voice) -> Sentence:
    """Return why something cannot be done, a sentence of its own, marked as not possible."""
    why = outright(why)
    if voice.tier == "words":
        return capitalized(voice.sentence("not possible: {why}", why=why))
    return (Span(f"{voice.marks.impossible} "), *why)


def refused(problem: Problem, voice: Voice) -> Sentence:
    """Return what the rules have against something, marked as not possible."""
    return impossible((Span(voice.say(message(problem))),), voice)
