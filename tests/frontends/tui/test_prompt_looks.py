"""How prompts look: over the lower left of the board, the rest in the shade, nothing hidden."""

from pathlib import Path
from typing import Any

import pytest
from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual.geometry import Region
from textual.screen import Screen
from textual.strip import Strip

from abyss_tui.frontends.tui.abyss.monster import MonsterPrompt
from abyss_tui.frontends.tui.abyss.monster_plates import IN_PERSON
from abyss_tui.frontends.tui.abyss.offer import OfferPrompt
from abyss_tui.frontends.tui.abyss.panels.court import Court
from abyss_tui.frontends.tui.abyss.payment import PaymentPrompt
from abyss_tui.frontends.tui.abyss.payment_bar import payment_bar
from abyss_tui.frontends.tui.apps.local_app import LocalApp
from abyss_tui.frontends.tui.portraits.half_blocks import LOWER, UPPER
from abyss_tui.frontends.tui.prompts.columns import in_columns
from abyss_tui.frontends.tui.prompts.plated_choices import PlatedChoices
from abyss_tui.frontends.tui.prompts.shade import shaded
from abyss_tui.frontends.tui.prompts.sketch import Sketch
from abyss_tui.frontends.tui.theme.deep_sea import DEEP_SEA
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.widgets.targets import Target
from abyss_tui.games.abyss.actions import Explore
from abyss_tui.games.abyss.cards.pieces import ALLIES
from abyss_tui.games.abyss.formats.position import load_position
from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.previews import PaymentPreview, preview
from abyss_tui.games.abyss.text import monster
from abyss_tui.games.abyss.text.exploring_questions import explore_question
from abyss_tui.games.abyss.text.moment import Moment
from abyss_tui.games.abyss.views import view_for
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.languages import CODES, language
from abyss_tui.i18n.searching import found
from abyss_tui.i18n.voice import Voice, plain
from abyss_tui.record.game_id import GameId
from abyss_tui.table.start import Resume
from tests.builders import Json, a_position, ada, bo
from tests.frontends.tui.frames import row_in, screen_lines
from tests.frontends.tui.reaching import at, payable, saved_at
from tests.frontends.tui.sitting import recruit_a_lord, settled, sitting, the_place
from tests.frontends.tui.test_sessions import a_session
from tests.golden.kept import laid_out

LOOK = Look(Voice(ENGLISH), DEEP_SEA.palette)
WATER = "#000000"


def test_what_is_lit_keeps_its_colours_and_the_rest_lies_in_the_shade() -> None:
    bright = Style(color="#FFFFFF", bgcolor="#204060")
    (shown,) = shaded([Strip([Segment("abcdef", bright)])], [Region(2, 0, 2, 1)], WATER)
    colours = [style.color for text, style, _ in shown for _ in text if style is not None]
    assert shown.text == "abcdef"
    assert [each == bright.color for each in colours] == [False] * 2 + [True] * 2 + [False] * 2
    assert max(colours[0].get_truecolor() if colours[0] else ()) < 128


def test_columns_stand_below_each_other() -> None:
    rows = [(Text("a"), Text("bcd")), (Text("long"), Text("e"))]
    assert [line.plain for line in in_columns(rows)] == ["a     bcd", "long  e"]


def test_a_search_finds_words_in_any_order_without_accents() -> None:
    assert found("GEOLIER le", "Le Geôlier")
    assert not found("jailer", "Le Geôlier")


def a_payment(cost: int, total: int, pearls: int) -> PaymentPreview:
    return PaymentPreview(cost, 2, None, total, pearls, (), None)


def test_the_bar_is_as_long_as_what_is_paid() -> None:
    allies = [ALLIES["crab-5"], ALLIES["squid-3"]]
    full = payment_bar(LOOK, allies, a_payment(10, 8, 2), 2, 76)
    short = payment_bar(LOOK, allies, a_payment(10, 8, 2), 0, 76)
    assert full.plain.endswith("  10/10")
    assert "2○" in full.plain
    assert short.plain.endswith("  8/10")
    assert short.plain.count(LOOK.marks.empty) == round(48 * 2 / 10)


def met_a_monster(*players: Json, times: int = 1, **where: Any) -> Moment:
    """Return the moment at which the first player has turned up a Monster, so many times."""
    game = load_position(a_position(*players, **where), seed=1)
    for _ in range(times):
        game.apply(Explore())
    view = view_for(game, 0)
    assert view.decision is not None
    return Moment(view, preview(game, 0), view.decision)


def test_a_monster_says_what_follows_from_both() -> None:
    moment = met_a_monster(ada(keys=2), bo(), deck="monster crab-1 crab-2", threat=3)
    assert [plain(line) for line in monster.besides_reward(moment, LOOK.voice)] == [
        "Keys 3 of 3: a Location follows",
        "Threat 3 → 1, exploring is over",
    ]
    onward = [plain(line) for line in monster.if_left_alone(moment, LOOK.voice)]
    assert onward[:2] == ["Threat 3 → 4", "the next one pays K○ / KM"]


def test_the_answers_to_a_monster_on_the_last_space_say_all_that_each_brings() -> None:
    moment = met_a_monster(ada(), bo(), deck=" ".join(["monster"] * 5), times=5)
    fights = [plain(each.label) for each in explore_question(moment, LOOK.voice).choices]
    assert fights == [
        "Fight: gain 1 Key + 2 Pearls, and 1 Pearl for the space",
        "Fight: gain 1 Key + 1 Pearl + 1 Monster token, and 1 Pearl for the space",
        "Fight: gain 1 Key + 2 Monster tokens, and 1 Pearl for the space",
    ]


def test_the_threat_that_cannot_grow_stays() -> None:
    moment = met_a_monster(ada(), bo(), deck="monster crab-1", threat=6)
    assert plain(monster.if_left_alone(moment, LOOK.voice)[0]) == "Threat stays on 6"


async def test_the_offer_explains_who_is_not_asked_and_shows_no_hand(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, at("offer")), size=(120, 40)) as pilot:
        offer = pilot.app.screen
        assert isinstance(offer, OfferPrompt)
        lines = "\n".join(screen_lines(pilot.app))
        for buyer in offer.buyers:
            name = the_place(pilot).names[buyer.seat]
            row = next(
                line for line in lines.splitlines() if f" {buyer.seat + 1}   {name} " in line
            )
            assert ("pays" in row) == (buyer.problem is None)
            assert ("×" in row) == (buyer.problem is not None)


async def test_a_monster_leaves_the_threat_track_and_the_purse_in_sight(tmp_path: Path) -> None:
    """Where two Lords can be used, too, and somebody has just bought an Ally: that is most rows."""
    game = GameId(laid_out(tmp_path, "four-players", 145).stem)
    async with sitting(tmp_path, Resume(game), size=(120, 50)) as pilot:
        for size in ((120, 50), (80, 24), (100, 30), (120, 40)):
            await pilot.resize_terminal(*size)
            await settled(pilot)
            prompt = pilot.app.screen
            assert isinstance(prompt, MonsterPrompt)
            shown = screen_lines(pilot.app)
            top, hand = (prompt.query_one(each).region.y for each in ("#box", "#hand"))
            assert any("►1 ○/M" in row for row in shown[:top])
            assert "  K 2/3   M 0" in shown[hand]
            told = "\n".join(shown[top:])
            assert all(each in told for each in ("FIGHT", "Threat 1 → 2", "1 Pearl", "bought"))
            plated = size in {(120, 50), (100, 30)}
            assert ("you always win" in told) == plated, "plates take more room"
        await pilot.resize_terminal(160, 60)
        await settled(pilot)
        assert in_person(prompt)
        assert "you always win" in "\n".join(screen_lines(pilot.app))


def in_person(prompt: Screen[Any]) -> bool:
    """Whether the Monster is there, beside its plates."""
    plates = prompt.query_one(PlatedChoices).plates
    if plates is None:
        return False
    shown = ["".join(row[: IN_PERSON.width]) for row in plates.canvas.signs]
    drawn = [row for row in shown if UPPER in row or LOWER in row]
    return 2 * len(drawn) > len(shown)  # where both halves have one colour a blank is painted


async def test_the_keys_lie_on_the_plates_of_a_monster_that_is_there_in_person(
    tmp_path: Path,
) -> None:
    game = GameId(laid_out(tmp_path, "four-players", 2).stem)
    async with sitting(tmp_path, Resume(game), size=(120, 40)) as pilot:
        prompt = pilot.app.screen
        assert isinstance(prompt, MonsterPrompt)
        assert in_person(prompt)
        rows = prompt.query_one(PlatedChoices)
        assert rows.size.height == IN_PERSON.height
        shown = "\n".join(screen_lines(pilot.app))
        assert all(each in shown for each in (" 1  1 Pearl", " 2  1 Monster token", " d  EXPLORE"))
        assert "Fight: gain" not in shown
        for place, marked in enumerate(("► 1  1 Pearl", "► 2  1 Monster", "► d  EXPLORE DEEPER")):
            await pilot.press("down")
            assert rows.highlighted == place
            assert marked in "\n".join(screen_lines(pilot.app))
        at_table = the_place(pilot)
        before = at_table.view(None).threat
        for _ in range(2):
            await pilot.click(rows, offset=row_in(rows, 2))
        await settled(pilot)
        assert at_table.view(None).threat == before + 1


async def test_of_the_court_only_the_lord_that_is_paid_for_stays_lit(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, payable), size=(120, 40)) as pilot:
        await recruit_a_lord(pilot)
        payment = pilot.app.screen
        assert isinstance(payment, PaymentPrompt)
        assert payment.below is not None
        court = payment.below.query_one(Court)
        (lord,) = [each for each in court.spots if each.target == Target("lord", payment.lord)]
        lit = payment.below.lit_behind(payment.asks, payment.subjects()[0])
        seen = [each for each in lit if each.overlaps(court.region)]
        assert seen == [lord.region.translate(court.region.offset)]


async def test_the_lord_is_there_in_person_where_there_is_room_beside_the_cards(
    tmp_path: Path,
) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, payable), size=(120, 40)) as pilot:
        await recruit_a_lord(pilot)
        payment = pilot.app.screen
        for size, there in (((120, 40), True), ((80, 24), False), ((160, 50), True)):
            await pilot.resize_terminal(*size)
            await settled(pilot)
            lord = payment.query_one(Sketch)
            assert lord.display == there
            *person, _guild = ["".join(row) for row in lord.canvas.signs]
            assert sum(UPPER in row or LOWER in row for row in person) > len(person) / 2


LONG_NAMES = ("Konstantin-Edgar", "Maximiliane-Rose", "Charlotte-Amalie")


def both_are_asked(game: Game) -> bool:
    """Whether both opponents could buy what lies on the track."""
    if not at("offer")(game):
        return False
    return all(buyer.problem is None for buyer in preview(game, game.seat).offer)


@pytest.mark.parametrize("code", CODES)
async def test_the_offer_says_whole_of_everybody_what_it_says(tmp_path: Path, code: str) -> None:
    start = saved_at(tmp_path, both_are_asked, LONG_NAMES)
    voice = Voice(language(code), "words")
    async with LocalApp(a_session(tmp_path, voice), start).run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        place = the_place(pilot)
        offer = OfferPrompt(place.view(None), place.preview(0), here=(place.active,))
        await pilot.app.push_screen(offer)
        for width, height in ((120, 40), (80, 24), (80, 45), (100, 30), (160, 50)):
            await pilot.resize_terminal(width, height)
            await settled(pilot)
            rows = [row for row in screen_lines(pilot.app) if row]
            said = "\n".join(rows)
            assert voice.text("is asked at their own screen") in said, (width, height)
            for seat, name in enumerate(LONG_NAMES):
                if seat in offer.asked:
                    (row,) = [row for row in rows if f" {seat + 1}   {name} " in row]
                    hand = place.view(None).players[seat].hand_size
                    assert voice.text("hand {number}", number=hand) in row
