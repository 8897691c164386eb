"""How a game of Abyss is written for programs and for the disk: moves, views, scores, positions."""
