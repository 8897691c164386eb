"""The title and the text for a thing on the table."""

from abyss_tui.games.conspiracy.cards.names import Guild
from abyss_tui.games.conspiracy.cards.pieces import Location, Lord
from abyss_tui.games.conspiracy.previews import Preview
from abyss_tui.games.conspiracy.text.lens import lens
from abyss_tui.games.conspiracy.text.market import market, pile
from abyss_tui.games.conspiracy.text.names import guild, lord_message
from abyss_tui.games.conspiracy.text.places import locations_place, lords_place
from abyss_tui.games.conspiracy.text.players import NEW_LINE, player_lines
from abyss_tui.games.conspiracy.text.viewer import Viewer
from abyss_tui.games.conspiracy.views import View
from abyss_tui.i18n.voice import Sentence, Span, Voice, joined


def about(
    kind: str, thing: object, view: View, preview: Preview, voice: Voice
) -> tuple[str, Sentence]:
    """Return the title and the text for a thing on the table.

    It is a "lord", a "location", the "pile" of a Guild, a "space" of the active player's chamber, a
    "player" by the seat, or the "deck" with all that lies beside it. Of what else the lens knows it
    is what the lens says. Raises KeyError for others.
    """
    match kind, thing:
        case "lord", Lord():
            where = lords_place(thing, view, voice)
            return voice.say(lord_message(thing)), (*_lord(thing, voice), NEW_LINE, *where)
        case "location", Location():
            text = Span(voice.wording(thing.text))
            return voice.wording(thing.name), (
                text,
                NEW_LINE,
                *locations_place(thing, view, voice),
            )
        case "pile", Guild():
            return voice.say(guild(thing)), pile(thing, view, preview, voice)
        case "space", int():
            lord = view.active.chamber[thing - 1]
            return voice.say(lord_message(lord)), _on_space(thing, view, preview, voice)
        case "player", int():
            lines = player_lines(view, preview, thing, voice)
            return view.players[thing].name, joined(lines, NEW_LINE.text)
        case "deck", None:
            return voice.text("The table"), joined(market(view, preview, voice), NEW_LINE.text)
    said = lens(kind, thing, Viewer(view, preview, [each.name for each in view.players], voice))
    told = (said.about, said.does, said.brings)
    return said.name, joined(filter(None, told), NEW_LINE.text)


def _lord(lord: Lord, voice: Voice) -> Sentence:
    return voice.sentence(
        "{points}. {text}",
        points=voice.count("{number} Influence Point", "{number} Influence Points", lord.points),
        text=voice.wording(lord.text),
    )


def _on_space(space: int, view: View, preview: Preview, voice: Voice) -> Sentence:
    said = _lord(view.active.chamber[space - 1], voice)
    if space not in preview.coalitions[view.seat]:
        return said
    return (*said, Span(" "), *voice.sentence("It belongs to the largest Coalition."))
