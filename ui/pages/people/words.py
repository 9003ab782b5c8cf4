"""What the page of operators says."""

from __future__ import annotations

from app.domain.house.rights import Role
from app.domain.values.days import local
from app.services.people import Member
from ui.pages.people.code_twice import CodeFault
from ui.roles import ROLE_ORDER, role_word
from ui.words import translate


def roles_line(member: Member) -> str:
    """`Caisse, chef de table`, and a lock where there is one."""
    words = [role_word(role) for role in ROLE_ORDER if role in member.operator.roles]
    line = ", ".join(words) or translate("People", "N’a plus de droits")
    if member.locked_until is None:
        return line
    locked = translate("People", "bloqué jusqu’à {time}").format(time=f"{local(member.locked_until):%H:%M}")
    return f"{line} · {locked}"


def last_login_words(member: Member) -> str:
    if member.last_login is None:
        return translate("People", "jamais")
    return f"{local(member.last_login):%d/%m/%Y %H:%M}"


def badge_words(member: Member) -> str:
    return translate("People", "remis") if member.has_badge else translate("People", "aucun")


def role_does(role: Role) -> str:
    """What somebody may with this role, in a line."""
    return {
        Role.CASHIER: translate("People", "Vend, paie, inscrit"),
        Role.CHIEF: translate("People", "Recaves, éliminations, jetons"),
        Role.TOURNAMENT_DIRECTOR: translate("People", "Tirage, départ, prix"),
        Role.COMMITTEE: translate("People", "Accords, clôture, listes"),
        Role.DIRECTOR: translate("People", "Cela, et crée les tournois"),
        Role.AUDITOR: translate("People", "Lit tout, ne change rien"),
        Role.TRADER: translate("People", "Offre, cotes et résultats"),
        Role.DEALER: translate("People", "Sa table"),
        Role.ADMINISTRATOR: translate("People", "Opérateurs, codes, clés"),
    }[role]


def code_fault_words(fault: CodeFault) -> str:
    return {
        CodeFault.INCOMPLETE: translate("People", "Un code a 4 à 6 chiffres."),
        CodeFault.OBVIOUS: translate(
            "People", "Trop facile à deviner : ni suite, ni répétition, ni colonne, ni année."
        ),
        CodeFault.DIFFERS: translate("People", "Les deux codes diffèrent. Reprenez."),
    }[fault]
