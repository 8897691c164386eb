"""What is said of players who are close to a Location or to the end."""

from collections.abc import Sequence

from abyss_tui.games.abyss.cards.board import LORDS_TO_END
from abyss_tui.games.abyss.threats import is_near_the_end, is_one_key_short, nearest_to_the_end
from abyss_tui.games.abyss.views import View
from abyss_tui.i18n.voice import Voice


def threats(view: View, seat: int, voice: Voice, *, brief: bool = False) -> list[str]:
    """Return what a player is close to, or has brought about; mostly nothing.

    `brief` is for a narrow place.
    """
    player = view.players[seat]
    texts = []
    if view.ending == seat:
        texts.append(voice.text("end triggered" if brief else "triggered the end"))
    if is_one_key_short(player):
        short = voice.count("{number} Key short", "{number} Keys short", 1)
        texts.append(voice.text("lacks 1 Key") if brief else short)
    if view.ending is None and is_near_the_end(player):
        lords = len(player.lords)
        near = voice.text("{lords} of {all} Lords", lords=lords, all=LORDS_TO_END)
        texts.append(voice.text("near the end") if brief else near)
    return texts


def warning(view: View, names: Sequence[str], voice: Voice, *, brief: bool) -> str:
    """Return how near the end is: that it was triggered, or who is close to it; else nothing.

    Nothing once the game is over. `names` are those of the players, as they may be shown; `brief`
    is for a narrow screen.
    """
    if view.decision is None:
        return ""
    if view.ending is not None:
        name = names[view.ending]
        if brief:
            return voice.text("last turns (end: {name})", name=name)
        return voice.text("{name} triggered the end: these are the last turns", name=name)
    seats = nearest_to_the_end(view)
    if not seats:
        return ""
    lords = len(view.players[seats[0]].lords)
    near = [names[seat] for seat in seats]
    if brief:
        who = voice.enumerated(near)
        return voice.text("{names} {lords}/{all} Lords", names=who, lords=lords, all=LORDS_TO_END)
    text = "{names} has {lords} of {all} Lords" if len(near) == 1 else _SEVERAL
    return voice.text(text, names=voice.listed(near), lords=lords, all=LORDS_TO_END)


_SEVERAL = "{names} have {lords} of {all} Lords"
