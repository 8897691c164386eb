"""Whole screens: the menu, the table, the curtain between players, the final score."""
