"""Papers of the tournament in hand, printed or kept as PDFs."""
