"""`guichet set-up`: found a house on this station, or join one: people, points of sale, keys, devices.

What no flag says is asked. PINs and the passphrase of the recovery copy are never flags: they are
typed, or come line by line from a pipe in the order in which they are asked for. The same on the
screen, step by step: `guichet run --new`.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from app.cli.asking import say_refusal
from app.cli.prompting import ask, ask_secret, ask_yes
from app.config import Places, Station, StationDevices, StationFile
from app.documents.elision import filled
from app.domain.errors import KnownError, Refused
from app.domain.house.establishment import Establishment, PointOfSale
from app.domain.house.rights import Role
from app.services.founding import Found, Newcomer
from app.setting_up import SetUp, join, set_up

_OPTIONS = {"transfers", "payment-centre"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--join", action="store_true", help="a further station of a house on PostgreSQL")
    house = parser.add_argument_group("the house")
    house.add_argument("--name", help="the establishment")
    house.add_argument("--place")
    house.add_argument("--betting", action=argparse.BooleanOptionalAction, help="sells sports bets")
    house.add_argument("--poker", action=argparse.BooleanOptionalAction, help="runs tournaments")
    house.add_argument(
        "--point-of-sale",
        action="append",
        metavar="ID;NUMBER;NAME;ADDRESS[;transfers][;payment-centre]",
        help="may be given several times; the first is this station's",
    )
    house.add_argument("--administrator", metavar="ID;NAME")
    house.add_argument("--director", metavar="ID;NAME")
    house.add_argument(
        "--recovery", type=Path, metavar="FILE", help="where the recovery copy of the keys goes"
    )
    station = parser.add_argument_group("this station")
    station.add_argument("--station", help="its name; drawer and printer are called after it")
    station.add_argument(
        "--replaces", action="store_true", help="joins as the station of that name, on a new machine"
    )
    station.add_argument("--at", metavar="ID", help="its point of sale")
    station.add_argument("--printer", metavar="network:HOST:9100|serial:PORT|file:PATH|virtual")
    station.add_argument("--profile", help="the printer's model")
    station.add_argument(
        "--drawer", action=argparse.BooleanOptionalAction, default=True, help="it opens a drawer"
    )
    station.add_argument("--scanner", default="", metavar="PORT", help="a serial scanner; others just type")


def run(arguments: argparse.Namespace) -> int:
    """0 once the house is founded, or joined, and this station written down."""
    places = Places.from_environment()
    try:
        if arguments.join:
            station = _station(arguments, arguments.at or ask("Point de vente"))
            house = join(places, station, replaces=arguments.replaces)
        else:
            house = set_up(places, _wanted(arguments))
    except Refused as refused:
        return say_refusal(refused)
    house.store.close()
    print(f"Poste en place : {places.station_file}. Ouvrez-le avec : guichet run")
    return 0


def _wanted(arguments: argparse.Namespace) -> SetUp:
    establishment = Establishment(
        name=arguments.name or ask("Nom de l’établissement"),
        place=arguments.place or ask("Lieu"),
        betting=ask_yes("Paris sportifs ?") if arguments.betting is None else arguments.betting,
        poker=ask_yes("Tournois de poker ?") if arguments.poker is None else arguments.poker,
    )
    points = tuple(map(_point_of_sale, arguments.point_of_sale or [_asked_point()]))
    administrator = _newcomer(arguments.administrator, "Administrateur", Role.ADMINISTRATOR)
    director = _newcomer(arguments.director, "Directeur", Role.DIRECTOR)
    station = _station(arguments, arguments.at or points[0].id)
    recovery = arguments.recovery or Path(ask("Copie de secours des clés (fichier)"))
    passphrase = ask_secret("Phrase secrète de la copie de secours", again=True)
    return SetUp(Found(establishment, points, (administrator, director)), station, recovery, passphrase)


def _asked_point() -> str:
    fields = ("identifiant", "numéro", "nom", "adresse")
    return ";".join(ask(f"Point de vente, {field}") for field in fields)


def _point_of_sale(text: str) -> PointOfSale:
    """Raises KnownError(point_of_sale_unreadable)."""
    parts = [part.strip() for part in text.split(";")]
    options = set(parts[4:])
    if len(parts) < 4 or not all(parts[:3]) or not options <= _OPTIONS:
        raise KnownError("point_of_sale_unreadable", given=text)
    transfers, centre = "transfers" in options, "payment-centre" in options
    return PointOfSale(parts[0], parts[1], parts[2], parts[3], transfers=transfers, payment_centre=centre)


def _newcomer(text: str | None, what: str, role: Role) -> Newcomer:
    """Raises KnownError(operator_unreadable)."""
    given = text or ";".join(ask(f"{what}, {field}") for field in ("identifiant", "nom"))
    operator, _, name = (part.strip() for part in given.partition(";"))
    if not operator or not name:
        raise KnownError("operator_unreadable", given=given)
    return Newcomer(operator, name, (role,), ask_secret(filled("PIN de {name}", name=name), again=True))


def _station(arguments: argparse.Namespace, point_of_sale: str) -> StationFile:
    name = arguments.station or ask("Nom de ce poste", "Guichet 1")
    printer = arguments.printer or ask("Imprimante", "virtual")
    profile = arguments.profile or ask(
        "Modèle d’imprimante", "virtual-80" if printer == "virtual" else "generic-80"
    )
    devices = StationDevices(printer, profile, arguments.drawer, arguments.scanner)
    return StationFile(Station(name, point_of_sale, name, name), devices)
