"""Every page of the registry, measured as a finger and an eye would: both small sizes, both languages,
in a house with an open drawer, tickets sold and one of them paid. Each scheme is walked by itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from PySide6.QtWidgets import QApplication

from app.config import Places
from app.station import demo_parts
from ui.application import open_screens
from ui.demo_day import DemoDay
from ui.inspection import Kind, inspect
from ui.theme import Theme
from ui.tour import Tour
from ui.words import Language

_SMALL = ((1024, 768), (1366, 768))


def walk(application: QApplication, folder: Path, *, dark: bool) -> Mapping[str, Sequence[str]]:
    """What is wrong with each page in one scheme; all of them are walked once, in one house."""
    Theme.install(application)
    screens = open_screens(demo_parts(Places(folder / "data", folder / "keys")))
    found: dict[str, list[str]] = {}
    try:
        screens.window.resize(1366, 768)
        screens.window.show()
        DemoDay(screens, folder, lambda _: None).live_afternoon()
        for spec, look in Tour(screens).walk(_SMALL, schemes=(dark,)):
            wrong = [each for each in inspect(screens.window) if each.kind is not Kind.ELIDED]
            found.setdefault(spec.key, []).extend(f"{look.name}: {each}" for each in wrong)
    finally:
        # The words are the application's, which the tests that follow share.
        screens.words.speak(Language.FRENCH)
        screens.close()
        screens.operations.close()
        screens.window.deleteLater()
    return found
