"""The page where people's data is shown to them, put right, opposed and let go of (HOUSE H9, art. 11.4)."""
