"""Cards in a form that is read at once: JSON that was made from the checked card files.

Reading and checking the files takes as long as a third of a start. `make cards` writes the compiled
form. It begins with the digest of the files it was made from, and is no answer for files that say
anything else: whoever edits a card file plays with what they wrote, and a test holds that the form
in the repository is that of the files beside it.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, TypeAlias

Kinds: TypeAlias = dict[str, list[dict[str, Any]]]
"""What is written of each card, by the kind of card: "lords", "locations"."""

NOT_WHOLE: Final = (OSError, KeyError, TypeError, ValueError)
"""What reading a compiled form raises that is missing or not whole: the files are read then."""


def kinds_of(compiled: Path, *files: Path) -> Kinds | None:
    """The cards of these files, None where the compiled form is not made from them.

    Raises one of `NOT_WHOLE`; so does making cards of what it says.
    """
    said = json.loads(compiled.read_text(encoding="utf-8"))
    if said["made_from"] != digest(*files):
        return None
    kinds: Kinds = said
    return kinds


def digest(*files: Path) -> str:
    """What tells these texts from all others; how a system ends its lines makes no difference."""
    texts = [path.read_text(encoding="utf-8") for path in files]
    return sha256(json.dumps(texts).encode()).hexdigest()


def written(kinds: Mapping[str, Iterable[Any]], *files: Path) -> str:
    """The compiled form of the cards of these files, by kind: dataclasses or records.

    Each card has a line, so that differences can be read.
    """
    parts = [f'"made_from": "{digest(*files)}"']
    for kind, cards in kinds.items():
        lines = ",\n".join(json.dumps(asdict(card), ensure_ascii=False) for card in cards)
        parts.append(f'"{kind}": [\n{lines}\n]')
    return "{" + ",\n".join(parts) + "}\n"
