"""What `--help` says, in the language of whoever asks; it is looked up when it is shown."""

import argparse
from argparse import Action, ArgumentParser, ArgumentTypeError, HelpFormatter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, Protocol

from abyss_tui.commands.values import Read
from abyss_tui.errors import BadUsage
from abyss_tui.i18n.voice import Voice

OF_PYTHON: Final = {
    "options": "options",
    "positional arguments": "positional arguments",
    "show this help message and exit": "show this help message and exit",
    "show program's version number and exit": "show program's version number and exit",
}
"""What the parser says of itself."""

REASONS: Final = {
    "%(prog)s: error: %(message)s\n": "%(prog)s: error: %(message)s\n",
    "argument %(argument_name)s: %(message)s": "argument %(argument_name)s: %(message)s",
    "unrecognized arguments: %s": "unrecognized arguments: %s",
    "the following arguments are required: %s": "the following arguments are required: %s",
    "expected one argument": "expected one argument",
    "not allowed with argument %s": "not allowed with argument %s",
    "ambiguous option: %(option)s could match %(matches)s": (
        "ambiguous option: %(option)s could match %(matches)s"
    ),
    "invalid %(type)s value: %(value)r": "invalid %(type)s value: %(value)r",
    "invalid choice: %(value)r (choose from %(choices)s)": (
        "invalid choice: %(value)r (choose from %(choices)s)"
    ),
    "ignored explicit argument %r": "ignored explicit argument %r",
}
"""Why the parser refuses a command line."""


def refuse_in_words(voice: Callable[[], Voice]) -> None:
    """Let the parser refuse in the language of a voice, which is asked only then.

    It looks its reasons up with a function of its module, the only place where it lets others say
    them.
    """

    def said(text: str) -> str:
        return voice().text(REASONS[text]) if text in REASONS else text

    def name(argument: Action | None) -> str | None:
        metavar = argument and not argument.option_strings and argument.metavar
        return voice().text(metavar) if isinstance(metavar, str) else _NAME_OF(argument)

    # What the module imported as `_`, and what names an argument, are in no stub.
    setattr(argparse, "_", said)  # noqa: B010
    setattr(argparse, "_get_action_name", name)  # noqa: B010


_NAME_OF: Final[Callable[[Action | None], str | None]] = getattr(argparse, "_get_action_name")  # noqa: B009 (as above)


def in_words_of(voice: Callable[[], Voice], readers: Mapping[str, Read]) -> Mapping[str, Read]:
    """Return readers of values that refuse in the language of a voice, which is asked only then."""

    def speaking(read: Read) -> Read:
        def refusing(text: str) -> object:
            try:
                return read(text)
            except BadUsage as error:
                raise ArgumentTypeError(voice().say(error.message)) from None

        return refusing

    return {name: speaking(read) for name, read in readers.items()}


def register(parser: ArgumentParser, readers: Mapping[str, Read]) -> None:
    """Let a parser know readers by their names."""
    for name, read in readers.items():
        parser.register("type", name, read)


def speak(parser: ArgumentParser, voice: Voice) -> None:
    """Say in the language of a voice what no formatter says where a shell is told of a parser.

    These are what its commands are for, and what stands for values.
    """
    spoken = set[int]()  # several commands have the same options
    for each in _with_its_commands(parser):
        each.description = in_words(voice, each.description)
        for action in each._actions:  # noqa: SLF001 (nothing public lists what is taken)
            if isinstance(action.metavar, str) and id(action) not in spoken:
                action.metavar = voice.text(action.metavar)
            spoken.add(id(action))


def _with_its_commands(parser: ArgumentParser) -> Iterator[ArgumentParser]:
    yield parser
    for action in parser._actions:  # noqa: SLF001 (as above)
        if isinstance(action.choices, dict):
            for command in action.choices.values():
                yield from _with_its_commands(command)


def in_words(voice: Voice, text: str | None) -> str | None:
    """Return a text of the parser in the language of a voice."""
    if text is None:
        return None
    return voice.text(OF_PYTHON[text]) if text in OF_PYTHON else voice.language.text(text)


class Speaking(HelpFormatter):
    """Says the help of a command in the language of a voice."""

    def __init__(self, prog: str, voice: Callable[[], Voice]) -> None:
        super().__init__(prog)
        self._voice = voice

    def start_section(self, heading: str | None) -> None:
        """Begin a part of the help."""
        text = in_words(self._voice(), heading)
        gap = self._voice().text(": ").partition(":")[0]  # of French, before the parser's own colon
        super().start_section(text and text + gap)

    def add_text(self, text: str | None) -> None:
        """Add what the command is for."""
        super().add_text(in_words(self._voice(), text))

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[Action],
        groups: Iterable[object],
        prefix: str | None = None,
    ) -> None:
        """Add how the command is written."""
        text = self._voice().text("usage: ") if prefix is None else prefix
        super().add_usage(usage, actions, groups, text)  # type: ignore[arg-type]  # as it came

    def _metavar_formatter(
        self, action: Action, default_metavar: str
    ) -> Callable[[int], tuple[str, ...]]:
        metavar = action.metavar
        if (
            not isinstance(metavar, str) or not metavar.isupper()
        ):  # the names of commands are no words
            return super()._metavar_formatter(action, default_metavar)
        text = self._voice().text(metavar)
        return lambda times: (text,) * times

    def _get_help_string(self, action: Action) -> str | None:
        return in_words(self._voice(), action.help)


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

    def __init__(
        self,
        of: FormattingCommands,
        formatter: Callable[[str], Speaking],
        readers: Mapping[str, Read],
    ) -> None:
        self._of = of
        self._formatter = formatter
        self._readers = readers

    def add_parser(self, name: str, *, parents: list[ArgumentParser], help: str) -> ArgumentParser:  # noqa: A002 (as above)
        """Return the parser of a new command; its own help says what it is for, too."""
        parser = self._of.add_parser(
            name, parents=parents, help=help, description=help, formatter_class=self._formatter
        )
        register(parser, self._readers)
        return parser
