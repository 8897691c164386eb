"""The link by which a browser becomes that of who is here."""

from typing import Any

from textual.app import App

from abyss_tui.frontends.tui.prompts.reading import Reading
from abyss_tui.i18n.voice import Voice
from abyss_tui.sitting.ways_in import WaysIn, told_of_link


def show_link(app: App[Any], ways_in: WaysIn, voice: Voice) -> None:
    """Make a link and show it, where this host serves browsers; it is copied, too (OSC 52)."""
    if ways_in.link is None:
        return
    address, *told = told_of_link(ways_in.link, voice)
    app.copy_to_clipboard(address)
    copied = voice.text("Copied, if your terminal lets programs copy.")
    title = voice.text("COME WITH A BROWSER, TOO")
    app.push_screen(Reading(title, "\n\n".join((address, *told, copied))))
