"""Registration of players: form, verifications, payment, near matches (POKER P3)."""
