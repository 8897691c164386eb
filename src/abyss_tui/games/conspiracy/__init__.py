"""Abyss: Conspiracy: its cards, its rules, what each seat sees of it, and its formats."""
