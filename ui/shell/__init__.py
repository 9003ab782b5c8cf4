"""The frame around every page: window, strip, rail, bars, layouts of pages."""

from ui.shell.page import Page
from ui.shell.strip import DeviceState, DeviceTone, OperatorState, StripState
from ui.shell.window import ShellWindow
from ui.shell.work_page import WorkPage

__all__ = ["DeviceState", "DeviceTone", "OperatorState", "Page", "ShellWindow", "StripState", "WorkPage"]
