"""Which entries are asked for: the topic, the days, whose."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Qt, Signal

from app.services.inspection import Topic
from ui.pages.inspector.presenter import DaysFault, InspectorPresenter, Span
from ui.pages.inspector.view import InspectorView
from ui.pages.inspector.words import span_words, topic_words
from ui.roles import function_of
from ui.words import translate


class JournalFilter(QObject):
    changed = Signal()
    """Other entries are asked for."""
    faulty = Signal()
    """The days that are typed can't be asked for."""

    def __init__(self, presenter: InspectorPresenter, view: InspectorView, parent: QObject) -> None:
        super().__init__(parent)
        self._presenter, self._view = presenter, view
        for topic, button in view.topics.items():
            button.clicked.connect(partial(self._choose_topic, topic))
        for span, choice in view.spans.items():
            choice.clicked.connect(partial(self._choose_span, span))
        for field in (view.days.first, view.days.last):
            field.edit.editingFinished.connect(self._type_days)
        view.days.ask.clicked.connect(self._ask_days)
        view.who.clicked.connect(self._ask_who)
        view.person_chosen.connect(self._choose_person)

    def _choose_topic(self, topic: Topic) -> None:
        self.leave_days()
        self._presenter.topic = topic
        self._ask()

    def _choose_span(self, span: Span) -> None:
        self.leave_days()
        self._presenter.choose_span(span)
        self._ask()

    def _type_days(self) -> None:
        held, typed = self._presenter, self._view.days.texts()
        if held.days_fault is None and typed == self._days():
            return
        held.type_days(*typed)
        if held.days_fault is None:
            self._ask()
            return
        self._show_fault(held.days_fault)
        self.faulty.emit()

    def _ask_days(self) -> None:
        """Days that can't be asked for are still typed."""
        self._type_days()
        if self._presenter.days_fault is None:
            self.leave_days()

    def _show_fault(self, fault: DaysFault) -> None:
        days = self._view.days
        no_day = translate("Inspector", "Un jour comme 05/09/2026")
        if fault is DaysFault.FIRST:
            days.first.refuse(no_day)
            days.last.accept()
        else:
            backwards = translate("Inspector", "Pas avant le premier jour")
            days.first.accept()
            days.last.refuse(backwards if fault is DaysFault.BACKWARDS else no_day)

    def leave_days(self) -> bool:
        """Whether a day was being typed: Return asks for those days, and saves nothing yet."""
        typing = self._view.days.is_typing
        if typing:
            self._view.setFocus(Qt.FocusReason.OtherFocusReason)
        return typing

    def give_up_days(self) -> bool:
        """Whether a day was being typed: Escape leaves those that were asked for before."""
        if self._view.days.is_typing:
            self._view.days.set_texts(*self._days())
        return self.leave_days()

    def _ask_who(self) -> None:
        found = self._presenter.found
        people = found.people if found else ()
        everybody = ("", translate("Inspector", "Tout le monde"), translate("Inspector", "Sans filtre"))
        listed = [(each.id, each.name, function_of(each)) for each in people]
        self._view.show_people([everybody, *listed], self._presenter.who or "")

    def _choose_person(self, operator: str) -> None:
        self._presenter.who = operator or None
        self._ask()

    def _ask(self) -> None:
        if self._presenter.days_fault is None:
            self._view.days.accept()
        self._presenter.see_first()
        self.changed.emit()

    def _days(self) -> tuple[str, str]:
        held = self._presenter
        first, last = (f"{day:%d/%m/%Y}" if day else "" for day in (held.first, held.last))
        return first, last

    def show(self) -> None:
        view, held = self._view, self._presenter
        for topic, button in view.topics.items():
            button.setText(topic_words(topic))
            button.setChecked(topic is held.topic)
        for span, choice in view.spans.items():
            choice.setText(span_words(span))
            choice.setChecked(span is held.span)
        who = held.name_of(held.who) if held.who else translate("Inspector", "Tout le monde")
        view.who.say(who, translate("Inspector", "Opérateur ou accord"))
        view.days.ask.setText(translate("Inspector", "Chercher ces jours"))
        if held.days_fault is None and not view.days.is_typing:
            view.days.set_texts(*self._days())
