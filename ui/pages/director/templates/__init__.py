"""The house's templates: tournaments, levels and payout tables, and files of them."""
