"""Keys that are typed over what explains a decision, and are meant for the decision itself."""

from typing import Any

from abyss_tui.frontends.tui.keys.commands import ADVICE, BELOW, INFORM, KEYS
from abyss_tui.frontends.tui.prompts.back import BACK
from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt


def is_for_what_follows(key: str, prompt: ChoicePrompt[Any]) -> bool:
    """Whether a letter means nothing to a prompt, nor to what lies below any: then it may close.

    The decision that comes next obeys it, and nobody has to press it twice.
    """
    own = {each.key for each in prompt.question.choices} | {*BACK, "h", "j", "k", "l"}
    passed_on = any(prompt.look.is_key_of(each, key) for each in (*BELOW, INFORM, KEYS, ADVICE))
    return len(key) == 1 and key.isalpha() and key not in own and not passed_on
