"""What the inspector's page says."""

from __future__ import annotations

from collections.abc import Sequence

from app.documents.elision import filled
from app.domain.house.rights import Act
from app.domain.house.verification import Fault, Finding
from app.domain.values.days import local
from app.services.inspection import JournalRow, Standing, Topic
from ui.act_words import act_words
from ui.pages.inspector.presenter import InspectorPresenter, Span
from ui.words import translate


def topic_words(topic: Topic) -> str:
    return {
        Topic.OVERRIDES: translate("Inspector", "Décisions"),
        Topic.NEAR_MATCHES: translate("Inspector", "Homonymes"),
        Topic.APPROVALS: translate("Inspector", "Accords"),
        Topic.REPLACEMENTS: translate("Inspector", "Remplacés"),
        Topic.CORRECTIONS: translate("Inspector", "Corrections"),
        Topic.CLOCK: translate("Inspector", "Horloge"),
        Topic.KEEPING: translate("Inspector", "Clés, copies"),
        Topic.EVERYTHING: translate("Inspector", "Tout"),
    }[topic]


def span_words(span: Span) -> str:
    return {
        Span.TODAY: translate("Inspector", "Ce jour"),
        Span.WEEK: translate("Inspector", "7 jours"),
        Span.ALL: translate("Inspector", "Toujours"),
    }[span]


def entry_words(row: JournalRow) -> str:
    """`Accord : fermeture de caisse forcée`, with the amount it may be bound to; `Accord : code faux`."""
    if row.wrong_code and row.act == Act.SHOW_BADGE:
        return translate("Inspector", "{act} : inconnu").format(act=act_words(row.act))
    if row.wrong_code:
        return translate("Inspector", "{act} : code faux").format(act=act_words(row.act))
    words = [act_words(each) for each in (row.act, row.about) if each]
    line = translate("Inspector", "{act} : {about}").format(act=words[0], about=words[-1])
    return " · ".join([words[0] if len(words) == 1 else line, *([row.amount.text()] if row.amount else ())])


def entry_second(row: JournalRow, held: InspectorPresenter) -> str:
    """`05/09 14:32 · Boris · accord de Clara · P1 · son motif`."""
    who = held.name_of(row.operator)
    if row.approved_by:
        by = filled(translate("Inspector", "accord de {name}"), name=held.name_of(row.approved_by))
        who = f"{who}, {by}"
    parts = (f"{local(row.at):%d/%m %H:%M}", who, _subject(row, held), row.reason)
    return " · ".join(part for part in parts if part)


def entry_facts(row: JournalRow, held: InspectorPresenter) -> Sequence[tuple[str, str]]:
    """Everything that is known of an entry, for the panel; what is empty is left out."""
    facts = (
        (translate("Inspector", "Instant"), f"{local(row.at):%d/%m/%Y %H:%M:%S}"),
        (translate("Inspector", "Opérateur"), held.name_of(row.operator)),
        (translate("Inspector", "Accord de"), held.name_of(row.approved_by)),
        (translate("Inspector", "Poste"), " · ".join(filter(None, (row.point_of_sale, row.station)))),
        (translate("Inspector", "Objet"), _subject(row, held)),
        (translate("Inspector", "Jusqu’à"), row.amount.text() if row.amount else ""),
        (translate("Inspector", "Motif"), row.reason),
        (translate("Inspector", "Empreinte"), fingerprint(row.hash)),
    )
    return [fact for fact in facts if fact[1]]


def _subject(row: JournalRow, held: InspectorPresenter) -> str:
    """What or whom it was about: the name of whose code was wrong."""
    return held.name_of(row.subject) if row.wrong_code else subject_words(row.subject)


def accept_reasons() -> Sequence[str]:
    """Why a store that this station did not leave is gone on with, most often."""
    return (
        translate("Inspector", "Copie remise à la main"),
        translate("Inspector", "Disque remplacé"),
        translate("Inspector", "Dossier des clés déplacé"),
    )


def subject_words(subject: str) -> str:
    """`Tournoi 0002` for `tournament 0002`; a ticket's number, a name or a place stay as they are."""
    kind, _, name = subject.partition(" ")
    kinds = {
        "tournament": translate("Inspector", "Tournoi {name}"),
        "person": translate("Inspector", "Personne {name}"),
        "winner": translate("Inspector", "Gagnant du ticket {name}"),
        "referral": translate("Inspector", "Ticket abîmé {name}"),
        "entry": translate("Inspector", "Écriture {name}"),
    }
    return kinds[kind].format(name=name) if name and kind in kinds else subject


def standing_facts(standing: Standing) -> Sequence[tuple[str, str]]:
    """Where the journal stands, and what the last printed closure says."""
    closure = standing.closure
    facts = [(translate("Inspector", "Écritures"), f"{standing.head.number:,}".replace(",", " "))]
    if closure is None:
        return [*facts, (translate("Inspector", "Dernière clôture"), translate("Inspector", "aucune encore"))]
    return [
        *facts,
        (translate("Inspector", "Dernière clôture"), f"{closure.day:%d/%m/%Y}"),
        (translate("Inspector", "Ses écritures"), f"{closure.first} – {closure.last}"),
        (translate("Inspector", "Recettes du jour"), closure.turnover.text()),
        (translate("Inspector", "Total perpétuel"), closure.perpetual.text()),
        (translate("Inspector", "Empreinte"), closure.head[:16]),
    ]


def fingerprint(text: str) -> str:
    """In groups of eight, so that it can be compared with paper, and breaks where lines do."""
    return " ".join(text[start : start + 8] for start in range(0, len(text), 8))


def finding_words(finding: Finding) -> str:
    """What is wrong, and at which entry."""
    words = {
        Fault.MISSING: translate("Inspector", "Une écriture manque"),
        Fault.CHANGED_ENTRY: translate("Inspector", "Une écriture a été changée"),
        Fault.FOREIGN_SEAL: translate("Inspector", "Scellée avec une autre clé"),
        Fault.CHANGED_ROW: translate("Inspector", "Une valeur scellée a été changée"),
        Fault.UNKNOWN_ROW: translate("Inspector", "Une ligne que rien n’a scellée"),
        Fault.OLDER_THAN_HEAD: translate("Inspector", "Une copie plus ancienne a été remise"),
        Fault.AHEAD_OF_HEAD: translate("Inspector", "Le témoin hors de la base manque ou retarde"),
        Fault.OTHER_HISTORY: translate("Inspector", "Une autre histoire que celle du témoin"),
        Fault.GUARD_GONE: translate("Inspector", "Une garde contre l’écriture est ôtée"),
        Fault.FALSE_BALANCE: translate("Inspector", "Un solde n’est pas la somme de ses mouvements"),
        Fault.FALSE_TOTAL: translate("Inspector", "Un total des limites n’est pas celui des tickets"),
        Fault.FALSE_CLOCK: translate("Inspector", "Le dernier instant noté est faux"),
        Fault.FALSE_KEY_CHANGE: translate("Inspector", "Un changement de clés que rien ne signe"),
    }[finding.fault]
    if finding.number is None:
        return f"{words} ({finding.detail})" if finding.detail else words
    return translate("Inspector", "{what}, n° {number}").format(what=words, number=finding.number)
