"""The engine answers the lines of kept conversations as it did, refusals with their sentences."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from tests.golden.driving import answers
from tests.golden.golden import same_as_kept

CONVERSATIONS = Path(__file__).parent / "protocol"
FEW = 6
"""More options or events than that are kept as their number and a checksum."""


@pytest.mark.parametrize("name", ["first-contact", "a-whole-game", "four-players"])
def test_the_engine_answers_as_it_did(name: str) -> None:
    requests = (CONVERSATIONS / f"{name}-requests.jsonl").read_text(encoding="utf-8").splitlines()
    said = [shortened(json.loads(answer)) for answer in answers(requests)]
    same_as_kept(f"protocol/{name}-answers.txt", "\n".join([*said, ""]))


def shortened(answer: dict[str, Any]) -> str:
    """Return an answer in one line; the order of the options means nothing, so they are sorted."""
    decision = answer.get("decision")
    if decision is not None:
        decision["options"] = brief(sorted(decision["options"], key=json.dumps))
    if "view" in answer and answer["view"]["decision"] is not None:
        seen = answer["view"]["decision"]
        seen["options"] = brief(sorted(seen.get("options", []), key=json.dumps))
    if "next" in answer:
        answer["events"] = brief(answer["events"])
    return json.dumps(answer, ensure_ascii=False)


def brief(listed: list[Any]) -> list[Any] | str:
    """Return a list as it is, or a long one as its length and a checksum."""
    if len(listed) <= FEW:
        return listed
    return f"{len(listed)}: {sha256(json.dumps(listed).encode()).hexdigest()[:12]}"
