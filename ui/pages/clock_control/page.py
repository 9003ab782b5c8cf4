"""The clock page, wired."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QWidget

from app.domain.errors import Refused
from app.domain.poker.clock import ClockState, ClockView
from app.domain.poker.state import Tournament
from app.services.house import Origin
from app.services.poker.room_view import RoomView
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.clock_control.presenter import MINUTE, ClockPresenter
from ui.pages.clock_control.view import ClockView as View
from ui.pages.tournament_desk.phrases import tournament_line
from ui.second.clock_board import level_heading
from ui.second.clock_screen import LOOKS_EVERY_MS, ClockScreen
from ui.tournament.reader import RoomReader
from ui.tournament.words import blinds_words, chips, minutes_text
from ui.widgets import TagKind
from ui.words import translate


class ClockControlPage(QObject):
    """One touch for each act; the screen on the wall is opened and put away here."""

    key = "clock_control"
    icon = Icon.TIMER

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self._operations = context.operations
        self._presenter = ClockPresenter(context.desk)
        self._busy = False
        self.view = view = View()
        self.wall = ClockScreen(context)
        self._reader = RoomReader(context, self)
        self._reader.loaded.connect(self._loaded)
        self._reader.nothing.connect(self._nothing)
        self._timer = QTimer(view)
        self._timer.setInterval(LOOKS_EVERY_MS)
        self._timer.timeout.connect(self._tick)
        view.words_asked.connect(self._set_words)
        view.confirmed.connect(view.primary.click)
        view.primary.clicked.connect(self._turn)
        view.minus.clicked.connect(self._less)
        view.plus.clicked.connect(self._more)
        view.previous.clicked.connect(self._previous)
        view.next.clicked.connect(self._next)
        view.show_wall.clicked.connect(self._turn_wall)
        view.refusal.left.connect(self._show)
        view.escaped.connect(self._show)
        view.head.other.clicked.connect(self._turn_picker)
        view.picker.chosen.connect(self._pick)
        self.wall.place_changed.connect(self._show_wall)
        self._set_words()
        self.wall.come_back()

    # -- the port `Page` ---------------------------------------------------------------------

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("ClockControl", "Horloge")

    def on_show(self) -> None:
        self._reader.start()
        self._timer.start()
        origin = self._context.desk.origin()
        read = self._operations.read(self, lambda: self._presenter.load_known(origin))
        read.success(self._know).run()

    def on_hide(self) -> None:
        self._reader.stop()
        self._timer.stop()
        self.view.refusal.clear()

    # -- what is shown -----------------------------------------------------------------------

    @Slot(object)
    def _loaded(self, room: RoomView) -> None:
        before = self._presenter.view
        if before is not None and before.state.tournament != room.state.tournament:
            self.view.refusal.clear()
        self._presenter.view = room
        if self.view.is_picking:
            self._show_keys()
        else:
            self._show()

    def _know(self, known: Sequence[Tournament]) -> None:
        self._presenter.known = known
        self._show_head()

    @Slot()
    def _nothing(self) -> None:
        self._presenter.view = None
        self._show()

    @Slot()
    def _tick(self) -> None:
        if self._presenter.is_on:
            self._show_time()

    @Slot()
    def _show(self) -> None:
        view, presenter = self.view, self._presenter
        view.show_clock(is_on=presenter.is_on)
        for fact in view.facts:
            fact.setVisible(presenter.is_on)
        self._show_head()
        if presenter.is_on:
            self._show_time()
        self._show_keys()

    def _show_head(self) -> None:
        """Which tournament's clock this is, where there are several."""
        head, presenter = self.view.head, self._presenter
        several = presenter.view is not None and len(presenter.known) > 1
        if presenter.view is not None and several:
            head.say(presenter.state.terms.name, tournament_line(presenter.state))
            head.offer_others(presenter.known)
        head.setVisible(several)

    def _show_time(self) -> None:
        view, state, clock = self.view, self._presenter.state, self._presenter.clock()
        overtime = f"+{minutes_text(clock.overtime)}"
        view.time.setText(overtime if clock.overtime else minutes_text(clock.seconds_left))
        view.level.setText(level_heading(state, clock))
        view.blinds.setText(blinds_words(state.terms.levels[clock.level - 1]))
        self._show_state(clock)
        view.levels.show_levels(self._presenter.lines())
        following = translate("ClockControl", "Aucune")
        facts = (
            (translate("ClockControl", "Joueurs"), f"{state.in_play} / {state.entries}"),
            (translate("ClockControl", "Tapis moyen"), chips(state.average)),
            (translate("ClockControl", "Jetons en jeu"), chips(state.chips_in_play)),
            (
                translate("ClockControl", "Prochaine pause"),
                following if clock.next_break_in is None else minutes_text(clock.next_break_in),
            ),
        )
        for row, (label, value) in zip(view.facts, facts, strict=True):
            row.set_label(label)
            row.set_value(value)

    def _show_state(self, clock: ClockView) -> None:
        states: dict[ClockState, tuple[str, TagKind, Icon]] = {
            ClockState.PAUSED: (translate("ClockControl", "Arrêtée"), "warn", Icon.PAUSE),
            ClockState.BREAK: (translate("ClockControl", "Pause en cours"), "warn", Icon.COFFEE),
            ClockState.RUNNING: (translate("ClockControl", "En marche"), "good", Icon.PLAY),
        }
        if clock.state in states:
            self.view.state.show_state(*states[clock.state])

    def _show_keys(self) -> None:
        view, presenter = self.view, self._presenter
        ready = presenter.may_turn and not self._busy
        for key in (view.minus, view.plus):
            key.setEnabled(ready)
        view.previous.setEnabled(ready and presenter.other_level(-1) is not None)
        view.next.setEnabled(ready and presenter.other_level(1) is not None)
        still = presenter.is_on and presenter.stands_still
        words = (
            translate("ClockControl", "Reprendre")
            if still
            else translate("ClockControl", "Arrêter l’horloge")
        )
        view.primary.setText(words)
        view.primary.set_icon(Icon.PLAY if still else Icon.PAUSE)
        if view.primary.is_busy:
            return
        view.primary.allow_unless("" if presenter.may_turn else self._why_not())

    def _why_not(self) -> str:
        if not self._presenter.is_on:
            return translate("ClockControl", "Le tournoi n’est pas en cours.")
        return translate("ClockControl", "Entre deux séances : la suivante s’ouvre à la page Salle.")

    @Slot()
    def _show_wall(self) -> None:
        view, wall = self.view, self.wall
        view.wall.say(translate("ClockControl", "Horloge au mur"))
        if not wall.is_open:
            words = translate("ClockControl", "Elle n’est pas affichée.")
            view.wall_state.say(words, "pri", Icon.INFO)
        elif wall.is_on_second_screen:
            words = translate("ClockControl", "Affichée sur le second écran.")
            view.wall_state.say(words, "good", Icon.CHECK)
        else:
            words = translate(
                "ClockControl",
                "Pas de second écran : elle est dans une fenêtre, et ira sur l’écran dès qu’il est branché.",
            )
            view.wall_state.say(words, "warn", Icon.TRIANGLE_ALERT)
        view.show_wall.setText(
            translate("ClockControl", "Retirer l’horloge")
            if wall.is_open
            else translate("ClockControl", "Afficher sur le second écran")
        )
        view.show_wall.set_icon(Icon.X if wall.is_open else Icon.TIMER)

    @Slot()
    def _set_words(self) -> None:
        view = self.view
        view.minus.setText(translate("ClockControl", "1 min"))
        view.plus.setText(translate("ClockControl", "1 min"))
        view.minus.setAccessibleName(translate("ClockControl", "1 minute de moins"))
        view.plus.setAccessibleName(translate("ClockControl", "1 minute de plus"))
        view.previous.setText(translate("ClockControl", "Niveau avant"))
        view.next.setText(translate("ClockControl", "Niveau suivant"))
        view.nothing.say(
            translate("ClockControl", "L’horloge ne tourne pas"),
            translate("ClockControl", "Elle part quand le tournoi est lancé, à la page Salle."),
        )
        view.levels.say_again()
        self._show_wall()
        self._show()

    # -- touches -----------------------------------------------------------------------------

    @Slot()
    def _turn_picker(self) -> None:
        """A second touch leaves it as it is."""
        if self.view.is_picking:
            self._show()
        else:
            self.view.picker.show_tournaments(self._presenter.known, self._context.tournament.current)
            self.view.show_picker()

    @Slot(str)
    def _pick(self, tournament: str) -> None:
        self.view.show_clock(is_on=self._presenter.is_on)
        self._context.tournament.choose(tournament)

    @Slot()
    def _turn(self) -> None:
        self.view.primary.set_busy(True)
        self._act(self._presenter.turn)

    @Slot()
    def _less(self) -> None:
        self._act(lambda origin: self._presenter.adjust(origin, -MINUTE))

    @Slot()
    def _more(self) -> None:
        self._act(lambda origin: self._presenter.adjust(origin, MINUTE))

    @Slot()
    def _previous(self) -> None:
        self._go_to(self._presenter.other_level(-1))

    @Slot()
    def _next(self) -> None:
        self._go_to(self._presenter.other_level(1))

    def _go_to(self, number: int | None) -> None:
        if number is not None:
            self._act(lambda origin: self._presenter.set_level(origin, number))

    def _act(self, work: Callable[[Origin], None]) -> None:
        """Every key waits for the act before: two quick touches are two acts, one after the other."""
        if self._busy:
            return
        origin = self._context.desk.origin()
        self._busy = True
        self.view.refusal.clear()
        self._show_keys()
        self._operations.act(self, lambda: work(origin)).always(self._not_busy).refused(self._refused).run()

    def _not_busy(self) -> None:
        self._busy = False
        self.view.primary.set_busy(False)
        self._show_keys()

    def _refused(self, refusal: Refused) -> None:
        self.view.refusal.say(refusal)

    @Slot()
    def _turn_wall(self) -> None:
        if self.wall.is_open:
            self.wall.put_away()
        else:
            self.wall.open()
