"""The registration page as hands use it: keyboard all the way, refusals in place, nothing done twice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.documents import Kind
from app.domain.house.cash import Means
from app.domain.poker.checks import Check
from app.domain.values import Money
from app.services.poker.lists import Enlist, ban
from tests.app.services.kit import PIN
from tests.app.services.poker.evening import Evening, newcomer
from tests.ui.pages.desk_kit import Hand, evening_seat, won_elsewhere
from tests.ui.pages.registration.test_forms import card
from ui.pages.director.words import row_words
from ui.pages.registration.forms import FIELDS, Form, form_of
from ui.pages.registration.page import RegistrationPage
from ui.pages.registration.presenter import Step
from ui.pages.registration.zone import ZoneState
from ui.theme import Theme
from ui.tournament.words import entered_words
from ui.widgets import NameText, Text
from ui.words import Language, Words

Desk = tuple[RegistrationPage, Evening, Hand]


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[Desk]:
    with evening_seat() as (seat, evening):
        page = RegistrationPage(seat.context)
        qtbot.addWidget(page.view)
        page.view.resize(1270, 712)
        page.view.show()
        page.on_show()
        hand = Hand(qtbot, seat, page.view)
        hand.rest()
        yield page, evening, hand
        page.on_hide()


def fill(page: RegistrationPage, form: Form) -> None:
    page.view.form.show_form(form)
    page.view.form.changed.emit()


def test_the_keyboard_alone_registers_somebody_from_the_first_field_to_the_receipt(desk: Desk) -> None:
    page, evening, hand = desk
    form = form_of(newcomer("Martin"))
    hand.press(Qt.Key.Key_Return)
    for name in FIELDS:
        hand.type(getattr(form, name))
        hand.press(Qt.Key.Key_Return)
    assert page.view.print_bulletin.hasFocus()
    hand.press(Qt.Key.Key_Return)
    hand.type("200")
    assert page.view.payment.change == Money.euros(35)
    hand.press(Qt.Key.Key_Return, 3)
    assert page.presenter.step is Step.DONE
    assert evening.state.entries == 1
    assert [job.document.kind for job in evening.counter.papers()] == [Kind.REGISTRATION, Kind.BULLETIN]
    assert page.view.given_back.value() == Money.euros(35).text()
    hand.press(Qt.Key.Key_Return)
    assert page.presenter.applicant.form.is_empty


def test_a_scanned_document_leaves_four_fields_to_type(desk: Desk) -> None:
    page, _, hand = desk
    assert page.take_scan("".join(card()))
    hand.rest()
    empty = [name for name in FIELDS if not page.view.form.fields[name].text()]
    assert empty == ["surname", "birth_place", "address", "town"]
    assert page.view.form.fields["birth_place"].edit.hasFocus()
    assert not page.take_scan("1234567890123456")


def test_an_old_card_is_taken_for_as_long_as_its_number_says_and_an_expired_one_is_refused(
    desk: Desk, qtbot: QtBot
) -> None:
    page, _, _ = desk
    assert page.take_scan("IDFRADOUEL<<<<<<<<<<<<<<<<<<<<9320130506932020438CHRISTIANE<<NI2906209F3")
    assert page.view.form.form().expires == "01/06/2020"
    document = page.view.checks.lines[Check.DOCUMENT]
    qtbot.waitUntil(lambda: "Périmé" in [text.text() for text in document.findChildren(Text)])
    fill(page, replace(page.view.form.form(), expires="01/06/2027"))
    qtbot.waitUntil(lambda: "Périmé" not in [text.text() for text in document.findChildren(Text)])


def test_the_enter_that_a_scanner_sends_leaves_no_empty_field_behind(desk: Desk) -> None:
    page, _, hand = desk
    fields = page.view.form.fields
    page.view.form.zone.zone.setPlainText("\n".join(card()))
    hand.press(Qt.Key.Key_Return)
    assert fields["birth_place"].edit.hasFocus()
    for name, words in (("birth_place", "Brécourt"), ("address", "27, rue Basse"), ("town", "29870 Lazare")):
        assert fields[name].edit.hasFocus()
        hand.type(words)
        hand.press(Qt.Key.Key_Return)
    assert page.view.print_bulletin.hasFocus()


def test_enter_in_the_last_field_goes_back_to_what_the_bulletin_still_asks_for(desk: Desk) -> None:
    page, _, hand = desk
    fill(page, replace(form_of(newcomer("Martin")), birth_place=""))
    page.view.form.fields["expires"].edit.setFocus()
    hand.press(Qt.Key.Key_Return)
    assert page.view.form.fields["birth_place"].edit.hasFocus()


def receive(page: RegistrationPage, hand: Hand, how: str) -> None:
    """One touch says how it is paid: the sum handed over, or another way than cash."""
    payment = page.view.payment
    keys = {"exact": payment.handed.exact, "200 €": payment.handed.sums[1]}
    hand.touch(keys.get(how) or payment.means_buttons[Means(how)])


@pytest.mark.parametrize("how", ["200 €", "card"])
def test_a_scan_a_check_of_the_form_and_four_touches_at_most(desk: Desk, how: str) -> None:
    page, evening, hand = desk
    page.take_scan("".join(card()))
    hand.rest()
    for words in ("Brécourt", "27, rue des Tanneurs", "29870 Port-Lazare"):
        hand.type(words)
        hand.press(Qt.Key.Key_Return)
    hand.touch(page.view.print_bulletin)
    receive(page, hand, how)
    hand.touch(page.view.bulletin)
    hand.touch(page.view.primary)
    assert hand.touches == 4
    assert page.presenter.step is Step.DONE
    assert hand.seat.kicks == (how == "200 €"), "the drawer opens once, for cash alone"
    printed = [job.document for job in evening.counter.papers()]
    assert [document.kind for document in printed] == [Kind.REGISTRATION, Kind.BULLETIN]


def test_whoever_holds_a_place_is_in_after_four_touches_with_his_bulletin(desk: Desk) -> None:
    page, evening, hand = desk
    evening.pre_register(newcomer("Martin"))
    hand.rest()
    (row,) = page.view.held_list.shown
    hand.touch(row)
    assert page.presenter.applicant.bulletin_printed, "it comes at the touch of his name"
    receive(page, hand, "200 €")
    hand.touch(page.view.bulletin)
    hand.touch(page.view.primary)
    assert hand.touches == 4
    assert evening.state.entries == 1
    assert [job.document.kind for job in evening.counter.papers()] == [Kind.REGISTRATION, Kind.BULLETIN]


def test_whoever_holds_a_place_and_is_scanned_says_nothing_twice(desk: Desk) -> None:
    page, evening, hand = desk
    known = newcomer("Marchadier", "Eloise, Camille", born=date(1991, 3, 14))
    player = evening.pre_register(known)
    hand.rest()
    page.take_scan("".join(card()))
    hand.rest()
    fields = page.view.form.fields
    assert (fields["address"].text(), fields["town"].text()) == (form_of(known).address, form_of(known).town)
    assert fields["number"].text() == "X7K4M2P91", "the document is the one that was shown"
    hand.touch(page.view.print_bulletin)
    receive(page, hand, "card")
    hand.touch(page.view.bulletin)
    hand.touch(page.view.primary)
    assert hand.touches == 4
    assert page.presenter.entry.made is not None
    assert page.presenter.entry.made.player == player


def test_a_name_found_by_typing_prints_nothing_by_itself(desk: Desk) -> None:
    page, evening, hand = desk
    evening.pre_register(newcomer("Martin"))
    hand.rest()
    page.view.held_list.search.setFocus()
    hand.type("m")
    assert page.view.form.fields["birth_name"].text() == "Martin"
    assert not evening.counter.papers()
    assert page.view.print_bulletin.hasFocus(), "Enter prints"


def test_after_an_entry_the_next_document_is_read_without_a_touch(desk: Desk) -> None:
    page, evening, hand = desk
    fill(page, form_of(newcomer("Martin")))
    hand.touch(page.view.bulletin)
    hand.touch(page.view.primary)
    assert page.take_scan("".join(card()))
    assert page.view.shows_form
    assert page.view.form.fields["birth_name"].text() == "MARCHADIER"
    assert evening.state.entries == 1


def test_a_part_of_a_zone_is_told_and_kept(desk: Desk) -> None:
    page, _, _ = desk
    fill(page, Form(address="27, rue des Tanneurs"))
    first, second, third = card()
    page.view.form.zone.show_text(first + second)
    assert page.view.form.zone.state is ZoneState.CUT
    assert "scannez de nouveau toutes les lignes" in page.view.form.hint.text()
    assert page.view.form.zone.zone.toPlainText() == f"{first}\n{second}"
    assert page.view.form.fields["address"].text() == "27, rue des Tanneurs"
    page.take_scan(first + second + third)
    assert page.view.form.zone.state is ZoneState.RIGHT
    assert "lignes" not in page.view.form.hint.text()


def test_a_closed_drawer_is_told_before_anything_is_filled(desk: Desk) -> None:
    page, evening, hand = desk
    evening.counter.close("200")
    hand.rest()
    view = page.view
    assert view.head.trouble.isVisible()
    assert view.primary.text() == "Ouvrir la caisse"
    fill(page, form_of(newcomer("Martin")))
    hand.touch(view.later)
    assert view.primary.text() == "Préinscrire", "a place is held without a drawer"
    assert not view.head.trouble.isVisible()
    hand.touch(view.later)
    hand.touch(view.primary)
    assert hand.seat.gone.to == [("drawer", None)]
    evening.counter.open()
    hand.rest()
    assert view.primary.text().startswith("Inscrire")
    assert view.form.fields["birth_name"].text() == "Martin", "what was filled waited"


def test_tab_visits_every_field_once(desk: Desk) -> None:
    page, _, hand = desk
    fields = {field.edit: name for name, field in page.view.form.fields.items()}
    visited = []
    for _ in range(2 + len(FIELDS)):
        hand.press(Qt.Key.Key_Tab)
        visited.append(fields.get(page.view.focusWidget()))
    assert tuple(name for name in visited if name) == FIELDS


def test_a_bulletin_printed_is_another_ones_once_the_form_changes(desk: Desk) -> None:
    page, _, hand = desk
    fill(page, form_of(newcomer("Martin")))
    hand.touch(page.view.print_bulletin)
    assert page.presenter.applicant.bulletin_printed
    fill(page, form_of(newcomer("Martine")))
    assert not page.presenter.applicant.bulletin_printed


def test_what_was_signed_is_signed_anew_once_the_form_changes(desk: Desk) -> None:
    page, _, hand = desk
    fill(page, form_of(newcomer("Martin")))
    hand.touch(page.view.bulletin)
    assert page.view.bulletin.isChecked()
    fill(page, form_of(newcomer("Martin")))
    assert page.view.bulletin.isChecked(), "the same words again change nothing"
    fill(page, form_of(newcomer("Dupont")))
    assert not page.view.bulletin.isChecked()


def test_no_bulletin_is_printed_for_a_minor_and_the_rule_is_named(desk: Desk) -> None:
    page, evening, hand = desk
    fill(page, form_of(newcomer("Martin", born=date(2009, 1, 1))))
    hand.touch(page.view.print_bulletin)
    said = page.view.refusal.said
    assert said is not None
    assert (said.what, said.article) == ("Moins de 18 ans", "Arrêté, organisation")
    assert evening.counter.papers() == []


def asks_nothing(page: RegistrationPage) -> bool:
    """Whether nothing can be paid, nor signed, and the next one is served."""
    view = page.view
    asked = (*view.payment.means_buttons.values(), view.payment.received, view.bulletin, view.later)
    hidden = not any(part.isVisibleTo(view) for part in asked)
    says_so = view.nothing_due.isVisibleTo(view) and view.next.isVisibleTo(view)
    return hidden and says_so and not view.primary.isEnabled()


def test_of_a_minor_nothing_is_taken_before_anything_is_to_be_signed(desk: Desk, qtbot: QtBot) -> None:
    page, _, hand = desk
    fill(page, form_of(newcomer("Martin", born=date(2009, 1, 1))))
    qtbot.waitUntil(lambda: asks_nothing(page))
    assert hand.seat.context.customer.showing is None
    fill(page, form_of(newcomer("Martin", born=date(1979, 1, 1))))
    qtbot.waitUntil(lambda: page.view.payment.isVisibleTo(page.view))
    assert page.view.primary.text().startswith("Inscrire"), "a typing slip is mended in its field"


def test_why_the_main_action_waits_stands_beside_it_before_it_is_touched(desk: Desk) -> None:
    page, _, hand = desk
    hint = page.view.why
    assert hint.isVisible()
    assert hint.text() == "Lisez la pièce ou tapez le bulletin."
    fill(page, form_of(newcomer("Martin")))
    assert hint.text() == "Imprimez le bulletin, faites-le signer."
    hand.touch(page.view.bulletin)
    assert page.view.primary.isEnabled()
    assert not hint.isVisible()


def test_how_many_are_in_is_never_cut(desk: Desk) -> None:
    page, _, hand = desk
    _, second = page.view.head.findChildren(NameText)
    assert second.text() == "Texas hold’em · samedi 5 septembre à 18:45 · 0 inscrit sur 10"
    page.view.resize(936, 712)
    hand.rest()
    assert second.text() == "0 inscrit sur 10 · début à 18:45"


def test_a_late_entry_says_until_when_there_are_some(desk: Desk) -> None:
    page, evening, hand = desk
    evening.come("Zeller", "Yung")
    evening.start()
    page.on_show()
    hand.rest()
    _, second = page.view.head.findChildren(NameText)
    last = evening.state.terms.late_levels
    assert second.text() == f"Texas hold’em · 2 inscrits sur 10 · tardives jusqu’à la fin du niveau {last}"
    page.view.resize(936, 712)
    hand.rest()
    assert second.text() == f"2 inscrits sur 10 · tardives, niveau {last} compris"


def test_the_verifications_follow_what_is_typed(desk: Desk, qtbot: QtBot) -> None:
    page, _, hand = desk
    fill(page, form_of(newcomer("Martin")))
    qtbot.waitUntil(lambda: page.view.checks.tag.text() == "7 sur 8")
    hand.touch(page.view.bulletin)
    assert page.view.checks.tag.text() == "8 sur 8"


def test_nothing_is_registered_before_the_bulletin_is_signed(desk: Desk) -> None:
    page, evening, hand = desk
    fill(page, form_of(newcomer("Martin")))
    assert not page.view.primary.isEnabled()
    assert "bulletin" in page.view.primary.why_disabled
    hand.touch(page.view.bulletin)
    hand.touch(page.view.primary)
    assert evening.state.entries == 1


def test_a_second_touch_finds_nothing_to_press(desk: Desk, qtbot: QtBot) -> None:
    page, evening, hand = desk
    fill(page, form_of(newcomer("Martin")))
    hand.touch(page.view.bulletin)
    for _ in range(2):
        qtbot.mouseClick(page.view.primary, Qt.MouseButton.LeftButton)
    hand.rest()
    assert evening.state.entries == 1
    assert len(evening.counter.papers()) == 1


def test_what_the_bulletin_lacks_is_said_under_the_field(desk: Desk) -> None:
    page, evening, hand = desk
    fill(page, form_of(newcomer("Martin", address="", document=None)))
    hand.touch(page.view.bulletin)
    hand.touch(page.view.primary)
    faulty = [name for name in FIELDS if page.view.form.fields[name].fault]
    assert faulty == ["address", "number"]
    assert page.view.form.fields["address"].edit.hasFocus()
    assert evening.state.entries == 0
    hand.type("1, rue des Tanneurs")
    assert page.view.form.fields["address"].fault == ""


def ban_while_he_pays(desk: Desk) -> None:
    """The entry itself is refused, whether or not the verifications have told yet."""
    page, evening, hand = desk
    fill(page, form_of(newcomer("Martin")))
    ban(evening.counter.house, evening.counter.by("clara"), Enlist(newcomer("Martin")))
    page._entering.enter()
    hand.rest()


def test_a_refusal_stands_in_place_and_leads_back_to_the_form(desk: Desk) -> None:
    page, evening, hand = desk
    ban_while_he_pays(desk)
    said = page.view.refusal.said
    assert said is not None
    assert said.what == "Interdit de jeux"
    assert asks_nothing(page)
    hand.press(Qt.Key.Key_Escape)
    assert page.view.shows_form
    assert page.view.form.fields["birth_name"].text() == "Martin"
    assert asks_nothing(page), "back at the form there is nothing to be paid either"
    hand.touch(page.view.next)
    assert page.presenter.applicant.form.is_empty
    assert evening.state.entries == 0


def test_a_refusal_is_not_found_by_whoever_comes_next(desk: Desk) -> None:
    page, _, hand = desk
    ban_while_he_pays(desk)
    page.on_hide()
    page.on_show()
    hand.rest()
    assert page.view.shows_form
    assert page.view.form.fields["birth_name"].text() == "Martin", "the same operator's work waited"
    page.on_hide()
    hand.seat.sit("clara")
    page.on_show()
    hand.rest()
    assert page.presenter.applicant.form.is_empty


def test_in_another_tournament_the_same_person_signs_and_pays_anew(desk: Desk) -> None:
    page, evening, hand = desk
    other = Evening(evening.counter).open(name="Nocturne")
    hand.rest()
    fill(page, form_of(newcomer("Martin")))
    hand.touch(page.view.print_bulletin)
    hand.touch(page.view.bulletin)
    page._work._pick(
        evening.tournament if page.presenter.tournament == other.tournament else other.tournament
    )
    hand.rest()
    assert page.view.form.fields["birth_name"].text() == "Martin"
    assert not page.view.bulletin.isChecked()
    assert not page.presenter.applicant.bulletin_printed


def test_a_full_tournament_offers_its_waiting_list(desk: Desk) -> None:
    page, evening, hand = desk
    evening.come(*(f"Joueur{letter}" for letter in "ABCDEFGHIJ"))
    hand.rest()
    fill(page, form_of(newcomer("Martin")))
    hand.touch(page.view.bulletin)
    hand.touch(page.view.primary)
    hand.touch(page.view.wait)
    assert page.presenter.step is Step.DONE
    assert len(evening.state.waiting) == 1


def test_a_near_match_waits_for_a_supervisors_answer_and_code(desk: Desk) -> None:
    page, evening, hand = desk
    ban(evening.counter.house, evening.counter.by("clara"), Enlist(newcomer("Kervalec")))
    fill(page, form_of(newcomer("Kervallec")))
    hand.touch(page.view.bulletin)
    hand.touch(page.view.primary)
    view = page.view
    assert page.presenter.step is Step.DECISION
    assert not view.decision.is_decided
    assert view.decision.table.height() >= view.decision.table.sizeHint().height()
    for figure in PIN:
        view.approval.pad.press(figure)
    assert not view.primary.isEnabled()
    hand.touch(view.decision.admit)
    assert not view.primary.isEnabled()
    assert "motif" in view.primary.why_disabled
    view.decision.reason.edit.insert("Née ailleurs")
    hand.touch(view.primary)
    assert page.presenter.step is Step.DONE
    assert evening.state.entries == 1


def test_a_wrong_code_decides_nothing(desk: Desk) -> None:
    page, evening, hand = desk
    ban(evening.counter.house, evening.counter.by("clara"), Enlist(newcomer("Kervalec")))
    fill(page, form_of(newcomer("Kervallec")))
    hand.touch(page.view.bulletin)
    hand.touch(page.view.primary)
    hand.touch(page.view.decision.admit)
    page.view.decision.reason.edit.insert("Née ailleurs")
    for figure in "1111":
        page.view.approval.pad.press(figure)
    hand.touch(page.view.primary)
    assert page.presenter.step is Step.DECISION
    assert "Encore 2" in page.view.approval.why.text()
    assert evening.state.entries == 0


def test_a_buy_in_that_was_won_is_taken_off_the_price_of_its_winner_alone(desk: Desk) -> None:
    page, evening, hand = desk
    won_elsewhere(evening)
    fee = evening.state.terms.fee
    for surname, due in (("Yung", evening.state.terms.entry_price), ("Martin", fee)):
        fill(page, form_of(newcomer(surname)))
        page._filling.ask()
        hand.rest()
        assert page.view.payment.due == due
        hand.touch(page.view.print_bulletin)
        page.view.bulletin.setChecked(True)
        page.view.payment.received.propose(due)
        hand.touch(page.view.primary)
        assert page.presenter.step is Step.DONE
        assert page.presenter.entry.made is not None
        assert page.presenter.entry.made.paid == due
        hand.touch(page.view.primary)
    assert page.view.payment.due == evening.state.terms.entry_price


def test_a_place_is_held_without_paying(desk: Desk) -> None:
    page, evening, hand = desk
    fill(page, form_of(newcomer("Martin")))
    hand.touch(page.view.later)
    hand.touch(page.view.primary)
    assert page.presenter.step is Step.DONE
    assert evening.state.entries == 0
    assert not evening.counter.papers()
    assert entered_words(evening.state) == "0 inscrit sur 10 · 1 préinscrit"
    assert row_words(evening.state).endswith(entered_words(evening.state))


@pytest.mark.parametrize(("width", "height"), [(936, 656), (1270, 712), (1824, 1024)])
@pytest.mark.parametrize("language", list(Language))
def test_every_state_is_whole_in_every_window(
    desk: Desk,
    theme: Theme,
    words: Words,
    assert_page_is_sound: Callable[[QWidget], None],
    width: int,
    height: int,
    language: Language,
) -> None:
    page, evening, hand = desk
    ban(evening.counter.house, evening.counter.by("clara"), Enlist(newcomer("Kervalec")))
    theme.fit_to_width(width + 96)
    words.speak(language)
    page.view.resize(width, height)
    assert_page_is_sound(page.view)
    fill(page, form_of(newcomer("Kervallec")))
    hand.touch(page.view.bulletin)
    assert_page_is_sound(page.view)
    hand.touch(page.view.primary)
    assert_page_is_sound(page.view)
    hand.touch(page.view.decision.admit)
    page.view.decision.reason.edit.insert("Née ailleurs")
    for figure in PIN:
        page.view.approval.pad.press(figure)
    hand.touch(page.view.primary)
    assert page.presenter.step is Step.DONE
    assert_page_is_sound(page.view)
