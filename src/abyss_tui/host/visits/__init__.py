"""One visit of one client: a person at screens, a person in lines, or a program."""
