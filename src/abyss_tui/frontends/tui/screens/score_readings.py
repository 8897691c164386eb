"""What can be read of how a finished game went, and does not stand on its score."""

from abyss_tui.frontends.tui.game_ui import GameUI
from abyss_tui.frontends.tui.prompts.base_screen import text_of
from abyss_tui.frontends.tui.prompts.reading import Reading
from abyss_tui.frontends.tui.screens.chart import Chart, Mark
from abyss_tui.frontends.tui.screens.decided import turning_mark
from abyss_tui.frontends.tui.screens.score_texts import figures
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.i18n.voice import Voice
from abyss_tui.kernel.game_kind import winners
from abyss_tui.kernel.sitting import Seen
from abyss_tui.table.place import Place


def points_by_turn(place: Place, winner: int, look: Look) -> Reading:
    """Return the points of everybody by turn, those of the winner drawn over all others."""
    note, mark = place.kind.text.note_on_course(look.voice), None
    found = turning_mark(place, winners(place.scores), look.voice)
    if found is not None:
        turn, ways = found
        mark = Mark(turn, [text_of(each, look.palette) for each in ways])
    chart = Chart(place.course, place.names, winner, note, look, mark)
    return Reading(look.voice.text("POINTS BY TURN"), chart, wide=True)


def game_in_figures(place: Place, ui: GameUI, voice: Voice) -> Reading:
    """Return what everybody did, in figures, and what is to be said of each score."""
    return Reading(voice.text("THE GAME IN FIGURES"), figures(place, ui, voice))


def all_players(place: Place, ui: GameUI, voice: Voice) -> Reading:
    """Return what everybody has in the end."""
    seen = Seen(place.view(None), place.preview(None))
    return Reading(voice.text("ALL PLAYERS"), text_of(ui.text.players(seen, voice)))
