"""What the screens' widgets hold, without Qt."""
