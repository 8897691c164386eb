"""The parts of the table of Abyss, one module a part."""
