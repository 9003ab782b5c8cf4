"""The page of claims and damaged tickets, wired."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from app.domain.betting.referrals import Referral
from app.domain.errors import Refused
from app.domain.house.rights import Act
from app.domain.values.days import local
from app.ports.office import NumberedClaim
from app.services.betting.registers import ClaimRecorded, TicketReferred
from ui.context import PageContext
from ui.icons import Icon
from ui.operations import Change
from ui.pages.check.dates import typed_day
from ui.pages.check.parts import in_fours
from ui.pages.claims.presenter import ClaimsPresenter, Found, Kind
from ui.pages.claims.view import ClaimsView
from ui.sounds import Sound
from ui.words import translate

_CONCERNS = frozenset({Act.RECEIVE_CLAIM, Act.ANSWER_CLAIM, Act.REFER_TICKET, Act.DECIDE_REFERRAL})


class ClaimsPage(QObject):
    """Take a claim in, answer it, decide on a damaged ticket."""

    key = "claims"
    icon = Icon.FILE_PEN_LINE

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._operations, self._sounds = context.operations, context.sounds
        self._navigator = context.navigator
        self.presenter = ClaimsPresenter(context.desk)
        self._shown = False
        self.view = view = ClaimsView()
        view.words_asked.connect(self._set_words)
        view.chosen.connect(self._choose)
        view.new.clicked.connect(lambda: self._choose(Kind.NEW, 0))
        view.edited.connect(self._edited)
        view.primary.clicked.connect(self._record)
        view.confirmed.connect(self._record)
        view.escaped.connect(lambda: self._choose(Kind.NEW, 0))
        self._operations.changed.connect(self._changed)
        self._set_words()

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("Claims", "Réclamations")

    def on_show(self) -> None:
        self._shown = True
        self.view.done.hide()
        self._choose(Kind.NEW, 0)
        self._load()

    def on_hide(self) -> None:
        self._shown = False

    def _changed(self, change: Change) -> None:
        if self._shown and change.act in _CONCERNS:
            self._load()

    def _load(self) -> None:
        self._operations.read(self, self.presenter.load).success(self._found).run()

    def _found(self, found: Found) -> None:
        before = self.presenter.kind, self.presenter.number
        self.presenter.show(found)
        self._navigator.show_badge(self.key, len(found.claims) + len(found.referrals))
        if (self.presenter.kind, self.presenter.number) != before:
            self._show_kind()
        self._show()

    # -- what is in hand ----------------------------------------------------------------------

    def _choose(self, kind: Kind, number: int) -> None:
        if self.view.primary.is_busy:
            return
        self.presenter.choose(kind, number)
        self.view.refusal.clear()
        self._show_kind()
        self._show()

    def _show_kind(self) -> None:
        self.view.show_kind(self.presenter.kind, f"{self.presenter.today:%d/%m/%Y}")

    def _edited(self) -> None:
        held, view = self.presenter, self.view
        held.text, held.code = view.text.text(), view.code.text()
        held.posted_on = typed_day(view.posted.text())
        held.pay = view.pay.isChecked() if view.pay.isChecked() or view.keep.isChecked() else None
        self._show_primary()

    def _record(self) -> None:
        primary = self.view.primary
        if primary.is_busy or not primary.isEnabled():
            return
        primary.set_busy(True)
        self.view.refusal.clear()
        operation = self._operations.act(self, self.presenter.recording()).always(self._not_busy)
        operation.success(self._recorded).refused(self._refused).run()

    def _not_busy(self) -> None:
        self.view.primary.set_busy(False)
        self._show_primary()

    def _recorded(self, recorded: ClaimRecorded | TicketReferred) -> None:
        words = {
            Kind.CLAIM: translate("Claims", "Réponse à la réclamation n° {number} enregistrée."),
            Kind.REFERRAL: translate("Claims", "Décision sur le ticket abîmé n° {number} enregistrée."),
            Kind.NEW: translate("Claims", "Réclamation enregistrée sous le n° {number}."),
        }[self.presenter.kind]
        self._sounds.play(Sound.DONE)
        self.view.done.say(words.format(number=recorded.number), "good", Icon.CIRCLE_CHECK)
        self.view.done.show()
        self._choose(Kind.NEW, 0)
        self._load()

    def _refused(self, refusal: Refused) -> None:
        self.presenter.end()
        self._sounds.play(Sound.BAD_SCAN)
        self.view.refusal.say(refusal)

    # -- showing ------------------------------------------------------------------------------

    def _show(self) -> None:
        found, view = self.presenter.found, self.view
        lines = [(Kind.REFERRAL, each.number, *_referral_words(each)) for each in found.referrals]
        lines += [(Kind.CLAIM, each.number, *_claim_words(each)) for each in found.claims]
        view.show_open(lines)
        view.mark(self.presenter.kind, self.presenter.number)
        claim, referral = self.presenter.claim, self.presenter.referral
        if claim is not None:
            view.subject.say(*_claim_words(claim))
            view.story.setText(claim.claim.text)
        elif referral is not None:
            view.subject.say(*_referral_words(referral))
            view.story.setText(translate("Claims", "S’il se paie, un duplicata le remplace d’abord."))
        else:
            view.subject.say(translate("Claims", "Nouvelle réclamation"))
            view.story.setText(translate("Claims", "Le cachet de la poste fait foi (art. 13.2)."))
        self._show_primary()

    def _show_primary(self) -> None:
        held, primary = self.presenter, self.view.primary
        if primary.is_busy:
            return
        primary.setText(
            {
                Kind.CLAIM: translate("Claims", "Enregistrer la réponse"),
                Kind.REFERRAL: translate("Claims", "Enregistrer la décision"),
                Kind.NEW: translate("Claims", "Enregistrer"),
            }[held.kind]
        )
        primary.set_icon(Icon.FILE_CHECK)
        primary.allow()
        if not held.may:
            primary.forbid(translate("Claims", "Un responsable répond et décide."))
        elif not held.is_complete:
            primary.forbid(translate("Claims", "Remplissez d’abord chaque ligne."))

    def _set_words(self) -> None:
        view = self.view
        view.heading.say(
            translate("Claims", "Réclamations et tickets abîmés"), translate("Claims", "Sans réponse encore")
        )
        view.new.setText(translate("Claims", "Nouvelle"))
        view.nothing.say(
            translate("Claims", "Rien en attente"),
            translate("Claims", "Chaque réclamation et chaque ticket abîmé a sa réponse."),
        )
        view.code.set_label(translate("Claims", "Numéro du ticket"))
        view.posted.set_label(translate("Claims", "Postée le (JJ/MM/AAAA)"))
        view.text.set_label(translate("Claims", "Texte, porté au registre"))
        view.pay.setText(translate("Claims", "Payer"))
        view.keep.setText(translate("Claims", "Ne pas payer"))
        self._show()


def _claim_words(claim: NumberedClaim) -> tuple[str, str]:
    words = translate("Claims", "Réclamation n° {number} · reçue le {day}")
    title = words.format(number=claim.number, day=f"{local(claim.received_at):%d/%m/%Y}")
    return title, in_fours(claim.claim.identification)


def _referral_words(referral: Referral) -> tuple[str, str]:
    words = translate("Claims", "Ticket abîmé n° {number} · {damage}")
    title = words.format(number=referral.number, damage=referral.damage)
    ticket = in_fours(referral.identification) or translate("Claims", "numéro illisible")
    return title, f"{ticket} · {local(referral.at):%d/%m/%Y %H:%M}"
