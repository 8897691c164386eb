"""An action: what any game here is answered with."""

from typing import ClassVar


class Named:
    """What every action has: the name of its type in the protocol."""

    __slots__ = ()
    type: ClassVar[str]
