"""The keyboard of a table: who sits there now, what they may see, and how they are asked."""

from typing import Any

from abyss_tui.frontends.plain.asking import Asking
from abyss_tui.kernel.question import Choice, Question
from abyss_tui.table.place import Place, WaitingDecision


class Desk:
    """What a game needs to ask its questions."""

    def __init__(self, place: Place, asking: Asking) -> None:
        self.place = place
        self.asking = asking
        self.voice = asking.voice
        self.viewer: int | None = next(iter(place.seats)) if len(place.seats) == 1 else None
        """Who sits at the keyboard; None while it is passed on, and while nobody has sat down."""
        self.public = False
        """Whether all are asked together: nothing of anybody's hand is told meanwhile."""

    @property
    def shared(self) -> bool:
        """Whether several people share the keyboard and have hands to hide from each other."""
        return len(self.place.seats) > 1 and self.place.kind.hides_hands

    @property
    def eyes(self) -> int | None:
        """Whose view may be told now; None for what everybody may know."""
        return None if self.public else self.viewer

    @property
    def decision(self) -> WaitingDecision:
        """The decision that waits; there is one."""
        decision = self.place.decision
        assert decision is not None  # else nothing is asked
        return decision

    def view(self, *, with_options: bool = False) -> Any:
        """Return the table as it may be told now."""
        return self.place.view(self.eyes, with_options=with_options)

    def preview(self) -> Any:
        """Return what can be told beforehand, to whom it may be told now."""
        return self.place.preview(self.eyes)

    async def show_alone(self, seat: int, why: str) -> None:
        """Pass the keyboard to a player, so that what follows is for their eyes alone."""
        asking, name = self.asking, self.place.names[seat]
        self.viewer = None
        asking.clear()
        asking.say(asking.words("Pass the keyboard to {name}. {why}", name=name, why=why))
        said = "{name}: press Enter when you are there and nobody else looks."
        asking.say(asking.words(said, name=name))
        await asking.enter()
        self.viewer = seat

    async def agreed(self, heading: str) -> bool:
        """Ask for a yes or a no."""
        voice = self.voice
        yes = Choice(voice.sentence("Yes"), key="y", answer=True)
        no = Choice(voice.sentence("No"), key="n", answer=False)
        return bool(await self.asking.choose(Question(heading, (yes, no))))
