"""What the rules need from outside, as Protocols: nothing here does anything."""
