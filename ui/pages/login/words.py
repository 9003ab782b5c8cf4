"""What the login page says of the station."""

from __future__ import annotations

from datetime import datetime

from app.documents.tickets import grouped
from app.domain.values.days import business_day, local
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
