"""The turn of the player at the keyboard: what the board's keys and clicks ask for."""

from collections.abc import Iterable
from typing import ClassVar, Final

from textual.app import SystemCommand
from textual.binding import BindingType

from abyss_tui.games.abyss.actions import Action, Explore, Pass, Plot, Recruit, Support
from abyss_tui.games.abyss.cards.names import RACES, Race
from abyss_tui.games.abyss.cards.pieces import Lord
from abyss_tui.games.abyss.previews import LordPreview
from abyss_tui.games.abyss.problems import Problem
from abyss_tui.tui import information
from abyss_tui.tui.abyss.payment import PaymentPrompt
from abyss_tui.tui.asking import Choice, Question
from abyss_tui.tui.keys import binding
from abyss_tui.tui.prompts.choice import ChoicePrompt
from abyss_tui.tui.prompts.prompt import TakeBack
from abyss_tui.tui.prompts.reading import Reading
from abyss_tui.tui.questions import uses_question
from abyss_tui.tui.screens.table import TableScreen
from abyss_tui.tui.widgets.panel import Panel, Target
from abyss_tui.tui.wording import lord_line, pearls_words, pile_words

PALETTE: Final = (
    ("Explore", "Turn up Exploration cards", "explore"),
    ("Support", "Take a Council pile in hand", "support"),
    ("Recruit", "Recruit a Lord of the Court", "recruit"),
    ("Plot", "Pay 1 Pearl for a new Lord at the Court", "plot"),
    ("Use a Lord", "Powers that may be used once in each turn", "use"),
    ("Pass", "When nothing else is possible", "pass"),
    ("Undo", "Take the last action back", "undo"),
    ("Hide or show my hand", "At once", "hide"),
    ("All players", "Their Lords, Locations and Allies in full", "players"),
    ("What happened", "The whole story of the game", "story"),
    ("Keys", "What every key does", "keys"),
    ("Leave", "The game is kept", "leave"),
)
"""What the command palette offers at the table: title, explanation, action."""


class PlayScreen(TableScreen):
    """The table with everything a player can do in their turn."""

    BINDINGS: ClassVar[list[BindingType]] = [
        binding("e", "explore"),
        binding("s", "support"),
        binding("r", "recruit"),
        binding("p", "plot"),
        binding("t", "use"),
        binding("n", "pass"),
        binding("i", "inform"),
    ]

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Only the player whose turn it is acts on the board."""
        if action in ("explore", "support", "recruit", "plot", "use", "pass"):
            return self.kind == "turn" and self.viewer is not None and not self.asking
        return True

    def commands(self) -> Iterable[SystemCommand]:
        """Return what the command palette offers now."""
        for title, told, action in PALETTE:
            if self.check_action(action, ()):
                yield SystemCommand(title, told, getattr(self, f"action_{action}"))

    def _hand_is_hidden(self) -> bool:
        """Whether the hand is hidden; what would tell of it must wait then."""
        if not self.hand_shown:
            self.notify("Your hand is hidden: press . to show it first.", timeout=4)
        return not self.hand_shown

    def say(self, problem: Problem) -> None:
        """Say why something is not possible."""
        self.notify(problem.sentence(), markup=False, timeout=4)

    def _play_unless(self, problem: Problem | None, action: Action) -> None:
        if problem is None:
            self.play(action)
        else:
            self.say(problem)

    def action_explore(self) -> None:
        """Explore the depths."""
        self._play_unless(self.table.problem(Explore()), Explore())

    def action_plot(self) -> None:
        """Plot at the Court."""
        self._play_unless(self.table.problem(Plot()), Plot())

    def action_pass(self) -> None:
        """Pass, when nothing else is possible."""
        self._play_unless(self.table.problem(Pass()), Pass())

    def action_support(self) -> None:
        """Ask which Council pile to take."""
        council = self.table.view(None).council
        choices = tuple(Choice(pile_words(race, council[race]), answer=race) for race in RACES)
        if not any(council.values()):
            self.notify("All Council piles are empty.", timeout=4)
            return
        asked = Question("REQUEST SUPPORT: WHICH PILE?", choices)
        prompt = ChoicePrompt(asked, may_leave=True, hand=self.hand_line)
        self.ask(prompt, self._support)

    def _support(self, race: Race | TakeBack | None) -> None:
        if isinstance(race, Race):
            self._play_unless(self.table.problem(Support(race)), Support(race))

    def action_recruit(self) -> None:
        """Ask which Lord to recruit."""
        if self._hand_is_hidden():
            return
        lords = self.table.preview(self.viewer).lords
        if not lords:
            self.notify("The Court is empty.", timeout=4)
            return
        choices = tuple(
            Choice(lord_line(each.lord), _payable(each), answer=each.lord) for each in lords
        )
        asked = Question("RECRUIT WHICH LORD?", choices, shows_hand=True)
        prompt = ChoicePrompt(asked, may_leave=True, hand=self.hand_line)
        self.ask(prompt, self._recruit)

    def _recruit(self, lord: Lord | TakeBack | None) -> None:
        """Ask how to pay for this Lord, or say why it cannot be paid."""
        if not isinstance(lord, Lord) or self._hand_is_hidden():
            return
        lords = self.table.preview(self.viewer).lords
        problem = next(each.problem for each in lords if each.lord is lord)
        own = self.table.view(self.viewer).own
        if problem is not None:
            self.say(problem)
        elif own is not None and not isinstance(own.hand, int):
            ways = self.table.suggested_payments(lord)
            prompt = PaymentPrompt(
                lord, own.hand, own.pearls, ways, lambda allies: self.table.payment(lord, allies)
            )
            self.ask(prompt, self._paid)

    def _paid(self, action: Recruit | None) -> None:
        if action is not None:
            self.play(action)

    def action_use(self) -> None:
        """Ask which turn power to use."""
        moment = self.moment()
        if not moment.preview.uses:
            self.notify("None of your Lords can be used now.", timeout=4)
            return
        asked = uses_question(moment)
        prompt = ChoicePrompt(asked, may_leave=True, hand=self.hand_line)
        self.ask(prompt, self.answered)

    def action_inform(self) -> None:
        """Tell everything about the thing under the cursor."""
        panel = self.focused
        spot = panel.spot_under_cursor() if isinstance(panel, Panel) else None
        if spot is not None:
            self._tell_about(spot.target)

    def _tell_about(self, target: Target) -> None:
        eyes = self.viewer if self.hand_shown else None
        view, preview = self.table.view(eyes), self.table.preview(eyes)
        title, text = information.about(target, view, preview)
        self.app.push_screen(Reading(title, text))

    def on_panel_picked(self, event: Panel.Picked) -> None:
        """A thing on the board was picked: do with it what a turn does, or tell about it."""
        event.stop()
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
                self._tell_about(target)


def _payable(each: LordPreview) -> str:
    if each.problem is not None:
        return f"× {each.problem.sentence()}"
    return f"√ for {pearls_words(each.pearls or 0)}"
