"""Where one of several games is meant: it is asked for, and a single one is taken as it is."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from textual.app import App

from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.prompts.reading import Reading
from abyss_tui.games import registry
from abyss_tui.i18n.voice import Voice
from abyss_tui.sitting.games import table_text, usual_first, which_game

if TYPE_CHECKING:
    from abyss_tui.frontends.tui.prompts.prompt import TakeBack


def with_game(
    app: App[Any], games: Sequence[str], voice: Voice, then: Callable[[str], None]
) -> None:
    """Go on with the game that is chosen of these; nothing is done where none is."""

    def answered(game: "str | TakeBack | None") -> None:
        if isinstance(game, str):
            then(game)

    if len(games) == 1:
        then(games[0])
    else:
        asked = which_game(voice.text("Which game?").upper(), games, voice)
        app.push_screen(ChoicePrompt(asked, may_leave=True, at_table=False), answered)


def show_rules(app: App[Any], usual: str, voice: Voice) -> None:
    """Show how a game is played; of several, ask which."""

    def show(game: str) -> None:
        rules = table_text(game).how_to_play(voice)
        app.push_screen(Reading(voice.text("HOW TO PLAY"), rules))

    with_game(app, usual_first(usual, registry.on_screens()), voice, show)
