"""What the menu says of playing at several terminals: where to host, and how to join."""

from dataclasses import replace

from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.prompts.reading import Reading
from abyss_tui.i18n.voice import Voice
from abyss_tui.sitting import several_terminals


def where_to_host(voice: Voice) -> ChoicePrompt[str]:
    """Return the question who is to reach the host; the answer is the address to listen at."""
    asked = several_terminals.where_to_host(voice)
    return ChoicePrompt(replace(asked, title=asked.title.upper()), may_leave=True, at_table=False)


def how_to_join(voice: Voice) -> Reading:
    """Return what somebody must do who was invited: nothing is started from here."""
    line, command, leave, key = several_terminals.how_to_join(voice)
    text = "\n\n".join((line, f"    {command}", leave, key))
    return Reading(voice.text("JOIN A GAME"), text)
