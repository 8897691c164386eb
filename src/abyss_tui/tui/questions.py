"""Turns each kind of decision into a question in words, one function a kind."""

from collections.abc import Callable
from typing import Final

from abyss_tui.games.abyss.actions import (
    Action,
    Affiliate,
    Control,
    Disable,
    Discard,
    DiscardPile,
    Draw,
    End,
    Exchange,
    Explore,
    Fight,
    RecruitForPearls,
    ReplaceAtCourt,
    ReplaceFromCourt,
    ReplaceFromDeck,
    SellAlly,
    Skip,
    Steal,
    Support,
    SwapLocation,
    Take,
)
from abyss_tui.games.abyss.cards.pieces import Ally, Location
from abyss_tui.tui.asking import Choice, Moment, Question
from abyss_tui.tui.wording import (
    ally_words,
    counted,
    fight_words,
    location_line,
    location_name,
    lord_line,
    lord_name,
    pile_words,
    threat_line,
    track_words,
)


def question(moment: Moment) -> Question[Action]:
    """Return the question that this decision asks."""
    return _QUESTIONS[moment.decision.kind](moment)


def uses_question(moment: Moment) -> Question[Action]:
    """Return the question which turn power to use, at the start of a turn."""
    return Question("USE A LORD", _uses(moment))


def _explore(moment: Moment) -> Question[Action]:
    decision, view = moment.decision, moment.view
    space = decision.about["space"]
    track = f"On the track: {track_words(view.track)}"
    onward = [option for option in moment.options if isinstance(option, Explore)]
    if decision.about["card"] == "monster":
        rewards = [each for each in moment.options if isinstance(each, Fight)]
        key = "f" if len(rewards) == 1 else ""
        fights = tuple(
            Choice(f"Fight: {fight_words(each)}", _fight_note(moment, each), key, each)
            for each in rewards
        )
        swim = tuple(Choice("Dive on", _swim_note(moment), "d", each) for each in onward)
        intro = (
            f"{view.active.name} turned up a MONSTER on space {space} of 5.",
            threat_line(view.threat),
            track,
        )
        return Question("MONSTER", (*fights, *swim, *_uses(moment)), intro, careful=True)
    lying = ally_words(view.track[-1])
    taking = tuple(
        Choice(f"Take {lying}", _take_note(space), "t", each)
        for each in moment.options
        if isinstance(each, Take)
    )
    swim = tuple(
        Choice(
            "Dive on",
            f"to space {space + 1} of 5; this one may go to the Council",
            "d",
            each,
        )
        for each in onward
    )
    said = (f"{lying} lies unsold on space {space} of 5.", track)
    return Question("THE DIVE", (*taking, *swim, *_uses(moment)), said, careful=True)


def _take_note(space: int) -> str:
    bonus = ", and 1 Pearl for the fifth space" if space == 5 else ""
    return f"into your hand{bonus}; the dive ends"


def _fight_note(moment: Moment, fight: Fight) -> str:
    player = moment.view.active
    keys = player.keys + player.lord_keys + fight.keys
    parts = ["Threat back to 1, the dive ends"]
    if fight.keys:
        parts.insert(0, f"Keys {keys} of 3" + (": a Location follows" if keys >= 3 else ""))
    if moment.decision.about["space"] == 5:
        parts.insert(0, "1 Pearl more for the fifth space")
    return "; ".join(parts)


def _swim_note(moment: Moment) -> str:
    threat = moment.view.threat
    after = min(threat + 1, 6)
    moved = f"Threat {threat} to {after}" if after > threat else "Threat stays on 6"
    return f"{moved}; the Monster stays behind"


def _support(moment: Moment) -> Question[Action]:
    choices = tuple(
        Choice(pile_words(each.race, moment.view.council[each.race]), "into your hand", "", each)
        for each in moment.options
        if isinstance(each, Support)
    )
    return Question(f"{moment.because_of.upper()}: ANOTHER PILE", choices, careful=True)


def _affiliate(moment: Moment) -> Question[Action]:
    choices = tuple(
        Choice(ally_words(each.ally), "stays face up before you", "", each)
        for each in moment.options
        if isinstance(each, Affiliate)
    )
    intro = ("One Ally of your payment stays with you, affiliated; the others are discarded.",)
    return Question("WHICH ALLY IS AFFILIATED?", choices, intro, careful=True)


def _discard(moment: Moment) -> Question[Action]:
    left = moment.decision.about["left"]
    choices = tuple(
        Choice(ally_words(each.ally), _how_many(moment, each.ally), "", each)
        for each in moment.options
        if isinstance(each, Discard)
    )
    cards = "one Ally" if left == 1 else f"{left} Allies, one at a time"
    intro = (f"{moment.because_of} makes you discard {cards}.",)
    return Question("DISCARD FROM YOUR HAND", choices, intro, careful=True, shows_hand=True)


def _how_many(moment: Moment, ally: Ally) -> str:
    own = moment.view.own
    held = 0 if own is None or isinstance(own.hand, int) else own.hand.count(ally)
    return f"you have {held}" if held > 1 else ""


def _disable(moment: Moment) -> Question[Action]:
    choices = tuple(
        Choice(lord_line(each.lord), "only its IP count from then on", "", each)
        for each in moment.options
        if isinstance(each, Disable)
    )
    victim = next(each.seat for each in moment.options if isinstance(each, Disable))
    name = moment.view.players[victim].name
    return Question(
        f"{moment.because_of.upper()}: DISABLE A LORD OF {name.upper()}", choices, careful=True
    )


def _steal(moment: Moment) -> Question[Action]:
    players = moment.view.players
    choices = tuple(
        Choice(
            players[each.seat].name, counted(players[each.seat].monster_count, "token"), "", each
        )
        for each in moment.options
        if isinstance(each, Steal)
    )
    intro = ("You get one of their Monster tokens, at random.",)
    return Question(f"{moment.because_of.upper()}: STEAL FROM WHOM?", choices, intro, careful=True)


def _swap(moment: Moment) -> Question[Action]:
    swaps = [each for each in moment.options if isinstance(each, SwapLocation)]
    choices = tuple(
        Choice(
            f"Give {location_name(given)}",
            "then choose what to take",
            further=tuple(
                Choice(f"Take {_valued(moment, each.take)}", "", "", each)
                for each in swaps
                if each.give is given
            ),
        )
        for given in dict.fromkeys(each.give for each in swaps)
    )
    return _with_skip(moment, f"{moment.because_of.upper()}: SWAP A LOCATION?", choices)


def _second_lord(moment: Moment) -> Question[Action]:
    choices = tuple(
        Choice(lord_line(each.lord), each.lord.text["en"], "", each)
        for each in moment.options
        if isinstance(each, RecruitForPearls)
    )
    intro = ("You may recruit one more Lord for 5 Pearls, without any Ally.",)
    return _with_skip(moment, f"{moment.because_of.upper()}: A SECOND LORD?", choices, intro)


def _replace(moment: Moment) -> Question[Action]:
    from_court = [each for each in moment.options if isinstance(each, ReplaceFromCourt)]
    courtly = tuple(
        Choice(
            f"Discard {lord_line(old)}",
            "then choose who comes",
            further=tuple(
                Choice(f"Take {lord_line(each.take)}", each.take.text["en"], "", each)
                for each in from_court
                if each.discard is old
            ),
        )
        for old in dict.fromkeys(each.discard for each in from_court)
    )
    from_deck = tuple(
        Choice(f"Discard {lord_line(each.discard)}", "the top Lord of the deck comes", "", each)
        for each in moment.options
        if isinstance(each, ReplaceFromDeck)
    )
    intro = ("Another free Lord of yours may make room for a new one.",)
    title = f"{moment.because_of.upper()}: REPLACE A LORD?"
    return _with_skip(moment, title, courtly + from_deck, intro)


def _location(moment: Moment) -> Question[Action]:
    controls = [each for each in moment.options if isinstance(each, Control)]
    taking = tuple(
        _control_choice(moment, location, [each for each in controls if each.location is location])
        for location in dict.fromkeys(each.location for each in controls)
    )
    drawing = tuple(
        Choice(
            f"Draw {each.count} of {moment.view.location_deck} from the stack",
            "take one; the others become available",
            "",
            each,
        )
        for each in moment.options
        if isinstance(each, Draw)
    )
    if moment.because_of:
        intro = (f"{moment.because_of} takes one of these alone.",)
    elif moment.view.drawn:
        intro = ("You drew these: take one, the others become available.",)
    else:
        player = moment.view.active
        held = player.keys + player.lord_keys
        where = f"{counted(player.keys, 'token')}, {player.lord_keys} on Lords"
        intro = (f"You have {held} Keys ({where}). Three take a Location.",)
    return Question("TAKE A LOCATION", taking + drawing, intro, careful=True)


def _control_choice(moment: Moment, location: Location, ways: list[Control]) -> Choice[Action]:
    label, note = _valued(moment, location), location.text["en"]
    if len(ways) == 1:
        return Choice(label, note, "", ways[0])
    return Choice(label, note, further=tuple(Choice(_keys_words(way), "", "", way) for way in ways))


def _keys_words(way: Control) -> str:
    parts = [f"{lord_name(lord)}" for lord in way.lords]
    if way.keys:
        parts.append("1 Key token" if way.keys == 1 else f"{way.keys} Key tokens")
    covered = " (slides under it and loses its power)" if way.lords else ""
    return f"Use {' + '.join(parts)}{covered}"


def _exchange(moment: Moment) -> Question[Action]:
    choices = tuple(
        Choice(_valued(moment, each.location), each.location.text["en"], "", each)
        for each in moment.options
        if isinstance(each, Exchange)
    )
    intro = ("Black Smokers may go back into the stack for any Location of it.",)
    return _with_skip(moment, "BLACK SMOKERS: EXCHANGE?", choices, intro)


def _end(moment: Moment) -> Question[Action]:
    ending = tuple(
        Choice("End the turn", "", "e", each) for each in moment.options if isinstance(each, End)
    )
    return Question("BEFORE YOUR TURN ENDS", (*ending, *_uses(moment)))


def _with_skip(
    moment: Moment, title: str, choices: tuple[Choice[Action], ...], intro: tuple[str, ...] = ()
) -> Question[Action]:
    skips = tuple(
        Choice("No, leave it", "", "n", each) for each in moment.options if isinstance(each, Skip)
    )
    return Question(title, choices + skips, intro, careful=True)


def _uses(moment: Moment) -> tuple[Choice[Action], ...]:
    """Return a choice for each Lord that can be used, leading to what it is used on."""
    uses = moment.preview.uses
    sales = tuple(
        Choice(f"Discard {ally_words(each.ally)}", "", "", each)
        for each in uses
        if isinstance(each, SellAlly)
    )
    piles = tuple(
        Choice(f"Discard {pile_words(each.race, moment.view.council[each.race])}", answer=each)
        for each in uses
        if isinstance(each, DiscardPile)
    )
    lords = tuple(
        Choice(f"Discard {lord_line(each.target)}", "the top Lord of the deck comes", "", each)
        for each in uses
        if isinstance(each, ReplaceAtCourt)
    )
    found: list[Choice[Action]] = []
    every: tuple[tuple[Choice[Action], ...], ...] = (sales, piles, lords)
    for further in every:
        if further:
            action = further[0].answer
            assert isinstance(action, SellAlly | DiscardPile | ReplaceAtCourt)
            found.append(
                Choice(
                    f"Use {lord_name(action.lord)}",
                    action.lord.text["en"],
                    further=further,
                    shows_hand=isinstance(action, SellAlly),
                )
            )
    return tuple(found)


def _valued(moment: Moment, location: Location) -> str:
    worth = moment.preview.worth.get(location)
    now = "" if worth is None else f" = {worth} now"
    return f"{location_line(location)}{now}"


_QUESTIONS: Final[dict[str, Callable[[Moment], Question[Action]]]] = {
    "explore": _explore,
    "support": _support,
    "affiliate": _affiliate,
    "discard": _discard,
    "disable": _disable,
    "steal": _steal,
    "swap": _swap,
    "second-lord": _second_lord,
    "replace": _replace,
    "location": _location,
    "exchange": _exchange,
    "end": _end,
}
