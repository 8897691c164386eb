"""What the power of a Lord, or its payment, asks of a player."""

from abyss_tui.games.abyss.actions import (
    Action,
    Affiliate,
    Disable,
    Discard,
    RecruitForPearls,
    ReplaceFromCourt,
    ReplaceFromDeck,
    Steal,
    Support,
)
from abyss_tui.games.abyss.cards.catalogue import LORDS
from abyss_tui.games.abyss.cards.pieces import Ally, Lord
from abyss_tui.games.abyss.text.cards import (
    card_text,
    full_card,
    lord_line,
    pile,
    summary,
)
from abyss_tui.games.abyss.text.moment import Moment, because_of, skippable
from abyss_tui.games.abyss.views import PlayerView, View
from abyss_tui.i18n.message import Counted
from abyss_tui.i18n.voice import Sentence, Span, Voice
from abyss_tui.kernel.audience import player
from abyss_tui.kernel.question import Choice, Question, Subject


def another_pile(moment: Moment, voice: Voice) -> Question[Action]:
    """Return the question which Council pile to take besides."""
    council = moment.view.council
    note = voice.sentence("into your hand")
    choices = tuple(
        Choice(
            pile(each.race, council[each.race], voice),
            note,
            "",
            each,
            about=Subject("pile", each.race),
        )
        for each in moment.options
        if isinstance(each, Support)
    )
    title = voice.text("{lord}: another pile", lord=_lord(moment, voice))
    return Question(title.upper(), choices, careful=True)


def affiliate(moment: Moment, voice: Voice) -> Question[Action]:
    """Return the question which Ally of a payment is affiliated."""
    choices = tuple(
        Choice(
            full_card(each.ally, voice),
            _scored(moment, each.ally, voice),
            "",
            each,
            about=Subject("card", each.ally),
        )
        for each in moment.options
        if isinstance(each, Affiliate)
    )
    intro = voice.sentence(
        "One Ally of your payment stays face up before you for good; the others are discarded."
        " At the end the strongest one of each Race counts."
    )
    title = voice.text("Which Ally is affiliated?")
    return Question(title.upper(), choices, (intro,), careful=True)


def _scored(moment: Moment, ally: Ally, voice: Voice) -> Sentence:
    """Return what an Ally scores when it is affiliated now, and why it scores nothing."""
    own = moment.view.own
    assert own is not None  # who affiliates has a seat
    before = [each for each in own.affiliated if each.race is ally.race]
    gain = f"{moment.preview.affiliating.get(ally, 0):+}"
    strongest = max(before, key=lambda each: each.value, default=None)
    if strongest is None:
        return voice.sentence("{gain} IP now: your first of this Race", gain=gain)
    return voice.sentence(
        "{gain} IP now: your strongest of this Race is {value}", gain=gain, value=strongest.value
    )


def discard(moment: Moment, voice: Voice) -> Question[Action]:
    """Return the question which Ally to discard from hand."""
    choices = tuple(
        Choice(
            full_card(each.ally, voice),
            _how_many(moment, each.ally, voice),
            "",
            each,
            about=Subject("ally", each.ally),
        )
        for each in moment.options
        if isinstance(each, Discard)
    )
    left = moment.decision.about["left"]
    lord = LORDS[moment.decision.about["lord"]]
    intro = voice.sentence(
        "{lord} of {player} makes you discard {allies}.",
        lord=_lord(moment, voice),
        player=player(_owner(moment.view, lord).name),
        allies=Counted("one Ally", "{number} Allies, one at a time", left),
    )
    title = voice.text("Discard from your hand")
    because = (*intro, Span(" "), *summary(lord, voice))
    return Question(title.upper(), choices, (because,), careful=True, shows_hand=True)


def _owner(view: View, lord: Lord) -> PlayerView:
    """Return the player before whom a Lord lies that asks something of others."""
    return next(each for each in view.players if any(own.lord is lord for own in each.lords))


def _how_many(moment: Moment, ally: Ally, voice: Voice) -> Sentence:
    own = moment.view.own
    held = 0 if own is None or isinstance(own.hand, int) else own.hand.count(ally)
    return voice.sentence("you have {number}", number=held) if held > 1 else ()


def disable(moment: Moment, voice: Voice) -> Question[Action]:
    """Return the question which Lord of an opponent to disable."""
    note = voice.sentence("its power and Key stop")
    choices = tuple(
        Choice(lord_line(each.lord, voice), note, "", each, about=Subject("lord", each.lord))
        for each in moment.options
        if isinstance(each, Disable)
    )
    victim = next(each.seat for each in moment.options if isinstance(each, Disable))
    name = player(moment.view.players[victim].name)
    title = voice.text("{lord}: disable a Lord of {player}", lord=_lord(moment, voice), player=name)
    return Question(title.upper(), choices, careful=True)


def steal(moment: Moment, voice: Voice) -> Question[Action]:
    """Return the question from whom to steal a Monster token."""
    players = moment.view.players
    choices = tuple(
        Choice(
            (player(players[each.seat].name),),
            _tokens(players[each.seat], voice),
            "",
            each,
            about=Subject("player", each.seat),
        )
        for each in moment.options
        if isinstance(each, Steal)
    )
    intro = voice.sentence("You get one of their Monster tokens, at random.")
    title = voice.text("{lord}: steal from whom?", lord=_lord(moment, voice))
    return Question(title.upper(), choices, (intro,), careful=True)


def _tokens(victim: PlayerView, voice: Voice) -> Sentence:
    return (Span(voice.count("{number} token", "{number} tokens", victim.monster_count)),)


def second_lord(moment: Moment, voice: Voice) -> Question[Action]:
    """Return the question whether to recruit another Lord for Pearls."""
    choices = tuple(
        Choice(
            lord_line(each.lord, voice),
            card_text(each.lord, voice),
            "",
            each,
            about=Subject("lord", each.lord),
        )
        for each in moment.options
        if isinstance(each, RecruitForPearls)
    )
    intro = voice.sentence("You may recruit one more Lord for 5 Pearls, without any Ally.")
    title = voice.text("{lord}: a second Lord?", lord=_lord(moment, voice))
    return skippable(moment, title.upper(), choices, voice, (intro,))


def replace(moment: Moment, voice: Voice) -> Question[Action]:
    """Return the question whether to discard a Lord for a new one."""
    choices = (*_from_court(moment, voice), *_from_deck(moment, voice))
    intro = voice.sentence("Another free Lord of yours may make room for a new one.")
    title = voice.text("{lord}: replace a Lord?", lord=_lord(moment, voice))
    return skippable(moment, title.upper(), choices, voice, (intro,))


def _from_court(moment: Moment, voice: Voice) -> tuple[Choice[Action], ...]:
    swaps = [each for each in moment.options if isinstance(each, ReplaceFromCourt)]
    note = voice.sentence("then choose who comes")
    return tuple(
        Choice(
            voice.sentence("Discard {lord}", lord=lord_line(old, voice)),
            note,
            further=tuple(
                Choice(
                    voice.sentence("Take {lord}", lord=lord_line(each.take, voice)),
                    card_text(each.take, voice),
                    "",
                    each,
                    about=Subject("lord", each.take),
                )
                for each in swaps
                if each.discard is old
            ),
            about=Subject("lord", old),
        )
        for old in dict.fromkeys(each.discard for each in swaps)
    )


def _from_deck(moment: Moment, voice: Voice) -> tuple[Choice[Action], ...]:
    note = voice.sentence("a new Lord comes")
    return tuple(
        Choice(
            voice.sentence("Discard {lord}", lord=lord_line(each.discard, voice)),
            note,
            "",
            each,
            about=Subject("lord", each.discard),
        )
        for each in moment.options
        if isinstance(each, ReplaceFromDeck)
    )


def _lord(moment: Moment, voice: Voice) -> Span:
    """Return the name of the Lord whose power asks."""
    lord = because_of(moment, voice)
    assert lord is not None
    return lord
