"""What leads away from where somebody is at a host."""

from abyss_tui.frontends.plain.leaving import Withdrawn
from abyss_tui.i18n.message import Message


class Elsewhere(Withdrawn):
    """Somebody is no longer where they were asked something."""


class Dismissed(Exception):
    """The line must end: there is a newer one, or the host closes."""

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message
