"""The page where printer, scanner and drawer are set up, and tried."""
