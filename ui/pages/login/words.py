"""What the login page says of the station."""

from __future__ import annotations

from datetime import datetime

from app.documents.tickets import grouped
from app.domain.values.days import business_day, local
from app.services.badges import ShownBadge
from app.services.last_acts import LastAct
from ui.act_words import act_words
from ui.strip_words import short_name
from ui.words import translate


def last_act_words(last: LastAct, now: datetime) -> str:
    """`Dernier acte de ce poste : Vente 2624 8000 0000 21 · 14:32 · Inès M.`

    A ticket is named by its number; what else an act is about has no number that is read aloud.
    """
    ticket = grouped(last.subject) if last.subject.isdecimal() else ""
    of_today = business_day(last.at) == business_day(now)
    when = f"{local(last.at):%H:%M}" if of_today else f"{local(last.at):%d/%m %H:%M}"
    what = " ".join(filter(None, (act_words(last.act), ticket)))
    words = translate("Login", "Dernier acte de ce poste : {what} · {when} · {who}")
    return words.format(what=what, when=when, who=short_name(last.by))


def unknown_badge_words(shown: ShownBadge) -> str:
    """What was scanned is nobody's badge; a paper of the house waits for whoever logs in."""
    if shown.is_paper:
        return translate("Login", "Ouvrez d’abord une session, puis scannez ce papier de nouveau.")
    if shown.locked_until is not None:
        return locked_badges_words(shown.locked_until)
    if not shown.tries_left:
        return translate("Login", "Ce n’est pas un badge.")
    left = shown.tries_left
    return translate("Login", "Badge inconnu ici. Encore %n essai(s) avant le blocage.", None, left)


def locked_badges_words(until: datetime) -> str:
    words = translate("Login", "Trop de badges inconnus : ce poste les lit de nouveau à {time}.")
    return words.format(time=f"{local(until):%H:%M}")
