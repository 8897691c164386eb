"""What moves on a table when it changes: short, and over at any key or click."""
