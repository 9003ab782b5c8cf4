"""Files of the temporary staff of the tournament in hand."""
