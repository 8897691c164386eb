"""Abyss, the base game (Bruno Cathala and Charles Chevallier, Bombyx 2014): the rules alone."""
