"""Things to compose pictures from. What is held has its grip at (0, 0) and stands upright."""
