"""What holds for every test: garbage is collected seldom."""

import gc

# Collecting it takes a third of the time of a test that draws screens. What is left when a test
# ends goes all the same, only later.
gc.set_threshold(200_000, 20, 20)
