"""What the house knows and does: no Qt, no SQL, no device."""
