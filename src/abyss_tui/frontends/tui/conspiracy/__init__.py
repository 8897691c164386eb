"""Abyss: Conspiracy on screens."""
