"""The cards of Abyss: Conspiracy: their names, what is printed on them, and how they are read."""
