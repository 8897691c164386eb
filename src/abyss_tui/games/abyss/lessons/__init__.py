"""Learning to play: a short game from a fixed deal, in eight steps, against a scripted opponent."""
