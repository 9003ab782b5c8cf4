"""What an operator is called on the screens."""

from __future__ import annotations

from app.domain.house.rights import Operator, Role
from ui.words import translate

ROLE_ORDER = (
    Role.DIRECTOR,
    Role.TOURNAMENT_DIRECTOR,
    Role.COMMITTEE,
    Role.TRADER,
    Role.CHIEF,
    Role.CASHIER,
    Role.DEALER,
    Role.AUDITOR,
    Role.ADMINISTRATOR,
)


def role_word(role: Role) -> str:
    """`Caisse`, `Direction du tournoi`: the function, whoever has it."""
    words = {
        Role.CASHIER: translate("Roles", "Caisse"),
        Role.CHIEF: translate("Roles", "Chef de table"),
        Role.TOURNAMENT_DIRECTOR: translate("Roles", "Direction du tournoi"),
        Role.COMMITTEE: translate("Roles", "Comité de direction"),
        Role.DIRECTOR: translate("Roles", "Direction responsable"),
        Role.AUDITOR: translate("Roles", "Contrôle"),
        Role.TRADER: translate("Roles", "Cotes et résultats"),
        Role.DEALER: translate("Roles", "Croupier"),
        Role.ADMINISTRATOR: translate("Roles", "Administration"),
    }
    return words[role]


def function_of(operator: Operator) -> str:
    """The highest of an operator's roles."""
    held = [role for role in ROLE_ORDER if role in operator.roles]
    return role_word(held[0]) if held else ""


def short_function_of(operator: Operator) -> str:
    """The same where room is short; what is short already stays as it is."""
    words = {
        Role.TOURNAMENT_DIRECTOR: translate("Roles", "Tournoi"),
        Role.COMMITTEE: translate("Roles", "Comité"),
        Role.DIRECTOR: translate("Roles", "Direction"),
        Role.TRADER: translate("Roles", "Cotes"),
    }
    held = [role for role in ROLE_ORDER if role in operator.roles]
    return words.get(held[0], role_word(held[0])) if held else ""
