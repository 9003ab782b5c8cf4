"""Printers, drawers and scanners: bytes, deadlines and paper."""
