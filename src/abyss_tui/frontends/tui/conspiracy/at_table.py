"""What Conspiracy adds to the screen of its table: the board itself asks all that is decided."""

from collections.abc import Collection, Hashable
from typing import Any

from abyss_tui.frontends.tui.conspiracy.choices import (
    action_for,
    first_looked_at,
    numbered,
    searched,
    searches,
)
from abyss_tui.frontends.tui.conspiracy.commands import NUMBERED, SKIP
from abyss_tui.frontends.tui.conspiracy.lit import ALWAYS, BEHIND
from abyss_tui.frontends.tui.game_ui import GameAtTable, ShownTable
from abyss_tui.frontends.tui.keys.commands import TableCommand
from abyss_tui.frontends.tui.keys.keys import number_of
from abyss_tui.frontends.tui.prompts.back import BACK
from abyss_tui.frontends.tui.prompts.choice import SEEN_FIRST
from abyss_tui.frontends.tui.widgets.board_view import BoardView
from abyss_tui.frontends.tui.widgets.targets import Target
from abyss_tui.games.conspiracy.actions import Action, Exchange, Skip
from abyss_tui.games.conspiracy.previews import Preview
from abyss_tui.games.conspiracy.views import View


class ConspiracyAtTable(GameAtTable):
    """Answers decisions by numbers, by the cursor, and by the mouse."""

    def __init__(self, table: ShownTable) -> None:
        super().__init__(table)
        self._pointed: int | None = None
        """The number of the decision for which the cursor was put where the answer is."""
        self._begun: tuple[int, int] | None = None
        """The number of a decision, and the first of two Lords that was chosen for it."""

    # What is asked

    def asks_on_board(self, kind: str) -> bool:
        """Whether the board asks: all but a turn in which nothing is possible."""
        if kind != "turn":
            return True
        return first_looked_at(*self._seen()) is not None

    @property
    def is_to_be_seen(self) -> bool:
        """Whether a card was just turned up, or another turn begins: no key was meant for it."""
        return True

    def asked_on_board(self) -> None:
        """Put the cursor where the answer is looked for, once for each decision."""
        if self._pointed == self.table.number:
            return
        self._pointed = self.table.number
        if not self._look_at_question():
            self.table.on_screen.call_after_refresh(self._look_at_question)

    def _look_at_question(self) -> bool:
        """Put the cursor where the answer is looked for; return whether it lies on the board.

        It waits there unseen where Enter would play at once: a slip must not. A first Lord that is
        chosen for an exchange plays nothing.
        """
        view, preview = self._seen()
        target = first_looked_at(view, preview)
        if view.decision is None or target is None:
            return False
        shown = self.table.on_screen.query_one(BoardView)
        exchange = view.decision.kind == "exchange"
        return shown.point_at(target) if exchange else shown.wait_at(target)

    @property
    def begun(self) -> Hashable:
        """The space of the first Lord that was chosen for an exchange."""
        if self._begun is None or self._begun[0] != self.table.number:
            return None
        return self._begun[1]

    def _seen(self) -> tuple[View, Preview]:
        seen = self.table.sitting.seen(self.table.viewer)
        return seen.view, seen.preview

    @property
    def _kind(self) -> str:
        """The kind of the decision that waits for who sits here; nothing if none does."""
        table = self.table
        decision = table.place.decision
        if decision is None or decision.seat != table.viewer or table.asking or table.closing:
            return ""
        return decision.kind

    def lit_behind(self, asks: str) -> Collection[str]:
        """Return the panels that stay lit behind what is asked or explained."""
        return ALWAYS.union(BEHIND.get(asks, ()))

    # Keys

    def may(self, command: TableCommand) -> bool:
        """Whether a number means something now, and whether an exchange can be declined."""
        kind = self._kind
        if command.action == SKIP.action:
            return kind == "exchange"
        if not kind:
            return False
        view, preview = self._seen()
        return NUMBERED.index(command) + 1 in numbered(view, preview)

    def do(self, command: TableCommand) -> None:
        """Pick what has this number, or decline."""
        if command.action == SKIP.action:
            self.table.playing.play(Skip())
        else:
            self._pick_number(NUMBERED.index(command) + 1)

    def key(self, key: str) -> bool:
        """Pick what has a number beyond the commands, search the Open Archives, or step back."""
        number = number_of(key)
        if number is not None and self._kind == "location":
            return self._pick_number(number)
        if key == "slash":
            return self._search_archives()
        if key == "escape" or key in BACK - {"q"}:
            return self._step_back()
        return False

    def _pick_number(self, number: int) -> bool:
        """Pick what has this number; a Location out of sight is only marked, and so seen."""
        target = numbered(*self._seen()).get(number)
        if target is None:
            return False
        shown = self.table.on_screen.query_one(BoardView)
        if target.kind != "location" or shown.shows(target):
            return self.picked(target)
        shown.point_at(target)
        self.table.keys.settle()
        self.table.say(self.table.words(SEEN_FIRST, key=str(number)))
        return True

    @property
    def searches(self) -> bool:
        """Whether the Open Archives are searched now by who sits here."""
        return self._kind == "location" and searches(self._seen()[0])

    def _search_archives(self) -> bool:
        """Let a Location of the deck be searched for, where it is taken out of the deck."""
        if not self.searches:
            return False
        found = [Target("location", each) for each in searched(*self._seen())]
        self.table.find(found, self._point_at)
        return True

    def _point_at(self, target: Target) -> None:
        self.table.on_screen.query_one(BoardView).point_at(target)

    def _step_back(self) -> bool:
        """Give the chosen Lord back, else return to the question from where one has looked."""
        if self.begun is not None:
            self._choose(None)
            return True
        return bool(self._kind) and self._look_at_question()

    # What is picked

    def picked(self, target: Target) -> bool:
        """Answer with a thing of the board; there is more to read of others."""
        kind = self._kind
        if not kind:
            return False
        if kind == "exchange" and target.kind == "space":
            return self._pick_lord(target.thing)
        action = action_for(target, kind)
        if action is None:
            return False
        return self._play_if_possible(action)

    def _play_if_possible(self, action: Action) -> bool:
        """Play an action, or say why it is not possible."""
        table = self.table
        assert table.viewer is not None  # else nothing is asked here
        problem = table.place.problem(table.viewer, action)
        if problem is None:
            table.playing.play(action)
        else:
            table.say(table.voice.say(problem))
        return True

    def _pick_lord(self, thing: Any) -> bool:
        """Choose a Lord of the chamber for an exchange: the first, the second, or give it back."""
        view, preview = self._seen()
        seat, space = thing
        if seat != view.seat or space > len(view.active.chamber):
            return False
        movable = {each for spaces in preview.exchanges for each in spaces}
        if space not in movable:
            return self._play_if_possible(Exchange((space, space)))  # which says why not
        begun = self.begun
        if not isinstance(begun, int):
            self._choose(space)
        elif begun == space:
            self._choose(None)
        else:
            one, other = sorted((begun, space))
            self.table.playing.play(Exchange((one, other)))
        return True

    def _choose(self, space: int | None) -> None:
        self._begun = None if space is None else (self.table.number, space)
        self.table.show_board()
