"""The keys that a person gives to commands in their settings, and what stands against one."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import chain
from typing import Final

from textual.keys import Keys as KeyNames

from abyss_tui.frontends.tui.keys.commands import BELOW, COMMANDS, KEYS, UNDO, TableCommand
from abyss_tui.frontends.tui.keys.keys import Keys, key_sign, plain_key
from abyss_tui.frontends.tui.textual_private.apps import name_of_sign
from abyss_tui.games import registry
from abyss_tui.i18n.message import Message

TAKEN: Final = frozenset(
    {
        *("tab", "shift+tab", "enter", "escape", "up", "down", "left", "right"),
        *("home", "end", "pageup", "pagedown", "backspace", "delete"),
        *("ctrl+c", "ctrl+h", "ctrl+i", "ctrl+j", "ctrl+m", "ctrl+p", "ctrl+q"),
        *"hjkl0123456789",
    }
)
"""Keys that move a cursor, choose a row or leave, on every screen."""
ANSWERS: Final = frozenset("bdefnrtvxyz")
"""Letters that answer questions; what can be done while one is asked needs another key."""
_BELOW_QUESTIONS: Final = frozenset(each.name for each in (*BELOW, KEYS, UNDO))
"""What can be done while a question is asked."""
_OF_ANY_GAME: Final = frozenset(each.name for each in COMMANDS)
_NAMES: Final = frozenset(each.value for each in KeyNames)


def key_named(written: str) -> str | None:
    """Return Textual's name of a key as people write it: "x", ".", "F2", "ctrl+x"."""
    *held, key = written.split("+") if len(written) > 1 else (written,)
    if len(key) == 1:
        named = name_of_sign(key if key.isupper() and not held else key.lower())
    else:
        named = key.lower().replace(" ", "_")
        if named not in _NAMES:
            return None
    modifiers = [each.strip().lower() for each in held]
    if not set(modifiers) <= {"ctrl", "alt", "shift", "super"}:
        return None
    return "+".join((*modifiers, named))


def keys_of(
    written: Mapping[str, str],
    tables: Mapping[str, Collection[TableCommand]],
    where: Callable[[str], Message | str],
) -> tuple[Keys, tuple[Message, ...]]:
    """Return the keys of a person, and what of them cannot be.

    `written` has them by the name of a command, as they were written; `where` says where. `tables`
    has all commands at the table of each game, by its slug. A name that several games have is one
    command to the person: it gets its key in all of them. Commands of different games may have
    the same key. A key that cannot be leaves its command the usual one.
    """
    known = dict[str, list[TableCommand]]()
    for each in chain.from_iterable(tables.values()):
        known.setdefault(each.name, []).append(each)
    given, problems = dict[str, str](), list[Message]()

    def refuse(name: str, problem: Message) -> None:
        problems.append(Message("{where}: {problem}", where=where(name), problem=problem))

    for name, key in written.items():
        commands, named = known.get(name, ()), key_named(key)
        problem = _problem(name, key, commands, named)
        if problem is not None:
            refuse(name, problem)
        elif named is not None and any(plain_key(named) != each.key for each in commands):
            given[name] = plain_key(named)
    for game, at_table in tables.items():
        while clash := _clash(given, at_table):
            name, other = clash
            refuse(name, _belongs_to(other, game, name, given.pop(name)))
    taken = set(given.values())
    also = {
        each.id: tuple(k for k in each.also if k not in taken)
        for name in given
        for each in known[name]
    }
    return Keys({known[each][0].id: key for each, key in given.items()}, also), tuple(problems)


def _belongs_to(other: str, game: str, name: str, key: str) -> Message:
    """Return that another command has the key; in which game, where it is one of several."""
    title = registry.name_among_several(game)
    if title is None or other in _OF_ANY_GAME:
        text = "{name} cannot have the key {key}: it belongs to {other}."
        return Message(text, name=name, key=key_sign(key), other=other)
    text = "{name} cannot have the key {key}: in {game} it belongs to {other}."
    return Message(text, name=name, key=key_sign(key), game=title, other=other)


def _problem(
    name: str, key: str, commands: Sequence[TableCommand], named: str | None
) -> Message | None:
    """Return why a command cannot have a key, whatever the others have; None if it can.

    `commands` are those of this name, one of each game that has any.
    """
    if not any(each.bound for each in commands):
        return Message("no command with a key of its own is called {name}.", name=name)
    if named is None:
        return Message("{key} is the name of no key.", key=key)
    if named in TAKEN:
        return Message(
            "{name} cannot have the key {key}: it is needed everywhere.", **_of(name, key)
        )
    if name in _BELOW_QUESTIONS and named in ANSWERS:
        text = "{name} cannot have the key {key}: it answers questions."
        return Message(text, **_of(name, key))
    return None


def _of(name: str, key: str) -> dict[str, str]:
    return {"name": name, "key": key}


def _clash(given: Mapping[str, str], commands: Iterable[TableCommand]) -> tuple[str, str] | None:
    """Return a command whose new key another one has, and that one; None if there is none."""
    has = {each.name: given.get(each.name, each.key) for each in commands}
    often = Counter(has.values())
    for name, key in given.items():
        if name in has and often[key] > 1:
            return name, next(each for each, its in has.items() if its == key and each != name)
    return None
