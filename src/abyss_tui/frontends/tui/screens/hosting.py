"""What the menu says of playing at several terminals: where to host, and how to join."""

from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.prompts.reading import Reading
from abyss_tui.i18n.voice import Voice
from abyss_tui.kernel.question import Choice, Question


def where_to_host(voice: Voice) -> ChoicePrompt[str]:
    """Return the question who is to reach the host; the answer is the address to listen at."""
    network = Choice(
        voice.sentence("Friends in the network"),
        voice.sentence("with a password that you are shown"),
        "n",
        "0.0.0.0",  # noqa: S104 - that is what was asked for
    )
    here = Choice(
        voice.sentence("Only this machine"),
        voice.sentence("several terminals side by side"),
        "m",
        "127.0.0.1",
    )
    return ChoicePrompt(
        Question(voice.text("WHO COMES TO YOUR TABLE?"), (network, here)),
        may_leave=True,
        at_table=False,
    )


def how_to_join(voice: Voice) -> Reading:
    """Return what somebody must do who was invited: nothing is started from here."""
    text = voice.text(
        "Whoever hosts sends you a line like this one:\n\n"
        "    ssh -p 2222 friday@their-machine\n\n"
        "Leave this program and type it. The first time, ssh shows the fingerprint of the host:"
        " compare it with the one that you were sent. Then give the password and your name."
        "\n\nWith an SSH key (ssh-keygen makes one) you are known from then on, and the same line"
        " brings you back to your seat at any time."
    )
    return Reading(voice.text("JOIN A GAME"), text)
