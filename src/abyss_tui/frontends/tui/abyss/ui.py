"""The screens' side of Abyss."""

from collections.abc import Mapping, Sequence
from typing import Final

from textual.geometry import Region, Size

from abyss_tui.frontends.tui.abyss.commands import ABYSS_COMMANDS
from abyss_tui.frontends.tui.abyss.layout import PANELS, layout
from abyss_tui.frontends.tui.abyss.reference import REFERENCE
from abyss_tui.frontends.tui.abyss.table_screen import AbyssTableScreen
from abyss_tui.frontends.tui.game_ui import Reference, Seen
from abyss_tui.frontends.tui.keys.commands import Command
from abyss_tui.frontends.tui.screens.table import TableScreen
from abyss_tui.frontends.tui.widgets.panel import Panel
from abyss_tui.frontends.tui.widgets.targets import Target
from abyss_tui.games.abyss.actions import Action
from abyss_tui.games.abyss.text import (
    details,
    gains,
    hands,
    headlines,
    how_to_play,
    outcome,
    players,
    signs,
)
from abyss_tui.games.abyss.text.moment import Moment
from abyss_tui.games.abyss.text.questions import question
from abyss_tui.games.abyss.views import View
from abyss_tui.i18n.voice import Sentence, Voice
from abyss_tui.kernel.game_kind import Score
from abyss_tui.kernel.question import Question


class AbyssUI:
    """What the screens ask of Abyss, which satisfies `tui.game_ui.GameUI`."""

    panels: Mapping[str, type[Panel]] = PANELS
    commands: Sequence[Command] = ABYSS_COMMANDS
    mouse = "1 to 6 go to the Lords. The mouse plays too: a click selects, a second one does it."
    table_screen: type[TableScreen] = AbyssTableScreen
    reference: Reference = REFERENCE

    def layout(self, size: Size, view: View) -> Mapping[str, Region]:
        """Return where each panel lies, by its name."""
        return layout(size, view)

    def headline(self, view: View, voice: Voice) -> str:
        """Return in a line who must decide what."""
        return headlines.headline(view, voice)

    def why_called(self, kind: str, voice: Voice) -> str:
        """Return why somebody is called to the keyboard, by the kind of the decision."""
        return headlines.why_curtain(kind, voice)

    def question(self, seen: Seen, voice: Voice) -> Question[Action]:
        """Return the question of the decision that waits; its view has the options."""
        view: View = seen.view
        assert view.decision is not None  # else nothing is asked
        return question(Moment(view, seen.preview, view.decision), voice)

    def details(self, target: Target, seen: Seen, voice: Voice) -> tuple[str, Sentence]:
        """Return the title and the text for a thing on the board."""
        return details.about(target.kind, target.thing, seen.view, seen.preview, voice)

    def gained(self, before: Seen, after: Seen, voice: Voice) -> Sentence:
        """Return what the player whose turn it was before has gained."""
        then, now = (before.view, before.preview), (after.view, after.preview)
        return gains.gained(then, now, voice)

    def hand_line(self, view: View, voice: Voice) -> Sentence:
        """Return the viewer's hand in a line."""
        return hands.hand_line(view, voice)

    def players(self, seen: Seen, voice: Voice) -> Sentence:
        """Return all players in full."""
        return players.players(seen.view, seen.preview, voice)

    def hands(self, view: View, voice: Voice) -> Sentence:
        """Return every hand of a view in which they lie open."""
        return hands.hands(view, voice)

    def sample(self, voice: Voice) -> Sentence:
        """Return some pieces, in whose colours a theme shows."""
        return signs.sample(voice)

    def pictures(self, voice: Voice) -> str:
        """Return what the setting of pictures does to the board."""
        return voice.text(
            "Whether Lords show the emblem of their Guild, with their power in few words."
        )

    def how_to_play(self, voice: Voice) -> str:
        """Return the rules in our own words."""
        return how_to_play.how_to_play(voice)

    def verdict(self, scores: Sequence[Score], winners: Sequence[int], voice: Voice) -> str:
        """Return what decided between players with the same IP (R34), mostly nothing."""
        return outcome.verdict(scores, winners, voice)

    def minor_rows(self, scores: Sequence[Score], voice: Voice) -> Mapping[str, Sequence[int]]:
        """Return the Pearls that were left."""
        return {voice.text("Pearls left"): [score.details.pearls for score in scores]}

    def remark(self, score: Score, voice: Voice) -> str:
        """Return the Locations of a player with their worth."""
        return outcome.locations(score, voice)


UI: Final = AbyssUI()
