"""Who waits for a place, and who has not paid the place that he holds."""
