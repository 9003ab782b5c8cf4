"""The words of each answer on a ticket: verdict, what to say and do, the article behind it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime

from app.domain.betting.payment import Method
from app.domain.betting.settlement import AT_ANY_COUNTER, WITH_IDENTITY
from app.domain.values import Money
from app.domain.values.days import local
from ui.betting.age_question import AgeWords
from ui.icons import Icon
from ui.pages.check.dates import clock_time, long_day, numbered, short_day, spoken_instant
from ui.pages.check.looking_up import Case
from ui.pages.check.payout import Offered
from ui.pages.check.presenter import CheckPresenter
from ui.widgets import Verdict
from ui.words import rich, translate


@dataclass(frozen=True, slots=True)
class Answer:
    """What the page says: the band, numbered steps, and the article that can be read."""

    verdict: Verdict
    steps: Sequence[str]
    article: str = ""


def answer_of(held: CheckPresenter) -> Answer:
    """The words for the ticket in hand. Raises KeyError while there is none."""
    case = held.case
    return Answer(verdict_of(held), _steps(held), _article(case, held))


def verdict_of(held: CheckPresenter) -> Verdict:
    """The band's word, sentence and amount."""
    if held.case in {Case.WON, Case.REFUND, Case.JUST_PAID, Case.LATER, Case.ELSEWHERE}:
        return _worth_something(held)
    return _words(held)[held.case]


def _words(held: CheckPresenter) -> dict[Case, Verdict]:
    checked = held.checked
    until = checked.verdict.payable_until if checked else None
    last_day = short_day(until) if until else ""
    expired = translate("Check", "Ne payez pas : ce ticket était payable jusqu’au {day}.")
    return _words_of_the_paper(held) | {
        Case.PENDING: Verdict(
            translate("Check", "En attente"),
            translate("Check", "Tous les résultats de ce ticket ne sont pas promulgués."),
            Icon.HOURGLASS,
            "slate",
        ),
        Case.LOST: Verdict(
            translate("Check", "Perdant"),
            translate("Check", "Rien n’est à payer sur ce ticket."),
            Icon.CIRCLE_MINUS,
            "slate",
        ),
        Case.PAID: Verdict(
            translate("Check", "Déjà payé"),
            translate("Check", "Ne payez pas : un ticket n’est payé qu’une fois."),
            Icon.OCTAGON_X,
            "bad",
        ),
        Case.CANCELLED: Verdict(
            translate("Check", "Annulé"),
            translate("Check", "Ne payez pas : la mise de ce ticket a été rendue."),
            Icon.BAN,
            "bad",
        ),
        Case.EXPIRED: Verdict(
            translate("Check", "Expiré"),
            expired.format(day=last_day),
            Icon.CALENDAR_X,
            "bad",
        ),
        Case.SUPERSEDED: Verdict(
            translate("Check", "Remplacé"),
            translate("Check", "Ne payez pas ce papier : un duplicata l’a remplacé."),
            Icon.FILE_X,
            "bad",
        ),
        Case.MINOR: Verdict(
            translate("Check", "Mineur"),
            translate("Check", "Ne payez pas : il avait moins de 18 ans le jour du jeu."),
            Icon.USER_X,
            "bad",
        ),
    }


def _words_of_the_paper(held: CheckPresenter) -> dict[Case, Verdict]:
    """What is said of a paper that is damaged, unknown, or not proved to be the house's."""
    again = _instant(held, "until")
    wait = translate("Check", "Trop de numéros faux à ce poste. Nouvel essai possible à {time}.")
    return {
        Case.REFERRED: Verdict(
            translate("Check", "Ticket transmis"),
            translate("Check", "Service joueurs, dossier n° {number}. Rien n’est payé.").format(
                number=numbered(held.referral)
            ),
            Icon.FILE_PEN_LINE,
            "slate",
        ),
        Case.UNKNOWN: Verdict(
            translate("Check", "Inconnu"),
            translate("Check", "Ne payez pas : la maison n’a émis aucun ticket de ce numéro."),
            Icon.SEARCH_X,
            "bad",
        ),
        Case.CONTROL_WRONG: Verdict(
            translate("Check", "Contrôle faux"),
            translate("Check", "Ne payez pas : le numéro de contrôle n’est pas celui de ce ticket."),
            Icon.SHIELD_X,
            "bad",
        ),
        Case.THROTTLED: Verdict(
            translate("Check", "Contrôle suspendu"),
            wait.format(time=f"{local(again):%H:%M:%S}" if again else ""),
            Icon.SHIELD_X,
            "bad",
        ),
    }


def _worth_something(held: CheckPresenter) -> Verdict:
    amount = held.amount.text()
    if held.case is Case.LATER:
        sentence = translate("Check", "Plus de 500 € : payable à partir du {day}.")
        first = held.checked.verdict.payable_from if held.checked else None
        said = sentence.format(day=short_day(first) if first else "")
        return Verdict(translate("Check", "Payable demain"), said, Icon.CALENDAR_CLOCK, "warn", amount)
    if held.case is Case.ELSEWHERE:
        said = translate("Check", "Ce point de vente ne paie pas ce montant.")
        return Verdict(translate("Check", "Payable ailleurs"), said, Icon.MAP_PIN, "warn", amount)
    if held.case is Case.JUST_PAID:
        sentence = translate("Check", "Paiement n° {number} enregistré à {time}.")
        number = numbered(held.paid.number) if held.paid else ""
        said = sentence.format(number=number, time=clock_time(held.desk.house.clock.now()))
        return Verdict(translate("Check", "Payé"), said, Icon.CIRCLE_CHECK, "good", amount)
    if held.case is Case.REFUND:
        return Verdict(translate("Check", "À rembourser"), _payable_here(held), Icon.UNDO, "good", amount)
    return Verdict(translate("Check", "Gagnant"), _payable_here(held), Icon.CIRCLE_CHECK, "good", amount)


def _payable_here(held: CheckPresenter) -> str:
    verdict = held.checked.verdict if held.checked else None
    if verdict is not None and verdict.gain and verdict.refund:
        both = translate("Check", "Gain {gain} et mise rendue {refund}, payables ici")
        return both.format(gain=verdict.gain.text(), refund=verdict.refund.text())
    return {
        Method.CASH: translate("Check", "Payable ici, tout de suite"),
        Method.TRANSFER: translate("Check", "Payable ici, par virement"),
        Method.CHEQUE: translate("Check", "Payable ici, par chèque"),
    }[held.payout.method]


def _steps(held: CheckPresenter) -> Sequence[str]:
    if held.case in {Case.WON, Case.REFUND}:
        return _paying_steps(held)
    if held.case is Case.JUST_PAID:
        return _paid_steps(held)
    if held.case in {Case.PAID, Case.CANCELLED}:
        return _ended_steps(held)
    return _other_steps(held)[held.case]


def _paying_steps(held: CheckPresenter) -> Sequence[str]:
    take_back = translate("Check", "Reprenez le ticket : entier, ni déchiré, ni raturé.")
    if held.payout.needs_winner:
        return (
            take_back,
            translate("Check", "Demandez une pièce d’identité et le RIB du gagnant.")
            if held.payout.method is Method.TRANSFER
            else translate("Check", "Demandez une pièce d’identité au gagnant."),
            rich(
                translate("Check", "Touchez {button}, puis relisez chaque ligne avec le client."),
                button=translate("Check", "Saisir le gagnant"),
            ),
        )
    return (
        take_back,
        rich(translate("Check", "Comptez {amount} devant le client."), amount=held.amount.text()),
        rich(
            translate(
                "Check",
                "Touchez {button}. Le tiroir s’ouvre, le reçu s’imprime ; gardez le ticket en caisse.",
            ),
            button=translate("Check", "Payer"),
        ),
    )


def _paid_steps(held: CheckPresenter) -> Sequence[str]:
    keep = translate("Check", "Rangez le ticket payé en caisse : il est compté à la clôture.")
    if held.payout.method is Method.CHEQUE:
        return (*_cheque_steps(held), keep)
    give = translate("Check", "Remettez {amount} et le reçu au client.")
    if held.payout.method is Method.TRANSFER:
        give = translate(
            "Check", "Remettez le reçu et l’attestation au client : {amount} seront virés sur son compte."
        )
    return (rich(give, amount=held.amount.text()), keep)


def _cheque_steps(held: CheckPresenter) -> Sequence[str]:
    """One cheque for each winner; who they are and which cheques they had stand on a page of their own."""
    amount, cheques = held.amount.text(), len(held.paid.orders) if held.paid else 1
    if cheques == 1:
        give = translate("Check", "Remettez au client le chèque de {amount} et le reçu.")
        note = translate("Check", "Inscrivez le numéro du chèque : page Virements et chèques.")
        return (rich(give, amount=amount), note)
    give = translate("Check", "Remettez à chaque gagnant son chèque : {count} chèques, {amount} en tout.")
    sign = translate("Check", "Formulaire collectif, numéros des chèques : page Virements et chèques.")
    return (rich(give, count=str(cheques), amount=amount), sign)


def _ended_steps(held: CheckPresenter) -> Sequence[str]:
    registered = held.checked.registered if held.checked else None
    if registered is None:
        return ()
    ended = registered.payment or registered.cancellation
    when = spoken_instant(ended.at, held.desk.house.clock.now()) if ended else ""
    if held.case is Case.PAID:
        said = translate("Check", "« Ce ticket a déjà été payé {when}. »")
    else:
        said = translate("Check", "« Ce ticket a été annulé {when}. »")
    return (
        said.format(when=when),
        translate("Check", "Ne remettez aucune somme ; gardez le papier en caisse."),
    )


def _other_steps(held: CheckPresenter) -> dict[Case, Sequence[str]]:
    verdict = held.checked.verdict if held.checked else None
    first = verdict.payable_from if verdict else None
    until = verdict.payable_until if verdict else None
    come = translate("Check", "« Revenez à partir du {day}, avec ce ticket et une pièce d’identité. »")
    centre = translate("Check", "« {amount} se paient dans un centre de paiement, jusqu’au {day}. »")
    return {
        Case.LATER: (
            come.format(day=long_day(first) if first else ""),
            translate("Check", "Rendez le ticket au client : sans lui, rien ne sera payé."),
        ),
        Case.ELSEWHERE: (
            centre.format(amount=held.amount.text(), day=long_day(until) if until else ""),
            translate("Check", "Rendez le ticket au client : sans lui, rien ne sera payé."),
        ),
        Case.PENDING: (
            translate("Check", "« Ce ticket n’est pas encore décidé. »"),
            translate("Check", "Rendez le ticket au client : il en aura besoin."),
        ),
        Case.LOST: (
            translate("Check", "« Ce ticket n’est pas gagnant. »"),
            translate("Check", "Rendez le ticket au client s’il le demande."),
        ),
        Case.EXPIRED: (
            translate("Check", "« Le délai de soixante jours est passé. »"),
            translate("Check", "Ne remettez aucune somme."),
        ),
        Case.SUPERSEDED: (
            translate("Check", "Demandez au client le duplicata : c’est le seul papier payable."),
            translate("Check", "Gardez ce papier-ci en caisse."),
        ),
        Case.MINOR: (
            translate("Check", "« Je ne peux pas : il fallait avoir 18 ans le jour du jeu. »"),
            translate("Check", "Ne remettez aucune somme et rendez le ticket."),
            translate("Check", "Prévenez un responsable si le client insiste."),
        ),
        Case.REFERRED: (
            rich(
                translate("Check", "Écrivez {number} sur l’enveloppe ; glissez-y le ticket."),
                number=numbered(held.referral),
            ),
            translate("Check", "Notez sur l’enveloppe le nom et le téléphone du client."),
            translate("Check", "« Le service joueurs examine le ticket et vous répond. »"),
        ),
        Case.UNKNOWN: (
            translate("Check", "Scannez le ticket encore une fois, à plat."),
            translate("Check", "Sinon, tapez les 14 chiffres imprimés sous le code-barres."),
            translate("Check", "Toujours inconnu ? Ne payez pas et prévenez un responsable."),
        ),
        Case.CONTROL_WRONG: (
            translate("Check", "Relisez les 10 chiffres imprimés après « Contrôle »."),
            translate("Check", "Toujours faux ? Gardez le papier et prévenez un responsable."),
        ),
        Case.THROTTLED: (
            translate("Check", "Attendez l’heure affichée, puis scannez le ticket."),
            translate("Check", "Prévenez un responsable si le client insiste."),
        ),
    }


def _article(case: Case, held: CheckPresenter) -> str:
    if case in {Case.WON, Case.REFUND, Case.JUST_PAID}:
        return {
            Method.CASH: "Art. 11.1.3",
            Method.TRANSFER: "Art. 11.1.4",
            Method.CHEQUE: "Art. 11.1.5",
        }[held.payout.method]
    return {
        Case.LATER: "Art. 11.2.1",
        Case.ELSEWHERE: "Art. 11.1.4",
        Case.PAID: "Art. 11.1.2",
        Case.SUPERSEDED: "Art. 11.1.2",
        Case.CONTROL_WRONG: "Art. 11.1.2",
        Case.CANCELLED: "Art. 8.3",
        Case.REFERRED: "Art. 11.1.2",
        Case.EXPIRED: "Art. 11.2.2",
        Case.MINOR: "Art. 11.1",
    }.get(case, "")


def _instant(held: CheckPresenter, detail: str) -> datetime | None:
    from_details = held.refused.details.get(detail) if held.refused else None
    return from_details if isinstance(from_details, datetime) else None


def amount_words(amount: Money, method: Method) -> str:
    """What the main action says: `Payer 114,80 €`."""
    words = {
        Method.CASH: translate("Check", "Payer {amount}"),
        Method.TRANSFER: translate("Check", "Virer {amount}"),
        Method.CHEQUE: translate("Check", "Payer {amount}"),
    }[method]
    return words.format(amount=amount.text())


def form_words(held: CheckPresenter) -> str:
    """What the head of the form says: the sum, and what is read back."""
    if held.payout.recap is not None and not held.payout.needs_recap:
        read = translate("Check", "Récapitulatif n° {number} imprimé : le gagnant le relit, puis confirmez.")
        return read.format(number=numbered(held.payout.recap.number))
    words = {
        Method.CASH: translate("Check", "{amount} en espèces : relevez l’identité du gagnant."),
        Method.TRANSFER: translate("Check", "Virement de {amount} : relisez chaque ligne avec le client."),
        Method.CHEQUE: translate("Check", "Chèque de {amount} : relisez chaque ligne avec le client."),
    }[held.payout.method]
    return words.format(amount=held.amount.text())


def staff_words(amount: Money) -> tuple[str, str]:
    """What a supervisor decides where the winner is of the house's own staff (art. 1.2)."""
    second = translate("Check", "Payer {amount} à un salarié (art. 1.2)")
    return translate("Check", "Accord d’un responsable"), second.format(amount=amount.text())


def winner_words(born: date) -> AgeWords:
    """Whether the winner was of age on the day of the play: who was is `born` on that day at the latest."""
    hint = translate("Check", "Né(e) le {day} au plus tard. Demandez une pièce d’identité avec photo.")
    return AgeWords(
        translate("Check", "Avait-il 18 ans le jour du jeu ?"),
        hint.format(day=long_day(born)),
        translate("Check", "Ne pas payer, mineur"),
        translate("Check", "Continuer, gagnant majeur"),
    )


def method_words() -> dict[Method, tuple[str, str]]:
    """The name of each way of paying, and the amounts that it is for."""
    at_once, most = AT_ANY_COUNTER, WITH_IDENTITY - Money(1)
    until = translate("Check", "Jusqu’à {amount}").format(amount=at_once.text())
    between = translate("Check", "De {least} à {most}")
    over = translate("Check", "Centre de paiement, plus de {amount}")
    between = between.format(least=(at_once + Money(1)).text(), most=most.text())
    return {
        Method.CASH: (translate("Check", "Espèces"), until),
        Method.TRANSFER: (translate("Check", "Virement"), between),
        Method.CHEQUE: (translate("Check", "Chèque"), over.format(amount=at_once.text(cents=False))),
    }


def offered_words(*, narrow: bool) -> dict[Offered, str]:
    """Whether a way of paying is open, and if not, why."""
    short = translate("Check", "Pas ce montant")
    return {
        Offered.ALLOWED: translate("Check", "Autorisé"),
        Offered.NOT_YET: translate("Check", "Pas encore"),
        Offered.NOT_THIS_AMOUNT: short if narrow else translate("Check", "Pas pour ce montant"),
        Offered.NOT_HERE: translate("Check", "Pas ici"),
    }
