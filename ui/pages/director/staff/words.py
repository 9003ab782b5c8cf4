"""The words of the files of temporary staff."""

from __future__ import annotations

from collections.abc import Mapping

from app.domain.poker.material import StaffPaper
from ui.icons import Icon
from ui.pages.director.staff.presenter import Blank
from ui.widgets.marked_row import Mark
from ui.words import translate


def missing_mark(missing: int) -> Mark:
    if not missing:
        return translate("Director", "Complet"), Icon.CHECK, "good"
    words = translate("Director", "Pièces manquantes : {count}").format(count=missing)
    return words, Icon.TRIANGLE_ALERT, "warn"


def blank_label(blank: Blank) -> str:
    labels: Mapping[Blank, str] = {
        Blank.SURNAME: translate("Director", "Nom"),
        Blank.GIVEN_NAMES: translate("Director", "Prénoms"),
        Blank.BORN: translate("Director", "Né(e) le"),
        Blank.POST: translate("Director", "Poste"),
    }
    return labels[blank]


def paper_label(paper: StaffPaper) -> str:
    labels: Mapping[StaffPaper, str] = {
        StaffPaper.IDENTITY: translate("Director", "Pièce d’identité"),
        StaffPaper.CRIMINAL_RECORD: translate("Director", "Casier judiciaire"),
        StaffPaper.PHOTOGRAPHS: translate("Director", "Photographies"),
        StaffPaper.CONTRACT: translate("Director", "Contrat"),
        StaffPaper.CIVIL_STATUS: translate("Director", "État civil"),
    }
    return labels[paper]
