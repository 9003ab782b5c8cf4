"""Setting devices up, without Qt: what is there, what is chosen, what came out, what was right (H6)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Final

from app.domain.errors import KnownError
from app.ports.device_setup import DeviceSettings, DeviceSetup, Found, FoundPrinter, Model
from app.ports.devices import BadScan, Scan
from app.ports.printing import Trouble
from app.services.devices import DevicesSetUp, SetUpDevices, ensure_code_fits, set_up_devices
from ui.desk import Desk

TEST_CODE: Final = "012345678901234567890123"
"""The bar code of the test page."""
_MAY_HAVE_COME_OUT: Final = {"", Trouble.NOT_CONFIRMED, Trouble.SILENT, Trouble.STOPPED_READING}


class Right(StrEnum):
    """What somebody looks for on the test page."""

    ACCENTS = "accents"
    BAR_CODE = "bar_code"
    CUT = "cut"
    DRAWER = "drawer"


class Stage(StrEnum):
    CHOOSE = "choose"
    LOOK = "look"
    KEPT = "kept"


class DevicesPresenter:
    """One station's printer and scanner."""

    def __init__(self, desk: Desk, setup: DeviceSetup) -> None:
        self._desk, self._setup = desk, setup
        self.choice = self._known = DeviceSettings("", "")
        self.printers: tuple[FoundPrinter, ...] = ()
        self.found = Found((), ())
        self.models: Sequence[Model] = setup.models()
        self.stage = Stage.CHOOSE
        self.trouble = ""
        self.right: set[Right] = set()
        self.heard: Scan | BadScan | None = None

    def load(self) -> tuple[DeviceSettings, Found]:
        """What is set and what is there. Takes seconds."""
        return self._setup.settings(), self._setup.find()

    def show(self, loaded: tuple[DeviceSettings, Found]) -> None:
        self.choice, self.found = loaded
        self._known = self.choice
        self.printers = self.found.printers
        self.stage, self.trouble, self.right = Stage.CHOOSE, "", set()
        if self.choice.printer:
            self._offer(self.choice.printer)

    # -- choosing -----------------------------------------------------------------------------

    def use(self, way: str) -> None:
        self._change(replace(self.choice, printer=way))

    def use_address(self, typed: str) -> bool:
        """A printer on the network; False for what is no address."""
        host = typed.strip()
        bare, _, port = host.partition(":")
        if not bare or " " in host or (port and not port.isdecimal()):
            return False
        self.use(f"network:{bare}:{port or 9100}")
        self._offer(self.choice.printer)
        return True

    def use_model(self, name: str) -> None:
        self._change(replace(self.choice, profile=name, dots=0))

    def use_dots(self, dots: int) -> None:
        """The dots of a line where the model's own are wrong; 0 for the model's own."""
        self._change(replace(self.choice, dots=dots))

    def use_scanner(self, port: str) -> None:
        self.choice = replace(self.choice, scanner=port)

    @property
    def model(self) -> Model | None:
        return next((each for each in self.models if each.name == self.choice.profile), None)

    def _change(self, choice: DeviceSettings) -> None:
        if choice != self.choice:
            self.choice, self.stage, self.trouble, self.right = choice, Stage.CHOOSE, "", set()

    def _offer(self, way: str) -> None:
        if way not in [each.way for each in self.printers]:
            self.printers = (*self.printers, FoundPrinter(way, ""))

    # -- trying -------------------------------------------------------------------------------

    def try_out(self) -> Callable[[], str]:
        """Print the test page; what to run, which answers a `Trouble` or nothing.

        Refuses a paper that a ticket's code doesn't fit before anything is printed (F41).
        """
        choice, setup, check = self.choice, self._setup, self._keeping()

        def work() -> str:
            check.ensure_fits()
            return setup.print_test(choice)

        return work

    def tried(self, trouble: str) -> None:
        self.trouble = trouble
        self.stage = Stage.LOOK if trouble in _MAY_HAVE_COME_OUT else Stage.CHOOSE

    def mark(self, right: Right, *, is_right: bool) -> None:
        if is_right:
            self.right.add(right)
        else:
            self.right.discard(right)

    def hear(self, scan: Scan | BadScan) -> None:
        """A scan while this page is open is looked at, and opens nothing."""
        self.heard = scan
        if isinstance(scan, Scan) and scan.manner is not None:
            self.choice = replace(self.choice, learned=scan.manner)
        if self.stage is Stage.LOOK and isinstance(scan, Scan) and scan.code == TEST_CODE:
            self.right.add(Right.BAR_CODE)

    @property
    def wrong(self) -> Sequence[Right]:
        return [each for each in Right if each not in self.right]

    def keep(self) -> Callable[[], DevicesSetUp]:
        """Journal and remember the choice; what to run."""
        choice = replace(self.choice, drawer=Right.DRAWER in self.right)
        answers = tuple(each.value for each in sorted(self.right)), tuple(each.value for each in self.wrong)
        return self._keeping(choice, answers).run

    def keep_scanner(self) -> Callable[[], DevicesSetUp]:
        """Journal and remember the scanner alone; the printer stays as it was set; what to run."""
        choice = self.choice
        return self._keeping(replace(self._known, scanner=choice.scanner, learned=choice.learned)).run

    @property
    def scanner_changed(self) -> bool:
        """Whether another port was chosen, or a scan has told something new."""
        before, now = self._known, self.choice
        return (before.scanner, before.learned) != (now.scanner, now.learned)

    def kept(self) -> None:
        self.stage, self._known = Stage.KEPT, self._setup.settings()

    def _keeping(
        self,
        choice: DeviceSettings | None = None,
        answers: tuple[tuple[str, ...], tuple[str, ...]] = ((), ()),
    ) -> _Keeping:
        return _Keeping(self._desk, self._setup, choice or self.choice, answers)


class _Keeping:
    """One intention to keep a choice."""

    def __init__(
        self,
        desk: Desk,
        setup: DeviceSetup,
        choice: DeviceSettings,
        answers: tuple[tuple[str, ...], tuple[str, ...]],
    ) -> None:
        self._house, self._origin, self._setup = desk.house, desk.origin(), setup
        self._choice, self._answers = choice, answers

    def ensure_fits(self) -> None:
        """Raises Refused(paper_too_narrow) and KnownError for what there is not."""
        ensure_code_fits(self._command())

    def run(self) -> DevicesSetUp:
        done = set_up_devices(self._house, self._origin, self._command())
        self._setup.keep(self._choice)
        return done

    def _command(self) -> SetUpDevices:
        choice, (right, wrong) = self._choice, self._answers
        model = next((each for each in self._setup.models() if each.name == choice.profile), None)
        if model is None:
            raise KnownError("profile_unknown", wanted=choice.profile)
        return SetUpDevices(
            printer=choice.printer,
            profile=choice.profile,
            paper_mm=model.paper_mm,
            module=self._setup.module_of(choice),
            drawer=choice.drawer,
            scanner=choice.scanner,
            right=right,
            wrong=wrong,
            learned=choice.learned,
        )
