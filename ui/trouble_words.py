"""Why a paper did not come out, in the words of a counter."""

from __future__ import annotations

from app.ports.printing import Trouble
from ui.words import translate


def trouble_words(trouble: Trouble) -> str:
    """What a `Trouble` is at a counter, and what mends it."""
    return {
        Trouble.UNREACHABLE: translate(
            "Trouble", "L’imprimante ne répond pas sur le réseau : est-elle allumée ?"
        ),
        Trouble.CONNECTION_REFUSED: translate(
            "Trouble", "L’imprimante refuse la connexion : éteignez-la et rallumez-la."
        ),
        Trouble.PORT_MISSING: translate("Trouble", "L’imprimante n’est plus branchée : vérifiez son câble."),
        Trouble.PORT_TAKEN: translate("Trouble", "Un autre programme tient l’imprimante : fermez-le."),
        Trouble.PORT_DENIED: translate(
            "Trouble", "Ce poste n’a pas le droit d’imprimer : prévenez l’administration."
        ),
        Trouble.BUSY: translate("Trouble", "L’imprimante travaille pour un autre poste."),
        Trouble.CLOSED_BY_PRINTER: translate("Trouble", "L’imprimante a coupé pendant l’impression."),
        Trouble.STOPPED_READING: translate("Trouble", "L’imprimante s’est arrêtée pendant l’impression."),
        Trouble.SILENT: translate("Trouble", "L’imprimante ne dit pas si le papier est sorti."),
        Trouble.PAPER_NEAR_END: translate("Trouble", "Le rouleau touchait à sa fin."),
        Trouble.PAPER_END: translate("Trouble", "Plus de papier : changez le rouleau."),
        Trouble.COVER_OPEN: translate("Trouble", "Le capot était ouvert."),
        Trouble.CUTTER: translate("Trouble", "Le massicot s’est bloqué."),
        Trouble.OFFLINE: translate("Trouble", "L’imprimante était hors ligne."),
        Trouble.PRINTER_FAULT: translate(
            "Trouble", "L’imprimante signale une panne : éteignez-la et rallumez-la."
        ),
        Trouble.NOT_CONFIRMED: translate("Trouble", "Envoyé, sans accusé de réception."),
        Trouble.STALE: translate("Trouble", "Trop ancien pour partir seul : il attend votre accord."),
        Trouble.PROGRAM_STOPPED: translate("Trouble", "Le programme s’est arrêté pendant l’impression."),
        Trouble.PAPER_TOO_NARROW: translate("Trouble", "Le papier est trop étroit pour le code-barres."),
        Trouble.NOT_PRINTABLE: translate("Trouble", "Ce papier ne peut pas être mis en page."),
    }[trouble]
