"""The cards and tiles of Abyss: their names, what is printed on them, and how they are read."""
