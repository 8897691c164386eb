"""Playing at several terminals: who is to reach a host, and how friends come to it."""

from typing import Final

from abyss_tui.i18n.voice import Voice
from abyss_tui.kernel.question import Choice, Question

SSH_LINE: Final = "ssh -p 2222 friday@their-machine"
"""A line like that which whoever hosts sends to their friends."""


def where_to_host(voice: Voice) -> Question[str]:
    """Return the question who is to reach a host; the answer is the address to listen at."""
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
    return Question(voice.text("Who comes to your table?"), (network, here))


def how_to_join(voice: Voice, *, in_lines: bool = False) -> tuple[str, str, str, str]:
    """Return, a paragraph each, what somebody must do who was invited; the second is a command.

    Nothing is started from here. `in_lines` says as well how to play in lines there.
    """
    words = voice.text
    plain = words("With the word plain behind it you play in lines.")
    leave = (
        words("Leave this program and type it."),
        *([plain] if in_lines else []),
        words(
            "The first time, ssh shows the fingerprint of the host: compare it with the one that"
            " you were sent. Then give the password and your name."
        ),
    )
    return (
        words("Whoever hosts sends you a line like this one, and a fingerprint:"),
        SSH_LINE,
        " ".join(leave),
        words(
            "With an SSH key (ssh-keygen makes one) you are known from then on, and the same line"
            " brings you back to your seat at any time."
        ),
    )
