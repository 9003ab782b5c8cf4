"""The director's page: tournaments made, changed, put off, called off; their legal calendar."""
