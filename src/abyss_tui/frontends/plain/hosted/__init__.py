"""The game at a host in plain lines: the visit of one person, from their name to their farewell."""
