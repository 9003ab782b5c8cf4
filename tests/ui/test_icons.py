"""Every icon is bundled, drawn in the colour asked for, and made once."""

from __future__ import annotations

from importlib import resources

import pytest
from PySide6.QtGui import QImage

from ui.icons import Icon, IconStore
from ui.pages.registry import PAGES


def coloured(image: QImage) -> set[str]:
    opaque = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return {colour.name() for colour in opaque if colour.alpha() == 255}


@pytest.mark.parametrize("icon", list(Icon))
def test_an_icon_has_its_drawing_and_shows_in_its_colour(icon: Icon) -> None:
    image = IconStore().pixmap(icon, "#ff0000", 24).toImage()
    assert coloured(image) == {"#ff0000"}


def test_no_drawing_lies_unused_in_the_resources() -> None:
    folder = resources.files("resources") / "icons"
    drawings = {file.name for file in folder.iterdir() if file.name.endswith(".svg")}
    assert drawings == {f"{icon.value}.svg" for icon in Icon}
    assert (folder / "LICENSE").is_file()


def test_no_two_pages_share_an_icon() -> None:
    icons = [getattr(spec.make, "icon") for spec in PAGES]  # noqa: B009
    assert len(set(icons)) == len(PAGES)


def test_the_emblem_has_a_second_colour() -> None:
    image = IconStore().pixmap(Icon.GUICHET, "#ffffff", 48, accent="#0000ff").toImage()
    assert {"#ffffff", "#0000ff"} <= coloured(image)


def test_an_icon_is_drawn_once_for_each_colour_and_size() -> None:
    store = IconStore()
    first = store.pixmap(Icon.CHECK, "#000000", 20)
    assert store.pixmap(Icon.CHECK, "#000000", 20) is first
    assert store.pixmap(Icon.CHECK, "#ffffff", 20) is not first
    assert store.pixmap(Icon.CHECK, "#000000", 20, 2.0).width() == 40
