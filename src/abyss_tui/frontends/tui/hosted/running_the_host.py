"""What those do at their screen who run a host: a list of its people and tables, and a word."""

from typing import Any

from abyss_tui.frontends.tui.hosted.lobby_work import change_lobby, pick
from abyss_tui.frontends.tui.prompts.base_screen import BaseScreen
from abyss_tui.frontends.tui.prompts.form import Field, Form, Written
from abyss_tui.lobby.clients.administration import Administration
from abyss_tui.lobby.names import LONGEST_LINE
from abyss_tui.sitting.running_a_host import WRITTEN, HostWish, carry_out, host_question


def run_the_host(screen: BaseScreen[Any], host: Administration) -> None:
    """Ask over a screen what is to be done, do it, and say so."""

    async def do(wish: HostWish) -> None:
        screen.say(screen.voice.say(await carry_out(host, wish)))

    def chosen(wish: HostWish) -> None:
        if wish.what in WRITTEN and not wish.text:
            screen.app.push_screen(_written(screen, wish, host))
        else:
            change_lobby(screen, do(wish))

    pick(screen, host_question(host, screen.voice), chosen)


def _written(screen: BaseScreen[Any], wish: HostWish, host: Administration) -> Form:
    """Ask for what has to be written first."""

    async def accept(written: Written) -> None:
        done = HostWish(wish.what, text=written["text"])
        screen.say(screen.voice.say(await carry_out(host, done)))

    label = "Address" if wish.what == "ban address" else "To all"
    field = Field("text", screen.words(label), longest=LONGEST_LINE)
    title = screen.words("PEOPLE AND TABLES")
    return Form(title, screen.voice.say(WRITTEN[wish.what]), (field,), accept)
