"""Looks at the start whether the libraries have the private parts that the program needs of them.

It is done before anything is opened: a player reads a sentence, and not a traceback.
"""

import sys
from collections.abc import Callable, Iterable

from abyss_tui.frontends.tui.textual_private.requirements import HOST, SCREENS
from abyss_tui.i18n.voice import Voice
from abyss_tui.libraries import Requirement, check


def check_screens(voice: Callable[[], Voice]) -> None:
    """Say what is slower or looks otherwise. Raises LibraryChanged where nothing can be shown."""
    _check(of_screens(), voice)


def check_host(voice: Callable[[], Voice]) -> None:
    """Say what is slower or looks otherwise. Raises LibraryChanged where nobody can be served."""
    _check((*of_screens(), *of_host()), voice)


def of_screens() -> tuple[Requirement, ...]:
    """Return what the screens need."""
    from abyss_tui.frontends.tui import rich_private

    return *SCREENS, *rich_private.REQUIREMENTS


def of_host() -> tuple[Requirement, ...]:
    """Return what a host needs besides."""
    from abyss_tui.host.ssh import asyncssh_private

    return *HOST, *asyncssh_private.REQUIREMENTS


def _check(requirements: Iterable[Requirement], voice: Callable[[], Voice]) -> None:
    for worse in check(requirements):
        sys.stderr.write(f"abyss-tui: {voice().say(worse)}\n")
