#!/usr/bin/env python3
"""Shrimp plays a seat: it likes some actions better than others, and looks no further.

    abyss-tui play --players "Ada,exec:docs/examples/shrimp.py"

What it likes are actions of Abyss; in Abyss: Conspiracy it plays as well, with fewer likings.
It needs Python 3 and nothing else. docs/bots.md says what the lines mean.
"""

import json
import sys

LIKED = {
    "recruit": 60,
    "control": 50,
    "take": 45,
    "fight": 40,
    "recruit-for-pearls": 30,
    "explore": 25,
    "buy": 22,
    "decline": 10,
    "draw": 5,
    "plot": -5,
}
"""How much it likes each type of action; 0 where nothing is said."""


def liking(action, view):
    """Return how much it likes an action in what it sees; more is better."""
    liked = LIKED.get(action["type"], 0)
    match action["type"]:
        case "recruit":  # the fewer Allies it takes, the better
            return liked - len(action.get("allies", []))
        case "support":  # a pile of three is worth more than one more card
            return liked + 10 * view["council"][action["race"]]
        case "buy":  # the second Pearl hurts
            return liked - 7 * view["decision"]["about"]["price"]
        case "fight":  # Keys open Locations
            return liked + action["keys"]
        case "draw":
            return liked + action["count"]
    return liked


def say(**request):
    """Send a line; without `flush` it would wait for others to fill a page."""
    print(json.dumps(request), flush=True)


def main():
    """Answer line by line until the game is over, or there are no more lines."""
    say(do="hello", name="Shrimp")
    for line in sys.stdin:
        told = json.loads(line)
        match told["tell"]:
            case "welcome" if told["account"] or told["ticket"]:
                say(do="sit")  # at a host one takes a seat oneself
            case "decision" if "options" in told["view"]["decision"]:  # asked of this seat
                view = told["view"]
                best = max(view["decision"]["options"], key=lambda each: liking(each, view))
                say(do="play", number=told["number"], action=best)
            case "refused":
                print(told["message"], file=sys.stderr)  # stands in the log of this program
            case "over":
                return


main()
