"""How programs find a move in any game: flat Monte Carlo, and the reasons that come of it."""
