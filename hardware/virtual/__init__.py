"""A printer made of pixels: a strict renderer of ESC/POS and the transport in front of it."""

from hardware.virtual.commands import PaperError
from hardware.virtual.mechanism import Sheet
from hardware.virtual.papers import Label, Paper
from hardware.virtual.printer import NO_FAULTS, Faults, VirtualPrinter
from hardware.virtual.renderer import Renderer

__all__ = ["NO_FAULTS", "Faults", "Label", "Paper", "PaperError", "Renderer", "Sheet", "VirtualPrinter"]
