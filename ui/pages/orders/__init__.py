"""Gains by transfer and by cheque on their way to their winners."""
