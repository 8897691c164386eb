"""The log: one sentence for each deed, in whose words it is told, and that it only grows."""

from collections.abc import Iterable, Sequence

import pytest

from abyss_tui.games.abyss import events as told
from abyss_tui.games.abyss.cards.catalogue import LORDS
from abyss_tui.games.abyss.cards.pieces import ally
from abyss_tui.games.abyss.text.events import SENTENCES
from abyss_tui.games.abyss.text.game_text import TEXT
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Sentence, Span, Tier, Voice, plain
from abyss_tui.kernel.event import Event
from tests.games.abyss.text.told import ANA, BO, CLEO, EXAMPLES, NAMES, SILENT, TO_BO

BEGIN = told.TurnStarted(ANA, extra=False)


def lines(
    events: Iterable[Event],
    you: int | None = None,
    tier: Tier = "signs",
    names: Sequence[str] = NAMES,
) -> tuple[Sentence, ...]:
    """Return what is said in a turn of Ana's in which this happens."""
    story = TEXT.story(names, you, Voice(ENGLISH, tier))
    story.tell([BEGIN, *events])
    return story.paragraphs[-1].lines


@pytest.mark.parametrize("what", EXAMPLES)
def test_a_deed_is_one_sentence_of_signs(what: str) -> None:
    assert list(map(plain, lines(EXAMPLES[what].events))) == [EXAMPLES[what].signs]


@pytest.mark.parametrize("what", EXAMPLES)
def test_a_deed_is_one_sentence_in_words(what: str) -> None:
    assert list(map(plain, lines(EXAMPLES[what].events, tier="words"))) == [EXAMPLES[what].words]


@pytest.mark.parametrize("what", TO_BO)
def test_the_listener_is_called_you(what: str) -> None:
    events, said = TO_BO[what]
    assert list(map(plain, lines(events, BO))) == [said]


@pytest.mark.parametrize("event", SILENT, ids=lambda event: event.type)
def test_some_events_go_without_saying(event: Event) -> None:
    assert lines([event]) == ()


def test_every_kind_of_event_is_told_or_goes_without_saying() -> None:
    kinds = {each for each in vars(told).values() if isinstance(each, type)}
    events = {
        each for each in kinds if issubclass(each, Event) and each.__module__ == told.__name__
    }
    told_of = {type(event) for each in EXAMPLES.values() for event in each.events}
    assert told_of | set(map(type, SILENT)) == events
    assert {kind for kind in SENTENCES if issubclass(kind, Event)} <= told_of


def test_a_player_called_m_is_no_monster() -> None:
    stolen = told.MonsterStolen(ANA, BO, None)
    (said,) = lines([stolen], names=("K", "M", "Cleo"))
    assert [span for span in said if span.text == "M"] == [
        Span("M", "monster"),
        Span("M", "player"),
    ]


def test_signs_have_the_role_of_what_they_are() -> None:
    recruited = told.LordRecruited(ANA, LORDS["sage"], (ally("crab-4"),), 2)
    (said,) = lines([recruited])
    assert [span for span in said if span.role] == [
        Span("the Sage", "lord"),
        Span("¤4", "race.crab"),
        Span("2○", "pearl"),
    ]


def test_a_story_told_in_parts_is_the_same_story() -> None:
    events = [BEGIN, *EXAMPLES["an exploration"].events, *EXAMPLES["a recruitment"].events]
    at_once, in_parts = (TEXT.story(NAMES, BO, Voice(ENGLISH)) for _ in range(2))
    at_once.tell(events)
    for event in events:
        in_parts.tell([event])
    assert in_parts.paragraphs == at_once.paragraphs


def news(what: str, known: int) -> list[str]:
    """Return what is told by ear of something to who knows so many of its events."""
    story = TEXT.story(NAMES, None, Voice(ENGLISH, "words"))
    story.tell([BEGIN, *EXAMPLES[what].events[:known]])
    story.hold_known()
    story.tell(EXAMPLES[what].events[known:])
    return list(map(plain, story.paragraphs[-1].lines))


@pytest.mark.parametrize(
    ("what", "known", "new"),
    [
        ("an exploration", 2, ["passed 1 Monster, sold seahorse 5 to Bo for 1 Pearl,"]),
        ("an exploration", 4, ["sold seahorse 5 to Bo for 1 Pearl, kept shellfish 3"]),
        ("an exploration", 8, ["kept shellfish 3 and gained 1 Pearl, left crab 2 to the Council"]),
        ("an exploration", 11, []),
        ("a card on which nobody has decided", 1, ["turned up seahorse 5"]),
        ("a fight", 1, ["fought a Monster for 1 Key, 1 Pearl and 2 Monster tokens"]),
        ("a recruitment", 1, ["affiliated jellyfish 2"]),
        ("the last affiliation", 1, ["Bo affiliated shellfish 3"]),
        ("a sale of the Slaver", 1, ["gained 2 Pearls (Slaver)"]),
        ("a discard", 1, []),
    ],
)
def test_of_a_deed_that_grows_only_what_is_new_is_told_again(
    what: str, known: int, new: list[str]
) -> None:
    told = news(what, known)
    assert len(told) == len(new)
    assert all(line.startswith(part) for line, part in zip(told, new, strict=True))


def test_what_comes_after_what_is_known_is_told_whole() -> None:
    story = TEXT.story(NAMES, None, Voice(ENGLISH))
    story.tell([BEGIN, told.CardRevealed(ANA, ally("crab-2"), 1)])
    story.hold_known()
    after = [told.TurnStarted(BO, extra=False), told.TurnPassed(BO)]
    story.tell([told.TurnPassed(ANA), *after])
    lines = [(part.seat, list(map(plain, part.lines))) for part in story.paragraphs]
    assert lines == [(ANA, ["could do nothing"]), (BO, ["could do nothing"])]


def test_paragraphs_that_were_told_are_never_told_again() -> None:
    story = TEXT.story(NAMES, None, Voice(ENGLISH))
    story.tell([BEGIN, told.TurnPassed(ANA), told.TurnStarted(BO, extra=False)])
    before = story.paragraphs[0]
    story.tell([told.TurnPassed(BO)])
    assert story.paragraphs[0] is before
    assert [plain(line) for line in story.paragraphs[1].lines] == ["could do nothing"]


def test_turns_are_counted_for_each_player() -> None:
    story = TEXT.story(NAMES, None, Voice(ENGLISH))
    story.tell(told.TurnStarted(seat, extra=False) for seat in (ANA, BO, CLEO, ANA))
    counted = [(part.seat, part.turn) for part in story.paragraphs]
    assert counted == [(ANA, 1), (BO, 1), (CLEO, 1), (ANA, 2)]


def test_the_deal_is_a_paragraph_before_the_first_turn() -> None:
    story = TEXT.story(NAMES, ANA, Voice(ENGLISH))
    story.tell([*EXAMPLES["the deal"].events, BEGIN])
    assert [(part.turn, len(part.lines)) for part in story.paragraphs] == [(0, 1), (1, 0)]
    assert plain(story.paragraphs[0].lines[0]) == "a new game; you begin"


def test_a_story_can_begin_in_the_middle_of_a_turn() -> None:
    story = TEXT.story(NAMES, None, Voice(ENGLISH))
    story.tell([told.TurnPassed(ANA)])
    assert [plain(line) for line in story.paragraphs[-1].lines] == ["could do nothing"]
