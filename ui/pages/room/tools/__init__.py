"""The rarer acts of the room: each takes content and panel for a while, with one main action."""
