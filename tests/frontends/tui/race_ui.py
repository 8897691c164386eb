"""The screens' side of the race to 21: as little as a game can do with."""

from collections.abc import Mapping, Sequence
from typing import Any

from textual.geometry import Region, Size

from abyss_tui.frontends.tui.game_ui import CardEntry, GameUI, Reference, Seen
from abyss_tui.frontends.tui.keys.commands import Command
from abyss_tui.frontends.tui.screens.table import TableScreen
from abyss_tui.frontends.tui.widgets.board import Board
from abyss_tui.frontends.tui.widgets.log import Log
from abyss_tui.frontends.tui.widgets.panel import Panel
from abyss_tui.frontends.tui.widgets.targets import Drawing, Target
from abyss_tui.i18n.voice import Sentence, Span, Voice
from abyss_tui.kernel.game_kind import Score
from abyss_tui.kernel.question import Choice, Question
from tests.toy_game.game import Action, Draw, Lay


class Laid(Panel):
    """How far everybody is."""

    def draw(self, board: Board[Any, Any], drawing: Drawing) -> None:
        told = f"{board.occasion}  {board.told}".strip()
        text = f"{told}  laid {board.view['laid']} hands {board.view['hands']}"
        drawing.put(0, 0, text, board.look.palette.text)
        drawing.spot(Target("deck"), (0, 0, 10, 1))


class RaceReference:
    """A game without cards to read about."""

    lists_cards = False

    def in_short(self, target: Target, seen: Seen, voice: Voice) -> Sentence:
        return ()

    def things(self, view: Any) -> Sequence[Target]:
        return (Target("deck"),)

    def cards(self, seen: Seen, voice: Voice) -> Sequence[CardEntry]:
        return ()

    def legend(self, voice: Voice) -> Sentence:
        return ()

    def rulings(self, voice: Voice) -> Sequence[tuple[str, str]]:
        return ()


class RaceUI:
    """A panel and the log."""

    panels: Mapping[str, type[Panel]] = {"laid": Laid, "log": Log}
    commands: Sequence[Command] = ()
    mouse = "Click the deck."
    table_screen = TableScreen
    reference: Reference = RaceReference()

    def layout(self, size: Size, view: Any) -> Mapping[str, Region]:
        return {"laid": Region(0, 0, size.width, 1), "log": Region(0, 1, size.width, 5)}

    def headline(self, view: Any, voice: Voice) -> str:
        return voice.text("a race to 21")

    def why_called(self, kind: str, voice: Voice) -> str:
        return voice.text("Draw or lay.")

    def question(self, seen: Seen, voice: Voice) -> Question[Action]:
        held = next(hand for hand in seen.view["hands"] if isinstance(hand, list))
        lays = [Choice(voice.sentence("Lay {card}", card=card), answer=Lay(card)) for card in held]
        draw: Choice[Action] = Choice(voice.sentence("Draw"), key="d", answer=Draw())
        return Question(voice.text("DRAW OR LAY?"), (draw, *lays))

    def details(self, target: Target, seen: Seen, voice: Voice) -> tuple[str, Sentence]:
        return voice.text("THE DECK"), voice.sentence("{cards} left", cards=seen.view["deck"])

    def gained(self, before: Seen, after: Seen, voice: Voice) -> Sentence:
        return ()

    def sample(self, voice: Voice) -> Sentence:
        return ()

    def hand_line(self, view: Any, voice: Voice) -> Sentence:
        return (Span(str(view["hands"])),)

    def players(self, seen: Seen, voice: Voice) -> Sentence:
        return (Span(str(seen.view["laid"])),)

    def hands(self, view: Any, voice: Voice) -> Sentence:
        return (Span(str(view["hands"])),)

    def pictures(self, voice: Voice) -> str:
        return ""

    def how_to_play(self, voice: Voice) -> str:
        return voice.text("Lay 21.")

    def verdict(self, scores: Sequence[Score], winners: Sequence[int], voice: Voice) -> str:
        return ""

    def minor_rows(self, scores: Sequence[Score], voice: Voice) -> Mapping[str, Sequence[int]]:
        return {}

    def remark(self, score: Score, voice: Voice) -> str:
        return voice.text("laid {points}", points=score.total)


UI: GameUI = RaceUI()
