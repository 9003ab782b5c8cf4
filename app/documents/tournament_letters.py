"""Letters of the legal calendar, rules at the players' disposal, register 11 ter, registers of material
(POKER P2, P7, P9). Each is filled in and ready to sign."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from app.documents.blocks import BarCode, Block, Columns, Document, Emphasis, Feed, Kind, Line, Rule, Table
from app.documents.poker import game_words, name_words, number_words
from app.documents.wording import day_words, hour_words, instant_words
from app.domain.house.establishment import Establishment
from app.domain.poker.calendar import notices
from app.domain.poker.facts import NoticeKind
from app.domain.poker.material import (
    ChipMove,
    ChipsMoved,
    ChipStock,
    SixainEntry,
    SixainStep,
    StaffFile,
    StaffPaper,
)
from app.domain.poker.persons import Person
from app.domain.poker.state import Tournament, Voucher
from app.domain.poker.terms import Format, Terms
from app.domain.values import Money
from app.domain.values.days import local

_FORMATS = {
    Format.FREEZEOUT: "élimination directe, plusieurs tables",
    Format.REBUY: "avec recaves, plusieurs tables",
    Format.SINGLE_TABLE: "table unique",
}
_MINISTER = "Monsieur le ministre de l’intérieur, service central des courses et jeux"
_PREFECT = "Madame, Monsieur le préfet"
_POLICE = "Madame, Monsieur le chef du service territorial de police judiciaire"


@dataclass(frozen=True, slots=True)
class _Letter:
    """`{when}` in the body says how long before it is sent: `term` at least, or that it is late."""

    to: tuple[str, ...]
    subject: str
    body: str
    term: str = ""
    with_rules: bool = False


_LETTERS: Mapping[NoticeKind, _Letter] = {
    NoticeKind.RULES_MINISTER: _Letter(
        (_MINISTER,), "Conditions d’organisation et règlement d’un tournoi de poker",
        "J’ai l’honneur de porter à votre connaissance, {when}, les conditions d’organisation et les "
        "modalités du règlement du tournoi désigné ci-dessous.",
        term="vingt-et-un jours", with_rules=True,
    ),
    NoticeKind.RULES_PREFECT: _Letter(
        (_PREFECT,), "Conditions d’organisation et règlement d’un tournoi de poker",
        "J’ai l’honneur de porter à votre connaissance, {when}, les conditions d’organisation et les "
        "modalités du règlement du tournoi désigné ci-dessous.",
        term="vingt-et-un jours", with_rules=True,
    ),
    NoticeKind.TABLE_PLAN: _Letter(
        (_MINISTER, _PREFECT), "Installation de tables de poker supplémentaires",
        "Des tables supplémentaires étant installées pour ce tournoi, vous trouverez joint le plan de leur "
        "implantation.",
    ),
    NoticeKind.TEMPORARY_STAFF: _Letter(
        (_POLICE,), "Recrutement temporaire de personnel supplémentaire",
        "J’ai l’honneur de vous informer, {when}, du recrutement temporaire de personnel pour ce tournoi. "
        "Vous trouverez joint le dossier de chaque employé, conforme à l’article 15.",
        term="vingt-et-un jours",
    ),
    NoticeKind.SINGLE_TABLE: _Letter(
        (_POLICE,), "Tournoi sur une table unique",
        "J’ai l’honneur de vous informer, {when}, de la tenue du tournoi sur une table unique et en une "
        "seule séance désigné ci-dessous.",
        term="soixante-douze heures",
    ),
    NoticeKind.DATE_CHANGE: _Letter(
        (_POLICE,), "Modification de la date d’un tournoi",
        "J’ai l’honneur de vous informer, {when}, que la date du tournoi désigné ci-dessous est modifiée.",
        term="soixante-douze heures",
    ),
    NoticeKind.CANCELLATION: _Letter(
        (_POLICE,), "Annulation d’un tournoi",
        "J’ai l’honneur de vous informer de l’annulation du tournoi désigné ci-dessous. Les sommes "
        "versées par "
        "les joueurs leur sont remboursées.",
    ),
    NoticeKind.POSTPONEMENT: _Letter(
        (_POLICE,), "Report d’un tournoi sur une table unique",
        "J’ai l’honneur de vous informer sans délai que, faute d’un nombre suffisant de joueurs, "
        "le tournoi sur une table unique désigné ci-dessous est reporté.",
    ),
    NoticeKind.SEASON_TABLE: _Letter(
        (_POLICE,), "Table destinée aux tournois sur une table unique",
        "J’ai l’honneur de vous indiquer, avant le début de la saison, le numéro de la table de jeu "
        "affectée aux tournois sur une table unique organisés par l’établissement.",
    ),
}  # fmt: skip


def letter(
    state: Tournament, kind: NoticeKind, house: Establishment, signer: str, *,
    season_table: str, station: str, at: datetime,
) -> Document:  # fmt: skip
    """The notice of this kind, to be signed by the casino director. Without a number of the season's
    table, its letter leaves room to write one in."""
    text = _LETTERS[kind]
    place = house.place
    blocks: tuple[Block, ...] = (
        Line(house.name, emphasis=Emphasis.BOLD),
        Line(f"{place}, le {day_words(local(at).date())}"),
        Feed(),
        *(Line(f"À {to}") for to in text.to),
        Feed(),
        Line(f"Objet : {text.subject}", emphasis=Emphasis.BOLD),
        Feed(),
        Line(text.body.format(when=_when(state, kind, text.term, at))),
        Feed(),
        *_particulars(state, kind, season_table),
        *_terms(state.terms),
        *(_levels(state.terms) if text.with_rules else ()),
        Feed(),
        Line("Veuillez agréer l’expression de ma considération distinguée."),
        Feed(),
        Columns("Le directeur responsable", signer),
        Columns("Signature", "_" * 30),
    )
    return Document(Kind.LETTER, text.subject, f"{state.tournament}-{kind.value}", at, station, blocks)


def _when(state: Tournament, kind: NoticeKind, term: str, at: datetime) -> str:
    """True of the day on which the notice was sent, or else of today (POKER P2)."""
    notice = notices(state, at).get(kind)
    if notice is not None and notice.deadline is not None and (notice.sent_at or at) > notice.deadline:
        return f"en dehors du délai de {term}"
    return f"{term} au moins à l’avance"


def _particulars(state: Tournament, kind: NoticeKind, season_table: str) -> tuple[Block, ...]:
    """What this notice alone is about."""
    if kind in (NoticeKind.DATE_CHANGE, NoticeKind.POSTPONEMENT) and state.moved_from is not None:
        return (
            Columns("Date annoncée", hour_words(state.moved_from)),
            Columns("Nouvelle date", hour_words(state.terms.starts_at), Emphasis.BOLD),
            Rule(),
        )
    if kind is NoticeKind.SEASON_TABLE:
        return (Columns("Table de jeu n°", season_table or "_" * 12, Emphasis.BOLD), Rule())
    return ()


def rules(state: Tournament, house: Establishment, *, station: str, at: datetime) -> Document:
    """The tournament's rules, kept at the players' disposal."""
    blocks: tuple[Block, ...] = (
        Line(house.name, emphasis=Emphasis.BOLD),
        *_terms(state.terms),
        Rule(),
        *_levels(state.terms),
        Rule(),
        *(Line(article) for article in _ARTICLES),
    )
    return Document(
        Kind.TOURNAMENT_RULES, "Règlement du tournoi", f"{state.tournament}-reglement", at, station, blocks
    )


_ARTICLES = (
    "L’inscription est nominative et incessible, même à titre gracieux ; une pièce d’identité est demandée.",
    "Les mineurs, les personnes interdites de jeux et les salariés de l’établissement ne peuvent pas jouer.",
    "Les places sont tirées au sort, au début comme tout au long du tournoi.",
    "Un joueur expulsé définitivement n’est pas remboursé.",
    "Les prix sont incessibles et ne peuvent être ni partagés ni échangés.",
    "Les jetons sont non négociables et sans valeur en dehors des tables du tournoi.",
)


def _terms(terms: Terms) -> tuple[Block, ...]:
    lines = [
        ("Tournoi", terms.name),
        ("Jeu et formule", f"{game_words(terms)}, {_FORMATS[terms.format]}"),
        ("Début", hour_words(terms.starts_at)),
        *((f"Séance {number}", hour_words(at)) for number, at in enumerate(terms.sessions[1:], 2)),
        ("Lieu", "locaux annexes" if terms.separate_premises else "salle de jeux"),
        ("Cave", terms.buy_in.text()),
        ("Droit d’inscription", terms.fee.text()),
        ("Jetons de départ", number_words(terms.chips)),
        ("Capacité", f"{terms.capacity} joueurs, {terms.seats} places par table"),
        ("Retenue au profit de la cagnotte", f"{terms.game.rake_percent} %"),
    ]
    if terms.rebuy is not None:
        limit = f", au plus {terms.rebuy.limit}" if terms.rebuy.limit else ""
        chips = number_words(terms.rebuy.chips)
        lines.append(("Recave", f"{terms.rebuy.price.text()} pour {chips} jetons{limit}"))
    if terms.dealers_bonus is not None:
        lines.append(("Bonus dealers", terms.dealers_bonus.price.text()))
    if terms.contribution_cash or terms.contribution_kind:
        given = terms.contribution_cash + terms.contribution_kind
        lines.append(("Contribution du casino", given.text()))
    if terms.tournament_director:
        lines.append(("Directeur du tournoi", terms.tournament_director))
    return tuple(Columns(label, value) for label, value in lines)


def _levels(terms: Terms) -> tuple[Block, ...]:
    rows = tuple(
        (
            str(number), number_words(each.small_blind), number_words(each.big_blind),
            number_words(each.ante), str(each.minutes), str(each.break_minutes or ""),
        )
        for number, each in enumerate(terms.levels, 1)
    )  # fmt: skip
    names = ("Niveau", "Petite blinde", "Grosse blinde", "Ante", "Minutes", "Pause")
    return (Table(names, rows, (1, 2, 2, 2, 1, 1), (0, 1, 2, 3, 4, 5)),)


def register_11_ter(
    tournaments: Sequence[Tournament], names: Mapping[str, str], house: Establishment, *,
    station: str, at: datetime,
) -> Document:  # fmt: skip
    """The entries of the register modèle n° 11 ter, each with who certified and who countersigned."""
    rows = tuple(
        (
            str(number), state.terms.name, f"{local(state.terms.starts_at):%d/%m/%Y}",
            done.buy_ins.text(), f"{done.rate} %", done.rake.text(),
            names.get(done.certified_by, done.certified_by),
            names.get(done.countersigned_by, done.countersigned_by),
        )
        for number, state in enumerate(tournaments, 1)
        if (done := state.certified) is not None
    )  # fmt: skip
    heads = ("N°", "Tournoi", "Date", "Caves", "Taux", "Retenue", "Certifié par", "Contresigné par")
    total = Money.total(state.certified.rake for state in tournaments if state.certified is not None)
    blocks: tuple[Block, ...] = (
        Line(house.name, emphasis=Emphasis.BOLD),
        Table(heads, rows, (1, 4, 2, 2, 1, 2, 3, 3), (0, 3, 4, 5)),
        Columns("Total des retenues", total.text(), Emphasis.BOLD),
    )
    title = "Registre modèle n° 11 ter"
    return Document(Kind.REGISTER_11_TER, title, "11-ter", at, station, blocks)


def voucher_paper(
    state: Tournament, held: Voucher, other: Terms, person: Person, code: str, *, station: str, at: datetime
) -> Document:
    """A buy-in that was won: it registers its holder only."""
    blocks: tuple[Block, ...] = (
        Line(other.name, emphasis=Emphasis.LARGE),
        Columns("Début", hour_words(other.starts_at)),
        Columns("Bénéficiaire", name_words(person)),
        Columns("Gagné au tournoi", state.terms.name),
        Columns("Place", str(held.prize.place)),
        Columns("Valeur", held.prize.value.text(), Emphasis.LARGE),
        Rule(),
        Line("N’inscrit que son bénéficiaire ; incessible. Payé en espèces si le tournoi est annulé."),
        BarCode(code),
    )
    number = f"{state.tournament}-{held.prize.tournament}-{held.prize.place}"
    return Document(Kind.VOUCHER, "Bon d’inscription", number, at, station, blocks, amount=held.prize.value)


_MOVES = {
    ChipMove.RECEIVED: "entrés", ChipMove.ISSUED: "remis", ChipMove.RETURNED: "rendus",
    ChipMove.DESTROYED: "détruits",
}  # fmt: skip
_STEPS = {
    SixainStep.RECEIVED: "reçu", SixainStep.SEAL_CHECKED: "bande intacte",
    SixainStep.SEAL_BROKEN: "bande rompue",
    SixainStep.OPENED: "décacheté", SixainStep.USED: "utilisé", SixainStep.DESTROYED: "détruit",
}  # fmt: skip
_PAPERS = {
    StaffPaper.IDENTITY: "pièce d’identité", StaffPaper.CRIMINAL_RECORD: "casier judiciaire",
    StaffPaper.PHOTOGRAPHS: "photographies", StaffPaper.CONTRACT: "contrat",
    StaffPaper.CIVIL_STATUS: "état civil",
}  # fmt: skip


def chip_register(
    stock: Sequence[ChipStock], moves: Sequence[ChipsMoved], *, station: str, at: datetime
) -> Document:
    """Non-negotiable chips by colour and value, and every movement."""
    kinds = tuple(
        (each.kind.colour, number_words(each.kind.value), number_words(each.held), number_words(each.out))
        for each in stock
    )
    lines = tuple(
        (
            instant_words(each.at), each.kind.colour, number_words(each.kind.value), _MOVES[each.move],
            number_words(each.pieces), each.tournament, each.operator,
        )
        for each in moves
    )  # fmt: skip
    heads = ("Date", "Couleur", "Valeur", "Mouvement", "Pièces", "Tournoi", "Par")
    blocks: tuple[Block, ...] = (
        Table(("Couleur", "Valeur", "En réserve", "En salle"), kinds, (3, 2, 2, 2), (1, 2, 3)),
        Table(heads, lines, (4, 2, 2, 2, 2, 2, 2), (2, 4)),
    )
    number = f"jetons-{local(at):%Y%m%d-%H%M%S}"
    return Document(Kind.MATERIAL, "Inventaire des jetons", number, at, station, blocks)


def sixain_register(entries: Sequence[SixainEntry], *, station: str, at: datetime) -> Document:
    """Each box of six decks from its receipt to its destruction, with who and when."""
    rows = tuple(
        (
            each.sixain, instant_words(each.at), _STEPS[each.step],
            "oui" if each.before_public else "", each.tournament, each.operator, each.witness,
        )
        for each in entries
    )  # fmt: skip
    heads = ("Sixain", "Date", "Étape", "En public", "Tournoi", "Par", "Témoin")
    table = Table(heads, rows, (2, 4, 3, 2, 2, 2, 2))
    number = f"sixains-{local(at):%Y%m%d-%H%M%S}"
    return Document(Kind.MATERIAL, "Registre des sixains", number, at, station, (table,))


def staff_register(
    state: Tournament, files: Sequence[tuple[StaffFile, Person]], *, station: str, at: datetime
) -> Document:
    """The temporary staff of a tournament, and what each file still lacks."""
    rows = tuple(
        (
            name_words(person), f"{person.born:%d/%m/%Y}" if person.born else "", file.post,
            ", ".join(_PAPERS[each] for each in file.missing) or "complet",
        )
        for file, person in files
    )  # fmt: skip
    table = Table(("Nom", "Né(e) le", "Poste", "Pièces manquantes"), rows, (4, 2, 3, 5))
    return Document(
        Kind.MATERIAL, "Personnel temporaire", f"{state.tournament}-personnel", at, station, (table,)
    )
