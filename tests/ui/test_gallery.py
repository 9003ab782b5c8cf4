"""Every control, in every state, can be touched, read and reached (HOUSE H7, F58)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from ui.gallery import LEAVES, gallery
from ui.inspection import Kind, inspect
from ui.theme import Theme, sized
from ui.theme.layouts import row
from ui.widgets import Text
from ui.words import Language, Words


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [(1024, 768), (1366, 768), (1920, 1080)], ids=str)
def test_every_leaf_is_sound(
    size: tuple[int, int],
    dark: bool,
    language: Language,
    theme: Theme,
    words: Words,
    assert_page_is_sound: Callable[[QWidget], None],
) -> None:
    theme.set_dark(dark)
    words.speak(language)
    window = gallery()
    window.resize(*size)
    window.demo.say(
        "Démonstration",
        "Rien n’est réel : ni argent, ni joueurs, ni paris. Chaque papier porte « sans valeur ».",
        "Passer au vrai guichet",
        "Rien n’est réel, aucun papier n’a de valeur.",
    )
    for key in LEAVES:
        window.open(key)
        assert_page_is_sound(window)


def shown(widget: QWidget, width: int, height: int) -> QWidget:
    window = QWidget()
    window.resize(300, 200)
    widget.setParent(window)
    widget.setGeometry(10, 10, width, height)
    window.show()
    return window


def kinds(window: QWidget) -> set[Kind]:
    return {finding.kind for finding in inspect(window)}


def test_the_walk_finds_a_small_target() -> None:
    assert Kind.SMALL_TARGET in kinds(shown(QPushButton("Encaisser"), 120, 40))
    assert Kind.SMALL_TARGET not in kinds(shown(QPushButton("Encaisser"), 120, 48))


def test_the_walk_judges_words_said_a_moment_ago_where_they_will_stand(qapp: QApplication) -> None:
    window = QWidget()
    figures = Text("0,00 €", "body", window)
    line = row(window)
    line.addWidget(figures)
    line.addStretch(1)
    window.resize(400, 60)
    window.show()
    qapp.processEvents()
    figures.setText("100,00 € sur 15 000 €")
    assert not inspect(window)


def test_the_walk_finds_words_that_are_cut_off() -> None:
    assert Kind.CUT in kinds(shown(QLabel("Encaisser 15,00 €"), 40, 30))


def test_the_walk_finds_words_that_are_too_faint() -> None:
    label = QLabel("Presque rien")
    label.setStyleSheet("color: #D2D9E0")
    assert Kind.CONTRAST in kinds(shown(label, 200, 30))


def test_the_walk_finds_what_lies_outside() -> None:
    window = shown(QPushButton("Payer"), 120, 60)
    window.findChildren(QPushButton)[0].move(250, 10)
    assert Kind.OUTSIDE in kinds(window)


def test_the_walk_finds_two_targets_in_one_place() -> None:
    window = shown(QPushButton("Payer"), 120, 60)
    other = sized(QPushButton("Annuler", window), width=100, height=60)
    other.move(60, 20)
    other.show()
    assert Kind.OVERLAP in kinds(window)


def test_the_walk_finds_a_button_without_a_name() -> None:
    assert Kind.NAMELESS in kinds(shown(QPushButton(), 60, 60))
