"""Learning to play: a short game from a fixed deal, in seven steps, against a scripted opponent."""
