"""The rules of a tournament, typed on a form."""
