"""The tools of the room, of which one may be at work."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from ui.context import PageContext
from ui.pages.room.presenter import RoomPresenter
from ui.pages.room.tools.absent import AbsentTool
from ui.pages.room.tools.announcing import AnnounceTool
from ui.pages.room.tools.by_hand import ByHandTool
from ui.pages.room.tools.closing import CloseSessionTool
from ui.pages.room.tools.counting import CountTool
from ui.pages.room.tools.expelling import ExpelTool
from ui.pages.room.tools.overriding import OverrideTool
from ui.pages.room.tools.proof import ProofTool
from ui.pages.room.tools.race import RaceTool
from ui.pages.room.tools.ruling import RulingTool
from ui.pages.room.tools.sheets import SheetsTool
from ui.pages.room.tools.sure import SureTool
from ui.pages.room.tools.tool import Outcome, Tool
from ui.pages.room.view import RoomView
from ui.sounds import Sound
from ui.tournament.acting import Acting, Work


class Toolbox(QObject):
    """`opened`: show another tool, or none. `changed`: its main action says something else."""

    opened = Signal()
    changed = Signal()

    def __init__(
        self, presenter: RoomPresenter, view: RoomView, acting: Acting, context: PageContext
    ) -> None:
        super().__init__(view)
        self._presenter, self._acting, self._sounds = presenter, acting, context.sounds
        self.active: Tool | None = None
        self.count = CountTool(presenter, view.table, view)
        self.race = RaceTool(presenter, view)
        self.by_hand = ByHandTool(presenter, view)
        self.announce = AnnounceTool(presenter, view)
        self.proof = ProofTool(presenter, context.filing, view)
        self.sheets = SheetsTool(presenter, view)
        self.closing = CloseSessionTool(presenter, view)
        self.ruling = RulingTool(presenter, view)
        self.expel = ExpelTool(presenter, view)
        self.absent = AbsentTool(presenter, view)
        self.override = OverrideTool(presenter, view)
        self.sure = SureTool(presenter, view)
        for tool in (
            self.count, self.race, self.by_hand, self.announce, self.proof, self.sheets, self.closing,
            self.ruling, self.expel, self.absent, self.override, self.sure,
        ):  # fmt: skip
            view.add_leaves(tool.leaf, tool.panel)
            tool.changed.connect(self.changed)
            tool.entered.connect(view.primary.click)
            tool.asked.connect(self._run)
        for button, tool in (
            (view.count, self.count),
            (view.race, self.race),
            (view.gather_by_hand, self.by_hand),
            (view.close_session, self.closing),
            (view.ruling, self.ruling),
            (view.hand.expel, self.expel),
            (view.hand.absent, self.absent),
            (view.moves.ruling, self.ruling),
            (view.moves.by_hand, self.by_hand),
            (view.moves.announce, self.announce),
            (view.moves.proof, self.proof),
            (view.moves.sheets, self.sheets),
        ):
            button.clicked.connect(lambda _checked=False, tool=tool: self.open(tool))

    def open(self, tool: Tool) -> None:
        self.active = tool
        tool.begin()
        self.opened.emit()
        tool.take_focus()

    def close(self) -> None:
        self.forget()
        self.active = None
        self._presenter.marked = ()

    def forget(self) -> None:
        """The page is left: what is secret in the tool goes with it."""
        if self.active is not None:
            self.active.forget()

    def look_again(self) -> None:
        """The room has changed: the tool shows it, or ends where it makes no sense any more."""
        if self.active is not None and not self.active.makes_sense():
            self.close()
        elif self.active is not None:
            self.active.show()

    def confirm(self) -> None:
        """The main action: an act, or a step on."""
        work = self.active.confirm() if self.active is not None else None
        if work is not None:
            self._run(work)
            return
        if self.active is not None and not self.active.makes_sense():
            self.close()
        self.opened.emit()

    @Slot(object)
    def _run(self, work: Work) -> None:
        """What a tool asks of the house; the answer goes back to it."""
        tool = self.active
        if tool is None:
            return

        def done(answer: object) -> None:
            outcome = tool.done(answer)
            if outcome is not Outcome.FAILED:
                self._sounds.play(Sound.DONE)
            if outcome is Outcome.OVER and self.active is tool:
                self.close()
            self.opened.emit()

        self._acting.run(work, done)
