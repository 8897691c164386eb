"""Playing at several terminals: who is to reach a host, and how friends come to it."""

from abyss_tui.i18n.voice import Voice
from abyss_tui.kernel.question import Choice, Question
from abyss_tui.sitting.joining import EXAMPLE


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
    """Return, a paragraph each, what somebody does who was invited; the second is a command.

    `in_lines` says it where the answer is a line.
    """
    words = voice.text
    leave = (
        words("Paste or type it here: this program starts ssh, and ends."),
        *([words("You play in lines there. Enter alone goes back.")] if in_lines else []),
        words(
            "The first time, ssh shows the fingerprint of the host: compare it with the one that"
            " you were sent. Then give the password and your name."
        ),
    )
    return (
        words("Whoever hosts sends you a line like this one, and a fingerprint:"),
        EXAMPLE,
        " ".join(leave),
        words(
            "With an SSH key (ssh-keygen makes one) you are known from then on, and the same line"
            " brings you back to your seat at any time."
        ),
    )
