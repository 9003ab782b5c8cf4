"""What people are told of their data, and what is handed to them who ask (HOUSE H9, art. 11.3, 11.4)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from app.documents.blocks import Block, Columns, Document, Emphasis, Feed, Kind, Line, Rule
from app.documents.wording import instant_words
from app.domain.values.days import local


def privacy_notice(
    establishment: str, *, years: int, papers_days: int, station: str, at: datetime
) -> Document:
    """The information notice: who keeps what, why, for how long, and what anybody may ask for."""
    parts = (
        (
            "Qui",
            f"{establishment} est responsable de ces données et les garde dans ses murs. Elles ne sont ni "
            "vendues ni transmises, sauf aux autorités que la loi désigne.",
        ),
        (
            "Quoi et pourquoi",
            "Joueur de tournoi : état civil, naissance, adresse et pièce d’identité, pour l’inscription et "
            "le contrôle des interdictions de jeu, que la loi impose. Gagnant : identité seulement où une "
            "règle la demande (5 000 € et plus, art. 11.3 ; lutte contre le blanchiment), et coordonnées "
            "bancaires pour un virement.",
        ),
        (
            "Combien de temps",
            f"{years} ans pour les gagnants identifiés et les joueurs, puis effacement automatique. "
            f"Un papier imprimé peut l’être à nouveau pendant {papers_days} jours, ensuite il est effacé. "
            "Le journal scellé n’en garde qu’une empreinte, qui ne dit plus rien après l’effacement.",
        ),
        (
            "Vos droits",
            "Vous pouvez demander copie de vos données, leur rectification, et vous opposer à leur garde "
            "(art. 11.4). La maison efface alors ce qu’aucune règle ne l’oblige à garder, et vous dit "
            "jusqu’à quand elle garde le reste. Venez au guichet avec une pièce d’identité, ou écrivez.",
        ),
        ("Réclamation", "Commission nationale de l’informatique et des libertés (CNIL), www.cnil.fr."),
    )
    blocks: list[Block] = [Line(establishment, emphasis=Emphasis.BOLD), Rule()]
    for title, text in parts:
        blocks += [Line(title, emphasis=Emphasis.BOLD), Line(text), Feed()]
    number = f"{local(at):%Y%m%d-%H%M%S}"
    return Document(Kind.PRIVACY_NOTICE, "Vos données chez nous", number, at, station, tuple(blocks))


def personal_data(
    subject: str,
    facts: Sequence[tuple[str, str]],
    acts: Sequence[tuple[datetime, str]],
    *,
    station: str,
    at: datetime,
) -> Document:
    """Everything that is known of somebody, in words, for himself."""
    blocks: list[Block] = [
        Line("Remis à la personne à sa demande (art. 11.4).", emphasis=Emphasis.BOLD),
        Line(f"Édité {instant_words(at)}"),
        Rule(),
        *(Columns(label, value) for label, value in facts),
        Rule(),
        Line("Ce qui a été fait de ces données", emphasis=Emphasis.BOLD),
        *(Columns(instant_words(instant), what) for instant, what in acts),
    ]
    number = f"{local(at):%Y%m%d-%H%M%S}"
    return Document(
        Kind.PERSONAL_DATA, f"Données personnelles, {subject}", number, at, station, tuple(blocks)
    )
