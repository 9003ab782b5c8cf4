"""Documents laid out for rolls of 58 and 80 mm, as bytes of ESC/POS."""

from hardware.receipts.layout import check_fits, lay_out
from hardware.receipts.roll import kick

__all__ = ["check_fits", "kick", "lay_out"]
