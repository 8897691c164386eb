"""Heuristics: what every action is worth by rules of thumb, without trying anything out."""
