"""What Abyss adds to the screen of its table: all that a player does in their turn, and offers."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

from textual.screen import Screen

from abyss_tui.frontends.tui.abyss.commands import BEFOREHAND, EXPLORE, PLOT, RECRUIT, SUPPORT, TURN
from abyss_tui.frontends.tui.abyss.lit import ALONE, ALWAYS, BEHIND
from abyss_tui.frontends.tui.game_ui import Deed, GameAtTable, ShownTable
from abyss_tui.frontends.tui.keys.commands import TableCommand
from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.prompts.prompt import TakeBack
from abyss_tui.frontends.tui.widgets.board_view import BoardView
from abyss_tui.frontends.tui.widgets.targets import Target
from abyss_tui.games.abyss.actions import Action, Explore, Pass, Plot, Recruit, Support
from abyss_tui.games.abyss.cards.board import COURT_SPACES
from abyss_tui.games.abyss.cards.names import Race
from abyss_tui.games.abyss.cards.pieces import Ally, Lord
from abyss_tui.games.abyss.gains import allies_gained
from abyss_tui.games.abyss.previews import Preview
from abyss_tui.games.abyss.rules.payments import Allies
from abyss_tui.games.abyss.sitting.beforehand import (
    CanBeSet,
    Offered,
    SeatAnswers,
    Wish,
    can_be_set,
    offered,
)
from abyss_tui.games.abyss.sitting.paying import payment_asked
from abyss_tui.games.abyss.text.beforehand_texts import beforehand_question, what_is_set
from abyss_tui.games.abyss.text.cards import lord_name
from abyss_tui.games.abyss.text.lens_of_payment import payment_told
from abyss_tui.games.abyss.text.moment import Moment
from abyss_tui.games.abyss.text.problems import message
from abyss_tui.games.abyss.text.turn_questions import (
    recruit_question,
    support_question,
    uses_question,
    why_no_lord,
    why_no_pile,
)
from abyss_tui.games.abyss.views import View
from abyss_tui.i18n.voice import Sentence, plain
from abyss_tui.kernel.thinking import WayAsked
from abyss_tui.sitting.beforehand import answers_set_at
from abyss_tui.sitting.steps import Ask, AskAll
from abyss_tui.table.advising import advised_way

IN_TURN: Final = frozenset(command.action for command in TURN)


class AbyssAtTable(GameAtTable):
    """What can be done at a table of Abyss besides what any table has."""

    def __init__(self, table: ShownTable) -> None:
        super().__init__(table)
        self._paying: Lord | None = None
        """The Lord that is paid for."""
        self._does: Mapping[str, Callable[[], None]] = {
            "explore": lambda: self._play_if_possible(Explore()),
            "support": self._ask_pile,
            "recruit": self._ask_lord,
            "plot": lambda: self._play_if_possible(Plot()),
            "use": self._ask_use,
            "pass": lambda: self._play_if_possible(Pass()),
            "beforehand": self._ask_beforehand,
        }

    @property
    def commands(self) -> Sequence[TableCommand]:
        """What Abyss has, and what only a seat with a screen to itself can do."""
        own = super().commands
        return own if self._beforehand is None else (*own, BEFOREHAND)

    def may(self, command: TableCommand) -> bool:
        """Whether who sits here acts on the board; nothing is set beforehand during a question."""
        table = self.table
        free = not (table.asking or table.closing)
        if command.action == BEFOREHAND.action:
            return self._beforehand is not None and free and not table.place.over
        return free and self._my_turn

    @property
    def _my_turn(self) -> bool:
        decision = self.table.place.decision
        if decision is None or decision.seat != self.table.viewer:
            return False
        return decision.kind == "turn"

    def do(self, command: TableCommand) -> None:
        """Do what a command says."""
        self._does[command.action]()

    def key(self, key: str) -> bool:
        """Put the cursor on the Lord on a space of the Court, 1 to 6."""
        if not key.isdecimal() or not 1 <= int(key) <= COURT_SPACES:
            return False
        self._point_at_lord(int(key))
        return True

    def asks_on_board(self, kind: str) -> bool:
        """Whether it is a turn: the board lists what can be done in it."""
        return kind == "turn"

    def lit_behind(self, asks: str) -> Collection[str]:
        """Return the panels that stay lit behind what is asked or explained."""
        return ALWAYS.union(BEHIND.get(asks, ()))

    def lights_alone(self, asks: str) -> bool:
        """Whether only what is asked about stays lit, and not the panel on which it lies."""
        return asks in ALONE

    # Prompts of its own, which the table comes up without

    def prompt(self, step: Ask | AskAll) -> Screen[Any] | None:
        """Return the prompt of a Monster, or of an offer to all; a list does for the others."""
        table = self.table
        if isinstance(step, AskAll):
            from abyss_tui.frontends.tui.abyss.offer import OfferPrompt

            seen = table.shown()
            return OfferPrompt(seen.view, seen.preview, step.seats)
        if step.decision.about.get("card") != "monster":
            return None
        from abyss_tui.frontends.tui.abyss.monster import MonsterPrompt
        from abyss_tui.frontends.tui.screens.step_prompts import question_with_news

        seen = table.sitting.seen(table.viewer, with_options=True)
        assert seen.view.decision is not None  # as the step says
        return MonsterPrompt(
            question_with_news(table, seen),
            Moment(seen.view, seen.preview, seen.view.decision),
            may_undo=table.playing.why_not_undo() is None,
            hand=table.hand_line,
        )

    # What is done in a turn

    def _seen(self) -> tuple[View, Preview]:
        seen = self.table.sitting.seen(self.table.viewer)
        return seen.view, seen.preview

    def _play_if_possible(self, action: Action) -> None:
        """Play an action, or say why it is not possible."""
        table = self.table
        assert table.viewer is not None  # `may` lets nobody else come here
        problem = table.place.problem(table.viewer, action)
        if problem is None:
            table.playing.play(action)
        else:
            table.say(table.voice.say(problem))

    def _point_at_lord(self, space: int) -> None:
        table = self.table
        court = table.place.view(None).court
        if space > len(court):
            table.say(table.words("No Lord lies on space {space} of the Court.", space=space))
            return
        table.on_screen.query_one(BoardView).point_at(Target("lord", court[space - 1]))

    def _ask_pile(self) -> None:
        """Ask which Council pile to take."""
        table = self.table
        view, preview = self._seen()
        reason = why_no_pile(view, table.voice)
        if reason is not None:
            table.say(reason)
            return
        table.ask_choice(
            support_question(view, preview, table.voice), self._support, asks="support"
        )

    def _support(self, race: Race | TakeBack | None) -> None:
        if isinstance(race, Race):
            self._play_if_possible(Support(race))

    def _ask_lord(self) -> None:
        """Ask which Lord to recruit."""
        table = self.table
        self._paying = None
        if table.hand_is_hidden():
            return
        _, preview = self._seen()
        reason = why_no_lord(preview, table.voice)
        if reason is not None:
            table.say(reason)
            return
        advised = {
            each.lord: preview.payment(each.lord, allies)
            for each in preview.lords
            if (allies := self._payment_advised(payment_asked(preview, each.lord))) is not None
        }
        question = recruit_question(preview, table.voice, advised)
        table.ask_choice(question, self._recruit, asks="recruit")

    def _recruit(self, lord: Lord | TakeBack | None) -> None:
        """Ask how to pay for this Lord, or say why it cannot be paid."""
        table = self.table
        if not isinstance(lord, Lord) or table.hand_is_hidden():
            return
        view, preview = self._seen()
        problem = next(each.problem for each in preview.lords if each.lord is lord)
        if problem is not None:
            table.say(table.voice.say(message(problem)))
        elif view.own is not None:
            from abyss_tui.frontends.tui.abyss.payment import PaymentPrompt

            own = view.own
            keys = own.keys + own.lord_keys
            table.on_screen.query_one(BoardView).point_at(Target("lord", lord))
            prompt = PaymentPrompt(lord, own.pearls, preview, keys=keys, advised=self._advised)
            self._paying = lord
            table.lay(prompt, self._paid)
            table.show_board()

    def _paid(self, answer: object) -> None:
        self._paying = None
        self.table.answered(answer)

    @property
    def way_asked(self) -> WayAsked | None:
        """How a Lord may be paid for, as long as that is asked."""
        if self._paying is None or not (self.table.asking and self._my_turn):
            return None
        return payment_asked(self._seen()[1], self._paying)

    def _advised(self) -> Allies | None:
        """Return the payment that was advised for the Lord that is paid for; mostly none was."""
        way = self.way_asked
        return None if way is None else self._payment_advised(way)

    def _payment_advised(self, way: WayAsked) -> Allies | None:
        """Return which payment of a Lord was advised now; mostly none was."""
        decision = self.table.place.decision
        action = None if decision is None else advised_way(self.table.place, decision, way)
        return action.allies if isinstance(action, Recruit) else None

    @property
    def doing(self) -> str:
        """What is paid for, as long as that is asked."""
        if self._paying is None or not self.table.asking:
            return ""
        voice = self.table.voice
        return plain(voice.sentence("pay for {lord}", lord=lord_name(self._paying, voice)))

    @property
    def gained(self) -> Sequence[Ally] | None:
        """The Allies that the viewer got since their last turn began, while their hand is shown."""
        table = self.table
        if table.viewer is None or not table.hand_shown:
            return None
        return allies_gained(table.place.events_since_turn(table.viewer), table.viewer)

    def _ask_use(self) -> None:
        """Ask which turn power to use."""
        table = self.table
        view, preview = self._seen()
        if not preview.uses:
            table.say(table.words("None of your Lords can be used now."))
            return
        assert view.decision is not None  # `may` lets nobody else come here
        asked = uses_question(Moment(view, preview, view.decision), table.voice)
        table.ask_choice(asked, table.answered, asks="use")

    def picked(self, target: Target) -> bool:
        """Do with a thing of the board what a turn does; there is more to read of others."""
        if not self._my_turn or self.table.asking:
            return False
        match target.kind, target.thing:
            case "lord", Lord() as lord:
                self._recruit(lord)
            case "pile", Race() as race:
                self._support(race)
            case "explore", _:
                self._play_if_possible(Explore())
            case "plot", _:
                self._play_if_possible(Plot())
            case _:
                return False
        return True

    def does(self, target: Target) -> Deed | None:
        """Return what a turn does with a thing of the board, and how a Lord would be paid."""
        table, (view, preview) = self.table, self._seen()
        if not self._my_turn or table.asking or not table.hand_shown:
            return None
        match target.kind, target.thing:
            case "lord", Lord() as lord:
                of = next((each for each in preview.lords if each.lord is lord), None)
                if of is not None and of.problem is None:
                    return Deed(RECRUIT, payment_told(of, view, preview, table.voice))
            case "pile", Race() as race if preview.support[race] is None:
                return Deed(SUPPORT)
            case "explore", _ if preview.explore is None:
                return Deed(EXPLORE)
            case "plot", _ if preview.plot is None:
                return Deed(PLOT)
        return None

    # What is answered beforehand

    @property
    def _beforehand(self) -> SeatAnswers | None:
        """What was set for this seat; None where nothing can be set."""
        answers = answers_set_at(self.table.sitting)
        return answers if isinstance(answers, SeatAnswers) else None

    def _on_offer(self) -> Offered | None:
        place = self.table.place
        return offered(place.view(None), place.turn)

    def meanwhile(self) -> Sentence:
        """Return what is answered beforehand, and the key for it."""
        table, answers = self.table, self._beforehand
        if table.place.over or answers is None:
            return ()
        key = table.look.sign(BEFOREHAND)
        return what_is_set(answers, self._on_offer(), table.place.turn, key, table.voice)

    def _ask_beforehand(self) -> None:
        """Ask what to answer beforehand."""
        table, answers = self.table, self._beforehand
        place, seat = table.place, table.sitting.only_seat
        assert answers is not None  # `may` lets nobody else come here
        assert seat is not None
        can = can_be_set(place.view(None), place.preview(seat), seat, place.turn, place.active)
        asked = beforehand_question(answers, can, table.voice)

        def wished(wish: Wish | TakeBack | None) -> None:
            if wish is not None and not isinstance(wish, TakeBack):
                self._set(answers, wish, can)
            table.go_on()

        prompt = ChoicePrompt(asked, may_leave=True, asks="beforehand")
        table.lay(prompt, wished, lasting=True)

    def _set(self, answers: SeatAnswers, wish: Wish, can: CanBeSet) -> None:
        table = self.table
        if wish == "buy" and can.on_offer != self._on_offer():
            table.say(table.words("That offer is over."))
            return
        answers.wish(wish, can)
        table.sitting.look_again()
