"""What is said of players who are close to a Location or to the end."""

from abyss_tui.games.abyss.cards.board import LORDS_TO_END
from abyss_tui.games.abyss.threats import is_near_the_end, is_one_key_short, nearest_to_the_end
from abyss_tui.games.abyss.views import PlayerView, View
from abyss_tui.i18n.voice import Voice


def threats(player: PlayerView, voice: Voice) -> list[str]:
    """Return what a player is close to, the nearest first; mostly nothing."""
    said = []
    if is_one_key_short(player):
        said.append(voice.text("1 Key short"))
    if is_near_the_end(player):
        lords = len(player.lords)
        said.append(voice.text("{lords} of {all} Lords", lords=lords, all=LORDS_TO_END))
    return said


def warning(view: View, voice: Voice, *, brief: bool) -> str:
    """Return how near the end is: that it was triggered, or who is close to it; else nothing.

    `brief` says it in about half a line of 80 columns.
    """
    if view.ending is not None:
        name = view.players[view.ending].name
        if brief:
            return voice.text("last turns (end: {name})", name=name)
        return voice.text("{name} triggered the end: these are the last turns", name=name)
    seats = nearest_to_the_end(view)
    if not seats:
        return ""
    lords = len(view.players[seats[0]].lords)
    names = [view.players[seat].name for seat in seats]
    if brief:
        who = ", ".join(names)
        return voice.text("{names} {lords}/{all} Lords", names=who, lords=lords, all=LORDS_TO_END)
    said = "{names} has {lords} of {all} Lords" if len(seats) == 1 else _SEVERAL
    return voice.text(said, names=voice.listed(names), lords=lords, all=LORDS_TO_END)


_SEVERAL = "{names} have {lords} of {all} Lords"
