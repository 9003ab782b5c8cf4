"""Which floor chief watches which tables of the tournament in hand."""
