"""The tournament of the demonstration's day, played through its real screens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from app.domain.values import Money
from ui.demo_people import log_in
from ui.hands import Hands
from ui.pages.room.plan import PaintedTargets

Tell = Callable[[str], None]
CASHIER: Final = "Inès Maillard"
DIRECTOR: Final = "Marc Orsel"
NEWCOMER: Final[Mapping[str, str]] = {
    "Nom de naissance": "MARCHADIER",
    "Prénoms": "Éloïse, Camille",
    "Né(e) le": "14/03/1991",
    "Lieu de naissance": "Brécourt",
    "Nationalité": "Française",
    "Adresse": "27, rue des Tanneurs",
    "Code postal et commune": "29870 Port-Lazare",
    "Numéro du document": "X7K4M2P91",
    "Valable jusqu’au": "02/11/2031",
}
"""What her identity card says."""
ENTRY: Final = Money.euros(165)
REBUY: Final = Money.euros(100)
PLAYERS: Final = 37


class DemoTournament:
    """One player registers, all arrive, seats are drawn, one goes out, one buys again."""

    def __init__(self, hands: Hands, tell: Tell) -> None:
        self._hands = hands
        self._tell = tell

    def live(self) -> Money:
        """From the first registration to the clock on the wall; returns the cash that came in."""
        self._register()
        self._everybody_comes()
        self._draw_and_start()
        self._eliminate()
        self._show_clock()
        self._rebuy()
        return ENTRY * PLAYERS + REBUY

    def _register(self) -> None:
        hands = self._hands
        hands.open_page("Inscriptions")
        for name, text in NEWCOMER.items():
            hands.fill(name, text)
        hands.press("Appoint")
        hands.press("Bulletin signé")
        hands.picture("inscription")
        hands.press("Inscrire")
        hands.see("Inscription suivante")
        hands.picture("inscrite")
        self._tell(f"Éloïse Marchadier est inscrite à l’Open de rentrée : {ENTRY.text()}, récépissé imprimé.")

    def _everybody_comes(self) -> None:
        hands = self._hands
        hands.open_page("Prise en main")
        hands.press("Asseoir un joueur")
        hands.press("Faire venir les 36 joueurs")
        hands.see(f"Inscrits et pointés : {PLAYERS}")
        hands.open_page("Pointage")
        hands.picture("pointage")
        self._tell(f"Les {PLAYERS} joueurs ont payé et montré leur pièce d’identité.")

    def _draw_and_start(self) -> None:
        hands = self._hands
        log_in(hands, DIRECTOR)
        hands.open_page("Salle")
        hands.picture("avant_le_tirage")
        hands.press("Tirer")
        hands.see("Lancer le tournoi")
        hands.press("Lancer le tournoi")
        hands.see("Équilibrer")
        hands.picture("salle")
        self._tell(
            f"{DIRECTOR} tire les places de tous ; les cartes de place s’impriment. Le niveau 1 court."
        )

    def _eliminate(self) -> None:
        hands = self._hands
        self._touch_area(0)
        self._touch_area(2)
        hands.see("Sortie d’un joueur")
        hands.picture("sortie")
        hands.press("Éliminer")
        hands.see(f"{PLAYERS - 1} sur {PLAYERS}")
        self._tell(f"Un joueur sort : il est {PLAYERS}e.")

    def _touch_area(self, place: int) -> None:
        """Touch the n-th table of the plan, or the n-th seat of the table that is open."""
        painted = next(iter(self._hands.visible(PaintedTargets)))
        self._hands.touch(painted, painted.hit_areas()[place].center())
        self._hands.rest()

    def _show_clock(self) -> None:
        hands = self._hands
        hands.open_page("Horloge")
        hands.press("Afficher sur le second écran")
        hands.see("Retirer l’horloge")
        hands.picture("horloge")
        hands.press("Retirer l’horloge")
        self._tell("L’horloge court sur un second écran.")

    def _rebuy(self) -> None:
        hands = self._hands
        log_in(hands, CASHIER)
        hands.open_page("Recaves")
        hands.press("MARCHADIER" if hands.has_button("MARCHADIER") else "Bellanger")
        hands.press("Encaisser")
        hands.see("Joueur suivant")
        hands.picture("recave")
        self._tell(f"Une recave est vendue : {REBUY.text()}.")
