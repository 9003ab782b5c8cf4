"""Documents as A4 pages."""

from hardware.pdf.a4 import lay_out

__all__ = ["lay_out"]
