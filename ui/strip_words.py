"""What the strip says of the station, in words."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QDate, QLocale

from app.domain.values.days import local
from app.ports.printing import PrinterState, PrinterStatus, Trouble
from ui.desk import Desk
from ui.icons import Icon
from ui.roles import function_of, short_function_of
from ui.shell import DeviceState, DeviceTone, OperatorState, StripState
from ui.words import translate

_LEAD_TO: Final = {"drawer": ("drawer",), "printer": ("prints", "devices"), "scanner": ("devices",)}
"""The pages that tell more of each device, and how it is mended; the first that the operator has."""
_STATION_LETTERS: Final = 14


def strip_state(
    desk: Desk,
    *,
    drawer_open: bool,
    printers: Sequence[PrinterStatus],
    virtual_scanner: bool,
    scanner_there: bool = True,
    offered: Collection[str] = (),
) -> StripState:
    """The whole strip now; `offered` are the pages of whoever is at the station."""
    now = local(desk.house.clock.now())
    day = QDate(now.year, now.month, now.day)
    operator = desk.operator
    caption = translate("Strip", "Point de vente {number}").format(number=desk.point_of_sale.number)
    return StripState(
        place_caption=caption,
        place=f"{desk.point_of_sale.name}, {desk.establishment.place}",
        station_caption=translate("Strip", "Poste"),
        station=desk.station.name,
        operator=OperatorState(
            operator.name, function_of(operator), short_name(operator.name), short_function_of(operator)
        )
        if operator
        else None,
        devices=[
            replace(device, opens=next((key for key in _LEAD_TO[device.key] if key in offered), ""))
            for device in (
                _drawer(is_open=drawer_open),
                *map(_printer, printers[:1]),
                _scanner(virtual=virtual_scanner, there=scanner_there),
            )
        ],
        date=QLocale().toString(day, "ddd d MMM yyyy"),
        short_date=QLocale().toString(day, "ddd d MMM"),
        time=f"{now:%H:%M}",
    )


def short_name(name: str) -> str:
    """`Inès M.`, where room is short."""
    first, _, rest = name.partition(" ")
    return f"{first} {rest[0]}." if rest else first


def _drawer(*, is_open: bool) -> DeviceState:
    word = translate("Strip", "Ouverte") if is_open else translate("Strip", "Fermée")
    tone = DeviceTone.GOOD if is_open else DeviceTone.PLAIN
    return DeviceState("drawer", Icon.WALLET, translate("Strip", "Caisse"), word, tone)


def _scanner(*, virtual: bool, there: bool) -> DeviceState:
    word = translate("Strip", "Virtuel") if virtual else translate("Strip", "Prêt")
    tone = DeviceTone.GOOD
    if not there:
        word, tone = translate("Strip", "Débranché"), DeviceTone.WARN
    return DeviceState("scanner", Icon.SCAN_BARCODE, translate("Strip", "Lecteur"), word, tone)


def _printer(status: PrinterStatus) -> DeviceState:
    words = {
        PrinterState.READY: (translate("Strip", "Prête"), DeviceTone.GOOD),
        PrinterState.VIRTUAL: (translate("Strip", "Virtuelle"), DeviceTone.GOOD),
        PrinterState.PAPER_NEAR_END: (translate("Strip", "Papier bientôt fini"), DeviceTone.WARN),
        PrinterState.PAPER_END: (translate("Strip", "Plus de papier"), DeviceTone.BAD),
        PrinterState.COVER_OPEN: (translate("Strip", "Capot ouvert"), DeviceTone.BAD),
        PrinterState.CUTTER: (translate("Strip", "Massicot bloqué"), DeviceTone.BAD),
        PrinterState.OFFLINE: (translate("Strip", "Hors ligne"), DeviceTone.BAD),
        PrinterState.UNKNOWN: (translate("Strip", "État inconnu"), DeviceTone.WARN),
    }
    if status.detail == Trouble.BUSY and status.held_by:
        return _busy(status.held_by)
    word, tone = words[status.state]
    if status.detail == Trouble.BUSY:
        word, tone = translate("Strip", "Occupée"), DeviceTone.WARN
    caption = translate("Strip", "Imprimante")
    return DeviceState("printer", Icon.PRINTER, caption, word, tone, translate("Strip", "Impr."))


def _busy(station: str) -> DeviceState:
    """For whom it prints; a long name is cut, and stands whole on the page of the papers."""
    name = station if len(station) <= _STATION_LETTERS else f"{station[: _STATION_LETTERS - 1]}…"
    caption, short = translate("Strip", "Imprimante occupée par"), translate("Strip", "Impr. occupée par")
    return DeviceState("printer", Icon.PRINTER, caption, name, DeviceTone.WARN, short)
