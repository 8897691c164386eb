"""What the menu says of playing at several terminals: where to host, and how to join."""

from dataclasses import replace

from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.prompts.form import Field, Form, Written
from abyss_tui.i18n.voice import Voice
from abyss_tui.sitting import several_terminals
from abyss_tui.sitting.joining import LONGEST, host_line


def where_to_host(voice: Voice) -> ChoicePrompt[str]:
    """Return the question who is to reach the host; the answer is the address to listen at."""
    asked = several_terminals.where_to_host(voice)
    return ChoicePrompt(replace(asked, title=asked.title.upper()), may_leave=True, at_table=False)


def join_form(voice: Voice, line: str = "") -> Form:
    """Return the form for the line that somebody was sent; `line` stands there already."""
    before, command, here, key = several_terminals.how_to_join(voice)
    intro = "\n\n".join((before, f"    {command}", here, key))
    field = Field("line", voice.text("The line"), longest=LONGEST, value=line[:LONGEST])
    return Form(voice.text("JOIN A GAME"), intro, (field,), _accept)


async def _accept(written: Written) -> None:
    """Accept a line that leads somewhere. Raises BadUsage."""
    host_line(written["line"])
