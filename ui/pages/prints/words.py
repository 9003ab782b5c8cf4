"""States of printers and papers in words: what is so, and what to do about it."""

from __future__ import annotations

from typing import Literal

from app.domain.values.days import local
from app.ports.printing import Job, JobState, PrinterState, PrinterStatus, Trouble
from ui.icons import Icon
from ui.widgets import TagKind
from ui.words import translate

PrinterTone = Literal["good", "warn", "bad"]


def job_tag(job: Job) -> tuple[str, TagKind, Icon]:
    """The state of a paper as its tag says it."""
    words: dict[JobState, tuple[str, TagKind, Icon]] = {
        JobState.QUEUED: (translate("Prints", "En attente"), "neutral", Icon.CLOCK),
        JobState.SENDING: (translate("Prints", "Impression"), "info", Icon.PRINTER),
        JobState.UNCONFIRMED: (translate("Prints", "À confirmer"), "warn", Icon.CIRCLE_QUESTION_MARK),
        JobState.FAILED: (translate("Prints", "Échec"), "bad", Icon.X),
        JobState.WAITING: (translate("Prints", "À libérer"), "warn", Icon.HOURGLASS),
        JobState.PRINTED: (translate("Prints", "Imprimé"), "good", Icon.CHECK),
        JobState.SETTLED: (translate("Prints", "Remplacé"), "neutral", Icon.FILE_X),
    }
    return words[job.state]


def job_why(job: Job) -> str:
    """Why a paper did not come out, or may not have; nothing where all is well."""
    settled = job.state in {JobState.PRINTED, JobState.SETTLED}
    return "" if settled or job.note not in set(Trouble) else trouble_words(Trouble(job.note))


def printer_words(status: PrinterStatus) -> tuple[str, PrinterTone]:
    """How a printer is and what to do: `Capot ouvert. Refermez-le : la file repart seule.`"""
    if status.detail == Trouble.BUSY:
        return busy_words(status.held_by), "warn"
    since = f"{local(status.since):%H:%M}"
    words: dict[PrinterState, tuple[str, PrinterTone]] = {
        PrinterState.READY: (translate("Prints", "Prête."), "good"),
        PrinterState.VIRTUAL: (
            translate("Prints", "Virtuelle : ses papiers s’affichent à l’écran."),
            "good",
        ),
        PrinterState.PAPER_NEAR_END: (
            translate("Prints", "Papier bientôt fini. Préparez un rouleau."),
            "warn",
        ),
        PrinterState.PAPER_END: (
            translate("Prints", "Plus de papier. Changez le rouleau : la file repart seule."),
            "bad",
        ),
        PrinterState.COVER_OPEN: (
            translate("Prints", "Capot ouvert. Refermez-le : la file repart seule."),
            "bad",
        ),
        PrinterState.CUTTER: (
            translate("Prints", "Massicot bloqué. Retirez le papier coincé, puis réessayez."),
            "bad",
        ),
        PrinterState.OFFLINE: (_with_trouble(status, translate("Prints", "Hors ligne.")), "bad"),
        PrinterState.UNKNOWN: (
            _with_trouble(
                status,
                translate("Prints", "Ne répond plus depuis {time}. État inconnu.").format(time=since),
            ),
            "warn",
        ),
    }
    return words[status.state]


def busy_words(station: str) -> str:
    """Who prints on a printer that several stations use: `Occupée par Guichet 2 : …`"""
    return translate("Prints", "Occupée par {station} : les papiers d’ici suivent d’eux-mêmes.").format(
        station=station or translate("Prints", "un autre poste")
    )


def _with_trouble(status: PrinterStatus, words: str) -> str:
    told = {Trouble.SILENT, Trouble.OFFLINE}
    if status.detail not in set(Trouble) or status.detail in told:
        return words
    return trouble_words(Trouble(status.detail))


def trouble_words(trouble: Trouble) -> str:
    """What a `Trouble` is at a counter, and what mends it."""
    return {
        Trouble.UNREACHABLE: translate(
            "Prints", "L’imprimante ne répond pas sur le réseau : est-elle allumée ?"
        ),
        Trouble.CONNECTION_REFUSED: translate(
            "Prints", "L’imprimante refuse la connexion : éteignez-la et rallumez-la."
        ),
        Trouble.PORT_MISSING: translate("Prints", "L’imprimante n’est plus branchée : vérifiez son câble."),
        Trouble.PORT_TAKEN: translate("Prints", "Un autre programme tient l’imprimante : fermez-le."),
        Trouble.PORT_DENIED: translate(
            "Prints", "Ce poste n’a pas le droit d’imprimer : prévenez l’administration."
        ),
        Trouble.BUSY: translate("Prints", "L’imprimante travaille pour un autre poste."),
        Trouble.CLOSED_BY_PRINTER: translate("Prints", "L’imprimante a coupé pendant l’impression."),
        Trouble.STOPPED_READING: translate("Prints", "L’imprimante s’est arrêtée pendant l’impression."),
        Trouble.SILENT: translate("Prints", "L’imprimante ne dit pas si le papier est sorti."),
        Trouble.PAPER_NEAR_END: translate("Prints", "Le rouleau touchait à sa fin."),
        Trouble.PAPER_END: translate("Prints", "Plus de papier : changez le rouleau."),
        Trouble.COVER_OPEN: translate("Prints", "Le capot était ouvert."),
        Trouble.CUTTER: translate("Prints", "Le massicot s’est bloqué."),
        Trouble.OFFLINE: translate("Prints", "L’imprimante était hors ligne."),
        Trouble.PRINTER_FAULT: translate(
            "Prints", "L’imprimante signale une panne : éteignez-la et rallumez-la."
        ),
        Trouble.NOT_CONFIRMED: translate("Prints", "Envoyé, sans accusé de réception."),
        Trouble.STALE: translate("Prints", "Trop ancien pour partir seul : il attend votre accord."),
        Trouble.PROGRAM_STOPPED: translate("Prints", "Le programme s’est arrêté pendant l’impression."),
        Trouble.PAPER_TOO_NARROW: translate("Prints", "Le papier est trop étroit pour le code-barres."),
        Trouble.NOT_PRINTABLE: translate("Prints", "Ce papier ne peut pas être mis en page."),
    }[trouble]
