"""A power that asks is an action, an event, a step and a prompt."""

from typing import Final

from tests.recipes.copies import Copy

ABYSS: Final = "src/abyss_tui/games/abyss"

ACTION: Final = '''\
@record
class Tithe(Named):
    """Let that seat pay you a Pearl (the Collector)."""

    type = "tithe"
    seat: int


'''
EVENT: Final = '''\
@record
class TithePaid(Event):
    """This seat let the payer give it a Pearl."""

    type = "tithe-paid"
    seat: int
    payer: int


'''
STEP: Final = '''\
def take_tithe(game: Game, lord: Lord, _none: int) -> None:
    """One opponent pays a Pearl to the active player (Collector)."""
    game.then(TakingTithe(lord))


@record
class TakingTithe(Step[Game, Action]):
    """The active player chooses who pays."""

    lord: Lord

    def ask(self, game: Game) -> Decision[Action] | None:
        """Ask for one of the opponents who have a Pearl."""
        exposed = lasting_powers.exposed(game, self.lord)
        payers: list[Action] = [Tithe(seat) for seat in exposed if game.players[seat].pearls]
        about = {"lord": self.lord.slug}
        return Decision(game.seat, "tithe", payers, about) if payers else None

    def run(self, game: Game, answer: Action | None) -> None:
        """Take the Pearl."""
        if isinstance(answer, Tithe):
            game.players[answer.seat].pearls -= 1
            game.active.pearls += 1
            game.tell(TithePaid, game.seat, answer.seat)


'''
ON_ARRIVAL: Final = '    "take-tithe": take_tithe,\n'
QUESTION: Final = '''\
def tithe(moment: Moment, voice: Voice) -> Question[Action]:
    """Return the question who pays."""
    players = moment.view.players
    choices = tuple(
        Choice((player(players[each.seat].name),), about=Subject("player", each.seat), answer=each)
        for each in moment.options
        if isinstance(each, Tithe)
    )
    title = voice.text("{lord}: who pays a Pearl?", lord=_lord(moment, voice))
    return Question(title.upper(), choices, careful=True)


'''
SENTENCE: Final = """\
def _tithe_paid(event: happened.TithePaid, voice: Voice, audience: Audience) -> Sentence:
    payer = audience.name(event.payer)
    return voice.sentence("let {payer} pay {pearls}", payer=payer, pearls=pearls(1, voice))


"""
SAID: Final = "    happened.TithePaid: _tithe_paid,\n"
ADVISED: Final = """\
        case Tithe(seat):
            whose = player(view.players[seat].name)
            return voice.sentence("let {player} pay a Pearl", player=whose)
"""
STILL_TO_COME: Final = """\
        case "tithe":
            return [powers.TakingTithe(lord)]
"""
WORTH: Final = """\
        case Tithe(seat):
            return open_points(at.game.players[seat])
"""
LORD: Final = """
- id: collector
  name: {en: The Collector}
  guild: merchant
  cost: 3
  races: 1
  keys: 0
  points: 5
  power: {when: arrow, do: take-tithe}
  brief: {en: "a tithe"}
  text: {en: "An opponent of your choice pays you a Pearl."}
"""
INSERTED: Final = (
    (f"{ABYSS}/cards/schema.py", '"disable-lords", ', '"take-tithe", '),
    (f"{ABYSS}/actions.py", "@record\nclass SwapLocation(", ACTION),
    (f"{ABYSS}/actions.py", "Steal | SwapLocation |", "Tithe | "),
    (f"{ABYSS}/actions.py", "Steal, SwapLocation,", "Tithe, "),
    (f"{ABYSS}/events.py", "@record\nclass TrackCleared(", EVENT),
    (f"{ABYSS}/rules/powers.py", "    Steal,\n", "    Tithe,\n"),
    (f"{ABYSS}/rules/powers.py", "    PearlsReturned,\n)", "    TithePaid,\n"),
    (f"{ABYSS}/rules/powers.py", "def take_another_turn(", STEP),
    (
        f"{ABYSS}/rules/powers.py",
        '    "take-pile": take_pile,\n',
        '    "take-tithe": take_tithe,\n',
    ),
    (f"{ABYSS}/formats/pending_loading.py", "powers.StealingMonster,", "powers.TakingTithe, "),
    (f"{ABYSS}/text/power_questions.py", "    Steal,\n", "    Tithe,\n"),
    (f"{ABYSS}/text/power_questions.py", "def _tokens(", QUESTION),
    (f"{ABYSS}/text/questions.py", '    "steal": ', '    "tithe": power_questions.tithe,\n'),
    (f"{ABYSS}/text/headlines.py", '    "steal": ', '    "tithe": "who pays a Pearl?",\n'),
    (f"{ABYSS}/text/events.py", "def _pile_taken(", SENTENCE),
    (
        f"{ABYSS}/text/events.py",
        "    happened.PileTaken: ",
        "    happened.TithePaid: _tithe_paid,\n",
    ),
    (f"{ABYSS}/text/advice_texts.py", "    Steal,\n", "    Tithe,\n"),
    (f"{ABYSS}/text/advice_texts.py", "        case Steal(seat):\n", ADVISED),
    (f"{ABYSS}/bots/pending.py", '        case "steal":\n', STILL_TO_COME),
    (f"{ABYSS}/bots/heuristics/lords.py", "    Steal,\n", "    Tithe,\n"),
    (f"{ABYSS}/bots/heuristics/lords.py", "        case Steal(seat):\n", WORTH),
)
"""A file, the place before which something is put, and what."""

PROGRAM: Final = """
    import asyncio

    from abyss_tui.frontends.plain.asking import Asking
    from abyss_tui.games.abyss.formats.position import load_position
    from abyss_tui.games.abyss.kind import KIND
    from abyss_tui.games.abyss.text.headlines import headline
    from abyss_tui.games.abyss.text.moment import Moment
    from abyss_tui.games.abyss.text.questions import question
    from abyss_tui.i18n.voice import plain
    from abyss_tui.kernel.thinking import Budget, Task
    from tests.builders import a_game, ada, bo, cleo
    from tests.frontends.plain.person import VOICE, People, typing

    table = a_game(ada(hand="shellfish-4"), bo(pearls=1), cleo(pearls=2), court="collector")
    table.recruit("collector", "shellfish-4")
    assert table.waits_for == (0, "tithe")
    assert table.options == [{"type": "tithe", "seat": 1}, {"type": "tithe", "seat": 2}]

    # Somebody who knows only what this seat was told thinks about it, to the end of the game.
    game = load_position(table.position, 0)
    seen = table.engine._running.events
    view = KIND.view(game, 0, with_options=True)
    for level in "easy", "normal":
        task = Task("abyss", level, 0, seen, view, 1, Budget(simulations=4))
        assert KIND.think(task, iter((True, True, False)).__next__).action.seat in (1, 2)

    asked = question(Moment(view, KIND.preview(game, 0), view.decision), VOICE)
    people = People(typing("2"))
    answer = asyncio.run(Asking(people, VOICE).choose(asked))
    table.play(KIND.codec.action_to_json(answer))
    assert [table.pearls(seat) for seat in range(3)] == [1, 1, 1]
    assert {"type": "tithe-paid", "seat": 0, "payer": 2} in table.told(1)

    story = KIND.text.story(["Ada", "Bo", "Cleo"], 1, VOICE)
    story.tell(table.engine._running.events)
    print(headline(view, VOICE))
    print(*people.told, sep="\\n")
    print(plain(KIND.text.move(view, answer, VOICE)))
    print(*(plain(line) for each in story.paragraphs for line in each.lines), sep="\\n")
"""

SAID_THERE: Final = [
    "ADA: who pays a Pearl?",
    "THE COLLECTOR: WHO PAYS A PEARL?",
    "1 Bo",
    "2 Cleo",
    "let Cleo pay a Pearl",
    "recruited the Collector with shellfish 4; affiliated shellfish 4",
    "let Cleo pay 1 Pearl",
]


def test_a_power_that_asks_is_an_action_an_event_a_step_and_a_question(copy: Copy) -> None:
    for path, before, text in INSERTED:
        copy.insert(path, before, text)
    copy.append("data/lords.yaml", LORD)
    copy.run("-m", "abyss_tui.games.abyss.cards.compiling")
    assert copy.execute(PROGRAM).splitlines() == SAID_THERE
