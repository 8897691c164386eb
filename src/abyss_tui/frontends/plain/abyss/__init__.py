"""Abyss in plain lines: its questions, and what can be looked at."""
