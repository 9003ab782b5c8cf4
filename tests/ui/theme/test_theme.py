"""The theme dresses the application at once, in two schemes and two sizes."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFont, QFontInfo, QPalette
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ui.theme import Theme, Weight, column, current_theme, rescale, respaced, sized
from ui.widgets import Button, Text


def test_there_is_one_theme_and_it_is_the_application_s(qapp: QApplication, theme: Theme) -> None:
    assert current_theme() is theme
    assert Theme.install(qapp) is theme


def test_words_are_set_in_inter_with_figures_of_one_width(theme: Theme) -> None:
    assert QFontInfo(theme.font(15)).family() == "Inter"
    assert theme.font(15).featureValue(QFont.Tag("tnum")) == 1
    assert theme.font(76, Weight.AMOUNT, tabular=False).featureValue(QFont.Tag("tnum")) == 0


def test_the_clock_s_typeface_is_there(theme: Theme) -> None:
    assert QFontInfo(theme.fonts.display(124)).family() == "Inter Display"


def test_dark_reaches_the_palette_and_widgets_that_are_open(theme: Theme, qtbot: QtBot) -> None:
    label = Text("Mise jouée", "quiet")
    qtbot.addWidget(label)
    label.show()
    light = label.palette().color(QPalette.ColorRole.WindowText).name()
    theme.set_dark(True)
    assert QApplication.palette().color(QPalette.ColorRole.Window).name() == "#0f151b"
    assert light == "#435160"
    assert label.palette().color(QPalette.ColorRole.WindowText).name() == "#b9c5d1"


def test_however_deep_a_widget_lies_a_change_dresses_it_as_often(theme: Theme, qtbot: QtBot) -> None:
    """Once as the old colours go, once as the new ones come."""
    outer = innermost = QWidget()
    qtbot.addWidget(outer)
    for _ in range(8):
        innermost = QWidget(innermost)
    outer.show()
    told = Dressings()
    for widget in (outer, innermost):
        widget.installEventFilter(told)
    theme.set_dark(True)
    assert (told.of.count(outer), told.of.count(innermost)) == (2, 2)


class Dressings(QObject):
    """Hears which widget is dressed."""

    def __init__(self) -> None:
        super().__init__()
        self.of: list[QObject] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.StyleChange:
            self.of.append(watched)
        return False


def test_from_1600_wide_everything_is_a_quarter_larger(theme: Theme) -> None:
    theme.fit_to_width(1600)
    assert theme.px(48) == 60
    assert theme.font(16).pixelSize() == 20
    theme.fit_to_width(1599)
    assert theme.px(48) == 48


def test_a_wide_window_that_is_low_keeps_its_pages_whole(theme: Theme) -> None:
    theme.fit_to_width(1600, 900)
    assert theme.px(48) == 48


def test_sizes_and_spaces_follow_a_change_of_scale(theme: Theme, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    lines = column(window, gap=8, margins=16)
    inner = sized(QWidget(window), width=100, height=56)
    lines.addWidget(inner)
    theme.fit_to_width(1920)
    rescale(window, theme.px)
    assert (inner.width(), inner.height()) == (125, 70)
    assert lines.spacing() == 10
    assert lines.contentsMargins().left() == 20
    respaced(lines, gap=4, margins=12)
    assert lines.spacing() == 5


def test_a_button_grows_with_the_scale(theme: Theme, qtbot: QtBot) -> None:
    button = Button("Imprimer")
    qtbot.addWidget(button)
    small = button.sizeHint()
    theme.fit_to_width(1920)
    assert button.sizeHint().height() == 60
    assert button.sizeHint().width() > small.width()
