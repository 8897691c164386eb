"""Keys that are typed over what explains a decision, and are meant for the decision itself."""

from collections.abc import Collection
from typing import Any

from abyss_tui.frontends.tui.keys.commands import ADVICE, BELOW, INFORM, KEYS
from abyss_tui.frontends.tui.prompts.back import BACK
from abyss_tui.frontends.tui.prompts.prompt import Prompt


def is_for_what_follows(key: str, prompt: Prompt[Any], own: Collection[str]) -> bool:
    """Whether a letter means nothing to a prompt, nor to what lies below any: then it may close.

    `own` are the keys of the prompt's answers. The decision that comes next obeys it, and nobody
    has to press it twice.
    """
    means_something = {*own, *BACK, "h", "j", "k", "l"}
    passed_on = any(prompt.look.is_key_of(each, key) for each in (*BELOW, INFORM, KEYS, ADVICE))
    return len(key) == 1 and key.isalpha() and key not in means_something and not passed_on
