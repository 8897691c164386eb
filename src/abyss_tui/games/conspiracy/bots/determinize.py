"""Determinization: a whole game that agrees with everything a seat knows.

Nothing is hidden but the order of the two decks (C34): what is in them is whatever lies nowhere
else, and every order of it is as likely.
"""

from collections import Counter

from abyss_tui.games.conspiracy.cards.catalogue import ALL_LORDS, LOCATIONS
from abyss_tui.games.conspiracy.game import Game, Player
from abyss_tui.games.conspiracy.rules.resuming import agenda_of
from abyss_tui.games.conspiracy.views import PlayerView, View
from abyss_tui.kernel.chance import Dice


class Knowledge:
    """All that a seat knows at a decision, from which games are determinized."""

    def __init__(self, view: View) -> None:
        assert view.you is not None
        assert view.decision is not None
        self.you = view.you
        players = [_player(each) for each in view.players]
        game = Game(0, players, view.seat)
        game.piles = {guild: list(pile) for guild, pile in view.piles.items()}
        game.available, game.drawn = list(view.available), list(view.drawn)
        game.waiting = list(view.waiting)
        game.pearl_master, game.edict, game.ending = view.pearl_master, view.edict, view.ending
        lords = Counter(ALL_LORDS)
        lords.subtract(lord for player in players for lord in player.chamber)
        lords.subtract(lord for pile in view.piles.values() for lord in pile)
        lords.subtract(view.waiting)
        game.lord_deck = list(lords.elements())
        seen = {*view.available, *view.drawn}
        seen.update(each for player in players for each in player.locations.values())
        game.location_deck = [each for each in LOCATIONS.values() if each not in seen]
        game.agenda = agenda_of(game, view.decision.kind)
        self._table = game
        """The game as it stands, but for the order of the decks."""

    def determinize(self, dice: Dice) -> Game:
        """Return one game that may be the true one, at the decision that waits."""
        game = self._table.copy()
        # A seed of its own: what the true game will shuffle is a secret before this seat as well.
        game.seed = dice.getrandbits(48)
        dice.shuffle(game.lord_deck)
        dice.shuffle(game.location_deck)
        return game


def _player(seen: PlayerView) -> Player:
    player = Player(seen.name)
    player.fill(seen.chamber, seen.locations)
    return player
