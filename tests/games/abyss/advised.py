"""Every option of a random game, as it is advised."""

from collections.abc import Iterator
from random import Random

from abyss_tui.games.abyss.kind import KIND
from abyss_tui.games.abyss.text.advice_texts import advice
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice, plain

VOICE = Voice(ENGLISH, "words")


def every_decision(seed: int, players: int = 3) -> Iterator[str]:
    """Yield what is said of a drawn option of every kind, decision by decision."""
    game, lots = KIND.new_game(("Ada", "Bo", "Cy")[:players], seed, 0, {}), Random(seed)
    while game.decision is not None:
        view = KIND.view(game, game.decision.seat, with_options=True)
        kinds = {type(each): each for each in game.decision.options}
        for option in kinds.values():
            yield plain(advice(view, option, None, VOICE))
        game.apply(lots.choice(list(game.decision.options)))
