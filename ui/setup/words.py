"""What the set-up says, step by step."""

from __future__ import annotations

from collections.abc import Sequence

from app.ports.device_setup import FoundPrinter
from app.ports.printing import Trouble
from app.ports.setting_up import Draft, Step
from ui.pages.devices.words import printer_words, profile_words
from ui.roles import ROLE_ORDER, role_word
from ui.setup.drafting.keys import LEAST_PHRASE
from ui.setup.presenter import Lack
from ui.trouble_words import trouble_words
from ui.words import translate


def step_words(step: Step) -> tuple[str, str]:
    """Its name, and what it is for."""
    return {
        Step.HOUSE: (
            translate("SetUp", "La maison"),
            translate("SetUp", "Son nom et son lieu figurent sur chaque papier. Cochez ses guichets."),
        ),
        Step.PLACES: (
            translate("SetUp", "Points de vente"),
            translate("SetUp", "Chacun a un numéro, un nom et une adresse. Ajoutez-les tous, ou un seul."),
        ),
        Step.PEOPLE: (
            translate("SetUp", "Premiers opérateurs"),
            translate(
                "SetUp",
                "Il faut un administrateur et une direction. Les autres viendront ici ou plus tard, page "
                "« Opérateurs ».",
            ),
        ),
        Step.STATION: (
            translate("SetUp", "Ce poste"),
            translate("SetUp", "Son nom est aussi celui de sa caisse et de son imprimante."),
        ),
        Step.DEVICES: (
            translate("SetUp", "Imprimante et douchette"),
            translate("SetUp", "Imprimez la page d’essai. Sans imprimante, les papiers restent à l’écran."),
        ),
        Step.KEYS: (
            translate("SetUp", "Clés et copie de secours"),
            translate(
                "SetUp",
                "Les clés scellent le journal. Sans copie, un disque perdu les perd : gardez-la ailleurs, "
                "et la phrase à part.",
            ),
        ),
        Step.FOUND: (
            translate("SetUp", "Tout est prêt"),
            translate("SetUp", "La première écriture du journal portera ce qui suit."),
        ),
    }[step]


def lack_words(lack: Lack) -> str:
    return {
        Lack.NAME: translate("SetUp", "Il manque le nom ou le lieu."),
        Lack.TRADE: translate("SetUp", "Cochez au moins un guichet."),
        Lack.PLACE: translate("SetUp", "Ajoutez au moins un point de vente."),
        Lack.ADMINISTRATOR: translate("SetUp", "Il manque un administrateur."),
        Lack.DIRECTOR: translate("SetUp", "Il manque une direction responsable."),
        Lack.CODE: translate("SetUp", "Quelqu’un n’a pas de code : touchez son nom."),
        Lack.STATION: translate("SetUp", "Nommez ce poste et choisissez son point de vente."),
        Lack.PRINTER: translate("SetUp", "Choisissez une imprimante et son modèle."),
        Lack.CONFIRMATION: translate("SetUp", "La copie est à relire avant d’aller plus loin."),
    }[lack]


def phrase_words(phrase: str, again: str) -> str:
    """What the phrase of the recovery copy still lacks; empty where it was typed twice alike."""
    missing = LEAST_PHRASE - len(phrase)
    if missing > 0:
        return translate(
            "SetUp", "Il faut une phrase d’au moins {least} caractères. Il en manque {missing}."
        ).format(least=LEAST_PHRASE, missing=missing)
    if not again:
        return translate("SetUp", "Tapez la même phrase une seconde fois.")
    return "" if phrase == again else translate("SetUp", "Les deux phrases ne sont pas les mêmes.")


def person_second(draft: Draft, operator: str, *, coded: bool) -> str:
    """Roles, and a code that is still to be typed."""
    person = next(each for each in draft.people if each.operator == operator)
    words = ", ".join(role_word(role) for role in ROLE_ORDER if role in person.roles)
    return words if coded else " · ".join((words, translate("SetUp", "code à donner")))


def outcome_words(trouble: str, pictures: str) -> str:
    """What became of a paper; `pictures` is the folder that took it where no real printer did."""
    if trouble:
        return trouble_words(Trouble(trouble))
    if pictures:
        return translate("SetUp", "Aucun papier ne sort : l’image est dans {folder}").format(folder=pictures)
    return translate("SetUp", "Imprimé.")


def facts(draft: Draft) -> Sequence[tuple[str, str]]:
    """The whole draft in a few lines."""
    house = draft.establishment
    trades = (
        (house.betting, translate("SetUp", "Paris sportifs")),
        (house.poker, translate("SetUp", "Tournois de poker")),
    )
    return [
        (translate("SetUp", "Établissement"), f"{house.name}, {house.place}"),
        (translate("SetUp", "Guichets"), ", ".join(words for held, words in trades if held)),
        (translate("SetUp", "Points de vente"), ", ".join(each.name for each in draft.points_of_sale)),
        (translate("SetUp", "Opérateurs"), ", ".join(each.name for each in draft.people)),
        (translate("SetUp", "Poste"), draft.station),
        (translate("SetUp", "Imprimante"), _printer(draft)),
        (translate("SetUp", "Copie des clés"), draft.copy.replace("\\", "/").rpartition("/")[2]),
    ]


def _printer(draft: Draft) -> str:
    """`Imprimante virtuelle, 80 mm`, `192.168.1.40:9100, Epson TM-T20`."""
    chosen = draft.devices
    name, _ = printer_words(FoundPrinter(chosen.printer, ""))
    return f"{name}, {profile_words(chosen.profile)}"
