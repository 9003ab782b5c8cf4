"""The house's own rules: people and their rights, cash, the seal (HOUSE H2 to H4)."""
