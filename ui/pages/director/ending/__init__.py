"""A tournament put off, called off or stopped."""
