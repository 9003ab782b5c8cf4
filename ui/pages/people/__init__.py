"""The page of operators: taken on, changed, given a new code, let go (HOUSE H2)."""
