"""Where programs play against each other, to measure how strong they are."""
