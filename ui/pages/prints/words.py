"""States of printers and papers in words: what is so, and what to do about it."""

from __future__ import annotations

from typing import Literal

from app.domain.values.days import local
from app.ports.printing import Job, JobState, PrinterState, PrinterStatus, Trouble
from ui.icons import Icon
from ui.trouble_words import trouble_words
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
