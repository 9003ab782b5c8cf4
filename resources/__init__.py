"""What the product ships that is not code: fonts, icons, words, offers, templates."""
