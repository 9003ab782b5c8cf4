"""The details of a refusal, ready to be read: amounts, odds, instants, fields by their names."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, datetime
from decimal import Decimal

from app.domain.house.rights import Role
from app.domain.values.days import local
from app.domain.values.money import Money
from app.domain.values.odds import Odds
from app.services.files.misread import Misread
from ui.errors.files import misread_words
from ui.roles import role_word
from ui.words import translate


def readable(details: Mapping[str, object]) -> dict[str, str]:
    """Every detail that can be shown, by its name.

    An instant named `until` also gives `until_time`, the time alone. Details without words (records,
    lists that are empty) are left out, so that a sentence that needs none of them is said.
    """
    found: dict[str, str] = {}
    for name, value in details.items():
        text = _text(name, value)
        if text:
            found[name] = text
        if isinstance(value, datetime):
            found[f"{name}_time"] = f"{local(value):%H:%M}"
    return found


def _text(name: str, value: object) -> str:
    if isinstance(value, (list, tuple)):
        words = [_text(name, each) for each in value]
        return ", ".join(words) if all(words) else ""
    if isinstance(value, Role):
        return role_word(value)
    if isinstance(value, Misread):
        return misread_words(value)
    if isinstance(value, str):
        return _words().get(value, value.replace(":", " · ") if name in _PICKS else value)
    return _figure(value)


def _figure(value: object) -> str:
    text = ""
    if isinstance(value, (Money, Odds)):
        text = value.text()
    elif isinstance(value, datetime):
        moment = local(value)
        pattern = translate("Details", "{day} à {time}")
        text = pattern.format(day=f"{moment:%d/%m/%Y}", time=f"{moment:%H:%M}")
    elif isinstance(value, date):
        text = f"{value:%d/%m/%Y}"
    elif isinstance(value, Decimal):
        text = f"{value:f}".replace(".", ",")
    elif isinstance(value, int) and not isinstance(value, bool):
        text = str(value)
    return text


_PICKS = frozenset({"pick", "picks", "other", "result_of"})


def _words() -> Mapping[str, str]:
    """The words for what the rules name by keys: fields, notices, means of payment."""
    return {
        "surname": translate("Details", "nom"),
        "birth_name": translate("Details", "nom de naissance"),
        "given_names": translate("Details", "prénoms"),
        "born": translate("Details", "date de naissance"),
        "birth_place": translate("Details", "lieu de naissance"),
        "nationality": translate("Details", "nationalité"),
        "address": translate("Details", "adresse"),
        "document": translate("Details", "pièce d’identité"),
        "number": translate("Details", "numéro de la pièce"),
        "expires": translate("Details", "date de validité"),
        "lines": translate("Details", "lignes de la zone de lecture"),
        "name": translate("Details", "nom du tournoi"),
        "buy_in": translate("Details", "cave"),
        "fee": translate("Details", "droit d’inscription"),
        "chips": translate("Details", "jetons"),
        "seats": translate("Details", "places par table"),
        "capacity": translate("Details", "capacité"),
        "levels": translate("Details", "niveaux"),
        "contribution_cash": translate("Details", "participation en espèces"),
        "contribution_kind": translate("Details", "participation en nature"),
        "guarantee": translate("Details", "garantie"),
        "rebuy": translate("Details", "recave"),
        "sessions": translate("Details", "séances"),
        "payouts": translate("Details", "table de prix"),
        "rules_minister": translate("Details", "règlement au ministère"),
        "rules_prefect": translate("Details", "règlement au préfet"),
        "table_plan": translate("Details", "plan des tables"),
        "temporary_staff": translate("Details", "personnel temporaire"),
        "single_table": translate("Details", "tournoi à table unique"),
        "date_change": translate("Details", "changement de date"),
        "cancellation": translate("Details", "annulation"),
        "postponement": translate("Details", "report"),
        "season_table": translate("Details", "table de la saison"),
        "cash": translate("Details", "espèces"),
        "transfer": translate("Details", "virement"),
        "cheque": translate("Details", "chèque"),
        "card": translate("Details", "carte"),
        "half_time": translate("Details", "mi-temps"),
        "full_time": translate("Details", "fin de match"),
        "first_goal": translate("Details", "première équipe à marquer"),
        "typed_switch": translate("Details", "oui ou non"),
        "typed_one_of": translate("Details", "une des réponses proposées"),
        "typed_text": translate("Details", "un texte d’une ligne, sans signe spécial"),
        "typed_iban": translate("Details", "un IBAN complet, sans faute de frappe"),
        "typed_public_key": translate("Details", "une clé publique de 64 chiffres de 0 à f"),
        "typed_folder": translate("Details", "le chemin complet d’un dossier qui existe sur ce poste"),
        "typed_address": translate("Details", "une adresse http ou https, sans mot de passe"),
        "typed_trade": translate("Details", "au moins une activité : paris ou tournois"),
        "typed_free_number": translate("Details", "un numéro qu’aucun autre point de vente ne porte"),
    }
