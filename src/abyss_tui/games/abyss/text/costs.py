"""Why a Lord of the Court costs more or less than what is printed on it (R3)."""

from collections.abc import Iterable, Iterator, Sequence

from abyss_tui.games.abyss.cards.pieces import Lord
from abyss_tui.games.abyss.previews import LordPreview, Preview
from abyss_tui.games.abyss.text.cards import short_name
from abyss_tui.games.abyss.views import View
from abyss_tui.i18n.voice import Sentence, Span, Voice
from abyss_tui.records import record


@record
class Cause:
    """A Lord before a player that raises or lowers what the viewer pays."""

    seat: int
    lord: Lord
    more: int
    """What it adds; less than 0 for a discount."""
    own: bool
    """Whether the Lord is the payer's own."""


def payer(view: View) -> int:
    """Return the seat whose costs are shown: the viewer's, else that of the active player."""
    return view.seat if view.you is None else view.you


def causes(view: View, preview: Preview) -> list[Cause]:
    """Return the Lords that change the payer's costs, those of the opponents first."""
    seat = payer(view)
    cheaper = lord_in_force(view, seat, "lowers-costs")
    less = cheaper.power.amount if cheaper is not None and cheaper.power is not None else 0
    dearer = preview.surcharge + less
    found = []
    for other in range(len(view.players)):
        lord = lord_in_force(view, other, "raises-costs")
        if dearer and lord is not None and other != seat:
            found.append(Cause(other, lord, dearer, own=False))
    if cheaper is not None:
        found.append(Cause(seat, cheaper, -less, own=True))
    return found


def lord_in_force(view: View, seat: int, verb: str) -> Lord | None:
    """Return the Lord before a player whose lasting power this is, if it is in force."""
    for owned in view.players[seat].lords:
        power = owned.lord.power
        if owned.free and not owned.disabled and power is not None and power.verb == verb:
            return owned.lord
    return None


def whose(cause: Cause, name: str, voice: Voice) -> Sentence:
    """Return whose Lord changes the costs: Bruno's Recruiter, your Treasurer."""
    lord = Span(short_name(cause.lord, voice).text)
    if cause.own:
        return voice.sentence("your {lord}", lord=lord)
    return voice.sentence("{owner}'s {lord}", owner=name, lord=lord)


def cost(of: LordPreview, changed: Sequence[Cause], names: Sequence[str], voice: Voice) -> Sentence:
    """Return what a Lord costs, and the sum behind it where it is not what is printed."""
    number = Span(str(of.cost), "bright")
    printed = of.lord.cost
    if of.cost == printed:
        return voice.sentence("costs {cost}", cost=number)
    if of.cost != printed + sum(each.more for each in changed):  # never below 0
        return voice.sentence("costs {cost} (printed {printed})", cost=number, printed=printed)
    sentence = voice.sentence("costs {cost} = {printed} printed", cost=number, printed=printed)
    return (*sentence, *_summands(changed, names, voice))


def why(of: LordPreview, changed: Sequence[Cause], names: Sequence[str], voice: Voice) -> Sentence:
    """Return what is printed, and who changes that: 10 printed + 2 Dmitri's Recruiter.

    Nothing where a Lord costs what is printed.
    """
    if of.cost == of.lord.cost:
        return ()
    printed = voice.sentence("{printed} printed", printed=of.lord.cost)
    return (*printed, *_summands(changed, names, voice))


def _summands(changed: Iterable[Cause], names: Sequence[str], voice: Voice) -> Iterator[Span]:
    for each in changed:
        sign = "+" if each.more > 0 else "-"
        yield Span(f" {sign} {abs(each.more)} ")
        yield from whose(each, names[each.seat], voice)
