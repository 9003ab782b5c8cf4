"""What moves a drawer's money, in words."""

from __future__ import annotations

from app.domain.house.cash import Means
from app.domain.house.rights import Act
from ui.words import translate


def movement_word(act: str) -> str:
    """`Ventes`: the acts of one kind, as the drawer's account names them."""
    words = {
        Act.SELL: translate("Drawer", "Ventes"),
        Act.CANCEL_TICKET: translate("Drawer", "Annulations remboursées"),
        Act.PAY_TICKET: translate("Drawer", "Gains et remboursements payés"),
        Act.REFUND_NONCONFORMING: translate("Drawer", "Tickets non conformes remboursés"),
        Act.CASH_IN: translate("Drawer", "Apports du coffre"),
        Act.CASH_OUT: translate("Drawer", "Remises au coffre"),
        Act.REGISTER: translate("Drawer", "Inscriptions"),
        Act.LATE_REGISTER: translate("Drawer", "Inscriptions tardives"),
        Act.RE_REGISTER: translate("Drawer", "Réinscriptions"),
        Act.REBUY: translate("Drawer", "Recaves"),
        Act.DEALERS_BONUS: translate("Drawer", "Bonus dealers"),
        Act.REFUND: translate("Drawer", "Inscriptions remboursées"),
        Act.WITHDRAW: translate("Drawer", "Désistements remboursés"),
        Act.CASH_VOUCHER: translate("Drawer", "Bons payés"),
        Act.PAY_PRIZE: translate("Drawer", "Prix payés"),
    }
    return words[Act(act)]


def means_word(means: Means) -> str:
    return {
        Means.CASH: translate("Drawer", "Espèces"),
        Means.CARD: translate("Drawer", "Carte"),
        Means.CHEQUE: translate("Drawer", "Chèques"),
    }[means]


def count_reasons() -> tuple[str, ...]:
    """Why a count may differ; the last one is written by hand."""
    return (
        translate("Drawer", "Erreur de rendu"),
        translate("Drawer", "Erreur de saisie"),
        translate("Drawer", "Inexpliqué"),
    )


def cash_in_reasons() -> tuple[str, ...]:
    return (
        translate("Drawer", "Monnaie"),
        translate("Drawer", "Complément de fonds"),
        translate("Drawer", "Gain à payer"),
    )


def cash_out_reasons() -> tuple[str, ...]:
    return (
        translate("Drawer", "Plafond atteint"),
        translate("Drawer", "Échange"),
        translate("Drawer", "Fin de service"),
    )
