"""The room page after an elimination: what is computed for it and the whole window painted."""

from __future__ import annotations

import os
from collections.abc import Callable
from itertools import cycle

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from app.demo.founding import ESTABLISHMENT, POINT_OF_SALE, STATION
from app.services.house import House
from app.services.poker.room_view import RoomView as Room
from ui.application import make_application
from ui.desk import Desk
from ui.pages.room.main_key import primary_of
from ui.pages.room.presenter import RoomPresenter
from ui.pages.room.showing import RoomShowing
from ui.pages.room.view import RoomView

WINDOW = (1270, 712)


def repainting(house: House, before: Room, after: Room) -> Callable[[], None]:
    """Shows the two rooms in turn, as after an elimination and its undo, and paints every pixel."""
    application = make_application(["guichet"])
    presenter = RoomPresenter(Desk(house, STATION, ESTABLISHMENT, POINT_OF_SALE))
    view = RoomView()
    showing = RoomShowing(presenter, view)
    view.resize(*WINDOW)
    view.show()
    rooms = cycle((before, after))

    def repaint() -> None:
        presenter.show(next(rooms))
        view.show_leaves(showing.show())
        primary_of(presenter).show_on(view.primary)
        showing.show_actions(busy=False)
        view.repaint()
        QApplication.sendPostedEvents()
        application.processEvents()

    return repaint
