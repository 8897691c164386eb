"""The commands: each imports what it needs when it runs, so that all of them start quickly."""
