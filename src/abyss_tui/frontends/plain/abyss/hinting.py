"""Hints in lines: what is met for the first time is explained before it is decided."""

from abyss_tui.frontends.plain.desk import Desk
from abyss_tui.games.abyss.text.hint_texts import hint, hint_text, hint_title
from abyss_tui.i18n.voice import plain


async def tell_hint(desk: Desk) -> None:
    """Tell the hint that fits the decision, if there is one that was not told yet."""
    hints = desk.asking.hints
    if hints is None or not desk.place.kept:  # the lessons tell enough
        return
    name = hint(desk.view(), desk.preview(), hints.seen())
    if name is None:
        return
    voice = desk.voice
    keys = {"plot": "p", "ways": voice.text("ways")}
    text = plain(hint_text(name, keys, voice))
    desk.asking.say(voice.text("{title}. {text}", title=hint_title(name, voice), text=text))
    await hints.note(name)
