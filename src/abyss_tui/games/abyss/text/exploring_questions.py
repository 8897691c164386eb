"""What the explorer is asked about the card that was turned up."""

from collections.abc import Mapping
from typing import Final

from abyss_tui.games.abyss.actions import Action, Explore, Fight, Take
from abyss_tui.games.abyss.cards.board import LAST_SPACE
from abyss_tui.games.abyss.text.cards import full_card, track
from abyss_tui.games.abyss.text.moment import Moment
from abyss_tui.games.abyss.text.rewards import reward, threat
from abyss_tui.games.abyss.text.turn_questions import uses
from abyss_tui.i18n.voice import Sentence, Tier, Voice, capitalized
from abyss_tui.kernel.audience import player
from abyss_tui.kernel.question import Choice, Question, Subject

DEEPER: Final[Mapping[Tier, str]] = {
    "signs": "to space {space} of 5; this one may go to the Council",
    "words": "to space {space} of 5; this Ally may then go to the Council",
}
"""What exploring deeper leads to: where there is little room, and as it is read aloud."""


def explore_question(moment: Moment, voice: Voice) -> Question[Action]:
    """Return the question what to do with an Ally that nobody bought, or with a Monster."""
    ask = _monster if moment.decision.about["card"] == "monster" else _ally
    return ask(moment, voice)


def _monster(moment: Moment, voice: Voice) -> Question[Action]:
    view = moment.view
    rewards = [each for each in moment.options if isinstance(each, Fight)]
    key = "f" if len(rewards) == 1 else ""
    fights = tuple(
        Choice(
            _fight(moment, each, voice),
            _fight_note(moment, each, voice),
            key,
            each,
            about=Subject("threat"),
        )
        for each in rewards
    )
    onward = _onward(moment, _swim_note(view.threat, voice), voice)
    turned_up = voice.sentence(
        "{player} turned up a MONSTER on space {space} of 5.",
        player=player(view.active.name),
        space=moment.decision.about["space"],
    )
    intro = (turned_up, threat(view.threat, voice), _on_the_track(moment, voice))
    choices = (*fights, *onward, *uses(moment, voice))
    return Question(voice.text("Monster").upper(), choices, intro, careful=True)


def _ally(moment: Moment, voice: Voice) -> Question[Action]:
    space = moment.decision.about["space"]
    lying = full_card(moment.view.track[-1], voice)
    label = voice.sentence("Take {ally}", ally=lying)
    on_offer = Subject("card", moment.view.track[-1])
    taking = tuple(
        Choice(label, _take_note(space, voice), "t", each, about=on_offer)
        for each in moment.options
        if isinstance(each, Take)
    )
    note = voice.sentence(DEEPER[voice.tier], space=space + 1)
    unsold = voice.sentence(
        "{ally} lies unsold on space {space} of 5.", ally=capitalized(lying), space=space
    )
    choices = (*taking, *_onward(moment, note, voice), *uses(moment, voice))
    intro = (unsold, _on_the_track(moment, voice))
    return Question(voice.text("Exploring").upper(), choices, intro, careful=True)


def _onward(moment: Moment, note: Sentence, voice: Voice) -> tuple[Choice[Action], ...]:
    label = voice.sentence("Explore deeper")
    return tuple(
        Choice(label, note, "d", each, about=Subject("explore"))
        for each in moment.options
        if isinstance(each, Explore)
    )


def _on_the_track(moment: Moment, voice: Voice) -> Sentence:
    return voice.sentence("On the track: {track}", track=track(moment.view.track, voice))


def _take_note(space: int, voice: Voice) -> Sentence:
    if space == LAST_SPACE:
        return voice.sentence("into your hand, and 1 Pearl for the fifth space; exploring ends")
    return voice.sentence("into your hand; exploring ends")


def _fight(moment: Moment, fight: Fight, voice: Voice) -> Sentence:
    """Return all that a fight brings: what the Threat track shows, and on the fifth space more."""
    gained = reward(fight.keys, fight.pearls, fight.monsters, voice)
    if moment.decision.about["space"] == LAST_SPACE:
        return voice.sentence("Fight: gain {reward}, and 1 Pearl for the space", reward=gained)
    return voice.sentence("Fight: gain {reward}", reward=gained)


def _fight_note(moment: Moment, fight: Fight, voice: Voice) -> Sentence:
    player = moment.view.active
    keys = player.keys + player.lord_keys + fight.keys
    parts: list[Sentence] = []
    if fight.keys and keys >= 3:
        parts.append(voice.sentence("Keys {number} of 3: a Location follows", number=keys))
    elif fight.keys:
        parts.append(voice.sentence("Keys {number} of 3", number=keys))
    parts.append(voice.sentence("Threat back to 1, exploring ends"))
    return voice.clauses(parts)


def _swim_note(threat: int, voice: Voice) -> Sentence:
    after = min(threat + 1, 6)
    if after == threat:
        return voice.sentence("Threat stays on 6; the Monster stays behind")
    return voice.sentence(
        "Threat {threat} to {after}; the Monster stays behind", threat=threat, after=after
    )
