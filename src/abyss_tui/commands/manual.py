"""The page of the manual: written for `man`, from what reads the command line and the settings."""

from argparse import SUPPRESS, Action, ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from abyss_tui.commands.parser import command_line
from abyss_tui.commands.speaking import in_words
from abyss_tui.commands.terminal import print_lines, voice
from abyss_tui.games import registry
from abyss_tui.i18n.language import context
from abyss_tui.i18n.voice import Voice
from abyss_tui.settings.resolving import VARIABLES
from abyss_tui.settings.settings import USUAL, offered
from abyss_tui.settings.settings import in_words as written

if TYPE_CHECKING:
    from abyss_tui.frontends.tui.keys.commands import TableCommand

_FILES: Final = {
    "~/.config/abyss-tui/settings.toml": "the settings; XDG_CONFIG_HOME is obeyed",
    "~/.local/share/abyss-tui/games": "the games; XDG_DATA_HOME is obeyed",
}
_STATUS: Final = {
    "0": "all went well",
    "1": "something could not be done; the reason is said",
    "2": "the command line asks for something that cannot be meant",
    "129, 143": "ended by SIGHUP or SIGTERM; the game is kept",
}


def manual(args: Namespace) -> int:
    """Print the page."""
    print_lines(page(command_line(), voice(args)))
    return 0


def page(parser: ArgumentParser, voice: Voice) -> Iterator[str]:
    """Yield the lines of the page, in the language of a voice."""
    text = voice.text
    yield f'.TH ABYSS-TUI 6 "" "abyss-tui" "{_roff(text(context("section of manuals", "Games")))}"'
    yield from _section(text("NAME"))
    yield _roff(f"abyss-tui - {text('the board games Abyss and Abyss: Conspiracy in a terminal')}")
    yield from _section(text("SYNOPSIS"))
    yield rf".B abyss-tui{chr(10)}[\fI{_roff(text('options'))}\fR] [\fI{_roff(text('command'))}\fR]"
    yield from _section(text("DESCRIPTION"))
    yield _roff(in_words(voice, parser.description) or "")
    yield from _section(text("OPTIONS"))
    yield from _options(parser, voice)
    yield from _section(text("COMMANDS"))
    yield from _commands(parser, voice)
    yield from _section(text("SETTINGS"))
    yield from _settings(voice)
    yield from _section(text("KEYS"))
    yield from _keys(voice)
    yield from _section(text("FILES"))
    for file, told in _FILES.items():
        yield from _item(rf"\fI{_roff(file)}\fR", text(told))
    yield from _section(text("EXIT STATUS"))
    for status, told in _STATUS.items():
        yield from _item(_roff(status), text(told))


def _section(title: str) -> Iterator[str]:
    yield f".SH {_roff(title)}"


def _item(head: str, text: str) -> Iterator[str]:
    yield ".TP"
    yield head
    yield _roff(text)


def _options(parser: ArgumentParser, voice: Voice, left_out: Sequence[str] = ()) -> Iterator[str]:
    for action in _actions(parser):
        head = _head(action, voice)
        if action.help != SUPPRESS and head not in left_out:
            yield from _item(head, _told(action, voice))


def _told(action: Action, voice: Voice) -> str:
    """Return the help of an option, with what the parser fills into it."""
    return (in_words(voice, action.help) or "") % vars(action)


def _actions(parser: ArgumentParser) -> Iterator[Action]:
    """Yield what a parser takes, but for its commands."""
    for group in parser._action_groups:  # noqa: SLF001 (nothing public lists what is taken)
        for action in group._group_actions:  # noqa: SLF001 (as above)
            if not isinstance(action.choices, dict):
                yield action


def _head(action: Action, voice: Voice) -> str:
    """Return how an option or an argument is written: -h, --help; --saves DIR."""
    value = "" if action.nargs == 0 else _value(action, voice)
    names = [rf"\fB{_roff(name)}\fR{value}" for name in action.option_strings]
    return ", ".join(names) or value.strip()


def _value(action: Action, voice: Voice) -> str:
    if isinstance(action.metavar, str):
        shown = voice.text(action.metavar)
    else:
        shown = "|".join(map(str, action.choices or (action.dest,)))
    return rf" \fI{_roff(shown)}\fR"


def _commands(parser: ArgumentParser, voice: Voice) -> Iterator[str]:
    """Yield every command with the options that only some commands have."""
    everywhere = [_head(action, voice) for action in _actions(parser)]
    for name, told, command in _subparsers(parser):
        yield ".SS " + _roff(f"abyss-tui {name}")
        yield _roff(in_words(voice, told) or "")
        yield from _options(command, voice, everywhere)


def _subparsers(parser: ArgumentParser) -> Iterator[tuple[str, str | None, Any]]:
    for action in parser._actions:  # noqa: SLF001 (as above)
        if isinstance(action.choices, dict):
            for name, command in action.choices.items():
                yield name, command.description, command


def _settings(voice: Voice) -> Iterator[str]:
    """Yield the lines of the settings file, with the variables of the environment."""
    yield _roff(
        voice.text(
            'A setting is a line of the settings file, as theme = "light". A variable of the'
            " environment comes before the file, and an option before both."
        )
    )
    for name, possible in offered().items():
        usual = written(getattr(USUAL, name))
        text = voice.text(
            "{values}; else {usual}. Variable {variable}.",
            values=", ".join(map(written, possible)),
            usual=usual,
            variable=VARIABLES[name],
        )
        yield from _item(rf"\fB{_roff(name)}\fR", text)


def _keys(voice: Voice) -> Iterator[str]:
    """Yield the names by which the settings file gives commands other keys."""
    from abyss_tui.frontends.tui.keys.commands import COMMANDS, of_this_game
    from abyss_tui.frontends.tui.loading import load_commands

    yield _roff(
        voice.text(
            "Below a line [keys] of the settings file, commands get other keys, as"
            ' explore = "x". These are their names, with the keys they have else.'
        )
    )
    for game in registry.slugs():
        own = of_this_game(load_commands(game))
        title = registry.name_among_several(game)
        if own and title is not None:
            yield ".SS " + _roff(voice.say(title))
        yield from _named(own, voice)
    if registry.several():
        yield ".SS " + _roff(voice.text("At every table"))
    yield from _named(COMMANDS, voice)


def _named(commands: Sequence["TableCommand"], voice: Voice) -> Iterator[str]:
    """Yield the commands that can have another key."""
    from abyss_tui.frontends.tui.keys.keys import key_sign

    for each in commands:
        if each.bound and each.title:
            yield from _item(
                rf"\fB{_roff(each.name)}\fR ({_roff(key_sign(each.key))})",
                voice.text(each.title),
            )


def _roff(text: str) -> str:
    """Return a text as roff wants it: no sign of it is a command."""
    plain = text.replace("\\", r"\e").replace("-", r"\-").replace("\n", " ")
    return rf"\&{plain}" if plain.startswith((".", "'")) else plain
