"""The cards of a game: its Lords and its Locations, each with a file, compiled into one form.

The compiled form says from which texts it was made: it is taken for exactly these texts, and for
all others the files are read (`kernel.cards.compiled`).
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Generic, TypeAlias, TypeVar

from abyss_tui.kernel.cards.compiled import NOT_WHOLE, kinds_of, written
from abyss_tui.kernel.cards.printed import Printed

LordT = TypeVar("LordT", bound=Printed)
LocationT = TypeVar("LocationT", bound=Printed)

Cards: TypeAlias = tuple[dict[str, LordT], dict[str, LocationT]]
"""The Lords and the Locations by slug, in the order of their files."""


class CardSet(Generic[LordT, LocationT]):
    """The two card files of a game, what is compiled from them, and what makes cards of either."""

    def __init__(
        self,
        lords: Path,
        locations: Path,
        compiled: Path,
        make: tuple[Callable[..., LordT], Callable[..., LocationT]],
        reading: str,
    ) -> None:
        """`make` makes a Lord, and a Location, of the fields that are written of it.

        `reading` names the module that reads the files, with `load_lords` and `load_locations`: it
        is imported when they must be read, as what checks them takes longer to import than a game.
        """
        self.lords: Final = lords
        self.locations: Final = locations
        self.compiled: Final = compiled
        self._make = make
        self._reading = reading

    def cards(self) -> Cards[LordT, LocationT]:
        """Return the cards as the files say. Raises BadCardData where they must be read."""
        return self.known() or self.read()

    def known(
        self,
        lords: Path | None = None,
        locations: Path | None = None,
        compiled: Path | None = None,
    ) -> Cards[LordT, LocationT] | None:
        """Return the cards of the compiled form, None where it is not made from these files.

        Files that are not named are those of the game.
        """
        make_lord, make_location = self._make
        files = lords or self.lords, locations or self.locations
        try:
            kinds = kinds_of(compiled or self.compiled, *files)
            if kinds is None:
                return None
            return (
                {each["slug"]: make_lord(**each) for each in kinds["lords"]},
                {each["slug"]: make_location(**each) for each in kinds["locations"]},
            )
        except NOT_WHOLE:
            return None

    def read(self) -> Cards[LordT, LocationT]:
        """Return the cards of the files, which are checked. Raises BadCardData."""
        reading = import_module(self._reading)
        return reading.load_lords(self.lords), reading.load_locations(self.locations)

    def compile(self) -> str:
        """Return the compiled form of the files as they are. Raises BadCardData."""
        lords, locations = self.read()
        kinds: Mapping[str, Any] = {"lords": lords.values(), "locations": locations.values()}
        return written(kinds, self.lords, self.locations)
