"""The game in plain lines: for screen readers, pipes and terminals that cannot show the table.

A session needs lines in, lines out, a place at a table, and a voice.
"""
