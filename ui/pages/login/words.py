"""What the login page says of the station."""

from __future__ import annotations

from datetime import datetime

from app.documents.tickets import grouped
from app.domain.house.people import BadgeUse
from app.domain.values.days import business_day, local
from app.services.badges import ShownBadge
from app.services.last_acts import LastAct
from app.services.people import Colleague
from ui.act_words import act_words
from ui.roles import function_of
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


def hint_words(badge: BadgeUse, *, codes_shown: bool) -> str:
    """How somebody is chosen here; codes are shown where nothing is worth hiding."""
    if codes_shown:
        return translate("Login", "Touchez un nom : son code s’affiche, car rien n’est réel ici.")
    return {
        BadgeUse.OFF: translate("Login", "Touchez votre nom, puis tapez votre code personnel."),
        BadgeUse.CHOOSES: translate("Login", "Scannez votre badge ou touchez votre nom, puis votre code."),
        BadgeUse.REQUIRED: translate("Login", "Scannez votre badge, puis tapez votre code personnel."),
    }[badge]


def papers_words(count: int) -> str:
    """A paper that was cut short is not forgotten by whoever comes next (F33); empty where none was."""
    if not count:
        return ""
    words = translate(
        "Login", "Papiers à confirmer : {count}. La page Impressions demande s’ils sont sortis."
    )
    return words.format(count=count)


def colleague_words(colleague: Colleague) -> str:
    """What he does here, and when he was last at it."""
    function = function_of(colleague.operator)
    if colleague.last_login is None:
        return function
    seen = local(colleague.last_login)
    last = translate("Login", "dernière session le {day} à {time}")
    return f"{function} · {last.format(day=f'{seen:%d/%m}', time=f'{seen:%H:%M}')}"


def still_open_words(*, drawer_open: bool, unprinted: int, unsold: int) -> str:
    """What is left behind where the station is shut down now."""
    words = []
    if drawer_open:
        words.append(translate("Login", "La caisse est ouverte : elle le reste."))
    if unprinted:
        papers = translate("Login", "Papiers qui ne sont pas sortis : {count}. Ils attendent ici.")
        words.append(papers.format(count=unprinted))
    if unsold:
        slips = translate("Login", "Bulletins en attente, non vendus : {count}. Ils seront perdus.")
        words.append(slips.format(count=unsold))
    words.append(translate("Login", "Touchez « Éteindre » une fois encore."))
    return " ".join(words)


def locked_words(until: datetime) -> str:
    words = translate("Login", "Trois codes faux : accès bloqué jusqu’à {time}.")
    return words.format(time=f"{local(until):%H:%M}")
