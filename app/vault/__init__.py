"""What must not lie in the store: keys, the PINs' pepper, the last head (HOUSE H4)."""
