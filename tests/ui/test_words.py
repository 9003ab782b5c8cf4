"""Every word is said in both languages, and switched while the screens are open."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

import ui
from ui.widgets import PrimaryButton, QuickCash
from ui.words import Language, Message, Words, read_catalogue, rich, translate

ROOM = Path(ui.__file__).parent
MARKED = ("translate", "mark")


def calls() -> Iterator[tuple[Path, ast.Call]]:
    for file in sorted(ROOM.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MARKED:
                yield file, node


def said() -> set[tuple[str, str]]:
    found = set()
    for _, call in calls():
        context, source = (argument.value for argument in call.args[:2] if isinstance(argument, ast.Constant))
        found.add((str(context), str(source)))
    return found


def test_words_are_literals_so_that_they_can_be_found() -> None:
    for file, call in calls():
        assert all(isinstance(argument, ast.Constant) for argument in call.args[:2]), f"{file}:{call.lineno}"


def test_every_word_has_its_english() -> None:
    english = read_catalogue(Language.ENGLISH)
    assert said() - set(english) == set()


def test_no_translation_is_left_of_a_word_that_is_gone() -> None:
    assert set(read_catalogue(Language.ENGLISH)) - said() == set()


def test_counted_words_have_their_french_plural() -> None:
    counted = {key for key in said() if "%n" in key[1]}
    french = read_catalogue(Language.FRENCH)
    assert counted == set(french)
    assert all(len(message.forms) == 2 for message in french.values())


def test_nobody_shouts_and_no_button_says_ok() -> None:
    for _, source in said():
        assert "!" not in source
        assert source not in {"OK", "Oui", "Erreur"}


def test_a_switch_reaches_widgets_that_are_open(words: Words, qtbot: QtBot) -> None:
    cash = QuickCash([])
    qtbot.addWidget(cash)
    exact = cash.findChild(type(cash._exact))
    assert exact is not None
    assert exact.text() == "Appoint"
    words.speak(Language.ENGLISH)
    qtbot.waitUntil(lambda: exact.text() == "Exact")
    words.speak(Language.FRENCH)
    qtbot.waitUntil(lambda: exact.text() == "Appoint")


def test_a_word_without_translation_is_said_in_french(words: Words) -> None:
    words.speak(Language.ENGLISH)
    assert translate("Nowhere", "Encaisser") == "Encaisser"
    assert translate("Buttons", "Enregistrement…") == "Saving…"


@pytest.mark.parametrize(("language", "singular"), [(Language.FRENCH, {0, 1}), (Language.ENGLISH, {1})])
def test_zero_is_singular_in_french_alone(language: Language, singular: set[int]) -> None:
    message = Message(("one", "many"))
    assert {count for count in range(5) if message.for_count(count, language) == "one"} == singular


def test_data_in_a_rich_sentence_is_never_markup() -> None:
    sentence = rich("Comptez {amount} à <i>{name}</i>.", amount="5 €", name="<b>O'Hara & fils</b>")
    assert "&lt;b&gt;O&#x27;Hara &amp; fils&lt;/b&gt;" in sentence
    assert "&lt;i&gt;" in sentence


def test_a_busy_button_says_so_in_the_present_language(words: Words, qtbot: QtBot) -> None:
    button = PrimaryButton("Encaisser")
    qtbot.addWidget(button)
    button.set_busy(True)
    words.speak(Language.ENGLISH)
    assert [run.text for run in button.runs()][-1] == "Saving…"
