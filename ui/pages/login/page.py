"""The login page, wired."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from app.domain.errors import Code, Refused
from app.domain.house.people import BadgeUse
from app.domain.values.days import local
from app.services.badges import ShownBadge
from app.services.people import LoggedIn
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.login.presenter import LoginPresenter, Seen
from ui.pages.login.view import LoginView
from ui.pages.login.words import last_act_words, locked_badges_words, unknown_badge_words
from ui.roles import function_of
from ui.sounds import Sound
from ui.words import translate


class LoginPage(QObject):
    key = "login"
    icon = Icon.LOG_IN

    entered = Signal()
    """Somebody sits at the station now."""
    left = Signal()
    """The station is to be shut down."""

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._operations, self._sounds = context.operations, context.sounds
        self._clock = context.desk.house.clock
        self._presenter = LoginPresenter(context.desk)
        self._pins = context.demo.pins if context.demo is not None else {}
        self.view = LoginView(guide=context.demo is not None)
        self.view.words_asked.connect(self._set_words)
        self.view.person_chosen.connect(self._choose)
        self.view.pad.changed.connect(self._typed)
        self.view.pad.confirmed.connect(self._try)
        self.view.primary.clicked.connect(self._try)
        self.view.leave.clicked.connect(self._leave)
        self._asked = False
        self._unsold = 0
        self._shown = False
        self._set_words()

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("Login", "Connexion")

    @property
    def papers_that_ask(self) -> int:
        """How many papers of this station wait for somebody's word."""
        return self._presenter.papers

    @property
    def no_offer(self) -> bool:
        """Whether no bet was ever published here."""
        return self._presenter.no_offer

    def tell_unsold(self, bulletins: int) -> None:
        """How many bulletins wait here for a player: they are lost with the program (HOUSE H5)."""
        self._unsold = bulletins

    def expect(self, operator: str) -> None:
        """Choose somebody before he has touched his name: only the code is left to type."""
        self._presenter.expect(operator)
        self._show_chosen()

    def on_show(self) -> None:
        self._ask_to_leave(asked=False)
        self.view.pad.take_code()
        self._shown = True
        self._focus_code()
        self.look_again()

    @Slot()
    def look_again(self) -> None:
        """Ask who works here and which papers wait; a printer may have just told of one."""
        if self._shown:
            self._operations.read(self, self._presenter.load).success(self._show).run()

    def on_hide(self) -> None:
        self._shown = False
        self._presenter.forget_badge()
        self.view.pad.take_code()

    def take_scan(self, code: str) -> bool:
        """A badge chooses its operator and opens nothing; False where badges are not in use."""
        if not self._shown or self._presenter.badge is BadgeUse.OFF:
            return False
        act = self._operations.act(self, lambda: self._presenter.show_badge(code))
        act.success(self._badge_shown).refused(self._refused).run()
        return True

    def _badge_shown(self, shown: ShownBadge) -> None:
        owner = shown.owner
        if owner is None:
            self._sounds.play(Sound.BAD_SCAN)
            self.view.say_why(unknown_badge_words(shown), Icon.SCAN_BARCODE, "bad")
            return
        self._sounds.play(Sound.GOOD_SCAN)
        self._ask_to_leave(asked=False)
        self._presenter.take_badge(owner)
        self.view.pad.take_code()
        self._show_chosen()
        self._focus_code()

    def _show(self, seen: Seen) -> None:
        before, chosen, badge = self._presenter.people, self._presenter.chosen, self._presenter.badge
        self._presenter.show(seen)
        self._show_papers()
        self._show_last_act()
        if seen.people != before:
            self._show_people()
        if seen.badge is not badge:
            self.view.hint.setText(self._hint())
            self._show_chosen()
        if self._presenter.chosen != chosen or seen.people != before:
            self._show_chosen()
            self._focus_code()

    def _focus_code(self) -> None:
        """Whoever is chosen types at once."""
        if self._shown and self._presenter.chosen is not None:
            self.view.pad.setFocus()

    def _show_people(self) -> None:
        people = [each.operator for each in self._presenter.people]
        self.view.show_people([(each.id, each.name, function_of(each)) for each in people])

    def _show_papers(self) -> None:
        """A paper that was cut short is not forgotten by whoever comes next (F33)."""
        count = self._presenter.papers
        words = translate(
            "Login", "Papiers à confirmer : {count}. La page Impressions demande s’ils sont sortis."
        )
        self.view.papers.say(words.format(count=count) if count else "", Icon.PRINTER, "warn")

    def _show_last_act(self) -> None:
        """After a program that ended by itself: what came of the last touch (H5)."""
        last = self._presenter.last_act
        self.view.last_act.say(last_act_words(last, self._clock.now()) if last else "")

    def _leave(self) -> None:
        """What is still open is told once; the next touch shuts down all the same."""
        open_ = self._presenter.drawer_open or self._presenter.unprinted or self._unsold
        if self._asked or not open_:
            self.left.emit()
        else:
            self._ask_to_leave(asked=True)

    def _ask_to_leave(self, *, asked: bool) -> None:
        self._asked = asked
        held, words = self._presenter, []
        if held.drawer_open:
            words.append(translate("Login", "La caisse est ouverte : elle le reste."))
        if held.unprinted:
            papers = translate("Login", "Papiers qui ne sont pas sortis : {count}. Ils attendent ici.")
            words.append(papers.format(count=held.unprinted))
        if self._unsold:
            slips = translate("Login", "Bulletins en attente, non vendus : {count}. Ils seront perdus.")
            words.append(slips.format(count=self._unsold))
        words.append(translate("Login", "Touchez « Éteindre » une fois encore."))
        self.view.still_open.say(" ".join(words) if asked else "", Icon.POWER, "warn")

    def _choose(self, operator: str) -> None:
        self._ask_to_leave(asked=False)
        self._presenter.choose(operator)
        self.view.pad.take_code()
        self._show_chosen()
        self.view.pad.setFocus()

    def _show_chosen(self) -> None:
        chosen = self._presenter.chosen
        self.view.mark(chosen.id if chosen else None)
        self.view.who.setText(chosen.name if chosen else self._nobody_words())
        self.view.function.setText(self._function_line())
        self.view.pad_words.setText(self._pad_words())
        self.view.pad.setEnabled(chosen is not None and not self._presenter.needs_badge)
        self._typed()

    def _function_line(self) -> str:
        chosen = self._presenter.chosen
        if chosen is None:
            return ""
        [colleague] = [each for each in self._presenter.people if each.operator.id == chosen.id]
        if colleague.last_login is None:
            return function_of(chosen)
        seen = local(colleague.last_login)
        last = translate("Login", "dernière session le {day} à {time}")
        return f"{function_of(chosen)} · {last.format(day=f'{seen:%d/%m}', time=f'{seen:%H:%M}')}"

    def _pad_words(self) -> str:
        """What to type; in the demonstration the code itself, since nothing there is worth hiding."""
        chosen = self._presenter.chosen
        if self._presenter.needs_badge:
            return translate("Login", "Le badge d’abord, le code ensuite")
        pin = self._pins.get(chosen.id) if chosen else None
        if pin is None:
            return translate("Login", "Code personnel, 4 à 6 chiffres")
        return translate("Login", "Code de la démonstration : {pin}").format(pin=pin)

    def _typed(self) -> None:
        primary = self.view.primary
        if primary.is_busy:
            return
        if self._presenter.needs_badge:
            primary.forbid(translate("Login", "Scannez votre badge : sans lui, le code n’est pas pris."))
        elif self._presenter.chosen is None:
            primary.forbid(translate("Login", "Touchez d’abord votre nom."))
        elif not self.view.pad.is_complete:
            primary.forbid(translate("Login", "Tapez votre code : quatre chiffres au moins."))
        else:
            primary.allow()

    def _try(self) -> None:
        held = self._presenter
        if held.chosen is None or held.needs_badge or not self.view.pad.is_complete:
            return
        code = self.view.pad.take_code()
        self.view.primary.set_busy(True)
        operation = self._operations.act(self, lambda: self._presenter.try_code(code))
        operation.always(self._not_busy).success(self._answered).refused(self._refused).run()

    def _not_busy(self) -> None:
        self.view.primary.set_busy(False)
        self._typed()

    def _answered(self, answer: LoggedIn) -> None:
        if answer.right:
            self._presenter.enter()
            self.entered.emit()
            return
        if answer.locked_until is not None:
            self._say_locked(f"{local(answer.locked_until):%H:%M}")
            return
        words = translate("Login", "Code faux. Encore %n essai(s) avant le blocage.", None, answer.tries_left)
        self.view.say_why(words, Icon.TRIANGLE_ALERT, "bad")
        self.view.pad.setFocus()

    def _refused(self, refusal: Refused) -> None:
        if refusal.code is Code.PIN_LOCKED:
            self._say_locked(f"{local(refusal.details['until']):%H:%M}")  # type: ignore[arg-type]
        elif refusal.code is Code.BADGE_LOCKED:
            self._sounds.play(Sound.BAD_SCAN)
            words = locked_badges_words(refusal.details["until"])  # type: ignore[arg-type]
            self.view.say_why(words, Icon.LOCK, "bad")
        elif refusal.code is Code.BADGE_NEEDED:
            self._presenter.forget_badge()
            self._show_chosen()
            words = translate("Login", "Scannez le badge de nouveau : il attend le code une minute.")
            self.view.say_why(words, Icon.SCAN_BARCODE, "bad")
        else:
            self._operations.report(refusal)

    def _say_locked(self, time: str) -> None:
        words = translate("Login", "Trois codes faux : accès bloqué jusqu’à {time}.").format(time=time)
        self.view.say_why(words, Icon.LOCK, "bad")

    def _nobody_words(self) -> str:
        if self._presenter.needs_badge:
            return translate("Login", "Scannez votre badge")
        return translate("Login", "Touchez votre nom")

    def _hint(self) -> str:
        if self._pins:
            return translate("Login", "Touchez un nom : son code s’affiche, car rien n’est réel ici.")
        return {
            BadgeUse.OFF: translate("Login", "Touchez votre nom, puis tapez votre code personnel."),
            BadgeUse.CHOOSES: translate(
                "Login", "Scannez votre badge ou touchez votre nom, puis votre code."
            ),
            BadgeUse.REQUIRED: translate("Login", "Scannez votre badge, puis tapez votre code personnel."),
        }[self._presenter.badge]

    def _set_words(self) -> None:
        view = self.view
        view.title.setText(translate("Login", "Bonjour. Qui ouvre le guichet ?"))
        view.hint.setText(self._hint())
        view.primary.setText(translate("Login", "Ouvrir la session"))
        view.primary.set_icon(Icon.LOG_IN)
        view.language.setText(translate("Login", "English"))
        view.scheme.setText(translate("Login", "Clair ou sombre"))
        view.leave.setText(translate("Login", "Éteindre"))
        self._ask_to_leave(asked=self._asked)
        view.guide.setText(translate("Login", "Prise en main"))
        self._show_people()
        self._show_papers()
        self._show_last_act()
        self._show_chosen()
