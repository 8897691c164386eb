"""How fast the rules of our games work, beside other games that can be played from Python.

    make bench
    python -m bench                     the table below
    python -m bench --game conspiracy   the same for the other game
    python -m bench --json              the same as JSON
    python -m bench --rounds 15 --seconds 0.25 --core 0

One process on one core plays random games of everybody by the same driver: deal, list the legal
actions, choose one, play it. A machine is noisy and shared, so that no time proves anything:
slices of CPU time alternate (ours, peer, peer, ours), each such round gives one ratio, and what
is told is the median of the ratios with its bootstrap interval.

Hashes are seeded alike in every run, because catanatron walks through sets. Before Python 3.12
`None` hashes by its address all the same, so its games still differ a little from run to run.

These are ratios across games, "rules worked per second"; how many legal actions a game lists in
that time is not compared. The peers are pinned in `bench/requirements.txt`.
"""
