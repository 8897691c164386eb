"""Seats that are given to bots: how one writes them, and what the bots there are called."""

from collections.abc import Sequence
from typing import Final

from abyss_tui.errors import BadUsage
from abyss_tui.games.registry import game_kind
from abyss_tui.i18n.message import Message
from abyss_tui.i18n.voice import Voice
from abyss_tui.kernel.thinking import Level
from abyss_tui.record.entries import BOT, Bots, bot_as_written
from abyss_tui.table.programs import (
    command_written,
    file_name,
    must_be_there,
    unlike,
    written_as,
)
from abyss_tui.table.start import NewGame, why_not_started

USUAL: Final = "normal"
"""The slug of the usual level, where a game has it."""

NAMES: Final = ("Triton", "Nerea", "Coral", "Marlin", "Thetis", "Nautilus", "Proteus", "Doris")
"""What bots are called; more than a game has seats, so that people can have some of the names."""


def seated(written: Sequence[str], game: str) -> tuple[tuple[str, ...], Bots]:
    """Return the names of the players that are written here, and which of them are bots.

    No bot is called as somebody else is. Raises BadUsage for a level that there is not, and for a
    program that cannot be started.
    """
    names = {seat: each for seat, each in enumerate(written) if is_person(each)}
    bots: dict[int, str] = {}
    for seat, each in enumerate(written):
        command = command_written(each)
        if command is not None:
            must_be_there(command)
            bots[seat] = written_as(command)
            names[seat] = unlike(file_name(command), names.values())
    free = free_names([*names.values()])
    for seat, each in enumerate(written):
        slug = level_written(each)
        if slug is not None:
            bots[seat] = _level_here(slug, game).slug
            names[seat] = free.pop(0)
    return tuple(names[seat] for seat in range(len(written))), bots


def _level_here(slug: str, game: str) -> Level:
    """Return a level as `level_of`; whoever asks here can also mend a package that is broken."""
    try:
        return level_of(slug, game)
    except BadUsage as error:
        from abyss_tui.bots.plugins import left_out

        message = error.message
        for each in left_out():
            message = Message("{said} {more}", said=message, more=each)
        raise BadUsage(message) from error


def why_not_written(written: Sequence[str], game: str) -> Message | None:
    """Return why a game cannot be dealt to the players that are written here, or None."""
    try:
        names, _ = seated(written, game)
    except BadUsage as error:
        return error.message
    return why_not_started(names, game)


def new_game(written: Sequence[str], seed: int, game: str, first: int | None = None) -> NewGame:
    """Return the game to be dealt to the players that are written here.

    Raises as `seated`.
    """
    names, bots = seated(written, game)
    return NewGame(names, seed, game, first, bots=bots)


def as_written(names: Sequence[str], bots: Bots) -> tuple[str, ...]:
    """Return how these players are written, so that `seated` seats them again."""
    return tuple(
        bot_as_written(bots[seat]) if seat in bots else name for seat, name in enumerate(names)
    )


def is_person(written: str) -> bool:
    """Whether a person is written here, and neither a bot nor a program."""
    return level_written(written) is None and command_written(written) is None


def levels_of(game: str) -> Sequence[Level]:
    """Return how bots can play a game: the easiest first, those of other packages last."""
    from abyss_tui.bots.plugins import plugins

    own = game_kind(game).levels
    return [*own, *(each.level for each in plugins(game))] if own else []


def level_written(written: str) -> str | None:
    """Return the slug of the level if a bot is written here, empty for the usual; else None."""
    who, _, slug = written.casefold().partition(":")
    return slug.strip() if who.strip() == BOT else None


def level_of(slug: str, game: str) -> Level:
    """Return a level of a game by its slug, the usual one for none.

    Raises BadUsage where there is none such.
    """
    kind = game_kind(game)
    if not kind.levels:
        raise BadUsage(Message("This game has no bots."))
    slug = slug or usual_level(game)
    own = next((each for each in kind.levels if each.slug == slug), None)
    if own is not None:
        return own
    from abyss_tui.bots.plugins import plugin

    added = plugin(game, slug)
    if added is None:
        known = ", ".join(each.slug for each in levels_of(game))
        text = "There is no bot {level}, only: {levels}."
        raise BadUsage(Message(text, level=slug, levels=known))
    return added.level


def known_level(slug: str, game: str) -> Level:
    """Return a level, or the usual one for a level that only another program has."""
    try:
        return level_of(slug, game)
    except BadUsage:
        return level_of("", game)


def level_name(slug: str, game: str, voice: Voice) -> str:
    """Return what a level is called."""
    return voice.say(known_level(slug, game).name)


def usual_level(game: str) -> str:
    """Return the slug of the level that is meant where none is named; the game has bots."""
    slugs = [each.slug for each in game_kind(game).levels]
    return USUAL if USUAL in slugs else slugs[0]


def free_names(taken: Sequence[str]) -> list[str]:
    """Return names for bots that nobody has."""
    known = {each.casefold() for each in taken}
    return [each for each in NAMES if each.casefold() not in known]
