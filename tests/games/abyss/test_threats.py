"""What is close to happening follows from what lies open, and from nothing else."""

from dataclasses import replace

from abyss_tui.games.abyss.formats.position import load_position
from abyss_tui.games.abyss.text.threats import threats, warning
from abyss_tui.games.abyss.threats import nearest_to_the_end
from abyss_tui.games.abyss.views import View, view_for
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice
from tests.builders import Json, a_position, ada, bo, cleo

VOICE = Voice(ENGLISH)
FIVE = "keeper reaper miller oracle shaman"
OTHER_FIVE = "slaver jailer hunter seeker trader"


def seen(*players: Json, ending: int | None = None) -> View:
    """Return what somebody sees who only looks on."""
    return view_for(load_position(a_position(*players, ending=ending), seed=1), None)


def warned(view: View, *, brief: bool = False) -> str:
    return warning(view, [player.name for player in view.players], VOICE, brief=brief)


def test_two_keys_are_one_key_short_wherever_they_come_from() -> None:
    """R21: tokens and Key symbols count alike."""
    for keys, lords in [(2, ""), (1, "keeper"), (0, "keeper reaper")]:
        assert threats(seen(ada(keys=keys, lords=lords)), 0, VOICE) == ["1 Key short"]
    assert threats(seen(ada(keys=1)), 0, VOICE) == []


def test_a_key_of_a_lord_that_is_disabled_or_covered_does_not_count() -> None:
    view = seen(ada(keys=1, lords="keeper!"), bo(keys=1, lords="reaper@abyss"))
    assert [threats(view, seat, VOICE) for seat in (0, 1)] == [[], []]


def test_from_five_lords_on_everybody_is_warned() -> None:
    view = seen(ada(), bo(lords="slaver jailer hunter seeker trader"))
    assert nearest_to_the_end(view) == [1]
    assert threats(view, 1, VOICE)[-1] == "5 of 7 Lords"
    assert warned(view) == "Bo has 5 of 7 Lords"
    assert nearest_to_the_end(seen(ada(lords="slaver jailer hunter seeker"), bo())) == []


def test_all_who_lead_with_the_same_number_of_lords_are_named() -> None:
    view = seen(ada(lords=FIVE), bo(lords=OTHER_FIVE), cleo(lords="sage"))
    assert warned(view) == "Ada and Bo have 5 of 7 Lords"
    assert warned(view, brief=True) == "Ada, Bo 5/7 Lords"


def test_who_triggered_the_end_is_not_said_to_play_last() -> None:
    """R32: the others have a turn each."""
    view = seen(ada(lords=FIVE), bo(), ending=0)
    assert warned(view) == "Ada triggered the end: these are the last turns"
    assert threats(view, 0, VOICE)[0] == "triggered the end"


def test_once_the_game_is_over_no_turns_are_the_last_ones() -> None:
    view = replace(seen(ada(lords=FIVE), bo(), ending=0), decision=None)
    assert warned(view) == warned(view, brief=True) == ""
