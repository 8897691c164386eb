"""How an app takes a theme: at its beginning, or when its terminal says what it can show."""

from dataclasses import replace
from typing import Any, Final

from textual.app import App

from abyss_tui.frontends.tui.apps.person_app import PersonApp
from abyss_tui.frontends.tui.person.session import Session
from abyss_tui.frontends.tui.terminal.colours import Colours
from abyss_tui.frontends.tui.theme.palette import Theme
from abyss_tui.frontends.tui.widgets.plate import FRAMED

ONE_SCREEN: Final = 2
"""The screens of an app that shows one: Textual has an empty one below."""


def begin_in(app: App[Any], theme: Theme) -> None:
    """Take a theme before anything is drawn: a change would read all style sheets twice."""
    drawn = theme.textual
    app.register_theme(drawn)
    app.set_reactive(type(app).theme, drawn.name)
    app.stylesheet.set_variables(app.get_css_variables())
    app.set_class(drawn.dark, "-dark-mode", update=False)
    app.set_class(not drawn.dark, "-light-mode", update=False)
    app.set_class(theme.palette.framed, FRAMED, update=False)
    app.add_class(f"-theme-{drawn.name}", update=False)


def learn_colours(app: PersonApp[Session], colours: Colours) -> None:
    """Draw in as many colours as a terminal has answered to have.

    A screen that lies below a question stays as it is until it is shown anew: nothing that was
    begun there is lost for its colours.
    """
    before, session = app.session, app.session.with_answer(colours)
    app.apply_theme(session)
    if session.theme is not before.theme:
        _show_anew(app)


def give_up_pixels(app: PersonApp[Session]) -> None:
    """Show pictures in half blocks from now on, as where nothing else is known to be possible."""
    if app.session.graphics is not None:
        app.apply_theme(replace(app.session, graphics=None))
        _show_anew(app)


def _show_anew(app: PersonApp[Session]) -> None:
    if len(app.screen_stack) <= ONE_SCREEN:
        app.do_soon(app.show_anew())
