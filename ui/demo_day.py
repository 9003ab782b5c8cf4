"""A day of the demonstration, lived through its real screens by hands that touch and type.

It is what `guichet run` does where there is no display: it leaves pictures of the screens and of the
papers behind, and says step by step what was done and what the counter answered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

from app.domain.house.cash import DENOMINATIONS
from app.domain.values import Money
from ui.application import StationScreens
from ui.demo_people import log_in
from ui.demo_tournament import DemoTournament
from ui.hands import Hands

FLOAT: Final = Money.euros(200)
_LAST_PAPER_MS: Final = 2500
"""The printer is a thread of its own, and the last paper is still under way."""
Tell = Callable[[str], None]


class DemoDay:
    """Inès sells, registers and pays, Marc seats the players, Rachid promulgates, Sylvie closes the day."""

    def __init__(self, screens: StationScreens, folder: Path, tell: Tell) -> None:
        self._screens = screens
        self._folder = folder
        self._tell = tell
        self._hands = Hands(screens, folder / "screens")
        self._cash = Money.ZERO

    def live(self) -> None:
        """The whole day. Raises NotOnScreen where the counter does not answer as it should."""
        self.live_afternoon()
        self.live_first_payment()
        for step in self._evening():
            step()
        self._keep_papers()

    def live_afternoon(self) -> None:
        """Until the drawer is open and three tickets are sold."""
        for step in (self._open_drawer, self._sell_single, self._sell_combined, self._sell_multiple):
            step()

    def live_first_payment(self) -> None:
        """Until results are known and a winner is paid."""
        for step in (self._move_to_evening, self._promulgate, self._pay_winner):
            step()

    def _evening(self) -> Sequence[Callable[[], None]]:
        return (
            self._scan_loser,
            self._scan_winner_again,
            self._play_tournament,
            self._close_drawer,
            self._verify,
            self._close_day,
        )

    def _play_tournament(self) -> None:
        self._cash += DemoTournament(self._hands, self._tell).live()

    # -- the drawer ---------------------------------------------------------------------------

    def _open_drawer(self) -> None:
        hands = self._hands
        hands.picture("connexion")
        self._log_in("Inès Maillard")
        hands.open_page("Caisse")
        self._count(FLOAT)
        hands.picture("fond_de_caisse")
        hands.press("Ouvrir avec")
        hands.see("Caisse ouverte")
        self._cash = FLOAT
        self._tell(f"Inès Maillard ouvre la caisse avec {FLOAT.text()}.")

    def _close_drawer(self) -> None:
        hands = self._hands
        hands.open_page("Caisse")
        hands.picture("caisse_du_jour")
        hands.press("Compter et clôturer")
        self._count(self._cash)
        hands.fill("Tickets payés", "1")
        hands.picture("caisse_comptee")
        hands.press("Clôturer")
        hands.rest()
        hands.picture("caisse_fermee")
        self._tell(f"Inès Maillard compte {self._cash.text()} et ferme la caisse ; le Z s’imprime.")

    def _count(self, total: Money) -> None:
        """Lay the money out, the greatest value first, and count it piece by piece."""
        left = total
        for denomination in sorted(DENOMINATIONS, reverse=True):
            pieces, rest = divmod(left.cents, denomination.cents)
            for figure in str(pieces) if pieces else "":
                self._hands.press(figure)
            left = Money(rest)
            if not left:
                return
            self._hands.press("Valeur suivante")

    # -- selling ------------------------------------------------------------------------------

    def _sell_single(self) -> None:
        hands = self._hands
        hands.open_page("Vente")
        hands.picture("vente")
        hands.type("134 1 5\n")
        self._cash_in(Money.euros(5), tendered="20 €", name="simple")
        self._tell("Un simple : 134 pronostic 1, 5,00 €. Le client donne un billet de 20 €.")

    def _sell_combined(self) -> None:
        self._enter("134 1", "137 1", "207 2")
        self._hands.press("3/3")
        self._hands.press("5")
        self._cash_in(Money.euros(5), tendered="Appoint", name="combine")
        self._tell("Un combiné 3/3 : 134, 137 et 207, 5,00 €.")

    def _sell_multiple(self) -> None:
        self._enter("134 1", "135 N", "207 1")
        self._hands.press("2/3")
        self._hands.press("5")
        self._cash_in(Money.euros(15), tendered="Appoint", name="multiple")
        self._tell("Un multiple 2/3 : trois combinaisons de 5,00 €.")

    def _enter(self, *picks: str) -> None:
        for pick in picks:
            self._hands.type(f"{pick}\n")

    def _cash_in(self, total: Money, *, tendered: str, name: str) -> None:
        hands = self._hands
        hands.picture(f"bulletin_{name}")
        hands.press("Encaisser")
        if hands.has_button(tendered):
            hands.press(tendered)
        hands.picture(f"encaissement_{name}")
        hands.press("Valider et imprimer")
        hands.see("Ticket vendu")
        hands.picture(f"vendu_{name}")
        hands.press("Client suivant")
        self._cash += total

    # -- the evening --------------------------------------------------------------------------

    def _move_to_evening(self) -> None:
        hands = self._hands
        hands.open_page("Prise en main")
        hands.see("Ticket 000 003")
        hands.picture("prise_en_main")
        hands.press("Avancer à 23:00")
        self._tell("L’horloge de la démonstration avance à 23:00 : les matchs sont finis.")

    def _promulgate(self) -> None:
        hands = self._hands
        self._log_in("Rachid Perrault")
        hands.open_page("Résultats")
        hands.picture("resultats")
        hands.press("AS Montreval – FC Port-Lazare")
        hands.fill("Mi-temps, AS Montreval", "1")
        hands.fill("Fin de match, AS Montreval", "2")
        hands.fill("Fin de match, FC Port-Lazare", "1")
        hands.press("1 · AS Montreval")
        hands.see("ticket gagnant")
        hands.picture("consequences")
        hands.press("Promulguer 2 – 1")
        hands.see("Promulgué")
        hands.press("CA Lormance – US Roquebelle")
        hands.fill("Mi-temps, CA Lormance", "10")
        hands.fill("Fin de match, CA Lormance", "21")
        hands.fill("Fin de match, US Roquebelle", "16")
        hands.press("Promulguer 21 – 16")
        hands.see("CA Lormance – US Roquebelle, 21 – 16")
        hands.picture("promulgue")
        self._tell("Rachid Perrault promulgue Montreval 2 – 1 Port-Lazare et Lormance 21 – 16 Roquebelle.")

    # -- tickets that come back ---------------------------------------------------------------

    def _pay_winner(self) -> None:
        hands = self._hands
        self._log_in("Inès Maillard")
        self._scan("Ticket 000 001")
        hands.see("Gagnant")
        hands.picture("gagnant")
        hands.press("Ticket repris")
        hands.press("Payer 9,25")
        hands.rest()
        hands.picture("paye")
        self._cash -= Money(925)
        self._tell("Le ticket 000 001 est lu : Gagnant, 9,25 €. Il est repris et payé.")

    def _scan_winner_again(self) -> None:
        self._scan("Ticket 000 001")
        self._hands.see("Déjà payé")
        self._hands.picture("deja_paye")
        self._tell("Le même ticket est lu une seconde fois : Déjà payé. Rien n’est remis.")

    def _scan_loser(self) -> None:
        self._scan("Ticket 000 002")
        self._hands.see("Perdant")
        self._hands.picture("perdant")
        self._tell("Le ticket 000 002 est lu : Perdant.")

    def _scan(self, title: str) -> None:
        hands = self._hands
        hands.open_page("Prise en main")
        hands.see(title)
        hands.press(title)
        hands.press(f"Lire le ticket {title.partition(' ')[2]}")
        hands.rest()

    # -- the end of the day -------------------------------------------------------------------

    def _verify(self) -> None:
        hands = self._hands
        self._log_in("Sylvie Carnot-Vidal")
        hands.open_page("Clôture du jour")
        hands.press("Vérifier maintenant")
        hands.see("Entier :")
        hands.picture("journal_verifie")
        self._tell("Sylvie Carnot-Vidal fait vérifier le journal : chaque acte est relu.")

    def _close_day(self) -> None:
        hands = self._hands
        hands.press("Clôturer la journée")
        hands.rest()
        hands.picture("journee_close")
        self._tell("Elle clôture la journée ; sa clôture signée s’imprime.")

    # -- people and papers --------------------------------------------------------------------

    def _log_in(self, name: str) -> None:
        log_in(self._hands, name)

    def _keep_papers(self) -> None:
        """The pictures of every paper that came out, in their order."""
        self._hands.wait(_LAST_PAPER_MS)
        folder = self._folder / "papers"
        folder.mkdir(parents=True, exist_ok=True)
        kept = list(self._papers())
        for place, (title, picture) in enumerate(kept, start=1):
            (folder / f"{place:02d}_{_file_name(title)}.png").write_bytes(picture)
        self._tell(f"{len(kept)} papiers sont sortis de l’imprimante virtuelle.")

    def _papers(self) -> Iterator[tuple[str, bytes]]:
        demo = self._screens.parts.demo
        for paper in reversed(demo.devices.papers() if demo is not None else ()):
            yield paper.title, paper.picture


def _file_name(title: str) -> str:
    return "".join(letter if letter.isalnum() else "_" for letter in title.lower())
