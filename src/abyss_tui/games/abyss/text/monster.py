"""What follows from fighting a Monster and from exploring deeper, before one decides."""

from abyss_tui.games.abyss.actions import REWARDS, Explore, Fight
from abyss_tui.games.abyss.cards.board import KEYS_NEEDED, LAST_SPACE
from abyss_tui.games.abyss.cards.pieces import Ally
from abyss_tui.games.abyss.text.cards import pearls, row_of_allies
from abyss_tui.games.abyss.text.moment import Moment
from abyss_tui.games.abyss.text.rewards import reward_signs
from abyss_tui.i18n.message import Counted
from abyss_tui.i18n.voice import Sentence, Span, Voice, in_role, joined

_LAST_THREAT = max(REWARDS)


def besides_reward(moment: Moment, voice: Voice) -> list[Sentence]:
    """Return what fighting brings besides the reward that is chosen, a sentence a line."""
    lines = list[Sentence]()
    if moment.decision.about["space"] == LAST_SPACE:
        lines.append(voice.sentence("and {pearl} for the fifth space", pearl=pearls(1, voice)))
    return [*lines, *after_fighting(moment, voice)]


def after_fighting(moment: Moment, voice: Voice) -> list[Sentence]:
    """Return what follows from fighting besides what is gained, a sentence a line."""
    view, fights, lines = moment.view, _fights(moment), list[Sentence]()
    keys = max((each.keys for each in fights), default=0)
    if keys:
        held = view.active.keys + view.active.lord_keys + keys
        sentence = voice.sentence("Keys {number} of 3", number=held)
        if held >= KEYS_NEEDED:
            sentence = voice.sentence("Keys {number} of 3: a Location follows", number=held)
        lines.append(in_role(sentence, "key"))
    back = "Threat {threat} → 1, exploring is over"
    if view.threat == 1:
        back = "Threat stays on {threat}, exploring is over"
    lines.append(voice.sentence(back, threat=view.threat))
    left = [card for card in view.track if isinstance(card, Ally)]
    if left:
        allies = row_of_allies(left, voice)
        lines.append(voice.sentence("to the Council: {allies}", allies=allies))
    return lines


def _fights(moment: Moment) -> list[Fight]:
    return [each for each in moment.options if isinstance(each, Fight)]


def if_left_alone(moment: Moment, voice: Voice) -> list[Sentence]:
    """Return what exploring deeper brings, a sentence a line; nothing where it is not possible."""
    if not any(isinstance(each, Explore) for each in moment.options):
        return []
    threat, space = moment.view.threat, moment.decision.about["space"]
    after = min(threat + 1, _LAST_THREAT)
    number = Span(str(after), "strong")
    moved = voice.sentence("Threat {threat} → {after}", threat=threat, after=number)
    if after == threat:
        moved = voice.sentence("Threat stays on {threat}", threat=number)
    paid = joined((reward_signs(each, voice) for each in REWARDS[after]), " / ")
    left = Counted("{number} space left", "{number} spaces left", LAST_SPACE - space)
    return [
        moved,
        voice.sentence("the next one pays {rewards}", rewards=paid),
        voice.sentence("{spaces}; the fifth gives {pearl}", spaces=left, pearl=pearls(1, voice)),
        voice.sentence("a Monster there must be fought"),
    ]
