"""The codec of Abyss: how whoever does not know this game writes its moves, views and scores."""

from typing import Final

from abyss_tui.games.abyss.actions import ACTIONS, Action
from abyss_tui.games.abyss.formats.json_fields import READERS
from abyss_tui.games.abyss.formats.scores_json import score_to_json
from abyss_tui.games.abyss.formats.views_json import table_to_json
from abyss_tui.games.abyss.views import View
from abyss_tui.kernel.formats.codec import RecordCodec

# Actions are known by their fields as well: three share the type "use", two the type "replace".
CODEC: Final[RecordCodec[Action, View]] = RecordCodec(
    ACTIONS, READERS, table_to_json, score_to_json
)
