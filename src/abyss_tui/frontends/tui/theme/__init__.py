"""Themes: the colours and weights that a session draws in."""
