"""Days at the house as files, played through the services: an adapter like the screens."""
