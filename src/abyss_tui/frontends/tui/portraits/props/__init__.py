"""What figures hold: each thing is drawn with its grip at (0, 0), and what is long stands upright."""
