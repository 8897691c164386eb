"""The end as a ceremony: one source of points after the other, the crown last, then what decided.

The first key or click shows all of it; who wants nothing to move sees all of it at once.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.events import Click, Key, Resize
from textual.message import Message
from textual.timer import Timer

from abyss_tui.frontends.tui.game_title import game_title
from abyss_tui.frontends.tui.game_ui import GameUI
from abyss_tui.frontends.tui.keys.commands import SETTINGS, rows_of_keys
from abyss_tui.frontends.tui.keys.keys import binding
from abyss_tui.frontends.tui.person.session import Rights
from abyss_tui.frontends.tui.prompts.base_screen import BaseScreen
from abyss_tui.frontends.tui.screens.blunders import KEY, Blunders
from abyss_tui.frontends.tui.screens.decided import Wordings, what_decided
from abyss_tui.frontends.tui.screens.reckoning import Reckoning
from abyss_tui.frontends.tui.screens.replay import ReplayScreen
from abyss_tui.frontends.tui.screens.score_page import (
    VERY_ROOMY,
    DrawScore,
    Link,
    ScorePage,
    draw_page,
)
from abyss_tui.frontends.tui.screens.score_readings import (
    all_players,
    game_in_figures,
    points_by_turn,
)
from abyss_tui.frontends.tui.screens.score_texts import in_numbers, placed
from abyss_tui.frontends.tui.theme.pieces import Piece
from abyss_tui.frontends.tui.widgets.pillars import Ceremony, Pillar, draw_pillars
from abyss_tui.frontends.tui.widgets.sheet import Sheet
from abyss_tui.frontends.tui.widgets.targets import Drawing
from abyss_tui.kernel.game_kind import TOTAL, Score, winners
from abyss_tui.kernel.sitting import Seen
from abyss_tui.kernel.turn_number import turn_number
from abyss_tui.table.blunders import Blunder
from abyss_tui.table.place import Place
from abyss_tui.table.victory import who_won

FRAME: Final = 0.1
"""Seconds between two pictures while a pillar grows."""
FRAMES: Final = 5
"""The pictures in which a source of points grows."""
REST: Final = 3
"""For so many more it stands before the next source comes."""
REMATCH: Final = "leave('rematch')"
WATCH: Final = "leave('watch')"
MENU: Final = "leave('menu')"
QUIT: Final = "leave('quit')"
"""The actions that lead away; a screen that shows the score elsewhere has other words for them."""


class ScoreScreen(BaseScreen[None]):
    """Shows the scores of a finished game, the winners and what decided."""

    BINDINGS: ClassVar[list[BindingType]] = [
        binding("r", REMATCH),
        binding("w", WATCH),
        binding("m", MENU),
        binding("q", QUIT),
        SETTINGS.binding(),
        binding(KEY, "blunders"),
        binding("p", "chart"),
        binding("f", "figures"),
        binding("o", "players"),
    ]

    class Left(Message):
        """Where to go from here: "rematch", "watch", "menu" or "quit"."""

        def __init__(self, where: str) -> None:
            super().__init__()
            self.where = where

    def __init__(self, place: Place, ui: GameUI, rights: Rights) -> None:
        """`place` is at a finished game."""
        super().__init__()
        self.rights = rights
        self.place = place
        self.ui = ui
        self.scores: Sequence[Score] = place.scores
        self.winners = winners(self.scores)
        self._reckoning = Reckoning(self, place.look_back, self._show_move, place)
        self.turns = turn_number(len(place.course), len(place.names))
        """How many turns a player has had, as the list of kept games says it."""
        self.pictures = 0
        """How many pictures of the reveal have been shown."""
        self._last_picture = len(self.scores[0].rows) * (FRAMES + REST)
        self._timer: Timer | None = None
        self._decided: list[tuple[str, Wordings]] | None = None

    @property
    def sources(self) -> list[tuple[str, str]]:
        """The sources of points with what they are called."""
        rows = self.place.kind.text.rows(self.voice).items()
        return [(name, label) for name, label in rows if name != TOTAL]

    @property
    def complete(self) -> bool:
        """Whether all of it has been revealed."""
        return self.pictures >= self._last_picture

    @property
    def ceremony(self) -> Ceremony:
        """How far the score is revealed."""
        sources = self.sources
        shown, growing = divmod(self.pictures, FRAMES + REST)
        if growing >= FRAMES:
            shown, growing = shown + 1, 0
        labels = tuple(label for _, label in sources)
        pillars = tuple(
            Pillar(
                name,
                tuple(score.rows[source] for source, _ in sources),
                score.total,
                placed(seat, self.scores, self.voice),
                seat in self.winners,
            )
            for seat, (name, score) in enumerate(zip(self.place.names, self.scores, strict=True))
        )
        return Ceremony(labels, pillars, min(shown, len(sources)), growing / FRAMES)

    def compose(self) -> ComposeResult:
        """All of it is one sheet."""
        yield Sheet(id="score")

    def on_mount(self) -> None:
        """Begin the reveal, or show all of it to who wants nothing to move."""
        if self.look.settings.motion:
            self._timer = self.set_interval(FRAME, self._next_picture)
        else:
            self.pictures = self._last_picture

    def on_resize(self, event: Resize) -> None:
        """Draw it as large as the screen is now."""
        self.draw()

    def on_screen_resume(self) -> None:
        """Draw it anew: what lay over it may have changed the language or the colours."""
        self._decided = None
        self.draw()

    def _next_picture(self) -> None:
        if self.complete and self._timer is not None:
            self._timer.stop()
            return
        self.pictures += 1
        self.draw()

    def show_all(self) -> None:
        """Show what is still to be revealed."""
        self.pictures = self._last_picture
        self.draw()

    def on_key(self, event: Key) -> None:
        """The first key during the reveal only shows the rest."""
        if not self.complete:
            event.stop()
            event.prevent_default()
            self.show_all()

    async def on_click(self, event: Click) -> None:
        """A click shows the rest, then it presses the key that it is on."""
        if not self.complete:
            self.show_all()
            return
        target = self.query_one(Sheet).target_at(event.offset)
        if target is not None:
            await self.run_action(str(target.thing))

    def action_leave(self, where: str) -> None:
        """Leave, once everything was shown, for where the session has a right to."""
        rights = self.rights
        if {"rematch": rights.deal, "watch": rights.open_kept}.get(where, True):
            self.post_message(self.Left(where))
        else:
            self.say(self.words("That cannot be done here."))

    @property
    def reckoned(self) -> frozenset[int]:
        """The seats of this place: what others could have done better is theirs to know."""
        has_bots = bool(self.place.kind.levels)
        return self.place.seats if self.rights.reckon and has_bots else frozenset()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Leave the key alone that asks a bot, in a game that has none."""
        has_bots = bool(self.place.kind.levels)
        return (has_bots or action != "blunders") and super().check_action(action, parameters)

    def action_blunders(self) -> None:
        """Show which moves lost most."""
        self._reckoning.open(self.reckoned, self.words("That cannot be done here."))

    def _show_move(self, move: Blunder, over: Blunders) -> None:
        """Show the moment in a replay over the list, as the player saw it."""
        replay = over.search.replay
        screen = ReplayScreen(replay, self.ui, at=move.place, eyes=move.seat, returns=True)
        self.app.push_screen(screen)

    def action_chart(self) -> None:
        """Show the points of everybody by turn."""
        self.app.push_screen(points_by_turn(self.place, self.winners[0], self.look))

    def action_figures(self) -> None:
        """Show what everybody did, in figures."""
        self.app.push_screen(game_in_figures(self.place, self.ui, self.voice))

    def action_players(self) -> None:
        """Show what everybody has in the end."""
        self.app.push_screen(all_players(self.place, self.ui, self.voice))

    def ways(self) -> list[Link]:
        """Return where one can go from here, and what can be read."""
        rights = self.rights
        first = (self.place.first + 1) % len(self.place.names)
        rematch = self.words("rematch: {name} begins", name=self.place.names[first])
        return [
            *([Link("r", rematch, REMATCH)] if rights.deal else []),
            *([Link("w", self.words("watch again"), WATCH)] if rights.open_kept else []),
            *([Link(KEY, self.words("costly moves"), "blunders")] if self.reckoned else []),
            Link("p", self.words("points by turn"), "chart"),
            Link("f", self.words("figures"), "figures"),
            Link("o", self.words("players"), "players"),
            Link("m", self.words("menu"), MENU),
            Link("q", self.words("quit"), QUIT),
        ]

    def keys_here(self) -> str:
        """Return what each key does here."""
        return rows_of_keys([(way.key, way.word) for way in self.ways()])

    def notice(self) -> list[Piece]:
        """Return what is to be said above the keys; mostly nothing."""
        return []

    def draw(self) -> None:
        """Draw what is to be seen now."""
        sheets = self.query(Sheet)
        if self.closing or not sheets or not self.size.area:
            return
        drawing = Drawing(*self.size, self.look)
        draw_page(drawing, self._page())
        sheets.first().show(drawing)

    def _page(self) -> ScorePage:
        ceremony, title = self.ceremony, self.words("final score")
        game = game_title(self.place.kind.slug, self.voice)
        turns = self.words("after turn {turn}", turn=self.turns)
        seed = self.words("seed {seed}", seed=self.place.seed)
        facts = (f"{turns} {self.look.marks.between} {seed}", seed)
        if not ceremony.complete:
            wait = self.words("any key shows all")
            return ScorePage(game, title, facts, ceremony, self._draws, wait=wait)
        if self._decided is None:
            self._decided = list(what_decided(self.place, self.winners, self.voice))
        won = who_won(self.place.names, self.winners, self.voice)
        verdict = f"{won}{self.ui.text.verdict(self.scores, self.winners, self.voice)}."
        decided = [(label, [*map(self.look.pieces, said)]) for label, said in self._decided]
        if self.size.height >= VERY_ROOMY:
            decided.append((self.words("in numbers"), [in_numbers(self.place, self.look)]))
        return ScorePage(
            game,
            title,
            facts,
            ceremony,
            self._draws,
            verdict,
            decided,
            self.notice(),
            self.ways(),
        )

    @property
    def _draws(self) -> DrawScore:
        """What draws the score: pillars, unless the game has a way of its own."""
        own = self.ui.ceremony
        if own is None:
            return draw_pillars
        place = self.place
        seen = Seen(place.view(None), place.preview(None))
        return lambda drawing, ceremony, room: own(drawing, ceremony, room, seen)
