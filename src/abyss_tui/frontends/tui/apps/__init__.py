"""Whole programs: which screen leads to which, who sits there, what is kept for them."""
