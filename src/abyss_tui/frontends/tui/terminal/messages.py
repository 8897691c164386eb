"""What a terminal tells its app besides keys and clicks."""

from textual.message import Message

from abyss_tui.frontends.tui.terminal.colours import Colours


class ColoursAnswered(Message):
    """A terminal has answered how many colours it has, when its app ran already."""

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self.colours = colours
