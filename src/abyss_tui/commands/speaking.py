"""What `--help` says, in the language of whoever asks; it is looked up when it is shown."""

from argparse import Action, ArgumentParser, HelpFormatter
from collections.abc import Callable, Iterable, Sequence
from typing import Final, Protocol

from abyss_tui.i18n.voice import Voice

OF_PYTHON: Final = {
    "options": "options",
    "positional arguments": "positional arguments",
    "show this help message and exit": "show this help message and exit",
    "show program's version number and exit": "show program's version number and exit",
}
"""What the parser says of itself."""


def in_words(voice: Voice, said: str | None) -> str | None:
    """Return a text of the parser in the language of a voice."""
    if said is None:
        return None
    return voice.text(OF_PYTHON[said]) if said in OF_PYTHON else voice.language.text(said)


class Speaking(HelpFormatter):
    """Says the help of a command in the language of a voice."""

    def __init__(self, prog: str, voice: Voice) -> None:
        super().__init__(prog)
        self._voice = voice

    def start_section(self, heading: str | None) -> None:
        """Begin a part of the help."""
        super().start_section(in_words(self._voice, heading))

    def add_text(self, text: str | None) -> None:
        """Add what the command is for."""
        super().add_text(in_words(self._voice, text))

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[Action],
        groups: Iterable[object],
        prefix: str | None = None,
    ) -> None:
        """Add how the command is written."""
        said = self._voice.text("usage: ") if prefix is None else prefix
        super().add_usage(usage, actions, groups, said)  # type: ignore[arg-type]  # as it came

    def _get_help_string(self, action: Action) -> str | None:
        return in_words(self._voice, action.help)


class Commands(Protocol):
    """The commands of the command line."""

    def add_parser(self, name: str, *, parents: list[ArgumentParser], help: str) -> ArgumentParser:  # noqa: A002 (argparse calls it so)
        """Return the parser of a new command."""
        ...


class FormattingCommands(Protocol):
    """The commands of a parser, as argparse has them."""

    def add_parser(
        self,
        name: str,
        *,
        parents: Sequence[ArgumentParser],
        help: str,  # noqa: A002 (argparse calls it so)
        description: str,
        formatter_class: Callable[..., Speaking],
    ) -> ArgumentParser:
        """Return the parser of a new command."""
        ...


class SpeakingCommands:
    """The commands, each with help in the language of whoever asks."""

    def __init__(self, of: FormattingCommands, formatter: Callable[[str], Speaking]) -> None:
        self._of = of
        self._formatter = formatter

    def add_parser(self, name: str, *, parents: list[ArgumentParser], help: str) -> ArgumentParser:  # noqa: A002 (as above)
        """Return the parser of a new command; its own help says what it is for, too."""
        return self._of.add_parser(
            name, parents=parents, help=help, description=help, formatter_class=self._formatter
        )
