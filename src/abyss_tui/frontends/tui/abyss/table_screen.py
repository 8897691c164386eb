"""The table of Abyss: what the keys and clicks of a turn ask for, and the offer to all."""

from typing import ClassVar

from textual.binding import BindingType

from abyss_tui.frontends.tui.abyss.commands import TURN
from abyss_tui.frontends.tui.abyss.offer_screen import OfferScreen
from abyss_tui.frontends.tui.keys.commands import bindings
from abyss_tui.frontends.tui.keys.keys import binding
from abyss_tui.frontends.tui.prompts.prompt import TakeBack
from abyss_tui.frontends.tui.widgets.board_view import BoardView
from abyss_tui.frontends.tui.widgets.panel import Panel
from abyss_tui.frontends.tui.widgets.targets import Target
from abyss_tui.games.abyss.actions import (
    Action,
    Explore,
    Pass,
    Plot,
    Support,
)
from abyss_tui.games.abyss.cards.board import COURT_SPACES
from abyss_tui.games.abyss.cards.names import Race
from abyss_tui.games.abyss.cards.pieces import Lord
from abyss_tui.games.abyss.previews import Preview
from abyss_tui.games.abyss.text.moment import Moment
from abyss_tui.games.abyss.text.problems import message
from abyss_tui.games.abyss.text.turn_questions import (
    recruit_question,
    support_question,
    uses_question,
)
from abyss_tui.games.abyss.views import View

IN_TURN = frozenset(command.action for command in TURN)


class AbyssTableScreen(OfferScreen):
    """The table with everything a player can do in their turn."""

    ON_BOARD: ClassVar[frozenset[str]] = frozenset({"turn"})
    BINDINGS: ClassVar[list[BindingType]] = [
        *bindings(TURN),
        *(binding(str(space), f"point_at_lord({space})") for space in range(1, COURT_SPACES + 1)),
    ]

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Only the player whose turn it is acts on the board."""
        if action in IN_TURN:
            decision = self.place.decision
            mine = decision is not None and decision.seat == self.viewer
            return mine and self.kind == "turn" and not (self.asking or self.closing)
        return super().check_action(action, parameters)

    def _seen(self) -> tuple[View, Preview]:
        seen = self.seen(self.viewer)
        return seen.view, seen.preview

    def _play_if_possible(self, action: Action) -> None:
        """Play an action, or say why it is not possible."""
        assert self.viewer is not None  # `check_action` lets nobody else come here
        problem = self.place.problem(self.viewer, action)
        if problem is None:
            self.play(action)
        else:
            self.say(self.voice.say(problem))

    def action_point_at_lord(self, space: int) -> None:
        """Put the cursor on the Lord on a space of the Court, 1 to 6."""
        court = self.place.view(None).court
        if space > len(court):
            self.say(self.words("No Lord lies on space {space} of the Court.", space=space))
            return
        self.query_one(BoardView).point_at(Target("lord", court[space - 1]))

    def prompt(self) -> None:
        """Ask what must be decided; a Monster has a prompt of its own."""
        decision = self.place.decision
        if decision is None or decision.about.get("card") != "monster":
            super().prompt()
            return
        from abyss_tui.frontends.tui.abyss.monster import (
            MonsterPrompt,  # the table comes up without it
        )

        seen = self.seen(self.viewer, with_options=True)
        assert seen.view.decision is not None  # as the place says
        moment = Moment(seen.view, seen.preview, seen.view.decision)
        asked = MonsterPrompt(
            self.ui.question(seen, self.voice),
            moment,
            may_undo=self.why_not_undo() is None,
            hand=self.hand_line,
        )
        self.ask(asked, self.answered)

    def action_explore(self) -> None:
        """Explore the depths."""
        self._play_if_possible(Explore())

    def action_plot(self) -> None:
        """Plot at the Court."""
        self._play_if_possible(Plot())

    def action_pass(self) -> None:
        """Pass, when nothing else is possible."""
        self._play_if_possible(Pass())

    def action_support(self) -> None:
        """Ask which Council pile to take."""
        view, preview = self._seen()
        if not any(view.council.values()):
            self.say(self.words("All Council piles are empty."))
            return
        self.ask_choice(support_question(view, preview, self.voice), self._support)

    def _support(self, race: Race | TakeBack | None) -> None:
        if isinstance(race, Race):
            self._play_if_possible(Support(race))

    def action_recruit(self) -> None:
        """Ask which Lord to recruit."""
        if self.hand_is_hidden():
            return
        _, preview = self._seen()
        if not preview.lords:
            self.say(self.words("The Court is empty."))
            return
        self.ask_choice(recruit_question(preview, self.voice), self._recruit)

    def _recruit(self, lord: Lord | TakeBack | None) -> None:
        """Ask how to pay for this Lord, or say why it cannot be paid."""
        if not isinstance(lord, Lord) or self.hand_is_hidden():
            return
        view, preview = self._seen()
        problem = next(each.problem for each in preview.lords if each.lord is lord)
        if problem is not None:
            self.say(self.voice.say(message(problem)))
        elif view.own is not None:
            from abyss_tui.frontends.tui.abyss.payment import (
                PaymentPrompt,  # the table comes up without it
            )

            own = view.own
            keys = own.keys + own.lord_keys
            self.ask(PaymentPrompt(lord, own.pearls, preview, keys=keys), self.answered)

    def action_use(self) -> None:
        """Ask which turn power to use."""
        view, preview = self._seen()
        if not preview.uses:
            self.say(self.words("None of your Lords can be used now."))
            return
        assert view.decision is not None  # `check_action` lets nobody else come here
        asked = uses_question(Moment(view, preview, view.decision), self.voice)
        self.ask_choice(asked, self.answered)

    def on_panel_picked(self, event: Panel.Picked) -> None:
        """A thing on the board was picked: do with it what a turn does, or tell about it."""
        event.stop()
        if self.closing:
            return
        target = event.target
        mine = self.check_action("recruit", ())
        match target.kind, target.thing:
            case "lord", Lord() as lord if mine:
                self._recruit(lord)
            case "pile", Race() as race if mine:
                self._support(race)
            case "explore", _ if mine:
                self.action_explore()
            case "plot", _ if mine:
                self.action_plot()
            case "action", str() as name:
                self.call_later(self.run_action, name)
            case _:
                self.tell_about(target)
