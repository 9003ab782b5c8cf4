"""The drawer: opened with a float, watched, counted, closed; and the day after it (HOUSE H3, H4)."""
