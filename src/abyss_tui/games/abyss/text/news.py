"""What others have just done to a player, said to them with what they are asked next."""

from collections.abc import Iterator, Sequence

from abyss_tui.games.abyss.events import AllySold, LordDisabled, MonsterStolen, PearlsReturned
from abyss_tui.games.abyss.text.cards import (
    ally,
    counted_pearls,
    lord_name,
    monster_token,
    short_name,
)
from abyss_tui.games.abyss.views import View
from abyss_tui.i18n.voice import Sentence, Span, Voice
from abyss_tui.kernel.audience import player
from abyss_tui.kernel.event import Event


def news(view: View, happened: Sequence[Event], voice: Voice) -> Sentence:
    """Return what happened to the viewer by what others did, each in a sentence."""
    spans: list[Span] = []
    for each in _sentences(view, happened, voice):
        spans += [*([Span(" ")] if spans else []), *each]
    return tuple(spans)


def _sentences(view: View, happened: Sequence[Event], voice: Voice) -> Iterator[Sentence]:
    you = view.you

    def name(seat: int) -> Span:
        return player(view.players[seat].name)

    for event in happened:
        match event:
            case AllySold(explorer=explorer) if explorer == you:
                yield voice.sentence(
                    "{who} bought {ally} from you for {pearls}.",
                    who=name(event.seat),
                    ally=ally(event.ally, voice),
                    pearls=counted_pearls(event.price, voice),
                )
            case MonsterStolen(victim=victim) if victim == you:
                token = monster_token(voice)
                yield voice.sentence(
                    "{who} stole {token} from you.", who=name(event.seat), token=token
                )
            case LordDisabled(seat=seat) if seat == you:
                yield voice.sentence(
                    "{who} disabled your {lord}.",
                    who=name(view.seat),
                    lord=short_name(event.lord, voice),
                )
            case PearlsReturned(seat=seat) if seat == you:
                yield voice.sentence(
                    "{lord} made you return {pearls}.",
                    lord=lord_name(event.lord, voice),
                    pearls=counted_pearls(event.pearls, voice),
                )
